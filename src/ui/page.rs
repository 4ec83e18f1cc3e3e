//! The page as it follows from the state.

use super::board::build::Memory;
use super::controls::ornament;
use super::desk::Desk;
use super::dialogs;
use super::panels::arrangement::Window;
use super::panels::{game, live, notices, start};
use super::platform::dom;
use crate::i18n::Label;
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
    let desk = Desk { language: state.language, send: send.clone() };
    html! {
        <div class="app">
            { ornament::sprites() }
            { screen(shown, memory, &desk, ontyping) }
            { live::html(state.language, "moves", "polite", &state.live.moves) }
            { live::html(state.language, "alerts", "assertive", &state.live.alerts) }
            { notices::html(&desk, notices::view(state)) }
            { dialogs::view(shown, &desk) }
        </div>
    }
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
                dom::focus_first("#board [tabindex='0']");
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
