//! How the game ended, and what next.

use super::frame::{Frame, Width};
use crate::i18n::{Label, Text, words};
use crate::rules::Side;
use crate::store::msg::{AppMsg, Dialog, PlayMsg};
use crate::store::{Msg, State};
use crate::ui::context::{said, telling, use_language, use_send, word};
use crate::ui::controls::{Button, Kind, ornament::badge};
use yew::prelude::*;

/// A result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ResultView {
    winner: Option<Side>,
    headline: AttrValue,
    cause: AttrValue,
}

/// The result of a state, once there is one.
pub(super) fn view(state: &State) -> Option<ResultView> {
    let outcome = state.outcome()?;
    let headline: Text = match (outcome.winner, state.play.person()) {
        (None, _) => Label::ResultDraw.into(),
        (Some(winner), Some(person)) if winner == person => Label::ResultYouWin.into(),
        (Some(_), Some(_)) => Label::ResultYouLose.into(),
        (Some(side), None) => Text::ResultWin { side },
    };
    Some(ResultView {
        winner: outcome.winner,
        headline: said(state.language, &headline),
        cause: said(state.language, &words::cause(outcome)),
    })
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ResultProps {
    pub(super) view: ResultView,
}

/// The sentence is the headline.
#[component]
pub(super) fn ResultDialog(props: &ResultProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let view = &props.view;
    let review = {
        let send = send.clone();
        Callback::from(move |_: MouseEvent| {
            send.emit(Msg::App(AppMsg::DialogClosed));
            send.emit(Msg::Play(PlayMsg::FirstPressed));
        })
    };
    let foot = html! {
        <>
            <Button is_start=true action="review" label={word(language, Label::Review)} onclick={review}/>
            <Button action="new-game" label={word(language, Label::NewGame)}
                    onclick={telling(&send, Msg::App(AppMsg::DialogOpened(Dialog::NewGame)))}/>
            <Button kind={Kind::Primary} action="rematch" label={word(language, Label::Rematch)} autofocus=true
                    onclick={telling(&send, Msg::Play(PlayMsg::RematchPressed))}/>
        </>
    };
    html! {
        <Frame title={view.headline.clone()} width={Width::Narrow} {foot}>
            <div class="result" data-winner={view.winner.map(|side| side.to_string())}>
                { for view.winner.map(badge) }
                if view.winner.is_none() { { for Side::BOTH.into_iter().map(badge) } }
                <p>{ view.cause.clone() }</p>
            </div>
        </Frame>
    }
}
