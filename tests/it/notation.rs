//! Text forms: what is written is read back, and any text at all gets an answer.

use crate::data;
use epaminondas::game::{Evaluation, Game, Glyph, NodeId};
use epaminondas::notation::moves::{self, Form};
use epaminondas::notation::{diagram, link, position, record, rule_set, square};
use epaminondas::rules::{Outcome, Position, Preset, Reason, RuleSet, Side, Size};
use proptest::collection::vec;
use proptest::prelude::*;

/// Rule sets with every setting, on several sizes.
const RULES: [&str; 14] = [
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

fn rules(text: &str) -> RuleSet {
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

const OPENING: &str = "g1-g4 e12-g10 d2-g2 g12-g7 f2-g1 b12-e9 g1xg7 d10xg7"; // RULES §6

fn one(text: &str) -> Game {
    let games = record::read_all_as(text, Form::HeadLands).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(games.len(), 1);
    games.into_iter().next().expect("there is one")
}

fn fault(text: &str) -> String {
    record::read_all_as(text, Form::HeadLands).expect_err(text).to_string()
}

#[test]
fn a_record_is_written_exactly() {
    let mut game = Game::new(Position::start(&RuleSet::default()).unwrap());
    game.tags.set("White", "Lysis");
    for text in OPENING.split(' ') {
        game.play(moves::read(text, game.position()).unwrap()).unwrap();
    }
    let at = game.path()[3];
    let notes = game.notes_mut(at).unwrap();
    notes.after = "the whole column g".to_owned();
    notes.glyphs.push(Glyph(1));
    game.go_to(game.path()[2]).unwrap();
    game.play(moves::read("a11-a10", game.position()).unwrap()).unwrap();
    game.end(Outcome::win(Side::White, Reason::Resignation)).unwrap();
    expect_test::expect![[r#"
        [Game "Epaminondas"]
        [Rules "standard"]
        [Size "14x12"]
        [White "Lysis"]
        [Result "*"]

        1. g1-g4 e12-g10 2. d2-g2 g12-g7 $1 {the whole column g} (2... a11-a10 {[%end
        white resignation]}) 3. f2-g1 b12-e9 4. g1xg7 d10xg7 *
    "#]]
    .assert_eq(&record::write(&game));
}

#[test]
fn a_bare_list_of_moves_is_a_record() {
    let game = one(OPENING);
    assert_eq!(game.ply(), 8);
    assert_eq!(one("1.g1–g4!? E12 - G10 2. d2-g2?? ; a remark\n g12 — G7").here().ply(), 4);
}

#[test]
fn several_games_stand_in_one_file() {
    let two = format!(
        "{OPENING} * {{still the first}} a1-a3 a12-a10 1/2-1/2\n[Rules \"quick\"]\n[White \"x\"] c1-f4"
    );
    let games = record::read_all_as(&two, Form::HeadLands).unwrap();
    assert_eq!(games.iter().map(Game::ply).collect::<Vec<_>>(), [8, 2, 1]);
    assert_eq!(games[1].outcome(), Some(Outcome::draw(Reason::Agreement)));
    assert_eq!(games[0].here().notes.after, "still the first");
    let own = record::write_all(&games);
    assert_eq!(record::read_all(&own).as_ref(), Ok(&games));
    assert_eq!(record::read(&own).as_ref(), Ok(&games[0]));
}

#[test]
fn comments_before_and_behind_moves_keep_their_places() {
    let game =
        one("{whole} 1. {before} a1-a3 {behind} a12-a10 (1... {other} b12-b10 {end}) {later} 2. b1-b3");
    let node = |index: usize| game.node(game.main_line()[index]).unwrap();
    assert_eq!(game.node(NodeId::START).unwrap().notes.after, "whole");
    assert_eq!((node(0).notes.before.as_str(), node(0).notes.after.as_str()), ("before", "behind"));
    let variation = game.node(node(0).children()[1]).unwrap();
    assert_eq!((variation.notes.before.as_str(), variation.notes.after.as_str()), ("other", "end"));
    assert_eq!(node(2).notes.before, "later");
}

#[test]
fn results_and_terminations_end_the_game() {
    let end = |text: &str| one(text).outcome();
    assert_eq!(end("a1-a3 1-0"), Some(Outcome::win(Side::White, Reason::Resignation)));
    assert_eq!(
        end("[Result \"0-1\"] [Termination \"Time forfeit\"] a1-a3"),
        Some(Outcome::win(Side::Black, Reason::Time))
    );
    assert_eq!(end("a1-a3 ½-½"), Some(Outcome::draw(Reason::Agreement)));
    assert_eq!(end("a1-a3 *"), None);
    assert_eq!(
        fault("[Result \"0-1\"]\na1-a3 1-0"),
        "the result 1-0 at 2:7 is not that of the game, its tag says 0-1"
    );
    assert_eq!(
        fault("[Position \"w5/6/6/6/1b4/6 w\"] 0-1"),
        "the result 0-1 at 1:31 is not that of the game, white wins: crossers"
    );
    assert!(
        fault("[Termination \"bored\"] 1-0")
            .starts_with("tag Termination at 1:15 cannot be 'bored'; known are ")
    );
}

#[test]
fn a_faulty_record_is_answered_with_the_place() {
    assert_eq!(fault(" \n"), "no record is written");
    assert_eq!(fault("[White Lysis]"), "the tag at 1:1 is not of the form [Name \"value\"]");
    assert_eq!(fault("[White \"a\"]\n[White \"b\"]"), "tag White at 2:1 was given before");
    assert_eq!(fault("[Game \"chess\"]"), "tag Game at 1:8 cannot be 'chess'; only Epaminondas can be read");
    assert!(fault("[Rules \"quick,\"]").starts_with("tag Rules: preset 'quick' at 1:9 must stand alone"));
    assert_eq!(
        fault("[Rules \"rows=4\"]"),
        "tag Rules at 1:9: 4 rows leave no empty row between two armies 2 deep"
    );
    assert_eq!(
        fault("[Size \"8x8\"]\n[Rules \"standard\"]"),
        "tag Size at 1:8 cannot be '8x8'; the board is 14x12"
    );
    assert!(
        fault("[Position \"4/4/q3/4 w\"]").starts_with("tag Position: unknown square content 'q' at 1:16;")
    );
    assert_eq!(fault("a1-a3\n a12-a5"), "2:2: a12-a5 is illegal: 2 pieces move at most 2, not 6");
    assert!(fault("1. a1-a3\n2. a12-é5").starts_with("unknown column 'é' at 2:8;"));
    assert_eq!(fault("a1-a3 {never"), "the comment at 1:7 is not closed");
    assert_eq!(fault("a1-a3 (b1-b3"), "the variation at 1:7 is not closed");
    assert_eq!(fault("(a1-a3)"), "nothing stands before '(' at 1:1 that it could belong to");
    assert_eq!(fault("a1-a3)"), "nothing stands before ')' at 1:6 that it could belong to");
    assert_eq!(fault("a1-a3 $256"), "unknown glyph '$256' at 1:7; known are $0 to $255");
    assert_eq!(fault("a1-a3 (b1-b3 1-0)"), "the result at 1:14 stands inside a variation");
    assert_eq!(fault("a1-a3 }"), "unexpected '}' at 1:7");
}

#[test]
fn deep_and_wide_records_are_read() {
    let deep = format!("a1-a3 {}", "(b1-b3 ".repeat(20_000));
    assert!(fault(&deep).starts_with("the variation at "));
    let wide = format!("a1-a3 {}", "(b1-b3) ".repeat(20_000));
    assert_eq!(one(&wide).node(NodeId::START).unwrap().children().len(), 2);
}

#[test]
fn a_record_in_the_other_form_is_known_by_replaying_it() {
    let game = one(OPENING);
    assert_eq!(record::read_all(OPENING), Ok(vec![game.clone()]));
    let rear: String =
        game.moves().iter().map(|step| format!("{}-{} ", step.rear(), step.rear_landing())).collect();
    assert_eq!(record::read_all(&rear), Ok(vec![game.clone()]));
    assert_eq!(record::read_all_as(&rear, Form::RearLands), Ok(vec![game.clone()]));
    assert_eq!(record::read_all(&format!("[Notation \"ZRF\"] {rear}")), Ok(vec![game]));
    assert!(record::read_all_as(&rear, Form::HeadLands).is_err());
}

#[test]
fn moves_that_mean_two_games_are_asked_about() {
    let read = |text: &str| record::read_all(text).map(|games| games[0].moves()[0].to_string());
    let fault = read("b1-b3 b12-b10").unwrap_err().to_string();
    assert!(fault.starts_with("the moves can be read in two ways, which part at 1:1"), "{fault}");
    assert_eq!(read("[Notation \"head\"] b1-b3").unwrap(), "b1-b3");
    assert_eq!(read("[Notation \"rear\"] b1-b3").unwrap(), "b1-b4");
    assert_eq!(read("[Game \"Epaminondas\"] b1-b3").unwrap(), "b1-b3", "a record of ours is in our form");
    assert_eq!(read("a2-a3").unwrap(), "a2-a3", "one piece: both forms say the same");
}

#[test]
fn links_by_hand_open_what_they_say() {
    let text = "https://example.org/a/b/#pos=8/3w4/8/8/w7/8/8/4b3_w&rules=columns=8,rows=8,symmetry=off\
                &mode=play&side=white&level=5&seed=9.";
    let link = link::read(text).unwrap();
    assert_eq!(position::write(link.game.position()), "8/3w4/8/8/w7/8/8/4b3 w - 0");
    assert_eq!(
        (link.mode, link.side, link.level, link.seed),
        (Some(link::Mode::Play), Some(Side::White), Some(5), Some(9))
    );
    assert_eq!(
        format!("https://example.org/a/b/#{}.", link::write_position(&link)),
        text.replace("_w&", "_w_-_0&")
    );
    for moves in [
        "g1-g4,e12-g10,d2-g2",
        "g1,g2-g4,e12-g10,D2–G2",
        "g1-g4%2Ce12-g10%2cd2-g2",
        "g1-g4,e12,f11-g10,d2-g2",
    ] {
        assert_eq!(link::read(&format!("#m={moves}")).unwrap().game.ply(), 3, "{moves}");
    }
    let stones = link::read("m=*e5,*f6,*g7&rules=stones&mode=hotseat").unwrap();
    assert_eq!(stones.game.ply(), 3);
    let blocked = "#pos=w3/%232%23/4/3b_w";
    assert_eq!(position::write(link::read(blocked).unwrap().game.position()), "w3/#2#/4/3b w - 0");
    assert_eq!(link::read("#pos=w3/#2#/4/3b_w"), link::read(blocked));
}

#[test]
fn a_bad_link_says_what_is_wrong() {
    let fault = |text: &str| link::read(text).expect_err(text).to_string();
    assert_eq!(fault("#"), "the link is empty");
    assert_eq!(fault("huh"), "the link's part 'huh' is not of the form name=value");
    assert!(fault("q=1").starts_with("the link has an unknown part 'q'; known are pos rules m g "));
    assert_eq!(fault("rules=quick&rules=quick"), "the link names 'rules' twice");
    assert_eq!(fault("g=1&pos=4"), "the link's parts 'g' and 'pos' cannot stand together");
    assert_eq!(fault("m=a1%2"), "the link's part 'm=a1%2' is wrongly percent-encoded");
    assert_eq!(fault("mode=chess"), "the link's mode cannot be 'chess'; known are play hotseat analysis");
    assert_eq!(fault("level=99"), "the link's level cannot be '99'; known are 1 to 10");
    assert!(fault("pos=nonsense").starts_with("the link's pos: unknown square content 'n' at 1:1;"));
    assert_eq!(
        fault("m=a1-a9&rules=quick"),
        "the link's move 1: a1-a9 is illegal: 2 pieces move at most 2, not 7"
    );
    assert_eq!(
        fault("rules=rows=4"),
        "the link's rules: 4 rows leave no empty row between two armies 2 deep"
    );
    assert_eq!(fault("g=!!!!"), "the link's g: the game has a wrong character '!' at 1");
    assert_eq!(fault("g=1AB"), "the link's g: the game is incomplete or too long (3 characters)");
    assert_eq!(fault("g=1AAAAB"), "the link's g: the game is damaged: its checksum does not fit");
}

/// U087: a link of any game up to 200 plies has at most 600 characters. Here with every setting,
/// from a given start on top of the moves.
#[test]
fn u087_no_link_is_longer_than_600_characters() {
    for (number, rules) in RULES.iter().cycle().take(2 * RULES.len()).enumerate() {
        let mut game = Game::new(Position::start(&self::rules(rules)).unwrap());
        let mut seed = number as u64;
        for _ in 0..200 {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            game.play(moves[(seed >> 33) as usize % moves.len()]).unwrap();
        }
        let from_here = Game::new(game.position().clone());
        assert!(link::write_game(&game).len() + link::write_game(&from_here).len() <= 600, "{rules}");
    }
}

/// U087: the median game's link has at most 160 characters, here of the games of `games.jsonl`.
#[test]
fn u087_the_median_link_has_160_characters_at_most() {
    let mut lengths: Vec<usize> = data::read("games.jsonl").iter().map(|case| link_length(case)).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] <= 160, "{lengths:?}");
}

fn link_length(case: &data::GameCase) -> usize {
    let mut game = Game::new(position::read(&case.start, &RuleSet::default()).expect("a position"));
    for text in case.moves.iter().take(200) {
        let step = moves::read(text, game.position()).expect("legal");
        game.play(step).expect("legal");
    }
    let text = link::write_game(&game);
    assert_eq!(link::read(&text).expect("just written").game, game);
    text.len()
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
