//! The third occurrence of a position: the oracle's games and the crate's.

use epaminondas::game;
use epaminondas::notation::moves;
use epaminondas::rules::Side;

use crate::oracle::{Game, Position, Rules, Status};
use crate::random::Chance;
use crate::reading::{Fast, Reading};

#[test]
fn third_occurrence_draws_or_loses_or_means_nothing() {
    let steps = ["b1-b2", "a4-a3", "b2-b1", "a3-a4", "b1-b2", "a4-a3", "b2-b1", "a3-a4"];
    let ends = [
        ("draw", Status::Drawn("repetition")),
        ("loses", Status::Won('w', "repetition")),
        ("off", Status::Playing),
    ];
    for (repetition, expected) in ends {
        let rules = Rules::parse(&format!("repetition={repetition}")).expect("valid rules");
        let start = Position::parse(&rules, "4/b3/4/4/1w2 w").expect("a position");
        let mut game = Game::new(&rules, start);
        for step in steps {
            assert_eq!(game.status(), Status::Playing, "before {step}");
            game.play(step).expect("a legal step");
        }
        assert_eq!(game.status(), expected, "repetition={repetition}");
    }
}

/// How a game of the crate stands, in the oracle's words.
fn standing(game: &game::Game) -> (Option<char>, Option<&'static str>) {
    let outcome = game.outcome();
    let letter = |side| if side == Side::White { 'w' } else { 'b' };
    (outcome.and_then(|o| o.winner).map(letter), outcome.map(|o| o.reason.word()))
}

/// Plays the same random game in both readings, turning back often; the reason it ended for.
fn play_out(chance: &mut Chance, rules: &str, start: &str) -> Option<&'static str> {
    let known = Rules::parse(rules).expect("valid rules");
    let mut slow = Game::new(&known, Position::parse(&known, start).expect("a position"));
    let mut fast = game::Game::new(Fast::open(rules, start).expect("a position").0);
    for _ in 0..120 {
        let winner = match slow.status() {
            Status::Won(side, _) => Some(side),
            Status::Drawn(_) | Status::Playing => None,
        };
        assert_eq!(standing(&fast), (winner, slow.status().reason()), "{rules}: {start}");
        if slow.status() != Status::Playing {
            return slow.status().reason();
        }
        let legal = slow.position().legal_moves(&known);
        let played = chance.pick(&legal).text.clone();
        slow.play(&played).expect("a legal move");
        let step = moves::read(&played, fast.position()).expect("a legal move");
        fast.play(step).expect("a legal move");
    }
    None
}

#[test]
fn crate_and_oracle_end_the_same_games_for_the_same_reason() {
    let starts = ["4/b3/4/4/1w2 w", "3b/4/4/w3 b", "5/b3b/5/1w2w/5 w", "b3/#3/##2/1#w1/4 b"];
    let mut chance = Chance::new(418);
    for repetition in ["draw", "loses", "off"] {
        let mut repeated = 0;
        for round in 0..200 {
            let settings = *chance.pick(&["", ",symmetry=off", ",answer=must-cross", ",crossers=locked"]);
            let rules = format!("repetition={repetition}{settings}");
            let reason = play_out(&mut chance, &rules, starts[round % starts.len()]);
            repeated += usize::from(reason == Some("repetition"));
        }
        assert_eq!(repeated > 0, repetition != "off", "{repetition}: {repeated} repetitions");
    }
}
