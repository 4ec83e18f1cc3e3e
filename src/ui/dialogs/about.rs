//! The general, the game, and this program.

use super::frame::Frame;
use super::prose::sections;
use crate::i18n::pages::ABOUT;
use crate::i18n::{Label, Text};
use crate::store::Msg;
use crate::store::msg::AppMsg;
use crate::ui::controls::Button;
use crate::ui::desk::Desk;
use crate::ui::page::Shown;
use yew::prelude::*;

/// What the About dialog shows of the page's surroundings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct AboutView {
    build: String,
    is_offline_ready: bool,
    can_install: bool,
}

pub(super) fn view(shown: &Shown<'_>) -> AboutView {
    let page = &shown.state.page;
    AboutView {
        build: shown.build.to_owned(),
        is_offline_ready: page.is_offline_ready,
        can_install: page.can_install,
    }
}

/// About Epaminondas.
pub(super) fn html(desk: &Desk, view: &AboutView) -> Html {
    let install = desk.telling(Msg::App(AppMsg::InstallPressed));
    let install =
        Button { icon: Some("install"), ..Button::word("install", desk.word(Label::Install), install) };
    let foot = view.can_install.then(|| install.html());
    html! {
        <Frame key="about" desk={desk.clone()} title={desk.word(Label::AboutTitle)} is_prose=true {foot}>
            <div class="prose">
                { sections(desk, &ABOUT) }
                if !view.build.is_empty() {
                    <p class="quiet">{ desk.said(&Text::AboutVersion { name: view.build.clone() }) }</p>
                }
                if view.is_offline_ready { <p class="quiet">{ desk.word(Label::OfflineReady) }</p> }
            </div>
        </Frame>
    }
}
