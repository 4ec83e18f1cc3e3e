//! A field for a move typed as text.

use crate::i18n::Label;
use crate::store::Msg;
use crate::store::msg::PlayMsg;
use crate::ui::context::{use_language, use_send, word};
use crate::ui::controls::{Button, Kind};
use crate::ui::platform::dom;
use yew::prelude::*;

/// Whom the field tells that it is done.
#[derive(Clone, PartialEq, Properties)]
pub struct TypedMoveProps {
    /// It was sent or put away.
    pub onclose: Callback<()>,
}

/// The field; it has the focus as long as it is open.
#[component]
pub fn TypedMove(props: &TypedMoveProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with((), move |()| dom::focus(&field));
    }
    let play = {
        let (field, onclose) = (field.clone(), props.onclose.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            send.emit(Msg::Play(PlayMsg::MoveTyped(dom::text_of(&field))));
            onclose.emit(());
        })
    };
    let escape = {
        let onclose = props.onclose.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                onclose.emit(());
            }
        })
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    html! {
        <form class="sentence-actions" onsubmit={play} onkeydown={escape}>
            <input ref={field} class="field" type="text" name="move" dir="ltr" autocomplete="off" autocapitalize="none"
                   spellcheck="false" enterkeyhint="go" aria-label={word(language, Label::TypedMove)}
                   placeholder={word(language, Label::TypedMoveHint)}/>
            <button type="submit" class="button is-primary" data-action="play-typed">
                { word(language, Label::TypedMovePlay) }
            </button>
            <Button kind={Kind::Icon} icon="close" label={word(language, Label::Close)} onclick={close}/>
        </form>
    }
}
