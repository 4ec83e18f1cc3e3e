//! A position as somebody describes it, before it is known to make sense.

use super::bits::Bits;
use super::board::{Board, Duty};
use super::geometry::{Side, Size, Square};
use super::layout::Layout;
use super::position::Position;
use super::rule_set::{Answer, Crossers, RuleFault, RuleSet};
use super::squares::{SquareMap, SquareSet};
use std::sync::Arc;

/// A piece as a position string names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Can it neither move nor be captured?
    pub is_locked: bool,
}

/// Everything a position string says; [`Setup::position`] checks it against a rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board's size.
    pub size: Size,
    /// The pieces.
    pub pieces: SquareMap<Piece>,
    /// The impassable squares.
    pub obstructions: SquareSet,
    /// The side to move.
    pub turn: Side,
    /// What it owes.
    pub duty: Duty,
    /// Stones still to be placed.
    pub stones: u8,
}

/// One thing wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// A piece off the board.
    #[error("the piece on {0} is off the board")]
    PieceOffBoard(Square),
    /// A piece on an obstruction.
    #[error("{0} holds both a piece and an obstruction")]
    PieceOnObstruction(Square),
    /// A locked piece that isn't on its far row.
    #[error("the locked piece on {0} is not on its far row")]
    LockedOffFarRow(Square),
    /// A locked piece in rules that lock nothing.
    #[error("the piece on {0} is locked, but these rules lock no piece")]
    LockedInFreeRules(Square),
    /// A duty in rules without one.
    #[error("a crossing is owed, but these rules demand none (answer=must-cross is not set)")]
    DutyWithoutRule,
    /// Both a duty and stones still to place.
    #[error("{0} stones cannot be placed while a crossing is owed")]
    StonesUnderDuty(u8),
    /// Fewer free squares than stones to place.
    #[error("{stones} stones need {stones} free squares between the armies; there are {free}")]
    StoneRegion {
        /// Stones to place.
        stones: u8,
        /// Empty squares of the region.
        free: usize,
    },
    /// The settings themselves don't fit.
    #[error(transparent)]
    Rules(#[from] RuleFault),
}

impl Setup {
    /// The usual start of `rules`: `depth` full rows a side, the stones still to be placed.
    #[must_use]
    pub fn start(rules: &RuleSet) -> Setup {
        let mut pieces = SquareMap::new();
        for square in rules.size.squares().filter(|s| rules.is_start(*s) && !rules.obstructions.contains(s)) {
            let side = if square.row() < rules.depth { Side::White } else { Side::Black };
            pieces.insert(square, Piece { side, is_locked: false });
        }
        Setup {
            size: rules.size,
            pieces,
            obstructions: rules.obstructions.clone(),
            turn: rules.first,
            duty: Duty::None,
            stones: rules.stones,
        }
    }

    /// The position under `rules`, whose size and obstructions give way to this setup's.
    ///
    /// # Errors
    /// Every fault of the setup, at least one.
    pub fn position(&self, rules: &RuleSet) -> Result<Position, Vec<SetupFault>> {
        let rules = RuleSet { size: self.size, obstructions: self.obstructions.clone(), ..rules.clone() };
        let faults = self.faults(&rules);
        if !faults.is_empty() {
            return Err(faults);
        }
        let layout = Layout::new(rules);
        let mut board = Board {
            pieces: [Bits::EMPTY; 2],
            locked: Bits::EMPTY,
            obstructions: Bits::EMPTY,
            turn: self.turn,
            duty: self.duty,
            stones: self.stones,
            hash: 0,
        };
        board.hash = layout.state_key(board.state());
        for (square, piece) in self.pieces.iter() {
            board.toggle_piece(&layout, piece.side, layout.index(*square));
            if piece.is_locked && layout.rules().crossers == Crossers::LockedWhenAnswered {
                board.toggle_locked(&layout, layout.index(*square));
            }
        }
        for square in self.obstructions.iter() {
            board.toggle_obstruction(&layout, layout.index(*square));
        }
        Ok(Position::from_parts(Arc::new(layout), board))
    }

    /// Everything wrong with this setup under `rules`, in reading order.
    fn faults(&self, rules: &RuleSet) -> Vec<SetupFault> {
        let mut faults: Vec<SetupFault> = rules.setting_faults().into_iter().map(SetupFault::Rules).collect();
        for (square, piece) in self.pieces.iter() {
            faults.extend(self.piece_fault(rules, *square, *piece));
        }
        if self.duty != Duty::None && rules.answer == Answer::Balance {
            faults.push(SetupFault::DutyWithoutRule);
        }
        if self.duty != Duty::None && self.stones > 0 {
            faults.push(SetupFault::StonesUnderDuty(self.stones));
        }
        let is_free = |s: &Square| {
            rules.is_stone_region(*s) && !self.obstructions.contains(s) && !self.pieces.contains_key(s)
        };
        let free = self.size.squares().filter(is_free).count();
        if self.stones > 9 {
            faults.push(SetupFault::Rules(RuleFault::Stones(self.stones)));
        } else if usize::from(self.stones) > free {
            faults.push(SetupFault::StoneRegion { stones: self.stones, free });
        }
        faults
    }

    fn piece_fault(&self, rules: &RuleSet, square: Square, piece: Piece) -> Option<SetupFault> {
        if !self.size.contains(square) {
            return Some(SetupFault::PieceOffBoard(square));
        }
        if self.obstructions.contains(&square) {
            return Some(SetupFault::PieceOnObstruction(square));
        }
        let locks = matches!(rules.crossers, Crossers::Locked | Crossers::LockedWhenAnswered);
        match piece.is_locked {
            true if !locks => Some(SetupFault::LockedInFreeRules(square)),
            true if square.row() != self.size.far_row(piece.side) => {
                Some(SetupFault::LockedOffFarRow(square))
            }
            _ => None,
        }
    }
}
