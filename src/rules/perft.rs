//! Counting move sequences, the classic check of a move generator.

use super::board::Board;
use super::layout::{Layout, MAX_WORDS};
use super::moves::Move;
use super::position::Position;
use core::ops::ControlFlow;

/// Number of sequences of `depth` moves from `position`. A position that is over has none;
/// repetition isn't applied; at depth 0 there is one, the empty sequence.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.move_count(),
        _ => divide(position, depth).iter().map(|(_, count)| count).sum(),
    }
}

/// [`perft`] of `depth`, at least 1, told apart by the first move, in generation order.
#[must_use]
pub fn divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    let (layout, board) = (position.layout(), position.board());
    match layout.words() {
        0..=2 => narrow::<2>(layout, board, position, depth),
        3 => narrow::<3>(layout, board, position, depth),
        4 | 5 => narrow::<5>(layout, board, position, depth),
        _ => narrow::<MAX_WORDS>(layout, board, position, depth),
    }
}

fn narrow<const N: usize>(
    layout: &Layout<MAX_WORDS>,
    board: &Board<MAX_WORDS>,
    position: &Position,
    depth: u32,
) -> Vec<(Move, u64)> {
    let (layout, board) = (layout.resized::<N>(), board.resized::<N>());
    let after =
        |step: Move| if depth <= 1 { 1 } else { count(&layout, &board.play(&layout, step), depth - 1) };
    position.moves().into_iter().map(|step| (step, after(step))).collect()
}

fn count<const N: usize>(layout: &Layout<N>, board: &Board<N>, depth: u32) -> u64 {
    if board.early_outcome(layout).is_some() {
        return 0;
    }
    if depth == 1 {
        return board.count_moves(layout);
    }
    let mut sum = 0;
    let _ = board.visit_moves(layout, |step| {
        sum += count(layout, &board.play(layout, step), depth - 1);
        ControlFlow::<()>::Continue(())
    });
    sum
}
