//! Epaminondas: rules, records, engine, page.

pub mod rules;
pub mod notation;
pub mod game;
pub mod engine;
#[cfg(feature = "state")]
pub mod i18n;
#[cfg(any(feature = "state", feature = "worker"))]
pub mod protocol;
#[cfg(feature = "state")]
pub mod store;
#[cfg(feature = "ui")]
pub mod ui;
