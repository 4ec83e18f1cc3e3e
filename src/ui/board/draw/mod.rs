//! The board's layers, from below: ground, outlines, pieces, marks, counts, cursor, cells; and the
//! frame around. The markup is the one of `styles/README.md`; colour and stroke are the sheets'.

pub mod cells;
pub mod counts;
pub mod frame;
pub mod ground;
pub mod held;
pub mod layer;
pub mod marks;
pub mod outlines;
pub mod pieces;

use super::facing::{Facing, Point, Short};
use super::marks::Marks;
use crate::rules::{Side, Square};
use crate::store::settings::PieceSet;
use yew::prelude::*;

/// A group of marks. With another piece selected another group appears, as one: an appearance of each mark
/// would cost as much as all the rest of a press.
fn group(name: &'static str, marks: &Marks, content: Html) -> Html {
    let ring = marks.ring.map(|square| square.to_string());
    let class = classes!(name, ring.as_ref().map(|_| "appears"));
    html! { <g {class} key={ring.unwrap_or_default()}>{ content }</g> }
}

/// A line without length at `middle`, whose round ends are a dot.
fn dot(middle: Point) -> String {
    format!("M{} {}h0", Short(middle.x), Short(middle.y))
}

/// The values of `data-x` and `data-y` that put a group on the middle of `square`.
fn place(facing: Facing, square: Square) -> (AttrValue, AttrValue) {
    let (x, y) = facing.cell(square);
    (AttrValue::from(x.to_string()), AttrValue::from(y.to_string()))
}

/// The symbol of a piece.
const fn symbol(side: Side, set: PieceSet) -> &'static str {
    match (side, set) {
        (Side::White, PieceSet::Shields) => "#white-shield",
        (Side::White, PieceSet::Discs) => "#white-disc",
        (Side::White, PieceSet::Letters) => "#white-letter",
        (Side::Black, PieceSet::Shields) => "#black-shield",
        (Side::Black, PieceSet::Discs) => "#black-disc",
        (Side::Black, PieceSet::Letters) => "#black-letter",
    }
}

/// The class that gives a piece its side's colours.
const fn side_class(side: Side) -> &'static str {
    match side {
        Side::White => "is-white",
        Side::Black => "is-black",
    }
}

/// The word of `data-piece`.
const fn side_word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
