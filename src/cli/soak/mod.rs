//! `soak`: very many very fast games, looking for what must never happen.
//!
//! Reading order: this file (the games) → `draw` (under which rules, from which beginnings) →
//! `watch` (who notices that a game stands still).
//!
//! Each move is looked for in the list of all legal ones and played by the checker of single moves;
//! it has to come soon, without a panic, and as long as the game isn't over there has to be one.

mod draw;
mod watch;

use super::CliError;
use crate::engine::{Control, Engine, Request};
use crate::game::Game;
use crate::notation::{position, rule_set};
use crate::rules::{Move, Outcome, Side};
use clap::Args;
use draw::{Beginning, Chance};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use watch::Watch;

/// A move that takes longer stands still.
const STALL: Duration = Duration::from_secs(2);
/// Plies after which a game is left.
const LONGEST: usize = 160;
/// Table of the engine: it is cleared for every move.
const TABLE_BYTES: usize = 1 << 16;

/// Play very many fast games under all rules, looking for illegal moves, panics and stalls.
#[derive(Args, Debug)]
pub(super) struct Soak {
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Chooses rules, boards, openings and moves
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What the games of one preset came to.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    games: u64,
    plies: u64,
    /// White's wins and Black's.
    wins: [u64; 2],
    draws: u64,
    /// Games that were left.
    unfinished: u64,
    slowest: Duration,
    faults: u64,
}

impl Tally {
    fn end(&mut self, outcome: Option<Outcome>) {
        self.games += 1;
        match outcome.map(|outcome| outcome.winner) {
            Some(Some(side)) => self.wins[side.index()] += 1,
            Some(None) => self.draws += 1,
            None => self.unfinished += 1,
        }
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.plies += other.plies;
        for side in Side::BOTH {
            self.wins[side.index()] += other.wins[side.index()];
        }
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.slowest = self.slowest.max(other.slowest);
        self.faults += other.faults;
    }

    fn line(&self, name: &str) -> String {
        let [white, black] = self.wins;
        format!(
            "{name}: games {} plies {} white {white} black {black} draws {} unfinished {} slowest {} ms faults {}",
            self.games,
            self.plies,
            self.draws,
            self.unfinished,
            self.slowest.as_millis(),
            self.faults
        )
    }
}

impl Soak {
    /// Prints a line for every fault, one for every preset, and one of totals.
    ///
    /// # Errors
    /// [`CliError::Faults`] if there was any.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let begin = Instant::now();
        let mut tallies = [Tally::default(); draw::NAMES.len()];
        let mut engine = Engine::new(TABLE_BYTES);
        let watch = Watch::start();
        for number in 0..self.games {
            let mut chance = Chance::new(self.seed, number);
            let kind = (number % draw::NAMES.len() as u64) as usize;
            let beginning = draw::beginning(&mut chance, kind)?;
            let tally = &mut tallies[kind];
            if let Some(fault) = play(&mut engine, &beginning, &mut chance, tally, &watch) {
                tally.faults += 1;
                writeln!(out, "fault in game {number}: {fault}")?;
                out.flush()?;
                engine = Engine::new(TABLE_BYTES);
            }
            if number % 1_000 == 999 {
                eprintln!("{} games in {} s", number + 1, begin.elapsed().as_secs());
            }
        }
        let mut total = Tally::default();
        for (name, tally) in draw::NAMES.iter().zip(&tallies) {
            writeln!(out, "{}", tally.line(name))?;
            total.add(tally);
        }
        writeln!(out, "{} time {} s", total.line("total"), begin.elapsed().as_secs())?;
        if total.faults == 0 { Ok(()) } else { Err(CliError::Faults(total.faults)) }
    }
}

/// Plays one game to its end; what went wrong, if anything did.
fn play(
    engine: &mut Engine,
    beginning: &Beginning,
    chance: &mut Chance,
    tally: &mut Tally,
    watch: &Watch,
) -> Option<String> {
    let mut game = Game::new(beginning.start.clone());
    let mut request = Request::new(beginning.start.clone(), draw::limits(chance));
    for ply in 0..LONGEST {
        if game.outcome().is_some() {
            break;
        }
        let step = match beginning.opening.get(ply) {
            Some(step) => Ok(*step),
            None if chance.percent(beginning.stray) => Ok(chance.one_of(&request.position.moves())),
            None => {
                request.level = draw::level(chance);
                request.limits = draw::limits(chance);
                request.seed = chance.next();
                choose(engine, &request, tally, watch)
            }
        };
        let played = step.and_then(|step| {
            let is_listed = request.position.moves().contains(&step);
            if !is_listed {
                return Err(format!("{step} is not among the legal moves"));
            }
            game.play(step).map_err(|reason| format!("{step} is illegal: {}", reason.code()))?;
            Ok(step)
        });
        match played {
            Ok(step) => request.advance(step),
            Err(fault) => return Some(format!("{fault}; {}", place(&request))),
        }
        tally.plies += 1;
    }
    tally.end(game.outcome());
    None
}

/// The engine's move, if it comes as it should.
fn choose(engine: &mut Engine, request: &Request, tally: &mut Tally, watch: &Watch) -> Result<Move, String> {
    let mut took = Duration::MAX;
    let mut best = None;
    // Once more if somebody else had the processor just then.
    for _ in 0..2 {
        watch.expect(request);
        let begin = Instant::now();
        let thought = catch_unwind(AssertUnwindSafe(|| engine.think(request, &mut |_| Control::Go)));
        took = took.min(begin.elapsed());
        best = thought.map_err(|_| "panic".to_owned())?.best;
        if took <= STALL {
            break;
        }
    }
    tally.slowest = tally.slowest.max(took);
    if took > STALL {
        return Err(format!("stall of {} ms", took.as_millis()));
    }
    best.ok_or_else(|| "no move, though the game isn't over".to_owned())
}

/// All that is needed to see a fault again.
fn place(request: &Request) -> String {
    format!(
        "rules {} position {} nodes {:?} depth {:?} level {:?} seed {}",
        rule_set::write(request.position.rules()),
        position::write(&request.position),
        request.limits.nodes,
        request.limits.depth,
        request.level.map(|level| level.number()),
        request.seed
    )
}
