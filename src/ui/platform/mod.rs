//! The only place that knows a browser: everything else in the page speaks in messages and effects.

#[cfg(feature = "web")]
pub mod board;
