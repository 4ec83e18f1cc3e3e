//! A cache of what lines are worth: the same few dozen armies meet in thousands of positions.

use super::score::Value;
use super::terrain::Terrain;
use crate::rules::{Bits, Board, Side};

/// Entries for each side; a power of two.
const PLACES: usize = 1 << 13;

/// What an entry keeps of an army's mark; its value takes the rest.
const KEPT: u64 = !0xffff;

/// The values of [`Terrain::shape`] computed last. They depend on a side's pieces alone as long
/// as no stone is placed.
pub(super) struct Shapes {
    /// In each entry, 48 bits that tell armies apart, and the value in 16.
    known: Vec<u64>,
}

impl Shapes {
    /// An empty cache; unless `is_fit` it stays so.
    pub(super) fn new(is_fit: bool) -> Shapes {
        Shapes { known: if is_fit { vec![0; 2 * PLACES] } else { Vec::new() } }
    }

    /// [`Terrain::shape`] of `side`.
    pub(super) fn of<const N: usize>(&mut self, terrain: &Terrain<N>, board: &Board<N>, side: Side) -> Value {
        let pieces = board.pieces(side);
        let mark = mark(pieces);
        let Some(entry) = self.known.get_mut(place(mark, side, PLACES)) else {
            return terrain.shape(board, side);
        };
        if (*entry ^ mark) & KEPT != 0 {
            *entry = mark & KEPT | u64::from(terrain.shape(board, side) as u16);
        }
        Value::from(*entry as i16)
    }
}

/// A number that tells armies apart: their words mixed by multiplication, the highest bits best.
#[inline]
pub(super) fn mark<const N: usize>(pieces: &Bits<N>) -> u64 {
    let words = pieces.0.iter();
    words.fold(0, |sum: u64, word| (sum.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// The place of what has this mark among `places` for each side.
#[inline]
pub(super) fn place(mark: u64, side: Side, places: usize) -> usize {
    (mark >> (64 - places.ilog2())) as usize * 2 + side.index()
}
