//! Which moves to try first: what has refuted before, and what looks like it.

use super::search::{Mind, Walk};
use super::terrain::Terrain;
use crate::rules::{Board, Direction, Layout, Move, Side};

/// A move with its rank among its fellows; the greater comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) step: Move,
    pub(super) rank: i32,
}

/// Ranks: the table's move, winning captures, crossings, even captures, refuters of sister nodes;
/// then quiet moves by history, and losing captures.
pub(super) const FIRST: i32 = 4_000_000;
const WINNING: i32 = 3_000_000;
pub(super) const CROSSING: i32 = 2_000_000;
pub(super) const EVEN: i32 = 1_000_000;
/// The rank of refuters: what isn't lower is never passed over.
pub(super) const KILLER: i32 = 500_000;
pub(super) const LOSING: i32 = -1_000_000;

impl Candidate {
    /// A capture of `taken` pieces that may have a price: the greatest rank it can turn out to
    /// have, and one more as a mark.
    #[inline]
    pub(super) fn hoped(step: Move, taken: u8) -> Candidate {
        Candidate { step, rank: WINNING + 100 * i32::from(taken) + 1 }
    }

    #[inline]
    fn is_hoped(self) -> bool {
        self.rank > WINNING && self.rank & 1 == 1
    }
}

/// Bound of one history counter.
const LIMIT: i32 = 16_000;

/// How often quiet moves refuted, by direction and target and by rear and direction.
pub(super) struct History {
    /// Bits of the board, for indices.
    bits: usize,
    by_target: Vec<i16>,
    by_rear: Vec<i16>,
}

impl History {
    pub(super) fn new(words: usize) -> History {
        let bits = 64 * words;
        History { bits, by_target: vec![0; 2 * 8 * bits], by_rear: vec![0; 2 * 8 * bits] }
    }

    #[inline]
    fn slot(&self, side: Side, direction: Direction, at: usize) -> usize {
        (side.index() * 8 + direction as usize) * self.bits + at
    }

    /// The sum of the counters of a move of `side` from bit `rear` to bit `target`.
    #[inline]
    pub(super) fn of(&self, side: Side, direction: Direction, rear: usize, target: usize) -> i32 {
        let by_target = self.by_target[self.slot(side, direction, target)];
        let by_rear = self.by_rear[self.slot(side, direction, rear)];
        i32::from(by_target) + i32::from(by_rear)
    }

    /// Moves the counters of `step` towards their bound (`amount` > 0) or its negative.
    pub(super) fn learn<const N: usize>(&mut self, layout: &Layout<N>, side: Side, step: Move, amount: i32) {
        let (rear, target) = (layout.index(step.rear()), layout.index(step.target()));
        let slot = |at| self.slot(side, step.direction(), at);
        let (by_rear, by_target) = (slot(rear), slot(target));
        for counter in [&mut self.by_rear[by_rear], &mut self.by_target[by_target]] {
            let old = i32::from(*counter);
            *counter = (old + amount - old * amount.abs() / LIMIT) as i16;
        }
    }
}

/// Takes the highest-ranked candidate out of `list[from..]` and puts it at `from`.
#[inline]
fn pick(list: &mut [Candidate], from: usize) -> Option<Candidate> {
    let rest = list.get_mut(from..)?;
    let mut best = *rest.first()?;
    let mut place = 0;
    for (at, candidate) in rest.iter().enumerate() {
        if candidate.rank > best.rank {
            (place, best) = (at, *candidate);
        }
    }
    rest.swap(0, place);
    Some(best)
}

impl<const N: usize> Walk<'_, N> {
    /// [`pick`]s among the candidates from `from` on; captures are weighed when it is their turn,
    /// not before.
    #[inline]
    pub(super) fn pick_weighed(&mut self, board: &Board<N>, from: usize) -> Option<Candidate> {
        let Mind { terrain, list, .. } = &mut *self.mind;
        loop {
            let best = pick(list, from)?;
            if !best.is_hoped() {
                return Some(best);
            }
            list[from].rank = terrain.noisy_rank(board, best.step);
        }
    }
}

impl<const N: usize> Terrain<N> {
    /// The rank of a capture or crossing.
    pub(super) fn noisy_rank(&self, board: &Board<N>, step: Move) -> i32 {
        let won = self.exchange(board, step);
        match won {
            _ if !step.is_capture() => CROSSING + won,
            1.. => WINNING + won,
            0 => EVEN,
            _ => LOSING + won,
        }
    }
}
