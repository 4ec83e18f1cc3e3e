//! Messages that come later.

use gloo_timers::callback::Timeout;

/// Calls `then` once after `delay_ms`. It can't be taken back: whoever hears it checks whether it
/// still matters.
pub fn after(delay_ms: u32, then: impl FnOnce() + 'static) {
    Timeout::new(delay_ms, then).forget();
}
