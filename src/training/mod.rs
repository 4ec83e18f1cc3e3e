//! Where the engine's numbers come from: games against itself, and fitting to them. Native only.
//!
//! Reading order: [`chance`] → [`sample`] (a position with what became of it, and files of them) →
//! [`selfplay`] (makes them).
//!
//! Everything is repeatable: the same seed gives the same games, the same games in the same order
//! give the same numbers.

pub mod chance;
pub mod sample;
pub mod selfplay;
