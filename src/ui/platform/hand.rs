//! Keys or a pointer: what the player used last, for the sheets.
//!
//! `:focus-visible` alone doesn't tell: focus that the page moves itself looks like a key's when
//! the element before it had a key's.

use super::Listener;
use gloo_events::{EventListener, EventListenerOptions};

/// The attribute of `<html>` while keys were used last.
const KEYED: &str = "data-keyed";

/// Keeps the attribute `data-keyed` of `<html>` true to the last key or press.
pub fn listen() -> [Listener; 2] {
    // On the way down, since what a press means may stop it from coming up again.
    ["keydown", "pointerdown"].map(|name| {
        let document = gloo_utils::document();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&document, name, options, move |_| {
            if let Some(root) = gloo_utils::document().document_element() {
                // A plain name, which no document refuses.
                let _ = root.toggle_attribute_with_force(KEYED, name == "keydown");
            }
        })
    })
}
