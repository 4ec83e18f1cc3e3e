//! The page: Yew components over the store's state.
//!
//! Reading order: `root` (owns the state, sends every message through `store::update`) →
//! `effects` (does what the store asks) → [`platform`] (the browser). Components get small view
//! models, computed from the state by pure functions beside them, and say what happened with one
//! `Callback<Msg>`; they decide nothing about legality and store or fetch nothing.

pub mod board;
pub mod controls;
pub mod desk;
pub mod dialogs;
#[cfg(feature = "web")]
pub mod effects;
pub mod page;
pub mod panels;
pub mod platform;
#[cfg(feature = "web")]
pub mod root;
pub mod shortcuts;
