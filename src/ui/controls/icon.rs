//! An icon of the sprite in `icons.svg`.

use yew::prelude::*;

/// Icons that point along the line of reading, and turn with it.
const DIRECTED: [&str; 7] = ["next", "previous", "first", "last", "undo", "redo", "resign"];

/// The icon of this name, without `icon-`: a drawn sign that says nothing by itself, since a word
/// stands beside it or names its button.
pub fn icon(name: &'static str) -> Html {
    let is_directed = DIRECTED.contains(&name);
    html! {
        <svg class={classes!("icon", is_directed.then_some("is-directed"))} viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("#icon-{name}")}/>
        </svg>
    }
}
