//! The worker's entry point: wiring only.

#[cfg(target_family = "wasm")]
mod engine {
    use js_sys::{Object, Reflect, global};
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::DedicatedWorkerGlobalScope;

    /// Says which build this worker belongs to, before anything else.
    pub(super) fn say_ready() -> Result<(), JsValue> {
        let own = Reflect::get(&global(), &"epaminondas".into())?;
        let version = Reflect::get(&own, &"version".into())?;
        let ready = Object::new();
        Reflect::set(&ready, &"type".into(), &"ready".into())?;
        Reflect::set(&ready, &"version".into(), &version)?;
        global().unchecked_into::<DedicatedWorkerGlobalScope>().post_message(&ready)
    }
}

fn main() {
    #[cfg(target_family = "wasm")]
    if let Err(reason) = engine::say_ready() {
        wasm_bindgen::throw_val(reason);
    }
}
