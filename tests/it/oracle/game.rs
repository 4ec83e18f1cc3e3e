//! A game: a start and the moves played, for the rule of repetition.

use super::{Position, Rules, Status};

/// A game under one rule set, with every position it went through.
pub(crate) struct Game {
    rules: Rules,
    positions: Vec<Position>,
}

impl Game {
    /// A game that begins here; the first position counts as an occurrence.
    pub(crate) fn new(rules: &Rules, start: Position) -> Self {
        Self { rules: rules.clone(), positions: vec![start] }
    }

    pub(crate) fn position(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// Plays a move given as text, unless the game is over or the move illegal.
    pub(crate) fn play(&mut self, text: &str) -> Result<(), String> {
        if self.status() != Status::Playing {
            return Err(format!("{text} after the end of the game"));
        }
        let after = self.position().play(&self.rules, text)?;
        self.positions.push(after);
        Ok(())
    }

    /// The state, repetition tested last.
    pub(crate) fn status(&self) -> Status {
        let now = self.position();
        let status = now.status(&self.rules);
        let occurrences = self.positions.iter().filter(|p| *p == now).count();
        if status != Status::Playing || occurrences < 3 {
            return status;
        }
        match self.rules.repetition.as_str() {
            "draw" => Status::Drawn("repetition"),
            "loses" => Status::Won(now.side, "repetition"),
            _ => Status::Playing,
        }
    }
}
