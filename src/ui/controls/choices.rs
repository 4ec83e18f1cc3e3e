//! One of a few, all shown.

use yew::prelude::*;

/// One of the things to choose from.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Its name.
    pub label: AttrValue,
    /// A picture before the name.
    pub picture: Html,
}

impl Choice {
    /// A choice with a name alone.
    #[must_use]
    pub fn new(label: AttrValue) -> Choice {
        Choice { label, picture: Html::default() }
    }
}

/// What is chosen from, and what is chosen. [`Choices::html`] makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// What is being chosen.
    pub legend: AttrValue,
    /// Unique among the groups shown at once.
    pub name: &'static str,
    /// The choices in order.
    pub choices: Vec<Choice>,
    /// The place of the chosen one.
    pub chosen: usize,
    /// Hears the place of the one chosen now.
    pub onchoose: Callback<usize>,
}

impl Choices {
    /// A group of radio buttons, side by side.
    pub fn html(self) -> Html {
        let item = |(place, choice): (usize, Choice)| {
            let onchange = self.onchoose.reform(move |_: Event| place);
            html! {
                <label class="choice" key={place}>
                    <input type="radio" name={self.name} value={place.to_string()} checked={place == self.chosen} {onchange}/>
                    { choice.picture }
                    <span>{ choice.label }</span>
                </label>
            }
        };
        html! {
            <fieldset class="choices is-row">
                <legend class="eyebrow">{ self.legend }</legend>
                { for self.choices.into_iter().enumerate().map(item) }
            </fieldset>
        }
    }
}
