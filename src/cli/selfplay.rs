//! `selfplay`: positions of the engine's games against itself, for fitting.

use super::CliError;
use super::place::Place;
use crate::engine::{Engine, Judge};
use crate::rules::{Position, Square};
use crate::training::chance::Chance;
use crate::training::{sample, selfplay};
use clap::Args;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::time::Instant;

/// Small, since it is cleared before every move.
const TABLE_BYTES: usize = 1 << 18;

/// Let the engine play itself, and keep positions with scores and results.
#[derive(Args, Debug)]
pub(super) struct Selfplay {
    #[command(flatten)]
    place: Place,
    /// Games
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    games: u32,
    /// Nodes of a move
    #[arg(long, value_name = "N", default_value_t = 1_200)]
    nodes: u64,
    /// Chooses the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Who judges positions: best, hand or net=FILE
    #[arg(long, value_name = "J", default_value = "best", value_parser = super::judge::read)]
    judge: Judge,
    /// Put up to so many obstructions between the armies, in each game others
    #[arg(long, value_name = "N", default_value_t = 0)]
    obstructions: u8,
    /// File to write the samples to; it appears when all games are played
    #[arg(long, value_name = "F")]
    to: PathBuf,
}

impl Selfplay {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let start = self.place.position()?;
        let begin = Instant::now();
        let failed = |error| CliError::Input { name: self.to.display().to_string(), error };
        let unfinished = self.to.with_extension("part");
        let mut file = BufWriter::new(File::create(&unfinished).map_err(failed)?);
        sample::begin(start.rules(), &mut file)?;
        let mut engine = Engine::new(TABLE_BYTES).judged_by(self.judge.clone());
        let mut count = 0;
        for game in 0..self.games {
            let mut chance = Chance::new(self.seed << 32 | u64::from(game));
            let start = self.obstructed(&start, &mut chance)?;
            let samples = selfplay::play(&mut engine, &start, self.nodes, game, &mut chance);
            count += samples.len();
            sample::append(&samples, &mut file)?;
        }
        file.flush()?;
        drop(file);
        std::fs::rename(&unfinished, &self.to).map_err(failed)?;
        let seconds = begin.elapsed().as_secs_f64();
        writeln!(out, "{} games, {count} samples, {seconds:.0} s", self.games)?;
        Ok(())
    }

    /// The start with obstructions drawn at random.
    fn obstructed(&self, start: &Position, chance: &mut Chance) -> Result<Position, CliError> {
        if self.obstructions == 0 {
            return Ok(start.clone());
        }
        let mut rules = start.rules().clone();
        let between: Vec<Square> = rules.size.squares().filter(|square| !rules.is_start(*square)).collect();
        for _ in 0..chance.below(usize::from(self.obstructions) + 1) {
            if let Some(square) = chance.one_of(&between) {
                rules.obstructions.insert(square);
            }
        }
        Position::start(&rules).map_err(CliError::Unplayable)
    }
}
