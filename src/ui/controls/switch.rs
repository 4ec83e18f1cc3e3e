//! On or off.

use crate::ui::platform::dom;
use yew::prelude::*;

/// What is on or off.
#[derive(Clone, PartialEq, Properties)]
pub struct SwitchProps {
    /// Its name.
    pub label: AttrValue,
    /// One line of explanation.
    #[prop_or_default]
    pub note: Option<AttrValue>,
    /// Is it on?
    pub is_on: bool,
    /// Whether it is on now.
    pub onset: Callback<bool>,
}

/// A switch with its name and a line under it.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let onset = props.onset.clone();
    let onchange = Callback::from(move |event: Event| onset.emit(dom::is_checked(&event)));
    html! {
        <label class="check">
            <span>{ props.label.clone() }</span>
            if let Some(note) = &props.note { <span class="field-note">{ note.clone() }</span> }
            <input type="checkbox" role="switch" checked={props.is_on} {onchange}/>
        </label>
    }
}
