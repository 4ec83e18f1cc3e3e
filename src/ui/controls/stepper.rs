//! A small whole number.

use super::button::Button;
use yew::prelude::*;

/// A number and its range. [`Stepper::html`] makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stepper {
    /// What is counted.
    pub label: AttrValue,
    /// The names scripts know its two buttons by.
    pub actions: [&'static str; 2],
    /// The number.
    pub value: u8,
    /// The least.
    pub least: u8,
    /// The greatest.
    pub greatest: u8,
    /// Hears the number chosen now.
    pub onchoose: Callback<u8>,
}

impl Stepper {
    /// Minus, the number, plus.
    pub fn html(self) -> Html {
        let step = |which: usize, is_end: bool, value: u8| {
            let (sign, icon) = [("−", "minus"), ("+", "plus")][which];
            let label = AttrValue::from(format!("{} {sign}1", self.label));
            let onclick = self.onchoose.reform(move |_: MouseEvent| value);
            let range = || AttrValue::from(format!("{}: {}–{}", self.label, self.least, self.greatest));
            let why_not = is_end.then(range);
            Button { icon: Some(icon), why_not, ..Button::icon(self.actions[which], label, onclick) }.html()
        };
        let value = self.value;
        html! {
            <div class="field-row" role="group" aria-label={self.label.clone()}>
                <span class="field-label">{ self.label.clone() }</span>
                <div class="stepper">
                    { step(0, value <= self.least, value.saturating_sub(1)) }
                    <output aria-live="polite">{ value.to_string() }</output>
                    { step(1, value >= self.greatest, value.saturating_add(1)) }
                </div>
            </div>
        }
    }
}
