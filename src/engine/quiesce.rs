//! The end of the tree: captures that win, crossings once, and answers that must be given.

use super::evaluate::{PIECE, THREAT_LIMIT};
use super::order::{Candidate, pick};
use super::score::{INFINITE, MAX_PLY, Value};
use super::search::{Node, Walk};
use core::ops::ControlFlow;

/// Plies of captures after which a position is taken as it stands.
const DEEPEST: usize = 8;
/// What a capture may bring beyond its pieces.
const MARGIN: Value = 150;

impl<const N: usize> Walk<'_, N> {
    /// The value of a position when only forcing moves are tried; `depth` counts such plies.
    pub(super) fn quiesce(
        &mut self,
        node: &mut Node<N>,
        ply: usize,
        depth: usize,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        self.mind.lines[ply].clear();
        if !self.enter(ply) {
            return 0;
        }
        if let Some(value) = self.settled(node, ply) {
            return value;
        }
        let is_forced = self.mind.terrain.must_answer(&node.board);
        let base = self.mind.list.len();
        let mut best = -INFINITE;
        if is_forced {
            self.add_answers(node);
            if self.mind.list.len() == base {
                return self.stuck(node, ply);
            }
        }
        if !is_forced || depth >= DEEPEST || ply >= MAX_PLY - 1 {
            best = self.stand(node, alpha, beta);
            let is_deepest = depth >= DEEPEST || ply >= MAX_PLY - 1 || node.board.stones() > 0;
            if best >= beta || is_deepest {
                self.mind.list.truncate(base);
                return best;
            }
            alpha = alpha.max(best);
            self.add_forcing(node, base, depth, alpha - best - MARGIN);
        }
        let mut at = base;
        while let Some(candidate) = pick(&mut self.mind.list, at) {
            at += 1;
            let mut child = self.after(node, candidate.step);
            self.mind.keys.push(child.board.hash());
            let value = -self.quiesce(&mut child, ply + 1, depth + 1, -beta, -alpha);
            self.mind.keys.pop();
            if self.halt.is_some() {
                break;
            }
            if value > best {
                best = value;
                if value >= beta {
                    break;
                }
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, candidate.step);
                }
            }
        }
        self.mind.list.truncate(base);
        best
    }

    /// Every answer: a loss claimed for want of a good one is to be true.
    fn add_answers(&mut self, node: &Node<N>) {
        let (terrain, list) = (&self.mind.terrain, &mut self.mind.list);
        terrain.answers(&node.board, |step| {
            list.push(Candidate { step, rank: terrain.exchange(&node.board, step) });
        });
    }

    /// The value of the position as it stands, exact within the window; the captures of the side
    /// to move are added to the list, unranked, unless the value is beyond `beta` anyhow.
    fn stand(&mut self, node: &mut Node<N>, alpha: Value, beta: Value) -> Value {
        let rough = self.mind.rough(node);
        let (terrain, list) = (&self.mind.terrain, &mut self.mind.list);
        let board = &node.board;
        if rough - THREAT_LIMIT >= beta {
            return rough;
        }
        let (mut most, mut count) = (0, 0);
        let _ = terrain.visit_captures(board, board.turn(), |reach| {
            most = most.max(Value::from(reach.run));
            count += 1;
            list.push(Candidate { step: terrain.step(&reach, reach.length), rank: 0 });
            ControlFlow::<()>::Continue(())
        });
        if rough + THREAT_LIMIT <= alpha { rough } else { terrain.refine(board, rough, (most, count)) }
    }

    /// Leaves of the captures from `base` on in the list those that win pieces, at least `wanted`
    /// in value, and at the first ply adds crossings. Of moves that differ in their number of
    /// pieces only the one of the whole line is tried.
    fn add_forcing(&mut self, node: &Node<N>, base: usize, depth: usize, wanted: Value) {
        let (terrain, list) = (&self.mind.terrain, &mut self.mind.list);
        let board = &node.board;
        let mut kept = base;
        for at in base..list.len() {
            let step = list[at].step;
            let crosses = board.is_crossing(&terrain.layout, step);
            if crosses || PIECE * Value::from(terrain.taken(step)) >= wanted {
                let won = terrain.exchange(board, step);
                if won > 0 && !(crosses && terrain.is_forbidden(board, step)) {
                    list[kept] = Candidate { step, rank: 1000 + won };
                    kept += 1;
                }
            }
        }
        list.truncate(kept);
        if depth > 0 {
            return;
        }
        let _ = terrain.visit_crossings(board, |reach| {
            let step = terrain.step(&reach, reach.length);
            if reach.run == 0 && !terrain.is_forbidden(board, step) {
                list.push(Candidate { step, rank: terrain.exchange(board, step) });
            }
            ControlFlow::<()>::Continue(())
        });
    }
}
