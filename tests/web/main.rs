//! The platform adapters, tried in a real browser.
#![cfg(target_family = "wasm")]

mod link;
mod storage;
mod waiting;
mod worker;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn the_page_has_a_window() {
    assert!(web_sys::window().is_some());
}
