//! Several tabs with one running game: one of them plays, the others follow.

use super::{js, place};
use crate::store::msg::AppMsg;
use gloo_events::EventListener;
use js_sys::{Function, Promise};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};
use yew::Callback;

/// This tab's place among the tabs of this page.
pub struct Tabs {
    tell: Callback<AppMsg>,
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
        claim(tell.clone(), Rc::clone(&is_playing));
        Tabs { tell, channel, is_playing, _listener: listener }
    }

    /// Makes this the tab that plays; the one that did follows from now on.
    pub fn take_over(&self) {
        hold(&[("steal", JsValue::TRUE)], &self.tell, &self.is_playing);
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
    let lost = loser(&tell, &is_playing);
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            follow(&tell, &is_playing);
            return JsValue::UNDEFINED;
        }
        forever()
    });
    request(&[("ifAvailable", JsValue::TRUE)], &granted, lost);
}

/// Another tab plays: this one follows until that one is gone.
fn follow(tell: &Callback<AppMsg>, is_playing: &Rc<Cell<bool>>) {
    is_playing.set(false);
    tell.emit(AppMsg::OtherTabFound);
    hold(&[], tell, is_playing);
}

/// Plays from the moment the lock is granted.
fn hold(options: &[(&str, JsValue)], tell: &Callback<AppMsg>, is_playing: &Rc<Cell<bool>>) {
    let lost = loser(tell, is_playing);
    let (tell, is_playing) = (tell.clone(), Rc::clone(is_playing));
    let granted = Closure::once_into_js(move |_: JsValue| -> JsValue {
        if !is_playing.replace(true) {
            tell.emit(AppMsg::OtherTabGone);
        }
        forever()
    });
    request(options, &granted, lost);
}

/// What to do when another tab has taken the lock away from this one.
fn loser(tell: &Callback<AppMsg>, is_playing: &Rc<Cell<bool>>) -> impl FnOnce() + 'static {
    let (tell, is_playing) = (tell.clone(), Rc::clone(is_playing));
    move || follow(&tell, &is_playing)
}

/// Asks for the lock, and calls `lost` if it is taken away after it was granted.
fn request(options: &[(&str, JsValue)], granted: &JsValue, lost: impl FnOnce() + 'static) {
    let navigator: JsValue = gloo_utils::window().navigator().into();
    let Some(locks) = js::property(&navigator, "locks") else { return };
    let name = JsValue::from_str(&place::name("play"));
    let held = js::call_later(&locks, "request", &[name, js::object(options), granted.clone()]);
    if let Some(held) = held {
        spawn_local(async move {
            // A lock is held until the tab is gone, so its promise can only be broken.
            if JsFuture::from(held).await.is_err() {
                lost();
            }
        });
    }
}

/// A promise that never settles: the lock is held until the tab is gone.
fn forever() -> JsValue {
    Promise::new(&mut |_: Function, _: Function| {}).into()
}
