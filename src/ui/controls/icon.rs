//! An icon of the sprite in `icons.svg`.

use yew::prelude::*;

/// Icons that point along the line of reading, and turn with it.
const DIRECTED: [&str; 7] = ["next", "previous", "first", "last", "undo", "redo", "resign"];

/// Which icon.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct IconProps {
    /// Its name in the sprite, without `icon-`.
    pub name: &'static str,
}

/// A drawn sign that says nothing by itself: a word stands beside it, or names its button.
#[component]
pub fn Icon(props: &IconProps) -> Html {
    let is_directed = DIRECTED.contains(&props.name);
    html! {
        <svg class={classes!("icon", is_directed.then_some("is-directed"))} viewBox="0 0 24 24" aria-hidden="true">
            <use href={format!("#icon-{}", props.name)}/>
        </svg>
    }
}
