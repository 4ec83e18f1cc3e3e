//! A node's list of moves, made piece by piece: most nodes need only its beginning.

use super::mind::{Mind, Node};
use super::order::{Candidate, FIRST, KILLER, NOISY, QUIET};
use super::score::{PROVED, Value};
use super::search::Walk;
use super::tries::Tries;
use crate::rules::Move;

/// What a node's moves are tried with.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) estimate: Value,
    /// Does the side to move stand better than at its last move?
    pub(super) is_improving: bool,
    pub(super) is_forced: bool,
    /// The move an earlier visit found; legal here once moves are tried.
    pub(super) tried: Option<Move>,
}

impl Plan {
    pub(super) fn is_pv(&self) -> bool {
        self.beta - self.alpha > 1
    }

    /// Is the position so bad that no quiet move will mend it?
    pub(super) fn is_futile(&self) -> bool {
        let is_low = self.depth <= 5 && self.estimate + 90 + 70 * self.depth <= self.alpha;
        is_low && !self.is_forced && self.is_prunable()
    }

    pub(super) fn is_prunable(&self) -> bool {
        !self.is_pv() && self.alpha > -PROVED
    }

    /// How many quiet moves are tried before the rest is passed over, if one move doesn't lose by
    /// force.
    pub(super) fn most_quiets(&self) -> Option<usize> {
        let most = (4 + self.depth * self.depth) >> i32::from(!self.is_improving);
        (self.depth <= 8 && !self.is_forced && self.is_prunable()).then_some(most as usize)
    }
}

/// How much of a node's list has been made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The table's move.
    Tried,
    /// Captures and crossings, too.
    Noisy,
    /// Quiet moves that refuted sister nodes, too.
    Killers,
    /// As many quiet moves as will be tried unless all of them lose by force, too.
    Likely,
    /// Everything.
    All,
}

impl Stage {
    /// Candidates of a lower rank wait for the next stage.
    pub(super) fn floor(self) -> i32 {
        match self {
            Stage::Tried => FIRST,
            Stage::Noisy => NOISY,
            Stage::Killers => KILLER,
            Stage::Likely => QUIET,
            Stage::All => i32::MIN,
        }
    }
}

impl<const N: usize> Walk<'_, N> {
    /// Begins the list of a node: with the table's move, or for a side that must answer with all
    /// it has.
    pub(super) fn begin_list(&mut self, node: &Node<N>, plan: &Plan) -> Stage {
        let Mind { terrain, list, history, .. } = &mut *self.mind;
        if plan.is_forced {
            terrain.answers(&node.board, &mut |step| {
                let is_tried = plan.tried == Some(step);
                let rank = if is_tried { FIRST } else { terrain.noisy_rank(&node.board, history, step) };
                list.push(Candidate { step, rank });
            });
            return Stage::All;
        }
        list.extend(plan.tried.map(|step| Candidate { step, rank: FIRST }));
        Stage::Tried
    }

    /// Adds what comes after `tries.stage`.
    pub(super) fn fill_list(&mut self, node: &Node<N>, plan: &Plan, tries: &Tries) -> Stage {
        match tries.stage {
            Stage::Tried => {
                self.add_noisy(node, plan);
                Stage::Noisy
            }
            Stage::Noisy => {
                self.add_killers(node, plan);
                Stage::Killers
            }
            Stage::Killers => {
                // One more than that many: the search has to see that there is another.
                let left = |most: usize| (most + 1).saturating_sub(tries.quiet_count).max(1);
                let most = plan.most_quiets().map_or(usize::MAX, left);
                let is_all = self.add_quiets(node, plan, most, &[]);
                if is_all { Stage::All } else { Stage::Likely }
            }
            Stage::Likely | Stage::All => {
                let listed: Vec<Move> = self.mind.list[tries.base..].iter().map(|c| c.step).collect();
                self.add_quiets(node, plan, usize::MAX, &listed);
                Stage::All
            }
        }
    }

    fn add_noisy(&mut self, node: &Node<N>, plan: &Plan) {
        let Mind { terrain, list, history, .. } = &mut *self.mind;
        if node.board.stones() > 0 {
            return;
        }
        let side = node.board.turn();
        terrain.captures(&node.board, &mut |step| {
            if plan.tried != Some(step) {
                let bonus = history.of_capture(terrain, side, step);
                list.push(Candidate::hoped(step, terrain.taken(step), bonus));
            }
        });
        terrain.crossings(&node.board, false, &mut |step| {
            if plan.tried != Some(step) {
                list.push(Candidate { step, rank: terrain.noisy_rank(&node.board, history, step) });
            }
        });
    }

    fn add_killers(&mut self, node: &Node<N>, plan: &Plan) {
        let Mind { terrain, list, killers, .. } = &mut *self.mind;
        for (step, rank) in killers[plan.ply].into_iter().flatten().zip([KILLER + 1, KILLER]) {
            let is_new = plan.tried != Some(step) && !node.board.is_crossing(&terrain.layout, step);
            if is_new && terrain.is_legal(&node.board, step) {
                list.push(Candidate { step, rank });
            }
        }
    }

    /// Adds the `most` quiet moves of the highest rank that aren't `listed`; true if these are all.
    fn add_quiets(&mut self, node: &Node<N>, plan: &Plan, most: usize, listed: &[Move]) -> bool {
        let traces = self.mind.traces(plan.ply);
        let Mind { terrain, list, history, killers, .. } = &mut *self.mind;
        let (board, layout, killers) = (&node.board, &terrain.layout, killers[plan.ply]);
        let is_new =
            |step| plan.tried != Some(step) && !killers.contains(&Some(step)) && !listed.contains(&step);
        let replies = history.replies::<N>(traces);
        let mut sieve = Sieve { from: list.len(), least: list.len(), list, most, is_all: true };
        if board.stones() > 0 {
            for at in board.stone_squares(layout).iter() {
                let step = Move::stone(layout.square(at));
                if is_new(step) {
                    sieve.add(Candidate {
                        step,
                        rank: history.of(&replies, board.turn(), step.direction(), (at, at)),
                    });
                }
            }
            return sieve.is_all;
        }
        terrain.visit_quiets(board, |group| {
            let back = isize::from(group.length + group.distance - 1) * layout.step(group.direction);
            for target in group.targets.iter() {
                let rear = target.wrapping_add_signed(-back);
                let rank = history.of(&replies, board.turn(), group.direction, (rear, target));
                if sieve.holds_back(rank) {
                    continue;
                }
                let from = layout.square(rear);
                let step = Move::march(from, group.direction, group.length, group.distance, 0);
                if is_new(step) {
                    sieve.add(Candidate { step, rank });
                }
            }
        });
        sieve.is_all
    }
}

/// The highest-ranked candidates of those that are offered, at the end of a list.
struct Sieve<'a> {
    list: &'a mut Vec<Candidate>,
    /// Where they begin.
    from: usize,
    /// How many there may be.
    most: usize,
    /// Where the last of them is, once there are so many.
    least: usize,
    /// Are they all that were offered?
    is_all: bool,
}

impl Sieve<'_> {
    /// Needs a candidate of that rank not be offered?
    #[inline]
    fn holds_back(&mut self, rank: i32) -> bool {
        let is_held = self.list.len() - self.from >= self.most && rank <= self.list[self.least].rank;
        self.is_all &= !is_held;
        is_held
    }

    #[inline]
    fn add(&mut self, candidate: Candidate) {
        let count = self.list.len() - self.from;
        if count < self.most {
            self.list.push(candidate);
        } else {
            self.is_all = false;
            self.list[self.least] = candidate;
        }
        if count + 1 >= self.most {
            let rest = self.from..self.list.len();
            self.least = rest.min_by_key(|at| self.list[*at].rank).unwrap_or(self.from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    #[test]
    fn a_sieve_keeps_the_highest_ranked_and_tells_whether_they_are_all() {
        let ranks = |most: usize, offered: &[i32]| {
            let mut list = vec![Candidate { step: Move::stone(Square::new(0, 0)), rank: 99 }];
            let mut sieve = Sieve { from: 1, least: 1, list: &mut list, most, is_all: true };
            for rank in offered {
                if !sieve.holds_back(*rank) {
                    sieve.add(Candidate { step: Move::stone(Square::new(1, 1)), rank: *rank });
                }
            }
            let is_all = sieve.is_all;
            let mut kept: Vec<i32> = list[1..].iter().map(|candidate| candidate.rank).collect();
            kept.sort_unstable();
            (kept, is_all)
        };
        assert_eq!(ranks(3, &[5, 1, 9, 3, 9, 0]), (vec![5, 9, 9], false));
        assert_eq!(ranks(3, &[5, 1, 9]), (vec![1, 5, 9], true));
        assert_eq!(ranks(usize::MAX, &[2, 1]), (vec![1, 2], true));
    }
}
