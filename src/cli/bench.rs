//! `bench`: the engine's signature and its speed.

use super::CliError;
use crate::engine::bench::{DEPTH, run};
use crate::notation::position;
use clap::Args;
use std::io::Write;
use std::time::Instant;

/// Search fixed positions to a fixed depth: total nodes and nodes per second.
#[derive(Args, Debug)]
pub(super) struct Bench {
    /// Plies
    #[arg(long, value_name = "D", default_value_t = DEPTH, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
}

impl Bench {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let begin = Instant::now();
        let mut lines = Vec::new();
        let mut since = Instant::now();
        let nodes = run(self.depth, |at, nodes| {
            let per_second = nodes as f64 / since.elapsed().as_secs_f64().max(1e-9);
            lines.push(format!("{nodes:>9} nodes {per_second:>9.0} nodes/s  {}", position::write(at)));
            since = Instant::now();
        });
        for line in lines {
            writeln!(out, "{line}")?;
        }
        let per_second = nodes as f64 / begin.elapsed().as_secs_f64().max(1e-9);
        writeln!(out, "{nodes} nodes {per_second:.0} nodes/s")?;
        Ok(())
    }
}
