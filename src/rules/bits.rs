//! Sets of squares as words of bits.
//!
//! Bit `row · stride + column` stands for a square, where stride = columns + 1: the extra column
//! belongs to no square, so that a step east from the last column falls on it and not on the next
//! row (ENGINE.md, "one sentinel column"). The layout doesn't depend on the number of words, so a
//! set of few words is the beginning of the same set in many.

use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of up to `64 · N` squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bits<const N: usize>(pub [u64; N]);

impl<const N: usize> Bits<N> {
    /// No square.
    pub const EMPTY: Bits<N> = Bits([0; N]);

    /// The set of the one bit `index`, below `64 · N`.
    #[must_use]
    #[inline]
    pub const fn single(index: usize) -> Bits<N> {
        let mut words = [0; N];
        words[index / 64] = 1 << (index % 64);
        Bits(words)
    }

    /// Is bit `index` in the set?
    #[must_use]
    #[inline]
    pub const fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    /// Adds bit `index`.
    #[inline]
    pub const fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    /// Removes bit `index`.
    #[inline]
    pub const fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// Is the set empty?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |any, word| any | word) == 0
    }

    /// Number of squares in the set.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Number of squares in both sets.
    #[must_use]
    #[inline]
    pub fn count_with(&self, other: &Bits<N>) -> u32 {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones()).sum()
    }

    /// Every member moved to an index greater by `by`, 1 to 63; members pushed out are lost.
    #[must_use]
    #[inline]
    pub fn up(&self, by: u32) -> Bits<N> {
        let mut words = [0; N];
        let mut carry = 0;
        for (to, from) in words.iter_mut().zip(self.0) {
            *to = from << by | carry;
            carry = from >> (64 - by);
        }
        Bits(words)
    }

    /// Every member moved to an index smaller by `by`, 1 to 63; members pushed out are lost.
    #[must_use]
    #[inline]
    pub fn down(&self, by: u32) -> Bits<N> {
        let mut words = [0; N];
        let mut carry = 0;
        // Counted by hand: the optimiser turns a reversed pair of iterators into a long walk.
        for passed in 1..=N {
            let place = N - passed;
            words[place] = self.0[place] >> by | carry;
            carry = self.0[place] << (64 - by);
        }
        Bits(words)
    }

    /// The indices in the set, ascending.
    #[inline]
    pub fn iter(self) -> Members<N> {
        Members { words: self.0, place: 0 }
    }

    /// The smallest index in the set.
    #[must_use]
    #[inline]
    pub fn first(&self) -> Option<usize> {
        let place = self.0.iter().position(|word| *word != 0)?;
        Some(place * 64 + self.0[place].trailing_zeros() as usize)
    }

    /// The greatest index in the set.
    #[must_use]
    #[inline]
    pub fn last(&self) -> Option<usize> {
        let place = self.0.iter().rposition(|word| *word != 0)?;
        Some(place * 64 + 63 - self.0[place].leading_zeros() as usize)
    }

    /// The members of `self` that aren't in `other`.
    #[must_use]
    #[inline]
    pub fn without(self, other: Bits<N>) -> Bits<N> {
        self & !other
    }

    /// The same set in another number of words; members that don't fit are lost.
    #[must_use]
    pub fn resized<const M: usize>(&self) -> Bits<M> {
        let mut words = [0; M];
        for (to, from) in words.iter_mut().zip(self.0) {
            *to = from;
        }
        Bits(words)
    }
}

/// The members of a set, ascending: see [`Bits::iter`].
#[derive(Clone, Debug)]
pub struct Members<const N: usize> {
    words: [u64; N],
    /// The first word that may hold a member.
    place: usize,
}

impl<const N: usize> Iterator for Members<N> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while let Some(word) = self.words.get_mut(self.place) {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(self.place * 64 + bit);
            }
            self.place += 1;
        }
        None
    }
}

macro_rules! wordwise {
    ($trait:ident, $method:ident, $assign:ident, $assign_method:ident) => {
        impl<const N: usize> $trait for Bits<N> {
            type Output = Bits<N>;

            #[inline]
            fn $method(mut self, other: Bits<N>) -> Bits<N> {
                for (a, b) in self.0.iter_mut().zip(other.0) {
                    a.$assign_method(b);
                }
                self
            }
        }

        impl<const N: usize> $assign for Bits<N> {
            #[inline]
            fn $assign_method(&mut self, other: Bits<N>) {
                *self = self.$method(other);
            }
        }
    };
}

wordwise!(BitAnd, bitand, BitAndAssign, bitand_assign);
wordwise!(BitOr, bitor, BitOrAssign, bitor_assign);
wordwise!(BitXor, bitxor, BitXorAssign, bitxor_assign);

impl<const N: usize> Not for Bits<N> {
    type Output = Bits<N>;

    #[inline]
    fn not(mut self) -> Bits<N> {
        for word in &mut self.0 {
            *word = !*word;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::Bits;

    #[test]
    fn shifts_carry_between_words_and_lose_what_falls_off() {
        let set = Bits::<2>::single(63) | Bits::single(127);
        assert_eq!(set.up(1), Bits::single(64));
        assert_eq!(set.down(63), Bits::single(0) | Bits::single(64));
    }

    #[test]
    fn members_come_in_ascending_order() {
        let set = Bits::<3>::single(130) | Bits::single(5) | Bits::single(64);
        assert_eq!(set.iter().collect::<Vec<_>>(), [5, 64, 130]);
        assert_eq!(set.count(), 3);
        assert_eq!((set.first(), set.last()), (Some(5), Some(130)));
        assert_eq!((Bits::<3>::EMPTY.first(), Bits::<3>::EMPTY.last()), (None, None));
    }
}
