//! What a rule set fixes for search and evaluation: rows, steps and values of squares.

use super::score::Value;
use super::weights::Weights;
use crate::rules::{Answer, Bits, Board, Crossers, Direction, Duty, Layout, Move, Side, Symmetry};

/// The rows and columns of one layout as the search wants them.
#[derive(Clone, Debug)]
pub(super) struct Terrain<const N: usize> {
    pub(super) layout: Layout<N>,
    /// For each side, the rows by their distance from its far row, the far row first.
    pub(super) rows_to_go: [Vec<Bits<N>>; 2],
    /// For each row, the squares on it and above; nothing after the last row.
    pub(super) rows_from: Vec<Bits<N>>,
    /// For each bit of a square and each of [`AXES`], the squares in line with it.
    pub(super) in_line: Vec<[Bits<N>; 4]>,
    /// The hand-written evaluation's numbers.
    pub(super) weights: Weights,
    /// For each side, the value of a piece on each bit.
    pub(super) places: [Vec<i16>; 2],
    /// Can a crossing be forbidden by the symmetry rule?
    pub(super) guarded: bool,
    /// Can pieces be fixed, so that they neither move nor, perhaps, are captured?
    pub(super) fixes: bool,
    /// Does having fewer crossers matter (`answer=balance`)?
    pub(super) balances: bool,
}

/// The four lines through a square, one direction each.
pub(super) const AXES: [Direction; 4] =
    [Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast];

/// The three directions that lead `side` towards its far row.
pub(super) const fn forward(side: Side) -> [Direction; 3] {
    match side {
        Side::White => [Direction::North, Direction::NorthEast, Direction::NorthWest],
        Side::Black => [Direction::South, Direction::SouthEast, Direction::SouthWest],
    }
}

/// The set moved one square by `step`.
#[inline]
pub(super) fn shift<const N: usize>(set: Bits<N>, step: isize) -> Bits<N> {
    let by = step.unsigned_abs() as u32;
    if step > 0 { set.up(by) } else { set.down(by) }
}

impl<const N: usize> Terrain<N> {
    pub(super) fn new(layout: Layout<N>) -> Terrain<N> {
        Terrain::weighed(layout, Weights::BEST)
    }

    pub(super) fn weighed(layout: Layout<N>, weights: Weights) -> Terrain<N> {
        let rules = layout.rules();
        let (guarded, balances) = (rules.symmetry != Symmetry::Off, rules.answer == Answer::Balance);
        let rows_to_go = Side::BOTH.map(|side| rows_to_go(&layout, side));
        let places = Side::BOTH.map(|side| super::evaluate::places(&layout, &weights, side));
        let fixes = rules.crossers != Crossers::Free;
        let rows_from = rows_from(&layout);
        let in_line = in_line(&layout);
        Terrain { rows_to_go, rows_from, in_line, weights, places, guarded, fixes, balances, layout }
    }

    /// Own crossers less the opponent's, for the side to move; 0 where they don't decide.
    #[inline]
    pub(super) fn balance(&self, board: &Board<N>) -> i32 {
        if !self.balances {
            return 0;
        }
        let crossers = |side| board.crossers(&self.layout, side) as i32;
        crossers(board.turn()) - crossers(board.turn().other())
    }

    /// Must the side to move answer a crossing at once or lose?
    #[inline]
    pub(super) fn must_answer(&self, board: &Board<N>) -> bool {
        board.duty() == Duty::Owed || self.balance(board) < 0
    }

    /// Is `step`, a crossing, forbidden by the symmetry rule?
    #[inline]
    pub(super) fn is_forbidden(&self, board: &Board<N>, step: Move) -> bool {
        self.guarded && board.is_symmetric_after(&self.layout, step)
    }

    /// The value of the pieces where they stand, White's less Black's.
    pub(super) fn placed(&self, board: &Board<N>) -> Value {
        let sum = |side: Side| -> Value {
            let places = &self.places[side.index()];
            board.pieces(side).iter().map(|at| Value::from(places[at])).sum()
        };
        sum(Side::White) - sum(Side::Black)
    }

    /// What `step` adds to [`Terrain::placed`].
    #[inline]
    pub(super) fn placed_by(&self, board: &Board<N>, step: Move) -> Value {
        if step.is_stone() {
            return 0;
        }
        let (side, other) = (board.turn(), board.turn().other());
        let delta = self.layout.step(step.direction());
        let rear = self.layout.index(step.rear());
        let at = |steps: u8| rear.wrapping_add_signed(delta * isize::from(steps));
        let (own, enemy) = (&self.places[side.index()], &self.places[other.index()]);
        let mut sum = 0;
        for moved in 0..step.distance() {
            sum += Value::from(own[at(step.length() + moved)]) - Value::from(own[at(moved)]);
        }
        for beyond in 0..self.taken(step) {
            sum += Value::from(enemy[at(step.length() + step.distance() - 1 + beyond)]);
        }
        if side == Side::White { sum } else { -sum }
    }

    /// Number of pieces `step` removes.
    #[inline]
    pub(super) fn taken(&self, step: Move) -> u8 {
        match self.layout.rules().capture {
            crate::rules::Capture::Line => step.run(),
            crate::rules::Capture::Head => step.run().min(1),
        }
    }
}

fn in_line<const N: usize>(layout: &Layout<N>) -> Vec<[Bits<N>; 4]> {
    let mut sets = vec![[Bits::EMPTY; 4]; 64 * N];
    for at in layout.squares().iter() {
        for (set, axis) in sets[at].iter_mut().zip(AXES) {
            for step in [layout.step(axis), -layout.step(axis)] {
                let mut next = at.wrapping_add_signed(step);
                while next < 64 * N && layout.squares().has(next) {
                    set.insert(next);
                    next = next.wrapping_add_signed(step);
                }
            }
        }
    }
    sets
}

fn rows_to_go<const N: usize>(layout: &Layout<N>, side: Side) -> Vec<Bits<N>> {
    let size = layout.rules().size;
    let mut rows = vec![Bits::EMPTY; usize::from(size.rows())];
    for square in size.squares() {
        rows[usize::from(square.row().abs_diff(size.far_row(side)))].insert(layout.index(square));
    }
    rows
}

fn rows_from<const N: usize>(layout: &Layout<N>) -> Vec<Bits<N>> {
    let rows = usize::from(layout.rules().size.rows());
    let mut sets = vec![Bits::EMPTY; rows + 1];
    for square in layout.rules().size.squares() {
        for set in &mut sets[..=usize::from(square.row())] {
            set.insert(layout.index(square));
        }
    }
    sets
}
