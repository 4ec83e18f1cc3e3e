//! A position: a board under a rule set, as a value.

use super::bits::Bits;
use super::board::{Board, Duty};
use super::geometry::{Side, Size, Square};
use super::layout::{Layout, MAX_WORDS};
use super::moves::Move;
use super::outcome::Outcome;
use super::rule_set::{RuleFault, RuleSet};
use super::setup::{Piece, Setup, SetupFault};
use super::why::{Illegal, Inquiry};
use core::ops::ControlFlow;
use std::sync::Arc;

/// A position of one rule set. Playing a move gives a new one; undoing is keeping the old one.
///
/// ```
/// use epaminondas::rules::{Position, Preset};
/// let start = Position::start(&Preset::Standard.rules())?;
/// assert_eq!(start.moves().len(), 114); // RULES §6
/// # Ok::<(), Vec<epaminondas::rules::RuleFault>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    layout: Arc<Layout<MAX_WORDS>>,
    board: Board<MAX_WORDS>,
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing.
    Empty,
    /// A piece.
    Piece(Piece),
    /// An impassable square.
    Obstruction,
}

impl PartialEq for Position {
    /// Same board under the same rules; the way there doesn't count, so neither does which of the
    /// obstructions were placed as stones.
    fn eq(&self, other: &Position) -> bool {
        let is_alike = || {
            let obstructions = other.rules().obstructions.clone();
            RuleSet { obstructions, ..self.rules().clone() } == *other.rules()
        };
        self.board == other.board && (Arc::ptr_eq(&self.layout, &other.layout) || is_alike())
    }
}

impl Eq for Position {}

impl Position {
    /// The usual start of `rules`.
    ///
    /// # Errors
    /// Every fault of the rule set.
    pub fn start(rules: &RuleSet) -> Result<Position, Vec<RuleFault>> {
        let faults = rules.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        Setup::start(rules).position(rules).map_err(|faults| {
            let rule_fault = |fault| match fault {
                SetupFault::Rules(fault) => Some(fault),
                _ => None,
            };
            faults.into_iter().filter_map(rule_fault).collect()
        })
    }

    pub(super) fn from_parts(layout: Arc<Layout<MAX_WORDS>>, board: Board<MAX_WORDS>) -> Position {
        Position { layout, board }
    }

    /// The rule set, its size and obstructions being this position's first ones.
    #[must_use]
    pub fn rules(&self) -> &RuleSet {
        self.layout.rules()
    }

    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.rules().size
    }

    /// The masks and keys of the rule set, for the engine.
    #[must_use]
    pub fn layout(&self) -> &Layout<MAX_WORDS> {
        &self.layout
    }

    /// The bit sets, for the engine.
    #[must_use]
    pub fn board(&self) -> &Board<MAX_WORDS> {
        &self.board
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.board.turn()
    }

    /// What the side to move owes.
    #[must_use]
    pub fn duty(&self) -> Duty {
        self.board.duty()
    }

    /// Stones still to be placed.
    #[must_use]
    pub fn stones(&self) -> u8 {
        self.board.stones()
    }

    /// A hash of the position, equal on every device and for every way there.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.board.hash()
    }

    /// Number of pieces `side` has on its far row.
    #[must_use]
    pub fn crossers(&self, side: Side) -> u32 {
        self.board.crossers(&self.layout, side)
    }

    /// Number of pieces of `side`.
    #[must_use]
    pub fn piece_count(&self, side: Side) -> u32 {
        self.board.pieces(side).count()
    }

    /// What stands on `square`; an obstruction off the board.
    #[must_use]
    pub fn at(&self, square: Square) -> Content {
        if !self.size().contains(square) {
            return Content::Obstruction;
        }
        let index = self.layout.index(square);
        match Side::BOTH.into_iter().find(|side| self.board.pieces(*side).has(index)) {
            Some(side) => {
                let is_locked = self.board.locked(&self.layout, side).has(index);
                Content::Piece(Piece { side, is_locked })
            }
            None if self.board.obstructions().has(index) => Content::Obstruction,
            None => Content::Empty,
        }
    }

    /// The side whose piece stands on `square`.
    #[must_use]
    pub fn side_at(&self, square: Square) -> Option<Side> {
        match self.at(square) {
            Content::Piece(piece) => Some(piece.side),
            Content::Empty | Content::Obstruction => None,
        }
    }

    /// Is the piece on `square` frozen or locked, so that it can't move?
    #[must_use]
    pub fn is_fixed(&self, square: Square) -> bool {
        self.side_at(square)
            .is_some_and(|side| self.board.fixed(&self.layout, side).has(self.layout.index(square)))
    }

    /// Every legal move; none when the game is over. The order is the generator's.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.board.early_outcome(&self.layout).is_none() {
            let _ = self.board.visit_moves(&self.layout, |step| {
                moves.push(step);
                ControlFlow::<()>::Continue(())
            });
        }
        moves
    }

    /// The legal moves whose rearmost piece (or stone) stands on `rear`.
    #[must_use]
    pub fn moves_from(&self, rear: Square) -> Vec<Move> {
        self.moves().into_iter().filter(|step| step.rear() == rear).collect()
    }

    /// Number of legal moves, without listing them.
    #[must_use]
    pub fn move_count(&self) -> u64 {
        match self.board.early_outcome(&self.layout) {
            Some(_) => 0,
            None => self.board.count_moves(&self.layout),
        }
    }

    /// Is `step` one of [`Position::moves`]?
    #[must_use]
    pub fn is_legal(&self, step: Move) -> bool {
        self.why_not(step).is_ok()
    }

    /// The position after `step`.
    ///
    /// # Errors
    /// Why `step` isn't legal here; the position stays.
    pub fn play(&self, step: Move) -> Result<Position, Illegal> {
        self.why_not(step).map(|()| self.play_legal(step))
    }

    /// Whether `step` is legal with all that it says: rear, target, phalanx and run.
    ///
    /// # Errors
    /// Why it isn't legal here.
    pub fn why_not(&self, step: Move) -> Result<(), Illegal> {
        let legal = match step.is_stone() {
            true => self.why_stone(step.rear())?,
            false => self.why(step.rear(), step.target())?,
        };
        if legal == step { Ok(()) } else { Err(Illegal::AnotherPosition { step }) }
    }

    /// The position after `step`, which must be legal; otherwise the result is a position that
    /// means nothing. [`Position::play`] checks.
    #[must_use]
    pub fn play_legal(&self, step: Move) -> Position {
        Position { layout: Arc::clone(&self.layout), board: self.board.play(&self.layout, step) }
    }

    /// The one legal move with `rear` as its rearmost piece whose head lands on `target`, or why
    /// there is none. The first reason that applies is given, in the order of CONTRACTS §2.
    ///
    /// # Errors
    /// Why the move is illegal.
    pub fn why(&self, rear: Square, target: Square) -> Result<Move, Illegal> {
        Inquiry::new(self).march(rear, target)
    }

    /// The placing of a stone on `square`, or why it isn't legal.
    ///
    /// # Errors
    /// Why the stone can't be placed.
    pub fn why_stone(&self, square: Square) -> Result<Move, Illegal> {
        Inquiry::new(self).stone(square)
    }

    /// Is the legal move `step` a crossing?
    #[must_use]
    pub fn is_crossing(&self, step: Move) -> bool {
        self.board.is_crossing(&self.layout, step)
    }

    /// Does the legal move `step` lose at once by leaving a crossing unanswered: by its duty
    /// (`answer=must-cross`), or by having fewer crossers when the opponent's turn begins?
    #[must_use]
    pub fn loses_unanswered(&self, step: Move) -> bool {
        let after = self.play_legal(step);
        after.board.early_outcome(&after.layout).is_some_and(|outcome| {
            use super::outcome::Reason;
            outcome.winner == Some(after.turn())
                && matches!(outcome.reason, Reason::Unanswered | Reason::Crossers)
        })
    }

    /// The squares whose pieces `step` removes, in the order struck.
    #[must_use]
    pub fn captured(&self, step: Move) -> Vec<Square> {
        let taken = match self.rules().capture {
            super::rule_set::Capture::Line => step.run(),
            super::rule_set::Capture::Head => step.run().min(1),
        };
        let target = step.target();
        (0..taken).filter_map(|beyond| target.step(step.direction(), beyond as i8)).collect()
    }

    /// The outcome, if the position is over. Repetition needs the way here and isn't seen.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.board.outcome(&self.layout)
    }

    /// Is the position symmetric in the rule set's sense?
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        self.board.is_symmetric(&self.layout)
    }

    /// The same board under other settings, keeping pieces, obstructions, turn, duty and stones.
    ///
    /// # Errors
    /// Every fault of this board under `rules`.
    pub fn under(&self, rules: &RuleSet) -> Result<Position, Vec<SetupFault>> {
        self.setup().position(rules)
    }

    /// Everything a position string says of this position.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let pieces = self.size().squares().filter_map(|square| match self.at(square) {
            Content::Piece(piece) => Some((square, piece)),
            Content::Empty | Content::Obstruction => None,
        });
        Setup {
            size: self.size(),
            pieces: pieces.collect(),
            obstructions: self.squares(*self.board.obstructions()),
            turn: self.turn(),
            duty: self.duty(),
            stones: self.stones(),
        }
    }

    fn squares<C: FromIterator<Square>>(&self, set: Bits<MAX_WORDS>) -> C {
        set.iter().map(|index| self.layout.square(index)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Direction, Preset};
    use super::*;

    #[test]
    fn a_move_of_another_position_is_refused_though_rear_and_target_fit() {
        let position = Position::start(&Preset::Standard.rules()).expect("a preset");
        let (d1, north) = (Square::new(3, 0), Direction::North);
        let told = [(2, 2, 1), (3, 1, 0), (1, 3, 0), (2, 2, 31)];
        for (length, distance, run) in told {
            let step = Move::march(d1, north, length, distance, run);
            assert_eq!(step.target(), Square::new(3, 3));
            assert_eq!(position.play(step), Err(Illegal::AnotherPosition { step }));
        }
        assert!(position.play(Move::march(d1, north, 2, 2, 0)).is_ok());
    }
}
