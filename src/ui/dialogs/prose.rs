//! Long texts: the rules.

use super::frame::Frame;
use crate::i18n::pages::{RULES, Section};
use crate::i18n::{Label, Language};
use crate::ui::context::{use_language, word};
use yew::prelude::*;

/// Headings with their paragraphs.
pub(super) fn sections(language: Language, sections: &'static [Section]) -> Html {
    let section = |section: &'static Section| {
        let paragraph = |label: &'static Label| html! { <p>{ word(language, *label) }</p> };
        html! {
            <>
                <h3>{ word(language, section.heading) }</h3>
                { for section.paragraphs.iter().map(paragraph) }
            </>
        }
    };
    sections.iter().map(section).collect()
}

/// The rules of the standard game.
#[component]
pub(super) fn Rules() -> Html {
    let language = use_language();
    html! {
        <Frame title={word(language, Label::RulesTitle)} is_prose=true>
            <div class="prose">{ sections(language, &RULES) }</div>
        </Frame>
    }
}
