//! From an ask's text to the engine's request.

use crate::engine::{Level, Limits, Request, Style};
use crate::notation::moves::{self, MoveError};
use crate::notation::position::{self, ReadError};
use crate::notation::rule_set::{self, RuleSetError};
use crate::protocol::Ask;
use crate::rules::{Position, RuleFault};

/// Why an ask can't be met.
#[derive(Debug, thiserror::Error)]
pub(super) enum AskError {
    /// The rule set can't be read.
    #[error("rules: {0}")]
    Rules(#[from] RuleSetError),
    /// The rule set has no start.
    #[error("rules: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Start(Vec<RuleFault>),
    /// The first position can't be read.
    #[error("position: {0}")]
    Position(#[from] ReadError),
    /// A move can't be read or played.
    #[error("move {number}: {error}")]
    Move {
        /// Its place among the moves, from 1.
        number: usize,
        /// What is wrong with it.
        error: MoveError,
    },
    /// No such style.
    #[error("'{0}' is no style")]
    Style(String),
    /// No such level.
    #[error("level {0} is outside 1 to 12")]
    Level(u8),
}

/// The request that `ask` stands for; its time limit isn't the engine's business.
pub(super) fn read(ask: &Ask) -> Result<Request, AskError> {
    let rules = rule_set::read(&ask.rules)?;
    let start = match &ask.start {
        Some(text) => position::read(text, &rules)?,
        None => Position::start(&rules).map_err(AskError::Start)?,
    };
    let limits = Limits { nodes: ask.limits.nodes, depth: ask.limits.depth.map(u32::from) };
    let mut request = Request::new(start, limits);
    for (place, text) in ask.moves.iter().enumerate() {
        let error = |error| AskError::Move { number: place + 1, error };
        let step = moves::read(text, &request.position).map_err(error)?;
        request.advance(step);
    }
    if let Some(number) = ask.level {
        request.level = Some(Level::new(number).ok_or(AskError::Level(number))?);
    }
    if let Some(name) = &ask.style {
        request.style = Some(Style::named(name).ok_or_else(|| AskError::Style(name.clone()))?);
    }
    request.seed = ask.seed;
    request.lines = usize::from(ask.lines.max(1));
    Ok(request)
}
