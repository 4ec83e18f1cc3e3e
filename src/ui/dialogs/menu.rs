//! The small menu at its button.

use crate::i18n::Label;
use crate::store::msg::{AppMsg, Dialog};
use crate::store::{Msg, State};
use crate::ui::context::{use_language, use_send, word};
use crate::ui::controls::{Button, Kind};
use crate::ui::platform::dom;
use yew::prelude::*;

/// The menu's button, to which the focus returns.
const BUTTON: &str = "[data-action='menu']";

/// What the menu offers beyond the usual.
#[derive(Clone, Debug, PartialEq)]
pub struct MenuView {
    /// Is it open?
    pub is_open: bool,
    /// Can the browser install the page?
    pub can_install: bool,
}

/// The menu of a state.
#[must_use]
pub fn view(state: &State) -> MenuView {
    MenuView { is_open: state.dialog == Some(Dialog::Menu), can_install: state.page.can_install }
}

/// The menu's view.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct MenuProps {
    /// What it offers.
    pub view: MenuView,
}

/// One line: icon, label, the name scripts know it by, and what it tells.
type Line = (&'static str, Label, &'static str, AppMsg);

fn lines(view: &MenuView) -> Vec<Line> {
    let opening = AppMsg::DialogOpened;
    let mut lines = vec![
        ("new-game", Label::NewGame, "new-game", opening(Dialog::NewGame)),
        ("share", Label::Share, "share", opening(Dialog::Share)),
        ("export", Label::Export, "export", AppMsg::ExportPressed),
        ("import", Label::Import, "import", opening(Dialog::Import)),
        ("keyboard", Label::Keyboard, "keys", opening(Dialog::Keys)),
        ("about", Label::About, "about", opening(Dialog::About)),
    ];
    if view.can_install {
        lines.push(("install", Label::Install, "install", AppMsg::InstallPressed));
    }
    lines
}

/// The menu, hidden while it is closed, so that scripts find its lines at any time. It has the focus
/// while it is open; arrows walk, Escape and a press elsewhere close it.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let menu = use_node_ref();
    {
        let menu = menu.clone();
        use_effect_with(props.view.is_open, move |is_open| {
            if *is_open {
                dom::focus_within(&menu, ".menu-item");
            }
        });
    }
    let closed = Msg::App(AppMsg::DialogClosed);
    let keys = {
        let (menu, send, closed) = (menu.clone(), send.clone(), closed.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                dom::focus_first(BUTTON);
                send.emit(closed.clone());
            } else {
                dom::rove(&event, &menu, ".menu-item");
            }
        })
    };
    let left = {
        let (menu, send) = (menu.clone(), send.clone());
        Callback::from(move |event: FocusEvent| {
            if dom::leaves_neighbourhood(&event, &menu) {
                send.emit(closed.clone());
            }
        })
    };
    let line = |(icon, label, action, msg): Line| {
        let send = send.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            // What opens next gives the focus back to the button, since this line is gone then.
            dom::focus_first(BUTTON);
            send.emit(Msg::App(AppMsg::DialogClosed));
            send.emit(Msg::App(msg.clone()));
        });
        html! {
            <Button key={action} kind={Kind::Menu} {icon} {action} tabindex="-1" label={word(language, label)} {onclick}/>
        }
    };
    html! {
        <div class="menu" role="menu" hidden={!props.view.is_open} aria-label={word(language, Label::Menu)} ref={menu} onkeydown={keys} onfocusout={left}>
            { for lines(&props.view).into_iter().map(line) }
        </div>
    }
}
