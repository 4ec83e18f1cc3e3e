//! `atlas`: a small board solved outright.

use super::CliError;
use super::place::Place;
use crate::engine::solve::atlas::{Atlas, Fate};
use clap::Args;
use std::io::Write;
use std::time::Instant;

/// Solve a small board outright: the value of a position and best play.
#[derive(Args, Debug)]
pub(super) struct Map {
    #[command(flatten)]
    place: Place,
    /// Megabytes to use at most; every position takes a byte
    #[arg(long, value_name = "MB", default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..=64_000))]
    memory: u64,
}

impl Map {
    /// Prints `win N`, `loss N` or `draw` for the side to move, then what was counted, then the
    /// principal line.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let position = self.place.position()?;
        let begin = Instant::now();
        let atlas = Atlas::new(&position, self.memory << 20)?;
        let census = atlas.census();
        match atlas.fate(&position) {
            Some(Fate::Win(plies)) => writeln!(out, "win {plies}")?,
            Some(Fate::Loss(plies)) => writeln!(out, "loss {plies}")?,
            Some(Fate::Draw) | None => writeln!(out, "draw")?,
        }
        writeln!(
            out,
            "positions {} wins {} losses {} draws {} longest {} time {}",
            census.positions(),
            census.wins,
            census.losses,
            census.draws,
            census.longest,
            begin.elapsed().as_millis()
        )?;
        let moves: Vec<String> = atlas.line(&position).iter().map(ToString::to_string).collect();
        writeln!(out, "pv {}", moves.join(" "))?;
        Ok(())
    }
}
