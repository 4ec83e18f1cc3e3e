//! One of many, in a list that opens.

use super::icon::icon;
use crate::ui::platform::dom;
use yew::prelude::*;

/// What is chosen from, and what is chosen. [`Select::html`] makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Select {
    /// What is being chosen.
    pub label: AttrValue,
    /// Unique on the page.
    pub id: &'static str,
    /// The choices in order.
    pub choices: Vec<AttrValue>,
    /// The place of the chosen one.
    pub chosen: usize,
    /// One line of explanation.
    pub note: Option<AttrValue>,
    /// Hears the place of the one chosen now.
    pub onchoose: Callback<usize>,
}

impl Select {
    /// A label, a list that opens, and a line under it.
    pub fn html(self) -> Html {
        let onchoose = self.onchoose;
        let onchange = Callback::from(move |event: Event| {
            if let Ok(place) = dom::value(&event).parse() {
                onchoose.emit(place);
            }
        });
        let note_id = AttrValue::from(format!("{}-note", self.id));
        let option = |(place, name): (usize, AttrValue)| {
            html! { <option value={place.to_string()} selected={place == self.chosen}>{ name }</option> }
        };
        html! {
            <div class="field-row">
                <label class="field-label" for={self.id}>{ self.label }</label>
                <div class="select">
                    <select class="field" id={self.id} aria-describedby={self.note.as_ref().map(|_| note_id.clone())} {onchange}>
                        { for self.choices.into_iter().enumerate().map(option) }
                    </select>
                    { icon("chevron") }
                </div>
                if let Some(note) = self.note { <p class="field-note" id={note_id}>{ note }</p> }
            </div>
        }
    }
}
