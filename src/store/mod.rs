//! The page's state and what changes it: `update(&mut State, Msg) -> Vec<Effect>`.

pub mod board;
pub mod effect;
pub mod msg;
pub mod new_game;
pub mod play;
pub mod settings;
