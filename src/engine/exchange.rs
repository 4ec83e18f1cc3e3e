//! What a capture costs: the dearest recapture on the landed phalanx, one ply deep.

use super::generate::count_line;
use super::terrain::{AXES, Terrain};
use crate::rules::{Bits, Board, Capture, Move, Side};

/// Pieces as a capture meets them: whose line is hit, and who hits it.
struct Clash<const N: usize> {
    own: Bits<N>,
    /// Enemy pieces that can move.
    enemy: Bits<N>,
    empty: Bits<N>,
}

impl<const N: usize> Terrain<N> {
    /// What a capture or crossing wins, less what the dearest recapture on its head costs, in
    /// hundredths of a piece.
    pub(super) fn exchange(&self, board: &Board<N>, step: Move) -> i32 {
        let target = self.layout.index(step.target());
        let lost = if self.fixes {
            let after = board.play(&self.layout, step);
            self.most_taken(&after, board.turn(), target)
        } else {
            self.dearest(&self.clash_after(board, step), target)
        };
        100 * (i32::from(self.taken(step)) - i32::from(lost))
    }

    /// What the side to move of `board` offers by `step`; quicker than playing it, and enough
    /// where no piece is ever fixed.
    fn clash_after(&self, board: &Board<N>, step: Move) -> Clash<N> {
        let delta = self.layout.step(step.direction());
        let rear = self.layout.index(step.rear());
        let at = |steps: u8| rear.wrapping_add_signed(delta * isize::from(steps));
        let (mut own, mut enemy) = (*board.pieces(board.turn()), *board.pieces(board.turn().other()));
        for moved in 0..step.distance() {
            own.remove(at(moved));
            own.insert(at(step.length() + moved));
        }
        for beyond in 0..self.taken(step) {
            enemy.remove(at(step.length() + step.distance() - 1 + beyond));
        }
        let empty = self.layout.squares().without(own | enemy | *board.obstructions());
        Clash { own, enemy, empty }
    }

    /// The most pieces that one capture by the other side can take from a line through bit `at`,
    /// on which a piece of `side` stands.
    fn most_taken(&self, board: &Board<N>, side: Side, at: usize) -> u8 {
        if board.locked(&self.layout, side).has(at) {
            return 0;
        }
        let other = side.other();
        let enemy = board.pieces(other).without(board.fixed(&self.layout, other));
        let empty = board.empty(&self.layout);
        self.dearest(&Clash { own: *board.pieces(side), enemy, empty }, at)
    }

    /// The most pieces that one capture takes from the own line through bit `at`.
    fn dearest(&self, clash: &Clash<N>, at: usize) -> u8 {
        let takes_line = self.layout.rules().capture == Capture::Line;
        let mut most = 0;
        for (axis, in_line) in AXES.into_iter().zip(&self.in_line[at]) {
            // A line that captures has a head and at least one more piece.
            if clash.enemy.count_with(in_line) < 2 {
                continue;
            }
            let step = self.layout.step(axis);
            let ahead = count_line(&clash.own, at, step);
            let back = count_line(&clash.own, at, -step);
            let run = ahead + back - 1;
            let cost = if takes_line { run } else { 1 };
            if cost <= most || !(takes_line || run == 1 || ahead == 1 || back == 1) {
                continue;
            }
            if clash.is_hit(at, step, ahead, run) || clash.is_hit(at, -step, back, run) {
                most = cost;
            }
        }
        most
    }
}

impl<const N: usize> Clash<N> {
    /// Can a line of the enemy's that comes against `step` capture a run of `run`, whose end lies
    /// `reach` squares from bit `at`?
    #[inline]
    fn is_hit(&self, at: usize, step: isize, reach: u8, run: u8) -> bool {
        let mut at = at.wrapping_add_signed(step * isize::from(reach));
        let mut gap = 0;
        while at < 64 * N && self.empty.has(at) {
            gap += 1;
            at = at.wrapping_add_signed(step);
        }
        // Most often there is nothing: the first look decides.
        for _ in 0..=gap.max(run) {
            if at >= 64 * N || !self.enemy.has(at) {
                return false;
            }
            at = at.wrapping_add_signed(step);
        }
        true
    }
}
