//! Squares, ground lines, obstructions and the last move's traces.

use super::super::facing::Facing;
use super::super::view::LastMove;
use super::place;
use crate::rules::Square;
use std::fmt::Write as _;
use std::rc::Rc;
use yew::prelude::*;

/// What lies under the pieces.
#[derive(Clone, PartialEq)]
pub struct Ground {
    /// Size and side seen from.
    pub facing: Facing,
    /// Obstructions.
    pub obstructions: Rc<Vec<Square>>,
    /// The last move.
    pub last: Option<Rc<LastMove>>,
}

/// Squares and lines of the empty board, obstructions, last move.
pub fn view(layer: &Ground) -> Html {
    let (columns, rows) = (layer.facing.size.columns(), layer.facing.size.rows());
    let inner = |length: u8| format!("{}.09", length);
    html! {
        <>
            <rect class="square-plain" width={columns.to_string()} height={rows.to_string()}/>
            <path class="square-alt" d={alternate(layer.facing)}/>
            <path class="grid-lines" d={grid_lines(columns, rows)}/>
            <path class="ground-lines" d={format!("M0 1H{columns}M0 {}H{columns}", rows - 1)}/>
            <rect class="inner-line" x="-.045" y="-.045" width={inner(columns)} height={inner(rows)}/>
            <g class="last-move">{ for layer.last.iter().map(|last| traces(layer.facing, last)) }</g>
            <g class="obstructions">
                { for layer.obstructions.iter().map(|square| mark(layer.facing, *square, "#obstruction")) }
            </g>
        </>
    }
}

fn mark(facing: Facing, square: Square, href: &'static str) -> Html {
    let (x, y) = place(facing, square);
    html! { <g key={format!("{href}{square}")} data-x={x} data-y={y}><use href={href}/></g> }
}

/// The darker squares; a1 is one of them.
fn alternate(facing: Facing) -> String {
    let is_dark = |square: &Square| (square.column() + square.row()).is_multiple_of(2);
    outlines(facing, &mut facing.size.squares().filter(is_dark), "", "h1v1h-1z")
}

/// One path round many squares, each begun `inset` within its own and gone round by `way`.
fn outlines(facing: Facing, squares: &mut dyn Iterator<Item = Square>, inset: &str, way: &str) -> String {
    let mut path = String::new();
    for square in squares {
        let (x, y) = facing.cell(square);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x}{inset} {y}{inset}{way}");
    }
    path
}

fn grid_lines(columns: u8, rows: u8) -> String {
    let upright = (1..columns).map(|x| format!("M{x} 0V{rows}"));
    let level = (1..rows).map(|y| format!("M0 {y}H{columns}"));
    upright.chain(level).collect()
}

fn traces(facing: Facing, last: &LastMove) -> Html {
    let touched = || last.left.iter().chain(&last.taken).copied();
    html! {
        <>
            <path class="last-square" d={outlines(facing, &mut touched(), "", "h1v1h-1z")}/>
            <path class="last-edge" d={outlines(facing, &mut touched(), ".035", "h.93v.93h-.93z")}/>
            { for last.left.iter().map(|square| mark(facing, *square, "#last-left")) }
            { for last.captured.iter().map(|square| mark(facing, *square, "#last-captured")) }
        </>
    }
}
