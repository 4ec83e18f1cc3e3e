//! The board's interaction: one enum, one reset (INTERACTION §2).

mod answers;
mod entry;
mod gesture;
pub mod input;
mod keys;
pub mod selection;

use super::effect::Effect;
use super::state::State;
use crate::i18n::Text;
use crate::rules::{Move, Size, Square};
use input::{BoardMsg, Pointer, Rail};
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
    /// The square that the keyboard came to last; see [`BoardState::focus`].
    pub focused: Option<Square>,
    /// Is Black's home row at the bottom?
    pub is_flipped: bool,
    /// Do pieces and texts face a player opposite, who is to move?
    pub is_opposite: bool,
    /// The square the primary pointer went down on, while it is down.
    pub press: Option<Press>,
    /// The last refusal or answer, shown beside the board until the next input.
    pub remark: Option<Text>,
}

impl BoardState {
    /// The one square in the tab order; before the first focus the lower left one on the screen.
    #[must_use]
    pub fn focus(&self, size: Size) -> Square {
        let corner = match self.is_flipped {
            false => Square::new(0, 0),
            true => Square::new(size.columns() - 1, size.rows() - 1),
        };
        self.focused.filter(|square| size.contains(*square)).unwrap_or(corner)
    }
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press {
    /// Where it went down.
    pub square: Square,
    /// Was the piece selected by this very press, so that releasing it keeps the selection?
    pub has_selected: bool,
}

/// The state after `msg`.
pub(super) fn update(state: &mut State, msg: BoardMsg, effects: &mut Vec<Effect>) {
    match msg {
        BoardMsg::Pressed { square, .. } => gesture::pressed(state, square, effects),
        BoardMsg::Released { square, pointer } => gesture::released(state, square, pointer, effects),
        BoardMsg::Nudged { square } => gesture::show(state, square),
        BoardMsg::DragStarted { pointer } => gesture::drag_started(state, pointer),
        BoardMsg::DraggedTo(rail) => gesture::dragged_to(state, rail),
        BoardMsg::Dropped { pointer } => gesture::dropped(state, pointer, effects),
        BoardMsg::Cancelled => gesture::cancelled(state),
        BoardMsg::Hovered(square) => hovered(state, square),
        BoardMsg::FocusMoved(square) => keys::focus_moved(state, square),
        BoardMsg::Activated => keys::activated(state, effects),
        BoardMsg::DirectionChosen(direction) => keys::direction_chosen(state, direction, effects),
        BoardMsg::DistanceChosen(distance) => keys::distance_chosen(state, distance, effects),
        BoardMsg::Asked(question) => answers::asked(state, question, effects),
        BoardMsg::ConfirmPressed => {
            if let Interaction::Pending { step, .. } = state.board.interaction {
                entry::commit(state, step, effects);
            }
        }
    }
}

/// The mouse shows the preview of the target it is over.
fn hovered(state: &mut State, square: Option<Square>) {
    state.board.hovered = square;
    if let Interaction::Selected { selection, preview } = &mut state.board.interaction {
        *preview = square.and_then(|square| selection.move_at(square));
    }
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
