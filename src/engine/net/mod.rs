//! The learned evaluation: a small net over pieces on squares.
//!
//! Each side sees the board from its own end: its pieces, the opponent's, obstructions, by the rows
//! that are left to its far row and by the column. Each of [`PAIRS`] pairs of units adds up the
//! weights of what stands there, one unit of the pair seeing the columns from the left and the other
//! from the right, so that a position and its mirror image are worth exactly the same and half the
//! weights suffice. A sum below 0 counts as 0, above 1 as 1, and squared. A last row of weights,
//! chosen by how many pieces are left, adds up the units of the side to move and of the other side.
//!
//! Reading order: this file (a net as it is kept) → `sums` (what it says of a position, kept up to
//! date from node to node) → `weigh` (the last step).
//!
//! Invariants: integers only, so that every device computes the same; no sum overflows.

mod sums;
#[cfg(test)]
mod tests;
mod weigh;

use crate::rules::RuleSet;
pub(super) use sums::Sums;

/// Pairs of units.
pub const PAIRS: usize = 32;
/// Units on each side.
pub const UNITS: usize = 2 * PAIRS;
/// Rows of last weights: for up to a quarter of the pieces, up to a half, and so on.
pub const STAGES: usize = 4;
/// What 1 is in a unit's sum.
pub const ONE: i16 = 255;
/// What 1 is in a last weight.
pub const LAST_ONE: i32 = 64;

/// What a net can see: rows and columns it tells apart, and whether it sees obstructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Columns.
    pub columns: u8,
    /// Rows.
    pub rows: u8,
    /// 2 for own and enemy pieces, 3 for obstructions, too.
    pub kinds: u8,
}

impl Shape {
    /// Can a board of `rules` be judged? A net that sees obstructions judges boards of its own size and
    /// all that are smaller, the others those of their own size alone. On larger ones the hand-written
    /// evaluation plays better (`nets/README.md`).
    #[must_use]
    pub fn fits(self, rules: &RuleSet) -> bool {
        let (columns, rows) = (rules.size.columns(), rules.size.rows());
        let is_smaller = columns <= self.columns && rows <= self.rows;
        (self.kinds > 2 && is_smaller) || (columns, rows) == (self.columns, self.rows)
    }

    /// Number of things to be seen.
    #[must_use]
    pub fn features(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows) * usize::from(self.kinds)
    }

    /// The number of a thing seen: its kind (0 own, 1 enemy, 2 obstruction), the rows left to the
    /// far row, and the columns from the side it is seen from, both as [`like`] gives them.
    #[must_use]
    pub fn feature(self, kind: u8, rows_left: u8, column: u8) -> usize {
        let row = usize::from(kind) * usize::from(self.rows) + usize::from(rows_left);
        row * usize::from(self.columns) + usize::from(column)
    }
}

/// The row or column of `kept` that is like the one at `at` of `count`: equally far from the nearer
/// edge, or as far as `kept` goes.
pub(crate) fn like(at: u8, count: u8, kept: u8) -> u8 {
    let (from_end, most) = (count - 1 - at, (kept - 1) / 2);
    if at <= from_end { at.min(most) } else { kept - 1 - from_end.min(most) }
}

/// A net as it is kept: small whole numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    /// What it sees.
    pub shape: Shape,
    /// Is what it says added to the hand-written evaluation?
    pub adds: bool,
    /// What an output of 1 is worth, in hundredths of a piece.
    pub unit: i32,
    /// For each feature, the weights of the units of the pairs that count columns from the left; in
    /// [`ONE`]ths.
    pub weights: Vec<[i8; PAIRS]>,
    /// Where the sums begin.
    pub biases: [i16; PAIRS],
    /// By stage, the last weights of the side to move and of the other side; in [`LAST_ONE`]ths.
    pub last: [[[i8; PAIRS]; 2]; STAGES],
    /// By stage, what is added at the end, in [`ONE`]² · [`LAST_ONE`]ths.
    pub last_biases: [i32; STAGES],
}

/// The nets the engine plays with; `nets/README.md` says how they came about.
const KEPT: [&[u8]; 2] = [include_bytes!("../nets/8x8.net"), include_bytes!("../nets/14x12.net")];

/// The bytes before the weights.
const HEAD: usize = 6;

impl Net {
    /// The net that judges the board of `rules`, if one does: its own before one for larger boards.
    #[must_use]
    pub fn of(rules: &RuleSet) -> Option<Net> {
        KEPT.into_iter().filter_map(Net::read).find(|net| net.shape.fits(rules))
    }

    /// The net in `bytes`, as [`Net::write`] writes it; `None` if it is none.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Net> {
        let (head, mut rest) = bytes.split_at_checked(HEAD)?;
        let shape = Shape { columns: head[0], rows: head[1], kinds: head[2] };
        let unit = i32::from(u16::from_le_bytes([head[4], head[5]]));
        let adds = head[3] != 0;
        let mut take = |count: usize| {
            let (taken, left) = rest.split_at_checked(count)?;
            rest = left;
            Some(taken)
        };
        let small = |bytes: &[u8]| core::array::from_fn(|at| bytes[at] as i8);
        let planes = take(shape.features() * PAIRS)?;
        let mut weights = vec![[0; PAIRS]; shape.features()];
        // Unit by unit, each the change from the square before: like lies by like, and packs well.
        for (unit, plane) in planes.chunks_exact(shape.features()).enumerate() {
            for (weight, byte) in weights.iter_mut().zip(plane) {
                weight[unit] = *byte as i8;
            }
        }
        let pairs = take(2 * PAIRS)?;
        let biases = core::array::from_fn(|at| i16::from_le_bytes([pairs[2 * at], pairs[2 * at + 1]]));
        let mut last = [[[0; PAIRS]; 2]; STAGES];
        for side in last.iter_mut().flatten() {
            *side = small(take(PAIRS)?);
        }
        let mut last_biases = [0; STAGES];
        for bias in &mut last_biases {
            *bias = i32::from_le_bytes(take(4)?.try_into().ok()?);
        }
        rest.is_empty().then_some(Net { shape, adds, unit, weights, biases, last, last_biases })
    }

    /// The net in bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = vec![self.shape.columns, self.shape.rows, self.shape.kinds, u8::from(self.adds)];
        bytes.extend((self.unit as u16).to_le_bytes());
        for unit in 0..PAIRS {
            bytes.extend(self.weights.iter().map(|weight| weight[unit] as u8));
        }
        bytes.extend(self.biases.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes.extend(self.last.iter().flatten().flatten().map(|weight| *weight as u8));
        bytes.extend(self.last_biases.iter().flat_map(|bias| bias.to_le_bytes()));
        bytes
    }
}
