//! How the game ended, and what next.

use super::frame::{Frame, Width};
use crate::i18n::{Label, Text, words};
use crate::rules::Side;
use crate::store::msg::{AppMsg, Dialog, PlayMsg};
use crate::store::{Msg, State};
use crate::ui::controls::ornament::badge;
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::{Desk, said};
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

/// The sentence is the headline.
pub(super) fn html(desk: &Desk, view: &ResultView) -> Html {
    html! {
        <Frame key="result" desk={desk.clone()} title={view.headline.clone()} width={Width::Narrow} foot={foot(desk)}>
            <div class="result" data-winner={view.winner.map(|side| side.to_string())}>
                { view.winner.map(badge).unwrap_or_default() }
                if view.winner.is_none() { { for Side::BOTH.into_iter().map(badge) } }
                <p>{ view.cause.clone() }</p>
            </div>
        </Frame>
    }
}

fn foot(desk: &Desk) -> Html {
    let send = desk.send.clone();
    let review = Callback::from(move |_: MouseEvent| {
        send.emit(Msg::App(AppMsg::DialogClosed));
        send.emit(Msg::Play(PlayMsg::FirstPressed));
    });
    let review = Button { is_start: true, ..Button::word("review", desk.word(Label::Review), review) };
    let new_game = desk.telling(Msg::App(AppMsg::DialogOpened(Dialog::NewGame)));
    let new_game = Button::word("new-game", desk.word(Label::NewGame), new_game);
    let rematch = desk.telling(Msg::Play(PlayMsg::RematchPressed));
    let rematch = Button::word("rematch", desk.word(Label::Rematch), rematch);
    let rematch = Button { kind: Kind::Primary, autofocus: true, ..rematch };
    html! { <>{ review.html() }{ new_game.html() }{ rematch.html() }</> }
}
