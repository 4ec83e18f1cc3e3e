//! Records: what is written exactly, what is read leniently, what is refused and where.

use epaminondas::game::{Game, Glyph, NodeId};
use epaminondas::notation::moves::{self, Form};
use epaminondas::notation::record;
use epaminondas::rules::{Outcome, Position, Reason, RuleSet, Side};

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
