//! A small whole number.

use super::button::{Button, Kind};
use yew::prelude::*;

/// A number and its range.
#[derive(Clone, PartialEq, Properties)]
pub struct StepperProps {
    /// What is counted.
    pub label: AttrValue,
    /// The number.
    pub value: u8,
    /// The least.
    pub least: u8,
    /// The greatest.
    pub greatest: u8,
    /// The number chosen now.
    pub onchoose: Callback<u8>,
}

/// Minus, the number, plus.
#[component]
pub fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { label, value, least, greatest, onchoose } = props;
    let to = |value: u8| {
        let onchoose = onchoose.clone();
        Callback::from(move |_: MouseEvent| onchoose.emit(value))
    };
    let step = |sign: &str, icon, is_end: bool, value: u8, bound: u8| {
        let why_not = is_end.then(|| AttrValue::from(format!("{label}: {least}–{greatest}")));
        let next = if is_end { bound } else { value };
        html! { <Button kind={Kind::Icon} {icon} label={format!("{label} {sign}1")} {why_not} onclick={to(next)}/> }
    };
    html! {
        <div class="field-row" role="group" aria-label={label.clone()}>
            <span class="field-label">{ label.clone() }</span>
            <div class="stepper">
                { step("−", "minus", value <= least, value.saturating_sub(1), *least) }
                <output aria-live="polite">{ value.to_string() }</output>
                { step("+", "plus", value >= greatest, value.saturating_add(1), *greatest) }
            </div>
        </div>
    }
}
