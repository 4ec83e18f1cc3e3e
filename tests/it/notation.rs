//! Text forms: what is written is read back, and any text at all gets an answer.

use epaminondas::game::{Evaluation, Game, Glyph, NodeId};
use epaminondas::notation::moves::{self, Form};
use epaminondas::notation::{diagram, link, position, record, rule_set, square};
use epaminondas::rules::{Outcome, Position, Preset, Reason, RuleSet, Side, Size};
use proptest::collection::vec;
use proptest::prelude::*;

/// Rule sets with every setting, on several sizes.
pub(crate) const RULES: [&str; 14] = [
    "standard",
    "quick",
    "igfip",
    "locked",
    "crossings",
    "stones",
    "boardspace",
    "abstractplay",
    "everyboard",
    "columns=5,rows=4,depth=1,crossers=locked,answer=must-cross,symmetry=rotation,no-move=draw",
    "columns=6,rows=20,depth=4,capture=head,repetition=loses,no-move=draw,stones=2,first=black",
    "columns=11,rows=8,obstructions=d4+d5+h4+h5,crossers=locked-when-answered,answer=must-cross",
    "columns=20,rows=20,obstructions=a9+t10,crossers=frozen,symmetry=front-back",
    "columns=4,rows=6,depth=1,obstructions=b3,crossers=frozen,answer=must-cross,first=black",
];

pub(crate) fn rules(text: &str) -> RuleSet {
    rule_set::read(text).expect(text)
}

/// One thing done to a game, and a number that says how.
type Deed = (u8, u32);

/// A game with variations, comments, glyphs, evaluations, clocks and endings.
fn game(start: Position, deeds: &[Deed]) -> Game {
    let mut game = Game::new(start);
    for (kind, how) in deeds {
        match kind {
            0..=9 => {
                let moves = game.legal_moves();
                if let Some(step) = moves.get(*how as usize % moves.len().max(1)) {
                    game.play(*step).expect("legal");
                }
            }
            10 => (0..how % 4).for_each(|_| _ = game.back()),
            11 => game.last(),
            12 => {
                let reasons = [Reason::Resignation, Reason::Time];
                let winner = Side::BOTH[*how as usize % 2];
                _ = game.end(Outcome::win(winner, reasons[*how as usize / 2 % 2]));
            }
            13 => _ = game.promote(game.cursor()),
            _ => note(&mut game, *kind, *how),
        }
    }
    game.tags.set("White", "Lysis \"the\" \\ Pythagorean");
    game.tags.set("Event", "Θήβαι");
    game.make_main(game.cursor()).expect("the cursor exists");
    let end = game.main_line().last().copied().unwrap_or(NodeId::START);
    game.go_to(end).expect("it is in the tree");
    game
}

fn note(game: &mut Game, kind: u8, how: u32) {
    let cursor = game.cursor();
    let notes = game.notes_mut(cursor).expect("the cursor exists");
    match kind {
        14 => {
            notes.after = format!("after {how} {{ ( [%csl a1] ; 1-0 $1 {}", "word ".repeat(how as usize % 30))
        }
        15 if cursor != NodeId::START => notes.before = format!("before {how} [ %eval 1]"),
        16 if cursor != NodeId::START => notes.glyphs.push(Glyph((how % 256) as u8)),
        17 => notes.evaluation = Some(Evaluation::Score(how as i32)),
        18 => notes.evaluation = Some(Evaluation::Win { side: Side::BOTH[how as usize % 2], plies: how / 2 }),
        _ => notes.clock_ms = Some(u64::from(how) * 1000 + u64::from(how % 2)),
    }
    notes.after = notes.after.trim_end().to_owned();
}

fn deeds(most: usize) -> impl Strategy<Value = Vec<Deed>> {
    vec((0_u8..20, any::<u32>()), 0..most)
}

fn any_rules() -> impl Strategy<Value = RuleSet> {
    prop_oneof![(0..RULES.len()).prop_map(|index| rules(RULES[index])), custom_rules()]
}

fn custom_rules() -> impl Strategy<Value = RuleSet> {
    let words = |known: &'static [&'static str]| (0..known.len()).prop_map(move |index| known[index]);
    (
        (4_u8..=20, 4_u8..=20, 1_u8..=4, 0_u8..=9),
        words(&["line", "head"]),
        words(&["free", "frozen", "locked", "locked-when-answered"]),
        words(&["balance", "must-cross"]),
        words(&["mirror", "front-back", "rotation", "off"]),
        words(&["draw", "loses", "off"]),
        words(&["loses", "draw"]),
        words(&["white", "black"]),
    )
        .prop_map(
            |((columns, rows, depth, stones), capture, crossers, answer, symmetry, again, stuck, first)| {
                let depth = depth.min((rows - 1) / 2);
                let mut made = rules(&format!(
                    "columns={columns},rows={rows},depth={depth},stones={stones},capture={capture},\
                 crossers={crossers},answer={answer},symmetry={symmetry},repetition={again},\
                 no-move={stuck},first={first}"
                ));
                if !made.faults().is_empty() {
                    made.stones = 0;
                }
                made
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_rule_set_is_read_back_as_written(rules in any_rules()) {
        let text = rule_set::write(&rules);
        prop_assert_eq!(rule_set::read(&text), Ok(rules), "{}", text);
    }

    #[test]
    fn positions_and_moves_are_read_back_as_written(rules in any_rules(), deeds in deeds(60)) {
        let game = game(Position::start(&rules).expect("playable"), &deeds);
        let now = game.position();
        let text = position::write(now);
        let read = position::read(&text, &rules);
        prop_assert_eq!(read.as_ref(), Ok(now), "{}", text);
        let joined = position::read(&text.replace(' ', "_"), &rules);
        prop_assert_eq!(joined.as_ref(), Ok(now));
        let board = diagram::write(now);
        let seen = diagram::read(&board, &rules);
        prop_assert_eq!(seen.as_ref(), Ok(now), "{}", board);
        for step in now.moves() {
            prop_assert_eq!(moves::read(&step.to_string(), now), Ok(step));
            prop_assert_eq!(moves::read(&step.to_string().replace('x', "-").to_uppercase(), now), Ok(step));
            if !step.is_stone() {
                let rear = format!("{}-{}", step.rear(), step.rear_landing());
                prop_assert_eq!(moves::read_in(Form::RearLands, &rear, now), Ok(step), "{}", rear);
                let full = format!("{},{}-{}", step.rear(), step.head(), step.target());
                prop_assert_eq!(moves::read(&full, now), Ok(step), "{}", full);
            }
        }
    }

    #[test]
    fn a_record_is_read_back_as_written(rules in any_rules(), deeds in deeds(120)) {
        let game = game(Position::start(&rules).expect("playable"), &deeds);
        let text = record::write(&game);
        let read = record::read_all(&text);
        prop_assert_eq!(read.as_deref(), Ok(&[game][..]), "{}", text);
        prop_assert_eq!(record::write(&read.expect("it was read")[0]), text);
    }

    #[test]
    fn a_record_may_begin_anywhere(rules in any_rules(), before in deeds(40), after in deeds(40)) {
        let middle = game(Position::start(&rules).expect("playable"), &before).position().clone();
        let game = game(middle, &after);
        let text = record::write(&game);
        let read = record::read_all(&text);
        prop_assert_eq!(read.as_deref(), Ok(&[game][..]), "{}", text);
    }

    #[test]
    fn a_compact_link_opens_the_line_it_was_made_of(rules in any_rules(), before in deeds(30), after in deeds(80)) {
        let start = Position::start(&rules).expect("playable");
        let middle = game(start.clone(), &before).position().clone();
        for start in [start, middle] {
            let mut game = game(start, &after);
            let text = link::write_game(&game);
            let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            prop_assert!(text.strip_prefix("g=").is_some_and(|payload| payload.chars().all(is_plain)));
            let found = link::read(&text).map(|link| link.game);
            game.last();
            let found = found.map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
            prop_assert_eq!(found.moves(), game.moves());
            prop_assert_eq!(found.start(), game.start());
            prop_assert_eq!(found.position(), game.position());
            prop_assert_eq!(found.outcome(), game.outcome());
            for tail in [".", ")", ">", ").", " "] {
                let again = link::read(&format!("{text}{tail}")).map(|link| link.game);
                prop_assert_eq!(again.as_ref(), Ok(&found));
            }
            let position = link::Link { game: Game::new(found.position().clone()), mode: None, side: None, level: None, seed: Some(7) };
            prop_assert_eq!(link::read(&link::write_position(&position)), Ok(position));
        }
    }

    #[test]
    fn a_damaged_compact_link_is_refused(deeds in deeds(60), at in any::<prop::sample::Index>(), with in "[A-Za-z0-9_-]") {
        let game = game(Position::start(&RuleSet::default()).expect("playable"), &deeds);
        let text = link::write_game(&game);
        let at = 2 + at.index(text.len() - 2);
        let mut damaged = text.clone();
        damaged.replace_range(at..=at, &with);
        prop_assert!(damaged == text || link::read(&damaged).is_err());
        damaged.truncate(at);
        prop_assert!(link::read(&damaged).is_err());
    }

    #[test]
    fn mutated_records_are_answered(deeds in deeds(40), hits in vec((any::<prop::sample::Index>(), any::<char>(), 0..3), 1..6)) {
        let game = game(Position::start(&Preset::Quick.rules()).expect("playable"), &deeds);
        let mut text: Vec<char> = record::write(&game).chars().collect();
        for (at, with, how) in hits {
            let at = at.index(text.len());
            match how {
                0 => text[at] = with,
                1 => drop(text.remove(at)),
                _ => text.insert(at, with),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(games) = record::read_all(&text) {
            let again = record::write_all(&games);
            prop_assert_eq!(record::read_all(&again).map(|games| record::write_all(&games)), Ok(again));
        }
    }

    #[test]
    fn any_text_is_answered(text in ".{0,60}", likely in "[a-tw #x0-9/*=+,!().{}$;%-]{0,60}") {
        let start = Position::start(&RuleSet::default()).expect("playable");
        for text in [&text, &likely] {
            drop(square::read(text));
            drop(moves::read(text, &start));
            drop(moves::read_in(Form::RearLands, text, &start));
            drop(position::read(text, &RuleSet::default()));
            drop(rule_set::read(text));
            drop(record::read_all(text));
            drop(link::read(text));
            drop(diagram::read(text, &RuleSet::default()));
            drop(link::read(&format!("#g={text}")));
            drop(link::read(&format!("pos={text}&m={text}")));
        }
    }
}

#[test]
fn every_size_has_its_start_and_its_text() {
    for columns in 4..=20 {
        for rows in 5..=20 {
            let rules = RuleSet { size: Size::new(columns, rows).unwrap(), ..RuleSet::default() };
            let start = Position::start(&rules).unwrap();
            assert_eq!(position::read(&position::write(&start), &RuleSet::default()), Ok(start));
        }
    }
}

#[test]
fn a_diagram_with_everything_is_read_back() {
    let rules = rules("columns=5,rows=4,depth=1,crossers=locked,answer=must-cross");
    let text =
        " 4 W b W . b\n 3 . # . . .\n 2 . b . . .\n 1 B . w . w\n   a b c d e\nblack to move, must cross\n";
    let read = diagram::read(text, &rules).unwrap();
    assert_eq!(position::write(&read), "WbW1b/1#3/1b3/B1w1w b ! 0");
    assert_eq!(diagram::write(&read), text);
}

#[test]
fn a_faulty_diagram_is_answered_with_the_place() {
    let fault = |text: &str| diagram::read(text, &RuleSet::default()).expect_err(text).to_string();
    let turn = "white to move";
    assert_eq!(fault(turn), "no diagram is written; its rows look like '12 . w b W B #'");
    assert_eq!(
        fault("4 ....\n3 ....\n2 .q..\n1 ...."),
        "unknown square content 'q' at 3:4; known are . w b W B #"
    );
    assert_eq!(fault("4 ....\n3 ....\n2 ....\n1 .... "), "no line says 'white to move' or 'black to move'");
    assert_eq!(fault("1 ....\n2 ....\n3 ....\n4 ...."), "row 1 at 1:1 should be row 4");
    assert_eq!(fault("4 ....\n3 ....\n2 ...\n1 ...."), "row at 3:1 has 3 squares, the first row has 4");
    assert_eq!(fault("1 ...."), "a board of 4 columns and 1 rows is outside 4 to 20");
    assert_eq!(fault("4 ....\nwhite moves"), "unknown line 'white moves' at 2:1");
    assert!(
        fault(&format!("4 w...\n3 ....\n2 W...\n1 ....\n{turn}")).starts_with("the diagram does not fit")
    );
}

#[test]
fn a_picture_shows_every_piece_and_turns_round() {
    let read = position::read("bb2/4/1#1w/w3 w", &RuleSet::default()).unwrap();
    let picture = |bottom| diagram::svg(&read, diagram::View { bottom, ..diagram::View::default() });
    let white = picture(Side::White);
    assert_eq!(white.matches("<circle").count(), 4);
    assert!(white.contains("<circle cx=\"0.5\" cy=\"3.5\""), "a1 is left below: {white}");
    assert!(picture(Side::Black).contains("<circle cx=\"3.5\" cy=\"0.5\""), "a1 is right above");
}
