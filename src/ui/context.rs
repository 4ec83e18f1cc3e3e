//! The only two contexts: the language, and whom to tell.

use crate::i18n::{Label, Language, Text, say};
use crate::store::Msg;
use yew::prelude::*;

/// The language of the page.
///
/// English where no page provides one, as in a test of a single component.
#[hook]
pub fn use_language() -> Language {
    use_context::<Language>().unwrap_or_default()
}

/// Whom to tell what has happened.
#[hook]
pub fn use_send() -> Callback<Msg> {
    use_context::<Callback<Msg>>().unwrap_or_else(Callback::noop)
}

/// A callback that tells `msg` every time, whatever it is called with.
pub fn telling<E: 'static>(send: &Callback<Msg>, msg: Msg) -> Callback<E> {
    let send = send.clone();
    Callback::from(move |_: E| send.emit(msg.clone()))
}

/// A text as something to show.
#[must_use]
pub fn said(language: Language, text: &Text) -> AttrValue {
    match text {
        Text::Label(label) => AttrValue::Static(language.label(*label)),
        text => AttrValue::from(say(language, text)),
    }
}

/// A label as something to show.
#[must_use]
pub fn word(language: Language, label: Label) -> AttrValue {
    AttrValue::Static(language.label(label))
}
