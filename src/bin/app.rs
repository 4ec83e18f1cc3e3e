//! The page's entry point: wiring only.

#[cfg(target_family = "wasm")]
mod page {
    use yew::prelude::*;

    #[component]
    fn Page() -> Html {
        html! { <main><h1>{"Epaminondas"}</h1></main> }
    }

    pub(super) fn start() {
        yew::Renderer::<Page>::new().render();
        register_service_worker();
    }

    /// Absent over plain http on a LAN and in some private windows: the game works without it.
    fn register_service_worker() {
        let Some(window) = web_sys::window() else { return };
        let navigator = window.navigator();
        if js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false) {
            let registration = navigator.service_worker().register("sw.js");
            wasm_bindgen_futures::spawn_local(async move {
                // A refused registration leaves a page that works online; there is nobody to tell yet.
                let _ = wasm_bindgen_futures::JsFuture::from(registration).await;
            });
        }
    }
}

fn main() {
    #[cfg(target_family = "wasm")]
    page::start();
}
