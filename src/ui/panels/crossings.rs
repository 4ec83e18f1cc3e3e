//! The balance of crossings.

use crate::i18n::{Label, Text};
use crate::rules::Side;
use crate::store::{State, sentences};
use crate::ui::desk::Desk;
use yew::prelude::*;

/// Slots to each side of the fulcrum.
const SLOTS: u32 = 4;
/// From one slot to the next, in the drawing's units.
const STEP: i32 = 26;

/// What the balance shows.
#[derive(Clone, Debug, PartialEq)]
pub struct CrossingsView {
    /// Crossers of White and Black.
    pub crossers: [u32; 2],
    /// Must the side to move answer now?
    pub must_answer: bool,
}

/// The balance of the position shown.
#[must_use]
pub fn view(state: &State) -> CrossingsView {
    let position = state.shown();
    let is_over = state.outcome().is_some() && state.play.viewing.is_none();
    CrossingsView {
        crossers: Side::BOTH.map(|side| position.crossers(side)),
        must_answer: !is_over && sentences::pressing(position).is_some(),
    }
}

impl CrossingsView {
    /// The side that is ahead.
    #[must_use]
    pub fn leader(&self) -> Option<Side> {
        let [white, black] = self.crossers;
        match white.cmp(&black) {
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Less => Some(Side::Black),
        }
    }
}

/// Figures, words, and a beam that tips to the side ahead.
pub fn html(desk: &Desk, view: &CrossingsView) -> Html {
    let [white, black] = view.crossers;
    let figures = desk.said(&Text::CrossingsShort { white, black });
    let verdict = match view.leader() {
        Some(side) => desk.said(&Text::CrossingsAhead { side }),
        None => desk.word(Label::CrossingsLevel),
    };
    let lean = view.leader().map_or("level".to_owned(), |side| side.to_string());
    html! {
        <section class={classes!("crossings", view.must_answer.then_some("is-must-answer"))}
                 aria-label={desk.word(Label::Crossings)}>
            <div class="crossings-row">
                <h2 class="eyebrow">{ desk.word(Label::Crossings) }</h2>
                <span class="crossings-figures"><bdi dir="ltr">{ figures }</bdi>{ " " }<span class="quiet">{ verdict }</span></span>
            </div>
            <svg class="balance" data-lean={lean} viewBox="-182 0 364 28" aria-hidden="true">
                <g class="balance-arm">
                    <path class="balance-beam" d="M-182 21.5H182"/>
                    { for Side::BOTH.into_iter().map(|side| arm(side, view.crossers[side.index()])) }
                </g>
                <path class="balance-fulcrum" d="M-6 28L0 21 6 28Z"/>
            </svg>
        </section>
    }
}

/// One side of the beam: a shield for each crosser, pegs for the rest. White is to the left.
fn arm(side: Side, crossers: u32) -> Html {
    let slot = |nth: u32| {
        let away = STEP * (nth as i32 + 1);
        let x = if side == Side::White { -away } else { away };
        if nth < crossers {
            html! {
                <g key={nth} class={format!("is-{side}")} transform={format!("translate({x} 10) scale(22)")}>
                    <use href={format!("#{side}-shield")}/>
                </g>
            }
        } else {
            html! { <circle key={nth} class="balance-peg" cx={x.to_string()} cy="10" r="2"/> }
        }
    };
    (0..SLOTS).map(slot).collect()
}
