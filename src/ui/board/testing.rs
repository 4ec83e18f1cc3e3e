//! Views for this room's own tests.

use super::build::{Memory, Parts, Stage};
use super::view::BoardView;
use crate::i18n::Language;
use crate::rules::{Position, Preset, Square};
use crate::store::board::BoardState;
use crate::store::settings::Settings;

/// The standard start.
pub(super) fn start() -> Position {
    Position::start(&Preset::Standard.rules()).expect("a preset")
}

/// The square of a name such as `c1`.
pub(super) fn square(name: &str) -> Square {
    let found = start().size().squares().find(|square| square.to_string() == name);
    found.expect("a square of the standard board")
}

/// The standard start as White to move sees it.
pub(super) fn view(board: &BoardState, settings: &Settings) -> BoardView {
    let start = start();
    Memory::default().view(&parts(&start, board, settings))
}

/// The parts of a game that has just begun.
pub(super) fn parts<'a>(start: &'a Position, board: &'a BoardState, settings: &'a Settings) -> Parts<'a> {
    Parts {
        start,
        line: &[],
        position: start,
        position_text: "start".into(),
        board,
        settings,
        stage: Stage::Playing,
        outcome: None,
        can_enter: true,
        hint: None,
        highlights: &[],
        language: Language::En,
    }
}
