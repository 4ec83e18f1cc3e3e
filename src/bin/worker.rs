//! The worker's entry point: wiring only.

#[cfg(target_family = "wasm")]
mod engine {
    use epaminondas::protocol::{Tell, decode, encode};
    use epaminondas::worker::{Desk, TABLE_BYTES};
    use js_sys::{Reflect, Uint8Array, global};
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;
    use wasm_bindgen::closure::Closure;
    use wasm_bindgen::{JsCast, JsValue};
    use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, Performance};

    thread_local! {
        /// The search a breakdown is to be blamed on.
        static RUNNING: Cell<Option<u32>> = const { Cell::new(None) };
    }

    fn scope() -> DedicatedWorkerGlobalScope {
        global().unchecked_into()
    }

    /// Posts a message to the page; one that can't be written or posted is a breakdown.
    fn tell(message: &Tell) {
        let bytes = match encode(message) {
            Ok(bytes) => bytes,
            Err(fault) => wasm_bindgen::throw_str(&fault.to_string()),
        };
        if let Err(reason) = scope().post_message(&Uint8Array::from(bytes.as_slice())) {
            wasm_bindgen::throw_val(reason);
        }
    }

    /// Says what broke, as the last message of this worker: the page starts another.
    fn report_panics() {
        std::panic::set_hook(Box::new(|info| {
            let message = format!("the engine broke down: {info}");
            tell(&Tell::Failed { id: RUNNING.get(), message });
        }));
    }

    /// Connects the desk with the page; slices follow each other through a message channel, behind
    /// whatever message came in meanwhile.
    pub(super) fn start() -> Result<(), JsValue> {
        report_panics();
        let own = Reflect::get(&global(), &"epaminondas".into())?;
        let build = Reflect::get(&own, &"version".into())?.as_string().unwrap_or_default();
        let clock: Performance = Reflect::get(&global(), &"performance".into())?.unchecked_into();
        let desk = Rc::new(RefCell::new(Desk::new(TABLE_BYTES)));
        let channel = MessageChannel::new()?;
        let (from, to) = (channel.port1(), channel.port2());
        let is_waiting = Rc::new(Cell::new(false));

        let call = {
            let is_waiting = Rc::clone(&is_waiting);
            move || {
                if !is_waiting.replace(true) && to.post_message(&JsValue::NULL).is_err() {
                    wasm_bindgen::throw_str("the worker cannot call itself");
                }
            }
        };
        let work = {
            let (desk, clock, call) = (Rc::clone(&desk), clock.clone(), call.clone());
            Closure::<dyn FnMut()>::new(move || {
                is_waiting.set(false);
                let mut desk = desk.borrow_mut();
                if let Some(message) = desk.work(&|| clock.now()) {
                    tell(&message);
                }
                RUNNING.set(desk.running());
                if desk.is_busy() {
                    call();
                }
            })
        };
        from.set_onmessage(Some(work.as_ref().unchecked_ref()));
        work.forget();

        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let bytes = Uint8Array::new(&event.data()).to_vec();
            let mut desk = desk.borrow_mut();
            let answer = match decode(&bytes) {
                Ok(order) => desk.hear(order, clock.now()),
                Err(fault) => Some(Tell::Failed { id: None, message: fault.to_string() }),
            };
            RUNNING.set(desk.running());
            if let Some(message) = answer {
                tell(&message);
            }
            if desk.is_busy() {
                call();
            }
        });
        scope().set_onmessage(Some(hear.as_ref().unchecked_ref()));
        hear.forget();
        tell(&Desk::ready(&build));
        Ok(())
    }
}

fn main() {
    #[cfg(target_family = "wasm")]
    if let Err(reason) = engine::start() {
        wasm_bindgen::throw_val(reason);
    }
}
