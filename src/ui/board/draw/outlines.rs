//! Outlines round the phalanxes of the selected piece, one for each ray that can move.

use super::super::facing::{Facing, Short};
use super::super::marks::{Marks, Outline};
use std::rc::Rc;
use yew::prelude::*;

/// The marks of which the outlines are drawn.
#[derive(Clone, PartialEq)]
pub struct Outlines {
    /// Size and side seen from.
    pub facing: Facing,
    /// The marks.
    pub marks: Rc<Marks>,
}

/// All outlines, the one in hand last.
pub fn view(layer: &Outlines) -> Html {
    let Some(rear) = layer.marks.ring else { return html! { <g class="outlines"/> } };
    let place = layer.facing.middle(rear).translate();
    let thin = layer.marks.outlines.iter().filter(|outline| !outline.is_in_hand);
    let strong = layer.marks.outlines.iter().filter(|outline| outline.is_in_hand);
    html! {
        <g class="outlines">
            { for thin.chain(strong).map(|outline| capsule(layer.facing, &place, *outline)) }
        </g>
    }
}

/// A capsule from the rear along the ray, drawn to the right and turned.
fn capsule(facing: Facing, place: &str, outline: Outline) -> Html {
    let (east, north) = outline.direction.delta();
    let step = f64::from(east).hypot(f64::from(north));
    let width = Short(step * f64::from(outline.length.saturating_sub(1)) + 1.0).to_string();
    let angle = facing.angle(outline.direction);
    let line = |class: &'static str| {
        html! { <rect {class} x="-.5" y="-.5" width={width.clone()} height="1" rx=".5"/> }
    };
    html! {
        <g key={outline.direction as u8} class={classes!("phalanx", outline.is_in_hand.then_some("is-hovered"))}
           transform={format!("{place} rotate({angle})")}>
            if outline.is_in_hand { { line("phalanx-case") } }
            { line("phalanx-line") }
        </g>
    }
}
