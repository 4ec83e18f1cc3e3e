//! The engine's worker: started when first needed, checked, stopped, healed and started again.

use super::place;
use crate::protocol::{self, Ask, Order, Tell};
use crate::store::msg::EngineMsg;
use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use js_sys::Uint8Array;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, MessageEvent, Worker};
use yew::Callback;

/// A worker that hasn't said Ready by then is reported; it may still come.
const START_MS: u32 = 8_000;
/// A search that hasn't ended by then is ended with its worker (DESIGN §2).
const STOP_MS: u32 = 250;

/// The page's end of the conversation with the engine.
#[derive(Clone)]
pub struct Engine(Rc<Inner>);

struct Inner {
    tell: Callback<EngineMsg>,
    phase: RefCell<Phase>,
    /// Orders that wait for Ready.
    waiting: RefCell<Vec<Order>>,
    /// The search that runs, to be asked again if its worker has to be ended for another's sake.
    asked: RefCell<Option<Ask>>,
    /// The search that was told to stop and hasn't answered, with its patience.
    stopping: RefCell<Option<(u32, Timeout)>>,
    /// Do searches rest?
    is_resting: Cell<bool>,
    /// Counts the workers, so that a late event of an ended one is known as such.
    age: Cell<u32>,
}

enum Phase {
    Absent,
    Starting { link: Link, _patience: Timeout },
    Running { link: Link },
}

struct Link {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Link {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Engine {
    /// An engine whose worker isn't started yet; `tell` hears everything it says.
    #[must_use]
    pub fn new(tell: Callback<EngineMsg>) -> Engine {
        Engine(Rc::new(Inner {
            tell,
            phase: RefCell::new(Phase::Absent),
            waiting: RefCell::default(),
            asked: RefCell::default(),
            stopping: RefCell::default(),
            is_resting: Cell::new(false),
            age: Cell::new(0),
        }))
    }

    /// Starts the worker, so that it is ready when it is asked.
    pub fn warm(&self) {
        self.0.start_if_absent();
    }

    /// Sends a request.
    pub fn ask(&self, ask: Ask) {
        self.0.asked.replace(Some(ask.clone()));
        self.0.send(Order::Think(ask));
    }

    /// Stops the search `id`; if it doesn't end soon, its worker does.
    pub fn stop(&self, id: u32) {
        let inner = &self.0;
        inner.forget(id);
        inner.waiting.borrow_mut().retain(|order| !matches!(order, Order::Think(ask) if ask.id == id));
        if matches!(*inner.phase.borrow(), Phase::Running { .. }) {
            let weak = Rc::downgrade(inner);
            let patience = Timeout::new(STOP_MS, move || {
                if let Some(inner) = weak.upgrade() {
                    inner.restart();
                }
            });
            inner.stopping.replace(Some((id, patience)));
            inner.send(Order::Stop { id });
        }
    }

    /// Lets searches rest, those to come too, or go on.
    pub fn rest(&self, is_wanted: bool) {
        self.0.is_resting.set(is_wanted);
        if let Phase::Running { link } = &*self.0.phase.borrow() {
            self.0.post(&link.worker, if is_wanted { &Order::Pause } else { &Order::Resume });
        }
    }

    /// Ends the worker with all it was doing and starts another.
    pub fn restart(&self) {
        self.0.asked.take();
        self.0.restart();
    }
}

impl Inner {
    fn send(self: &Rc<Inner>, order: Order) {
        self.start_if_absent();
        match &*self.phase.borrow() {
            Phase::Running { link } => self.post(&link.worker, &order),
            Phase::Starting { .. } => self.waiting.borrow_mut().push(order),
            Phase::Absent => {}
        }
    }

    fn post(&self, worker: &Worker, order: &Order) {
        let posted = protocol::encode(order).map_err(|fault| fault.to_string()).and_then(|bytes| {
            let message = Uint8Array::from(bytes.as_slice());
            worker.post_message(&message).map_err(|thrown| super::js::words(&thrown))
        });
        if let Err(message) = posted {
            self.tell.emit(EngineMsg::Lost { message });
        }
    }

    fn restart(self: &Rc<Inner>) {
        self.phase.replace(Phase::Absent);
        self.stopping.take();
        self.waiting.borrow_mut().clear();
        let again = self.asked.borrow().clone();
        match again {
            Some(ask) => self.send(Order::Think(ask)),
            None => self.start_if_absent(),
        }
    }

    fn start_if_absent(self: &Rc<Inner>) {
        if matches!(*self.phase.borrow(), Phase::Absent) {
            self.age.set(self.age.get() + 1);
            match self.started() {
                Ok(phase) => {
                    self.phase.replace(phase);
                }
                Err(message) => self.tell.emit(EngineMsg::Lost { message }),
            }
        }
    }

    fn started(self: &Rc<Inner>) -> Result<Phase, String> {
        let worker = Worker::new(&place::worker_file()).map_err(|thrown| super::js::words(&thrown))?;
        let age = self.age.get();
        let heard = self.for_age(age, |inner, event| inner.hear(event.unchecked_ref()));
        let broke = self.for_age(age, |inner, event| {
            let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message).unwrap_or_default();
            inner.lose(message);
        });
        let listeners =
            [EventListener::new(&worker, "message", heard), EventListener::new(&worker, "error", broke)];
        let weak = Rc::downgrade(self);
        let patience = Timeout::new(START_MS, move || Inner::report_late(&weak, age));
        Ok(Phase::Starting { link: Link { worker, _listeners: listeners }, _patience: patience })
    }

    /// A listener that is deaf once a newer worker has been started.
    fn for_age(
        self: &Rc<Inner>,
        age: u32,
        then: impl Fn(&Rc<Inner>, &web_sys::Event) + 'static,
    ) -> impl FnMut(&web_sys::Event) + 'static {
        let weak: Weak<Inner> = Rc::downgrade(self);
        move |event| {
            if let Some(inner) = weak.upgrade().filter(|inner| inner.age.get() == age) {
                then(&inner, event);
            }
        }
    }

    fn report_late(weak: &Weak<Inner>, age: u32) {
        let Some(inner) = weak.upgrade().filter(|inner| inner.age.get() == age) else { return };
        let message = format!("the engine has not started within {} seconds", START_MS / 1000);
        inner.tell.emit(EngineMsg::Lost { message });
    }

    fn hear(self: &Rc<Inner>, event: &MessageEvent) {
        let bytes = event.data().dyn_into::<Uint8Array>().map(|array| array.to_vec());
        let told = bytes.ok().and_then(|bytes| protocol::decode::<Tell>(&bytes).ok());
        match told {
            Some(Tell::Ready { build, protocol }) if fits(&build, protocol) => {
                self.run();
                self.tell.emit(EngineMsg::Told(Tell::Ready { build, protocol }));
            }
            Some(Tell::Ready { build, .. }) => self.lose(format!("the engine is of another build, {build}")),
            Some(tell) => {
                self.settle(&tell);
                self.tell.emit(EngineMsg::Told(tell));
            }
            None => self.lose("the engine speaks another language".to_owned()),
        }
    }

    /// Ready has come: what waited goes out.
    fn run(self: &Rc<Inner>) {
        let phase = self.phase.replace(Phase::Absent);
        let (Phase::Starting { link, .. } | Phase::Running { link }) = phase else { return };
        if self.is_resting.get() {
            self.post(&link.worker, &Order::Pause);
        }
        for order in self.waiting.take() {
            self.post(&link.worker, &order);
        }
        self.phase.replace(Phase::Running { link });
    }

    /// Notes that a search has ended.
    fn settle(&self, tell: &Tell) {
        let ended = match tell {
            Tell::Done(done) => Some(done.id),
            Tell::Failed { id, .. } => *id,
            Tell::Ready { .. } | Tell::Progress(_) => None,
        };
        let Some(id) = ended else { return };
        self.forget(id);
        self.stopping.borrow_mut().take_if(|(stopping, _)| *stopping == id);
    }

    fn forget(&self, id: u32) {
        self.asked.borrow_mut().take_if(|ask| ask.id == id);
    }

    /// The worker is of no use any more. Its files may belong to a build that is gone.
    fn lose(self: &Rc<Inner>, message: String) {
        let was_running = matches!(self.phase.replace(Phase::Absent), Phase::Running { .. });
        self.stopping.take();
        self.waiting.borrow_mut().clear();
        self.asked.take();
        let tell = self.tell.clone();
        spawn_local(async move {
            if was_running || !place::heal().await {
                tell.emit(EngineMsg::Lost { message });
            }
        });
    }
}

fn fits(build: &str, protocol: u16) -> bool {
    protocol == protocol::VERSION && build == place::build()
}
