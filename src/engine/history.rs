//! Which moves have refuted before: captures, and quiet moves alone and as replies.

use super::terrain::Terrain;
use crate::rules::{Direction, Move, Side};

/// Bound of one counter.
const LIMIT: i32 = 16_000;
/// What a capture's counter weighs against a hundredth of a piece.
const PER_HUNDREDTH: i32 = 64;

/// How often moves refuted; quiet ones by direction and target, by direction and rear, and by target
/// after the latest moves.
pub(super) struct History {
    /// Bits of the board, for indices.
    bits: usize,
    by_target: Vec<i16>,
    by_rear: Vec<i16>,
    /// How often captures refuted, by direction and target.
    captures: Vec<i16>,
    /// As replies to the opponent's last move, and as sequels to one's own.
    after: [Vec<i16>; 2],
}

/// The targets of the last two moves before a node, latest first, as [`History::trace`] tells them.
pub(super) type Traces = [Option<u32>; 2];

impl History {
    pub(super) fn new(words: usize) -> History {
        let bits = 64 * words;
        let alone = || vec![0; 2 * 8 * bits];
        let paired = || vec![0; 2 * bits * bits];
        History { bits, by_target: alone(), by_rear: alone(), captures: alone(), after: [paired(), paired()] }
    }

    #[inline]
    fn slot(&self, side: Side, direction: Direction, at: usize) -> usize {
        (side.index() * 8 + direction as usize) * self.bits + at
    }

    /// What later moves have to know of a move of `side` to bit `target`.
    #[inline]
    pub(super) fn trace(&self, side: Side, target: usize) -> u32 {
        ((side.index() * self.bits + target) * self.bits) as u32
    }

    /// What a capture of `side` is worth for having refuted before, in hundredths of a piece; an
    /// even number.
    #[inline]
    pub(super) fn of_capture<const N: usize>(&self, terrain: &Terrain<N>, side: Side, step: Move) -> i32 {
        let at = self.slot(side, step.direction(), terrain.layout.index(step.target()));
        (i32::from(self.captures[at]) / PER_HUNDREDTH) & !1
    }

    /// Moves the counter of a capture towards its bound (`amount` > 0) or its negative.
    pub(super) fn learn_capture<const N: usize>(
        &mut self,
        terrain: &Terrain<N>,
        side: Side,
        step: Move,
        amount: i32,
    ) {
        let at = self.slot(side, step.direction(), terrain.layout.index(step.target()));
        nudge(&mut self.captures[at], amount);
    }

    /// By bit of the target, the counters of a quiet move as a reply and as a sequel together; they
    /// fit, being bounded by half of what does.
    #[inline]
    pub(super) fn replies<const N: usize>(&self, traces: Traces) -> [[i16; 64]; N] {
        let mut sums = [[0; 64]; N];
        for (table, trace) in self.after.iter().zip(traces) {
            let Some(trace) = trace else { continue };
            for (sum, counter) in sums.as_flattened_mut().iter_mut().zip(&table[trace as usize..]) {
                *sum += *counter;
            }
        }
        sums
    }

    /// The sum of the counters of a quiet move of `side` from bit `rear` to bit `target`, where
    /// [`History::replies`] are `replies`.
    #[inline]
    pub(super) fn of<const N: usize>(
        &self,
        replies: &[[i16; 64]; N],
        side: Side,
        direction: Direction,
        (rear, target): (usize, usize),
    ) -> i32 {
        let by_target = self.by_target[self.slot(side, direction, target)];
        let by_rear = self.by_rear[self.slot(side, direction, rear)];
        i32::from(by_target) + i32::from(by_rear) + i32::from(replies.as_flattened()[target])
    }

    /// Moves the counters of `step` towards their bound (`amount` > 0) or its negative.
    pub(super) fn learn<const N: usize>(
        &mut self,
        terrain: &Terrain<N>,
        traces: Traces,
        side: Side,
        step: Move,
        amount: i32,
    ) {
        let (rear, target) = (terrain.layout.index(step.rear()), terrain.layout.index(step.target()));
        let slot = |at| self.slot(side, step.direction(), at);
        let (by_rear, by_target) = (slot(rear), slot(target));
        nudge(&mut self.by_rear[by_rear], amount);
        nudge(&mut self.by_target[by_target], amount);
        for (table, trace) in self.after.iter_mut().zip(traces) {
            if let Some(trace) = trace {
                nudge(&mut table[trace as usize + target], amount);
            }
        }
    }
}

#[inline]
fn nudge(counter: &mut i16, amount: i32) {
    let old = i32::from(*counter);
    *counter = (old + amount - old * amount.abs() / LIMIT) as i16;
}
