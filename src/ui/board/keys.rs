//! The board's keys as data (INTERACTION §4).
//!
//! Arrows and direction keys follow the screen, also when the board is flipped. The keys of a
//! single character are in `store::settings::keys`.

use super::facing::Facing;
use crate::rules::{Direction, Square};
use crate::store::board::input::BoardMsg;
use crate::store::settings::keys::{Command, Keys};
use crate::ui::shortcuts::command;

/// A key that went down.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct KeyPress {
    /// What it writes or does: `g`, `ArrowUp`.
    pub key: String,
    /// Its place: `KeyG`, `Numpad8`.
    pub code: String,
    /// Is Control held?
    pub has_control: bool,
    /// Is Alt or Meta held?
    pub has_other: bool,
    /// Is Shift held?
    pub has_shift: bool,
    /// Did it go down on the board, rather than elsewhere on the page?
    pub is_on_board: bool,
}

/// What decides about keys.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeyScene {
    /// The board.
    pub facing: Facing,
    /// The focused square.
    pub focus: Square,
    /// Is a piece selected?
    pub has_selection: bool,
    /// The single-character keys, unless they are off.
    pub keys: Option<Keys>,
}

/// What a key means.
#[derive(Clone, Debug, PartialEq)]
pub enum KeyMeaning {
    /// Something on the board.
    Board(BoardMsg),
    /// A move is to be typed.
    TypeMove,
}

/// The direction keys of the number pad.
pub const NUMPAD_KEYS: [(&str, Direction); 8] = [
    ("Numpad8", Direction::North),
    ("Numpad9", Direction::NorthEast),
    ("Numpad6", Direction::East),
    ("Numpad3", Direction::SouthEast),
    ("Numpad2", Direction::South),
    ("Numpad1", Direction::SouthWest),
    ("Numpad4", Direction::West),
    ("Numpad7", Direction::NorthWest),
];

/// What `press` means on the board, if anything.
///
/// Away from the board (on a button just clicked, say) only Escape counts: single letters are the
/// board's while it has the focus (WCAG 2.1.4). Those of the whole page are in `ui::shortcuts`.
#[must_use]
pub fn read(press: &KeyPress, scene: &KeyScene) -> Option<KeyMeaning> {
    if press.has_other {
        return None;
    }
    if press.has_control {
        let square = corner(press, scene)?;
        return Some(KeyMeaning::Board(BoardMsg::FocusMoved(square)));
    }
    if !press.is_on_board {
        let puts_away = press.key == "Escape" && scene.has_selection;
        return puts_away.then_some(KeyMeaning::Board(BoardMsg::Cancelled));
    }
    let said = match press.key.as_str() {
        "Escape" => Some(BoardMsg::Cancelled),
        "Enter" | " " => Some(BoardMsg::Activated),
        _ => place(press, scene),
    };
    said.map(KeyMeaning::Board)
        .or_else(|| commanded(command(&scene.keys?, &press.key, &press.code, press.has_shift)?, scene))
}

/// The number pad, digits and the walk over the squares.
fn place(press: &KeyPress, scene: &KeyScene) -> Option<BoardMsg> {
    let is_figure = press.key.chars().all(|c| c.is_ascii_digit());
    if let Some((_, direction)) = NUMPAD_KEYS.iter().find(|(code, _)| *code == press.code)
        && (scene.has_selection || (is_figure && scene.keys.is_some()))
    {
        return Some(BoardMsg::DirectionChosen(scene.facing.on_screen(*direction)));
    }
    if let Some(square) = walk(press, scene) {
        return Some(BoardMsg::FocusMoved(square));
    }
    let digit = press.key.parse::<u8>().ok().filter(|digit| (1..=9).contains(digit))?;
    (scene.keys.is_some() && !press.has_shift).then_some(BoardMsg::DistanceChosen(digit))
}

/// A command of the board; those of the whole page are in `ui::shortcuts`.
fn commanded(command: Command, scene: &KeyScene) -> Option<KeyMeaning> {
    let msg = match command {
        Command::Go(direction) => BoardMsg::DirectionChosen(scene.facing.on_screen(direction)),
        Command::Ask(question) => BoardMsg::Asked(question),
        Command::TypeMove => return Some(KeyMeaning::TypeMove),
        _ => return None,
    };
    Some(KeyMeaning::Board(msg))
}

/// One square on, or to the end of the row or column.
fn walk(press: &KeyPress, scene: &KeyScene) -> Option<Square> {
    let (columns, rows) = (scene.facing.size.columns(), scene.facing.size.rows());
    let (x, y) = scene.facing.cell(scene.focus);
    let (x, y) = match press.key.as_str() {
        "ArrowUp" => (x, y.saturating_sub(1)),
        "ArrowDown" => (x, (y + 1).min(rows - 1)),
        "ArrowLeft" => (x.saturating_sub(1), y),
        "ArrowRight" => ((x + 1).min(columns - 1), y),
        "Home" => (0, y),
        "End" => (columns - 1, y),
        "PageUp" => (x, 0),
        "PageDown" => (x, rows - 1),
        _ => return None,
    };
    Some(scene.facing.square(x, y))
}

/// Control with Home or End: the first or the last square of the screen.
fn corner(press: &KeyPress, scene: &KeyScene) -> Option<Square> {
    let size = scene.facing.size;
    match press.key.as_str() {
        "Home" if press.is_on_board => Some(scene.facing.square(0, 0)),
        "End" if press.is_on_board => Some(scene.facing.square(size.columns() - 1, size.rows() - 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
