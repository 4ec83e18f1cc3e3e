//! Journeys through the real `dist/` in a real browser, with real pointers, touches and keys.
//!
//! `cargo xtask test --only browser` builds the site and runs them. By hand, after a
//! `cargo xtask build`: `cargo test --features e2e --test e2e -- NAME`. `CHROME` and
//! `CHROMEDRIVER` name another browser, `EPAMINONDAS_AXE` axe-core's script; screenshots go to
//! `target/screenshots/`.
//!
//! `EPAMINONDAS_BROWSER` chooses Firefox (`firefox`) or WebKitGTK's small browser (`webkit`, on whatever
//! screen `DISPLAY` names). What their drivers can't do is left out; `target/e2e/left-out.txt` says which
//! journeys and why. WebKit's has no finger and no phone's screen and forgets all when it is closed, and
//! its console can't be read.
//!
//! With `EPAMINONDAS_FULL=1` every legal move of 200 positions is entered in all six ways, storms have
//! 100,000 events, and 200 games are played in one tab: more than an hour.

mod harness;
#[path = "../data/positions.rs"]
mod positions;

mod access;
mod attention;
mod clicks;
mod clocks;
mod curtain;
mod device;
mod dist;
mod engine;
mod entry;
mod fit;
mod games;
mod geometry;
mod hands;
mod hosting;
mod hot_seat;
mod keeping;
mod keys;
mod layout;
mod links;
mod listening;
mod motion;
mod new_game;
mod notices;
mod offline;
mod pictures;
mod rooms;
mod sight;
mod storm;
mod targets;
mod thinking;
mod touch;
mod undo;
mod updates;
mod worker;
