//! Where the engine's numbers come from: games against itself, and fitting to them. Native only.
//!
//! Reading order: [`chance`] → [`sample`] (a position with what became of it, and files of them) →
//! [`selfplay`] (makes them) → [`views`] (as a net sees them) → [`learner`] → [`train`];
//! [`tune`] fits the hand-written evaluation.
//!
//! Everything is repeatable: the same seed gives the same games, the same games in the same order
//! give the same numbers.

pub mod chance;
pub mod learner;
pub mod sample;
pub mod selfplay;
pub mod train;
pub mod tune;
pub mod views;

#[cfg(test)]
mod tests;
