//! Coordinates and corner keys around the board.

use super::super::facing::Facing;
use yew::prelude::*;

/// The columns' letters from the left of the screen.
fn letters(facing: Facing) -> Html {
    let letter = |x| {
        let column = facing.square(x, 0).column();
        html! { <span>{ char::from(b'a' + column) }</span> }
    };
    (0..facing.size.columns()).map(letter).collect()
}

/// The rows' numbers from the top of the screen.
fn numbers(facing: Facing) -> Html {
    let number = |y| html! { <span>{ facing.square(0, y).row() + 1 }</span> };
    (0..facing.size.rows()).map(number).collect()
}

/// The coordinates before the board in the document: above and at the left.
pub fn leading(facing: Facing) -> Html {
    html! {
        <>
            <div class="coordinates is-top" aria-hidden="true">{ letters(facing) }</div>
            <div class="coordinates is-rows is-left" aria-hidden="true">{ numbers(facing) }</div>
        </>
    }
}

/// The coordinates after it, and the corners' ornaments.
pub fn trailing(facing: Facing) -> Html {
    let corner = |place: &'static str| {
        html! {
            <svg class={classes!("corner-key", place)} viewBox="0 0 1 1" aria-hidden="true">
                <use href="#corner-key"/>
            </svg>
        }
    };
    html! {
        <>
            <div class="coordinates is-rows is-right" aria-hidden="true">{ numbers(facing) }</div>
            <div class="coordinates is-bottom" aria-hidden="true">{ letters(facing) }</div>
            { for ["is-top-left", "is-top-right", "is-bottom-left", "is-bottom-right"].map(corner) }
        </>
    }
}
