//! Where this page lives: its base path, its build, its worker's file.

use super::{dom, js};
use wasm_bindgen::JsValue;

/// What every stored name begins with: the app and its base path, so that two copies below one
/// origin never touch each other. The service worker names its caches alike.
#[must_use]
pub fn prefix() -> String {
    format!("epaminondas:{}", base_path())
}

/// `part` with the app's [`prefix`].
#[must_use]
pub fn name(part: &str) -> String {
    format!("{}:{part}", prefix())
}

/// The directory the page was loaded from, with its closing slash.
fn base_path() -> String {
    let path = gloo_utils::window().location().pathname().unwrap_or_default();
    directory(&path).to_owned()
}

fn directory(path: &str) -> &str {
    path.rfind('/').map_or("/", |slash| &path[..=slash])
}

/// The build this page belongs to; empty when it was built without one.
#[must_use]
pub fn build() -> String {
    dom::meta("version").unwrap_or_default()
}

/// The address of the worker's first file, which carries a hash in its name.
#[must_use]
pub fn worker_file() -> String {
    dom::meta("worker").unwrap_or_else(|| "engine.js".to_owned())
}

/// The object that scripts and embedders know as `window.epaminondas`.
pub(super) fn global() -> Option<JsValue> {
    js::property(&gloo_utils::window(), "epaminondas")
}

/// Sets `window.epaminondas.version`, unless the page's first script has done so.
pub fn publish_build() {
    if global().is_none() {
        let ours = js::object(&[("version", JsValue::from_str(&build()))]);
        // A frozen window would only cost embedders the version.
        let _ = js_sys::Reflect::set(&gloo_utils::window(), &JsValue::from_str("epaminondas"), &ours);
    }
}

/// Reloads a page whose files are gone because another build was deployed; `false` if that can't
/// help, in which case nothing has happened.
pub async fn heal() -> bool {
    let Some(promise) = global().and_then(|ours| js::call_later(&ours, "heal", &[])) else {
        return false;
    };
    wasm_bindgen_futures::JsFuture::from(promise).await.is_ok_and(|healed| healed.is_truthy())
}
