//! The hand-written evaluation: a few countable terms that mean the same on every board.
//!
//! Terms are counted for each side and weighed alike, so the value of a position and of its mirror
//! image in colours differ only in sign. Weights are hundredths of a piece.

use super::mind::{Mind, Node};
use super::score::{ESTIMATE_LIMIT, Value};
use super::terrain::{Terrain, forward, shift};
use super::weights::{PIECE, Weights};
use crate::rules::{Bits, Board, Direction, Layout, Side};

/// No threats move a value by more than this.
pub(super) const THREAT_LIMIT: Value = 260;

/// The value of a piece of `side` on each bit of the board.
pub(super) fn places<const N: usize>(layout: &Layout<N>, weights: &Weights, side: Side) -> Vec<i16> {
    let size = layout.rules().size;
    let mut places = vec![0; 64 * N];
    for square in size.squares() {
        let last = Value::from(size.rows()) - 1;
        let advance = Value::from(square.row().abs_diff(size.home_row(side)));
        let edge = Value::from(square.column().min(size.columns() - 1 - square.column()));
        let half = (Value::from(size.columns()) - 1) / 2;
        let mut value = PIECE + weights.advance * advance / last + weights.middle * edge / half.max(1);
        if advance == 0 {
            value += weights.home;
        } else if advance == last {
            value += weights.crossed - weights.advance;
        }
        places[layout.index(square)] = value as i16;
    }
    places
}

impl<const N: usize> Mind<N> {
    /// An estimate of the position's value for the side to move.
    pub(super) fn estimate(&mut self, node: &mut Node<N>, ply: usize) -> Value {
        let rough = self.rough(node, ply);
        if self.sums.is_some() {
            return rough;
        }
        let board = &node.board;
        self.terrain.refine(board, rough, self.terrain.count_captures(board, board.turn()))
    }

    /// The value without threats; they change it by less than [`THREAT_LIMIT`].
    pub(super) fn rough(&mut self, node: &mut Node<N>, ply: usize) -> Value {
        let value = self.judged(node, ply);
        match &self.taste {
            Some(taste) => value + taste.bonus(&self.terrain, node),
            None => value,
        }
    }

    /// The value by net or by hand, without what a style likes.
    fn judged(&mut self, node: &mut Node<N>, ply: usize) -> Value {
        let learned = match &mut self.sums {
            Some(sums) if !sums.adds => return sums.value(&node.board, ply),
            Some(sums) => sums.value(&node.board, ply),
            None => 0,
        };
        let (terrain, board) = (&self.terrain, &node.board);
        for side in Side::BOTH {
            node.shapes[side.index()].get_or_insert_with(|| self.shapes.of(terrain, board, side));
        }
        let [white, black] = node.shapes.map(Option::unwrap_or_default);
        let value = node.placed + white - black;
        let sign = if board.turn() == Side::White { 1 } else { -1 };
        (sign * value + self.terrain.weights.tempo + learned).clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
    }
}

impl<const N: usize> Terrain<N> {
    /// The estimate that a rough value becomes by threats; `chances` are the captures of the side
    /// to move as [`Terrain::count_captures`] gives them.
    pub(super) fn refine(&self, board: &Board<N>, rough: Value, chances: (Value, Value)) -> Value {
        let (danger, dangers) = self.count_captures(board, board.turn().other());
        let weights = &self.weights;
        let threats = weights.chance * chances.0 + weights.chances * chances.1
            - weights.danger * danger
            - weights.dangers * dangers;
        let value = rough + threats.clamp(-THREAT_LIMIT, THREAT_LIMIT);
        value.clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
    }

    /// Lines of `side` and how near they are to crossing. What the other side has is of no
    /// consequence: a crossing may capture.
    pub(super) fn shape(&self, board: &Board<N>, side: Side) -> Value {
        let own = *board.pieces(side);
        let open = self.layout.squares().without(own | *board.obstructions());
        let rows = &self.rows_to_go[side.index()];
        let weights = &self.weights;
        let level = self.lines(own, Direction::East, &weights.level, |_, _| {});
        let mut value = level;
        let by_direction = [&weights.upright, &weights.slanted, &weights.slanted];
        for (direction, lines) in forward(side).into_iter().zip(by_direction) {
            let mut near = [Bits::EMPTY; 3];
            value += self.lines(own, direction, lines, |length, heads| {
                for (short, set) in near.iter_mut().enumerate() {
                    if let Some(row) = rows.get(length + short) {
                        *set |= heads & *row;
                    }
                }
            });
            let open = shift(open, -self.layout.step(direction));
            for (set, weight) in near.iter().zip(weights.reach) {
                value += weight * set.count_with(&open) as Value;
            }
        }
        value
    }

    /// The weighed lines of `own` in `direction`; `seen` is told the squares that end a line of
    /// each length, from 1.
    #[inline]
    fn lines(
        &self,
        own: Bits<N>,
        direction: Direction,
        weights: &[Value; 5],
        mut seen: impl FnMut(usize, Bits<N>),
    ) -> Value {
        let step = self.layout.step(direction);
        seen(1, own);
        let mut ends = own;
        let mut value = 0;
        for (shorter, weight) in weights.iter().enumerate() {
            ends = own & shift(ends, step);
            if ends.is_empty() || (*weight == 0 && direction.is_along_row()) {
                break;
            }
            seen(shorter + 2, ends);
            value += weight * ends.count() as Value;
        }
        value
    }

    /// The most pieces that `side` can take at once, and the number of its captures.
    pub(super) fn count_captures(&self, board: &Board<N>, side: Side) -> (Value, Value) {
        let (mut most, mut count) = (0, 0);
        self.visit_captures(board, side, &mut |reach| {
            most = most.max(Value::from(reach.run));
            count += 1;
        });
        (most, count)
    }
}
