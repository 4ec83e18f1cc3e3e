//! Alpha-beta over the main tree.

use super::mind::{Mind, Node};
use super::request::{Control, Progress};
use super::score::{INFINITE, MAX_PLY, PROVED, Value, WON, is_proved};
use super::stages::Plan;
use super::table::{Bound, Hit, Table};
use super::tries::{Pass, Paused, Tries};
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
        true
    }

    /// [`Walk::enter`]s a node of the main tree, the only ones at which a search pauses; one left in
    /// that way isn't counted, since it will be entered again.
    #[inline]
    fn enter_main(&mut self, ply: usize) -> bool {
        let is_in = self.enter(ply);
        if is_in && self.mind.progress.nodes >= self.mind.next_ask {
            self.mind.next_ask = self.mind.progress.nodes + POLL_NODES;
            self.ask();
            self.mind.progress.nodes -= u64::from(self.halt == Some(Control::Pause));
        }
        is_in && self.halt.is_none()
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
        depth: i32,
        mut alpha: Value,
        mut beta: Value,
    ) -> Value {
        if let Some(paused) = self.mind.paused.pop() {
            return match paused.tries {
                None => self.search_foreseen(node, paused.plan, paused.judged, true),
                Some(tries) => self.search_moves(node, &paused.plan, paused.judged, Some(tries)),
            };
        }
        if depth <= 0 {
            return self.quiesce(node, ply, 0, alpha, beta);
        }
        self.mind.lines[ply].clear();
        if !self.enter_main(ply) {
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
        let tried = known.and_then(|hit| hit.step);
        let is_improving = ply >= 2 && estimate > self.mind.estimates[ply - 2];
        self.search_foreseen(
            node,
            Plan { ply, depth, alpha, beta, estimate, is_improving, is_forced, tried },
            (raw, still),
            false,
        )
    }

    /// Goes on once the node is judged; `was_passing` if the search paused at its null move.
    fn search_foreseen(
        &mut self,
        node: &mut Node<N>,
        mut plan: Plan,
        judged: (Value, Value),
        was_passing: bool,
    ) -> Value {
        if plan.is_forced {
            plan.depth += 1;
        } else {
            let foreseen = self.foresee(node, &plan, was_passing);
            if self.halt == Some(Control::Pause) {
                self.mind.paused.push(Paused { plan, judged, tries: None });
            }
            if let Some(value) = foreseen {
                return value;
            }
            if plan.depth >= 4 && plan.tried.is_none() {
                plan.depth -= 1;
            }
        }
        plan.tried = plan.tried.filter(|step| self.mind.terrain.is_legal(&node.board, *step));
        self.search_moves(node, &plan, judged, None)
    }

    /// Tries the moves and keeps what they come to.
    fn search_moves(
        &mut self,
        node: &Node<N>,
        plan: &Plan,
        judged: (Value, Value),
        paused: Option<(Tries, Pass)>,
    ) -> Value {
        let (tries, pass) = self.try_moves(node, plan, paused);
        if self.halt == Some(Control::Pause) {
            self.mind.paused.push(Paused { plan: *plan, judged, tries: Some((tries, pass)) });
            return 0;
        }
        self.mind.list.truncate(tries.base);
        if self.halt.is_some() {
            return 0;
        }
        let (value, step) = (tries.best, tries.best_step);
        let bound = match value {
            _ if value >= plan.beta => Bound::Lower,
            _ if value > plan.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        if !plan.is_forced {
            self.learn_correction(node, judged, plan.depth, (value, bound), step);
        }
        let hash = node.board.hash() ^ self.mind.salt;
        let estimate = judged.0.max(-32_000);
        self.table.keep(hash, plan.ply, &Hit { step, value, estimate, depth: plan.depth, bound });
        value
    }

    /// Cuts off without trying a move, where that is safe: the value the node is taken to have.
    fn foresee(&mut self, node: &mut Node<N>, plan: &Plan, was_passing: bool) -> Option<Value> {
        let Plan { ply, depth, alpha, beta, estimate, .. } = *plan;
        if !was_passing {
            if plan.is_pv() || is_proved(alpha) || is_proved(beta) || node.board.stones() > 0 {
                return None;
            }
            if depth <= 6 && estimate - 70 * (depth - i32::from(plan.is_improving)) >= beta {
                return Some(estimate);
            }
            if depth <= 2 && estimate + 250 * depth <= alpha {
                let value = self.quiesce(node, ply, 0, alpha, beta);
                return (value <= alpha || self.halt.is_some()).then_some(value);
            }
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
}
