//! What a screen reader hears.

use crate::i18n::Language;
use crate::store::live::Spoken;
use crate::ui::desk::said;
use yew::prelude::*;

/// A live region: its name in `data-live`, and `polite` or `assertive`. Its two nodes take turns, so
/// that a repeated text is a change and is heard again.
pub fn html(language: Language, name: &'static str, manner: &'static str, spoken: &Spoken) -> Html {
    let part = |turn: u32| {
        let words = (spoken.serial % 2 == turn).then(|| words(language, spoken));
        html! { <div>{ words }</div> }
    };
    html! {
        <div class="visually-hidden" data-live={name} aria-live={manner}>
            { part(0) }
            { part(1) }
        </div>
    }
}

/// The texts of a region, joined.
fn words(language: Language, spoken: &Spoken) -> AttrValue {
    let texts: Vec<AttrValue> = spoken.texts.iter().map(|text| said(language, text)).collect();
    AttrValue::from(texts.join(" "))
}
