//! Who has won, and why.

use super::position::other;
use super::{Position, Rules};

/// The state of a game, with the word for its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Playing,
    /// The winning side, `w` or `b`.
    Won(char, &'static str),
    Drawn(&'static str),
}

impl Status {
    /// The state without its reason: `playing`, `white wins`, `black wins`, `draw`.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Won('w', _) => "white wins",
            Self::Won(..) => "black wins",
            Self::Drawn(_) => "draw",
        }
    }

    /// The reason's word, while the game is over.
    pub(crate) fn reason(&self) -> Option<&'static str> {
        match self {
            Self::Playing => None,
            Self::Won(_, reason) | Self::Drawn(reason) => Some(reason),
        }
    }
}

impl Position {
    /// The state for the side to move, repetition aside; the tests in the rule page's order.
    pub(crate) fn status(&self, rules: &Rules) -> Status {
        let (me, you) = (self.side, other(self.side));
        let is_balance = rules.answer == "balance";
        if self.duty == 'x' {
            return Status::Won(me, "unanswered");
        }
        if !self.has_pieces(me) {
            return Status::Won(you, "no-pieces");
        }
        if is_balance && self.crossers(me) > self.crossers(you) {
            return Status::Won(me, "crossers");
        }
        if self.squares().any(|square| !self.moves_from(rules, square).is_empty()) {
            return Status::Playing;
        }
        if self.duty == '!' {
            // The page leaves the word open: the duty still stands, it is the moves that are missing.
            return Status::Won(you, "no-moves");
        }
        if self.is_all_fixed(rules) {
            return Status::Drawn("all-fixed");
        }
        let is_behind = is_balance && self.crossers(me) < self.crossers(you);
        if rules.no_move == "loses" || is_behind {
            return Status::Won(you, "no-moves");
        }
        Status::Drawn("no-moves")
    }

    fn is_all_fixed(&self, rules: &Rules) -> bool {
        self.squares()
            .filter(|&square| self.on(square).is_ascii_alphabetic())
            .all(|square| self.is_fixed(rules, square))
    }
}
