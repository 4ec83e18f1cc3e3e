//! The root: deepening step by step, in slices that can be broken off and taken up again.

use super::level::Choice;
use super::mind::{Mind, Node};
use super::net::Net;
use super::order::Candidate;
use super::request::{Control, Line, Progress, Request};
use super::score::{INFINITE, LOST, MAX_PLY, Score, Value, WON, is_proved};
use super::search::Walk;
use super::style::Taste;
use super::table::Table;
use super::tries::Pass;
use crate::rules::{Board, Layout, Move, Repetition, sorted_by_key};
use core::cmp::Reverse;

/// Half the width of the first window of an iteration, in hundredths of a piece.
const WINDOW: Value = 25;
/// The first iteration with a narrow window.
const NARROW_FROM: u32 = 4;

/// A move of the root with what the latest iterations found.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) step: Move,
    /// Its value in the running iteration, or −`INFINITE` while it isn't known or was too low to
    /// be told exactly.
    value: Value,
    /// Its exact value in the last iteration that told it.
    pub(super) settled: Value,
    line: Vec<Move>,
}

/// A search of one position, between slices.
pub(super) struct Root<const N: usize> {
    pub(super) node: Node<N>,
    pub(super) moves: Vec<RootMove>,
    mind: Mind<N>,
    wanted: usize,
    margin: Value,
    depth_limit: u32,
    /// The running iteration.
    depth: u32,
    /// The place of the move to be searched next.
    next: usize,
    /// How that move was being searched when the search paused.
    pass: Option<Pass>,
    alpha: Value,
    beta: Value,
    window: Value,
    is_over: bool,
}

impl<const N: usize> Root<N> {
    pub(super) fn new(layout: Layout<N>, board: Board<N>, request: &Request, net: Option<&Net>) -> Root<N> {
        let mut mind = Mind::new(layout, net);
        let strength = request.level.map(|level| level.strength(mind.terrain.layout.rules().size));
        mind.node_limit = [request.limits.nodes, strength.map(|s| s.nodes)]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(u64::MAX)
            .max(1);
        let depth_limit = [request.limits.depth, strength.and_then(|s| s.depth)]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(MAX_PLY as u32 / 2)
            .clamp(1, MAX_PLY as u32 / 2);
        mind.taste = request.style.map(|style| Taste::new(style, &mind.terrain, &board));
        mind.before = request.earlier.len();
        mind.salt = salt(&request.earlier, mind.terrain.layout.rules().repetition);
        mind.keys.clone_from(&request.earlier);
        mind.keys.push(board.hash());
        let node = Node {
            placed: mind.terrain.placed(&board),
            shapes: [None; 2],
            reversible: request.earlier.len(),
            is_passed: false,
            board,
        };
        let moves = root_moves(&mut mind, &node);
        mind.progress.choices = moves.len();
        Root {
            node,
            is_over: moves.is_empty(),
            moves,
            mind,
            wanted: if strength.is_some() { 1 } else { request.lines.max(1) },
            margin: strength.map_or(0, |s| s.margin()),
            depth_limit,
            depth: 1,
            next: 0,
            pass: None,
            alpha: -INFINITE,
            beta: INFINITE,
            window: WINDOW,
        }
    }

    /// Searches until the end or until asked to pause: true at the end.
    pub(super) fn run(&mut self, table: &mut Table, control: &mut dyn FnMut(&Progress) -> Control) -> bool {
        while !self.is_over {
            let mut walk =
                Walk { mind: &mut self.mind, table: &mut *table, control: &mut *control, halt: None };
            let iteration = Iteration {
                node: &self.node,
                depth: self.depth,
                wanted: self.wanted,
                margin: self.margin,
                alpha: &mut self.alpha,
                beta: &mut self.beta,
                window: &mut self.window,
                next: &mut self.next,
                pass: &mut self.pass,
                moves: &mut self.moves,
            };
            walk.search_root(iteration);
            match walk.halt {
                Some(Control::Pause) => return false,
                Some(_) => {
                    self.break_off();
                    return true;
                }
                None => {}
            }
            self.end_iteration();
            let mut walk =
                Walk { mind: &mut self.mind, table: &mut *table, control: &mut *control, halt: None };
            walk.ask();
            let halt = walk.halt;
            self.is_over |= halt == Some(Control::Stop);
            if halt == Some(Control::Pause) && !self.is_over {
                return false;
            }
        }
        true
    }

    /// Puts the moves in order, reports, and prepares the next iteration.
    fn end_iteration(&mut self) {
        best_first(&mut self.moves);
        self.report(self.depth);
        let best = self.moves.first().map_or(0, |m| m.value);
        let is_proof = is_proved(best) && WON - best.abs() <= self.depth as Value + 1;
        self.is_over = self.depth >= self.depth_limit || (is_proof && self.wanted == 1 && self.margin == 0);
        self.depth += 1;
        self.next = 0;
        self.window = WINDOW;
        let is_narrow = self.depth >= NARROW_FROM && self.wanted == 1 && self.margin == 0 && !is_proved(best);
        (self.alpha, self.beta) =
            if is_narrow { (best - WINDOW, best + WINDOW) } else { (-INFINITE, INFINITE) };
        for each in &mut self.moves {
            each.value = -INFINITE;
        }
    }

    /// Keeps what the unfinished iteration found, if it has settled a first move at all.
    fn break_off(&mut self) {
        self.is_over = true;
        let best = self.moves.iter().map(|m| m.value).max().unwrap_or(-INFINITE);
        if best <= LOST && best > -INFINITE && self.next < self.moves.len() {
            // What was tried loses, but not everything was tried.
            untried_first(&mut self.moves);
            self.guess();
        } else if best > -INFINITE {
            best_first(&mut self.moves);
            self.report(self.depth - 1);
        } else if self.mind.progress.lines.is_empty() {
            self.guess();
        }
    }

    /// Reports the first move with the root's own estimate: the limit left time for no more.
    fn guess(&mut self) {
        let estimate = self.mind.estimate(&mut self.node, 0);
        let line = |m: &RootMove| Line { score: Score::Estimate(estimate), moves: vec![m.step] };
        self.mind.progress.lines = self.moves.first().map(line).into_iter().collect();
    }

    fn report(&mut self, depth: u32) {
        let known = self.moves.iter().filter(|m| m.value > -INFINITE);
        self.mind.progress.lines = known
            .take(self.wanted)
            .map(|m| Line { score: Score::from_value(m.value), moves: m.line.clone() })
            .collect();
        self.mind.progress.depth = depth;
        self.mind.progress.is_new = true;
    }

    pub(super) fn progress(&self) -> &Progress {
        &self.mind.progress
    }

    /// The facts about a move of the root.
    pub(super) fn facts(&self, step: Move, choices: usize) -> super::facts::Facts {
        self.mind.terrain.facts(&self.node.board, step, choices)
    }

    /// The moves with known values, best first, as a level chooses among them.
    pub(super) fn choices(&self) -> Vec<Choice> {
        self.moves
            .iter()
            .filter(|m| m.settled > -INFINITE)
            .map(|m| Choice { step: m.step, value: m.settled })
            .collect()
    }
}

/// One iteration's state, borrowed from the root.
struct Iteration<'a, const N: usize> {
    node: &'a Node<N>,
    depth: u32,
    wanted: usize,
    margin: Value,
    alpha: &'a mut Value,
    beta: &'a mut Value,
    window: &'a mut Value,
    next: &'a mut usize,
    pass: &'a mut Option<Pass>,
    moves: &'a mut [RootMove],
}

impl<const N: usize> Iteration<'_, N> {
    /// The value a further move has to exceed to be told exactly.
    fn floor(&self) -> Value {
        let floor = match nth_best(self.moves, 0) {
            best if self.margin > 0 && best > -INFINITE => best - self.margin,
            _ => nth_best(self.moves, self.wanted - 1),
        };
        floor.max(*self.alpha)
    }

    /// Opens the window on the side on which `value` fell out of it, and starts over.
    fn reopen(&mut self, value: Value) {
        *self.window *= 3;
        let width = if *self.window > 600 { 2 * INFINITE } else { *self.window };
        if value <= *self.alpha {
            *self.alpha = (value - width).max(-INFINITE);
        } else {
            *self.beta = (value + width).min(INFINITE);
        }
    }
}

impl<const N: usize> Walk<'_, N> {
    fn search_root(&mut self, mut iteration: Iteration<'_, N>) {
        while *iteration.next < iteration.moves.len() {
            let place = *iteration.next;
            let floor = iteration.floor();
            let step = iteration.moves[place].step;
            let value = self.try_root_move(&mut iteration, step, place, floor);
            if self.halt.is_some() {
                return;
            }
            let beta = *iteration.beta;
            if value >= beta && beta < INFINITE {
                iteration.reopen(value);
                continue;
            }
            if value <= *iteration.alpha && *iteration.alpha > -INFINITE && place == 0 {
                iteration.reopen(value);
                continue;
            }
            if value > floor || place == 0 {
                self.extend_line(0, step);
                let line = self.mind.lines[0].clone();
                let entry = &mut iteration.moves[place];
                (entry.value, entry.settled, entry.line) = (value, value, line);
            }
            *iteration.next += 1;
        }
    }

    fn try_root_move(
        &mut self,
        iteration: &mut Iteration<'_, N>,
        step: Move,
        place: usize,
        floor: Value,
    ) -> Value {
        let depth = iteration.depth as i32 - 1;
        let mut child = self.after(iteration.node, step);
        self.mind.trace(1, iteration.node.board.turn(), step);
        let is_late = place >= 4 && depth >= 2 && !step.is_capture() && iteration.margin == 0;
        let reduction = if is_late { (self.mind.reduction(depth, place) - 1).clamp(0, depth - 1) } else { 0 };
        let is_full = place == 0 || floor == -INFINITE;
        let mut pass = iteration.pass.take().unwrap_or(if is_full { Pass::Full } else { Pass::Reduced });
        loop {
            let (less, top) = match pass {
                Pass::Reduced => (reduction, floor + 1),
                Pass::Narrow => (0, floor + 1),
                Pass::Full => (0, *iteration.beta),
            };
            let value = -self.descend(&mut child, 1, depth - less, (-top, -floor));
            if self.halt.is_some() {
                *iteration.pass = Some(pass);
                return 0;
            }
            pass = match pass {
                Pass::Reduced if value > floor && reduction > 0 => Pass::Narrow,
                Pass::Reduced | Pass::Narrow if value > floor => Pass::Full,
                _ => return value,
            };
        }
    }
}

/// The root's moves, forcing ones first; a side that must answer and can has only its answers.
fn root_moves<const N: usize>(mind: &mut Mind<N>, node: &Node<N>) -> Vec<RootMove> {
    let Mind { terrain, .. } = mind;
    let board = &node.board;
    let mut list: Vec<Candidate> = Vec::new();
    if board.outcome(&terrain.layout).is_some() {
        return Vec::new();
    }
    if terrain.must_answer(board) {
        terrain.answers(board, &mut |step| list.push(Candidate { step, rank: 0 }));
    }
    if list.is_empty() {
        let _ = board.visit_moves(&terrain.layout, |step| {
            list.push(Candidate { step, rank: 0 });
            core::ops::ControlFlow::<()>::Continue(())
        });
    }
    for candidate in &mut list {
        let step = candidate.step;
        if step.is_capture() || board.is_crossing(&terrain.layout, step) {
            candidate.rank = 1 + terrain.exchange(board, step);
        }
    }
    by_rank(list)
}

// Sorting stands in functions of no board's width: each would else be compiled for every width.

fn by_rank(list: Vec<Candidate>) -> Vec<RootMove> {
    let entry =
        |c: Candidate| RootMove { step: c.step, value: -INFINITE, settled: -INFINITE, line: Vec::new() };
    sorted_by_key(list, |candidate| Reverse(candidate.rank)).into_iter().map(entry).collect()
}

/// Moves of one value stay in their order.
fn best_first(moves: &mut Vec<RootMove>) {
    *moves = sorted_by_key(core::mem::take(moves), |m| Reverse(m.value));
}

fn untried_first(moves: &mut Vec<RootMove>) {
    *moves = sorted_by_key(core::mem::take(moves), |m| m.value > -INFINITE);
}

/// The `nth` best value known, from 0; −[`INFINITE`] if fewer are.
fn nth_best(moves: &[RootMove], nth: usize) -> Value {
    let known = moves.iter().map(|m| m.value).filter(|value| *value > -INFINITE);
    if nth == 0 {
        return known.max().unwrap_or(-INFINITE);
    }
    sorted_by_key(known, |value| Reverse(*value)).get(nth).copied().unwrap_or(-INFINITE)
}

/// Where some position of the game can't be entered again without ending it, values differ from
/// those of the same positions in another game: the table must not mix them.
fn salt(earlier: &[u64], repetition: Repetition) -> u64 {
    if repetition == Repetition::Off {
        return 0;
    }
    sorted_by_key(earlier.to_vec(), |hash| *hash)
        .windows(2)
        .filter(|pair| pair[0] == pair[1])
        .fold(0, |salt, pair| (salt ^ pair[0]).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(31))
}
