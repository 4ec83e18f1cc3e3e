//! The two kinds of nodes: one good move is enough to win, every move has to be bad to lose.

use super::calm::{Rays, has_harmless_step};
use super::memory::{Claim, Memory};
use crate::engine::terrain::Terrain;
use crate::rules::{Board, Layout, Move, Side};
use core::ops::ControlFlow;

/// Plies from which on trying threats before everything costs less than it spares.
const WORTH_THREATS: u32 = 6;

/// Which moves the winner-to-be plays; the other side always has all of its moves. What is won with
/// some of the moves is won with all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// Moves that must be answered.
    Forcing,
    /// These, and moves that threaten to win by such moves.
    Threatening,
    /// All moves.
    Full,
}

/// Who proves.
pub(super) struct Prover<const N: usize> {
    terrain: Terrain<N>,
    rays: Rays<N>,
    /// What was proved at each [`Width`].
    memory: [Memory; 3],
    pub(super) width: Width,
    /// For each ply, the move that refuted last.
    refuters: Vec<Option<Move>>,
    /// Positions visited.
    pub(super) nodes: u64,
    limit: u64,
}

impl<const N: usize> Prover<N> {
    pub(super) fn new(layout: Layout<N>) -> Prover<N> {
        Prover {
            rays: Rays::new(&layout),
            terrain: Terrain::new(layout),
            memory: [Memory::new(), Memory::new(), Memory::new()],
            width: Width::Full,
            refuters: Vec::new(),
            nodes: 0,
            limit: 0,
        }
    }

    /// `Some` while the limit isn't reached; after that no result means anything.
    pub(super) fn check(&self) -> Option<()> {
        (self.nodes < self.limit).then_some(())
    }

    pub(super) fn layout(&self) -> &Layout<N> {
        &self.terrain.layout
    }

    /// Sets the number of positions at which to give up.
    pub(super) fn stop_at(&mut self, limit: u64) {
        self.limit = limit;
    }

    /// The winner of a position that is over.
    fn winner(&self, board: &Board<N>) -> Option<Option<Side>> {
        board.early_outcome(&self.terrain.layout).map(|outcome| outcome.winner)
    }

    /// Does the side to move win within `plies`?
    pub(super) fn wins(&mut self, board: &Board<N>, plies: u32, ply: usize) -> bool {
        self.nodes += 1;
        if let Some(winner) = self.winner(board) {
            return winner == Some(board.turn());
        }
        if plies == 0 || self.check().is_none() {
            return false;
        }
        let known = self.memory[self.width as usize].of(board.hash()).copied();
        if let Some(answer) = known.and_then(|known| known.tells(Claim::Win, plies)) {
            return answer;
        }
        if self.narrower(plies).is_some_and(|width| self.wins_at(width, board, plies, ply)) {
            return true;
        }
        let is_calm = self.rays.is_calm(&self.terrain, board, board.turn().other());
        let step = match plies {
            1 if is_calm => None,
            _ => self.winning_move(board, (plies, ply), is_calm, known.and_then(|known| known.step)),
        };
        if self.check().is_none() {
            return false;
        }
        self.keep(board, Claim::Win, plies, step.is_some(), step);
        step.is_some()
    }

    fn winning_move(
        &mut self,
        board: &Board<N>,
        (plies, ply): (u32, usize),
        is_calm: bool,
        hint: Option<Move>,
    ) -> Option<Move> {
        // A move that comes twice is known the second time.
        let mut list: Vec<Move> =
            hint.into_iter().filter(|step| self.terrain.is_legal(board, *step)).collect();
        self.terrain.gaining(board, 1, &mut |step| list.push(step));
        if self.terrain.must_answer(board) {
            list.clear();
            self.terrain.answers(board, &mut |step| list.push(step));
        } else if (plies > 2 || !is_calm) && self.width != Width::Forcing {
            list.extend(self.moves(board));
        }
        for step in list {
            let after = board.play(&self.terrain.layout, step);
            if self.is_wide_enough(&after, plies, ply) && self.loses(&after, plies - 1, ply + 1) {
                return Some(step);
            }
            self.check()?;
        }
        None
    }

    /// The width to be tried first: cheap beside this one, and mostly enough for a win.
    fn narrower(&self, plies: u32) -> Option<Width> {
        match self.width {
            Width::Forcing => None,
            Width::Full if plies >= WORTH_THREATS => Some(Width::Threatening),
            Width::Threatening | Width::Full => (plies > 2).then_some(Width::Forcing),
        }
    }

    /// Does the side to move win within `plies` by moves of `width`?
    fn wins_at(&mut self, width: Width, board: &Board<N>, plies: u32, ply: usize) -> bool {
        let own = core::mem::replace(&mut self.width, width);
        let is_won = self.wins(board, plies, ply);
        self.width = own;
        is_won
    }

    /// Is a move that leads to `after`, `plies` before the end, one of those to be tried?
    fn is_wide_enough(&mut self, after: &Board<N>, plies: u32, ply: usize) -> bool {
        let must_threaten = self.width == Width::Threatening && !self.terrain.must_answer(after);
        !must_threaten
            || plies > 3 && {
                let passed = after.pass(&self.terrain.layout);
                self.wins_at(Width::Forcing, &passed, plies - 2, ply + 2)
            }
    }

    /// Does the side to move lose within `plies`, whatever it plays?
    pub(super) fn loses(&mut self, board: &Board<N>, plies: u32, ply: usize) -> bool {
        self.nodes += 1;
        if let Some(winner) = self.winner(board) {
            return winner == Some(board.turn().other());
        }
        let must_answer = self.terrain.must_answer(board);
        if self.check().is_none() || (plies <= 1 && !must_answer && has_harmless_step(&self.terrain, board)) {
            return false;
        }
        if self.width == Width::Forcing && !must_answer {
            return false;
        }
        let known = self.memory[self.width as usize].of(board.hash()).copied();
        if let Some(answer) = known.and_then(|known| known.tells(Claim::Loss, plies)) {
            return answer;
        }
        let hint = known.and_then(|known| known.step);
        let holds = self.holding_move(board, (plies, ply), must_answer, hint);
        if self.check().is_none() {
            return false;
        }
        let step = if let Hold::By(step) = holds { Some(step) } else { None };
        self.keep(board, Claim::Loss, plies, holds == Hold::No, step);
        holds == Hold::No
    }

    /// A move after which the other side doesn't win within `plies - 1`.
    fn holding_move(
        &mut self,
        board: &Board<N>,
        (plies, ply): (u32, usize),
        must_answer: bool,
        hint: Option<Move>,
    ) -> Hold {
        if must_answer {
            let mut list = Vec::new();
            self.terrain.answers(board, &mut |step| list.push(step));
            return match plies {
                0 => self.stuck(board),
                _ => self.first_holding(board, (plies, ply), &list),
            };
        }
        if plies > 0 {
            // Most often the first one holds, and the others needn't be listed.
            let refuter = self.refuters.get(ply).copied().flatten();
            let mut list: Vec<Move> = [hint, refuter].into_iter().flatten().collect();
            list.retain(|step| self.terrain.is_legal(board, *step));
            let hold = self.first_holding(board, (plies, ply), &list);
            if hold != Hold::No {
                return hold;
            }
        }
        let list = self.moves(board);
        match plies {
            _ if list.is_empty() => self.stuck(board),
            0 => Hold::AsItStands,
            _ => self.first_holding(board, (plies, ply), &list),
        }
    }

    fn first_holding(&mut self, board: &Board<N>, (plies, ply): (u32, usize), list: &[Move]) -> Hold {
        for step in list {
            let after = board.play(&self.terrain.layout, *step);
            if !self.wins(&after, plies - 1, ply + 1) {
                self.remember(ply, *step);
                return Hold::By(*step);
            }
        }
        Hold::No
    }

    /// What having no move means for the side to move; nothing, if it has one.
    fn stuck(&self, board: &Board<N>) -> Hold {
        let layout = &self.terrain.layout;
        let is_lost =
            !board.has_move(layout) && board.stuck_outcome(layout).winner == Some(board.turn().other());
        if is_lost { Hold::No } else { Hold::AsItStands }
    }

    /// Keeps a finding; what was proved with some moves is true with more of them, too.
    fn keep(&mut self, board: &Board<N>, claim: Claim, plies: u32, is_true: bool, step: Option<Move>) {
        let widths = if is_true {
            self.width as usize..=Width::Full as usize
        } else {
            self.width as usize..=self.width as usize
        };
        for memory in &mut self.memory[widths] {
            memory.keep(board.hash(), claim, plies, is_true, step);
        }
    }

    fn remember(&mut self, ply: usize, step: Move) {
        if self.refuters.len() <= ply {
            self.refuters.resize(ply + 1, None);
        }
        self.refuters[ply] = Some(step);
    }

    /// Does `step` win within `plies`? If so, it will be the first to be tried.
    pub(super) fn wins_by(&mut self, board: &Board<N>, step: Move, plies: u32) -> bool {
        let after = board.play(&self.terrain.layout, step);
        let is_won = plies > 0 && self.loses(&after, plies - 1, 1) && self.check().is_some();
        if is_won {
            self.keep(board, Claim::Win, plies, true, Some(step));
        }
        is_won
    }

    /// The move that was found best when the position was met last.
    pub(super) fn known_move(&self, board: &Board<N>) -> Option<Move> {
        let step = self.memory[self.width as usize].of(board.hash())?.step?;
        self.terrain.is_legal(board, step).then_some(step)
    }

    pub(super) fn moves(&self, board: &Board<N>) -> Vec<Move> {
        let mut list = Vec::with_capacity(128);
        let _ = board.visit_moves(&self.terrain.layout, |step| {
            list.push(step);
            ControlFlow::<()>::Continue(())
        });
        list
    }
}

/// How a side that might be lost holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    /// It doesn't.
    No,
    /// By this move.
    By(Move),
    /// There are no plies left, or the game ends otherwise.
    AsItStands,
}
