//! How much estimates were off lately: what the evaluation misses about an army, it misses in all
//! positions in which the army stands.

use super::mind::{Mind, Node};
use super::score::{ESTIMATE_LIMIT, Value};
use super::search::Walk;
use super::shapes::{mark, place};
use super::table::Bound;
use crate::rules::{Board, Move, Side};

/// Fractions of a hundredth in which corrections are kept.
const UNIT: i32 = 256;
/// One miss counts for this much at most, in hundredths of a piece.
const MOST: Value = 100;

/// Armies of each side that are told apart; a power of two.
const PLACES: usize = 1 << 12;

/// The misses, smoothed, by each side's pieces and the side to move.
pub(super) struct Corrections {
    by_army: Vec<i32>,
}

impl Corrections {
    pub(super) fn new() -> Corrections {
        Corrections { by_army: vec![0; 4 * PLACES] }
    }

    fn places<const N: usize>(board: &Board<N>) -> [usize; 2] {
        Side::BOTH.map(|side| 2 * place(mark(board.pieces(side)), side, PLACES) + board.turn().index())
    }

    /// What to add to an estimate of `board`.
    fn of<const N: usize>(&self, board: &Board<N>) -> Value {
        let [white, black] = Corrections::places(board).map(|at| self.by_army[at]);
        (white + black) / UNIT
    }

    /// An estimate of `board` was found `missed` too low by a search of `depth` plies.
    fn learn<const N: usize>(&mut self, board: &Board<N>, missed: Value, depth: i32) {
        let weight = (depth + 1).min(16);
        for at in Corrections::places(board) {
            let old = &mut self.by_army[at];
            *old = (*old * (UNIT - weight) + UNIT * missed.clamp(-MOST, MOST) * weight) / UNIT;
        }
    }
}

impl<const N: usize> Mind<N> {
    /// The estimate `raw` of the node, with what it is likely to miss.
    #[inline]
    pub(super) fn corrected(&self, node: &Node<N>, raw: Value) -> Value {
        (raw + self.corrections.of(&node.board)).clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
    }
}

impl<const N: usize> Walk<'_, N> {
    /// Learns from the value that a search of `depth` plies gave the node, if it says that the
    /// estimate was off and the best move is one that an estimate could have foreseen.
    pub(super) fn learn_correction(
        &mut self,
        node: &Node<N>,
        (raw, corrected): (Value, Value),
        depth: i32,
        (value, bound): (Value, Bound),
        step: Option<Move>,
    ) {
        let tells = match bound {
            Bound::Lower => value > corrected,
            Bound::Upper => value < corrected,
            Bound::Exact => true,
            Bound::None => false,
        };
        let layout = &self.mind.terrain.layout;
        let is_noisy = step.is_some_and(|s| s.is_capture() || node.board.is_crossing(layout, s));
        if tells && !is_noisy && !super::score::is_proved(value) {
            self.mind.corrections.learn(&node.board, value - raw, depth);
        }
    }
}
