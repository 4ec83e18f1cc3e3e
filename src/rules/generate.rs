//! Legal moves, found for all phalanxes of a direction at once.
//!
//! For each direction the heads with at least L own pieces behind them go forward together through
//! the empty squares, one step a distance; those that meet an enemy run shorter than L capture.
//! Lengths and distances are told apart by the loops, so every split of a phalanx comes up once.
//! Whether the game is over isn't asked here: see `outcome`.

use super::bits::Bits;
use super::board::Board;
use super::geometry::Direction;
use super::layout::Layout;
use super::moves::Move;
use super::rule_set::{Capture, Symmetry};
use core::ops::ControlFlow;

/// Marches of one direction, length and distance, by their target squares.
pub struct Sweep<const N: usize> {
    /// The direction of motion.
    pub direction: Direction,
    /// Number of moving pieces.
    pub length: u8,
    /// Squares each of them advances.
    pub distance: u8,
    /// Empty target squares.
    pub quiet: Bits<N>,
    /// Target squares whose enemy run is captured.
    pub captures: Bits<N>,
}

/// The set moved one square in a direction; what falls off the board falls on no square.
#[inline]
pub(super) fn shift<const N: usize>(set: Bits<N>, step: isize) -> Bits<N> {
    let by = step.unsigned_abs() as u32;
    if step > 0 { set.up(by) } else { set.down(by) }
}

impl<const N: usize> Board<N> {
    /// Hands every group of marches to `visit`, which may break off. The symmetry rule isn't
    /// applied, and groups may be empty on one of their two sides, never on both.
    #[inline]
    pub fn sweep<B>(
        &self,
        layout: &Layout<N>,
        mut visit: impl FnMut(&Sweep<N>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let own = self.pieces(self.turn).without(self.fixed(layout, self.turn));
        let enemy = *self.pieces(self.turn.other());
        let locked = self.locked(layout, self.turn.other());
        let empty = self.empty(layout);
        for direction in Direction::ALL {
            let step = layout.step(direction);
            let takeable = takeable(enemy, locked, step, layout.rules().capture);
            // Whose way is barred at once needn't be looked at: at the start that is every line along
            // a row.
            let heads = own & shift(empty | takeable, -step);
            let (mut runs, mut enemy_runs) = (heads, enemy);
            let mut behind = own;
            let mut length = 1;
            while !runs.is_empty() {
                let shorter = takeable.without(enemy_runs);
                let mut front = runs;
                for distance in 1..=length {
                    let reached = shift(front, step);
                    let (quiet, captures) = (reached & empty, reached & shorter);
                    if !(quiet | captures).is_empty() {
                        visit(&Sweep { direction, length, distance, quiet, captures })?;
                    }
                    if quiet.is_empty() {
                        break;
                    }
                    front = quiet;
                }
                length += 1;
                behind = own & shift(behind, step);
                runs &= behind;
                enemy_runs &= shift(enemy_runs, -step);
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `visit` for every legal move of a position that isn't over; it may break off.
    #[inline]
    pub fn visit_moves<B>(
        &self,
        layout: &Layout<N>,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.stones > 0 {
            return self
                .stone_squares(layout)
                .iter()
                .try_for_each(|at| visit(Move::stone(layout.square(at))));
        }
        let far = *layout.far(self.turn);
        self.sweep(layout, |group| {
            let guarded = self.guarded(layout, group, far);
            for (set, is_capture) in [(group.quiet, false), (group.captures, true)] {
                for target in set.iter() {
                    let step = self.march_to(layout, group, target, is_capture);
                    if guarded && far.has(target) && self.is_symmetric_after(layout, step) {
                        continue;
                    }
                    visit(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    /// Number of legal moves of a position that isn't over.
    #[must_use]
    pub fn count_moves(&self, layout: &Layout<N>) -> u64 {
        if self.stones > 0 {
            return u64::from(self.stone_squares(layout).count());
        }
        let far = *layout.far(self.turn);
        let mut count = 0;
        let _ = self.sweep(layout, |group| {
            count += u64::from((group.quiet | group.captures).count());
            if self.guarded(layout, group, far) {
                for (set, is_capture) in [(group.quiet, false), (group.captures, true)] {
                    let forbidden = |target: &usize| {
                        self.is_symmetric_after(layout, self.march_to(layout, group, *target, is_capture))
                    };
                    count -= (set & far).iter().filter(forbidden).count() as u64;
                }
            }
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Is there a legal move, in a position that isn't over?
    #[must_use]
    pub fn has_move(&self, layout: &Layout<N>) -> bool {
        self.visit_moves(layout, |_| ControlFlow::Break(())).is_break()
    }

    /// The squares on which the next stone may be placed.
    #[must_use]
    pub fn stone_squares(&self, layout: &Layout<N>) -> Bits<N> {
        self.empty(layout) & *layout.stone_region()
    }

    /// The march of `group` whose head lands on bit `target`.
    #[must_use]
    #[inline]
    pub fn march_to(&self, layout: &Layout<N>, group: &Sweep<N>, target: usize, is_capture: bool) -> Move {
        let step = layout.step(group.direction);
        let back = isize::from(group.length + group.distance - 1);
        let rear = layout.square(target.wrapping_add_signed(-step * back));
        let run = if is_capture { self.enemy_run(step, target) } else { 0 };
        Move::march(rear, group.direction, group.length, group.distance, run)
    }

    /// Number of consecutive enemy pieces from bit `target` on, going by `step`.
    #[inline]
    pub(super) fn enemy_run(&self, step: isize, target: usize) -> u8 {
        let enemy = self.pieces(self.turn.other());
        let mut at = target;
        let mut run = 0;
        while at < 64 * N && enemy.has(at) {
            run += 1;
            at = at.wrapping_add_signed(step);
        }
        run
    }

    /// Can the symmetry rule forbid a march of this group?
    #[inline]
    fn guarded(&self, layout: &Layout<N>, group: &Sweep<N>, far: Bits<N>) -> bool {
        layout.rules().symmetry != Symmetry::Off
            && !group.direction.is_along_row()
            && !((group.quiet | group.captures) & far).is_empty()
    }
}

/// The enemy pieces that may be the first of a captured run: with line capture the whole run
/// onward must be free of locked pieces, with head capture only the piece itself.
#[inline]
fn takeable<const N: usize>(enemy: Bits<N>, locked: Bits<N>, step: isize, capture: Capture) -> Bits<N> {
    let mut barred = locked;
    if capture == Capture::Line && !locked.is_empty() {
        loop {
            let more = barred | enemy & shift(barred, -step);
            if more == barred {
                break;
            }
            barred = more;
        }
    }
    enemy.without(barred)
}
