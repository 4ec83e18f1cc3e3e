//! The computer's levels as a player meets them (ACCEPTANCE U051).
//!
//! With `EPAMINONDAS_FULL=1` as many games are played as the acceptance list asks for, without it a
//! few. Levels above the fifth think too long for a test of every day: `epaminondas match` plays
//! them, and engine commits tell the result.

use epaminondas::engine::{Control, Engine, Level, Limits, Request};
use epaminondas::game::Game;
use epaminondas::rules::{Move, Position, Preset, Side};

use crate::data;
use crate::random::Chance;

/// Plies after which a game is a draw.
const MOST_PLIES: u32 = 300;

/// Chooses a move: the position, and a number that differs from game to game.
type Player = Box<dyn FnMut(&Game, u64) -> Move>;

/// A player who looks one ply ahead: wins if he can, else takes as much as he can, else crosses,
/// else goes forward; among equals by chance.
fn greedy() -> Player {
    let mut chance = Chance::new(1);
    Box::new(move |game, _| {
        let here = game.position();
        let worth = |step: &Move| {
            let after = here.play_legal(*step);
            let wins = after.outcome().is_some_and(|outcome| outcome.winner == Some(here.turn()));
            let loses = here.loses_unanswered(*step);
            let ahead = if here.turn() == Side::White { 1 } else { -1 };
            let gain = ahead * i32::from(step.direction().delta().1) * i32::from(step.length());
            let crossing = i32::from(here.is_crossing(*step));
            10_000 * i32::from(wins) - 5_000 * i32::from(loses)
                + 100 * i32::from(step.run())
                + 50 * crossing
                + gain
        };
        let moves = here.moves();
        let best = moves.iter().map(worth).max().expect("a move");
        let equal: Vec<Move> = moves.into_iter().filter(|step| worth(step) == best).collect();
        *chance.pick(&equal)
    })
}

fn level(number: u8) -> Player {
    let mut engine = Engine::new(1 << 20);
    let level = Level::new(number).expect("a level");
    Box::new(move |game, seed| {
        let request =
            Request { level: Some(level), seed, ..Request::new(game.position().clone(), Limits::default()) };
        engine.think(&request, &mut |_| Control::Go).best.expect("a move")
    })
}

/// Points of the first player over `games` games, with White and Black by turns, of two points each.
fn points(mut first: Player, mut second: Player, games: u32) -> u32 {
    (0..games)
        .map(|number| {
            let mut game = Game::new(Position::start(&Preset::Standard.rules()).expect("a preset"));
            let own = if number % 2 == 0 { Side::White } else { Side::Black };
            while game.outcome().is_none() && game.ply() < MOST_PLIES {
                let seed = u64::from(number) + 1;
                let step =
                    if game.position().turn() == own { first(&game, seed) } else { second(&game, seed) };
                game.play(step).expect("a legal move");
            }
            match game.outcome().and_then(|outcome| outcome.winner) {
                Some(winner) if winner == own => 2,
                Some(_) => 0,
                None => 1,
            }
        })
        .sum()
}

#[test]
fn u051_the_lowest_level_loses_to_whoever_just_takes_what_he_can() {
    let (games, share) = if data::is_full() { (50, 0.2) } else { (10, 0.35) };
    let points = points(level(1), greedy(), games);
    println!("level 1: {points} of {} points against the greedy player", 2 * games);
    assert!(f64::from(points) <= share * f64::from(2 * games), "{points} of {} points", 2 * games);
}

/// Lets the level of that number play the one below. Few games say less, so less is asked of them.
fn beats_the_one_below(number: u8) {
    let (games, share) = if data::is_full() { (100, 0.65) } else { (10, 0.45) };
    let points = points(level(number), level(number - 1), games);
    println!("level {number}: {points} of {} points against the one below", 2 * games);
    assert!(f64::from(points) >= share * f64::from(2 * games), "{points} of {} points", 2 * games);
}

#[test]
fn u051_level_two_beats_level_one() {
    beats_the_one_below(2);
}

#[test]
fn u051_level_three_beats_level_two() {
    beats_the_one_below(3);
}

#[test]
fn u051_level_four_beats_level_three() {
    beats_the_one_below(4);
}

#[test]
fn u051_level_five_beats_level_four() {
    beats_the_one_below(5);
}
