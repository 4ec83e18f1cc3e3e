//! `train`: a net from samples.

use super::CliError;
use super::judge::read_net;
use crate::engine::net::Shape;
use crate::training::learner::Numbers;
use crate::training::sample;
use crate::training::train::{Course, fit};
use crate::training::views::Views;
use clap::Args;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

/// Fit a net to the samples of self-play.
#[derive(Args, Debug)]
pub(super) struct Train {
    /// Files of samples
    #[arg(required = true, value_name = "F")]
    samples: Vec<PathBuf>,
    /// Columns, rows and kinds of the net: 14,12,2 or, seeing obstructions, 20,20,3
    #[arg(long, value_name = "C,R,K", value_delimiter = ',', default_values_t = [14, 12, 2])]
    shape: Vec<u8>,
    /// How often each sample is looked at
    #[arg(long, value_name = "N", default_value_t = 12)]
    rounds: u32,
    /// The greatest step
    #[arg(long, value_name = "R", default_value_t = 0.002)]
    rate: f32,
    /// The search's part in what is aimed at, 0 to 1; the rest is the game's result
    #[arg(long, value_name = "B", default_value_t = 0.9)]
    blend: f32,
    /// Train a net that judges alone; else what it says is added to the hand-written evaluation
    #[arg(long)]
    alone: bool,
    /// What an output of 1 is worth, in hundredths of a piece
    #[arg(long, value_name = "U", default_value_t = 250.0)]
    unit: f32,
    /// Chooses the beginning and the order
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// A net to go on from
    #[arg(long, value_name = "F")]
    from: Option<PathBuf>,
    /// File for the net, written after every round
    #[arg(long, value_name = "F")]
    to: PathBuf,
}

impl Train {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let begin = Instant::now();
        let shape = self.shape()?;
        let views = self.views(shape)?;
        let unit = self.unit;
        let held_back = views.cases.iter().filter(|case| case.is_held_back).count();
        writeln!(out, "{} samples, {held_back} of them held back; unit {unit:.0}", views.cases.len())?;
        let mut numbers = match &self.from {
            Some(path) => Numbers::of(&read_net(path)?, shape),
            None => Numbers::begin(shape, self.seed),
        };
        let Train { rounds, rate, blend, seed, alone, .. } = *self;
        let hand = if alone { 0.0 } else { 1.0 };
        let mut written = Ok(());
        fit(
            &mut numbers,
            &views,
            &Course { shape, rounds, rate, blend, seed, hand },
            unit,
            |round, error, held, numbers| {
                eprintln!(
                    "round {round}: error {error:.5}, held back {held:.5}, {:.0} s",
                    begin.elapsed().as_secs_f64()
                );
                if let Err(error) = std::fs::write(&self.to, numbers.rounded(shape, unit, !alone).write()) {
                    written = Err(CliError::Input { name: self.to.display().to_string(), error });
                }
            },
        );
        written
    }

    fn shape(&self) -> Result<Shape, CliError> {
        match self.shape[..] {
            [columns, rows, kinds @ 2..=3] => Ok(Shape { columns, rows, kinds }),
            _ => Err(CliError::Player("--shape wants columns, rows and 2 or 3 kinds".to_owned())),
        }
    }

    fn views(&self, shape: Shape) -> Result<Views, CliError> {
        let mut views = Views::default();
        for path in &self.samples {
            let failed = |error| CliError::Input { name: path.display().to_string(), error };
            let (rules, samples) =
                File::open(path).and_then(|mut file| sample::read(&mut file)).map_err(failed)?;
            views.add(shape, &rules, &samples);
        }
        Ok(views)
    }
}
