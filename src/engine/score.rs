//! Values of positions, and what they mean.

use core::fmt;

/// A value inside the search: hundredths of a piece for the side to move, or a distance to the end.
pub(super) type Value = i32;

/// The value of having won at the root; winning n plies later is worth n less.
pub(super) const WON: Value = 30_000;
/// More plies than any search looks ahead.
pub(super) const MAX_PLY: usize = 120;
/// Values beyond this are proved wins.
pub(super) const PROVED: Value = WON - MAX_PLY as Value;
/// Values down from this are proved losses.
pub(super) const LOST: Value = -PROVED;
/// Greater than every value.
pub(super) const INFINITE: Value = WON + 1;
/// The greatest estimate.
pub(super) const ESTIMATE_LIMIT: Value = 20_000;

/// Is `value` a proved win or loss?
#[inline]
pub(super) fn is_proved(value: Value) -> bool {
    value.abs() >= PROVED
}

/// A position's value for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// An estimate in hundredths of a piece.
    Estimate(i32),
    /// The game is won in so many plies against every defence.
    Win(u32),
    /// The game is lost in so many plies against best play.
    Loss(u32),
}

impl Score {
    pub(super) fn from_value(value: Value) -> Score {
        match value {
            PROVED.. => Score::Win((WON - value).unsigned_abs()),
            ..=LOST => Score::Loss((WON + value).unsigned_abs()),
            _ => Score::Estimate(value),
        }
    }

    /// Is it a proved win?
    #[must_use]
    pub fn is_win(self) -> bool {
        matches!(self, Score::Win(_))
    }

    /// Is it a proved loss?
    #[must_use]
    pub fn is_loss(self) -> bool {
        matches!(self, Score::Loss(_))
    }
}

impl fmt::Display for Score {
    /// Writes `cp 35`, `win 3` or `loss 4` (CONTRACTS §2).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Estimate(value) => write!(f, "cp {value}"),
            Score::Win(plies) => write!(f, "win {plies}"),
            Score::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_come_back_from_values() {
        assert_eq!(Score::from_value(WON - 3), Score::Win(3));
        assert_eq!(Score::from_value(4 - WON), Score::Loss(4));
        assert_eq!(Score::from_value(-25).to_string(), "cp -25");
    }
}
