//! The hand-written evaluation: a few countable terms that mean the same on every board.
//!
//! Terms are counted for each side and weighed alike, so the value of a position and of its mirror
//! image in colours differ only in sign. Weights are hundredths of a piece.

use super::mind::{Mind, Node};
use super::score::{ESTIMATE_LIMIT, Value};
use super::terrain::{Terrain, forward, shift};
use crate::rules::{Bits, Board, Direction, Layout, Side};

/// What one piece is worth.
pub(super) const PIECE: Value = 100;
/// Added for a piece on the row before the far row, in proportion on the rows before.
const ADVANCE: Value = 24;
/// Added for a piece that still guards the home row.
const HOME: Value = 10;
/// Added for a piece in the middle columns, in proportion to the edge.
const MIDDLE: Value = 8;
/// Added for a piece on the far row: it holds the balance but does little else.
const CROSSED: Value = 10;

/// Pairs, triples, fours and so on of own pieces in line, by the line's direction.
const UPRIGHT: [Value; 5] = [3, 6, 5, 3, 2];
const SLANTED: [Value; 5] = [4, 7, 6, 4, 2];
const LEVEL: [Value; 5] = [2, 1, 0, 0, 0];

/// A line that would cross in one move but for what stands in its way, and lines one and two
/// squares short of that.
const REACH: [Value; 3] = [14, 9, 5];

/// For each piece in the dearest capture that the side not to move threatens, and for each capture
/// it threatens at all.
const DANGER: Value = 12;
const DANGERS: Value = 3;
/// The same for the side to move, whose captures come first anyhow.
const CHANCE: Value = 16;
const CHANCES: Value = 3;
/// The right to move.
const TEMPO: Value = 12;
/// No threats move a value by more than this.
pub(super) const THREAT_LIMIT: Value = 260;

/// The value of a piece of `side` on each bit of the board.
pub(super) fn places<const N: usize>(layout: &Layout<N>, side: Side) -> Vec<i16> {
    let size = layout.rules().size;
    let mut places = vec![0; 64 * N];
    for square in size.squares() {
        let last = Value::from(size.rows()) - 1;
        let advance = Value::from(square.row().abs_diff(size.home_row(side)));
        let edge = Value::from(square.column().min(size.columns() - 1 - square.column()));
        let half = (Value::from(size.columns()) - 1) / 2;
        let mut value = PIECE + ADVANCE * advance / last + MIDDLE * edge / half.max(1);
        if advance == 0 {
            value += HOME;
        } else if advance == last {
            value += CROSSED - ADVANCE;
        }
        places[layout.index(square)] = value as i16;
    }
    places
}

impl<const N: usize> Mind<N> {
    /// An estimate of the position's value for the side to move.
    pub(super) fn estimate(&mut self, node: &mut Node<N>) -> Value {
        let rough = self.rough(node);
        let board = &node.board;
        self.terrain.refine(board, rough, self.terrain.count_captures(board, board.turn()))
    }

    /// The value without threats; they change it by less than [`THREAT_LIMIT`].
    pub(super) fn rough(&mut self, node: &mut Node<N>) -> Value {
        let (terrain, board) = (&self.terrain, &node.board);
        for side in Side::BOTH {
            node.shapes[side.index()].get_or_insert_with(|| self.shapes.of(terrain, board, side));
        }
        let [white, black] = node.shapes.map(Option::unwrap_or_default);
        let value = node.placed + white - black;
        let sign = if board.turn() == Side::White { 1 } else { -1 };
        (sign * value + TEMPO).clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
    }
}

impl<const N: usize> Terrain<N> {
    /// The estimate that a rough value becomes by threats; `chances` are the captures of the side
    /// to move as [`Terrain::count_captures`] gives them.
    pub(super) fn refine(&self, board: &Board<N>, rough: Value, chances: (Value, Value)) -> Value {
        let (danger, dangers) = self.count_captures(board, board.turn().other());
        let threats = CHANCE * chances.0 + CHANCES * chances.1 - DANGER * danger - DANGERS * dangers;
        let value = rough + threats.clamp(-THREAT_LIMIT, THREAT_LIMIT);
        value.clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
    }

    /// Lines of `side` and how near they are to crossing. What the other side has is of no
    /// consequence: a crossing may capture.
    pub(super) fn shape(&self, board: &Board<N>, side: Side) -> Value {
        let own = *board.pieces(side);
        let open = self.layout.squares().without(own | *board.obstructions());
        let rows = &self.rows_to_go[side.index()];
        let level = self.lines(own, Direction::East, &LEVEL, |_, _| {});
        let mut value = level;
        for (direction, weights) in forward(side).into_iter().zip([&UPRIGHT, &SLANTED, &SLANTED]) {
            let mut near = [Bits::EMPTY; 3];
            value += self.lines(own, direction, weights, |length, heads| {
                for (short, set) in near.iter_mut().enumerate() {
                    if let Some(row) = rows.get(length + short) {
                        *set |= heads & *row;
                    }
                }
            });
            let open = shift(open, -self.layout.step(direction));
            for (set, weight) in near.iter().zip(REACH) {
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
