//! `play`: moves played one after another.

use super::CliError;
use super::place::Place;
use crate::game::Game;
use crate::notation::{moves, position};
use clap::Args;
use std::io::Write;

/// Play moves, then print the position and the status.
#[derive(Args, Debug)]
pub(super) struct Play {
    #[command(flatten)]
    place: Place,
    /// The moves, as d1-d4, d10xg7 or *e5
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

impl Play {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let mut game = Game::new(self.place.position()?);
        for (number, text) in (1..).zip(&self.moves) {
            advance(&mut game, number, text)?;
        }
        writeln!(out, "{}", position::write(game.position()))?;
        match game.outcome() {
            Some(outcome) => writeln!(out, "{outcome}")?,
            None => writeln!(out, "playing")?,
        }
        Ok(())
    }
}

fn advance(game: &mut Game, number: usize, text: &str) -> Result<(), CliError> {
    let illegal = |reason| CliError::Illegal { number, text: text.to_owned(), reason };
    let step = moves::read(text, game.position()).map_err(|error| match error.reason() {
        Some(reason) => illegal(reason),
        None => CliError::Unreadable { number, error },
    })?;
    game.play(step).map(drop).map_err(illegal)
}
