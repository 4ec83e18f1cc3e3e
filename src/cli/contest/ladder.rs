//! `ladder`: every level against the one below it.

use super::super::CliError;
use super::super::place::Place;
use super::Match;
use super::player::Spec;
use clap::Args;
use std::io::Write;

/// Play every level against the one below it.
#[derive(Args, Debug)]
pub(in crate::cli) struct Ladder {
    #[command(flatten)]
    place: Place,
    /// Games of each pair; each opening is played twice with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The lowest level to climb from
    #[arg(long, value_name = "L", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=11))]
    from: u8,
    /// The highest level to climb to
    #[arg(long, value_name = "L", default_value_t = 12, value_parser = clap::value_parser!(u8).range(2..=12))]
    to: u8,
    /// Chooses openings and the levels' moves
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Ladder {
    /// Prints one line a pair, as `match` does: the score is the higher level's.
    pub(in crate::cli) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        for lower in self.from..self.to {
            let players = [lower + 1, lower].map(Spec::level);
            let pair = Match::of(&self.place, players, self.games, self.seed);
            pair.run(out)?;
            out.flush()?;
        }
        Ok(())
    }
}
