//! What the settings change on the document itself.

use super::js;
use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// The document's settings. CSS reads them from `<html>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appearance {
    /// Language code.
    pub language: String,
    /// Does it run from right to left?
    pub is_rtl: bool,
    /// The theme's word; `None` lets the system choose.
    pub theme: Option<String>,
    /// The word for the speed of motion.
    pub speed: String,
}

/// Applies `appearance` to `<html>`, and the page's colour to the browser's bars.
pub fn apply(appearance: &Appearance) {
    let Some(root) = gloo_utils::document().document_element() else { return };
    set(&root, "lang", Some(&appearance.language));
    // A page opened with a direction of its own (a test's pseudo-locale) keeps it.
    if !root.has_attribute("data-dir") {
        set(&root, "dir", Some(if appearance.is_rtl { "rtl" } else { "ltr" }));
    }
    set(&root, "data-theme", appearance.theme.as_deref());
    set(&root, "data-speed", Some(&appearance.speed));
    colour_bars(&root);
}

/// Setting a language or a direction anew has every element's style computed anew, even if it is the same.
fn set(element: &Element, name: &str, value: Option<&str>) {
    if element.get_attribute(name).as_deref() == value {
        return;
    }
    // Names and values are plain words, which no document refuses.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Browsers paint their bars in the colour of `<meta name="theme-color">`.
fn colour_bars(root: &Element) {
    let window = gloo_utils::window();
    let colour = window
        .get_computed_style(root)
        .ok()
        .flatten()
        .and_then(|style| style.get_property_value("background-color").ok());
    let meta = gloo_utils::document().query_selector("meta[name=\"theme-color\"]").ok().flatten();
    if let (Some(meta), Some(colour)) = (meta, colour) {
        set(&meta, "content", Some(&colour));
    }
}

/// The browser's languages, most wanted first.
#[must_use]
pub fn languages() -> Vec<String> {
    gloo_utils::window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Is there a pointer that can hover?
#[must_use]
pub fn has_hover() -> bool {
    let query = gloo_utils::window().match_media("(hover: hover) and (pointer: fine)");
    query.ok().flatten().is_some_and(|list| list.matches())
}

/// A number that differs from visit to visit.
#[must_use]
pub fn seed() -> u64 {
    let half = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    half() << 32 | half()
}

/// Is the page hidden?
#[must_use]
pub fn is_hidden() -> bool {
    gloo_utils::document().hidden()
}

/// Calls `changed` with whether the page is visible, whenever that changes.
pub fn listen_visibility(changed: impl Fn(bool) + 'static) -> EventListener {
    EventListener::new(&gloo_utils::document(), "visibilitychange", move |_| {
        changed(!is_hidden());
    })
}

/// Asks the browser to keep what is stored; what it answers changes nothing.
pub fn ask_to_keep_storage() {
    let navigator: JsValue = gloo_utils::window().navigator().into();
    if let Some(storage) = js::property(&navigator, "storage") {
        js::call(&storage, "persist", &[]);
    }
}
