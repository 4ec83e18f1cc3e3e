//! The fragment of the page's address, which holds all of its state that can be linked to.

use crate::store::state::Screen;
use gloo_events::EventListener;
use wasm_bindgen::JsValue;

/// The fragment without its `#`; empty if there is none. A text shared to the page (the
/// manifest's share target) stands in the query and counts as the fragment it contains.
#[must_use]
pub fn fragment() -> String {
    let location = gloo_utils::window().location();
    let hash = location.hash().unwrap_or_default();
    match hash.strip_prefix('#') {
        Some(fragment) if !fragment.is_empty() => fragment.to_owned(),
        _ => shared_fragment(&location.search().unwrap_or_default()).unwrap_or_default(),
    }
}

/// The fragment of a link shared as `url` or `text`.
fn shared_fragment(search: &str) -> Option<String> {
    let shared = shared_texts(search)?;
    let (_, fragment) = shared.iter().find_map(|text| text.split_once('#'))?;
    Some(fragment.split_whitespace().next()?.to_owned())
}

/// A record shared as text: what the share target brought, if it holds no link.
#[must_use]
pub fn shared_text() -> Option<String> {
    let search = gloo_utils::window().location().search().ok()?;
    shared_texts(&search)?.into_iter().find(|text| !text.trim().is_empty() && !text.contains('#'))
}

fn shared_texts(search: &str) -> Option<Vec<String>> {
    let query = web_sys::UrlSearchParams::new_with_str(search).ok()?;
    Some(["url", "text"].iter().filter_map(|name| query.get(name)).collect())
}

/// Removes fragment and query from the address, without a history entry and without an event; the
/// entry is one of `screen`.
pub fn clear(screen: Screen) {
    let window = gloo_utils::window();
    let (Ok(path), Ok(history)) = (window.location().pathname(), window.history()) else { return };
    // In a sandboxed frame the address can't be changed; it is only cosmetic.
    let _ = history.replace_state_with_url(&entry(screen), "", Some(&path));
}

/// Makes a history entry for `screen`.
pub fn remember(screen: Screen) {
    if let Ok(history) = gloo_utils::window().history() {
        // Without entries of its own the page is left by going back, as any other is.
        let _ = history.push_state(&entry(screen), "");
    }
}

/// The screen that the present history entry was made for.
#[must_use]
pub fn screen() -> Screen {
    let state = gloo_utils::window().history().and_then(|history| history.state());
    if state.is_ok_and(|state| state.is_truthy()) { Screen::Play } else { Screen::Start }
}

/// What an entry of `screen` holds.
fn entry(screen: Screen) -> JsValue {
    JsValue::from_bool(screen == Screen::Play)
}

/// Calls `returned` with the screen whenever the browser goes back or forth between its entries.
pub fn listen_back(returned: impl Fn(Screen) + 'static) -> EventListener {
    EventListener::new(&gloo_utils::window(), "popstate", move |_| {
        // An address with a fragment is a link to follow.
        if fragment().is_empty() {
            returned(screen());
        }
    })
}

/// The page's address without query and fragment.
#[must_use]
pub fn page() -> String {
    let location = gloo_utils::window().location();
    location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default()
}

/// Calls `changed` with each new fragment that isn't empty.
pub fn listen(changed: impl Fn(String) + 'static) -> EventListener {
    EventListener::new(&gloo_utils::window(), "hashchange", move |_| {
        let fragment = fragment();
        if !fragment.is_empty() {
            changed(fragment);
        }
    })
}
