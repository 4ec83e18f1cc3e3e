//! What the board means, in words: preview, refusal, question or standing.

use super::typed_move;
use crate::i18n::{Label, Text};
use crate::store::board::input::BoardMsg;
use crate::store::board::{Because, Interaction};
use crate::store::{Msg, State, sentences};
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::{Desk, said};
use yew::prelude::*;

/// A thinking bar is full after so many milliseconds.
const FULL_MS: u32 = 10_000;

/// How a sentence is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It tells.
    Plain,
    /// It refuses.
    Refusal,
    /// It warns.
    Warning,
}

/// What stands beside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct SentenceView {
    /// What kind of sentence it is.
    pub heading: Label,
    /// The sentence.
    pub main: AttrValue,
    /// Smaller lines.
    pub more: Vec<AttrValue>,
    /// How it is meant.
    pub tone: Tone,
    /// Does a move wait for a second press?
    pub is_pending: bool,
    /// How far the computer is with its move, in per cent.
    pub thinking: Option<u32>,
}

/// The sentence of a state.
#[must_use]
pub fn view(state: &State) -> SentenceView {
    let (main, more) = sentences::beside_board(state);
    let interaction = &state.board.interaction;
    let heading = if interaction.preview().is_some() { Label::PreviewTitle } else { Label::Status };
    SentenceView {
        heading,
        tone: tone(state, &main),
        main: said(state.language, &main),
        more: more.iter().map(|text| said(state.language, text)).collect(),
        is_pending: matches!(interaction, Interaction::Pending { .. }),
        thinking: state.engine.request.as_ref().map(|_| {
            let elapsed_ms = state.engine.progress.as_ref().map_or(0, |progress| progress.elapsed_ms);
            (elapsed_ms.min(FULL_MS) * 100) / FULL_MS
        }),
    }
}

fn tone(state: &State, main: &Text) -> Tone {
    if matches!(state.board.interaction, Interaction::Pending { because: Because::Loses, .. }) {
        return Tone::Warning;
    }
    match main {
        Text::Refused { .. }
        | Text::NoMoveFrom { .. }
        | Text::NothingHere { .. }
        | Text::MoveWrong { .. } => Tone::Refusal,
        _ => Tone::Plain,
    }
}

/// The place of constant height beside the board. With `typing`, whoever opens and closes the field
/// for a typed move, that field is shown.
pub fn html(desk: &Desk, view: &SentenceView, typing: Option<&Callback<bool>>) -> Html {
    let class = match view.tone {
        Tone::Plain => classes!("sentence"),
        Tone::Refusal => classes!("sentence", "is-refusal"),
        Tone::Warning => classes!("sentence", "is-warning"),
    };
    let class = classes!(class, typing.map(|_| "is-typing"), view.is_pending.then_some("is-pending"));
    let line = |text: &AttrValue| html! { <p class="sentence-more">{ text.clone() }</p> };
    let telling = |msg| desk.telling(Msg::Board(msg));
    let confirm = Button::word("confirm", desk.word(Label::Confirm), telling(BoardMsg::ConfirmPressed));
    let confirm = Button { kind: Kind::Primary, ..confirm };
    let cancel = Button::word("cancel", desk.word(Label::Cancel), telling(BoardMsg::Cancelled));
    html! {
        <section {class} aria-label={desk.word(Label::Status)}>
            <div class="eyebrow">{ desk.word(if typing.is_some() { Label::TypedMove } else { view.heading }) }</div>
            { typing.map(|ontyping| typed_move::html(desk, ontyping)).unwrap_or_default() }
            <p class="sentence-main">{ view.main.clone() }</p>
            { for view.more.iter().map(line) }
            if view.is_pending {
                <div class="sentence-actions">
                    { confirm.html() }
                    { cancel.html() }
                </div>
            }
            if let Some(share) = view.thinking {
                <progress class="thinking" max="100" value={share.to_string()} aria-label={desk.word(Label::Thinking)}/>
            }
        </section>
    }
}
