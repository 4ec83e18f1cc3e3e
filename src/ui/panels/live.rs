//! What a screen reader hears.

use crate::i18n::Language;
use crate::store::live::Spoken;
use crate::ui::context::said;
use yew::prelude::*;

/// What a region says.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct LiveRegionProps {
    /// Its name in `data-live`.
    pub name: &'static str,
    /// `polite` or `assertive`.
    pub manner: &'static str,
    /// The texts, already in the language.
    pub words: AttrValue,
    /// Grows with every text.
    pub serial: u32,
}

/// The texts of a region, joined.
#[must_use]
pub fn words(language: Language, spoken: &Spoken) -> AttrValue {
    let texts: Vec<AttrValue> = spoken.texts.iter().map(|text| said(language, text)).collect();
    AttrValue::from(texts.join(" "))
}

/// A live region. Its two nodes take turns, so that a repeated text is a change and is heard again.
#[component]
pub fn LiveRegion(props: &LiveRegionProps) -> Html {
    let part = |turn: u32| {
        let words = (props.serial % 2 == turn).then(|| props.words.clone());
        html! { <div>{ words }</div> }
    };
    html! {
        <div class="visually-hidden" data-live={props.name} aria-live={props.manner}>
            { part(0) }
            { part(1) }
        </div>
    }
}
