//! `why`: whether a move is legal, or why not.

use super::CliError;
use super::place::Place;
use crate::notation::moves;
use crate::rules::fails_duty;
use clap::Args;
use std::io::Write;

/// Say whether a move is legal, or why it isn't.
#[derive(Args, Debug)]
pub(super) struct Why {
    #[command(flatten)]
    place: Place,
    /// The move, as d1-d4, d10xg7 or *e5
    #[arg(value_name = "MOVE")]
    step: String,
}

impl Why {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let position = self.place.position()?;
        match moves::read(&self.step, &position) {
            Ok(step) if fails_duty(&position, step) => writeln!(out, "legal loses:unanswered")?,
            Ok(_) => writeln!(out, "legal")?,
            Err(error) => match error.reason() {
                Some(reason) => writeln!(out, "{} ({reason})", reason.code())?,
                None => return Err(error.into()),
            },
        }
        Ok(())
    }
}
