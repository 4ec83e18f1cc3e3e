//! Keys that work wherever the focus is, except where one writes.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Where keys write text, or belong to an open dialog.
const WRITING: &str =
    "input:not([type=radio]):not([type=checkbox]), select, textarea, dialog, [contenteditable]";

/// Calls `pressed` with each key that goes down without Control, Alt or Meta, outside of fields
/// and dialogs: what it writes, its place, and whether Shift is held. It answers whether the key
/// meant something.
pub fn listen(pressed: impl Fn(&str, &str, bool) -> bool + 'static) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&gloo_utils::document(), "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_writing = target.is_some_and(|element| element.closest(WRITING).ok().flatten().is_some());
        if has_modifier || is_writing || event.is_composing() || event.default_prevented() {
            return;
        }
        if pressed(&event.key(), &event.code(), event.shift_key()) {
            event.prevent_default();
        }
    })
}
