//! On or off.

use crate::ui::platform::dom;
use yew::prelude::*;

/// A switch with its name and a line under it; `onset` hears whether it is on now.
pub fn switch(
    id: &'static str,
    label: AttrValue,
    note: Option<AttrValue>,
    is_on: bool,
    onset: Callback<bool>,
) -> Html {
    let onchange = onset.reform(|event: Event| dom::is_checked(&event));
    html! {
        <label class="check">
            <span>{ label }</span>
            if let Some(note) = note { <span class="field-note">{ note }</span> }
            <input type="checkbox" role="switch" {id} checked={is_on} {onchange}/>
        </label>
    }
}
