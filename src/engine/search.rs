//! Alpha-beta over the main tree.

use super::mind::{Mind, Node};
use super::order::KILLER;
use super::request::{Control, Progress};
use super::score::{INFINITE, MAX_PLY, PROVED, Value, WON, is_proved};
use super::stages::{Plan, Stage};
use super::table::{Bound, Hit, Table};
use crate::rules::{Duty, Move, Repetition};

/// Nodes between two questions to the asker.
const POLL_NODES: u64 = 1024;

/// One run over a [`Mind`], with the table and the asker at hand.
pub(super) struct Walk<'a, const N: usize> {
    pub(super) mind: &'a mut Mind<N>,
    pub(super) table: &'a mut Table,
    pub(super) control: &'a mut dyn FnMut(&Progress) -> Control,
    /// Set once the run has to end: every value since then means nothing.
    pub(super) halt: Option<Control>,
}

impl<const N: usize> Walk<'_, N> {
    /// Counts a node; false when the run has to end.
    #[inline]
    pub(super) fn enter(&mut self, ply: usize) -> bool {
        let progress = &mut self.mind.progress;
        if progress.nodes >= self.mind.node_limit {
            self.halt = Some(Control::Stop);
            return false;
        }
        progress.nodes += 1;
        progress.seldepth = progress.seldepth.max(ply as u32);
        if progress.nodes.is_multiple_of(POLL_NODES) {
            self.ask();
        }
        self.halt.is_none()
    }

    /// Asks the asker what to do next.
    pub(super) fn ask(&mut self) {
        let answer = (self.control)(&self.mind.progress);
        self.mind.progress.is_new = false;
        if answer != Control::Go {
            self.halt = Some(answer);
        }
    }

    /// The position after `step`.
    #[inline]
    pub(super) fn after(&self, node: &Node<N>, step: Move) -> Node<N> {
        let terrain = &self.mind.terrain;
        let is_reversible = !step.is_capture() && !step.is_stone();
        let mut shapes = if is_reversible { node.shapes } else { [None; 2] };
        shapes[node.board.turn().index()] = None;
        Node {
            board: node.board.play(&terrain.layout, step),
            placed: node.placed + terrain.placed_by(&node.board, step),
            shapes,
            reversible: if is_reversible { node.reversible + 1 } else { 0 },
            is_passed: false,
        }
    }

    /// The value of a position that is over, or that stood on the board before.
    #[inline]
    pub(super) fn settled(&self, node: &Node<N>, ply: usize) -> Option<Value> {
        if let Some(outcome) = node.board.early_outcome(&self.mind.terrain.layout) {
            let won = WON - ply as Value;
            return Some(if outcome.winner == Some(node.board.turn()) { won } else { -won });
        }
        self.repeated(node)
    }

    /// The value of a position that repeats one of the path, or for the third time one of the game.
    fn repeated(&self, node: &Node<N>) -> Option<Value> {
        let keys = &self.mind.keys;
        let last = keys.len() - 1;
        let mut times = 0;
        for back in (4..=node.reversible.min(last)).step_by(2) {
            if keys[last - back] != node.board.hash() {
                continue;
            }
            times += 1;
            let in_tree = last - back >= self.mind.before;
            let is_third = times == 2;
            match self.mind.terrain.layout.rules().repetition {
                Repetition::Draw if in_tree || is_third => return Some(0),
                Repetition::Loses if is_third => return Some(super::score::ESTIMATE_LIMIT),
                // Whoever closes the circle once more will have to close it the last time, too.
                Repetition::Loses if in_tree => return Some(super::weights::PIECE / 2),
                Repetition::Off if in_tree => return Some(0),
                _ => {}
            }
        }
        None
    }

    /// The value of a side that must answer at once and can't, or that has no move.
    pub(super) fn stuck(&self, node: &Node<N>, ply: usize) -> Value {
        let layout = &self.mind.terrain.layout;
        if node.board.has_move(layout) {
            return ply as Value + 1 - WON;
        }
        match node.board.stuck_outcome(layout).winner {
            None => 0,
            Some(side) if side == node.board.turn() => WON - ply as Value,
            Some(_) => ply as Value - WON,
        }
    }

    /// Searches the position after a move, seen by the side that moves there.
    pub(super) fn descend(
        &mut self,
        child: &mut Node<N>,
        ply: usize,
        depth: i32,
        window: (Value, Value),
    ) -> Value {
        self.mind.keys.push(child.board.hash());
        let value = self.search(child, ply, depth, window.0, window.1);
        self.mind.keys.pop();
        value
    }

    fn search(
        &mut self,
        node: &mut Node<N>,
        ply: usize,
        mut depth: i32,
        mut alpha: Value,
        mut beta: Value,
    ) -> Value {
        if depth <= 0 {
            return self.quiesce(node, ply, 0, alpha, beta);
        }
        self.mind.lines[ply].clear();
        if !self.enter(ply) {
            return 0;
        }
        if let Some(value) = self.settled(node, ply) {
            return value;
        }
        alpha = alpha.max(ply as Value - WON);
        beta = beta.min(WON - ply as Value - 1);
        if alpha >= beta {
            return alpha;
        }
        let is_pv = beta - alpha > 1;
        let hash = node.board.hash() ^ self.mind.salt;
        let known = self.table.find(hash, ply);
        if let Some(value) = known.and_then(|hit| hit.cutoff(depth, alpha, beta)).filter(|_| !is_pv) {
            return value;
        }
        let is_forced = self.mind.terrain.must_answer(&node.board);
        let raw = match known {
            _ if is_forced => -INFINITE,
            Some(hit) => hit.estimate,
            None => self.mind.estimate(node, ply),
        };
        let still = if is_forced { raw } else { self.mind.corrected(node, raw) };
        if ply >= MAX_PLY - 1 {
            return still.max(-PROVED + 1);
        }
        self.mind.estimates[ply] = still;
        let estimate = known.filter(|_| !is_forced).map_or(still, |hit| hit.sharpened(still));
        if is_forced {
            depth += 1;
        } else {
            if let Some(value) = self.foresee(node, ply, depth, (alpha, beta), estimate) {
                return value;
            }
            if depth >= 4 && known.is_none_or(|hit| hit.step.is_none()) {
                depth -= 1;
            }
        }
        let tried =
            known.and_then(|hit| hit.step).filter(|step| self.mind.terrain.is_legal(&node.board, *step));
        let base = self.mind.list.len();
        let found = self.try_moves(node, &Plan { ply, depth, alpha, beta, estimate, is_forced, tried });
        self.mind.list.truncate(base);
        if self.halt.is_some() {
            return 0;
        }
        let (value, step) = found;
        let bound = match value {
            _ if value >= beta => Bound::Lower,
            _ if value > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if !is_forced {
            self.learn_correction(node, (raw, still), depth, (value, bound), step);
        }
        self.table.keep(hash, ply, &Hit { step, value, estimate: raw.max(-32_000), depth, bound });
        value
    }

    /// Cuts off without trying a move, where that is safe: the value the node is taken to have.
    fn foresee(
        &mut self,
        node: &mut Node<N>,
        ply: usize,
        depth: i32,
        (alpha, beta): (Value, Value),
        estimate: Value,
    ) -> Option<Value> {
        let is_pv = beta - alpha > 1;
        if is_pv || is_proved(alpha) || is_proved(beta) || node.board.stones() > 0 {
            return None;
        }
        if depth <= 6 && estimate - 70 * depth >= beta {
            return Some(estimate);
        }
        if depth <= 2 && estimate + 250 * depth <= alpha {
            let value = self.quiesce(node, ply, 0, alpha, beta);
            return (value <= alpha || self.halt.is_some()).then_some(value);
        }
        if depth >= 3 && estimate >= beta && !node.is_passed && node.board.duty() == Duty::None {
            let mut child = Node {
                board: node.board.pass(&self.mind.terrain.layout),
                placed: node.placed,
                shapes: node.shapes,
                reversible: 0,
                is_passed: true,
            };
            self.mind.traces[ply + 1] = None;
            let reduced = depth - 3 - depth / 4 - ((estimate - beta) / 150).min(2);
            let value = -self.descend(&mut child, ply + 1, reduced, (-beta, 1 - beta));
            if self.halt.is_some() {
                return Some(0);
            }
            if value >= beta {
                return Some(if is_proved(value) { beta } else { value });
            }
        }
        None
    }

    /// Tries the moves in order: the value found and the move that has it.
    fn try_moves(&mut self, node: &Node<N>, plan: &Plan) -> (Value, Option<Move>) {
        let base = self.mind.list.len();
        let mut stage = self.begin_list(node, plan);
        let (mut best, mut best_step) = (-INFINITE, None);
        let mut alpha = plan.alpha;
        let mut quiet_count = 0;
        let mut at = base;
        let is_improving = plan.ply >= 2 && plan.estimate > self.mind.estimates[plan.ply - 2];
        loop {
            let next = self.pick_weighed(&node.board, at);
            if stage != Stage::All && next.is_none_or(|c| c.rank < stage.floor()) {
                if stage == Stage::Noisy && best > -PROVED && plan.is_futile() {
                    break;
                }
                stage = self.fill_list(node, plan, stage);
                continue;
            }
            let Some(candidate) = next else { break };
            let is_first = at == base;
            let number = at - base;
            at += 1;
            let step = candidate.step;
            let is_quiet = !step.is_capture() && !node.board.is_crossing(&self.mind.terrain.layout, step);
            if is_quiet {
                quiet_count += 1;
            }
            if candidate.rank < KILLER && best > -PROVED && !plan.is_forced && plan.is_prunable() {
                let enough = (4 + plan.depth * plan.depth) >> i32::from(!is_improving);
                let is_late = plan.depth <= 8 && quiet_count > enough;
                if is_late || plan.is_futile() {
                    break;
                }
            }
            let mut child = self.after(node, step);
            self.mind.trace(plan.ply + 1, node.board.turn(), step);
            let value = self.try_one(&mut child, plan, alpha, is_first, is_quiet, number, candidate.rank);
            if self.halt.is_some() {
                return (0, None);
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_step = Some(step);
                    alpha = value;
                    if plan.is_pv() {
                        self.extend_line(plan.ply, step);
                    }
                }
            }
            if alpha >= plan.beta {
                self.reward(node, plan, base, at, is_quiet);
                break;
            }
        }
        if best == -INFINITE {
            best = self.stuck(node, plan.ply);
        }
        (best, best_step)
    }

    /// One move's value: reduced with a null window first, in full only if that surprises.
    #[expect(clippy::too_many_arguments, reason = "the parts of one decision, used once")]
    fn try_one(
        &mut self,
        child: &mut Node<N>,
        plan: &Plan,
        alpha: Value,
        is_first: bool,
        is_quiet: bool,
        number: usize,
        rank: i32,
    ) -> Value {
        let (ply, depth) = (plan.ply + 1, plan.depth - 1);
        let full = (-plan.beta, -alpha);
        let narrow = (-alpha - 1, -alpha);
        if is_first {
            return -self.descend(child, ply, depth, full);
        }
        let mut reduction = 0;
        if depth >= 1 && number >= 2 && !plan.is_forced && (is_quiet || rank < 0) {
            reduction = self.mind.reduction(depth, number);
            reduction -= i32::from(plan.is_pv());
            if is_quiet && rank < KILLER {
                reduction -= (rank / 6000).clamp(-2, 2);
            } else {
                reduction -= 1;
            }
            reduction = reduction.clamp(0, depth);
        }
        let mut value = -self.descend(child, ply, depth - reduction, narrow);
        if value > alpha && reduction > 0 && self.halt.is_none() {
            value = -self.descend(child, ply, depth, narrow);
        }
        if value > alpha && value < plan.beta && plan.is_pv() && self.halt.is_none() {
            value = -self.descend(child, ply, depth, full);
        }
        value
    }

    /// Remembers what refuted: the last of the candidates tried from `base` up to `end`.
    fn reward(&mut self, node: &Node<N>, plan: &Plan, base: usize, end: usize, is_quiet: bool) {
        let traces = self.mind.traces(plan.ply);
        let Mind { terrain, list, history, killers, .. } = &mut *self.mind;
        let side = node.board.turn();
        let amount = (plan.depth * plan.depth * 16).min(1800);
        let Some((refuter, others)) = list[base..end].split_last() else { return };
        for other in others.iter().filter(|c| c.step.is_capture()) {
            history.learn_capture(terrain, side, other.step, -amount);
        }
        if refuter.step.is_capture() {
            history.learn_capture(terrain, side, refuter.step, amount);
        }
        if is_quiet {
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
