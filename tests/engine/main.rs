//! The engine in a browser's own machine, compiled with vector instructions or without: `cargo xtask
//! test --only wasm` runs both, `cargo xtask targets` in the worker's own profile.
#![cfg(target_family = "wasm")]

use epaminondas::engine::bench;
use epaminondas::rules::perft::perft;
use epaminondas::rules::{Position, Preset};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
fn the_engine_visits_the_same_nodes_as_natively() {
    assert_eq!(bench::run(bench::DEPTH, |_, _| {}), bench::SIGNATURE);
}

/// Sequences of four moves from Standard's start (`tests/data/perft.jsonl`): long enough to say how
/// many the browser counts in a second.
const SEQUENCES: u64 = 245_799_684;

#[wasm_bindgen_test]
fn moves_are_counted_as_natively() {
    let start = Position::start(&Preset::Standard.rules()).unwrap();
    let begin = js_sys::Date::now();
    let count = perft(&start, 4);
    let seconds = (js_sys::Date::now() - begin) / 1000.0;
    console_log!("perft: {:.0} nodes/s", count as f64 / seconds.max(1e-3));
    assert_eq!(count, SEQUENCES);
}
