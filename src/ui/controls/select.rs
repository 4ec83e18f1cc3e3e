//! One of many, in a list that opens.

use super::icon::Icon;
use crate::ui::platform::dom;
use yew::prelude::*;

/// What is chosen from, and what is chosen.
#[derive(Clone, PartialEq, Properties)]
pub struct SelectProps {
    /// What is being chosen.
    pub label: AttrValue,
    /// Unique on the page.
    pub id: &'static str,
    /// The choices in order.
    pub choices: Vec<AttrValue>,
    /// The place of the chosen one.
    pub chosen: usize,
    /// One line of explanation.
    #[prop_or_default]
    pub note: Option<AttrValue>,
    /// The place of the one chosen now.
    pub onchoose: Callback<usize>,
}

/// A label, a list that opens, and a line under it.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let onchoose = props.onchoose.clone();
    let onchange = Callback::from(move |event: Event| {
        if let Ok(place) = dom::value(&event).parse() {
            onchoose.emit(place);
        }
    });
    let note_id = format!("{}-note", props.id);
    let option = |(place, name): (usize, &AttrValue)| {
        html! { <option value={place.to_string()} selected={place == props.chosen}>{ name.clone() }</option> }
    };
    html! {
        <div class="field-row">
            <label class="field-label" for={props.id}>{ props.label.clone() }</label>
            <div class="select">
                <select class="field" id={props.id} aria-describedby={props.note.as_ref().map(|_| note_id.clone())} {onchange}>
                    { for props.choices.iter().enumerate().map(option) }
                </select>
                <Icon name="chevron"/>
            </div>
            if let Some(note) = &props.note { <p class="field-note" id={note_id}>{ note.clone() }</p> }
        </div>
    }
}
