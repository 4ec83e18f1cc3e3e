//! The name, and what concerns the page rather than the game.

use crate::i18n::{Label, Language};
use crate::store::Msg;
use crate::store::msg::{AppMsg, Dialog};
use crate::ui::context::{telling, use_language, use_send, word};
use crate::ui::controls::{Button, Icon, Kind, ornament};
use crate::ui::dialogs::menu::{Menu, MenuView};
use yew::prelude::*;

/// What the bar shows.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct AppBarProps {
    /// The menu at its button.
    pub menu: MenuView,
}

/// The bar at the top.
#[component]
pub fn AppBar(props: &AppBarProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let home = {
        let send = send.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            send.emit(Msg::App(AppMsg::HomePressed));
        })
    };
    let opening = |icon: &'static str, label: Label, dialog: Dialog| {
        let onclick = telling(&send, Msg::App(AppMsg::DialogOpened(dialog)));
        html! { <Button kind={Kind::Icon} {icon} action={icon} label={word(language, label)} {onclick}/> }
    };
    html! {
        <header class="app-bar">
            <a class="wordmark-link" href="#" aria-label={home_name(language)} data-action="home" onclick={home}>
                { ornament::small_wordmark() }
            </a>
            <nav aria-label={word(language, Label::Menu)}>
                { opening("help", Label::Rules, Dialog::Rules) }
                { opening("settings", Label::Settings, Dialog::Settings) }
                <div class="menu-anchor">
                    { menu_button(language, &send, props.menu.is_open) }
                    <Menu view={props.menu.clone()}/>
                </div>
            </nav>
            { ornament::meander() }
        </header>
    }
}

fn home_name(language: Language) -> String {
    format!("Epaminondas: {}", language.label(Label::Back))
}

fn menu_button(language: Language, send: &Callback<Msg>, is_open: bool) -> Html {
    let msg = if is_open { AppMsg::DialogClosed } else { AppMsg::DialogOpened(Dialog::Menu) };
    let label = word(language, Label::Menu);
    html! {
        <button type="button" class="button is-icon" data-action="menu" aria-label={label.clone()} title={label}
                aria-haspopup="menu" aria-expanded={if is_open { "true" } else { "false" }}
                onclick={telling(send, Msg::App(msg))}>
            <Icon name="menu"/>
        </button>
    }
}
