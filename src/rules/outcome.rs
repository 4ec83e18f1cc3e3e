//! Whether a position is over, and how games end.

use super::board::{Board, Duty};
use super::geometry::Side;
use super::layout::Layout;
use super::rule_set::{Answer, NoMove};
use core::fmt;

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A crossing that had to be answered wasn't.
    Unanswered,
    /// A side has no pieces left on its turn.
    NoPieces,
    /// More crossers than the opponent at the start of one's turn.
    Crossers,
    /// No legal move.
    NoMoves,
    /// No piece of either side can ever move.
    AllFixed,
    /// The third occurrence of a position.
    Repetition,
    /// Both players agreed.
    Agreement,
    /// A player gave up.
    Resignation,
    /// A player's time ran out.
    Time,
}

impl Reason {
    /// All reasons, in the order of RULES §3.
    pub const ALL: [Reason; 9] = [
        Reason::Unanswered,
        Reason::NoPieces,
        Reason::Crossers,
        Reason::NoMoves,
        Reason::AllFixed,
        Reason::Repetition,
        Reason::Agreement,
        Reason::Resignation,
        Reason::Time,
    ];

    /// The reason's word in text forms (RULES §3).
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Reason::Unanswered => "unanswered",
            Reason::NoPieces => "no-pieces",
            Reason::Crossers => "crossers",
            Reason::NoMoves => "no-moves",
            Reason::AllFixed => "all-fixed",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, or `None` for a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: Reason,
}

impl Outcome {
    /// `side` has won.
    #[must_use]
    pub const fn win(side: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(side), reason }
    }

    /// Nobody has won.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, reason }
    }
}

impl fmt::Display for Outcome {
    /// Writes `white wins: crossers` or `draw: repetition` (CONTRACTS §2).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => write!(f, "{side} wins: {}", self.reason.word()),
            None => write!(f, "draw: {}", self.reason.word()),
        }
    }
}

impl<const N: usize> Board<N> {
    /// The outcome that needs no look at the legal moves: a failed duty, no pieces, more crossers.
    #[must_use]
    #[inline]
    pub fn early_outcome(&self, layout: &Layout<N>) -> Option<Outcome> {
        let (me, you) = (self.turn, self.turn.other());
        if self.duty == Duty::Failed {
            return Some(Outcome::win(me, Reason::Unanswered));
        }
        if self.pieces(me).is_empty() {
            return Some(Outcome::win(you, Reason::NoPieces));
        }
        if layout.rules().answer == Answer::Balance && self.crossers(layout, me) > self.crossers(layout, you)
        {
            return Some(Outcome::win(me, Reason::Crossers));
        }
        None
    }

    /// The outcome of a position whose side to move has no legal move and no early outcome.
    #[must_use]
    pub fn stuck_outcome(&self, layout: &Layout<N>) -> Outcome {
        let (me, you) = (self.turn, self.turn.other());
        if self.duty == Duty::Owed {
            return Outcome::win(you, Reason::NoMoves);
        }
        if Side::BOTH.into_iter().all(|side| self.pieces(side).without(self.fixed(layout, side)).is_empty()) {
            return Outcome::draw(Reason::AllFixed);
        }
        let behind = layout.rules().answer == Answer::Balance
            && self.crossers(layout, me) < self.crossers(layout, you);
        match layout.rules().no_move {
            NoMove::Draw if !behind => Outcome::draw(Reason::NoMoves),
            NoMove::Draw | NoMove::Loses => Outcome::win(you, Reason::NoMoves),
        }
    }

    /// The outcome, if the position is over; repetition isn't seen here.
    #[must_use]
    pub fn outcome(&self, layout: &Layout<N>) -> Option<Outcome> {
        self.early_outcome(layout).or_else(|| (!self.has_move(layout)).then(|| self.stuck_outcome(layout)))
    }
}
