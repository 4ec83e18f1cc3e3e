//! Questions that want a yes, and the hand-over between two people.

use super::frame::{Frame, Width};
use crate::i18n::{Label, Text};
use crate::rules::Side;
use crate::store::msg::{AppMsg, Dialog};
use crate::store::{Msg, State};
use crate::ui::context::{said, telling, use_language, use_send, word};
use crate::ui::controls::{Button, Kind};
use yew::prelude::*;

/// A question and its two answers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct QuestionView {
    title: AttrValue,
    body: Option<AttrValue>,
    /// The answer that does something; `None` when there is nothing to answer.
    yes: Option<Label>,
    is_danger: bool,
}

/// The question of `dialog`, if it is one.
pub(super) fn view(state: &State, dialog: &Dialog) -> Option<QuestionView> {
    let language = state.language;
    let question = |title, body, yes, is_danger| QuestionView {
        title: word(language, title),
        body: Some(word(language, body)),
        yes: Some(yes),
        is_danger,
    };
    match dialog {
        Dialog::Resign => {
            let side = state.play.person().unwrap_or_else(|| state.play.game.position().turn());
            let body = match side {
                Side::White => Label::ResignQuestionWhite,
                Side::Black => Label::ResignQuestionBlack,
            };
            Some(question(Label::ResignQuestion, body, Label::Resign, true))
        }
        Dialog::Draw => {
            Some(question(Label::DrawQuestion, Label::DrawQuestionHint, Label::DrawQuestionAgree, false))
        }
        Dialog::Replace(_) => {
            Some(question(Label::LeaveQuestion, Label::LeaveQuestionHint, Label::Start, true))
        }
        Dialog::PassOver(side) => {
            let title = said(language, &Text::PassOver { side: *side });
            Some(QuestionView { title, body: None, yes: None, is_danger: false })
        }
        _ => None,
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct QuestionProps {
    pub(super) view: QuestionView,
}

/// The harmless answer has the focus.
#[component]
pub(super) fn Question(props: &QuestionProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let view = &props.view;
    let closed = telling(&send, Msg::App(AppMsg::DialogClosed));
    let foot = match view.yes {
        Some(yes) => html! {
            <>
                <Button action="cancel" label={word(language, Label::Cancel)} autofocus=true onclick={closed}/>
                <Button action="confirm" label={word(language, yes)}
                        kind={if view.is_danger { Kind::Danger } else { Kind::Primary }}
                        onclick={telling(&send, Msg::App(AppMsg::Confirmed))}/>
            </>
        },
        None => html! {
            <Button kind={Kind::Primary} action="confirm" label={word(language, Label::Ok)} autofocus=true onclick={closed}/>
        },
    };
    html! {
        <Frame title={view.title.clone()} width={Width::Narrow} {foot}>
            if let Some(body) = &view.body { <p>{ body.clone() }</p> }
        </Frame>
    }
}
