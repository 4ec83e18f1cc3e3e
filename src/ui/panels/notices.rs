//! Notices: said once, in a corner, until dismissed or settled.

use crate::i18n::Label;
use crate::store::msg::{AppMsg, EngineMsg};
use crate::store::state::{Notice, Remedy};
use crate::store::{Msg, State};
use crate::ui::controls::{Button, icon};
use crate::ui::desk::{Desk, said};
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

/// The corner with the notices. They are spoken by the live region, so it is silent itself.
pub fn html(desk: &Desk, notices: Vec<NoticeView>) -> Html {
    let notice = |notice: NoticeView| {
        let dismiss = desk.telling(Msg::App(AppMsg::NoticeDismissed(notice.id)));
        let dismiss =
            Button { icon: Some("close"), ..Button::icon("dismiss", desk.word(Label::Close), dismiss) };
        html! {
            <div class="notice" key={notice.id}>
                { icon(if notice.remedy == Some(Remedy::Update) { "update" } else { "about" }) }
                <p>{ notice.text }</p>
                { notice.remedy.map(|remedy| remedy_button(desk, remedy)).unwrap_or_default() }
                { dismiss.html() }
            </div>
        }
    };
    // A landmark, so that it can be found; an empty one would only be passed by.
    html! { if !notices.is_empty() { <aside class="notices">{ for notices.into_iter().map(notice) }</aside> } }
}

fn remedy_button(desk: &Desk, remedy: Remedy) -> Html {
    let (action, label, msg) = match remedy {
        Remedy::Update => ("update", Label::UpdateAvailableApply, Msg::App(AppMsg::UpdatePressed)),
        Remedy::TakeOver => ("take-over", Label::OtherTabTake, Msg::App(AppMsg::TakeOverPressed)),
        Remedy::Retry => ("retry", Label::Retry, Msg::Engine(EngineMsg::RetryPressed)),
    };
    Button::word(action, desk.word(label), desk.telling(msg)).html()
}
