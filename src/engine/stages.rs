//! A node's list of moves, made piece by piece: most nodes need only its beginning.

use super::mind::{Mind, Node};
use super::order::{Candidate, FIRST, KILLER, NOISY};
use super::score::{PROVED, Value};
use super::search::Walk;
use crate::rules::Move;

/// What a node's moves are tried with.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) estimate: Value,
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

    /// Adds what comes after `stage`.
    pub(super) fn fill_list(&mut self, node: &Node<N>, plan: &Plan, stage: Stage) -> Stage {
        match stage {
            Stage::Tried => {
                self.add_noisy(node, plan);
                Stage::Noisy
            }
            Stage::Noisy => {
                self.add_killers(node, plan);
                Stage::Killers
            }
            Stage::Killers | Stage::All => {
                self.add_quiets(node, plan);
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

    fn add_quiets(&mut self, node: &Node<N>, plan: &Plan) {
        let traces = self.mind.traces(plan.ply);
        let Mind { terrain, list, history, killers, .. } = &mut *self.mind;
        let killers = killers[plan.ply];
        let side = node.board.turn();
        terrain.quiets(&node.board, |step, rear, target| {
            if plan.tried != Some(step) && !killers.contains(&Some(step)) {
                let rank = history.of(traces, side, step.direction(), (rear, target));
                list.push(Candidate { step, rank });
            }
        });
    }
}
