//! The engine's worker, played by a few lines of script.

use crate::waiting::heard;
use epaminondas::protocol::{Tell, VERSION, encode};
use epaminondas::store::msg::EngineMsg;
use epaminondas::ui::platform::worker::Engine;
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Blob, Url};

/// Makes `script` the page's worker, whatever it was.
fn stand_in(script: &str) {
    let document = web_sys::window().unwrap().document().unwrap();
    let blob = Blob::new_with_str_sequence(&Array::of1(&JsValue::from_str(script))).unwrap();
    let meta = document.query_selector("meta[name=worker]").unwrap().unwrap_or_else(|| {
        let meta = document.create_element("meta").unwrap();
        meta.set_attribute("name", "worker").unwrap();
        document.document_element().unwrap().append_child(&meta).unwrap();
        meta
    });
    meta.set_attribute("content", &Url::create_object_url_with_blob(&blob).unwrap()).unwrap();
}

/// A script that says `tell`.
fn saying(tell: &Tell) -> String {
    format!("postMessage(new Uint8Array({:?}))", encode(tell).unwrap())
}

async fn first_word(script: &str) -> EngineMsg {
    stand_in(script);
    let mut kept = None;
    let said = heard(|tell| {
        let engine = Engine::new(yew::Callback::from(tell));
        engine.warm();
        kept = Some(engine);
    });
    said.await
}

#[wasm_bindgen_test]
async fn a_worker_of_this_build_is_ready() {
    let ready = Tell::Ready { build: String::new(), protocol: VERSION };
    assert_eq!(first_word(&saying(&ready)).await, EngineMsg::Told(ready));
}

#[wasm_bindgen_test]
async fn a_worker_of_another_build_is_lost_when_the_page_cannot_heal() {
    let ready = Tell::Ready { build: "another".to_owned(), protocol: VERSION };
    assert!(
        matches!(first_word(&saying(&ready)).await, EngineMsg::Lost { message } if message.contains("another"))
    );
}

#[wasm_bindgen_test]
async fn a_worker_that_throws_is_lost_with_its_reason() {
    let lost = first_word("throw new Error('no engine here')").await;
    assert!(matches!(lost, EngineMsg::Lost { message } if message.contains("no engine here")));
}

#[wasm_bindgen_test]
async fn bytes_of_another_protocol_are_refused() {
    assert!(matches!(first_word("postMessage(new Uint8Array([250, 1, 2]))").await, EngineMsg::Lost { .. }));
}
