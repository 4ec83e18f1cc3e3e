//! Epaminondas, Robert Abbott's game of phalanxes (1975): rules, records, engine, page.
//!
//! # The map of the house, in reading order
//!
//! - [`rules`]: the game itself: every setting on every board. Knows nothing else.
//! - [`notation`]: text forms of squares, moves, positions, rule sets, records, links. Reads
//!   leniently, writes exactly, and answers any input with a value or an error.
//! - [`game`]: a game as a tree with a cursor; repetition; endings that aren't on the board.
//! - [`engine`]: evaluation and search. Pure: no clock and no randomness of its own.
//! - `protocol`: what page and worker say to each other.
//! - `worker`: the engine's desk in its web worker: orders in, slices, answers out.
//! - `i18n`: typed texts and their sentences in every language.
//! - `store`: the page's state, `update(&mut State, Msg) -> Vec<Effect>`.
//! - `training`: where the engine's numbers come from: self-play and fitting. Native only.
//! - `ui`: Yew components; `ui::platform` alone touches the browser.
//!
//! # Invariants
//!
//! - One direction: a pointer or key becomes a `Msg`, `update` changes the state and returns effects,
//!   components draw the state, `ui::effects` carries the effects out and answers with messages.
//! - Legality is decided in [`rules`] and nowhere else.
//! - No text a person can type, paste, open or follow causes a panic or is silently replaced.
//! - No request leaves the page's own origin, and nothing needs a server.
//! - Nothing above `ui` knows the web; nothing below `store` knows people's language.
//!
//! Reasons for the decisions stand in `src/DESIGN.md`.

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
#[cfg(not(target_family = "wasm"))]
pub mod training;
#[cfg(feature = "ui")]
pub mod ui;
#[cfg(feature = "worker")]
pub mod worker;
