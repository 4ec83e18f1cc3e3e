//! Waits for what comes by a callback.

use js_sys::{Function, Promise};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// What the callback handed to `begin` is called with first.
pub(crate) async fn heard<T: 'static>(begin: impl FnOnce(Box<dyn Fn(T)>)) -> T {
    let kept: Rc<RefCell<Option<T>>> = Rc::default();
    let resolver: Rc<RefCell<Option<Function>>> = Rc::default();
    let promise = Promise::new(&mut |resolve, _| {
        resolver.replace(Some(resolve));
    });
    let (keep, resolve) = (Rc::clone(&kept), Rc::clone(&resolver));
    begin(Box::new(move |value| {
        if let Some(resolve) = resolve.borrow_mut().take() {
            keep.replace(Some(value));
            let _ = resolve.call0(&JsValue::NULL);
        }
    }));
    JsFuture::from(promise).await.unwrap();
    kept.take().unwrap()
}
