//! Epaminondas: rules, records, engine, page.

#[cfg(not(target_family = "wasm"))]
pub mod cli;
pub mod engine;
pub mod game;
#[cfg(feature = "state")]
pub mod i18n;
pub mod notation;
#[cfg(any(feature = "state", feature = "worker"))]
pub mod protocol;
pub mod rules;
#[cfg(feature = "state")]
pub mod store;
#[cfg(feature = "ui")]
pub mod ui;
