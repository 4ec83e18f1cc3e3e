//! Notices: said once, in a corner, until dismissed or settled.

use crate::i18n::{Label, Language};
use crate::store::msg::{AppMsg, EngineMsg};
use crate::store::state::{Notice, Remedy};
use crate::store::{Msg, State};
use crate::ui::context::{said, telling, use_language, use_send, word};
use crate::ui::controls::{Button, Icon, Kind};
use yew::prelude::*;

/// What a notice shows.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeView {
    /// Names it.
    pub id: u32,
    /// What it says.
    pub text: AttrValue,
    /// What can be done about it.
    pub remedy: Option<Remedy>,
}

/// The notices of a state.
#[must_use]
pub fn view(state: &State) -> Vec<NoticeView> {
    let view = |notice: &Notice| NoticeView {
        id: notice.id,
        text: said(state.language, &notice.text),
        remedy: notice.remedy,
    };
    state.notices.iter().map(view).collect()
}

/// The notices' view.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct NoticesProps {
    /// Oldest first.
    pub notices: Vec<NoticeView>,
}

/// The corner with the notices. They are spoken by the live region, so it is silent itself.
#[component]
pub fn Notices(props: &NoticesProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let notice = |notice: &NoticeView| {
        let dismiss = telling(&send, Msg::App(AppMsg::NoticeDismissed(notice.id)));
        html! {
            <div class="notice" key={notice.id}>
                <Icon name={if notice.remedy == Some(Remedy::Update) { "update" } else { "about" }}/>
                <p>{ notice.text.clone() }</p>
                { for notice.remedy.map(|remedy| remedy_button(language, &send, remedy)) }
                <Button kind={Kind::Icon} icon="close" action="dismiss" label={word(language, Label::Close)} onclick={dismiss}/>
            </div>
        }
    };
    html! { <div class="notices">{ for props.notices.iter().map(notice) }</div> }
}

fn remedy_button(language: Language, send: &Callback<Msg>, remedy: Remedy) -> Html {
    let (action, label, msg) = match remedy {
        Remedy::Update => ("update", Label::UpdateAvailableApply, Msg::App(AppMsg::UpdatePressed)),
        Remedy::Retry => ("retry", Label::Retry, Msg::Engine(EngineMsg::RetryPressed)),
    };
    html! { <Button {action} label={word(language, label)} onclick={telling(send, msg)}/> }
}
