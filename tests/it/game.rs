//! Games as trees: playing, walking, repetition, endings, variations.

use epaminondas::game::{EndError, Game, NodeId};
use epaminondas::notation::{moves, position, rule_set};
use epaminondas::rules::{Illegal, Outcome, Position, Reason, Side};

fn game(rules: &str) -> Game {
    let rules = rule_set::read(rules).expect("a rule set");
    Game::new(Position::start(&rules).expect("a playable rule set"))
}

fn game_from(rules: &str, start: &str) -> Game {
    Game::new(position::read(start, &rule_set::read(rules).expect("a rule set")).expect("a position"))
}

fn play(game: &mut Game, texts: &str) {
    for text in texts.split_whitespace() {
        let step = moves::read(text, game.position()).expect(text);
        game.play(step).expect(text);
    }
}

fn line(game: &Game) -> String {
    game.moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

const BACK_AND_FORTH: &str = "a2-a3 a7-a6 a3-a2 a6-a7";

#[test]
fn undo_is_walking_back_and_redo_is_walking_forward() {
    let mut game = game("quick");
    play(&mut game, "c1-f4 c8-e6 g1-d4");
    let end = game.position().clone();
    assert!(game.back() && game.back());
    assert_eq!(line(&game), "c1-f4");
    assert!(game.forward() && game.forward());
    assert!(!game.forward());
    assert_eq!(*game.position(), end);
    game.first();
    assert!(!game.back());
    assert_eq!(game.ply(), 0);
    game.last();
    assert_eq!(line(&game), "c1-f4 c8-e6 g1-d4");
}

#[test]
fn a_known_move_is_entered_and_a_new_one_becomes_a_variation() {
    let mut game = game("quick");
    play(&mut game, "c1-f4 c8-e6");
    let main = game.cursor();
    game.back();
    play(&mut game, "c8-e6");
    assert_eq!(game.cursor(), main);
    game.back();
    play(&mut game, "g7-g6 a2-a3");
    assert_eq!(game.node(game.path()[0]).unwrap().children().len(), 2);
    assert_eq!(game.main_line().last(), Some(&main));
    game.back();
    game.back();
    game.forward();
    assert_eq!(line(&game), "c1-f4 g7-g6", "forward goes along the line that was left");
}

#[test]
fn the_third_occurrence_is_a_draw_and_the_opening_position_counts() {
    let mut game = game("quick");
    play(&mut game, BACK_AND_FORTH);
    assert_eq!(game.outcome(), None);
    play(&mut game, "a2-a3 a7-a6 a3-a2");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a6-a7");
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::Repetition)));
    assert!(game.legal_moves().is_empty());
    let step = game.position().moves()[0];
    assert_eq!(game.play(step), Err(Illegal::GameOver));
    game.back();
    assert_eq!(game.outcome(), None);
}

#[test]
fn who_makes_the_third_occurrence_loses_when_the_rules_say_so() {
    let mut game = game("columns=8,rows=8,repetition=loses");
    play(&mut game, &[BACK_AND_FORTH; 2].join(" "));
    assert_eq!(game.outcome(), Some(Outcome::win(Side::White, Reason::Repetition)));
}

#[test]
fn without_a_repetition_rule_a_game_goes_on_for_ever() {
    let mut game = game("columns=8,rows=8,repetition=off");
    play(&mut game, &[BACK_AND_FORTH; 9].join(" "));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.here().occurrences(), 10);
}

#[test]
fn a_position_with_the_other_side_to_move_is_another_position() {
    // White loses a move on the way round: the same board comes back with Black to move.
    let mut game = game_from("columns=4,rows=6,depth=1", "4/1b2/4/4/2w1/4 w");
    play(&mut game, "c2-c3 b5-b4 c3-d2 b4-b5 d2-c2");
    assert_eq!(position::write(game.position()), "4/1b2/4/4/2w1/4 b - 0");
    assert_eq!(game.here().occurrences(), 1);
}

#[test]
fn repetition_counts_along_the_way_to_the_cursor_alone() {
    let mut game = game("quick");
    play(&mut game, BACK_AND_FORTH);
    game.first();
    play(&mut game, "b2-b3 b7-b6 b3-b2 b6-b7");
    assert_eq!(game.here().occurrences(), 2);
}

#[test]
fn an_ending_closes_its_node_and_no_other() {
    let mut game = game("quick");
    play(&mut game, "c1-f4 c8-e6");
    let resigned = Outcome::win(Side::Black, Reason::Resignation);
    game.end(resigned).unwrap();
    assert_eq!(game.outcome(), Some(resigned));
    assert!(game.legal_moves().is_empty());
    assert_eq!(game.end(Outcome::draw(Reason::Agreement)), Err(EndError::Over(resigned)));
    game.back();
    assert_eq!(game.outcome(), None);
    play(&mut game, "b7-b6");
    assert_eq!(game.outcome(), None, "another move: the game goes on");
    assert_eq!(game.outcome_at(game.main_line()[1]), Ok(Some(resigned)), "it stays where it happened");
}

#[test]
fn playing_the_last_move_again_takes_the_ending_back() {
    let mut game = game("quick");
    play(&mut game, "c1-f4 c8-e6");
    game.end(Outcome::win(Side::White, Reason::Time)).unwrap();
    game.back();
    play(&mut game, "c8-e6");
    assert_eq!(game.outcome(), None);
}

#[test]
fn only_agreement_resignation_and_time_end_a_game_off_the_board() {
    let mut game = game("quick");
    let nonsense = [
        Outcome::win(Side::White, Reason::Crossers),
        Outcome::draw(Reason::Repetition),
        Outcome::draw(Reason::Resignation),
        Outcome::win(Side::White, Reason::Agreement),
    ];
    for outcome in nonsense {
        assert_eq!(game.end(outcome), Err(EndError::NotAnEnding(outcome)));
    }
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_won_position_ends_the_game() {
    let mut game = game_from("standard", "bbb3/2b3/4w1/1wb1w1/w3w1 w"); // RULES §6
    play(&mut game, "e1-e5 c2-d1 e4-d5 a5xd5");
    assert_eq!(game.outcome(), None);
    for step in game.legal_moves() {
        game.play(step).unwrap();
        assert_eq!(game.outcome(), Some(Outcome::win(Side::Black, Reason::Crossers)), "{step}");
        game.back();
    }
}

#[test]
fn promoting_puts_a_variation_first_where_it_branches_off() {
    let mut game = game("quick");
    play(&mut game, "c1-f4 c8-e6");
    game.first();
    play(&mut game, "a2-a3 b7-b6");
    game.back();
    play(&mut game, "g7-g6");
    let variation = game.cursor();
    assert_eq!(game.promote(variation), Ok(true));
    assert_ne!(game.main_line().last(), Some(&variation), "first within its variation");
    assert_eq!(game.make_main(variation), Ok(true));
    assert_eq!(game.main_line().last(), Some(&variation));
    assert_eq!(game.promote(variation), Ok(false));
}

#[test]
fn deleting_takes_the_branch_and_leads_the_cursor_out_of_it() {
    let mut game = game("quick");
    play(&mut game, "c1-f4");
    let kept = game.clone();
    play(&mut game, "c8-e6 g1-d4");
    let (first, last) = (game.path()[1], game.cursor());
    game.delete(first).unwrap();
    assert_eq!(game, kept);
    assert!(game.go_to(last).is_err() && game.delete(last).is_err() && game.promote(last).is_err());
    assert!(game.delete(NodeId::START).is_err());
    play(&mut game, "c8-e6");
    assert!(game.node(first).is_none(), "an id never means another node");
}

#[test]
fn equal_games_need_not_have_come_about_in_the_same_way() {
    let mut straight = game("quick");
    play(&mut straight, "c1-f4 c8-e6");
    let mut roundabout = game("quick");
    play(&mut roundabout, "a2-a3");
    roundabout.first();
    play(&mut roundabout, "c1-f4 c8-e6");
    assert_ne!(straight, roundabout);
    roundabout.delete(roundabout.main_line()[0]).unwrap();
    assert_eq!(straight, roundabout);
    roundabout.back();
    assert_ne!(straight, roundabout, "the cursor counts");
}

#[test]
fn stones_are_placed_as_moves_of_the_game() {
    let mut game = game("stones");
    play(&mut game, "*e5 *f6 *g7");
    assert_eq!(game.position().turn(), Side::Black);
    assert_eq!(game.ply(), 3);
    play(&mut game, "d12-d9");
    let text = position::write(game.position());
    let read = position::read(&text, &rule_set::read("stones").unwrap()).unwrap();
    assert_eq!(read, *game.position(), "stones placed and obstructions given are alike");
}

#[test]
fn a_long_quiet_game_is_played_in_no_time() {
    let mut game = game("columns=8,rows=8,repetition=off");
    play(&mut game, &[BACK_AND_FORTH; 500].join(" "));
    assert_eq!(game.ply(), 2000);
    assert_eq!(game.here().occurrences(), 501);
}
