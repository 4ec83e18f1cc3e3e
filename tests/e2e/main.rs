//! Journeys through the real `dist/` in a real browser, with real pointers, touches and keys.
//!
//! `cargo xtask test --only browser` builds the site and runs them. By hand, after a
//! `cargo xtask build`: `cargo test --features e2e --test e2e -- NAME`. `CHROME` and
//! `CHROMEDRIVER` name another browser; screenshots go to `target/screenshots/`.

mod harness;

mod dist;
mod hands;
mod hosting;
mod offline;
mod updates;
