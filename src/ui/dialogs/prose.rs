//! Long texts: the rules.

use super::frame::Frame;
use crate::i18n::Label;
use crate::i18n::pages::{RULES, Section};
use crate::store::pictures::PICTURES;
use crate::ui::desk::Desk;
use crate::ui::panels::figure::figure;
use yew::prelude::*;

/// Headings with their paragraphs and pictures.
pub(super) fn sections(desk: &Desk, sections: &'static [Section]) -> Html {
    let section = |section: &'static Section| {
        let pictures = PICTURES.iter().filter(|picture| picture.heading == section.heading);
        let figures = pictures.map(|picture| figure(desk, picture));
        let paragraph = |label: &'static Label| html! { <p>{ desk.word(*label) }</p> };
        html! {
            <>
                <h3>{ desk.word(section.heading) }</h3>
                { for section.paragraphs.iter().map(paragraph) }
                { for figures }
            </>
        }
    };
    sections.iter().map(section).collect()
}

/// The rules of the standard game.
pub(super) fn rules(desk: &Desk) -> Html {
    html! {
        <Frame key="rules" desk={desk.clone()} title={desk.word(Label::RulesTitle)} is_prose=true>
            <div class="prose">{ sections(desk, &RULES) }</div>
        </Frame>
    }
}
