//! Games of the engine against itself, for their positions.
//!
//! A game begins with a few moves drawn at random and is then played with few nodes a move, now and
//! then with another random move. Beside its own positions it gives more that a few random moves lead
//! to, searched with fewer nodes: these are what a search meets, and a net that only sees what good
//! players play doesn't learn what is bad.

use super::chance::Chance;
use super::sample::{Fate, Sample};
use crate::engine::{Control, Engine, Limits, Request, Score};
use crate::game::Game;
use crate::rules::{Duty, Move, Position, Side};

/// Plies after which a game counts as drawn.
const LONGEST: usize = 300;
/// The most random plies at a game's beginning.
const OPENING: usize = 14;
/// One move in so many is random until [`RESTLESS`] plies are played.
const SLIP: usize = 25;
/// Plies after which no move is random any more.
const RESTLESS: usize = 60;
/// Samples off the path from each position.
const ASIDE: usize = 4;
/// The most random moves that lead there.
const ASTRAY: usize = 3;
/// How many times fewer nodes they are searched with.
const SHALLOWER: u64 = 4;
/// The greatest score kept; what is worth more is won.
const MOST: i32 = 3_000;

/// Plays the game number `game` from `start`, `nodes` a move: its samples in order of play.
pub fn play(
    engine: &mut Engine,
    start: &Position,
    nodes: u64,
    game: u32,
    chance: &mut Chance,
) -> Vec<Sample> {
    let mut record = Game::new(start.clone());
    let mut request = Request::new(start.clone(), Limits::nodes(nodes));
    let opening = chance.below(OPENING + 1);
    let mut samples = Vec::new();
    let mut winner = None;
    for ply in 0..LONGEST {
        if let Some(outcome) = record.outcome() {
            winner = outcome.winner;
            break;
        }
        let moves = request.position.moves();
        let is_random = ply < opening || (ply < RESTLESS && chance.once_in(SLIP));
        let step = if is_random {
            draw(&request.position, &moves, chance)
        } else {
            let (step, sample, proved) = judge(engine, &request, ply, game);
            if let Some(side) = proved {
                winner = Some(side);
                break;
            }
            samples.extend(sample);
            step
        };
        if ply >= opening {
            samples.extend((0..ASIDE).filter_map(|_| aside(engine, &request, ply, game, chance)));
        }
        let Some(step) = step.filter(|step| record.play(*step).is_ok()) else { break };
        request.advance(step);
    }
    for sample in samples.iter_mut().filter(|sample| sample.fate != Fate::Unknown) {
        sample.fate = match winner {
            None => Fate::Drawn,
            Some(side) if side == sample.turn => Fate::Won,
            Some(_) => Fate::Lost,
        };
    }
    samples
}

/// A random move that doesn't end the game at once, if there is any.
fn draw(position: &Position, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let tried = (0..8).find_map(|_| {
        let step = chance.one_of(moves)?;
        position.play_legal(step).outcome().is_none().then_some(step)
    });
    tried.or_else(|| chance.one_of(moves))
}

/// The engine's move, the position as a sample if it is quiet, and who wins if that is proved.
fn judge(
    engine: &mut Engine,
    request: &Request,
    ply: usize,
    game: u32,
) -> (Option<Move>, Option<Sample>, Option<Side>) {
    let report = engine.think(request, &mut |_| Control::Go);
    let position = &request.position;
    let score = match report.progress.lines.first().map(|line| line.score) {
        Some(Score::Estimate(value)) => value,
        Some(Score::Win(_)) => return (report.best, None, Some(position.turn())),
        Some(Score::Loss(_)) => return (report.best, None, Some(position.turn().other())),
        None => return (report.best, None, None),
    };
    let is_forced = position.duty() == Duty::Owed
        || position.crossers(position.turn()) != position.crossers(position.turn().other());
    let is_noisy = report.best.is_none_or(|best| best.is_capture() || position.is_crossing(best));
    let sample = (!is_forced && !is_noisy).then(|| {
        let mut sample = Sample::new(position, ply, score.clamp(-MOST, MOST) as i16, game);
        sample.fate = Fate::Drawn;
        sample
    });
    (report.best, sample, None)
}

/// A sample a few random moves away from the path; half of the moves are captures where there are
/// any.
fn aside(
    engine: &mut Engine,
    request: &Request,
    ply: usize,
    game: u32,
    chance: &mut Chance,
) -> Option<Sample> {
    let mut aside = request.clone();
    aside.limits.nodes = aside.limits.nodes.map(|nodes| nodes / SHALLOWER);
    let moves = 1 + chance.below(ASTRAY);
    for _ in 0..moves {
        let mut all = aside.position.moves();
        if chance.once_in(2) && all.iter().any(|step| step.is_capture()) {
            all.retain(|step| step.is_capture());
        }
        aside.advance(draw(&aside.position, &all, chance)?);
        if aside.position.outcome().is_some() {
            return None;
        }
    }
    let (_, sample, _) = judge(engine, &aside, ply + moves, game);
    sample.map(|sample| Sample { fate: Fate::Unknown, ..sample })
}
