//! Which moves to try first: what has refuted before, and what looks like it.

use super::history::History;
use super::mind::Mind;
use super::search::Walk;
use super::terrain::Terrain;
use crate::rules::{Board, Move};

/// A move with its rank among its fellows; the greater comes first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) step: Move,
    pub(super) rank: i32,
}

/// Ranks: the table's move, winning captures, crossings, even captures, refuters of sister nodes;
/// then quiet moves by history, and losing captures. Captures are ranked within their class by
/// what they win and by history, which add up to less than [`SPAN`] either way.
pub(super) const FIRST: i32 = 4_000_000;
const WINNING: i32 = 3_000_000;
pub(super) const CROSSING: i32 = 2_000_000;
const EVEN: i32 = 1_000_000;
/// The rank of refuters: what isn't lower is never passed over.
pub(super) const KILLER: i32 = 500_000;
/// The least rank of a quiet move.
pub(super) const QUIET: i32 = -500_000;
const LOSING: i32 = -1_000_000;
pub(super) const SPAN: i32 = 100_000;
/// The least rank of a move that isn't quiet and doesn't lose pieces.
pub(super) const NOISY: i32 = EVEN - SPAN;
/// The least rank of a move that wins pieces or crosses.
pub(super) const FORCING: i32 = CROSSING - SPAN;

impl Candidate {
    /// A capture of `taken` pieces that may have a price: the greatest rank it can turn out to
    /// have, and one more as a mark. `bonus` is an even number.
    #[inline]
    pub(super) fn hoped(step: Move, taken: u8, bonus: i32) -> Candidate {
        Candidate { step, rank: WINNING + 100 * i32::from(taken) + bonus + 1 }
    }

    #[inline]
    fn is_hoped(self) -> bool {
        self.rank > WINNING - SPAN && self.rank & 1 == 1
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
        let Mind { terrain, list, history, .. } = &mut *self.mind;
        loop {
            let best = pick(list, from)?;
            if !best.is_hoped() {
                return Some(best);
            }
            list[from].rank = terrain.noisy_rank(board, history, best.step);
        }
    }
}

impl<const N: usize> Terrain<N> {
    /// The rank of a capture or crossing.
    pub(super) fn noisy_rank(&self, board: &Board<N>, history: &History, step: Move) -> i32 {
        let won = self.exchange(board, step);
        if !step.is_capture() {
            return CROSSING + won;
        }
        let class = match won {
            1.. => WINNING,
            0 => EVEN,
            _ => LOSING,
        };
        class + won + history.of_capture(self, board.turn(), step)
    }
}
