//! How long to think about a move when there is a clock.

/// No move is asked for in less, in milliseconds.
const LEAST_MS: u64 = 30;
/// Moves that the time of the game is to last for.
const MOVES: u64 = 30;

/// Milliseconds to think, at most `cap_ms`: a thirtieth of `game_ms`, which is left for the game, and
/// most of `move_ms`, which each move brings or may take of its own. It leaves a quarter of what there
/// is, since making the move takes time, too.
///
/// ```
/// use epaminondas::engine::budget_ms;
/// assert_eq!(budget_ms(300_000, 3_000, 20_000), 12_400);
/// assert_eq!(budget_ms(300_000, 3_000, 10_000), 10_000);
/// assert_eq!(budget_ms(0, 1_000, 10_000), 750);
/// ```
#[must_use]
pub fn budget_ms(game_ms: u64, move_ms: u64, cap_ms: u32) -> u32 {
    let wanted = game_ms / MOVES + move_ms * 4 / 5;
    let there = if game_ms == 0 { move_ms } else { game_ms };
    let budget = wanted.min(there * 3 / 4).max(LEAST_MS).min(u64::from(cap_ms));
    u32::try_from(budget).unwrap_or(cap_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_the_game_lasts_for_any_number_of_moves() {
        let mut left_ms = 60_000;
        for _ in 0..150 {
            left_ms -= u64::from(budget_ms(left_ms, 0, 10_000));
        }
        assert!(left_ms > 100, "{left_ms}");
    }

    #[test]
    fn an_increment_is_never_overspent() {
        let mut left_ms = 2_000;
        for _ in 0..300 {
            left_ms -= u64::from(budget_ms(left_ms, 2_000, 10_000));
            assert!(left_ms > 0);
            left_ms += 2_000;
        }
        assert!(left_ms > 5_000, "it is saved up: {left_ms}");
    }

    #[test]
    fn a_moves_own_time_is_kept() {
        for seconds in [1, 3, 30, 60] {
            assert!(u64::from(budget_ms(0, seconds * 1000, 60_000)) <= seconds * 750);
        }
    }
}
