//! Files that are dropped on the page, chosen in one of its fields, or opened with it.

use super::js;
use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DragEvent, File, HtmlInputElement};
use yew::Callback;

/// A file that was read: its name and its text.
pub type Read = (String, String);

/// Greater files are no games: a record of 2,000 moves has 40 kB.
const MAX_BYTES: f64 = 8_000_000.0;

/// Listens for files dropped anywhere on the page, chosen in any of its file fields, and opened
/// with it by the system.
pub fn listen(read: Callback<Read>) -> Vec<EventListener> {
    listen_launches(read.clone());
    let document = gloo_utils::document();
    let choosing = read.clone();
    let chosen = EventListener::new(&document, "change", move |event| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input.filter(|input| input.type_() == "file") {
            take(&input, choosing.clone());
        }
    });
    let over = EventListener::new_with_options(
        &document,
        "dragover",
        EventListenerOptions::enable_prevent_default(),
        |event| {
            if has_files(event) {
                event.prevent_default();
            }
        },
    );
    let dropped = EventListener::new_with_options(
        &document,
        "drop",
        EventListenerOptions::enable_prevent_default(),
        move |event| {
            if has_files(event) {
                event.prevent_default();
                let transfer = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
                if let Some(file) = transfer.and_then(|t| t.files()).and_then(|files| files.get(0)) {
                    open(file, read.clone());
                }
            }
        },
    );
    vec![chosen, over, dropped]
}

fn has_files(event: &web_sys::Event) -> bool {
    let transfer = event.dyn_ref::<DragEvent>().and_then(DragEvent::data_transfer);
    transfer.is_some_and(|transfer| transfer.types().iter().any(|kind| kind == "Files"))
}

/// Reads the file chosen in `input` and empties it, so that the same file can be chosen again.
fn take(input: &HtmlInputElement, read: Callback<Read>) {
    if let Some(file) = input.files().and_then(|files| files.get(0)) {
        open(file, read);
    }
    input.set_value("");
}

fn open(file: File, read: Callback<Read>) {
    if file.size() > MAX_BYTES {
        return;
    }
    spawn_local(async move {
        let blob: &Blob = file.as_ref();
        // A file that vanished between choosing and reading is as if it had not been chosen.
        if let Ok(text) = JsFuture::from(blob.text()).await {
            read.emit((file.name(), text.as_string().unwrap_or_default()));
        }
    });
}

/// Installed as an app, the system hands files over in `window.launchQueue`.
fn listen_launches(read: Callback<Read>) {
    let Some(queue) = js::property(&gloo_utils::window(), "launchQueue") else { return };
    let consume = Closure::<dyn Fn(JsValue)>::new(move |launch: JsValue| {
        let handles = js::property(&launch, "files").map(|files| Array::from(&files)).unwrap_or_default();
        for handle in handles.iter().take(1) {
            let read = read.clone();
            spawn_local(async move {
                let Some(promise) = js::call_later(&handle, "getFile", &[]) else { return };
                if let Ok(file) = JsFuture::from(promise).await {
                    open(file.unchecked_into(), read);
                }
            });
        }
    });
    js::call(&queue, "setConsumer", &[consume.into_js_value()]);
}
