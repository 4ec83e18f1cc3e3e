//! When a side is sure to have a harmless move, whatever the other side plays.
//!
//! Then it can't be annihilated or immobilised by that move, nor be forced to step off its far
//! row: only a crossing, or the capture of a crosser, can win within two plies.

use crate::engine::terrain::{Terrain, shift};
use crate::rules::{Bits, Board, Direction, Duty, Layout, Side, Square};

/// For each bit, all squares in line with it.
pub(super) struct Rays<const N: usize>(Vec<Bits<N>>);

impl<const N: usize> Rays<N> {
    pub(super) fn new(layout: &Layout<N>) -> Rays<N> {
        let mut rays = vec![Bits::EMPTY; 64 * N];
        let is_in_line = |a: Square, b: Square| {
            let (columns, rows) = (a.column().abs_diff(b.column()), a.row().abs_diff(b.row()));
            columns == 0 || rows == 0 || columns == rows
        };
        for from in layout.rules().size.squares() {
            for to in layout.rules().size.squares().filter(|to| is_in_line(from, *to)) {
                rays[layout.index(from)].insert(layout.index(to));
            }
        }
        Rays(rays)
    }

    /// Will `side`, whose opponent is to move, have a step next turn that changes no far row,
    /// unless it has to answer a crossing?
    ///
    /// It has two such steps now, and no line leads from a square of the one to a square of the
    /// other. A move changes squares on one line only: it can spoil one of the two.
    pub(super) fn is_calm(&self, terrain: &Terrain<N>, board: &Board<N>, side: Side) -> bool {
        if board.stones() > 0 || board.duty() != Duty::None {
            return false;
        }
        let layout = &terrain.layout;
        let pieces = board.pieces(side).without(board.fixed(layout, side) | *layout.far(side));
        let room = board.empty(layout).without(*layout.far(side));
        Direction::ALL.into_iter().any(|direction| {
            let delta = layout.step(direction);
            let Some(to) = (shift(pieces, delta) & room).first() else { return false };
            let from = to.wrapping_add_signed(-delta);
            let apart = !(self.0[from] | self.0[to]);
            has_step(layout, pieces & apart, room & apart)
        })
    }
}

/// Can one of `pieces` step into `room`?
fn has_step<const N: usize>(layout: &Layout<N>, pieces: Bits<N>, room: Bits<N>) -> bool {
    let steps = |direction: &Direction| !(shift(pieces, layout.step(*direction)) & room).is_empty();
    Direction::ALL.iter().any(steps)
}

/// Has the side to move, which needn't answer anything, a step that changes no far row?
pub(super) fn has_harmless_step<const N: usize>(terrain: &Terrain<N>, board: &Board<N>) -> bool {
    let (layout, side) = (&terrain.layout, board.turn());
    board.stones() == 0 && {
        let pieces = board.pieces(side).without(board.fixed(layout, side) | *layout.far(side));
        has_step(layout, pieces, board.empty(layout).without(*layout.far(side)))
    }
}
