//! The command line `epaminondas` (native only): one file a subcommand.
//!
//! Reading order: this file (what there is, and what goes wrong) → `place` (the options
//! that name a position) → the subcommands in the order of `Command`.
//!
//! Answers go to standard output, everything else to standard error. Exit codes: 0, 1 for an
//! illegal move, 2 for input that can't be read.

mod atlas;
mod bench;
mod contest;
mod convert;
mod explain;
mod judge;
mod moves;
mod perft;
mod place;
mod play;
mod search;
mod selfplay;
mod soak;
mod solve;
mod suite;
mod think;
mod train;
mod tune;
mod uci;
mod why;
mod wins;

use crate::engine::solve::atlas::AtlasError;
use crate::notation::diagram::DiagramError;
use crate::notation::link::LinkError;
use crate::notation::moves::MoveError;
use crate::notation::position::ReadError;
use crate::notation::record::RecordError;
use crate::notation::rule_set::RuleSetError;
use crate::rules::{Illegal, RuleFault};
use clap::{Parser, Subcommand};
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// Epaminondas, Robert Abbott's game of phalanxes, on the command line.
#[derive(Debug, Parser)]
#[command(name = "epaminondas", version, about, long_about = None)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
enum Command {
    /// List the legal moves, sorted by text
    Moves(moves::Moves),
    /// Count move sequences
    Perft(perft::Perft),
    /// Play moves, then print the position and the status
    Play(play::Play),
    /// Say whether a move is legal, or why it isn't
    Why(why::Why),
    /// Convert records, positions, links and diagrams into one another
    Convert(convert::Convert),
    /// Search a position for its best move
    Search(search::Search),
    /// Prove a position won or lost, trying everything
    Solve(solve::Solve),
    /// Solve a small board outright
    Atlas(atlas::Map),
    /// Collect proved wins from the engine's games
    Wins(wins::Wins),
    /// Solve the positions of a file against the clock
    Suite(suite::Suite),
    /// Play very many fast games, looking for illegal moves, panics and stalls
    Soak(soak::Soak),
    /// Search fixed positions to a fixed depth: total nodes and nodes per second
    Bench(bench::Bench),
    /// Play a match between engines, levels or external programs
    Match(contest::Match),
    /// Play every level against the one below it
    Ladder(contest::Ladder),
    Ratings(contest::Ratings),
    /// Play every style against the plain player, and tell their habits apart
    Styles(contest::Styles),
    /// Let the engine play itself, and keep positions with scores and results
    Selfplay(selfplay::Selfplay),
    /// Fit a net to the samples of self-play
    Train(train::Train),
    /// Fit the hand-written evaluation to the samples of self-play
    Tune(tune::Tune),
    /// Speak the engine protocol on standard input and output
    Uci(uci::Uci),
}

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// The rule set can't be read.
    #[error("--rules: {0}")]
    Rules(#[from] RuleSetError),
    /// The rule set has no playable start.
    #[error("--rules: {}", words(.0))]
    Unplayable(Vec<RuleFault>),
    /// The position can't be read or doesn't fit the rules.
    #[error("--position: {0}")]
    Position(#[from] ReadError),
    /// A move can't be read.
    #[error("{0}")]
    Move(#[from] MoveError),
    /// A move in a list can't be read.
    #[error("move {number}: {error}")]
    Unreadable {
        /// Its place in the list, from 1.
        number: usize,
        /// What is wrong with it.
        error: MoveError,
    },
    /// A move in a list is illegal.
    #[error("{} ({reason}) in move {number}, {text}", .reason.code())]
    Illegal {
        /// Its place in the list, from 1.
        number: usize,
        /// The move as given.
        text: String,
        /// The rule it breaks.
        reason: Illegal,
    },
    /// The input can't be read.
    #[error("cannot read {name}: {error}")]
    Input {
        /// The file.
        name: String,
        /// Why.
        error: io::Error,
    },
    /// The input is no text.
    #[error("{name} is not UTF-8 text: byte {at} is wrong")]
    NoText {
        /// The file.
        name: String,
        /// The first wrong byte, from 0.
        at: usize,
    },
    /// The input is no record.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The input is no position.
    #[error(transparent)]
    PositionInput(ReadError),
    /// The input is no link.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The input is no diagram.
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    /// A picture was given to be read.
    #[error("a picture can be written but not read")]
    Picture,
    /// Several games, and a form that holds one.
    #[error("the input holds {0} games, a picture shows one")]
    ManyGames(usize),
    /// The board can't be solved outright.
    #[error(transparent)]
    Atlas(#[from] AtlasError),
    /// A line of a suite can't be used.
    #[error("{what} in the line {line}")]
    Suite {
        /// What is wrong.
        what: String,
        /// The line.
        line: String,
    },
    /// Something happened that never may.
    #[error("{0} games ended in a fault")]
    Faults(u64),
    /// A player of a match doesn't play.
    #[error("{0}")]
    Player(String),
    /// The output is closed or full.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
}

fn words(faults: &[RuleFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl CliError {
    fn exit_code(&self) -> u8 {
        match self {
            CliError::Illegal { .. } | CliError::Faults(_) => 1,
            _ => 2,
        }
    }
}

/// Runs the command line of this process and answers with its exit code.
#[must_use]
pub fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = Cli::parse().command.run(&mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads has read enough: `epaminondas moves | head`.
        Err(CliError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(error.exit_code())
        }
    }
}

/// Runs the command line `arguments`, the program's name first, writing to `out`.
///
/// # Errors
/// What the command says, or a usage text for arguments that are none.
pub fn run(
    arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    out: &mut dyn Write,
) -> Result<(), Box<dyn std::error::Error>> {
    Ok(Cli::try_parse_from(arguments)?.command.run(out)?)
}

impl Command {
    fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            Command::Moves(moves) => moves.run(out),
            Command::Perft(perft) => perft.run(out),
            Command::Play(play) => play.run(out),
            Command::Why(why) => why.run(out),
            Command::Convert(convert) => convert.run(out),
            Command::Search(search) => search.run(out),
            Command::Solve(solve) => solve.run(out),
            Command::Atlas(atlas) => atlas.run(out),
            Command::Wins(wins) => wins.run(out),
            Command::Suite(suite) => suite.run(out),
            Command::Soak(soak) => soak.run(out),
            Command::Bench(bench) => bench.run(out),
            Command::Match(contest) => contest.run(out),
            Command::Ladder(ladder) => ladder.run(out),
            Command::Ratings(ratings) => ratings.run(out),
            Command::Selfplay(selfplay) => selfplay.run(out),
            Command::Train(train) => train.run(out),
            Command::Tune(tune) => tune.run(out),
            Command::Styles(styles) => styles.run(out),
            Command::Uci(uci) => uci.run(out),
        }
    }
}
