//! The rules, the text forms and the house itself, tested from outside.
//!
//! Everything that `tests/data` states is held against the oracle first (a slow second
//! reading of the rules) and then against the crate.

mod cli;
mod data;
mod engine;
mod game;
mod notation;
mod oracle;
mod oracle_facts;
mod oracle_tactics;
mod styles;
mod translations;
