//! Text forms (RULES §5): read leniently, written exactly.
//!
//! Reading order: [`square`] → [`moves`] → [`position`] → [`rule_set`] → [`record`] → [`link`]
//! → [`diagram`]. Every reader takes any
//! text at all and answers with a value or with an error that names the offending text and its
//! [`Place`]; none panics.

pub mod diagram;
pub mod link;
pub mod moves;
mod place;
pub mod position;
pub mod record;
pub mod rule_set;
pub mod square;

pub use place::Place;
