//! What a net says of positions, its units' sums kept from node to node.
//!
//! Sums are kept with the pieces they were added up from. Any sums can become any others by adding
//! what has come and taking away what has gone, so nothing has to be told which moves were made: the
//! sums of the plies around are looked at, and the nearest are taken.

use super::super::score::{ESTIMATE_LIMIT, Value};
use super::{LAST_ONE, Net, ONE, PAIRS, STAGES, UNITS, like};
use crate::rules::{Bits, Board, Layout, Side};

/// Both sides' units, White's first.
type Units = [i16; 2 * UNITS];

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
        let mut weights = vec![[0; 2 * UNITS]; 3 * 64 * N];
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
                        let base = side.index() * UNITS + half * PAIRS;
                        for (unit, weight) in units[base..base + PAIRS].iter_mut().zip(from) {
                            *unit = i16::from(*weight);
                        }
                    }
                }
            }
        }
        let half = doubled(&net.biases);
        let units = core::array::from_fn(|at| half[at % UNITS]);
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
        let near =
            (ply.saturating_sub(2)..=ply).min_by_key(|at| self.plies[*at].distance(&seen)).unwrap_or(ply);
        if near != ply {
            self.plies[ply] = self.plies[near].clone();
        }
        self.plies[ply].become_that_of(&seen, &self.weights);
        let left = seen[0].count() + seen[1].count();
        let stage = ((left * STAGES as u32).saturating_sub(1) / self.full).min(STAGES as u32 - 1) as usize;
        self.read(&self.plies[ply].units, board.turn(), stage)
    }

    /// The value that the units say, seen by `turn`.
    fn read(&self, units: &Units, turn: Side, stage: usize) -> Value {
        let (white, black) = units.split_at(UNITS);
        let (own, other) = if turn == Side::White { (white, black) } else { (black, white) };
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

    fn become_that_of(&mut self, seen: &[Bits<N>; 3], weights: &[Units]) {
        for (thing, (old, new)) in self.seen.iter().zip(seen).enumerate() {
            let changed = *old ^ *new;
            for at in (changed & *new).iter() {
                add(&mut self.units, &weights[thing * 64 * N + at]);
            }
            for at in (changed & *old).iter() {
                take(&mut self.units, &weights[thing * 64 * N + at]);
            }
        }
        self.seen = *seen;
    }
}

fn add(units: &mut Units, weights: &Units) {
    for (unit, weight) in units.iter_mut().zip(weights) {
        *unit = unit.wrapping_add(*weight);
    }
}

fn take(units: &mut Units, weights: &Units) {
    for (unit, weight) in units.iter_mut().zip(weights) {
        *unit = unit.wrapping_sub(*weight);
    }
}

/// Σ clamp(unit)² · weight: at most 64 · 255² · 127, so no sum overflows. The first product fits into
/// 16 bits, which is what vector instructions multiply and add in pairs.
fn weigh(units: &[i16], weights: &[i16; UNITS]) -> i32 {
    units
        .iter()
        .zip(weights)
        .map(|(unit, weight)| {
            let unit = (*unit).clamp(0, ONE);
            i32::from(unit) * i32::from(unit.wrapping_mul(*weight))
        })
        .sum()
}
