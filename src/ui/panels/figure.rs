//! A picture in a text: a small board with one move in preview, drawn by the board's own layers.

use super::small_board;
use crate::rules::{Move, Position};
use crate::store::board::selection::{Selection, TargetMarks};
use crate::store::board::{BoardState, Interaction};
use crate::store::pictures::Picture;
use crate::store::settings::PieceSet;
use crate::ui::board::draw::{counts, ground, marks, outlines, pieces};
use crate::ui::board::facing::Facing;
use crate::ui::board::identity::Roll;
use crate::ui::board::marks::Marks;
use crate::ui::board::view::{Fate, PieceView};
use crate::ui::desk::Desk;
use std::rc::Rc;
use yew::prelude::*;

/// The picture, and what it shows in words.
pub fn figure(desk: &Desk, picture: &Picture) -> Html {
    html! {
        <figure class="figure">
            <div class="board-fit">{ for picture.drawn().map(|(position, step)| draw(&position, step)) }</div>
            <figcaption>{ desk.word(picture.caption) }</figcaption>
        </figure>
    }
}

fn draw(position: &Position, step: Move) -> Html {
    let selection = Selection::new(position, step.rear(), TargetMarks::Head);
    let interaction = Interaction::Selected { selection, preview: Some(step) };
    let marks = Rc::new(Marks::new(position, &BoardState { interaction, ..BoardState::default() }, false));
    let (facing, set) = (Facing { size: position.size(), is_flipped: false }, PieceSet::Shields);
    let standing = Roll::start(position);
    let piece = |(id, square, side)| {
        let fate = Fate::of(square, side != position.turn(), &marks);
        PieceView { id, square, side, fate, bond: None }
    };
    let pieces = Rc::new(standing.standing().map(piece).collect());
    let (columns, rows) = (facing.size.columns(), facing.size.rows());
    let drawing = html! {
        <svg class="board is-still" viewBox={format!("0 0 {columns} {rows}")} aria-hidden="true">
            { ground::view(&ground::Ground { facing, obstructions: Rc::default(), last: None }) }
            { outlines::view(&outlines::Outlines { facing, marks: Rc::clone(&marks) }) }
            { pieces::view(&pieces::Pieces { facing, pieces, set }) }
            { marks::view(&marks::Signs { facing, marks: Rc::clone(&marks), set }) }
            { counts::view(&counts::Counts { facing, marks }) }
        </svg>
    };
    small_board::frame(facing.size, "", drawing)
}
