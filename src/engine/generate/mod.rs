//! Moves by kind: captures, crossings, answers, and the quiet rest.
//!
//! Captures and crossings are found by letting fronts flow through the empty squares and looking
//! closely only at what they meet, which is seldom much: most nodes want nothing else.

use super::terrain::{AXES, Terrain, forward, shift};
use crate::rules::{Bits, Board, Capture, Direction, Duty, Move, Side};

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

/// Marches of one direction, length and distance that don't capture, by their target squares.
pub(super) struct Quiets<const N: usize> {
    pub(super) direction: Direction,
    pub(super) length: u8,
    pub(super) distance: u8,
    pub(super) targets: Bits<N>,
}

/// Which captures to look for.
#[derive(Clone, Copy)]
pub(super) struct Prey {
    /// Only the five directions that lead no nearer to this side's far row.
    pub(super) homeward: Option<Side>,
    /// The fewest enemy pieces in line from the target on, at least 1.
    pub(super) least: u8,
}

impl Prey {
    /// Every capture.
    pub(super) const ANY: Prey = Prey { homeward: None, least: 1 };

    #[inline]
    fn wants(&self, direction: Direction) -> bool {
        self.homeward.is_none_or(|side| !forward(side).contains(&direction))
    }
}

/// The pieces as a side's captures meet them.
struct Field<const N: usize> {
    /// Own pieces that can move.
    own: Bits<N>,
    enemy: Bits<N>,
    /// Those of `enemy` that can't be captured.
    locked: Bits<N>,
    empty: Bits<N>,
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

    fn field(&self, board: &Board<N>, side: Side) -> Field<N> {
        Field {
            own: board.pieces(side).without(board.fixed(&self.layout, side)),
            enemy: *board.pieces(side.other()),
            locked: board.locked(&self.layout, side.other()),
            empty: board.empty(&self.layout),
        }
    }

    /// Calls `visit` for every capture of `side`, its splits being one; the symmetry rule aside.
    #[inline]
    pub(super) fn visit_captures(&self, board: &Board<N>, side: Side, visit: &mut dyn FnMut(Reach)) {
        self.hunt(board, side, Prey::ANY, visit);
    }

    /// The same for some directions and runs only. Not to be inlined: captures are rare beside the
    /// search for them, and a copy for each caller and width is a lot to download.
    #[inline(never)]
    pub(super) fn hunt(&self, board: &Board<N>, side: Side, prey: Prey, visit: &mut dyn FnMut(Reach)) {
        let field = self.field(board, side);
        let (own, enemy) = (field.own, field.enemy);
        let (Some(lowest), Some(highest)) = (enemy.first(), enemy.last()) else { return };
        let [lowest, highest] = [lowest, highest].map(|at| usize::from(self.layout.square(at).row()));
        for axis in AXES {
            let step = self.layout.step(axis);
            let (up, down) = (shift(own, step), shift(own, -step));
            for (direction, behind, ahead) in [(axis, up, down), (axis.opposite(), down, up)] {
                if !prey.wants(direction) {
                    continue;
                }
                // Nothing is met where all enemies are behind: that spares most of the backward moves.
                let near = match direction.delta().1 {
                    1 => self.layout.squares().without(self.rows_from[highest]),
                    0 => self.rows_from[lowest].without(self.rows_from[highest + 1]),
                    _ => self.rows_from[lowest + 1],
                };
                let behind = own & behind;
                let lines = (behind & near).without(ahead);
                if !lines.is_empty() {
                    self.flow(&field, direction, prey.least, (lines, behind), visit);
                }
            }
        }
    }

    /// Lets the heads of `lines` flow along `direction` till they meet an enemy; `behind` are the own
    /// pieces with another one behind them.
    #[inline]
    fn flow(
        &self,
        field: &Field<N>,
        direction: Direction,
        least: u8,
        (mut lines, mut behind): (Bits<N>, Bits<N>),
        visit: &mut dyn FnMut(Reach),
    ) {
        let step = self.layout.step(direction);
        let mut targets = field.enemy;
        for _ in 1..least {
            behind = field.own & shift(behind, step);
            lines &= behind;
            targets &= shift(targets, -step);
        }
        let mut front = lines;
        let mut distance = 1;
        while !front.is_empty() {
            let reached = shift(front, step);
            for target in (reached & targets).iter() {
                if let Some(reach) = self.meet(field, direction, target, distance) {
                    visit(reach);
                }
            }
            front = reached & field.empty;
            distance += 1;
            if distance > least + 1 {
                behind = field.own & shift(behind, step);
                lines &= behind;
                if lines.is_empty() {
                    break;
                }
            }
        }
    }

    /// The capture on `target` by the own line whose head stands `distance` squares before it.
    #[inline]
    fn meet(&self, field: &Field<N>, direction: Direction, target: usize, distance: u8) -> Option<Reach> {
        let step = self.layout.step(direction);
        let head = target.wrapping_add_signed(-step * isize::from(distance));
        let length = count_line(&field.own, head, -step);
        if length < distance {
            return None;
        }
        let run = count_line(&field.enemy, target, step);
        if run >= length {
            return None;
        }
        let taken = if self.layout.rules().capture == Capture::Line { run } else { 1 };
        let at = |beyond: u8| target.wrapping_add_signed(step * isize::from(beyond));
        if !field.locked.is_empty() && (0..taken).any(|beyond| field.locked.has(at(beyond))) {
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
        let Field { own, enemy, locked, empty } = self.field(board, side);
        let Some(to_go) = self.rows_to_go[side.index()][1..].iter().position(|row| !(*row & own).is_empty())
        else {
            return;
        };
        for direction in forward(side) {
            let step = self.layout.step(direction);
            // Heads of lines that reach as far as `distance`; none is nearer than `to_go` rows and one.
            let mut heads = own;
            for _ in 0..to_go {
                heads = own & shift(heads, step);
                if heads.is_empty() {
                    break;
                }
            }
            if heads.is_empty() {
                continue;
            }
            let mut back = far & (empty | enemy);
            let mut distance = 1;
            for _ in 0..to_go {
                back = shift(back, -step) & empty;
                distance += 1;
            }
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
        let prey = Prey { homeward: Some(board.turn()), ..Prey::ANY };
        self.hunt(board, board.turn(), prey, &mut |reach| {
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

    /// Calls `visit` for the marches that neither capture nor cross, those alike in all but their
    /// place together.
    #[inline]
    pub(super) fn visit_quiets(&self, board: &Board<N>, mut visit: impl FnMut(&Quiets<N>)) {
        let side = board.turn();
        let own = board.pieces(side).without(board.fixed(&self.layout, side));
        let empty = board.empty(&self.layout);
        let free = empty.without(*self.layout.far(side));
        for direction in Direction::ALL {
            let step = self.layout.step(direction);
            let allowed = if direction.is_along_row() { empty } else { free };
            let mut behind = own;
            let mut runs = own & shift(empty, -step);
            let mut length = 1;
            while !runs.is_empty() {
                let mut front = runs;
                for distance in 1..=length {
                    front = shift(front, step) & empty;
                    if front.is_empty() {
                        break;
                    }
                    visit(&Quiets { direction, length, distance, targets: front & allowed });
                }
                length += 1;
                behind = own & shift(behind, step);
                runs &= behind;
            }
        }
    }

    /// Is `step`, which came from a table, a legal move here?
    pub(super) fn is_legal(&self, board: &Board<N>, step: Move) -> bool {
        if step.is_stone() || board.stones() > 0 {
            let at = self.layout.index(step.rear());
            return step.is_stone() && board.stones() > 0 && board.stone_squares(&self.layout).has(at);
        }
        let field = self.field(board, board.turn());
        let delta = self.layout.step(step.direction());
        let rear = self.layout.index(step.rear());
        let at = |steps: u8| rear.wrapping_add_signed(delta * isize::from(steps));
        let (length, distance) = (step.length(), step.distance());
        let holds = |set: &Bits<N>, index: usize| index < 64 * N && set.has(index);
        let is_line = (0..length).all(|piece| holds(&field.own, at(piece)));
        let is_clear =
            (length..(length + distance).saturating_sub(1)).all(|square| holds(&field.empty, at(square)));
        if distance == 0 || distance > length || !is_line || !is_clear {
            return false;
        }
        let target = at(length + distance - 1);
        let lands = match step.run() {
            0 => holds(&field.empty, target),
            run => {
                let met = self.meet(&field, step.direction(), target, distance);
                holds(&field.enemy, target) && run < length && met.is_some_and(|reach| reach.run == run)
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
