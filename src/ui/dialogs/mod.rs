//! The dialogs: real `<dialog>`s, one at a time. Each file holds a view model, the pure function
//! that computes it from the state, and the function that shows it.

mod about;
mod custom;
mod frame;
mod import;
mod keys;
pub mod menu;
mod new_game;
mod prose;
mod question;
mod result;
mod settings;
mod share;
mod time;

use super::desk::Desk;
use super::page::Shown;
use super::panels::{live, notices};
use crate::store::State;
use crate::store::msg::Dialog;
use yew::prelude::*;

/// Is a dialog open that keeps everything else out of reach?
#[must_use]
pub fn is_modal(state: &State) -> bool {
    !matches!(state.dialog, None | Some(Dialog::Menu))
}

/// What is said and shown of the page's affairs while a dialog is open.
fn news(state: &State, desk: &Desk) -> Html {
    let mut notices = notices::view(state);
    // The import dialog says at its field what was wrong with the text.
    notices.retain(|notice| state.dialog != Some(Dialog::Import) || notice.remedy.is_some());
    html! {
        <>
            { live::html(desk.language, "dialog-moves", "polite", &state.live.moves) }
            { live::html(desk.language, "dialog-alerts", "assertive", &state.live.alerts) }
            { notices::html(desk, notices) }
        </>
    }
}

/// The open dialog, if any; the menu stands at its button instead.
pub fn view(shown: &Shown<'_>, desk: &Desk) -> Html {
    let state = shown.state;
    let Some(dialog) = &state.dialog else { return Html::default() };
    let desk = &Desk { news: news(state, desk), ..desk.clone() };
    match dialog {
        Dialog::Menu => Html::default(),
        Dialog::NewGame => new_game::html(desk, &new_game::view(state)),
        Dialog::Settings => settings::html(desk, &state.settings),
        Dialog::Rules => prose::rules(desk),
        Dialog::Keys(stage) => keys::html(desk, &state.settings, *stage),
        Dialog::About => about::html(desk, &about::view(shown)),
        Dialog::Share => share::html(desk, &share::view(state, shown.address)),
        Dialog::Import => import::html(desk, import::fault(state)),
        Dialog::Result => result::view(state).map(|view| result::html(desk, &view)).unwrap_or_default(),
        Dialog::Resign | Dialog::Draw | Dialog::Replace(_) | Dialog::PassOver(_) => {
            question::view(state, dialog).map(|view| question::html(desk, view)).unwrap_or_default()
        }
    }
}
