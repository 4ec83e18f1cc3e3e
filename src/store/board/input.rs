//! What pointers and keys do on the board, told in squares: pixels stay in the component.

use crate::rules::{Direction, Square};

/// The kind of pointer, which decides about confirmation and snapping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse or a touch pad.
    Mouse,
    /// A finger.
    Touch,
    /// A pen.
    Pen,
}

/// One thing that happened on the board.
///
/// A gesture is `Pressed`, then either `Released` (no drag: the pointer stayed within the
/// threshold, or it was pressed on a square that can't be dragged) or `DragStarted`, any number of
/// `DraggedTo`, and `Dropped`. `Cancelled` ends either at any point.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardMsg {
    /// The primary pointer went down on `square`.
    Pressed {
        /// Where.
        square: Square,
        /// With what.
        pointer: Pointer,
    },
    /// It went up without a drag; `None` off the board.
    Released {
        /// Where.
        square: Option<Square>,
        /// With what.
        pointer: Pointer,
    },
    /// A tap that hit no target lies within 0.6 square of just this one (ACCEPTANCE U028), or it hit
    /// this one where squares are so small that it may have meant the next (U029).
    Nudged {
        /// The target's square.
        square: Square,
    },
    /// The pointer left the threshold while the pressed piece is held.
    DragStarted {
        /// With what.
        pointer: Pointer,
    },
    /// The rails' answer changed.
    DraggedTo(Rail),
    /// The pointer went up at the end of a drag.
    Dropped {
        /// With what.
        pointer: Pointer,
    },
    /// Escape, right button, second pointer, pointercancel, blur, or outside of the board pressed.
    Cancelled,
    /// The mouse is over `square`; `None` when it leaves the board.
    Hovered(Option<Square>),
    /// Keyboard focus came to `square`.
    FocusMoved(Square),
    /// Enter or Space on the focused square.
    Activated,
    /// A direction key, with a piece selected: that ray, or one square more on it.
    DirectionChosen(Direction),
    /// A digit key 1–9, with a ray chosen: that distance.
    DistanceChosen(u8),
    /// A key that asks something of the board.
    Asked(Question),
    /// Press the Confirm button of a pending move.
    ConfirmPressed,
}

/// Where a drag on rails points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rail {
    /// On the origin or off the rays: dropping cancels.
    Away,
    /// On the ray of `direction`, at its legal move of `distance`.
    At {
        /// The ray.
        direction: Direction,
        /// Squares each piece advances.
        distance: u8,
        /// Is the pointer beyond the last legal move, so that the stop sign lights?
        is_beyond: bool,
        /// Has the pointer left the ray so far that dropping cancels (the preview greys)?
        is_off: bool,
    },
    /// On a ray without a legal move.
    Barred {
        /// The ray.
        direction: Direction,
    },
}

/// Questions by single keys (INTERACTION §4), answered in the live region and the status line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// What stands on the focused square.
    Square,
    /// The pieces on its row.
    Row,
    /// The pieces on its column.
    Column,
    /// All pieces of the side to move.
    OwnPieces,
    /// All pieces of the other side.
    EnemyPieces,
    /// Phalanxes through the focused piece.
    Phalanxes,
    /// Legal moves from the focused piece.
    Moves,
    /// Why rays of the focused piece are blocked.
    Blocked,
    /// The last move.
    LastMove,
    /// What the opponent threatens to capture.
    Threats,
    /// Turn, crossings, pieces.
    Status,
    /// What the clocks show.
    Clock,
    /// Focus the next own piece.
    NextOwn,
    /// Focus the next enemy piece.
    NextEnemy,
}
