//! Reads what a browser may or may not have, without ever throwing.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The property `name` of `object`, unless it is absent, `null` or `undefined`.
pub(crate) fn property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &JsValue::from_str(name)).ok()?;
    (!value.is_null() && !value.is_undefined()).then_some(value)
}

/// Calls the method `name` of `object`; `None` if there is none or it throws.
pub(crate) fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = property(object, name)?.dyn_into().ok()?;
    method.apply(object, &arguments.iter().collect::<Array>()).ok()
}

/// Like [`call`], for a method that answers with a promise.
#[cfg(feature = "web")]
pub(crate) fn call_later(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<js_sys::Promise> {
    call(object, name, arguments)?.dyn_into().ok()
}

/// An object with these properties.
pub(crate) fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // Setting a property of a fresh plain object can't fail.
        let _ = Reflect::set(&object, &JsValue::from_str(name), value);
    }
    object.into()
}

/// What a thrown value says of itself.
#[cfg(feature = "web")]
pub(crate) fn words(thrown: &JsValue) -> String {
    property(thrown, "message")
        .and_then(|message| message.as_string())
        .or_else(|| thrown.as_string())
        .unwrap_or_else(|| "the browser gave no reason".to_owned())
}
