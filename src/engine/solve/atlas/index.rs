//! A number for every placement of two armies, without gaps and without a table.
//!
//! The side to move is seen as White. Its pieces are one of the C(n, k) choices among the board's n
//! squares, the opponent's one among the squares left; the number of a choice of squares
//! s₁ < s₂ < … is C(s₁, 1) + C(s₂, 2) + … (the combinatorial number system).

use crate::rules::{Bits, Layout};
use core::cmp::Ordering;

/// Sets of squares in one word, as [`Bits`] has them.
pub(super) type Mask = u64;

/// The numbering of one board.
pub(super) struct Index {
    /// The bit of each square that is no obstruction, in ascending order.
    bits: Vec<u8>,
    /// For each bit, the number of such squares below it.
    below: [u8; 64],
    /// `choose[n][k]`.
    choose: Vec<Vec<u64>>,
    /// `starts[own][other]`: the first number of the placements with so many pieces.
    starts: Vec<Vec<u64>>,
    /// Number of placements.
    len: u64,
    rows: u32,
    stride: u32,
    /// Does the mirror image of a position have the same value?
    is_mirrored: bool,
}

impl Index {
    /// The numbering of all placements of at most `most` pieces a side.
    pub(super) fn new(layout: &Layout<1>, obstructions: Bits<1>, most: usize) -> Index {
        let squares = layout.squares().without(obstructions);
        let mut below = [0; 64];
        for (bit, below) in below.iter_mut().enumerate() {
            *below = squares.iter().filter(|square| *square < bit).count() as u8;
        }
        let bits: Vec<u8> = squares.iter().map(|bit| bit as u8).collect();
        let choose = binomials(bits.len().max(most) + 1);
        let mut starts = vec![vec![0; most + 1]; most + 1];
        let mut len = 0;
        for (own, row) in starts.iter_mut().enumerate() {
            for (other, start) in row.iter_mut().enumerate() {
                *start = len;
                len += choose[bits.len()][own] * choose[bits.len().saturating_sub(own)][other];
            }
        }
        let rows = u32::from(layout.rules().size.rows());
        let mut index =
            Index { bits, below, choose, starts, len, rows, stride: layout.stride(), is_mirrored: false };
        index.is_mirrored = index.mirrored(obstructions.0[0]) == obstructions.0[0];
        index
    }

    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// The greatest number of pieces a side.
    pub(super) fn most(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of a placement.
    pub(super) fn of(&self, own: Mask, other: Mask) -> u64 {
        let (count, other_count) = (own.count_ones() as usize, other.count_ones() as usize);
        let (mut rank, mut other_rank) = (0, 0);
        for (place, bit) in (1..).zip(Bits([own]).iter()) {
            rank += self.choose[usize::from(self.below[bit])][place];
        }
        for (place, bit) in (1..).zip(Bits([other]).iter()) {
            let passed = (own & ((1 << bit) - 1)).count_ones();
            other_rank += self.choose[usize::from(self.below[bit]) - passed as usize][place];
        }
        self.starts[count][other_count]
            + rank * self.choose[self.bits.len() - count][other_count]
            + other_rank
    }

    /// Numbers of the choices of `own` squares.
    pub(super) fn own_choices(&self, own: usize) -> u64 {
        self.choose[self.bits.len()][own]
    }

    /// The choice of `own` squares of number `rank`, and the number of its first placement with
    /// `other` enemy pieces.
    pub(super) fn own_choice(&self, own: usize, other: usize, rank: u64) -> (Mask, u64) {
        let mask = self.choice(own, rank, self.bits.len(), |at| self.bits[at]);
        (mask, self.starts[own][other] + rank * self.other_choices(own, other))
    }

    /// Numbers of the choices of `other` squares beside `own` others.
    pub(super) fn other_choices(&self, own: usize, other: usize) -> u64 {
        self.choose[self.bits.len().saturating_sub(own)][other]
    }

    /// The squares of [`Index::own_choice`]'s that are free: to be handed to
    /// [`Index::other_choice`].
    pub(super) fn free(&self, own: Mask) -> Vec<u8> {
        self.bits.iter().copied().filter(|bit| own >> bit & 1 == 0).collect()
    }

    /// The choice of `other` among the `free` squares of number `rank`.
    pub(super) fn other_choice(&self, other: usize, rank: u64, free: &[u8]) -> Mask {
        self.choice(other, rank, free.len(), |at| free[at])
    }

    fn choice(&self, count: usize, mut rank: u64, squares: usize, bit: impl Fn(usize) -> u8) -> Mask {
        let (mut mask, mut at) = (0, squares);
        for place in (1..=count).rev() {
            at -= 1;
            while self.choose[at][place] > rank {
                at -= 1;
            }
            rank -= self.choose[at][place];
            mask |= 1 << bit(at);
        }
        mask
    }

    /// The set seen from the other side of the board: its rows in reverse order.
    pub(super) fn flipped(&self, mut set: Mask) -> Mask {
        let row = (1 << self.stride) - 1;
        let mut flipped = 0;
        for _ in 0..self.rows {
            flipped = flipped << self.stride | set & row;
            set >>= self.stride;
        }
        flipped
    }

    /// The set turned by half a turn.
    fn turned(&self, set: Mask) -> Mask {
        // Reversing all bits moves the column of no squares to the left.
        set.reverse_bits() >> (64 - self.rows * self.stride) >> 1
    }

    /// The set's image in the line through the middle of the board, left to right.
    pub(super) fn mirrored(&self, set: Mask) -> Mask {
        self.flipped(self.turned(set))
    }

    /// The set seen from the other side of the board, or where that makes no difference its mirror
    /// image.
    pub(super) fn opposite(&self, set: Mask) -> Mask {
        if self.is_mirrored { self.turned(set) } else { self.flipped(set) }
    }

    /// Of a placement and its mirror image the one that stands for both.
    pub(super) fn standing(&self, own: Mask, other: Mask) -> (Mask, Mask) {
        if !self.is_mirrored {
            return (own, other);
        }
        let own_image = self.mirrored(own);
        match own.cmp(&own_image) {
            Ordering::Less => (own, other),
            Ordering::Equal => (own, other.min(self.mirrored(other))),
            Ordering::Greater => (own_image, self.mirrored(other)),
        }
    }

    /// Does a placement stand for itself?
    pub(super) fn stands(&self, own: Mask, other: Mask) -> bool {
        self.standing(own, other) == (own, other)
    }
}

fn binomials(rows: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; rows + 1]; rows + 1];
    for n in 0..=rows {
        table[n][0] = 1;
        for k in 1..=n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, RuleSet, Size};

    fn index(obstructions: &str) -> Index {
        let rules = RuleSet { size: Size::new(4, 5).unwrap(), depth: 1, ..RuleSet::default() };
        let start = Position::start(&rules).unwrap();
        let layout: Layout<1> = start.layout().resized();
        let set = obstructions.split(' ').filter_map(|bit| bit.parse().ok());
        Index::new(&layout, set.fold(Bits::EMPTY, |set, bit| set | Bits::single(bit)), 3)
    }

    #[test]
    fn every_number_up_to_the_last_is_one_placement() {
        let index = index("10 11");
        let mut next = 0;
        for (own, other) in (0..=3).flat_map(|own| (0..=3).map(move |other| (own, other))) {
            for rank in 0..index.own_choices(own) {
                let (mask, first) = index.own_choice(own, other, rank);
                assert_eq!(first, next);
                let free = index.free(mask);
                for other_rank in 0..index.other_choices(own, other) {
                    let enemy = index.other_choice(other, other_rank, &free);
                    assert_eq!((mask.count_ones(), enemy.count_ones()), (own as u32, other as u32));
                    assert_eq!(index.of(mask, enemy), next);
                    next += 1;
                }
            }
        }
        assert_eq!(next, index.len());
    }

    #[test]
    fn mirror_images_have_one_number_unless_the_obstructions_differ() {
        // Five columns of bits, the last of no squares: a1 is bit 0, d1 bit 3, b2 bit 6, c2 bit 7.
        let (a1_b2, d1_c2) = (1 << 0 | 1 << 6, 1 << 3 | 1 << 7);
        let (even, odd) = (index("11 12"), index("10"));
        assert_eq!(even.mirrored(a1_b2), d1_c2);
        assert_eq!(even.standing(a1_b2, 1 << 1), even.standing(d1_c2, 1 << 2));
        assert_ne!(odd.standing(a1_b2, 1 << 1), odd.standing(d1_c2, 1 << 2));
        assert_eq!(even.flipped(a1_b2), 1 << 20 | 1 << 16);
    }
}
