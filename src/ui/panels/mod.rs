//! What stands around the board, and the start screen.
//!
//! Each file holds a view model, the pure function that computes it from the state, and the
//! component that shows it.

pub mod app_bar;
pub mod arrangement;
pub mod crossings;
pub mod figure;
pub mod game;
pub mod live;
pub mod moves;
pub mod notices;
pub mod part;
pub mod player;
pub mod sentence;
pub mod small_board;
pub mod start;
pub mod tools;
pub mod typed_move;
