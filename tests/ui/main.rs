//! Components rendered on the host: what stands in the document, in which state.

mod board;
mod clocks;
mod entry;
mod newcomer;
mod page;
#[path = "../data/positions.rs"]
mod positions;
mod shell;
