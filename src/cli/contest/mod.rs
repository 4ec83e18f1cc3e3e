//! `match`: two players, many games, a score with its error.

mod elo;
mod ladder;
mod player;
mod rating;
mod ratings;
mod styles;

use super::CliError;
use super::place::Place;
use crate::engine::Request;
use crate::game::Game;
use crate::notation::moves;
use crate::rules::{Move, Position, Side};
use clap::Args;
use elo::Tally;
pub(super) use ladder::Ladder;
pub(super) use player::random_opening;
use player::{Player, Spec};
pub(super) use ratings::Ratings;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
pub(super) use styles::Styles;

/// Plies after which a game counts as drawn.
const LONGEST: usize = 400;

/// Plies of random openings, unless the command says otherwise.
const OPENING_PLIES: u32 = 4;

/// Play a match between engines, levels or external programs.
#[derive(Args, Debug)]
pub(super) struct Match {
    #[command(flatten)]
    place: Place,
    /// First player: nodes:N, depth:D, movetime:MS, level:L, greedy, random, or cmd:PROGRAM with
    /// its limit before it, as nodes:N/cmd:PROGRAM; before a limit, hand/ or net=FILE/ says by what
    /// positions are judged
    #[arg(long, value_name = "SPEC")]
    a: Spec,
    /// Second player
    #[arg(long, value_name = "SPEC")]
    b: Spec,
    /// Number of games; each opening is played twice with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// A file with an opening a line, moves separated by spaces; else random ones of four plies
    #[arg(long, value_name = "F")]
    openings: Option<std::path::PathBuf>,
    /// Plies of random openings
    #[arg(long, value_name = "N", default_value_t = OPENING_PLIES)]
    plies: u32,
    /// End as soon as a gain of 0 or of 10 Elo is accepted, at 5 % error each
    #[arg(long)]
    sprt: bool,
    /// Games at a time
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..))]
    concurrency: u8,
    /// Chooses openings and the levels' moves
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Match {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let tally = self.play()?;
        writeln!(out, "{} against {}: {tally}", self.a, self.b)?;
        if self.sprt {
            writeln!(out, "sprt 0 to 10 Elo: {}", tally.verdict())?;
        }
        Ok(())
    }

    fn play(&self) -> Result<Tally, CliError> {
        let start = self.place.position()?;
        let openings = self.read_openings(&start)?;
        let next = AtomicU32::new(0);
        let is_over = AtomicBool::new(false);
        let tally = Mutex::new(Tally::default());
        let error = Mutex::new(None);
        std::thread::scope(|scope| {
            for _ in 0..self.concurrency {
                scope.spawn(|| {
                    let played = self.play_pairs(&start, &openings, &next, &is_over, &tally);
                    if let (Err(failure), Ok(mut slot)) = (played, error.lock()) {
                        is_over.store(true, Ordering::Relaxed);
                        *slot = Some(failure);
                    }
                });
            }
        });
        if let Some(failure) = error.into_inner().unwrap_or_default() {
            return Err(failure);
        }
        Ok(tally.into_inner().unwrap_or_default())
    }

    fn read_openings(&self, start: &Position) -> Result<Vec<Vec<Move>>, CliError> {
        let Some(path) = &self.openings else { return Ok(Vec::new()) };
        let text = std::fs::read_to_string(path)
            .map_err(|error| CliError::Input { name: path.display().to_string(), error })?;
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        lines.map(|line| read_opening(start, line)).collect()
    }

    /// Plays openings, each with both sides, until there are no more.
    fn play_pairs(
        &self,
        start: &Position,
        openings: &[Vec<Move>],
        next: &AtomicU32,
        is_over: &AtomicBool,
        tally: &Mutex<Tally>,
    ) -> Result<(), CliError> {
        let mut players = [self.a.player(start.rules())?, self.b.player(start.rules())?];
        while !is_over.load(Ordering::Relaxed) {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if 2 * pair >= self.games {
                break;
            }
            let seed = self.seed.wrapping_add(u64::from(pair));
            let opening = match openings.get(pair as usize % openings.len().max(1)) {
                Some(opening) => opening.clone(),
                None => random_opening(start, self.plies, seed),
            };
            let mut winners = Vec::new();
            for (game, first) in [start.turn(), start.turn().other()].into_iter().enumerate() {
                if 2 * pair + game as u32 >= self.games {
                    break;
                }
                let winner = play_game(start, &opening, &mut players, first, seed, &mut |_, _| {})?;
                winners.push(winner.map(|side| usize::from(side != first)));
            }
            if let Ok(mut tally) = tally.lock() {
                tally.add(&winners);
                eprintln!("{tally}");
                if self.sprt && tally.is_decided() {
                    is_over.store(true, Ordering::Relaxed);
                }
            }
        }
        Ok(())
    }
}

fn read_opening(start: &Position, line: &str) -> Result<Vec<Move>, CliError> {
    let mut position = start.clone();
    let mut steps = Vec::new();
    for (number, text) in (1..).zip(line.split_whitespace()) {
        let step = moves::read(text, &position).map_err(|error| CliError::Unreadable { number, error })?;
        position = position.play_legal(step);
        steps.push(step);
    }
    Ok(steps)
}

/// One game in which `players[0]` has the side `first`: the winner, or `None` for a draw. `seen` is
/// told who moved, and the position after every move.
fn play_game(
    start: &Position,
    opening: &[Move],
    players: &mut [Box<dyn Player>; 2],
    first: Side,
    seed: u64,
    seen: &mut dyn FnMut(Side, &Position),
) -> Result<Option<Side>, CliError> {
    let mut game = Game::new(start.clone());
    let mut request = Request::new(start.clone(), crate::engine::Limits::default());
    request.seed = seed;
    let mut steps = Vec::new();
    for player in players.iter_mut() {
        player.begin()?;
    }
    while game.outcome().is_none() && steps.len() < LONGEST {
        let step = match opening.get(steps.len()) {
            Some(step) => *step,
            None => players[usize::from(request.position.turn() != first)].choose(start, &steps, &request)?,
        };
        game.play(step).map_err(|reason| CliError::Illegal {
            number: steps.len() + 1,
            text: step.to_string(),
            reason,
        })?;
        let mover = request.position.turn();
        request.advance(step);
        steps.push(step);
        seen(mover, &request.position);
    }
    Ok(game.outcome().and_then(|outcome| outcome.winner))
}
