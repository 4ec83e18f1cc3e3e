//! `tune`: the hand-written evaluation's numbers from samples.

use super::CliError;
use crate::engine::weights::Weights;
use crate::training::sample;
use crate::training::tune::{Table, tune};
use clap::Args;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

/// Fit the hand-written evaluation to the samples of self-play.
#[derive(Args, Debug)]
pub(super) struct Tune {
    /// Files of samples
    #[arg(required = true, value_name = "F")]
    samples: Vec<PathBuf>,
    /// Steps
    #[arg(long, value_name = "N", default_value_t = 300)]
    rounds: u32,
    /// The search's part in what is aimed at, 0 to 1; the rest is the game's result
    #[arg(long, value_name = "B", default_value_t = 0.9)]
    blend: f32,
    /// The value, in hundredths of a piece, that makes winning e times as likely as losing
    #[arg(long, value_name = "U", default_value_t = 250.0)]
    unit: f32,
}

impl Tune {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let mut table = Table::default();
        for path in &self.samples {
            let failed = |error| CliError::Input { name: path.display().to_string(), error };
            let (rules, samples) =
                File::open(path).and_then(|mut file| sample::read(&mut file)).map_err(failed)?;
            table.add(&rules, &samples, self.unit, self.blend);
        }
        let (weights, before, after) = tune(&table, Weights::BEST, self.unit, self.rounds);
        writeln!(out, "{} samples; error of those held back {before:.5}, then {after:.5}", table.len())?;
        writeln!(out, "{weights:#?}")?;
        Ok(())
    }
}
