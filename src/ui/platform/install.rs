//! The browser's own question whether to install the page as an app.

use super::js;
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// Keeps the browser's offer until somebody asks for it.
pub struct Installer {
    offer: Rc<RefCell<Option<JsValue>>>,
    _listener: EventListener,
}

impl Installer {
    /// Listens for the offer and calls `offered` when it comes.
    pub fn new(offered: impl Fn() + 'static) -> Installer {
        let offer: Rc<RefCell<Option<JsValue>>> = Rc::default();
        let kept = Rc::clone(&offer);
        let options = EventListenerOptions::enable_prevent_default();
        let listener = EventListener::new_with_options(
            &gloo_utils::window(),
            "beforeinstallprompt",
            options,
            move |event| {
                event.prevent_default();
                kept.replace(Some(event.into()));
                offered();
            },
        );
        Installer { offer, _listener: listener }
    }

    /// Shows the browser's question; an offer can be used once.
    pub fn ask(&self) {
        if let Some(offer) = self.offer.take() {
            js::call(&offer, "prompt", &[]);
        }
    }
}
