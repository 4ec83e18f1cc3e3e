//! What a net says of positions, its units' sums kept from node to node.
//!
//! Sums are kept with the pieces they were added up from. Any sums can become any others by adding
//! what has come and taking away what has gone, so nothing has to be told which moves were made: the
//! sums of the plies around are looked at, and the nearest are taken.

use super::super::score::{ESTIMATE_LIMIT, Value};
use super::weigh::weigh;
use super::{LAST_ONE, Net, ONE, PAIRS, STAGES, UNITS, like};
use crate::rules::{Bits, Board, Layout, Side};

/// Both sides' units, White's first.
type Units = [[i16; UNITS]; 2];

/// The sums of a ply.
#[derive(Clone)]
struct Sum<const N: usize> {
    /// White's pieces, Black's, obstructions.
    seen: [Bits<N>; 3],
    units: Units,
}

/// A net laid out for a board, with the sums of the plies on the path.
pub(in crate::engine) struct Sums<const N: usize> {
    /// For White's pieces, Black's and obstructions, by bit: what each adds to all units.
    weights: Vec<Units>,
    /// By stage, the last weights of the side to move and of the other side.
    last: [[[i16; UNITS]; 2]; STAGES],
    last_biases: [i32; STAGES],
    unit: i32,
    /// Is what the net says added to the hand-written evaluation?
    pub(in crate::engine) adds: bool,
    /// Pieces of a full board.
    full: u32,
    plies: Vec<Sum<N>>,
}

/// Units and, behind them, the same again.
fn doubled<T: Copy + Into<i16>>(half: &[T; PAIRS]) -> [i16; UNITS] {
    core::array::from_fn(|at| half[at % PAIRS].into())
}

impl<const N: usize> Sums<N> {
    /// `net` laid out for `layout`, whose board it fits, with room for `plies` plies.
    pub(in crate::engine) fn new(net: &Net, layout: &Layout<N>, plies: usize) -> Sums<N> {
        let size = layout.rules().size;
        let mut weights = vec![[[0; UNITS]; 2]; 3 * 64 * N];
        for square in size.squares() {
            for thing in 0..3 {
                let units = &mut weights[thing * 64 * N + layout.index(square)];
                for side in Side::BOTH {
                    let kind = match thing {
                        2 => 2,
                        owner => u8::from(owner != side.index()),
                    };
                    if kind >= net.shape.kinds {
                        continue;
                    }
                    let rows_left = square.row().abs_diff(size.far_row(side));
                    let row = like(rows_left, size.rows(), net.shape.rows);
                    let mirrored = size.columns() - 1 - square.column();
                    for (half, column) in [square.column(), mirrored].into_iter().enumerate() {
                        let column = like(column, size.columns(), net.shape.columns);
                        let from = &net.weights[net.shape.feature(kind, row, column)];
                        let units = units[side.index()][half * PAIRS..].iter_mut();
                        for (unit, weight) in units.zip(from) {
                            *unit = i16::from(*weight);
                        }
                    }
                }
            }
        }
        let units = [doubled(&net.biases); 2];
        Sums {
            weights,
            last: net.last.map(|sides| sides.map(|side| doubled(&side))),
            last_biases: net.last_biases,
            unit: net.unit,
            adds: net.adds,
            full: 4 * u32::from(size.columns()),
            plies: vec![Sum { seen: [Bits::EMPTY; 3], units }; plies],
        }
    }

    /// What the net takes `board`, at `ply`, to be worth for the side to move.
    pub(in crate::engine) fn value(&mut self, board: &Board<N>, ply: usize) -> Value {
        let seen = [*board.pieces(Side::White), *board.pieces(Side::Black), *board.obstructions()];
        let ply = ply.min(self.plies.len() - 1);
        let (before, from_here) = self.plies.split_at_mut(ply);
        let here = &mut from_here[0];
        let distance = here.distance(&seen);
        let before = before[ply.saturating_sub(2)..].iter().map(|sum| (sum.distance(&seen), sum));
        let near = before.min_by_key(|(distance, _)| *distance).filter(|near| near.0 < distance);
        here.become_that_of(&seen, near.map(|(_, sum)| sum), &self.weights);
        let left = seen[0].count() + seen[1].count();
        let stage = ((left * STAGES as u32).saturating_sub(1) / self.full).min(STAGES as u32 - 1) as usize;
        self.read(&self.plies[ply].units, board.turn(), stage)
    }

    /// The value that the units say, seen by `turn`.
    fn read(&self, units: &Units, turn: Side, stage: usize) -> Value {
        let (own, other) = (&units[turn.index()], &units[turn.other().index()]);
        let [own_last, other_last] = &self.last[stage];
        let sum = weigh(own, own_last) + weigh(other, other_last) + self.last_biases[stage];
        let one = i64::from(ONE) * i64::from(ONE) * i64::from(LAST_ONE);
        let value = i64::from(sum) * i64::from(self.unit) / one;
        (value as Value).clamp(-ESTIMATE_LIMIT, ESTIMATE_LIMIT)
    }
}

impl<const N: usize> Sum<N> {
    /// In how many things seen `seen` differs.
    fn distance(&self, seen: &[Bits<N>; 3]) -> u32 {
        self.seen.iter().zip(seen).map(|(a, b)| (*a ^ *b).count()).sum()
    }

    /// Becomes the sum of `seen`, going on from `near` or from what it is.
    fn become_that_of(&mut self, seen: &[Bits<N>; 3], near: Option<&Sum<N>>, weights: &[Units]) {
        // The copy is made on the way: most often a piece has come and one has gone.
        let mut from = near.map(|sum| &sum.units);
        for (thing, (kept, now)) in self.seen.iter_mut().zip(seen).enumerate() {
            let old = near.map_or(*kept, |sum| sum.seen[thing]);
            let weights = &weights[thing * 64 * N..];
            let (mut come, mut gone) = (now.without(old).iter(), old.without(*now).iter());
            loop {
                match (come.next(), gone.next()) {
                    (Some(come), Some(gone)) => match from.take() {
                        Some(near) => exchange_from(&mut self.units, near, &weights[come], &weights[gone]),
                        None => exchange(&mut self.units, &weights[come], &weights[gone]),
                    },
                    (None, None) => break,
                    (come, gone) => {
                        if let Some(near) = from.take() {
                            self.units = *near;
                        }
                        come.into_iter().for_each(|at| add(&mut self.units, &weights[at]));
                        gone.into_iter().for_each(|at| take(&mut self.units, &weights[at]));
                    }
                }
            }
            *kept = *now;
        }
        if let Some(near) = from {
            self.units = *near;
        }
    }
}

/// `units` become what `near` are with one thing more and one less.
fn exchange_from(units: &mut Units, near: &Units, come: &Units, gone: &Units) {
    let changes = come.as_flattened().iter().zip(gone.as_flattened());
    let units = units.as_flattened_mut().iter_mut().zip(near.as_flattened());
    for ((unit, near), (come, gone)) in units.zip(changes) {
        *unit = near.wrapping_add(*come).wrapping_sub(*gone);
    }
}

fn exchange(units: &mut Units, come: &Units, gone: &Units) {
    let changes = come.as_flattened().iter().zip(gone.as_flattened());
    for (unit, (come, gone)) in units.as_flattened_mut().iter_mut().zip(changes) {
        *unit = unit.wrapping_add(*come).wrapping_sub(*gone);
    }
}

fn add(units: &mut Units, weights: &Units) {
    for (unit, weight) in units.as_flattened_mut().iter_mut().zip(weights.as_flattened()) {
        *unit = unit.wrapping_add(*weight);
    }
}

fn take(units: &mut Units, weights: &Units) {
    for (unit, weight) in units.as_flattened_mut().iter_mut().zip(weights.as_flattened()) {
        *unit = unit.wrapping_sub(*weight);
    }
}
