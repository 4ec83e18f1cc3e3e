//! Pictures drawn by the board's own layers: a small board with one move in preview in a text, and
//! one that shows the settings.

use super::small_board;
use crate::rules::{Move, Position, Square};
use crate::store::board::selection::Selection;
use crate::store::board::{BoardState, Interaction};
use crate::store::pictures::{self, Picture};
use crate::store::settings::Settings;
use crate::ui::board::draw::{counts, frame, ground, marks, outlines, pieces};
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
            <div class="board-fit">{ for picture.drawn().map(|(position, step)| framed(&position, step)) }</div>
            <figcaption>{ desk.word(picture.caption) }</figcaption>
        </figure>
    }
}

fn framed(position: &Position, step: Move) -> Html {
    let drawing = draw(position, step.rear(), Some(step), &Settings::default());
    small_board::frame(position.size(), "", drawing)
}

/// A small board as `settings` make it, with a piece selected and its targets marked.
pub fn sample(settings: &Settings) -> Html {
    let draw = |(position, step): (Position, Move)| {
        let facing = facing(&position);
        let drawing = draw(&position, step.rear(), None, settings);
        html! {
            <div class="board-frame is-sample" data-columns={facing.size.columns().to_string()}
                 data-rows={facing.size.rows().to_string()} data-coordinates={settings.coordinates.word()}>
                { frame::leading(facing) }
                <div class="board-unit">{ drawing }</div>
                { frame::trailing(facing) }
            </div>
        }
    };
    let drawn = pictures::SAMPLE.drawn().map(draw);
    html! { <div class="board-fit" data-lines={settings.lines()}>{ for drawn }</div> }
}

fn facing(position: &Position) -> Facing {
    Facing { size: position.size(), is_flipped: false }
}

fn draw(position: &Position, rear: Square, preview: Option<Move>, settings: &Settings) -> Html {
    let selection = Selection::new(position, rear, settings.marks);
    let interaction = Interaction::Selected { selection, preview };
    let marks = Rc::new(Marks::new(position, &BoardState { interaction, ..BoardState::default() }, false));
    let (facing, set) = (facing(position), settings.pieces);
    let standing = Roll::start(position);
    let piece = |(id, square, side)| {
        let fate = Fate::of(square, side != position.turn(), &marks);
        PieceView { id, square, side, fate, bond: None }
    };
    let pieces = Rc::new(standing.standing().map(piece).collect());
    let (columns, rows) = (facing.size.columns(), facing.size.rows());
    html! {
        <svg class="board is-still" viewBox={format!("0 0 {columns} {rows}")} aria-hidden="true">
            { ground::view(&ground::Ground { facing, obstructions: Rc::default(), last: None }) }
            { outlines::view(&outlines::Outlines { facing, marks: Rc::clone(&marks) }) }
            { pieces::view(&pieces::Pieces { facing, pieces, set }) }
            { marks::view(&marks::Signs { facing, marks: Rc::clone(&marks), set }) }
            { counts::view(&counts::Counts { facing, marks }) }
        </svg>
    }
}
