//! The changing part of a position, in bit sets, and what a move does to it.

use super::bits::Bits;
use super::geometry::Side;
use super::layout::{Key, Layout};
use super::moves::Move;
use super::rule_set::{Answer, Capture, Crossers};

/// Whether the side to move owes a crossing (`answer=must-cross`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Duty {
    /// Nothing is owed.
    #[default]
    None,
    /// The side to move must cross.
    Owed,
    /// The last mover owed a crossing and didn't cross: the side to move has won.
    Failed,
}

/// Pieces, obstructions and turn of one position; its size and rules stand in a [`Layout`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board<const N: usize> {
    pub(super) pieces: [Bits<N>; 2],
    /// Kept for `locked-when-answered` alone; under `locked` the far rows say it.
    pub(super) locked: Bits<N>,
    pub(super) obstructions: Bits<N>,
    pub(super) turn: Side,
    pub(super) duty: Duty,
    pub(super) stones: u8,
    pub(super) hash: u64,
}

impl<const N: usize> Board<N> {
    /// The pieces of `side`.
    #[must_use]
    #[inline]
    pub fn pieces(&self, side: Side) -> &Bits<N> {
        &self.pieces[side.index()]
    }

    /// The impassable squares, placed stones included.
    #[must_use]
    #[inline]
    pub fn obstructions(&self) -> &Bits<N> {
        &self.obstructions
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// What the side to move owes.
    #[must_use]
    #[inline]
    pub fn duty(&self) -> Duty {
        self.duty
    }

    /// Stones still to be placed.
    #[must_use]
    #[inline]
    pub fn stones(&self) -> u8 {
        self.stones
    }

    /// A hash of everything that makes two positions of one rule set differ.
    #[must_use]
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The empty squares.
    #[must_use]
    #[inline]
    pub fn empty(&self, layout: &Layout<N>) -> Bits<N> {
        layout.squares().without(self.pieces[0] | self.pieces[1] | self.obstructions)
    }

    /// Number of `side`'s pieces on its far row.
    #[must_use]
    #[inline]
    pub fn crossers(&self, layout: &Layout<N>, side: Side) -> u32 {
        self.pieces(side).count_with(layout.far(side))
    }

    /// The pieces of `side` that can't move: frozen or locked ones.
    #[must_use]
    #[inline]
    pub fn fixed(&self, layout: &Layout<N>, side: Side) -> Bits<N> {
        match layout.rules().crossers {
            Crossers::Free => Bits::EMPTY,
            Crossers::Frozen | Crossers::Locked => *self.pieces(side) & *layout.far(side),
            Crossers::LockedWhenAnswered => *self.pieces(side) & self.locked,
        }
    }

    /// The pieces of `side` that can't be captured.
    #[must_use]
    #[inline]
    pub fn locked(&self, layout: &Layout<N>, side: Side) -> Bits<N> {
        match layout.rules().crossers {
            Crossers::Free | Crossers::Frozen => Bits::EMPTY,
            Crossers::Locked => *self.pieces(side) & *layout.far(side),
            Crossers::LockedWhenAnswered => *self.pieces(side) & self.locked,
        }
    }

    /// Is `step` a crossing for the side to move: does it bring a piece onto the far row from
    /// another row? Only the head of a phalanx can arrive there.
    #[must_use]
    #[inline]
    pub fn is_crossing(&self, layout: &Layout<N>, step: Move) -> bool {
        !step.is_stone()
            && !step.direction().is_along_row()
            && step.target().row() == layout.rules().size.far_row(self.turn)
    }

    /// The board after `step`, which is legal here.
    #[must_use]
    pub fn play(&self, layout: &Layout<N>, step: Move) -> Board<N> {
        let mut next = *self;
        next.hash ^= layout.state_key(self.state());
        if step.is_stone() {
            next.toggle_obstruction(layout, layout.index(step.rear()));
            next.stones -= 1;
        } else {
            next.march(layout, step);
            if layout.rules().crossers == Crossers::LockedWhenAnswered && self.is_crossing(layout, step) {
                next.lock_answer(layout, layout.index(step.target()));
            }
            next.duty = self.duty_after(layout, step);
        }
        next.turn = self.turn.other();
        next.hash ^= layout.state_key(next.state());
        next
    }

    /// Other pieces among the same obstructions: no stone is left to place, and nothing is locked
    /// by an answer.
    #[must_use]
    pub fn with_pieces(&self, layout: &Layout<N>, pieces: [Bits<N>; 2], turn: Side, duty: Duty) -> Board<N> {
        let mut next = Board { pieces, locked: Bits::EMPTY, turn, duty, stones: 0, hash: 0, ..*self };
        next.hash = next.computed_hash(layout);
        next
    }

    /// The board with the other side to move and nothing owed, for searches that try a null move.
    #[must_use]
    pub fn pass(&self, layout: &Layout<N>) -> Board<N> {
        let mut next = Board { turn: self.turn.other(), duty: Duty::None, ..*self };
        next.hash ^= layout.state_key(self.state()) ^ layout.state_key(next.state());
        next
    }

    fn march(&mut self, layout: &Layout<N>, step: Move) {
        let delta = layout.step(step.direction());
        let rear = layout.index(step.rear());
        let at = |steps: u8| rear.wrapping_add_signed(delta * isize::from(steps));
        let (length, distance) = (step.length(), step.distance());
        let taken = match layout.rules().capture {
            Capture::Line => step.run(),
            Capture::Head => step.run().min(1),
        };
        for beyond in 0..taken {
            self.toggle_piece(layout, self.turn.other(), at(length + distance - 1 + beyond));
        }
        for moved in 0..distance {
            self.toggle_piece(layout, self.turn, at(moved));
            self.toggle_piece(layout, self.turn, at(length + moved));
        }
    }

    /// Locks an answering crossing's head and the crossers it answers (ES).
    fn lock_answer(&mut self, layout: &Layout<N>, head: usize) {
        let enemy = self.turn.other();
        let answered = (*self.pieces(enemy) & *layout.far(enemy)).without(self.locked);
        let owed = layout.rules().answer == Answer::Balance || self.duty == Duty::Owed;
        if answered.is_empty() || !owed {
            return;
        }
        for index in (answered | Bits::single(head)).iter() {
            self.locked.insert(index);
            self.hash ^= layout.key(Key::Locked, index);
        }
    }

    fn duty_after(&self, layout: &Layout<N>, step: Move) -> Duty {
        if layout.rules().answer == Answer::Balance {
            return Duty::None;
        }
        match (self.duty, self.is_crossing(layout, step)) {
            (Duty::Owed, true) | (Duty::None | Duty::Failed, false) => Duty::None,
            (Duty::Owed, false) => Duty::Failed,
            (Duty::None | Duty::Failed, true) => Duty::Owed,
        }
    }

    #[inline]
    pub(super) fn toggle_piece(&mut self, layout: &Layout<N>, side: Side, index: usize) {
        self.pieces[side.index()] ^= Bits::single(index);
        self.hash ^= layout.key(Key::Piece(side), index);
    }

    pub(super) fn toggle_obstruction(&mut self, layout: &Layout<N>, index: usize) {
        self.obstructions ^= Bits::single(index);
        self.hash ^= layout.key(Key::Obstruction, index);
    }

    pub(super) fn toggle_locked(&mut self, layout: &Layout<N>, index: usize) {
        self.locked ^= Bits::single(index);
        self.hash ^= layout.key(Key::Locked, index);
    }

    /// Turn, duty and stones as one number below 64.
    pub(super) fn state(&self) -> usize {
        self.turn.index() + 2 * self.duty as usize + 6 * usize::from(self.stones)
    }

    /// The hash computed from nothing; always equal to [`Board::hash`].
    #[must_use]
    pub fn computed_hash(&self, layout: &Layout<N>) -> u64 {
        let sum = |set: Bits<N>, key: Key| set.iter().fold(0, |sum, index| sum ^ layout.key(key, index));
        Side::BOTH.iter().fold(layout.state_key(self.state()), |hash, side| {
            hash ^ sum(*self.pieces(*side), Key::Piece(*side))
        }) ^ sum(self.locked, Key::Locked)
            ^ sum(self.obstructions, Key::Obstruction)
    }

    /// The same board in another number of words, enough for its layout.
    #[must_use]
    pub fn resized<const M: usize>(&self) -> Board<M> {
        Board {
            pieces: self.pieces.map(|set| set.resized()),
            locked: self.locked.resized(),
            obstructions: self.obstructions.resized(),
            turn: self.turn,
            duty: self.duty,
            stones: self.stones,
            hash: self.hash,
        }
    }
}
