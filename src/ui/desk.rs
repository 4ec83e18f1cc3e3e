//! What every part of the page is handed: the language, and whom to tell.
//!
//! Most parts are plain functions from a view model to markup. Only what must remember something
//! between two renders, or skip one, is a component: each costs some kilobytes of the page.

use crate::i18n::{Label, Language, Text, say};
use crate::store::Msg;
use yew::prelude::*;

/// The language, and whom to tell what has happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Desk {
    /// The language of the page.
    pub language: Language,
    /// Hears every message.
    pub send: Callback<Msg>,
    /// Notices and live regions that an open dialog has inside itself: all outside of it is out of
    /// reach, for pointers and screen readers alike. Empty elsewhere.
    pub news: Html,
}

impl Desk {
    /// A label as something to show.
    #[must_use]
    pub fn word(&self, label: Label) -> AttrValue {
        word(self.language, label)
    }

    /// A text as something to show.
    #[must_use]
    pub fn said(&self, text: &Text) -> AttrValue {
        said(self.language, text)
    }

    /// A callback that tells `msg` every time, whatever it is called with.
    #[must_use]
    pub fn telling<E: 'static>(&self, msg: Msg) -> Callback<E> {
        let send = self.send.clone();
        Callback::from(move |_: E| send.emit(msg.clone()))
    }
}

/// A text as something to show.
#[must_use]
pub fn said(language: Language, text: &Text) -> AttrValue {
    match text {
        Text::Label(label) => word(language, *label),
        text => AttrValue::from(say(language, text)),
    }
}

/// A label as something to show.
#[must_use]
pub fn word(language: Language, label: Label) -> AttrValue {
    AttrValue::Static(language.label(label))
}
