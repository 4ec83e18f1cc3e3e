//! The options that name rules and a position.

use super::CliError;
use crate::notation::{position, rule_set};
use crate::rules::{Position, RuleSet};
use clap::Args;

/// `--rules` and `--position`.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct Place {
    /// A preset (standard quick igfip locked crossings stones boardspace abstractplay everyboard)
    /// or settings (columns=10,rows=8,symmetry=off,obstructions=d4+e5)
    #[arg(long, value_name = "R", default_value = "standard")]
    rules: String,
    /// A position string; the rules' usual start when missing
    #[arg(long, value_name = "P")]
    position: Option<String>,
}

impl Place {
    /// The rule set named.
    pub(super) fn rules(&self) -> Result<RuleSet, CliError> {
        Ok(rule_set::read(&self.rules)?)
    }

    /// The position named, or the usual start.
    pub(super) fn position(&self) -> Result<Position, CliError> {
        let rules = self.rules()?;
        match &self.position {
            Some(text) => Ok(position::read(text, &rules)?),
            None => Position::start(&rules).map_err(CliError::Unplayable),
        }
    }
}
