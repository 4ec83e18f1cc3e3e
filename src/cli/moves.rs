//! `moves`: the legal moves.

use super::CliError;
use super::place::Place;
use crate::notation::position;
use crate::rules::{Move, Position};
use clap::Args;
use std::io::Write;

/// List the legal moves, sorted by text.
#[derive(Args, Debug)]
pub(super) struct Moves {
    #[command(flatten)]
    place: Place,
    /// One JSON object a line: move, captured squares, position after it
    #[arg(long)]
    json: bool,
}

impl Moves {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let position = self.place.position()?;
        let mut moves: Vec<(String, Move)> =
            position.moves().into_iter().map(|step| (step.to_string(), step)).collect();
        moves.sort();
        for (text, step) in moves {
            match self.json {
                true => writeln!(out, "{}", json(&position, step))?,
                false => writeln!(out, "{text}")?,
            }
        }
        Ok(())
    }
}

/// Nothing in it needs escaping: squares, moves and positions are plain ASCII without quotes.
fn json(position: &Position, step: Move) -> String {
    let captures: Vec<String> = position.captured(step).iter().map(|at| format!("\"{at}\"")).collect();
    let after = position::write(&position.play_legal(step));
    format!(r#"{{"move":"{step}","captures":[{}],"position":"{after}"}}"#, captures.join(","))
}
