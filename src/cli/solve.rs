//! `solve`: a proved win or loss.

use super::CliError;
use super::place::Place;
use crate::engine::solve::{Verdict, solve};
use clap::Args;
use std::io::Write;
use std::time::Instant;

/// Prove a position won or lost, trying everything.
#[derive(Args, Debug)]
pub(super) struct Solve {
    #[command(flatten)]
    place: Place,
    /// Plies to look ahead at most
    #[arg(long, value_name = "D", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=100))]
    plies: u32,
    /// Positions to visit at most
    #[arg(long, value_name = "N", default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
}

impl Solve {
    /// Prints `win N`, `loss N` or `open N` (nothing within N plies), then positions visited and
    /// milliseconds, then the principal line if there is one.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let position = self.place.position()?;
        let begin = Instant::now();
        let solution = solve(&position, self.plies, self.nodes);
        let (word, plies, line) = match solution.verdict {
            Verdict::Win { plies, line, .. } => ("win", plies, line),
            Verdict::Loss { plies, line } => ("loss", plies, line),
            Verdict::Open { plies } => ("open", plies, Vec::new()),
        };
        writeln!(out, "{word} {plies}")?;
        writeln!(out, "nodes {} time {}", solution.nodes, begin.elapsed().as_millis())?;
        if !line.is_empty() {
            let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
            writeln!(out, "pv {}", moves.join(" "))?;
        }
        Ok(())
    }
}
