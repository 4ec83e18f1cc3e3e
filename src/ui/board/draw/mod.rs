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
use std::fmt::Write as _;
use yew::prelude::*;

/// A group of marks: the first class while no piece is selected, the second while one is. With another
/// piece selected another group appears, as one: an appearance of each mark would cost as much as all the
/// rest of a press.
fn group(classes: [&'static str; 2], marks: &Marks, content: Html) -> Html {
    let [still, appearing] = classes;
    let (class, key) = marks.ring.map_or((still, String::new()), |square| (appearing, square.to_string()));
    html! { <g {class} {key}>{ content }</g> }
}

/// Lines without length, whose round ends are dots.
fn dots(middles: &mut dyn Iterator<Item = Point>) -> String {
    let mut path = String::new();
    for Point { x, y } in middles {
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h0", Short(x), Short(y));
    }
    path
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
