//! Opening a game that somebody describes: a link, a file, pasted text, the new-game dialog.
//!
//! What can't be read is said in one sentence and changes nothing.

use super::effect::Effect;
use super::msg::Dialog;
use super::new_game::{Draft, Opponent, Wish};
use super::play::{self, Opening, Seat};
use super::problems;
use super::sentences;
use super::settings::{Settings, SettingsMsg};
use super::state::{Remedy, State};
use super::{app, lines};
use crate::game::Game;
use crate::i18n::{Label, Text};
use crate::notation::link::{self, Link, Mode};
use crate::notation::moves::MoveError;
use crate::notation::{position, record};
use crate::rules::{Position, Preset, Side, Size};

/// Begins the game of `opening`, after asking when a running game would be left.
pub(super) fn offer(state: &mut State, opening: Opening, effects: &mut Vec<Effect>) {
    let is_running = state.play.is_begun && state.play.game.ply() > 0 && state.outcome().is_none();
    if is_running {
        state.dialog = Some(Dialog::Replace(Box::new(opening)));
    } else {
        start(state, opening, effects);
    }
}

/// Begins a game that was asked for here. Where another tab played, this one plays from now on.
pub(super) fn start(state: &mut State, opening: Opening, effects: &mut Vec<Effect>) {
    if state.page.is_follower {
        state.page.is_follower = false;
        state.settle(Remedy::TakeOver);
        effects.push(Effect::TakeOver);
    }
    play::begin(state, opening, effects);
}

/// Begins the game of the new-game dialog; a faulty draft keeps the dialog open.
pub(super) fn draft(state: &mut State, effects: &mut Vec<Effect>) {
    let Ok(start) = Position::start(&state.draft.rules) else { return };
    let seed = state.next_seed();
    let (seats, bottom) = seats(&state.draft, seed);
    let controls = state.draft.controls;
    if state.settings.controls != controls {
        app::set(state, SettingsMsg::ControlsChosen(controls), effects);
    }
    offer(state, Opening { game: Game::new(start), seats, seed: Some(seed), bottom, controls }, effects);
}

fn seats(draft: &Draft, seed: u64) -> ([Seat; 2], Side) {
    let plain = |level| Seat::Computer { level, style: None };
    match draft.opponent {
        Opponent::Person => ([Seat::Person; 2], Side::White),
        Opponent::Watch => ([plain(draft.level), plain(draft.other_level)], Side::White),
        Opponent::Computer => {
            let side = match draft.wish {
                Wish::White => Side::White,
                Wish::Black => Side::Black,
                Wish::Random if seed.is_multiple_of(2) => Side::White,
                Wish::Random => Side::Black,
            };
            (against(Seat::Computer { level: draft.level, style: draft.style }, side), side)
        }
    }
}

fn against(computer: Seat, person: Side) -> [Seat; 2] {
    match person {
        Side::White => [Seat::Person, computer],
        Side::Black => [computer, Seat::Person],
    }
}

/// Opens what stands behind the `#` of the page's address. A link is followed at once: whoever
/// opens it wants just that, and the game it replaces stays stored.
pub(super) fn link(state: &mut State, fragment: &str, effects: &mut Vec<Effect>) {
    let fragment = fragment.trim_start_matches('#');
    if fragment.is_empty() {
        return;
    }
    effects.push(Effect::ClearFragment(state.screen));
    match fragment {
        "new" => state.dialog = Some(Dialog::NewGame),
        _ => match link::read(fragment) {
            Ok(link) => follow(state, link, effects),
            Err(error) => {
                let problem = Box::new(problems::link(&error));
                state.notify(Text::LinkWrong { problem }, None);
            }
        },
    }
}

fn follow(state: &mut State, link: Link, effects: &mut Vec<Effect>) {
    let level = link.level.unwrap_or(state.draft.level);
    let turn = link.game.position().turn();
    let person = link.side.unwrap_or(turn);
    let seats = match link.mode.unwrap_or(Mode::HotSeat) {
        Mode::Play => against(Seat::Computer { level, style: None }, person),
        Mode::HotSeat | Mode::Analysis => [Seat::Person; 2],
    };
    let bottom = link.side.unwrap_or(Side::White);
    play::begin(
        state,
        Opening { game: link.game, seats, seed: link.seed, bottom, controls: Default::default() },
        effects,
    );
}

/// Opens a file's text: settings, or whatever could have been pasted.
pub(super) fn file(state: &mut State, name: &str, text: &str, effects: &mut Vec<Effect>) {
    if !text.starts_with(lines::SCHEMA) {
        return pasted(state, text, effects);
    }
    match Settings::from_text(text) {
        Ok(settings) => {
            app::set(state, SettingsMsg::FileRead(Box::new(settings)), effects);
            state.live.say(Label::SettingsRead.into());
        }
        Err(_) => state.notify(Text::SettingsUnreadable { found: name.to_owned() }, None),
    }
}

/// Opens pasted text: a record, a position, or a link.
pub(super) fn pasted(state: &mut State, text: &str, effects: &mut Vec<Effect>) {
    let text = text.trim();
    if let Some((_, fragment)) = text.split_once('#').filter(|(before, _)| before.contains("://")) {
        state.dialog = None;
        return link(state, fragment, effects);
    }
    match read_pasted(text) {
        Ok(game) => {
            let (seats, controls) = ([Seat::Person; 2], Default::default());
            let opening = Opening { game, seats, seed: None, bottom: Side::White, controls };
            offer(state, opening, effects);
        }
        Err(text) => state.notify(text, None),
    }
}

fn read_pasted(text: &str) -> Result<Game, Text> {
    if !text.is_empty() && !text.contains(['[', '/']) && !text.split_whitespace().any(begins_like_square) {
        return Err(Text::BadImport { found: problems::excerpt(text) });
    }
    if looks_like_position(text) {
        let rules = Preset::Standard.rules();
        return position::read(text, &rules)
            .map(Game::new)
            .map_err(|error| Text::PositionWrong { problem: Box::new(problems::position(&error)) });
    }
    record::read(text).map_err(|error| Text::RecordWrong { problem: Box::new(problems::record(&error)) })
}

/// Does a word begin with a column and a row, as every move does, its number aside?
fn begins_like_square(word: &str) -> bool {
    let word = word.trim_start_matches(|c: char| !c.is_alphabetic());
    let mut letters = word.chars();
    letters.next().is_some_and(|c| c.is_ascii_alphabetic())
        && letters.next().is_some_and(|c| c.is_ascii_digit())
}

/// A position has at least three slashes in its first word; a record has none there.
fn looks_like_position(text: &str) -> bool {
    text.split_whitespace()
        .next()
        .is_some_and(|word| word.matches('/').count() >= 3 && !word.starts_with('['))
}

/// What is wrong with a typed move on a board of `size`.
pub(super) fn bad_move(typed: &str, error: &MoveError, size: Size) -> Text {
    match error {
        MoveError::Empty => Label::TypedMoveHint.into(),
        MoveError::Illegal { written, reason } => {
            let squares = [Some(written.from), written.head, written.to];
            let off = squares.into_iter().flatten().find_map(|square| problems::off_board(square, size));
            off.unwrap_or_else(|| sentences::refused(*reason))
        }
        MoveError::Square(_) | MoveError::Rest { .. } => Text::BadMove { found: typed.trim().to_owned() },
        MoveError::NoCapture { .. } | MoveError::Head { .. } => {
            Text::MoveWrong { found: typed.trim().to_owned(), problem: Box::new(problems::step(error)) }
        }
    }
}
