//! Plain facts about a move, for sentences that explain it.
//!
//! Reading order: this file (what every report carries: counted, not searched) → `explain` (why a
//! move is best, what it threatens and prevents, and what was refuted: several short searches).

mod explain;

pub use explain::{Explanation, Refutation, Threat, explain};

use super::terrain::Terrain;
use crate::rules::{Board, Move};

/// What a move does and what it leaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Pieces it captures.
    pub captured: u8,
    /// Does it cross?
    pub crosses: bool,
    /// Most pieces one capture could have taken from the mover had the opponent been to move.
    pub in_danger_before: u8,
    /// Most pieces one capture can take from the mover after the move.
    pub in_danger_after: u8,
    /// Most pieces the mover could take next if the opponent did nothing.
    pub threatened: u8,
    /// Was it the only legal move, or the only one that doesn't lose at once?
    pub is_only_move: bool,
}

impl<const N: usize> Terrain<N> {
    /// The facts about `step`, legal on `board`, one of `choices` to consider.
    pub(super) fn facts(&self, board: &Board<N>, step: Move, choices: usize) -> Facts {
        let after = board.play(&self.layout, step);
        let (mover, other) = (board.turn(), board.turn().other());
        let most = |board: &Board<N>, side| self.count_captures(board, side).0 as u8;
        Facts {
            captured: self.taken(step),
            crosses: board.is_crossing(&self.layout, step),
            in_danger_before: most(board, other),
            in_danger_after: most(&after, other),
            threatened: most(&after, mover),
            is_only_move: choices == 1,
        }
    }
}
