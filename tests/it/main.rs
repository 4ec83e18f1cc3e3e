//! The rules, the text forms and the house itself, tested from outside.
//!
//! The rules are read twice: by the crate, fast, and by the oracle, slow and obvious. Every
//! line of `tests/data` is held against both, and both against each other by chance.

mod agreement;
mod atlas;
mod claims;
mod cli;
mod contest;
mod data;
mod engine;
mod explain;
mod facts;
mod game;
mod levels;
mod links;
mod mirror;
mod notation;
mod oracle;
mod pondering;
mod preset_perft;
mod random;
mod reading;
mod records;
mod repetition;
mod solver;
mod styles;
mod tactics;
mod texts;
mod tidy;
mod translations;
