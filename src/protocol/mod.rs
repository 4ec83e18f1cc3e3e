//! What page and worker say to each other: versioned, with ids, in types of their own.
//!
//! Reading order: [`order`] (page to worker) → [`tell`] (worker to page) → [`wire`] (bytes).
//!
//! Invariants: positions and moves travel as the text of RULES §5, so the two sides share no
//! layout; every [`Tell`] but [`Tell::Ready`] carries the id of the [`Ask`] it answers; an id is
//! never used twice in a page's life, and the greater id is the newer one. Each message crosses as
//! one `Uint8Array` of [`encode`]'s bytes by `postMessage`. No logic here.

pub mod order;
pub mod tell;
pub mod wire;

pub use order::{Ask, Limits, Order};
pub use tell::{Done, Facts, Line, Progress, Score, Tell};
pub use wire::{WireFault, decode, encode};

/// The version of this conversation; a page and a worker of different versions don't talk.
pub const VERSION: u16 = 3;
