//! The rules of Epaminondas: every setting, on every board (RULES.md).
//!
//! Reading order: [`geometry`] (squares, directions, sizes) → [`rule_set`] (settings, presets) →
//! [`setup`] (a position as described, with its faults) → [`position`] (a position as a value) →
//! [`moves`] → [`outcome`] → [`why`]. Underneath, for speed: [`bits`], [`layout`], [`board`],
//! [`generate`], `symmetry`; and [`perft`] to check them.
//!
//! Invariants: no clock, no randomness, no text for people beyond error words, nothing from any
//! other room. A [`Position`] that exists obeys its rule set; a [`Move`] means something only in
//! the position it came from.

pub mod bits;
pub mod board;
pub mod generate;
pub mod geometry;
pub mod layout;
pub mod moves;
pub mod outcome;
pub mod perft;
pub mod position;
pub mod rule_set;
pub mod setup;
pub mod sorted;
pub mod squares;
mod symmetry;
pub mod why;

pub use bits::Bits;
pub use board::{Board, Duty};
pub use geometry::{Direction, Side, Size, Square};
pub use layout::{Layout, MAX_WORDS};
pub use moves::Move;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use position::{Content, Position};
pub use rule_set::{Answer, Capture, Crossers, NoMove, Preset, Repetition, RuleFault, RuleSet, Symmetry};
pub use setup::{Piece, Setup, SetupFault};
pub use sorted::sorted_by_key;
pub use squares::{SquareMap, SquareSet};
pub use why::{Illegal, SymmetryKind, fails_duty};
