//! Messages that come later, and what time it is.

use super::js;
use gloo_timers::callback::Timeout;
use wasm_bindgen::closure::Closure;

/// Milliseconds since the page was opened; they never go back.
#[must_use]
pub fn now_ms() -> u64 {
    gloo_utils::window().performance().map_or(0.0, |performance| performance.now()) as u64
}

/// Calls `then` once after `delay_ms`. It can't be taken back: whoever hears it checks whether it
/// still matters.
pub fn after(delay_ms: u32, then: impl FnOnce() + 'static) {
    Timeout::new(delay_ms, then).forget();
}

/// Calls `then` once in the next frame, when everything that has ended by then has been told. A page
/// that nobody sees has no frames.
pub fn in_next_frame(then: impl FnOnce() + 'static) {
    js::call(&gloo_utils::window(), "requestAnimationFrame", &[Closure::once(then).into_js_value()]);
}
