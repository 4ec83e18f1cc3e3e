//! What was proved of positions met before.

use crate::rules::Move;

/// Places for positions at first and at most; powers of two.
const PLACES: [usize; 2] = [1 << 10, 1 << 18];

/// More plies than anybody asks for: nothing is known.
const NEVER: u8 = u8::MAX;

/// What is known of one position for its side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    key: u64,
    /// The move that wins, or as the loser's the one that refuted last.
    pub(super) step: Option<Move>,
    /// Won within so many plies, or [`NEVER`].
    won: u8,
    /// Lost within so many plies, or [`NEVER`].
    lost: u8,
    /// Not won within fewer plies than this.
    not_won_below: u8,
    /// Not lost within fewer plies than this.
    not_lost_below: u8,
}

/// Which of the two claims about a position is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// The side to move wins.
    Win,
    /// It loses.
    Loss,
}

impl Known {
    fn nothing(key: u64) -> Known {
        Known { key, step: None, won: NEVER, lost: NEVER, not_won_below: 0, not_lost_below: 0 }
    }

    /// Is `claim` true within `plies`? `None` when that isn't known.
    pub(super) fn tells(&self, claim: Claim, plies: u32) -> Option<bool> {
        let (holds, fails_below) = match claim {
            Claim::Win => (self.won, self.not_won_below),
            Claim::Loss => (self.lost, self.not_lost_below),
        };
        if u32::from(holds) <= plies && holds != NEVER {
            return Some(true);
        }
        (plies < u32::from(fails_below)).then_some(false)
    }
}

/// A bounded number of positions, the latest staying; it grows with what it is given, since most
/// proofs are short.
pub(super) struct Memory {
    places: Vec<Known>,
    /// Positions kept since it grew last.
    fresh: usize,
}

impl Memory {
    pub(super) fn new() -> Memory {
        Memory { places: vec![Known::nothing(0); PLACES[0]], fresh: 0 }
    }

    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.places.len() - 1)
    }

    /// What is known of the position of `hash`.
    #[inline]
    pub(super) fn of(&self, hash: u64) -> Option<&Known> {
        self.places.get(self.place(hash)).filter(|known| known.key == hash)
    }

    /// Keeps whether `claim` is true within `plies`, and the move that decided it.
    pub(super) fn keep(&mut self, hash: u64, claim: Claim, plies: u32, is_true: bool, step: Option<Move>) {
        if self.fresh >= self.places.len() / 2 && self.places.len() < PLACES[1] {
            self.grow();
        }
        let place = self.place(hash);
        let known = &mut self.places[place];
        if known.key != hash {
            *known = Known::nothing(hash);
            self.fresh += 1;
        }
        let plies = u8::try_from(plies).unwrap_or(NEVER - 1);
        match (claim, is_true) {
            (Claim::Win, true) => known.won = known.won.min(plies),
            (Claim::Loss, true) => known.lost = known.lost.min(plies),
            (Claim::Win, false) => known.not_won_below = known.not_won_below.max(plies + 1),
            (Claim::Loss, false) => known.not_lost_below = known.not_lost_below.max(plies + 1),
        }
        known.step = step.or(known.step);
    }

    fn grow(&mut self) {
        let more = vec![Known::nothing(0); 4 * self.places.len()];
        let old = core::mem::replace(&mut self.places, more);
        for known in old {
            let place = self.place(known.key);
            self.places[place] = known;
        }
        self.fresh = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn win_in_four_is_one_in_five_and_says_nothing_of_three() {
        let mut memory = Memory::new();
        memory.keep(9, Claim::Win, 4, true, None);
        memory.keep(9, Claim::Win, 2, false, None);
        let tells = |plies| memory.of(9).and_then(|known| known.tells(Claim::Win, plies));
        assert_eq!([1, 2, 3, 4, 5].map(tells), [Some(false), Some(false), None, Some(true), Some(true)]);
        assert_eq!(memory.of(9).and_then(|known| known.tells(Claim::Loss, 2)), None);
        assert!(memory.of(9 + PLACES[0] as u64).is_none());
    }

    #[test]
    fn growing_forgets_nothing() {
        let mut memory = Memory::new();
        let hash = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (1..=200).for_each(|number| memory.keep(hash(number), Claim::Win, 3, true, None));
        let known = |memory: &Memory| (1..=200).filter(|n| memory.of(hash(*n)).is_some()).count();
        let before = known(&memory);
        memory.grow();
        assert_eq!(known(&memory), before);
        (1..=1_000_000).for_each(|number| memory.keep(hash(number), Claim::Loss, 2, false, None));
        assert_eq!(memory.places.len(), PLACES[1]);
    }
}
