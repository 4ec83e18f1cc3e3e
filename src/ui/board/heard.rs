//! What the page tells the board; the listeners are the platform's.

use super::keys::KeyMeaning;
use super::pointer::PointerInput;
use crate::rules::Square;

/// One thing heard from the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// A pointer did something on the board.
    Pointer(PointerInput),
    /// A key with a meaning went down.
    Key(KeyMeaning),
    /// A square has the keyboard's focus.
    Focused(Square),
    /// The page was pressed beside the board, on nothing that acts by itself.
    PressedOutside,
    /// The window lost the focus.
    Blurred,
}
