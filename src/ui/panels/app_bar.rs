//! The name, and what concerns the page rather than the game.

use crate::i18n::Label;
use crate::store::Msg;
use crate::store::msg::{AppMsg, Dialog};
use crate::ui::controls::{Button, icon, ornament};
use crate::ui::desk::Desk;
use crate::ui::dialogs::menu::{self, MenuView};
use crate::ui::platform::dom;
use yew::prelude::*;

/// The bar at the top, with the menu at its button.
pub fn html(desk: &Desk, menu: &MenuView) -> Html {
    let home = desk.send.reform(|event: MouseEvent| {
        event.prevent_default();
        Msg::App(AppMsg::HomePressed)
    });
    let opening = |action: &'static str, label: Label, dialog: Dialog| {
        let onclick = desk.telling(Msg::App(AppMsg::DialogOpened(dialog)));
        Button::icon(action, desk.word(label), onclick).html()
    };
    html! {
        <header class="app-bar">
            <a class="wordmark-link" href="#" data-action="home" onclick={home}
               aria-label={format!("Epaminondas: {}", desk.word(Label::Back))}>
                { ornament::small_wordmark() }
            </a>
            <nav aria-label={desk.word(Label::Menu)}>
                { opening("help", Label::Rules, Dialog::Rules) }
                { opening("settings", Label::Settings, Dialog::Settings) }
                <div class="menu-anchor">
                    { menu_button(desk, menu.is_open) }
                    { menu::html(desk, menu) }
                </div>
            </nav>
            { ornament::meander() }
        </header>
    }
}

fn menu_button(desk: &Desk, is_open: bool) -> Html {
    let onclick = desk.send.reform(move |_: MouseEvent| {
        if is_open {
            return Msg::App(AppMsg::DialogClosed);
        }
        dom::focus_soon(menu::FIRST);
        Msg::App(AppMsg::DialogOpened(Dialog::Menu))
    });
    let label = desk.word(Label::Menu);
    html! {
        <button type="button" class="button is-icon" data-action="menu" aria-label={label.clone()} title={label}
                aria-haspopup="menu" aria-expanded={if is_open { "true" } else { "false" }} {onclick}>
            { icon("menu") }
        </button>
    }
}
