//! A board to look at, or to put obstructions on: no moves, no marks.

use crate::rules::{Content, Position, RuleSet, Setup, Side, Size, Square};
use crate::store::settings::PieceSet;
use crate::ui::board::draw::ground::{self, Ground};
use crate::ui::board::draw::pieces::{self, Pieces};
use crate::ui::board::facing::Facing;
use crate::ui::board::identity::PieceId;
use crate::ui::board::view::{Fate, PieceView};
use crate::ui::platform::dom;
use std::rc::Rc;
use yew::prelude::*;

/// What a small board shows.
#[derive(Clone, Debug, PartialEq)]
pub struct SmallBoardView {
    /// The board's size.
    pub size: Size,
    /// The pieces.
    pub pieces: Vec<(Square, Side)>,
    /// The obstructions.
    pub obstructions: Vec<Square>,
}

impl SmallBoardView {
    /// A position.
    #[must_use]
    pub fn of(position: &Position) -> SmallBoardView {
        let squares = || position.size().squares();
        SmallBoardView {
            size: position.size(),
            pieces: squares()
                .filter_map(|square| position.side_at(square).map(|side| (square, side)))
                .collect(),
            obstructions: squares().filter(|square| position.at(*square) == Content::Obstruction).collect(),
        }
    }

    /// The start of rules that may have faults.
    #[must_use]
    pub fn of_rules(rules: &RuleSet) -> SmallBoardView {
        let setup = Setup::start(rules);
        SmallBoardView {
            size: setup.size,
            pieces: setup.pieces.iter().map(|(square, piece)| (*square, piece.side)).collect(),
            obstructions: setup.obstructions.iter().copied().collect(),
        }
    }
}

/// What pressing squares does.
#[derive(Clone, Debug, PartialEq)]
pub struct Editing {
    /// Hears the square that was pressed.
    pub onpress: Callback<Square>,
    /// The spoken name of each square, by rows from the top and columns from the left.
    pub names: Vec<AttrValue>,
    /// The name of the whole.
    pub label: AttrValue,
}

/// A thumbnail, 5 px a square, for decoration.
pub fn thumbnail(view: &SmallBoardView) -> Html {
    let drawing = html! {
        <svg class="board is-still" viewBox={view_box(view)} aria-hidden="true">{ ground(view, PieceSet::Discs) }</svg>
    };
    frame(view.size, "is-thumbnail", drawing)
}

/// A small board to look at.
pub fn still(view: &SmallBoardView) -> Html {
    let drawing = html! {
        <svg class="board is-still" viewBox={view_box(view)} aria-hidden="true">{ ground(view, PieceSet::Shields) }</svg>
    };
    frame(view.size, "", drawing)
}

/// A small board whose squares can be pressed, by pointer and keys.
pub fn editable(view: &SmallBoardView, editing: &Editing) -> Html {
    let drawing = html! {
        <svg class="board is-still is-editing" viewBox={view_box(view)} role="grid" aria-label={editing.label.clone()} data-state="editing">
            { ground(view, PieceSet::Shields) }
            { cells(view, editing) }
        </svg>
    };
    frame(view.size, "", drawing)
}

fn view_box(view: &SmallBoardView) -> String {
    format!("0 0 {} {}", view.size.columns(), view.size.rows())
}

/// The frame round the drawing of a small board.
pub(super) fn frame(size: Size, class: &'static str, drawing: Html) -> Html {
    let (columns, rows) = (size.columns(), size.rows());
    html! {
        <div class={classes!("board-frame", "is-small", class)} data-columns={columns.to_string()}
             data-rows={rows.to_string()} data-coordinates="off">
            <div class="board-unit">{ drawing }</div>
        </div>
    }
}

/// Squares, obstructions and pieces, as the large board has them.
fn ground(view: &SmallBoardView, set: PieceSet) -> Html {
    let facing = Facing { size: view.size, is_flipped: false };
    let piece = |(id, (square, side)): (PieceId, &(Square, Side))| PieceView {
        id,
        square: *square,
        side: *side,
        fate: Fate::Stands,
        bond: None,
    };
    let pieces = Rc::new((0..).zip(&view.pieces).map(piece).collect());
    let obstructions = Rc::new(view.obstructions.clone());
    html! {
        <g aria-hidden="true">
            { ground::view(&Ground { facing, obstructions, last: None }) }
            { pieces::view(&Pieces { facing, pieces, set }) }
        </g>
    }
}

/// The squares as a grid: one stop in the tab order, arrows within.
fn cells(view: &SmallBoardView, editing: &Editing) -> Html {
    let (columns, rows) = (view.size.columns(), view.size.rows());
    let cell = |y: u8, x: u8| {
        let square = Square::new(x, rows - 1 - y);
        let name = editing.names.get(usize::from(y) * usize::from(columns) + usize::from(x)).cloned();
        let is_on = view.obstructions.contains(&square);
        let onclick = editing.onpress.reform(move |_: MouseEvent| square);
        html! {
            <rect class="square is-movable" role="gridcell" aria-colindex={(x + 1).to_string()} x={x.to_string()} y={y.to_string()}
                  width="1" height="1" tabindex={if square == Square::new(0, 0) { "0" } else { "-1" }}
                  data-square={square.to_string()} aria-selected={if is_on { "true" } else { "false" }} aria-label={name} {onclick}/>
        }
    };
    let onkeydown = {
        let (press, size) = (editing.onpress.clone(), view.size);
        Callback::from(move |event: KeyboardEvent| {
            let named = dom::square_of(&event);
            let Some(here) = size.squares().find(|square| Some(square.to_string()) == named) else { return };
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                press.emit(here);
            } else if let Some(next) = walk(&event.key(), here, size) {
                dom::rove_to(&event, ".board", ".square", &format!("[data-square='{next}']"));
            }
        })
    };
    let row = |y: u8| {
        html! {
            <g role="row" aria-rowindex={(y + 1).to_string()} key={y}>{ for (0..columns).map(|x| cell(y, x)) }</g>
        }
    };
    html! { <g {onkeydown} role="rowgroup">{ for (0..rows).map(row) }</g> }
}

/// The square a key leads to.
fn walk(key: &str, from: Square, size: Size) -> Option<Square> {
    let (column, row) = (from.column(), from.row());
    let (column, row) = match key {
        "ArrowLeft" => (column.saturating_sub(1), row),
        "ArrowRight" => ((column + 1).min(size.columns() - 1), row),
        "ArrowUp" => (column, (row + 1).min(size.rows() - 1)),
        "ArrowDown" => (column, row.saturating_sub(1)),
        "Home" => (0, row),
        "End" => (size.columns() - 1, row),
        _ => return None,
    };
    Some(Square::new(column, row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn arrows_stay_on_the_board() {
        let size = Size::new(5, 4).unwrap();
        let corner = Square::new(0, 0);
        assert_eq!(walk("ArrowLeft", corner, size), Some(corner));
        assert_eq!(walk("ArrowUp", corner, size), Some(Square::new(0, 1)));
        assert_eq!(walk("End", corner, size), Some(Square::new(4, 0)));
        assert_eq!(walk("a", corner, size), None);
    }

    #[test]
    fn a_draft_shows_its_armies() {
        let view = SmallBoardView::of_rules(&Preset::Quick.rules());
        assert_eq!(view.pieces.len(), 32);
    }
}
