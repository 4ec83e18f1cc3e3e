//! The board's interaction: one enum, one reset (INTERACTION §2).

pub mod input;
pub mod selection;

use crate::rules::{Move, Square};
use input::{Pointer, Rail};
use selection::Selection;

/// What the board's user is in the middle of.
#[derive(Clone, Debug, PartialEq, Default)]
pub enum Interaction {
    /// Nothing is selected.
    #[default]
    Idle,
    /// A piece is selected; a target may be shown in preview by hover, focus or key.
    Selected {
        /// The piece and its rays.
        selection: Selection,
        /// The move shown.
        preview: Option<Move>,
    },
    /// A piece is being dragged.
    Dragging {
        /// The piece and its rays.
        selection: Selection,
        /// Where the drag points.
        rail: Rail,
        /// With what.
        pointer: Pointer,
    },
    /// A move waits for a second press.
    Pending {
        /// The piece and its rays.
        selection: Selection,
        /// The move.
        step: Move,
        /// Why it waits.
        because: Because,
    },
}

/// Why a move waits for a second press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// The player wants to confirm such moves.
    Setting,
    /// It loses at once: it leaves a crossing unanswered.
    Loses,
    /// In "the piece you hold" mode a finger touched a target on an own piece.
    Preview,
}

/// The board's part of the state.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct BoardState {
    /// What the user is in the middle of.
    pub interaction: Interaction,
    /// The square under the mouse.
    pub hovered: Option<Square>,
    /// The one square in the tab order.
    pub focused: Option<Square>,
    /// Is Black's home row at the bottom?
    pub is_flipped: bool,
    /// The square the primary pointer went down on, while it is down.
    pub pressed: Option<Press>,
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// Where it went down.
    pub square: Square,
    /// Was the piece selected by this very press, so that releasing it keeps the selection?
    pub has_selected: bool,
}

impl Interaction {
    /// The selected piece, in whatever state.
    #[must_use]
    pub fn selection(&self) -> Option<&Selection> {
        match self {
            Interaction::Idle => None,
            Interaction::Selected { selection, .. }
            | Interaction::Dragging { selection, .. }
            | Interaction::Pending { selection, .. } => Some(selection),
        }
    }

    /// The move shown in preview, in whatever state.
    #[must_use]
    pub fn preview(&self) -> Option<Move> {
        match self {
            Interaction::Idle => None,
            Interaction::Selected { preview, .. } => *preview,
            Interaction::Dragging { selection, rail: Rail::At { direction, distance, .. }, .. } => {
                selection.move_by(*direction, *distance)
            }
            Interaction::Dragging { .. } => None,
            Interaction::Pending { step, .. } => Some(*step),
        }
    }
}
