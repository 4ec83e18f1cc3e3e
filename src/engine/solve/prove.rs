//! The two kinds of nodes: one good move is enough to win, every move has to be bad to lose.

use super::calm::{Rays, has_harmless_step};
use super::memory::{Claim, Memory};
use crate::engine::terrain::Terrain;
use crate::rules::{Board, Layout, Move, Side};
use core::ops::ControlFlow;

/// Who proves.
pub(super) struct Prover<const N: usize> {
    terrain: Terrain<N>,
    rays: Rays<N>,
    /// What was proved with all of the winner's moves, and with forcing ones only.
    memory: [Memory; 2],
    /// Does the winner-to-be play only moves that must be answered? The other side always has all
    /// of its moves.
    pub(super) is_forcing: bool,
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
            memory: [Memory::new(), Memory::new()],
            is_forcing: false,
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
        let known = self.memory[usize::from(self.is_forcing)].of(board.hash()).copied();
        if let Some(answer) = known.and_then(|known| known.tells(Claim::Win, plies)) {
            return answer;
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
        } else if (plies > 2 || !is_calm) && !self.is_forcing {
            list.extend(self.moves(board));
        }
        for step in list {
            let after = board.play(&self.terrain.layout, step);
            if self.loses(&after, plies - 1, ply + 1) {
                return Some(step);
            }
            self.check()?;
        }
        None
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
        if self.is_forcing && !must_answer {
            return false;
        }
        let known = self.memory[usize::from(self.is_forcing)].of(board.hash()).copied();
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

    /// Keeps a finding; what was proved with forcing moves alone is true with all moves, too.
    fn keep(&mut self, board: &Board<N>, claim: Claim, plies: u32, is_true: bool, step: Option<Move>) {
        let [full, forcing] = &mut self.memory;
        if self.is_forcing {
            forcing.keep(board.hash(), claim, plies, is_true, step);
        }
        if is_true || !self.is_forcing {
            full.keep(board.hash(), claim, plies, is_true, step);
        }
    }

    fn remember(&mut self, ply: usize, step: Move) {
        if self.refuters.len() <= ply {
            self.refuters.resize(ply + 1, None);
        }
        self.refuters[ply] = Some(step);
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
