//! What follows the pointer during a drag: the carried piece, and a finger's ring.

use super::super::facing::{Facing, Point};
use super::super::pointer::Carried;
use super::{side_class, symbol};
use crate::rules::Side;
use crate::store::board::input::Pointer;
use crate::store::settings::PieceSet;
use yew::prelude::*;

/// How far a carried piece is lifted above a finger, in CSS pixels: clear of its tip.
const LIFT_PX: f64 = 52.0;

/// The carried piece.
#[derive(Clone, PartialEq)]
pub struct Held {
    /// Size and side seen from.
    pub facing: Facing,
    /// Where the pointer is; `None` without a drag.
    pub carried: Option<Carried>,
    /// Whose piece it is.
    pub side: Side,
    /// Its drawing.
    pub set: PieceSet,
}

/// The carried piece: under a mouse, above a finger. A ring of more than two squares shows where a
/// finger points (ACCEPTANCE U016, U017).
pub fn view(layer: &Held) -> Html {
    let Some(carried) = layer.carried else { return html! { <g class="marks is-held"/> } };
    let is_touch = carried.pointer == Pointer::Touch;
    let lift = if is_touch { (LIFT_PX / carried.unit_px).max(1.0) } else { 0.0 };
    let place = Point { x: carried.at.x, y: carried.at.y - lift }.translate();
    let pointed = layer.facing.under(carried.at).filter(|_| is_touch);
    let ring = |square| {
        html! {
            <g key="finger" class="finger" transform={layer.facing.middle(square).translate()}>
                <use href="#finger-ring"/>
            </g>
        }
    };
    html! {
        <g class="marks is-held">
            { for pointed.map(ring) }
            <g key="carried" transform={place}
               class={classes!("carried", side_class(layer.side), is_touch.then_some("is-lifted"))}>
                <use class="face" href={symbol(layer.side, layer.set)}/>
            </g>
        </g>
    }
}
