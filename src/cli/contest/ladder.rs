//! `ladder`: every level against the one below it.

use super::super::CliError;
use super::super::place::Place;
use super::Match;
use super::player::Spec;
use clap::Args;
use std::io::Write;

/// Levels that play one another.
#[derive(Args, Debug)]
pub(super) struct Levels {
    #[command(flatten)]
    place: Place,
    /// Games of each pair; each opening is played twice with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) games: u32,
    /// The lowest level
    #[arg(long, value_name = "L", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=11))]
    pub(super) from: u8,
    /// The highest level
    #[arg(long, value_name = "L", default_value_t = 12, value_parser = clap::value_parser!(u8).range(2..=12))]
    pub(super) to: u8,
    /// Chooses openings and the levels' moves
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Levels {
    /// The pairs of levels at most `reach` apart, the higher one first.
    pub(super) fn pairs(&self, reach: u8) -> Result<Vec<[u8; 2]>, CliError> {
        if self.from >= self.to {
            let (from, to) = (self.from, self.to);
            return Err(CliError::Player(format!(
                "'{from}' to '{to}' are no two levels: --from must be below --to"
            )));
        }
        let below = |high: u8| self.from.max(high.saturating_sub(reach))..high;
        Ok((self.from..=self.to).flat_map(|high| below(high).map(move |low| [high, low])).collect())
    }

    /// A match of `games` games between two of them, after `played` others.
    pub(super) fn pair(&self, pair: [u8; 2], games: u32, played: u32) -> Match {
        Match {
            place: self.place.clone(),
            a: Spec::level(pair[0]),
            b: Spec::level(pair[1]),
            games,
            openings: None,
            plies: super::OPENING_PLIES,
            sprt: false,
            concurrency: 1,
            seed: self.seed.wrapping_add(u64::from(played / 2)),
        }
    }
}

/// Play every level against the one below it.
#[derive(Args, Debug)]
pub(in crate::cli) struct Ladder {
    #[command(flatten)]
    levels: Levels,
}

impl Ladder {
    /// Prints one line a pair, as `match` does: the score is the higher level's.
    pub(in crate::cli) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        for pair in self.levels.pairs(1)? {
            self.levels.pair(pair, self.levels.games, 0).run(out)?;
            out.flush()?;
        }
        Ok(())
    }
}
