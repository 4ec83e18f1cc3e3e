//! Which moves to try first: what has refuted before, and what looks like it.

use super::search::{Mind, Walk};
use super::terrain::Terrain;
use crate::rules::{Board, Move};

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
