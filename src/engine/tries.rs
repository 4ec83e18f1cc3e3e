//! A node's moves: tried in order, each as deep as it seems to deserve.

use super::mind::{Mind, Node};
use super::order::KILLER;
use super::score::{INFINITE, PROVED, Value};
use super::search::Walk;
use super::stages::{Plan, Stage};
use crate::rules::Move;

/// How the position after a move is being searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pass {
    /// Less deep, and only whether the move is better than what is known.
    Reduced,
    /// In full depth, and only whether it is better.
    Narrow,
    /// In full.
    Full,
}

/// How far the moves of a node have been tried.
#[derive(Clone, Copy)]
pub(super) struct Tries {
    /// Where the node's candidates begin in [`Mind::list`].
    pub(super) base: usize,
    /// The place after the candidate that is being tried.
    at: usize,
    pub(super) stage: Stage,
    /// Quiet moves so far.
    pub(super) quiet_count: usize,
    is_quiet: bool,
    alpha: Value,
    pub(super) best: Value,
    pub(super) best_step: Option<Move>,
}

/// A node of the path at which the search paused: enough to go on as if it hadn't.
pub(super) struct Paused {
    pub(super) plan: Plan,
    /// Its estimate, and the same after correction.
    pub(super) judged: (Value, Value),
    /// What was being tried; `None` for the null move.
    pub(super) tries: Option<(Tries, Pass)>,
}

impl<const N: usize> Walk<'_, N> {
    /// Tries the moves in order, or goes on where it `paused`: how they turned out, and how the last
    /// was being searched.
    pub(super) fn try_moves(
        &mut self,
        node: &Node<N>,
        plan: &Plan,
        paused: Option<(Tries, Pass)>,
    ) -> (Tries, Pass) {
        let mut waiting = paused.map(|(_, pass)| pass);
        let mut pass = Pass::Full;
        let mut tries = match paused {
            Some((tries, _)) => tries,
            None => self.begin_tries(node, plan),
        };
        while let Some(first) = waiting.take().or_else(|| self.next_try(node, plan, &mut tries)) {
            pass = first;
            let step = self.mind.list[tries.at - 1].step;
            let mut child = self.after(node, step);
            self.mind.trace(plan.ply + 1, node.board.turn(), step);
            let value = self.try_one(&mut child, plan, &tries, &mut pass);
            if self.halt.is_some() {
                break;
            }
            if value > tries.best {
                tries.best = value;
                if value > tries.alpha {
                    tries.best_step = Some(step);
                    tries.alpha = value;
                    if plan.is_pv() {
                        self.extend_line(plan.ply, step);
                    }
                }
            }
            if tries.alpha >= plan.beta {
                self.reward(node, plan, &tries);
                break;
            }
        }
        if tries.best == -INFINITE && self.halt.is_none() {
            tries.best = self.stuck(node, plan.ply);
        }
        (tries, pass)
    }

    fn begin_tries(&mut self, node: &Node<N>, plan: &Plan) -> Tries {
        let base = self.mind.list.len();
        Tries {
            base,
            at: base,
            stage: self.begin_list(node, plan),
            quiet_count: 0,
            is_quiet: false,
            alpha: plan.alpha,
            best: -INFINITE,
            best_step: None,
        }
    }

    /// Steps on to the next candidate that is worth trying: how to search it first.
    fn next_try(&mut self, node: &Node<N>, plan: &Plan, tries: &mut Tries) -> Option<Pass> {
        let can_prune = tries.best > -PROVED && plan.is_prunable();
        let most = plan.most_quiets();
        let candidate = loop {
            let next = self.pick_weighed(&node.board, tries.at);
            if tries.stage == Stage::All || next.is_some_and(|c| c.rank >= tries.stage.floor()) {
                break next?;
            }
            let needs_no_quiets = match tries.stage {
                Stage::Noisy => plan.is_futile(),
                Stage::Killers => most.is_some_and(|most| tries.quiet_count >= most),
                Stage::Tried | Stage::Likely | Stage::All => false,
            };
            if can_prune && needs_no_quiets {
                return None;
            }
            tries.stage = self.fill_list(node, plan, tries);
        };
        tries.at += 1;
        let step = candidate.step;
        tries.is_quiet = !step.is_capture() && !node.board.is_crossing(&self.mind.terrain.layout, step);
        tries.quiet_count += usize::from(tries.is_quiet);
        if candidate.rank < KILLER && can_prune && !plan.is_forced {
            let is_late = most.is_some_and(|most| tries.quiet_count > most);
            if is_late || plan.is_futile() {
                return None;
            }
        }
        Some(if tries.at - tries.base == 1 { Pass::Full } else { Pass::Reduced })
    }

    /// The value of the move that is being tried: reduced with a null window first, in full only if
    /// that surprises.
    fn try_one(&mut self, child: &mut Node<N>, plan: &Plan, tries: &Tries, pass: &mut Pass) -> Value {
        let (ply, depth, alpha) = (plan.ply + 1, plan.depth - 1, tries.alpha);
        let reduction = if *pass == Pass::Reduced { self.reduction(plan, tries) } else { 0 };
        loop {
            let (less, top) = match pass {
                Pass::Reduced => (reduction, alpha + 1),
                Pass::Narrow => (0, alpha + 1),
                Pass::Full => (0, plan.beta),
            };
            let value = -self.descend(child, ply, depth - less, (-top, -alpha));
            if self.halt.is_some() {
                return 0;
            }
            *pass = match pass {
                Pass::Reduced if value > alpha && reduction > 0 => Pass::Narrow,
                Pass::Reduced | Pass::Narrow if value > alpha && value < plan.beta && plan.is_pv() => {
                    Pass::Full
                }
                _ => return value,
            };
        }
    }

    /// Plies to take off the search of the move that is being tried.
    fn reduction(&self, plan: &Plan, tries: &Tries) -> i32 {
        let (depth, number) = (plan.depth - 1, tries.at - 1 - tries.base);
        let rank = self.mind.list[tries.at - 1].rank;
        if depth < 1 || number < 2 || plan.is_forced || !(tries.is_quiet || rank < 0) {
            return 0;
        }
        let by_rank = if tries.is_quiet && rank < KILLER { (rank / 6000).clamp(-2, 2) } else { 1 };
        let by_node = i32::from(!plan.is_improving) - i32::from(plan.is_pv());
        (self.mind.reduction(depth, number) + by_node - by_rank).clamp(0, depth)
    }

    /// Remembers what refuted: the last of the candidates tried.
    fn reward(&mut self, node: &Node<N>, plan: &Plan, tries: &Tries) {
        let traces = self.mind.traces(plan.ply);
        let Mind { terrain, list, history, killers, .. } = &mut *self.mind;
        let side = node.board.turn();
        let amount = (plan.depth * plan.depth * 16).min(1800);
        let Some((refuter, others)) = list[tries.base..tries.at].split_last() else { return };
        for other in others.iter().filter(|c| c.step.is_capture()) {
            history.learn_capture(terrain, side, other.step, -amount);
        }
        if refuter.step.is_capture() {
            history.learn_capture(terrain, side, refuter.step, amount);
        }
        if tries.is_quiet {
            let step = refuter.step;
            history.learn(terrain, traces, side, step, amount);
            let slot = &mut killers[plan.ply];
            if slot[0] != Some(step) {
                *slot = [Some(step), slot[0]];
            }
            for other in others.iter().filter(|c| !c.step.is_capture()) {
                history.learn(terrain, traces, side, other.step, -amount);
            }
        }
    }

    /// Makes the best line from `ply` that of the next ply with `step` before it.
    pub(super) fn extend_line(&mut self, ply: usize, step: Move) {
        let (here, next) = self.mind.lines.split_at_mut(ply + 1);
        here[ply].clear();
        here[ply].push(step);
        here[ply].extend_from_slice(&next[0]);
    }
}
