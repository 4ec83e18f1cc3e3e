//! Counting move sequences.

use super::{Position, Rules, Status};

/// The number of sequences of exactly `depth` moves; repetition is not applied.
pub(crate) fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_moves(rules).len() as u64,
        _ => position
            .legal_moves(rules)
            .iter()
            .filter(|m| m.after.status(rules) == Status::Playing)
            .map(|m| perft(rules, &m.after, depth - 1))
            .sum(),
    }
}
