//! The words of the browsers' common protocol (WebDriver BiDi), which Firefox speaks on its line, for
//! what a [`Wire`] does.

use fantoccini::key::Key;
use serde_json::{Value, json};

use super::{Point, Wire};

impl Wire {
    /// The value of a JavaScript expression in `tab`, in which `await` may stand.
    pub(super) fn evaluate(&mut self, tab: &str, expression: &str) -> Value {
        // Values come with their types; as text they don't.
        let asked = format!("(async () => JSON.stringify(await ({expression})) ?? 'null')()");
        let parameters = json!({ "expression": asked, "target": { "context": tab }, "awaitPromise": true });
        let asked = self.tell("script.evaluate", parameters);
        let answer = self.answer(asked);
        let thrown = &answer["exceptionDetails"];
        assert!(thrown.is_null(), "{expression}: {thrown}");
        serde_json::from_str(answer["result"]["value"].as_str().expect("text")).expect("JSON")
    }

    /// Lets an input device of `tab` do what `source` says, and waits for it: the standard promises no
    /// order to those who don't.
    pub(super) fn act_by_standard(&mut self, tab: &str, source: &Value) {
        let asked = self.tell("input.performActions", json!({ "context": tab, "actions": [source] }));
        self.settle(asked);
    }
}

/// One event of a mouse, under the name that the debugging protocol has for it.
pub(super) fn mouse(kind: &str, at: Point) -> Value {
    let mut actions = vec![move_to(at)];
    match kind {
        "mousePressed" => actions.push(json!({ "type": "pointerDown", "button": 0 })),
        "mouseReleased" => actions.push(json!({ "type": "pointerUp", "button": 0 })),
        _ => {}
    }
    pointer("mouse", &actions)
}

/// One event of a finger. The standard knows of no touch that is cancelled: there it just ends.
pub(super) fn touch(kind: &str, at: Option<Point>) -> Value {
    let mut actions: Vec<Value> = at.into_iter().map(move_to).collect();
    match kind {
        "touchStart" => actions.push(json!({ "type": "pointerDown", "button": 0 })),
        "touchMove" => {}
        _ => actions.push(json!({ "type": "pointerUp", "button": 0 })),
    }
    pointer("touch", &actions)
}

/// Down at the first point, through the others, and up: a click or a drag of a mouse or a finger.
pub(super) fn stroke(kind: &str, through: &[Point]) -> Value {
    let mut actions: Vec<Value> = through.iter().copied().map(move_to).collect();
    actions.insert(1, json!({ "type": "pointerDown", "button": 0 }));
    actions.push(json!({ "type": "pointerUp", "button": 0 }));
    pointer(kind, &actions)
}

/// A key that is pressed and let go: a character, or a key by its name.
pub(super) fn key(key: &str) -> Value {
    let value = match key {
        "Enter" => char::from(Key::Enter).to_string(),
        "Escape" => char::from(Key::Escape).to_string(),
        "ArrowUp" => char::from(Key::Up).to_string(),
        "ArrowRight" => char::from(Key::Right).to_string(),
        _ => {
            assert_eq!(key.chars().count(), 1, "{key} has no word in the standard yet");
            key.to_string()
        }
    };
    let actions = ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": value }));
    json!({ "type": "key", "id": "keys", "actions": actions })
}

fn pointer(kind: &str, actions: &[Value]) -> Value {
    json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions })
}

fn move_to(at: Point) -> Value {
    json!({ "type": "pointerMove", "x": at.x, "y": at.y })
}
