//! The end of the tree: captures that win, crossings once, and answers that must be given.

use super::generate::Prey;
use super::mind::Node;
use super::order::{CROSSING, Candidate, FORCING};
use super::score::{INFINITE, MAX_PLY, Value};
use super::search::Walk;
use super::terrain::Terrain;
use super::weights::PIECE;
use crate::rules::Capture;

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
            self.mind.list.truncate(base);
            best = self.mind.rough(node, ply);
            let is_deepest = depth >= DEEPEST || ply >= MAX_PLY - 1 || node.board.stones() > 0;
            if best >= beta || is_deepest {
                return best;
            }
            alpha = alpha.max(best);
            self.add_forcing(node, depth, alpha - best - MARGIN);
        }
        let mut at = base;
        while let Some(candidate) = self.pick_weighed(&node.board, at) {
            at += 1;
            if !is_forced && candidate.rank < FORCING {
                break;
            }
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
        terrain.answers(&node.board, &mut |step| {
            list.push(Candidate { step, rank: terrain.exchange(&node.board, step) });
        });
    }

    /// Adds the captures that may win pieces, at least `wanted` in value, and at the first ply
    /// crossings. Of moves that differ in their number of pieces only the one of the whole line is
    /// tried.
    fn add_forcing(&mut self, node: &Node<N>, depth: usize, wanted: Value) {
        let (terrain, list, history) = (&self.mind.terrain, &mut self.mind.list, &self.mind.history);
        let board = &node.board;
        if let Some(least) = terrain.least_run(wanted) {
            let prey = Prey { least, ..Prey::ANY };
            terrain.hunt(board, board.turn(), prey, &mut |reach| {
                let step = terrain.step(&reach, reach.length);
                let crosses = board.is_crossing(&terrain.layout, step);
                if !(crosses && (depth == 0 || terrain.is_forbidden(board, step))) {
                    list.push(Candidate::hoped(
                        step,
                        terrain.taken(step),
                        history.of_capture(terrain, board.turn(), step),
                    ));
                }
            });
        }
        if depth > 0 {
            return;
        }
        terrain.visit_crossings(board, &mut |reach| {
            let step = terrain.step(&reach, reach.length);
            if !terrain.is_forbidden(board, step) {
                list.push(Candidate { step, rank: CROSSING + terrain.exchange(board, step) });
            }
        });
    }
}

impl<const N: usize> Terrain<N> {
    /// The fewest pieces in a line that a capture has to meet to be worth `wanted`, if any line is.
    fn least_run(&self, wanted: Value) -> Option<u8> {
        let least = (wanted + PIECE - 1).div_euclid(PIECE).max(1);
        let most = if self.layout.rules().capture == Capture::Line { 20 } else { 1 };
        u8::try_from(least).ok().filter(|least| *least <= most)
    }
}
