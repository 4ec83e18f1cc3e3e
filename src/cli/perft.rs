//! `perft`: counting move sequences.

use super::CliError;
use super::place::Place;
use crate::rules::perft::{divide, perft};
use clap::Args;
use std::io::Write;
use std::time::Instant;

/// Count move sequences.
#[derive(Args, Debug)]
pub(super) struct Perft {
    #[command(flatten)]
    place: Place,
    /// Length of the sequences; all shorter ones are counted too
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Tell the sequences of full length apart by their first move
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let position = self.place.position()?;
        if self.divide && self.depth > 0 {
            let mut counts: Vec<(String, u64)> = divide(&position, self.depth)
                .into_iter()
                .map(|(step, count)| (step.to_string(), count))
                .collect();
            counts.sort();
            for (step, count) in counts {
                writeln!(out, "{step} {count}")?;
            }
        }
        for depth in self.depth.min(1)..=self.depth {
            let begin = Instant::now();
            let count = perft(&position, depth);
            let seconds = begin.elapsed().as_secs_f64();
            let per_second = count as f64 / seconds.max(1e-9);
            writeln!(out, "depth {depth}: {count} nodes, {seconds:.3} s, {per_second:.0} nodes/s")?;
            out.flush()?;
        }
        Ok(())
    }
}
