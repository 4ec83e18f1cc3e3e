//! `styles`: how the styles play, in numbers.

use super::super::CliError;
use super::super::place::Place;
use super::elo::Tally;
use super::player::{Player, Spec};
use super::{OPENING_PLIES, play_game, random_opening};
use crate::engine::Style;
use crate::rules::{Direction, Position, Side};
use clap::Args;
use std::io::Write;

/// Play every style against the plain player, and tell their habits apart.
#[derive(Args, Debug)]
pub(in crate::cli) struct Styles {
    #[command(flatten)]
    place: Place,
    /// Both players' limit: nodes:N, depth:D, movetime:MS or level:L
    #[arg(long, value_name = "SPEC", default_value = "nodes:2000")]
    limit: String,
    /// Games of each style; each opening is played twice with sides swapped
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Chooses openings
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

/// What a player's positions look like, summed over his moves.
#[derive(Clone, Copy, Debug, Default)]
struct Habits {
    moves: u32,
    pairs: u32,
    beyond: u32,
    /// Pieces in the last third before the far row.
    near: u32,
    home: u32,
    own: u32,
    enemy: u32,
}

/// The moves of a game that habits are taken from: after the opening, before the end.
const PLIES: core::ops::Range<u32> = 10..50;

impl Styles {
    /// Prints a table in Markdown: the score against the plain player, and the habits of both.
    pub(in crate::cli) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let spec = |text: String| text.parse::<Spec>().map_err(CliError::Player);
        writeln!(
            out,
            "| style | against the plain player | pairs in line | beyond the middle | in the last third | on the home rows | own pieces | enemy pieces |"
        )?;
        writeln!(out, "|---|---|---|---|---|---|---|---|")?;
        let start = self.place.position()?;
        for style in Style::ALL {
            let styled = spec(format!("{}/{}", style.name(), self.limit))?;
            let mut players =
                [styled.player(start.rules())?, spec(self.limit.clone())?.player(start.rules())?];
            let (tally, [habits, plain]) = self.play(&start, &mut players)?;
            writeln!(out, "| {} | {tally} | {habits} |", style.name())?;
            writeln!(out, "| its opponent | | {plain} |")?;
            out.flush()?;
        }
        Ok(())
    }

    fn play(
        &self,
        start: &Position,
        players: &mut [Box<dyn Player>; 2],
    ) -> Result<(Tally, [Habits; 2]), CliError> {
        let (mut tally, mut habits) = (Tally::default(), [Habits::default(); 2]);
        for pair in 0..self.games.div_ceil(2) {
            let seed = self.seed + u64::from(pair);
            let opening = random_opening(start, OPENING_PLIES, seed);
            let mut winners = Vec::new();
            for first in Side::BOTH {
                let mut ply = 0;
                let winner = play_game(start, &opening, players, first, seed, &mut |mover, position| {
                    ply += 1;
                    if PLIES.contains(&ply) {
                        habits[usize::from(mover != first)].add(mover, position);
                    }
                })?;
                winners.push(winner.map(|side| usize::from(side != first)));
            }
            tally.add(&winners);
        }
        Ok((tally, habits))
    }
}

impl Habits {
    fn add(&mut self, side: Side, position: &Position) {
        let size = position.size();
        let is_own = |square| position.side_at(square) == Some(side);
        self.moves += 1;
        self.own += position.piece_count(side);
        self.enemy += position.piece_count(side.other());
        for square in size.squares().filter(|square| is_own(*square)) {
            let gone = square.row().abs_diff(size.home_row(side));
            self.beyond += u32::from(2 * gone >= size.rows());
            self.near += u32::from(3 * gone >= 2 * size.rows());
            self.home += u32::from(gone < 2);
            let ways = [Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast];
            let next =
                ways.into_iter().filter_map(|way| square.step(way, 1)).filter(|next| size.contains(*next));
            self.pairs += next.filter(|square| is_own(*square)).count() as u32;
        }
    }
}

impl core::fmt::Display for Habits {
    /// Averages for a position.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let average = |sum: u32| f64::from(sum) / f64::from(self.moves.max(1));
        let [pairs, beyond, near] = [self.pairs, self.beyond, self.near].map(average);
        let [home, own, enemy] = [self.home, self.own, self.enemy].map(average);
        write!(f, "{pairs:.1} | {beyond:.1} | {near:.2} | {home:.1} | {own:.1} | {enemy:.1}")
    }
}
