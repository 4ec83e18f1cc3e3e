//! A field for a move typed as text.

use crate::i18n::Label;
use crate::store::Msg;
use crate::store::msg::PlayMsg;
use crate::ui::controls::Button;
use crate::ui::desk::Desk;
use crate::ui::platform::dom;
use yew::prelude::*;

/// The field, for whoever gives it the focus.
pub const FIELD: &str = "#typed-move";

/// The field; `ontyping` hears `false` when a move was sent or the field put away.
pub fn html(desk: &Desk, ontyping: &Callback<bool>) -> Html {
    let play = {
        let (send, ontyping) = (desk.send.clone(), ontyping.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            send.emit(Msg::Play(PlayMsg::MoveTyped(dom::text_in(FIELD))));
            ontyping.emit(false);
        })
    };
    let escape = {
        let ontyping = ontyping.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                ontyping.emit(false);
            }
        })
    };
    let close = ontyping.reform(|_: MouseEvent| false);
    let close = Button { icon: Some("close"), ..Button::icon("stop-typing", desk.word(Label::Close), close) };
    html! {
        <form class="sentence-actions" onsubmit={play} onkeydown={escape}>
            <input class="field" id="typed-move" type="text" dir="ltr" autocomplete="off" autocapitalize="none"
                   spellcheck="false" enterkeyhint="go" aria-label={desk.word(Label::TypedMove)}
                   placeholder={desk.word(Label::TypedMoveHint)}/>
            <button type="submit" class="button is-primary" data-action="play-typed">
                { desk.word(Label::TypedMovePlay) }
            </button>
            { close.html() }
        </form>
    }
}
