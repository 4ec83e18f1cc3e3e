//! The pieces, each a group that keeps its node for the whole game.

use super::super::facing::Facing;
use super::super::view::{Bond, Fate, PieceView};
use super::{place, side_class, symbol};
use crate::store::settings::PieceSet;
use std::rc::Rc;
use yew::prelude::*;

/// The pieces and how they are drawn.
#[derive(Clone, PartialEq)]
pub struct Pieces {
    /// Size and side seen from.
    pub facing: Facing,
    /// Standing and just captured pieces by number.
    pub pieces: Rc<Vec<PieceView>>,
    /// Their drawing.
    pub set: PieceSet,
}

/// All pieces.
pub fn view(layer: &Pieces) -> Html {
    let captured = layer.pieces.iter().filter(|piece| matches!(piece.fate, Fate::Captured(_))).count();
    html! {
        <g class="pieces" data-captured={captured.to_string()}>
            { for layer.pieces.iter().map(|piece| draw(layer, piece)) }
        </g>
    }
}

fn draw(layer: &Pieces, piece: &PieceView) -> Html {
    let (x, y) = place(layer.facing, piece.square);
    let fate = match piece.fate {
        Fate::Stands => None,
        Fate::Vacates => Some("is-vacating"),
        Fate::Struck => Some("is-struck"),
        Fate::Aimed => Some("is-aimed"),
        Fate::Captured(_) => Some("is-captured"),
    };
    let order = match piece.fate {
        Fate::Captured(order) => Some(AttrValue::from(order.to_string())),
        Fate::Stands | Fate::Vacates | Fate::Struck | Fate::Aimed => None,
    };
    html! {
        <g key={piece.id} class={classes!("piece", side_class(piece.side), fate)}
           data-x={x} data-y={y} data-order={order}>
            <use href={symbol(piece.side, layer.set)}/>
            if piece.bond.is_some() { <use href="#frozen-mark"/> }
            if piece.bond == Some(Bond::Locked) { <use href="#locked-mark"/> }
        </g>
    }
}
