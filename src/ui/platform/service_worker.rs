//! Offline use and updates, by the contract stated at the top of `static/sw.js`.

use super::js;
use crate::store::msg::AppMsg;
use gloo_events::EventListener;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};
use yew::Callback;

/// A page that comes back looks for a newer build at most this often.
const LOOK_MS: f64 = 3_600_000.0;

/// The page's service worker, where there is one.
#[derive(Clone, Default)]
pub struct Updates(Rc<Inner>);

#[derive(Default)]
struct Inner {
    registration: RefCell<Option<ServiceWorkerRegistration>>,
    listeners: RefCell<Vec<EventListener>>,
    /// Has this page asked for the newer build? Only then does a new controller reload it.
    is_asked: Cell<bool>,
    looked: Cell<f64>,
}

impl Updates {
    /// Registers the service worker and tells of readiness and newer builds.
    #[must_use]
    pub fn start(tell: Callback<AppMsg>) -> Updates {
        let updates = Updates::default();
        if let Some(container) = container() {
            updates.listen(&container, &tell);
            let inner = Rc::clone(&updates.0);
            spawn_local(async move {
                // Without a service worker (a frame, plain http) the page works, only not offline.
                let Ok(registered) = JsFuture::from(container.register("sw.js")).await else { return };
                let Ok(registration) = registered.dyn_into::<ServiceWorkerRegistration>() else { return };
                inner.watch(&registration, &tell);
                inner.looked.set(js_sys::Date::now());
                inner.registration.replace(Some(registration));
            });
        }
        updates
    }

    /// Lets the waiting build take over; the page reloads once it has.
    pub fn apply(&self) {
        let waiting = self.0.registration.borrow().as_ref().and_then(ServiceWorkerRegistration::waiting);
        self.0.is_asked.set(true);
        match waiting {
            Some(worker) => {
                let message = js::object(&[("type", JsValue::from_str("skip-waiting"))]);
                // A worker that can't be reached is gone; the reload below finds the newer build.
                if worker.post_message(&message).is_err() {
                    reload();
                }
            }
            None => reload(),
        }
    }

    fn listen(&self, container: &ServiceWorkerContainer, tell: &Callback<AppMsg>) {
        let heard = tell.clone();
        let messages = EventListener::new(container, "message", move |event| {
            let kind = js::property(event, "data").and_then(|data| js::property(&data, "type"));
            if kind.and_then(|kind| kind.as_string()).as_deref() == Some("ready-offline") {
                heard.emit(AppMsg::OfflineReady);
            }
        });
        let inner = Rc::downgrade(&self.0);
        let taken = EventListener::new(container, "controllerchange", move |_| {
            if inner.upgrade().is_some_and(|inner| inner.is_asked.replace(false)) {
                reload();
            }
        });
        let inner = Rc::downgrade(&self.0);
        let shown = EventListener::new(&gloo_utils::document(), "visibilitychange", move |_| {
            if let (Some(inner), false) = (inner.upgrade(), gloo_utils::document().hidden()) {
                inner.look();
            }
        });
        self.0.listeners.borrow_mut().extend([messages, taken, shown]);
    }
}

impl Inner {
    fn watch(self: &Rc<Inner>, registration: &ServiceWorkerRegistration, tell: &Callback<AppMsg>) {
        if registration.waiting().is_some() && is_controlled() {
            tell.emit(AppMsg::UpdateFound);
        }
        let (inner, source, tell) = (Rc::downgrade(self), registration.clone(), tell.clone());
        let found = EventListener::new(registration, "updatefound", move |_| {
            if let (Some(inner), Some(worker)) = (inner.upgrade(), source.installing()) {
                let listener = when_installed(&worker, tell.clone());
                inner.listeners.borrow_mut().push(listener);
            }
        });
        self.listeners.borrow_mut().push(found);
    }

    fn look(&self) {
        let now = js_sys::Date::now();
        if let Some(registration) = &*self.registration.borrow()
            && now - self.looked.get() > LOOK_MS
        {
            self.looked.set(now);
            js::call(registration, "update", &[]);
        }
    }
}

/// A newer build waits as soon as it is installed beside one that is in use.
fn when_installed(worker: &ServiceWorker, tell: Callback<AppMsg>) -> EventListener {
    let source = worker.clone();
    EventListener::new(worker, "statechange", move |_| {
        if source.state() == ServiceWorkerState::Installed && is_controlled() {
            tell.emit(AppMsg::UpdateFound);
        }
    })
}

/// `None` where service workers don't exist: there `navigator.serviceWorker` is undefined.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator: JsValue = gloo_utils::window().navigator().into();
    js::property(&navigator, "serviceWorker").map(JsCast::unchecked_into)
}

fn is_controlled() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

fn reload() {
    // Only a sandboxed frame refuses; there is no service worker either.
    let _ = gloo_utils::window().location().reload();
}
