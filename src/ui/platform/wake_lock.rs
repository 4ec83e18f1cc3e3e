//! Keeps the screen on while a game runs.

use super::js;
use gloo_events::EventListener;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Holds the screen awake on demand. Browsers drop the lock whenever the page is hidden, so it is
/// asked for again when the page comes back.
pub struct WakeLock {
    shared: Rc<Shared>,
    _visibility: EventListener,
}

#[derive(Default)]
struct Shared {
    is_wanted: Cell<bool>,
    sentinel: RefCell<Option<JsValue>>,
}

impl Default for WakeLock {
    fn default() -> WakeLock {
        let shared = Rc::new(Shared::default());
        let known = Rc::clone(&shared);
        let visibility = EventListener::new(&gloo_utils::document(), "visibilitychange", move |_| {
            if !gloo_utils::document().hidden() {
                Shared::settle(&known);
            }
        });
        WakeLock { shared, _visibility: visibility }
    }
}

impl WakeLock {
    /// Keeps the screen on, or lets it sleep.
    pub fn keep(&self, is_wanted: bool) {
        self.shared.is_wanted.set(is_wanted);
        Shared::settle(&self.shared);
    }
}

impl Shared {
    /// Brings what is held in line with what is wanted.
    fn settle(shared: &Rc<Shared>) {
        let is_held = shared.sentinel.borrow().as_ref().is_some_and(|s| !is_released(s));
        if shared.is_wanted.get() && !is_held {
            let shared = Rc::clone(shared);
            spawn_local(async move { shared.acquire().await });
        } else if !shared.is_wanted.get() {
            shared.release();
        }
    }

    async fn acquire(&self) {
        let navigator = gloo_utils::window().navigator();
        let asked = js::property(&navigator, "wakeLock")
            .and_then(|lock| js::call_later(&lock, "request", &[JsValue::from_str("screen")]));
        let Some(promise) = asked else { return };
        // A refusal (battery saver, hidden page) leaves the screen to the system.
        if let Ok(sentinel) = JsFuture::from(promise).await {
            self.sentinel.replace(Some(sentinel));
            if !self.is_wanted.get() {
                self.release();
            }
        }
    }

    fn release(&self) {
        if let Some(sentinel) = self.sentinel.take() {
            js::call(&sentinel, "release", &[]);
        }
    }
}

fn is_released(sentinel: &JsValue) -> bool {
    js::property(sentinel, "released").is_some_and(|value| value.is_truthy())
}
