//! Outlines round the phalanxes of the selected piece, one for each ray that can move.

use super::super::facing::{Facing, Short};
use super::super::marks::{Marks, Outline};
use super::group;
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
    let (facing, marks) = (layer.facing, &layer.marks);
    let place = marks.ring.map(|rear| facing.middle(rear).translate()).unwrap_or_default();
    let thin = marks.outlines.iter().filter(|outline| !outline.is_in_hand);
    let strong = marks.outlines.iter().filter(|outline| outline.is_in_hand);
    let lines = thin.chain(strong).map(|outline| capsule(facing, &place, *outline)).collect();
    group(["outlines", "outlines appears"], marks, lines)
}

/// A capsule from the rear along the ray, drawn to the right and turned.
fn capsule(facing: Facing, place: &str, outline: Outline) -> Html {
    let (east, north) = outline.direction.delta();
    let step = f64::from(east).hypot(f64::from(north));
    let width = Short(step * f64::from(outline.length.saturating_sub(1)) + 1.0).to_string();
    let angle = facing.angle(outline.direction);
    let turned = format!("{place} rotate({angle})");
    let line = |class: &'static str| {
        html! {
            <rect {class} x="-.5" y="-.5" width={width.clone()} height="1" rx=".5" transform={turned.clone()}/>
        }
    };
    if !outline.is_in_hand {
        return line("phalanx-line");
    }
    html! { <>{ line("phalanx-case") }{ line("phalanx-line is-hovered") }</> }
}
