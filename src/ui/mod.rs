//! The page: Yew components over the store's state.

pub mod board;
pub mod context;
pub mod controls;
pub mod platform;
