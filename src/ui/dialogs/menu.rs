//! The small menu at its button.

use crate::i18n::Label;
use crate::store::msg::{AppMsg, Dialog};
use crate::store::settings::keys::KeyStage;
use crate::store::{Msg, State};
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::Desk;
use crate::ui::platform::dom;
use yew::prelude::*;

/// The menu's button, to which the focus returns.
const BUTTON: &str = "[data-action='menu']";
/// The first line of the menu, once it is open.
pub const FIRST: &str = ".menu:not([hidden]) > .menu-item";

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

/// One line: icon, label, the name scripts know it by, and what it tells.
type Line = (&'static str, Label, &'static str, AppMsg);

fn lines(view: &MenuView) -> Vec<Line> {
    let opening = AppMsg::DialogOpened;
    let mut lines = vec![
        ("new-game", Label::NewGame, "new-game", opening(Dialog::NewGame)),
        ("share", Label::Share, "share", opening(Dialog::Share)),
        ("export", Label::Export, "export", AppMsg::ExportPressed),
        ("import", Label::Import, "import", opening(Dialog::Import)),
        ("keyboard", Label::Keyboard, "keys", opening(Dialog::Keys(KeyStage::Idle))),
        ("about", Label::About, "about", opening(Dialog::About)),
    ];
    if view.can_install {
        lines.push(("install", Label::Install, "install", AppMsg::InstallPressed));
    }
    lines
}

/// The menu, hidden while it is closed, so that scripts find its lines at any time. Whoever opens it
/// gives the focus to its [`FIRST`] line; arrows walk, Escape and a press elsewhere close it.
pub fn html(desk: &Desk, view: &MenuView) -> Html {
    let closed = Msg::App(AppMsg::DialogClosed);
    let keys = {
        let (send, closed) = (desk.send.clone(), closed.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                dom::focus_first(BUTTON);
                send.emit(closed.clone());
            } else {
                dom::rove(&event, ".menu", ".menu-item");
            }
        })
    };
    let left = {
        let send = desk.send.clone();
        Callback::from(move |event: FocusEvent| {
            if dom::leaves(&event, ".menu-anchor") {
                send.emit(closed.clone());
            }
        })
    };
    html! {
        <div class="menu" role="menu" hidden={!view.is_open} aria-label={desk.word(Label::Menu)} onkeydown={keys} onfocusout={left}>
            { for lines(view).into_iter().map(|line| line_html(desk, line)) }
        </div>
    }
}

fn line_html(desk: &Desk, (icon, label, action, msg): Line) -> Html {
    let send = desk.send.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        // What opens next gives the focus back to the button, since this line is hidden then.
        dom::focus_first(BUTTON);
        send.emit(Msg::App(AppMsg::DialogClosed));
        send.emit(Msg::App(msg.clone()));
    });
    let button = Button::word(action, desk.word(label), onclick);
    Button { kind: Kind::Menu, icon: Some(icon), tabindex: Some("-1"), ..button }.html()
}
