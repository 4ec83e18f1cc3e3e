//! Questions that want a yes, and the hand-over between two people.

use super::frame::{Frame, Width};
use crate::i18n::{Label, Text};
use crate::rules::Side;
use crate::store::msg::{AppMsg, Dialog};
use crate::store::{Msg, State};
use crate::ui::controls::ornament::badge;
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::{Desk, said, word};
use crate::ui::panels::player;
use yew::prelude::*;

/// A question and its two answers.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct QuestionView {
    title: AttrValue,
    body: Option<AttrValue>,
    /// Whose shield is shown.
    side: Option<Side>,
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
        side: None,
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
            let body = said(language, &Text::LeaveWhat { text: Box::new(player::about(state)) });
            let asked = question(Label::LeaveQuestion, Label::LeaveQuestion, Label::LeaveQuestionLeave, true);
            Some(QuestionView { body: Some(body), ..asked })
        }
        Dialog::PassOver(side) => {
            let title = said(language, &Text::PassOver { side: *side });
            Some(QuestionView { title, body: None, side: Some(*side), yes: None, is_danger: false })
        }
        _ => None,
    }
}

/// The harmless answer has the focus.
pub(super) fn html(desk: &Desk, view: QuestionView) -> Html {
    let closed = || desk.telling(Msg::App(AppMsg::DialogClosed));
    let foot = match view.yes {
        Some(yes) => {
            let cancel = Button::word("cancel", desk.word(Label::Cancel), closed());
            let cancel = Button { autofocus: true, ..cancel };
            let kind = if view.is_danger { Kind::Danger } else { Kind::Primary };
            let confirmed = desk.telling(Msg::App(AppMsg::Confirmed));
            let confirm = Button { kind, ..Button::word("confirm", desk.word(yes), confirmed) };
            html! { <>{ cancel.html() }{ confirm.html() }</> }
        }
        None => {
            let ok = Button::word("confirm", desk.word(Label::Ok), closed());
            Button { kind: Kind::Primary, autofocus: true, ..ok }.html()
        }
    };
    html! {
        <Frame key="question" desk={desk.clone()} title={view.title} width={Width::Narrow} {foot}>
            if let Some(body) = view.body { <p>{ body }</p> }
            if let Some(side) = view.side { <div class="result">{ badge(side) }</div> }
        </Frame>
    }
}
