//! The page as it follows from the state.

use super::board::build::Memory;
use super::controls::ornament::{self, Sprites};
use super::dialogs;
use super::panels::arrangement::Window;
use super::panels::game;
use super::panels::live::{LiveRegion, words};
use super::panels::notices::{self, Notices};
use super::panels::start::{self, Start};
use super::platform::dom;
use crate::i18n::{Label, Language};
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
}

/// The page. The live regions stand in it from the first render on.
pub fn view(shown: &Shown<'_>, memory: &mut Memory, send: &Callback<Msg>, ontyping: &Callback<bool>) -> Html {
    let state = shown.state;
    html! {
        <ContextProvider<Language> context={state.language}>
        <ContextProvider<Callback<Msg>> context={send.clone()}>
            <div class="app">
                <Sprites/>
                { screen(shown, memory, send, ontyping) }
                <LiveRegion name="moves" manner="polite" serial={state.live.moves.serial}
                            words={words(state.language, &state.live.moves)}/>
                <LiveRegion name="alerts" manner="assertive" serial={state.live.alerts.serial}
                            words={words(state.language, &state.live.alerts)}/>
                <Notices notices={notices::view(state)}/>
                { dialogs::view(state, shown.address) }
            </div>
        </ContextProvider<Callback<Msg>>>
        </ContextProvider<Language>>
    }
}

fn screen(shown: &Shown<'_>, memory: &mut Memory, send: &Callback<Msg>, ontyping: &Callback<bool>) -> Html {
    let state = shown.state;
    if !shown.is_started {
        return html! { <div class="boot" key="boot">{ ornament::small_wordmark() }</div> };
    }
    match state.screen {
        Screen::Start => html! { <Start key="start" view={start::view(state)}/> },
        Screen::Play => {
            let board = game::board_view(state, memory);
            // The fragment belongs to links of games, so the browser must not follow this one.
            let skip = Callback::from(|event: MouseEvent| {
                event.prevent_default();
                dom::focus_first("#board [tabindex='0']");
            });
            html! {
                <>
                    <a class="skip-link visually-hidden" href="#board" onclick={skip}>{ state.language.label(Label::SkipToBoard) }</a>
                    { game::view(state, board, shown.window, shown.is_typing, send, ontyping) }
                </>
            }
        }
    }
}
