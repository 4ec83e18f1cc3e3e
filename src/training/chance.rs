//! Numbers without pattern, the same for the same seed on every machine.

use crate::engine::mix;

/// What [`mix`] adds first: 2⁶⁴ divided by the golden ratio, made odd.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A sequence of them (SplitMix64: Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The sequence of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0xd6e8_feb8_6659_fd93))
    }

    /// The sequence that begins after `state`.
    #[must_use]
    pub fn after(state: u64) -> Chance {
        Chance(state)
    }

    /// The next number.
    pub fn draw(&mut self) -> u64 {
        let number = mix(self.0);
        self.0 = self.0.wrapping_add(STEP);
        number
    }

    /// A number below `end`, which is at least 1.
    pub fn below(&mut self, end: usize) -> usize {
        (self.draw() % end.max(1) as u64) as usize
    }

    /// True once in `times`, on average.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// A fraction from 0 up to but without 1.
    pub fn fraction(&mut self) -> f32 {
        (self.draw() >> 40) as f32 / (1 << 24) as f32
    }

    /// One of `all`, if there is any.
    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.below(all.len())])
    }
}
