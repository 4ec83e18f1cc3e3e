//! The principal line of a proof: shortest win against longest resistance.

use super::FEW;
use super::prove::Prover;
use crate::rules::{Board, Move};

/// Positions that may be visited for a line at least, however short the proof was.
const LEAST: u64 = 10_000;

impl<const N: usize> Prover<N> {
    /// The principal line of a position that the side to move wins (`is_won`) or
    /// loses in `plies`,
    /// as was just proved. It ends early where finding it would take longer than the proof.
    pub(super) fn line(&mut self, board: &Board<N>, plies: u32, is_won: bool) -> Vec<Move> {
        self.stop_at(self.nodes.saturating_mul(2).saturating_add(LEAST));
        let mut line = Vec::new();
        let (mut board, mut is_won) = (*board, is_won);
        for left in (1..=plies).rev() {
            let step = if is_won { self.shortest(&board, left) } else { self.longest(&board, left) };
            let Some(step) = step else { break };
            line.push(step);
            board = board.play(self.layout(), step);
            is_won = !is_won;
        }
        line
    }

    /// The winner's move.
    fn shortest(&mut self, board: &Board<N>, left: u32) -> Option<Move> {
        let known = self.known_move(board);
        known.into_iter().chain(self.moves(board)).find(|step| {
            let after = board.play(self.layout(), *step);
            self.loses(&after, left - 1, 0)
        })
    }

    /// The loser's move: one that the winner needs all `left` plies against.
    fn longest(&mut self, board: &Board<N>, left: u32) -> Option<Move> {
        let is_few = board.pieces(board.turn()).count() <= FEW;
        let list = self.moves(board);
        let holds = |prover: &mut Self, step: &Move| {
            let after = board.play(prover.layout(), *step);
            let sooner = left.checked_sub(if is_few { 2 } else { 3 });
            !sooner.is_some_and(|sooner| prover.wins(&after, sooner, 0))
        };
        list.iter().copied().find(|step| holds(self, step)).or(list.first().copied())
    }
}
