//! The general, the game, and this program.

use super::frame::Frame;
use super::prose::sections;
use crate::i18n::pages::ABOUT;
use crate::i18n::{Label, Text};
use crate::store::Msg;
use crate::store::State;
use crate::store::msg::AppMsg;
use crate::ui::context::{said, telling, use_language, use_send, word};
use crate::ui::controls::Button;
use crate::ui::platform::dom;
use yew::prelude::*;

/// What the About dialog shows of the page's surroundings.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct AboutView {
    is_offline_ready: bool,
    can_install: bool,
}

pub(super) fn view(state: &State) -> AboutView {
    AboutView { is_offline_ready: state.page.is_offline_ready, can_install: state.page.can_install }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct AboutProps {
    pub(super) view: AboutView,
}

/// About Epaminondas.
#[component]
pub(super) fn About(props: &AboutProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let version = use_state(String::new);
    {
        let version = version.clone();
        use_effect_with((), move |()| version.set(dom::meta("version").unwrap_or_default()));
    }
    let install = telling(&send, Msg::App(AppMsg::InstallPressed));
    let foot = props.view.can_install.then(|| {
        html! { <Button icon="install" action="install" label={word(language, Label::Install)} onclick={install}/> }
    });
    html! {
        <Frame title={word(language, Label::AboutTitle)} is_prose=true {foot}>
            <div class="prose">
                { sections(language, &ABOUT) }
                if !version.is_empty() {
                    <p class="quiet">{ said(language, &Text::AboutVersion { name: (*version).clone() }) }</p>
                }
                if props.view.is_offline_ready { <p class="quiet">{ word(language, Label::OfflineReady) }</p> }
            </div>
        </Frame>
    }
}
