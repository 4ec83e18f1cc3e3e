//! The hand-written evaluation by itself, without a search: for fitting and comparing.

use super::terrain::Terrain;
use super::weights::Weights;
use crate::rules::{MAX_WORDS, Position, Side};

/// The hand-written evaluation under one rule set.
pub struct Hand {
    terrain: Terrain<MAX_WORDS>,
}

impl Hand {
    /// The evaluation by `weights` of positions of `position`'s rules and obstructions.
    #[must_use]
    pub fn new(position: &Position, weights: Weights) -> Hand {
        Hand { terrain: Terrain::weighed(position.layout().clone(), weights) }
    }

    /// The value of a position for the side to move, threats left out, in hundredths of a piece.
    #[must_use]
    pub fn value(&self, position: &Position) -> i32 {
        let board = position.board();
        let shape = |side| self.terrain.shape(board, side);
        let value = self.terrain.placed(board) + shape(Side::White) - shape(Side::Black);
        let sign = if board.turn() == Side::White { 1 } else { -1 };
        sign * value + self.terrain.weights.tempo
    }

    /// The most pieces that the side not to move can take at once, the number of its captures, and
    /// the same of the side to move.
    #[must_use]
    pub fn threats(&self, position: &Position) -> [i32; 4] {
        let board = position.board();
        let [danger, chance] =
            [board.turn().other(), board.turn()].map(|side| self.terrain.count_captures(board, side));
        [danger.0, danger.1, chance.0, chance.1]
    }
}
