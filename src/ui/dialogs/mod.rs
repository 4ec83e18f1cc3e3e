//! The dialogs: real `<dialog>`s, one at a time. Each file holds a view model, the pure function
//! that computes it from the state, and the component that shows it.

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

use crate::store::State;
use crate::store::msg::Dialog;
use yew::prelude::*;

/// The open dialog of a state; the menu stands at its button instead. `address` is the page's own,
/// without a fragment.
#[must_use]
pub fn view(state: &State, address: &str) -> Html {
    match &state.dialog {
        None | Some(Dialog::Menu) => Html::default(),
        Some(Dialog::NewGame) => html! { <new_game::NewGame key="new-game" view={new_game::view(state)}/> },
        Some(Dialog::Settings) => {
            html! { <settings::SettingsDialog key="settings" view={settings::view(state)}/> }
        }
        Some(Dialog::Rules) => html! { <prose::Rules key="rules"/> },
        Some(Dialog::Keys) => html! { <keys::Keys key="keys"/> },
        Some(Dialog::About) => html! { <about::About key="about" view={about::view(state)}/> },
        Some(Dialog::Share) => html! { <share::Share key="share" view={share::view(state, address)}/> },
        Some(Dialog::Import) => html! { <import::Import key="import"/> },
        Some(Dialog::Result) => {
            result::view(state).map(|view| html! { <result::ResultDialog {view}/> }).unwrap_or_default()
        }
        Some(dialog) => question::view(state, dialog)
            .map(|view| html! { <question::Question {view}/> })
            .unwrap_or_default(),
    }
}
