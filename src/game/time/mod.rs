//! How much time a side has for its moves: pure arithmetic on milliseconds, which come from elsewhere.
//!
//! All that a clock knows is one number: the milliseconds left, byo-yomi's periods included. It is what
//! [`Notes::clock_ms`](super::Notes::clock_ms) keeps at every move, so that going back restores it.

/// A side's time control. Seconds and periods are at least 1 where they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// No clock.
    #[default]
    None,
    /// Each move has its own time.
    PerMove {
        /// Seconds for each move.
        seconds: u32,
    },
    /// All moves share one time.
    SuddenDeath {
        /// Seconds for the game.
        base_s: u32,
    },
    /// All moves share one time, which grows with every move (Fischer's clock, 1988).
    Fischer {
        /// Seconds for the game.
        base_s: u32,
        /// Seconds added after each move.
        increment_s: u32,
    },
    /// Once the main time is over, each move has a period of its own; one that runs out is lost.
    ByoYomi {
        /// Seconds of main time, which may be none.
        base_s: u32,
        /// Number of periods.
        periods: u32,
        /// Seconds of a period.
        period_s: u32,
    },
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Milliseconds: of the main time, or of the period that runs.
    pub ms: u64,
    /// Periods left with the one that runs; none while the main time lasts, or without byo-yomi.
    pub periods: u32,
}

/// The most seconds that text may name: a day.
const MOST_S: u32 = 86_400;

impl TimeControl {
    /// Is there a clock at all?
    #[must_use]
    pub fn is_some(self) -> bool {
        self != TimeControl::None
    }

    /// Seconds at first, seconds of what each move brings or may take, and number of periods.
    ///
    /// ```
    /// use epaminondas::game::TimeControl;
    /// let control = TimeControl::ByoYomi { base_s: 600, periods: 3, period_s: 30 };
    /// assert_eq!(control.parts(), [600, 30, 3]);
    /// assert_eq!(TimeControl::from_parts([600, 30, 3]), control);
    /// assert_eq!(TimeControl::from_parts([600, 0, 0]), TimeControl::SuddenDeath { base_s: 600 });
    /// ```
    #[must_use]
    pub fn parts(self) -> [u32; 3] {
        match self {
            TimeControl::None => [0, 0, 0],
            TimeControl::PerMove { seconds } => [0, seconds, 0],
            TimeControl::SuddenDeath { base_s } => [base_s, 0, 0],
            TimeControl::Fischer { base_s, increment_s } => [base_s, increment_s, 0],
            TimeControl::ByoYomi { base_s, periods, period_s } => [base_s, period_s, periods],
        }
    }

    /// The control of such [`parts`](TimeControl::parts); of nothing at all there is no clock.
    #[must_use]
    pub fn from_parts(parts: [u32; 3]) -> TimeControl {
        match parts {
            [0, 0, _] => TimeControl::None,
            [base_s, 0, _] => TimeControl::SuddenDeath { base_s },
            [0, seconds, 0] => TimeControl::PerMove { seconds },
            [base_s, increment_s, 0] => TimeControl::Fischer { base_s, increment_s },
            [base_s, period_s, periods] => TimeControl::ByoYomi { base_s, periods, period_s },
        }
    }

    /// Milliseconds at first.
    #[must_use]
    pub fn whole_ms(self) -> u64 {
        let [base_s, move_s, _] = self.parts();
        match self {
            TimeControl::PerMove { .. } => u64::from(move_s) * 1000,
            _ => u64::from(base_s) * 1000 + self.all_periods_ms(),
        }
    }

    /// What is left of `left_ms` when a move has taken `elapsed_ms`, before it is completed; `None`
    /// when the flag has fallen.
    #[must_use]
    pub fn run(self, left_ms: u64, elapsed_ms: u64) -> Option<u64> {
        match self {
            TimeControl::None => Some(0),
            _ => left_ms.checked_sub(elapsed_ms).filter(|left| *left > 0),
        }
    }

    /// What a clock with `left_ms` left shows after its side's move.
    #[must_use]
    pub fn after_move(self, left_ms: u64) -> u64 {
        match self {
            TimeControl::PerMove { .. } => self.whole_ms(),
            TimeControl::Fischer { increment_s, .. } => left_ms + u64::from(increment_s) * 1000,
            TimeControl::ByoYomi { period_s, .. } if left_ms < self.all_periods_ms() => {
                left_ms.next_multiple_of(u64::from(period_s.max(1)) * 1000)
            }
            _ => left_ms,
        }
    }

    /// What a clock with `left_ms` left shows.
    #[must_use]
    pub fn face(self, left_ms: u64) -> Face {
        let periods_ms = self.all_periods_ms();
        match self {
            TimeControl::ByoYomi { period_s, .. } if left_ms <= periods_ms => {
                let period_ms = u64::from(period_s.max(1)) * 1000;
                let periods = left_ms.div_ceil(period_ms);
                let ms = left_ms - periods.saturating_sub(1) * period_ms;
                Face { ms, periods: u32::try_from(periods).unwrap_or(u32::MAX) }
            }
            _ => Face { ms: left_ms - periods_ms, periods: 0 },
        }
    }

    /// Is so little left that the player should hear of it? Less than a tenth of the time, or of the
    /// period that runs, at most 20 seconds and at least 5; main time with periods behind it is never
    /// short.
    #[must_use]
    pub fn is_low(self, left_ms: u64) -> bool {
        let [base_s, move_s, periods] = self.parts();
        let face = self.face(left_ms);
        let whole_s = if face.periods > 0 || base_s == 0 { move_s } else { base_s };
        let has_more = periods > 0 && face.periods == 0;
        self.is_some() && !has_more && face.ms < u64::from(whole_s * 100).clamp(5_000, 20_000)
    }

    /// What a computer may count on for its move: milliseconds of the game's time, and what the move
    /// itself brings or may take.
    #[must_use]
    pub fn means(self, left_ms: u64) -> (u64, u64) {
        let [_, move_s, _] = self.parts();
        let Face { ms, periods } = self.face(left_ms);
        match self {
            TimeControl::PerMove { .. } => (0, ms),
            TimeControl::ByoYomi { .. } if periods > 0 => (0, ms),
            _ => (ms, u64::from(move_s) * 1000),
        }
    }

    fn all_periods_ms(self) -> u64 {
        match self {
            TimeControl::ByoYomi { periods, period_s, .. } => u64::from(periods) * u64::from(period_s) * 1000,
            _ => 0,
        }
    }
}

/// The words of PGN's tag TimeControl: `-` without a clock, `1/60` for a move in 60 seconds, `300`,
/// `300+3`; ours for byo-yomi: `600+3x30`.
impl core::fmt::Display for TimeControl {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            TimeControl::None => write!(out, "-"),
            TimeControl::PerMove { seconds } => write!(out, "1/{seconds}"),
            TimeControl::SuddenDeath { base_s } => write!(out, "{base_s}"),
            TimeControl::Fischer { base_s, increment_s } => write!(out, "{base_s}+{increment_s}"),
            TimeControl::ByoYomi { base_s, periods, period_s } => {
                write!(out, "{base_s}+{periods}x{period_s}")
            }
        }
    }
}

impl TimeControl {
    /// The control of a word that [`Display`](core::fmt::Display) writes.
    #[must_use]
    pub fn from_word(word: &str) -> Option<TimeControl> {
        let number = |digits: &str| digits.parse().ok().filter(|seconds| *seconds <= MOST_S);
        if word == "-" {
            return Some(TimeControl::None);
        }
        if let Some(seconds) = word.strip_prefix("1/") {
            return Some(TimeControl::from_parts([0, number(seconds)?, 0]));
        }
        let (base, more) = word.split_once('+').unwrap_or((word, "0"));
        let (periods, seconds) = more.split_once('x').unwrap_or(("0", more));
        let periods = number(periods).filter(|periods| *periods <= 100)?;
        Some(TimeControl::from_parts([number(base)?, number(seconds)?, periods]))
    }
}

#[cfg(test)]
mod tests;
