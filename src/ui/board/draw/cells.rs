//! The cells: they take the pointer and the focus, and tell their names.

use super::super::facing::Facing;
use super::super::view::Cell;
use super::side_word;
use std::rc::Rc;
use yew::prelude::*;

/// One row of the screen.
#[derive(Clone, PartialEq)]
pub struct Row {
    /// Size and side seen from.
    pub facing: Facing,
    /// The row from the top, from 0.
    pub y: u8,
    /// Its cells from the left.
    pub cells: Rc<Vec<Cell>>,
}

/// A row of cells.
pub fn view(layer: &Row) -> Html {
    html! {
        <g role="row" aria-rowindex={(layer.y + 1).to_string()}>
            { for (0u8..).zip(layer.cells.iter()).map(|(x, cell)| draw(layer, x, cell)) }
        </g>
    }
}

/// The first stop in the tab order is the lower left cell; from there on the page moves it along with
/// the focus.
fn draw(layer: &Row, x: u8, cell: &Cell) -> Html {
    let y = layer.y;
    let is_first_stop = x == 0 && y + 1 == layer.facing.size.rows();
    html! {
        <rect class={classes!("square", cell.is_movable.then_some("is-movable"))} role="gridcell"
              aria-colindex={(x + 1).to_string()} x={x.to_string()} y={y.to_string()} width="1" height="1"
              tabindex={if is_first_stop { "0" } else { "-1" }} data-square={cell.square.to_string()}
              data-piece={cell.side.map(side_word)} data-target={cell.target.map(|target| target.word())}
              aria-selected={if cell.is_selected { "true" } else { "false" }} aria-label={cell.name.clone()}/>
    }
}
