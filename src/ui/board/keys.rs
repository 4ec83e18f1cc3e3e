//! The board's keys as data (INTERACTION §4).
//!
//! Arrows and direction keys follow the screen, also when the board is flipped. Keys that stand
//! for a place (Q W E / A D / Z X C) go by their place on the keyboard, those that stand for a
//! word by their letter, or by their place where the layout has no Latin letters.

use super::facing::Facing;
use crate::rules::{Direction, Square};
use crate::store::board::input::{BoardMsg, Question};

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
    /// Are the single-character keys on?
    pub has_keys: bool,
}

/// What a key means.
#[derive(Clone, Debug, PartialEq)]
pub enum KeyMeaning {
    /// Something on the board.
    Board(BoardMsg),
    /// A move is to be typed.
    TypeMove,
}

/// The direction keys around S, as places on the keyboard.
pub const DIRECTION_KEYS: [(&str, Direction); 8] = [
    ("KeyW", Direction::North),
    ("KeyE", Direction::NorthEast),
    ("KeyD", Direction::East),
    ("KeyC", Direction::SouthEast),
    ("KeyX", Direction::South),
    ("KeyZ", Direction::SouthWest),
    ("KeyA", Direction::West),
    ("KeyQ", Direction::NorthWest),
];

/// The same on the number pad.
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

/// The keys that ask; P with Shift is [`Question::NextEnemy`].
pub const QUESTION_KEYS: [(char, Question); 8] = [
    ('g', Question::Phalanxes),
    ('m', Question::Moves),
    ('b', Question::Blocked),
    ('l', Question::LastMove),
    ('t', Question::Threats),
    ('s', Question::Status),
    ('k', Question::Clock),
    ('p', Question::NextOwn),
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
        _ => place(press, scene).or_else(|| question(press).filter(|_| scene.has_keys).map(BoardMsg::Asked)),
    };
    match said {
        Some(msg) => Some(KeyMeaning::Board(msg)),
        None => (press.key == "/" && scene.has_keys).then_some(KeyMeaning::TypeMove),
    }
}

/// Directions, digits and the walk over the squares.
fn place(press: &KeyPress, scene: &KeyScene) -> Option<BoardMsg> {
    let turned = |direction: Direction| BoardMsg::DirectionChosen(scene.facing.on_screen(direction));
    let found = |keys: &[(&str, Direction)]| {
        keys.iter().find(|(code, _)| *code == press.code).map(|(_, direction)| *direction)
    };
    let is_figure = press.key.chars().all(|c| c.is_ascii_digit());
    if let Some(direction) = found(&NUMPAD_KEYS)
        && (scene.has_selection || (is_figure && scene.has_keys))
    {
        return Some(turned(direction));
    }
    if let Some(square) = walk(press, scene) {
        return Some(BoardMsg::FocusMoved(square));
    }
    if !scene.has_keys || press.has_shift {
        return None;
    }
    if let Some(direction) = found(&DIRECTION_KEYS).or_else(|| by_letter(press)) {
        return Some(turned(direction));
    }
    let digit = press.key.parse::<u8>().ok().filter(|digit| (1..=9).contains(digit))?;
    Some(BoardMsg::DistanceChosen(digit))
}

/// A direction by its letter, where the event doesn't tell the key's place.
fn by_letter(press: &KeyPress) -> Option<Direction> {
    let is_placeless = press.code.is_empty() && press.key.len() == 1;
    let is_letter = |code: &str| code.trim_start_matches("Key").eq_ignore_ascii_case(&press.key);
    DIRECTION_KEYS.into_iter().find(|(code, _)| is_placeless && is_letter(code)).map(|(_, way)| way)
}

fn question(press: &KeyPress) -> Option<Question> {
    let mut letters = press.key.chars();
    let letter = match (letters.next(), letters.next()) {
        (Some(letter), None) if letter.is_ascii() => letter.to_ascii_lowercase(),
        // A layout without Latin letters: the key's place.
        (Some(_), None) => press.code.strip_prefix("Key")?.chars().next()?.to_ascii_lowercase(),
        _ => return None,
    };
    let (_, question) = QUESTION_KEYS.into_iter().find(|(key, _)| *key == letter)?;
    match (question, press.has_shift) {
        (Question::NextOwn, true) => Some(Question::NextEnemy),
        (question, false) => Some(question),
        (_, true) => None,
    }
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
