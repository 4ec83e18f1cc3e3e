//! The fragment of the page's address.

use epaminondas::store::state::Screen;
use epaminondas::ui::platform::link;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn a_fragment_is_read_without_its_sign_and_cleared_without_a_trace() {
    let location = web_sys::window().unwrap().location();
    location.set_hash("g=abc").unwrap();
    assert_eq!(link::fragment(), "g=abc");
    link::clear(Screen::Play);
    assert_eq!(link::fragment(), "");
    assert!(!link::page().contains('#'));
    assert_eq!(link::screen(), Screen::Play);
}
