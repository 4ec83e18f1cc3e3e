//! Figures: how many pieces each phalanx has, and how many the preview captures.

use super::super::facing::{Facing, Point, Short};
use super::super::marks::{Marks, Outline, Preview};
use super::{dots, group};
use crate::rules::{Direction, Square};
use std::rc::Rc;
use yew::prelude::*;

/// How far a count stands beside its head, in squares.
const BESIDE: f64 = 0.48;

/// Half of a count's width and of a capture's, in squares, as they are on small boards.
const CHIP: f64 = 0.27;
const PILL: f64 = 0.41;

/// The marks that have figures.
#[derive(Clone, PartialEq)]
pub struct Counts {
    /// Size and side seen from.
    pub facing: Facing,
    /// The marks.
    pub marks: Rc<Marks>,
}

/// All figures.
pub fn view(layer: &Counts) -> Html {
    let place = |outline: &Outline| {
        let rear = layer.marks.ring?;
        Some((*outline, inside(layer.facing, beside_head(layer.facing, rear, *outline), CHIP)))
    };
    let placed: Vec<(Outline, Point)> = layer.marks.outlines.iter().filter_map(place).collect();
    let chips = dots(&mut placed.iter().map(|(_, place)| *place));
    let content = html! {
        <>
            <path class="chips" d={chips}/>
            { for placed.iter().map(|(outline, place)| length(*outline, *place)) }
            { for layer.marks.preview.as_ref().and_then(|preview| captures(layer.facing, preview)) }
        </>
    };
    group(["counts", "counts appears"], &layer.marks, content)
}

/// How many pieces a phalanx has, in the middle of its chip.
fn length(outline: Outline, place: Point) -> Html {
    html! {
        <text key={outline.direction as u8} class="chip-text" x={Short(place.x).to_string()}
              y={Short(place.y).to_string()} dy=".352em">{ outline.length }</text>
    }
}

/// Beside the head, across the ray: to the right of an upright phalanx, above a level one.
fn beside_head(facing: Facing, rear: Square, outline: Outline) -> Point {
    let step = facing.step(outline.direction);
    let head = facing.middle(rear).plus(step, f64::from(outline.length.saturating_sub(1)));
    let length = step.x.hypot(step.y);
    let across = Point { x: -step.y / length, y: step.x / length };
    let sign = if facing.on_screen(outline.direction) == Direction::East { -1.0 } else { 1.0 };
    head.plus(across, sign * BESIDE)
}

/// A chip's middle, moved so far that the chip, reaching `half` squares to each side, isn't cut off
/// by the board's edge.
fn inside(facing: Facing, middle: Point, half: f64) -> Point {
    let (columns, rows) = (f64::from(facing.size.columns()), f64::from(facing.size.rows()));
    // Not `clamp`: its message when the bounds are wrong brings 4 KB that write fractions.
    Point { x: middle.x.max(half).min(columns - half), y: middle.y.max(half).min(rows - half) }
}

/// The number captured, by the last piece struck.
fn captures(facing: Facing, preview: &Preview) -> Option<Html> {
    let last = *preview.struck.last()?;
    let middle = facing.middle(last);
    let place = inside(facing, Point { x: middle.x + 0.44, y: middle.y - 0.42 }, PILL).translate();
    let figure = format!("\u{2212}{}", preview.struck.len());
    Some(html! {
        <g key="captures" class="count" transform={place}>
            <g>
                <rect class="chip" x="-.29" y="-.2" width=".58" height=".4" rx=".2"/>
                <text class="chip-text is-captures" y=".092">{ figure }</text>
            </g>
        </g>
    })
}
