//! A game: a start, the moves that were and could have been made from it, and where one stands.
//!
//! Reading order: [`node`] (one point of a game and what is noted there) → [`tree`] (the game),
//! with `walk` (the cursor) and `prune` (order and deletion of variations) → [`tags`] (who, when,
//! where) → [`time`] (how much of it a side has).
//!
//! Invariants: [`Game::play`] alone advances a game, for people, engine, replay, import and links
//! alike; undoing is moving the cursor; every node's position follows from its parent's by its
//! move; no clock, no randomness, no formats.

pub mod node;
mod prune;
pub mod tags;
pub mod time;
pub mod tree;
mod walk;

pub use node::{Evaluation, Glyph, Node, NodeId, Notes};
pub use tags::Tags;
pub use time::{Face, TimeControl};
pub use tree::{EndError, Game, NoSuchNode};
