//! The last step of a net: what its units come to.

use super::{ONE, UNITS};
use wide::{i16x8, i32x4};

/// Σ clamp(unit)² · weight: at most 64 · 255² · 127, so no sum overflows. The first product fits into
/// 16 bits, so eight can be multiplied and added in pairs at once.
#[inline]
pub(super) fn weigh(units: &[i16; UNITS], weights: &[i16; UNITS]) -> i32 {
    let (units, weights) = (units.as_chunks().0, weights.as_chunks().0);
    let sum = units.iter().zip(weights).fold(i32x4::ZERO, |sum, (units, weights)| {
        let units = i16x8::new(*units).max(i16x8::ZERO).min(i16x8::splat(ONE));
        sum + units.dot(units * i16x8::new(*weights))
    });
    sum.reduce_add()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::level::mix;

    #[test]
    fn units_are_weighed_as_one_by_one() {
        for seed in 0..200 {
            let drawn = |kind: u64| {
                move |at: usize| {
                    mix(seed << 20 | kind << 10 | at as u64) as i16 >> if kind == 0 { 6 } else { 8 }
                }
            };
            let (units, weights): ([i16; UNITS], [i16; UNITS]) =
                (core::array::from_fn(drawn(0)), core::array::from_fn(drawn(1)));
            let singly = units.iter().zip(&weights).map(|(unit, weight)| {
                let unit = i32::from((*unit).clamp(0, ONE));
                unit * unit * i32::from(*weight)
            });
            assert_eq!(weigh(&units, &weights), singly.sum::<i32>());
        }
    }

    #[test]
    fn the_greatest_sum_fits() {
        assert_eq!(weigh(&[i16::MAX; UNITS], &[127; UNITS]), 64 * 255 * 255 * 127);
        assert_eq!(weigh(&[ONE; UNITS], &[-128; UNITS]), 64 * 255 * 255 * -128);
    }
}
