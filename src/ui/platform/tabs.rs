//! Several tabs with one running game: one of them plays, the others follow.

use super::{js, place};
use crate::store::msg::AppMsg;
use gloo_events::EventListener;
use js_sys::{Function, Promise};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

/// This tab's place among the tabs of this page.
pub struct Tabs {
    channel: Option<BroadcastChannel>,
    is_playing: Rc<Cell<bool>>,
    _listener: Option<EventListener>,
}

impl Tabs {
    /// Tries to become the tab that plays, and tells whether another one is. Browsers without
    /// locks (plain http on a local network) leave every tab playing.
    #[must_use]
    pub fn join(tell: Callback<AppMsg>) -> Tabs {
        let is_playing = Rc::new(Cell::new(true));
        let channel = BroadcastChannel::new(&place::name("game")).ok();
        let listener = channel.as_ref().map(|channel| {
            let (tell, is_playing) = (tell.clone(), Rc::clone(&is_playing));
            EventListener::new(channel, "message", move |event| {
                let text = event.dyn_ref::<MessageEvent>().and_then(|message| message.data().as_string());
                if let (Some(text), false) = (text, is_playing.get()) {
                    tell.emit(AppMsg::OtherTabSaved(text));
                }
            })
        });
        claim(tell, Rc::clone(&is_playing));
        Tabs { channel, is_playing, _listener: listener }
    }

    /// Shows the other tabs what has been stored.
    pub fn show(&self, text: &str) {
        if let (Some(channel), true) = (&self.channel, self.is_playing.get()) {
            // A closed channel only means that nobody follows.
            let _ = channel.post_message(&JsValue::from_str(text));
        }
    }
}

/// Asks for the lock at once; if another tab holds it, says so and waits for its turn.
fn claim(tell: Callback<AppMsg>, is_playing: Rc<Cell<bool>>) {
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            is_playing.set(false);
            tell.emit(AppMsg::OtherTabFound);
            wait(tell, is_playing);
            return JsValue::UNDEFINED;
        }
        forever()
    });
    request(&[("ifAvailable", JsValue::TRUE)], &granted);
}

fn wait(tell: Callback<AppMsg>, is_playing: Rc<Cell<bool>>) {
    let granted = Closure::once_into_js(move |_: JsValue| -> JsValue {
        is_playing.set(true);
        tell.emit(AppMsg::OtherTabGone);
        forever()
    });
    request(&[], &granted);
}

fn request(options: &[(&str, JsValue)], granted: &JsValue) {
    let navigator: JsValue = gloo_utils::window().navigator().into();
    if let Some(locks) = js::property(&navigator, "locks") {
        let name = JsValue::from_str(&place::name("play"));
        js::call(&locks, "request", &[name, js::object(options), granted.clone()]);
    }
}

/// A promise that never settles: the lock is held until the tab is gone.
fn forever() -> JsValue {
    Promise::new(&mut |_: Function, _: Function| {}).into()
}
