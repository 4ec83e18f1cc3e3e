//! The player: evaluation, search, levels. Pure: no clock, no randomness but a given seed.
//!
//! Reading order: [`request`] (what is asked and answered) → [`think`] (the one who answers) →
//! [`score`] → `root` (deepening) → `search` (alpha-beta) → `tries`, `stages`, `order` and `generate`
//! (which moves, in which order, how deep; `history` remembers) → `quiesce` → `exchange` → `evaluate`
//! (`shapes` and `corrections` with it), [`net`] → `table` → [`level`] and [`style`] → [`facts`]; `budget`
//! (how long to think by the clock); [`solve`], which proves;
//! and [`mod@bench`], the signature.
//!
//! Invariants: the same request with a node or depth limit gives the same answer on every device,
//! whatever was searched before and wherever it pauses; a claimed win or loss in n plies is
//! proved, never estimated; memory is the table's size given at the start plus under 4 MB.

pub mod bench;
mod budget;
mod corrections;
mod evaluate;
mod exchange;
pub mod facts;
mod generate;
pub mod hand;
mod history;
pub mod level;
mod mind;
pub mod net;
mod order;
mod quiesce;
pub mod request;
mod root;
pub mod score;
mod search;
mod shapes;
pub mod solve;
mod stages;
pub mod style;
mod table;
mod terrain;
pub mod think;
mod tries;
pub mod weights;

pub use budget::budget_ms;
pub use facts::{Explanation, Facts, Refutation, Threat, explain};
pub use hand::Hand;
pub use level::Level;
#[cfg(not(target_family = "wasm"))]
pub(crate) use level::mix;
pub use request::{Control, Limits, Line, Progress, Report, Request, Step};
pub use score::Score;
pub use style::Style;
pub use think::{Engine, Judge};
