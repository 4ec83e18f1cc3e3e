//! The board: SVG layers, pointer gestures, keys, and an ARIA grid over them.
//!
//! Reading order: [`view`] (what is shown) → [`build`] (from the state's parts) → [`component`] →
//! [`draw`] (layers). Underneath, without a browser: [`facing`] (squares and screen), [`identity`]
//! (which piece is which), [`marks`], [`names`], [`rails`] (a drag's answer), [`pointer`]
//! (gestures), [`keys`].
//!
//! Pixels end here: the store hears squares and rays only, and only when they change.

pub mod build;
pub mod component;
pub mod draw;
pub mod facing;
pub mod heard;
pub mod identity;
pub mod keys;
pub mod marks;
pub mod names;
pub mod pointer;
pub mod rails;
#[cfg(test)]
mod testing;
pub mod view;

pub use component::Board;

/// What of the board takes the focus: the button of its cover, or the one square in the tab order.
pub const FOCUS: &str = ".cover button, #board [tabindex='0']";
