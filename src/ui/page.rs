//! The page as it follows from the state.

use super::board::{self, build::Memory};
use super::controls::ornament;
use super::desk::Desk;
use super::dialogs;
use super::panels::arrangement::Window;
use super::panels::{game, live, notices, start};
use super::platform::dom;
use crate::i18n::Label;
use crate::store::msg::Dialog;
use crate::store::state::Screen;
use crate::store::{Msg, State};
use yew::prelude::*;

/// Everything the page is made of.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// The state.
    pub state: &'a State,
    /// Has what is stored been read?
    pub is_started: bool,
    /// The window.
    pub window: Window,
    /// Is the field for a typed move open?
    pub is_typing: bool,
    /// The page's address without query and fragment.
    pub address: &'a str,
    /// The build the page belongs to.
    pub build: &'a str,
}

/// The page. The live regions stand in it from the first render on.
pub fn view(shown: &Shown<'_>, memory: &mut Memory, send: &Callback<Msg>, ontyping: &Callback<bool>) -> Html {
    let state = shown.state;
    let desk = Desk { language: state.language, send: send.clone(), news: Html::default() };
    html! {
        <div class="app" data-facing={facing(state)}>
            { ornament::sprites() }
            { screen(shown, memory, &desk, ontyping) }
            { live::html(state.language, "moves", "polite", &state.live.moves) }
            { live::html(state.language, "alerts", "assertive", &state.live.alerts) }
            if !dialogs::is_modal(state) { { notices::html(&desk, notices::view(state)) } }
            { dialogs::view(shown, &desk) }
        </div>
    }
}

/// Where the reader sits, when two players sit opposite each other: an offered draw is read by the
/// other one.
fn facing(state: &State) -> Option<&'static str> {
    let is_asked = state.dialog == Some(Dialog::Draw);
    let place = if state.board.is_opposite != is_asked { "top" } else { "bottom" };
    (state.screen == Screen::Play && state.play.has_opposite(state.settings.hand_over)).then_some(place)
}

fn screen(shown: &Shown<'_>, memory: &mut Memory, desk: &Desk, ontyping: &Callback<bool>) -> Html {
    let state = shown.state;
    if !shown.is_started {
        return html! { <div class="boot" key="boot">{ ornament::small_wordmark() }</div> };
    }
    match state.screen {
        Screen::Start => start::html(desk, &start::view(state)),
        Screen::Play => {
            let board = game::board_view(state, memory);
            // The fragment belongs to links of games, so the browser must not follow this one.
            let skip = Callback::from(|event: MouseEvent| {
                event.prevent_default();
                dom::focus_first(board::FOCUS);
            });
            html! {
                <>
                    <a class="skip-link visually-hidden" href="#board" onclick={skip}>{ desk.word(Label::SkipToBoard) }</a>
                    { game::view(state, board, shown.window, shown.is_typing, desk, ontyping) }
                </>
            }
        }
    }
}
