//! The engine's worker, asked by the journey itself in the page's own protocol.

use epaminondas::notation::{position, rule_set};
use epaminondas::protocol::{Ask, Done, Limits, Order, Tell, decode, encode};
use epaminondas::rules::Position;
use serde_json::{Value, json};

use super::Page;

/// The conversation's other end, in the page.
const ENGINE: &str = include_str!("engine.js");

/// What a search came to.
pub(crate) struct Thought {
    /// The answer.
    pub(crate) done: Done,
    /// Milliseconds from the question to the answer.
    pub(crate) elapsed_ms: f64,
}

/// A question about `position`, without a level.
pub(crate) fn ask(position: &Position, limits: Limits) -> Ask {
    Ask {
        id: 1,
        rules: rule_set::write(position.rules()),
        start: Some(position::write(position)),
        moves: Vec::new(),
        limits,
        level: None,
        style: None,
        seed: 0,
        lines: 1,
    }
}

impl Page {
    /// Starts a worker beside the page's own, and waits until it hears.
    pub(crate) async fn wake_engine(&self) {
        self.ask(&format!("(() => {{ {ENGINE} }})(), (await engine.ready).length > 0")).await;
    }

    /// The worker's answer to `ask`.
    pub(crate) async fn think(&self, ask: Ask) -> Thought {
        let said = self.ask(&format!("await engine.think({})", bytes(&Order::Think(ask)))).await;
        match read(&said) {
            (elapsed_ms, Tell::Done(done)) => Thought { done, elapsed_ms },
            (_, other) => panic!("{other:?}"),
        }
    }

    /// Lets the worker forget what it has found.
    pub(crate) async fn forget(&self) {
        self.ask(&format!("engine.post({})", bytes(&Order::Forget))).await;
    }

    /// How long the worker takes to answer once it is told to stop, in milliseconds.
    pub(crate) async fn stop_latency(&self, ask: Ask) -> f64 {
        let stop = bytes(&Order::Stop { id: ask.id });
        let expression = format!("await engine.stop({}, {stop})", bytes(&Order::Think(ask)));
        self.ask(&expression).await.as_f64().expect("a time")
    }
}

fn bytes(order: &Order) -> Value {
    json!(encode(order).expect("an order"))
}

fn read(message: &Value) -> (f64, Tell) {
    let mut numbers = message.as_array().expect("a message").iter();
    let elapsed_ms = numbers.next().and_then(Value::as_f64).expect("a time");
    let bytes: Vec<u8> = numbers.filter_map(|byte| byte.as_u64()?.try_into().ok()).collect();
    (elapsed_ms, decode(&bytes).expect("a message"))
}
