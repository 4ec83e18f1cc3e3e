//! The engine in the browser's own machine.

use epaminondas::engine::bench;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_engine_visits_the_same_nodes_as_natively() {
    assert_eq!(bench::run(bench::DEPTH, |_, _| {}), bench::SIGNATURE);
}
