//! Moves by kind: captures, crossings, answers, and the quiet rest.
//!
//! Captures and crossings are found by letting fronts flow through the empty squares and looking
//! closely only at what they meet, which is seldom much: most nodes want nothing else.

use super::terrain::{Terrain, forward, homeward, shift};
use crate::rules::{Bits, Board, Capture, Direction, Duty, Move, Side};
use core::ops::ControlFlow;

/// An own line that reaches a square: a capture, or with `run` 0 a quiet move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    pub(super) direction: Direction,
    /// The bit on which the head lands.
    pub(super) target: usize,
    /// Squares the head advances.
    pub(super) distance: u8,
    /// Number of own mobile pieces in the line; any end of it with at least
    /// [`Reach::least`] pieces may move.
    pub(super) length: u8,
    /// Number of enemy pieces in line from the target on.
    pub(super) run: u8,
}

/// Which captures to look for.
#[derive(Clone, Copy)]
pub(super) struct Prey<'a> {
    pub(super) directions: &'a [Direction],
    /// The fewest enemy pieces in line from the target on, at least 1.
    pub(super) least: u8,
}

impl Reach {
    /// The fewest pieces that make the move.
    #[inline]
    pub(super) fn least(&self) -> u8 {
        self.distance.max(self.run + 1)
    }
}

impl<const N: usize> Terrain<N> {
    /// The move of the last `length` pieces of `reach`.
    #[inline]
    pub(super) fn step(&self, reach: &Reach, length: u8) -> Move {
        let back = self.layout.step(reach.direction) * isize::from(length + reach.distance - 1);
        let rear = self.layout.square(reach.target.wrapping_add_signed(-back));
        Move::march(rear, reach.direction, length, reach.distance, reach.run)
    }

    /// Calls `visit` for every capture of `side`, its splits being one; the symmetry rule aside.
    #[inline]
    pub(super) fn visit_captures(&self, board: &Board<N>, side: Side, visit: &mut dyn FnMut(Reach)) {
        self.hunt(board, side, Prey { directions: &Direction::ALL, least: 1 }, visit);
    }

    /// The same for some directions and runs only. Not to be inlined: captures are rare beside the
    /// search for them, and a copy for each caller and width is a lot to download.
    #[inline(never)]
    pub(super) fn hunt(&self, board: &Board<N>, side: Side, prey: Prey, visit: &mut dyn FnMut(Reach)) {
        let own = board.pieces(side).without(board.fixed(&self.layout, side));
        let enemy = *board.pieces(side.other());
        let locked = board.locked(&self.layout, side.other());
        let empty = board.empty(&self.layout);
        let (Some(lowest), Some(highest)) = (enemy.first(), enemy.last()) else { return };
        let [lowest, highest] = [lowest, highest].map(|at| usize::from(self.layout.square(at).row()));
        for &direction in prey.directions {
            let step = self.layout.step(direction);
            let mut behind = own & shift(own, step);
            // Nothing is met where all enemies are behind: that spares most of the backward moves.
            let near = match direction.delta().1 {
                1 => self.layout.squares().without(self.rows_from[highest]),
                0 => self.rows_from[lowest].without(self.rows_from[highest + 1]),
                _ => self.rows_from[lowest + 1],
            };
            let mut lines = (behind & near).without(shift(own, -step));
            let mut targets = enemy;
            for _ in 1..prey.least {
                behind = own & shift(behind, step);
                lines &= behind;
                targets &= shift(targets, -step);
            }
            let mut front = lines;
            let mut distance = 1;
            while !front.is_empty() {
                let reached = shift(front, step);
                let met = reached & targets;
                if !met.is_empty() {
                    for target in met.iter() {
                        let found = self.meet(own, enemy, locked, direction, target, distance);
                        if let Some(reach) = found {
                            visit(reach);
                        }
                    }
                }
                front = reached & empty;
                distance += 1;
                if distance > prey.least + 1 {
                    behind = own & shift(behind, step);
                    lines &= behind;
                    if lines.is_empty() {
                        break;
                    }
                }
            }
        }
    }

    /// The capture on `target` by the own line whose head stands `distance` squares before it.
    #[inline]
    fn meet(
        &self,
        own: Bits<N>,
        enemy: Bits<N>,
        locked: Bits<N>,
        direction: Direction,
        target: usize,
        distance: u8,
    ) -> Option<Reach> {
        let step = self.layout.step(direction);
        let head = target.wrapping_add_signed(-step * isize::from(distance));
        let length = count_line(&own, head, -step);
        if length < distance {
            return None;
        }
        let run = count_line(&enemy, target, step);
        if run >= length {
            return None;
        }
        let taken = if self.layout.rules().capture == Capture::Line { run } else { 1 };
        let at = |beyond: u8| target.wrapping_add_signed(step * isize::from(beyond));
        if !locked.is_empty() && (0..taken).any(|beyond| locked.has(at(beyond))) {
            return None;
        }
        Some(Reach { direction, target, distance, length, run })
    }

    /// Calls `visit` for every line of the side to move that can cross, by a capture or not, its
    /// splits being one; the symmetry rule aside.
    #[inline(never)]
    pub(super) fn visit_crossings(&self, board: &Board<N>, visit: &mut dyn FnMut(Reach)) {
        let side = board.turn();
        let far = *self.layout.far(side);
        let own = board.pieces(side).without(board.fixed(&self.layout, side));
        let enemy = *board.pieces(side.other());
        let locked = board.locked(&self.layout, side.other());
        let empty = board.empty(&self.layout);
        for direction in forward(side) {
            let step = self.layout.step(direction);
            let mut back = far & (empty | enemy);
            // Heads of lines that reach as far as `distance`.
            let mut heads = own;
            let mut distance = 1;
            while !back.is_empty() && !heads.is_empty() {
                back = shift(back, -step);
                for head in (back & heads).iter() {
                    let length = count_line(&own, head, -step);
                    let target = head.wrapping_add_signed(step * isize::from(distance));
                    if empty.has(target) {
                        visit(Reach { direction, target, distance, length, run: 0 });
                    } else if length > 1 && !locked.has(target) {
                        visit(Reach { direction, target, distance, length, run: 1 });
                    }
                }
                back &= empty;
                heads = own & shift(heads, step);
                distance += 1;
            }
        }
    }

    /// Adds every capture, splits told apart.
    pub(super) fn captures(&self, board: &Board<N>, add: &mut dyn FnMut(Move)) {
        let far = *self.layout.far(board.turn());
        self.visit_captures(board, board.turn(), &mut |reach| {
            let crosses = !reach.direction.is_along_row() && far.has(reach.target);
            for length in reach.least()..=reach.length {
                let step = self.step(&reach, length);
                if !(crosses && self.is_forbidden(board, step)) {
                    add(step);
                }
            }
        });
    }

    /// Adds every crossing, splits told apart; those that capture only if `with_captures`.
    ///
    /// This and the next two tell an object and not a type: few moves are told, and a copy for every
    /// caller and width would be a tenth of the worker.
    pub(super) fn crossings(&self, board: &Board<N>, with_captures: bool, add: &mut dyn FnMut(Move)) {
        self.visit_crossings(board, &mut |reach| {
            if reach.run == 0 || with_captures {
                for length in reach.least()..=reach.length {
                    let step = self.step(&reach, length);
                    if !self.is_forbidden(board, step) {
                        add(step);
                    }
                }
            }
        });
    }

    /// Adds every move that saves a side which must answer a crossing at once.
    pub(super) fn answers(&self, board: &Board<N>, add: &mut dyn FnMut(Move)) {
        if board.duty() == Duty::Owed {
            return self.crossings(board, true, add);
        }
        self.gaining(board, -self.balance(board), add);
    }

    /// Adds every move that adds `deficit`, at least 1, or more to the balance.
    pub(super) fn gaining(&self, board: &Board<N>, deficit: i32, add: &mut dyn FnMut(Move)) {
        if deficit <= 1 {
            self.crossings(board, true, add);
        }
        let far = *self.layout.far(board.turn());
        // No line that goes forward ends on the own home row, where the enemy's crossers stand.
        let ways = homeward(board.turn());
        self.hunt(board, board.turn(), Prey { directions: &ways, least: 1 }, &mut |reach| {
            let is_crossing = !reach.direction.is_along_row() && far.has(reach.target);
            if !is_crossing {
                for length in reach.least()..=reach.length {
                    let step = self.step(&reach, length);
                    if self.gain(board, &reach, step) >= deficit {
                        add(step);
                    }
                }
            }
        });
    }

    /// What a capture that isn't a crossing adds to the balance.
    fn gain(&self, board: &Board<N>, reach: &Reach, step: Move) -> i32 {
        let enemy_far = *self.layout.far(board.turn().other());
        let delta = self.layout.step(reach.direction);
        let taken = (0..self.taken(step))
            .filter(|beyond| enemy_far.has(reach.target.wrapping_add_signed(delta * *beyond as isize)))
            .count();
        let leaves = !reach.direction.is_along_row()
            && self.layout.far(board.turn()).has(self.layout.index(step.rear()));
        taken as i32 - i32::from(leaves)
    }

    /// Adds every move that neither captures nor crosses, with the bits of its rear and target.
    #[inline]
    pub(super) fn quiets(&self, board: &Board<N>, mut add: impl FnMut(Move, usize, usize)) {
        if board.stones() > 0 {
            let squares = board.stone_squares(&self.layout);
            squares.iter().for_each(|at| add(Move::stone(self.layout.square(at)), at, at));
            return;
        }
        let far = *self.layout.far(board.turn());
        let _ = board.sweep(&self.layout, |group| {
            let set = if group.direction.is_along_row() { group.quiet } else { group.quiet.without(far) };
            let back = isize::from(group.length + group.distance - 1) * self.layout.step(group.direction);
            for target in set.iter() {
                let rear = target.wrapping_add_signed(-back);
                let from = self.layout.square(rear);
                add(Move::march(from, group.direction, group.length, group.distance, 0), rear, target);
            }
            ControlFlow::<()>::Continue(())
        });
    }

    /// Is `step`, which came from a table, a legal move here?
    pub(super) fn is_legal(&self, board: &Board<N>, step: Move) -> bool {
        if step.is_stone() || board.stones() > 0 {
            let at = self.layout.index(step.rear());
            return step.is_stone() && board.stones() > 0 && board.stone_squares(&self.layout).has(at);
        }
        let side = board.turn();
        let own = board.pieces(side).without(board.fixed(&self.layout, side));
        let (enemy, empty) = (board.pieces(side.other()), board.empty(&self.layout));
        let delta = self.layout.step(step.direction());
        let rear = self.layout.index(step.rear());
        let at = |steps: u8| rear.wrapping_add_signed(delta * isize::from(steps));
        let (length, distance) = (step.length(), step.distance());
        let holds = |set: &Bits<N>, index: usize| index < 64 * N && set.has(index);
        let is_line = (0..length).all(|piece| holds(&own, at(piece)));
        let is_clear =
            (length..(length + distance).saturating_sub(1)).all(|square| holds(&empty, at(square)));
        if distance == 0 || distance > length || !is_line || !is_clear {
            return false;
        }
        let target = at(length + distance - 1);
        let lands = match step.run() {
            0 => holds(&empty, target),
            run => {
                let locked = board.locked(&self.layout, side.other());
                let met = self.meet(own, *enemy, locked, step.direction(), target, distance);
                holds(enemy, target) && run < length && met.is_some_and(|reach| reach.run == run)
            }
        };
        lands && !(board.is_crossing(&self.layout, step) && self.is_forbidden(board, step))
    }
}

/// Number of members of `set` in line from `from` on, going by `step`.
#[inline]
pub(super) fn count_line<const N: usize>(set: &Bits<N>, from: usize, step: isize) -> u8 {
    let (mut at, mut count) = (from, 0);
    while at < 64 * N && set.has(at) {
        count += 1;
        at = at.wrapping_add_signed(step);
    }
    count
}

#[cfg(test)]
mod tests;
