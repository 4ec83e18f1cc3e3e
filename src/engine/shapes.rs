//! A cache of what lines are worth: the same few dozen armies meet in thousands of positions.

use super::score::Value;
use super::terrain::Terrain;
use crate::rules::{Bits, Board, Side};

/// Entries for each side; a power of two.
pub(super) const PLACES: usize = 1 << 12;

/// The values of [`Terrain::shape`] computed last. They depend on a side's pieces alone as long
/// as no stone is placed.
pub(super) struct Shapes<const N: usize> {
    known: Vec<(Bits<N>, Value)>,
}

impl<const N: usize> Shapes<N> {
    /// An empty cache; unless `is_fit` it stays so.
    pub(super) fn new(is_fit: bool) -> Shapes<N> {
        Shapes { known: if is_fit { vec![(Bits::EMPTY, 0); 2 * PLACES] } else { Vec::new() } }
    }

    /// [`Terrain::shape`] of `side`.
    pub(super) fn of(&mut self, terrain: &Terrain<N>, board: &Board<N>, side: Side) -> Value {
        let pieces = *board.pieces(side);
        let Some((key, value)) = self.known.get_mut(place(&pieces, side)) else {
            return terrain.shape(board, side);
        };
        if *key != pieces {
            (*key, *value) = (pieces, terrain.shape(board, side));
        }
        *value
    }
}

/// The place of a side's pieces, below 2 · [`PLACES`]: their words mixed by multiplication.
#[inline]
pub(super) fn place<const N: usize>(pieces: &Bits<N>, side: Side) -> usize {
    let mixed = pieces
        .0
        .iter()
        .fold(0, |sum: u64, word| (sum.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    (mixed >> (64 - PLACES.ilog2())) as usize * 2 + side.index()
}
