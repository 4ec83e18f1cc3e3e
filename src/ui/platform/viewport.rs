//! The window's size, the one thing the page measures.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;

/// Width and height of the window in CSS pixels.
#[must_use]
pub fn size() -> (f64, f64) {
    let window = gloo_utils::window();
    let number = |value: Result<JsValue, JsValue>| value.ok().and_then(|value| value.as_f64());
    (number(window.inner_width()).unwrap_or(1024.0), number(window.inner_height()).unwrap_or(768.0))
}

/// Calls `changed` with the new size whenever it changes.
pub fn listen(changed: impl Fn((f64, f64)) + 'static) -> EventListener {
    EventListener::new(&gloo_utils::window(), "resize", move |_| changed(size()))
}
