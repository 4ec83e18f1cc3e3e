//! What a rule set fixes for all its positions, laid out for bit sets: masks, steps, keys.

use super::bits::Bits;
use super::geometry::{Direction, Side, Size, Square};
use super::rule_set::{RuleSet, Symmetry};
use core::fmt;
use std::sync::Arc;

/// Words enough for every board: 20 rows of stride 21 need 420 bits.
pub const MAX_WORDS: usize = 7;

/// Number of hash keys of one kind: one a bit.
const KEYS: usize = 64 * MAX_WORDS;

/// The kinds of per-square hash keys.
#[derive(Clone, Copy)]
pub(super) enum Key {
    /// A white piece; a black one is the next.
    Piece(Side),
    /// A piece is locked.
    Locked,
    /// A square is obstructed.
    Obstruction,
}

/// Masks, steps and hash keys of one rule set, in sets of `N` words.
#[derive(Clone)]
pub struct Layout<const N: usize> {
    rules: Arc<RuleSet>,
    stride: u32,
    squares: Bits<N>,
    far: [Bits<N>; 2],
    stone_region: Bits<N>,
    /// For each bit, the bit it must match under the symmetry rule.
    image: Arc<[u16]>,
    /// The square of each bit: a look-up is quicker than a division.
    places: Arc<[Square]>,
    keys: Arc<[u64]>,
}

impl Layout<MAX_WORDS> {
    /// The layout of `rules`, whose obstructions all lie on the board.
    #[must_use]
    pub fn new(rules: RuleSet) -> Layout<MAX_WORDS> {
        let size = rules.size;
        let stride = u32::from(size.columns()) + 1;
        let set = |keep: &dyn Fn(Square) -> bool| {
            let mut bits = Bits::EMPTY;
            size.squares().filter(|s| keep(*s)).for_each(|s| bits.insert(index(stride, s)));
            bits
        };
        Layout {
            stride,
            squares: set(&|_| true),
            far: Side::BOTH.map(|side| set(&|s| s.row() == size.far_row(side))),
            stone_region: set(&|s| rules.is_stone_region(s)),
            image: images(size, stride, rules.symmetry),
            places: (0..KEYS as u32)
                .map(|bit| Square::new((bit % stride) as u8, (bit / stride) as u8))
                .collect(),
            keys: keys(),
            rules: Arc::new(rules),
        }
    }
}

impl<const N: usize> Layout<N> {
    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The least number of words that hold this board.
    #[must_use]
    pub fn words(&self) -> usize {
        (self.stride as usize * usize::from(self.rules.size.rows())).div_ceil(64)
    }

    /// The same layout in another number of words, at least [`Layout::words`].
    #[must_use]
    pub fn resized<const M: usize>(&self) -> Layout<M> {
        Layout {
            rules: Arc::clone(&self.rules),
            stride: self.stride,
            squares: self.squares.resized(),
            far: self.far.map(|row| row.resized()),
            stone_region: self.stone_region.resized(),
            image: Arc::clone(&self.image),
            places: Arc::clone(&self.places),
            keys: Arc::clone(&self.keys),
        }
    }

    /// Bits between a square and the one above it.
    #[must_use]
    #[inline]
    pub fn stride(&self) -> u32 {
        self.stride
    }

    /// Every square of the board.
    #[must_use]
    #[inline]
    pub fn squares(&self) -> &Bits<N> {
        &self.squares
    }

    /// The far row of `side`.
    #[must_use]
    #[inline]
    pub fn far(&self, side: Side) -> &Bits<N> {
        &self.far[side.index()]
    }

    /// The squares on which stones may be placed while they are empty.
    #[must_use]
    #[inline]
    pub fn stone_region(&self) -> &Bits<N> {
        &self.stone_region
    }

    /// The bit of `square`, which lies on the board.
    #[must_use]
    #[inline]
    pub fn index(&self, square: Square) -> usize {
        index(self.stride, square)
    }

    /// The square of bit `index`.
    #[must_use]
    #[inline]
    pub fn square(&self, index: usize) -> Square {
        self.places[index]
    }

    /// The change of index that one step in `direction` makes.
    #[must_use]
    #[inline]
    pub fn step(&self, direction: Direction) -> isize {
        let (dc, dr) = direction.delta();
        dr as isize * self.stride as isize + dc as isize
    }

    /// Where the symmetry rule maps bit `index`.
    #[must_use]
    #[inline]
    pub(super) fn image(&self, index: usize) -> usize {
        usize::from(self.image[index])
    }

    #[inline]
    pub(super) fn key(&self, key: Key, index: usize) -> u64 {
        let kind = match key {
            Key::Piece(side) => side.index(),
            Key::Locked => 2,
            Key::Obstruction => 3,
        };
        self.keys[kind * KEYS + index]
    }

    /// A key of the game's state apart from its squares: turn, duty and stones, as one number
    /// below 64.
    #[inline]
    pub(super) fn state_key(&self, state: usize) -> u64 {
        self.keys[4 * KEYS + state]
    }
}

impl<const N: usize> fmt::Debug for Layout<N> {
    /// Names the rule set: all else follows from it and fills pages.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Layout").field("rules", &self.rules).finish_non_exhaustive()
    }
}

fn index(stride: u32, square: Square) -> usize {
    usize::from(square.row()) * stride as usize + usize::from(square.column())
}

fn images(size: Size, stride: u32, symmetry: Symmetry) -> Arc<[u16]> {
    let mut image = vec![0; KEYS];
    for square in size.squares() {
        let column = size.columns() - 1 - square.column();
        let row = size.rows() - 1 - square.row();
        let to = match symmetry {
            Symmetry::Mirror => Square::new(column, square.row()),
            Symmetry::FrontBack => Square::new(square.column(), row),
            Symmetry::Rotation => Square::new(column, row),
            Symmetry::Off => square,
        };
        image[index(stride, square)] = index(stride, to) as u16;
    }
    image.into()
}

/// Keys by SplitMix64 (Steele, Lea and Flood 2014) from a fixed seed: equal on every device.
fn keys() -> Arc<[u64]> {
    let mut state = 0x0371_0000_0000_0362_u64;
    let mut next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    };
    (0..4 * KEYS + 64).map(|_| next()).collect()
}
