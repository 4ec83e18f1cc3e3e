//! Offers a text as a file.

use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long the address of the text stays valid, for browsers that read it late.
const ADDRESS_MS: u32 = 60_000;

/// Offers `text` for saving under `name`; does nothing where downloads are forbidden.
pub fn save(name: &str, text: &str) {
    // The only failure is a frame that may not download; the dialog shows the text to copy.
    let _ = try_save(name, text);
}

fn try_save(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsValue::from_str(text));
    let address = Url::create_object_url_with_blob(&Blob::new_with_str_sequence_and_options(&parts, &kind)?)?;
    let anchor: HtmlAnchorElement = gloo_utils::document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Timeout::new(ADDRESS_MS, move || {
        // Revoking an address twice is harmless, and so is not revoking it.
        let _ = Url::revoke_object_url(&address);
    })
    .forget();
    Ok(())
}
