//! One of a few, all shown.

use yew::prelude::*;

/// One of the things to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its name.
    pub label: AttrValue,
    /// One line of explanation.
    pub note: Option<AttrValue>,
    /// A picture before the name.
    pub picture: Html,
}

impl Choice {
    /// A choice with a name alone.
    #[must_use]
    pub fn new(label: AttrValue) -> Choice {
        Choice { label, note: None, picture: Html::default() }
    }
}

/// What is chosen from, and what is chosen.
#[derive(Clone, PartialEq, Properties)]
pub struct ChoicesProps {
    /// What is being chosen.
    pub legend: AttrValue,
    /// Unique among the groups shown at once.
    pub name: &'static str,
    /// The choices in order.
    pub choices: Vec<Choice>,
    /// The place of the chosen one.
    pub chosen: usize,
    /// Are they side by side?
    #[prop_or(true)]
    pub is_row: bool,
    /// The place of the one chosen now.
    pub onchoose: Callback<usize>,
}

/// A group of radio buttons.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let item = |(place, choice): (usize, &Choice)| {
        let onchoose = props.onchoose.clone();
        let onchange = Callback::from(move |_: Event| onchoose.emit(place));
        html! {
            <label class="choice" key={place}>
                <input type="radio" name={props.name} value={place.to_string()} checked={place == props.chosen} {onchange}/>
                { choice.picture.clone() }
                <span>{ choice.label.clone() }</span>
                if let Some(note) = &choice.note { <span class="choice-note">{ note.clone() }</span> }
            </label>
        }
    };
    html! {
        <fieldset class={classes!("choices", props.is_row.then_some("is-row"))}>
            <legend class="eyebrow">{ props.legend.clone() }</legend>
            { for props.choices.iter().enumerate().map(item) }
        </fieldset>
    }
}
