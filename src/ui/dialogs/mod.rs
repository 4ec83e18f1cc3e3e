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

use super::desk::Desk;
use super::page::Shown;
use crate::store::msg::Dialog;
use yew::prelude::*;

/// The open dialog, if any; the menu stands at its button instead.
pub fn view(shown: &Shown<'_>, desk: &Desk) -> Html {
    let state = shown.state;
    let Some(dialog) = &state.dialog else { return Html::default() };
    match dialog {
        Dialog::Menu => Html::default(),
        Dialog::NewGame => new_game::html(desk, &new_game::view(state)),
        Dialog::Settings => settings::html(desk, &state.settings),
        Dialog::Rules => prose::rules(desk),
        Dialog::Keys => keys::html(desk),
        Dialog::About => about::html(desk, &about::view(shown)),
        Dialog::Share => share::html(desk, &share::view(state, shown.address)),
        Dialog::Import => import::html(desk, import::fault(state)),
        Dialog::Result => result::view(state).map(|view| result::html(desk, &view)).unwrap_or_default(),
        Dialog::Resign | Dialog::Draw | Dialog::Replace(_) | Dialog::PassOver(_) => {
            question::view(state, dialog).map(|view| question::html(desk, view)).unwrap_or_default()
        }
    }
}
