//! A board to look at, or to put obstructions on: no moves, no marks.

use crate::rules::{Content, Position, RuleSet, Setup, Side, Size, Square};
use crate::ui::platform::dom;
use std::fmt::Write;
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

/// A still board.
#[derive(Clone, PartialEq, Properties)]
pub struct SmallBoardProps {
    /// What it shows.
    pub view: SmallBoardView,
    /// Is it a thumbnail, 5 px a square?
    #[prop_or_default]
    pub is_thumbnail: bool,
    /// Its name; without one it is decoration.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// Its squares can be pressed.
    #[prop_or_default]
    pub editing: Option<Editing>,
}

/// What pressing squares does.
#[derive(Clone, PartialEq)]
pub struct Editing {
    /// A square was pressed.
    pub onpress: Callback<Square>,
    /// The spoken name of each square, by rows from the top and columns from the left.
    pub names: Vec<AttrValue>,
}

/// A small board in the frame of the big one.
#[component]
pub fn SmallBoard(props: &SmallBoardProps) -> Html {
    let stop = use_state(|| Square::new(0, 0));
    let svg = use_node_ref();
    let SmallBoardProps { view, editing, .. } = props;
    let (columns, rows) = (view.size.columns(), view.size.rows());
    let set = if props.is_thumbnail { "disc" } else { "shield" };
    let role = if editing.is_some() { "grid" } else { "img" };
    let is_silent = editing.is_none() && props.label.is_none();
    html! {
        <div class={classes!("board-frame", "is-small", props.is_thumbnail.then_some("is-thumbnail"))}
             data-columns={columns.to_string()} data-rows={rows.to_string()} data-coordinates="off">
            <div class="board-unit">
                <svg class="board is-still" ref={svg.clone()} viewBox={format!("0 0 {columns} {rows}")}
                     role={(!is_silent).then_some(role)} aria-label={props.label.clone()}
                     aria-hidden={is_silent.then_some("true")}
                     data-state={editing.as_ref().map(|_| "editing")}>
                    { ground(view, set) }
                    if let Some(editing) = editing { { cells(view, editing, &stop, &svg) } }
                </svg>
            </div>
        </div>
    }
}

fn ground(view: &SmallBoardView, set: &'static str) -> Html {
    let (columns, rows) = (view.size.columns(), view.size.rows());
    let at = |square: &Square| (square.column().to_string(), (rows - 1 - square.row()).to_string());
    let obstruction = |square: &Square| {
        let (x, y) = at(square);
        html! { <g key={square.to_string()} data-x={x} data-y={y}><use href="#obstruction"/></g> }
    };
    let piece = |(square, side): &(Square, Side)| {
        let (x, y) = at(square);
        html! {
            <g key={square.to_string()} class={format!("piece is-{side}")} data-x={x} data-y={y}>
                <use href={format!("#{side}-{set}")}/>
            </g>
        }
    };
    html! {
        <g aria-hidden="true">
            <rect class="square-plain" width={columns.to_string()} height={rows.to_string()}/>
            <path class="square-alt" d={alternate(view.size)}/>
            <path class="ground-lines" d={format!("M0 1H{columns}M0 {}H{columns}", rows - 1)}/>
            <g class="obstructions">{ for view.obstructions.iter().map(obstruction) }</g>
            <g class="pieces">{ for view.pieces.iter().map(piece) }</g>
        </g>
    }
}

/// The darker squares as one path.
fn alternate(size: Size) -> String {
    size.squares().filter(|square| (square.column() + square.row()) % 2 == 0).fold(
        String::new(),
        |mut path, square| {
            // Writing to a string can't fail.
            let _ = write!(path, "M{} {}h1v1h-1z", square.column(), size.rows() - 1 - square.row());
            path
        },
    )
}

/// The squares as a grid: one stop in the tab order, arrows within.
fn cells(view: &SmallBoardView, editing: &Editing, stop: &UseStateHandle<Square>, svg: &NodeRef) -> Html {
    let (columns, rows) = (view.size.columns(), view.size.rows());
    let here = if view.size.contains(**stop) { **stop } else { Square::new(0, 0) };
    let cell = |y: u8, x: u8| {
        let square = Square::new(x, rows - 1 - y);
        let name = editing.names.get(usize::from(y) * usize::from(columns) + usize::from(x)).cloned();
        let is_on = view.obstructions.contains(&square);
        let (press, stop_here) = (editing.onpress.clone(), stop.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            stop_here.set(square);
            press.emit(square);
        });
        html! {
            <rect class="square is-movable" role="gridcell" aria-colindex={(x + 1).to_string()} x={x.to_string()} y={y.to_string()}
                  width="1" height="1" tabindex={if square == here { "0" } else { "-1" }} data-square={square.to_string()}
                  aria-selected={if is_on { "true" } else { "false" }} aria-label={name} {onclick}/>
        }
    };
    let onkeydown = {
        let (press, stop, svg, size) = (editing.onpress.clone(), stop.clone(), svg.clone(), view.size);
        Callback::from(move |event: KeyboardEvent| {
            match (event.key().as_str(), walk(&event.key(), here, size)) {
                ("Enter" | " ", _) => {
                    event.prevent_default();
                    press.emit(here);
                }
                (_, Some(next)) => {
                    event.prevent_default();
                    stop.set(next);
                    dom::focus_within(&svg, &format!("[data-square='{next}']"));
                }
                _ => {}
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
