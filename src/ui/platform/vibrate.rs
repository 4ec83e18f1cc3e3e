//! A short buzz.

use super::js;
use wasm_bindgen::JsValue;

/// Long enough to be felt, too short to be heard.
const BUZZ_MS: u32 = 12;

/// Buzzes once where there is a motor.
pub fn buzz() {
    js::call(&gloo_utils::window().navigator(), "vibrate", &[JsValue::from(BUZZ_MS)]);
}
