//! Copies text.

use super::js;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlElement, HtmlTextAreaElement};

/// Copies `text`, then calls `ended` with whether it worked.
pub fn copy(text: String, ended: impl FnOnce(bool) + 'static) {
    spawn_local(async move { ended(copied(&text).await) });
}

async fn copied(text: &str) -> bool {
    let navigator = gloo_utils::window().navigator();
    let asked = js::property(&navigator, "clipboard")
        .and_then(|clipboard| js::call_later(&clipboard, "writeText", &[JsValue::from_str(text)]));
    if let Some(promise) = asked
        && JsFuture::from(promise).await.is_ok()
    {
        return true;
    }
    // Plain http on a local network has no clipboard; the old command still works there.
    copied_by_command(text).unwrap_or(false)
}

fn copied_by_command(text: &str) -> Option<bool> {
    let document = gloo_utils::document();
    let area: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    area.set_value(text);
    area.set_class_name("visually-hidden");
    let focused: Option<HtmlElement> = document.active_element().and_then(|e| e.dyn_into().ok());
    // Within an open dialog everything outside is inert, so the text must stand inside.
    let home = document.query_selector("dialog[open]").ok().flatten();
    home.unwrap_or(document.body()?.into()).append_child(&area).ok()?;
    area.select();
    let done = js::call(&document, "execCommand", &[JsValue::from_str("copy")]);
    area.remove();
    if let Some(element) = focused {
        element.focus().ok();
    }
    Some(done.is_some_and(|value| value.is_truthy()))
}
