//! The browser's own line, beside the driver's: input goes out without waiting for each event to
//! be answered, so that thousands of real clicks, drags, touches and keys take a minute.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client};

use super::{Page, Point, chromium_alone};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A line to one page.
pub(crate) struct Wire {
    pub(super) socket: WebSocket<TcpStream>,
    last_id: u64,
    /// Number of commands that the browser wouldn't carry out, such as the end of a touch that it
    /// has ended itself.
    pub(crate) refused: usize,
}

impl Page {
    /// A line to the tab that is seen; it serves that tab until it is closed.
    pub(crate) async fn wire(&self) -> Wire {
        chromium_alone("the debugging protocol");
        let options = self.client.capabilities().and_then(|all| all.get("goog:chromeOptions"));
        let address = options.and_then(|options| options["debuggerAddress"].as_str()).expect("an address");
        let target: String = self.client.window().await.expect("a tab").into();
        let stream = TcpStream::connect(address).expect("a browser that listens");
        stream.set_nodelay(true).expect("a socket");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        let page = format!("ws://{address}/devtools/page/{target}");
        let (socket, _) = client(page, stream).expect("a page that answers");
        Wire { socket, last_id: 0, refused: 0 }
    }
}

impl Wire {
    /// Sends a command of the browser's debugging protocol and doesn't wait for it.
    pub(crate) fn tell(&mut self, command: &str, parameters: Value) -> u64 {
        self.last_id += 1;
        let message = json!({ "id": self.last_id, "method": command, "params": parameters });
        self.socket.send(Message::text(message.to_string())).expect("a line");
        self.last_id
    }

    /// The value of a JavaScript expression, in which `await` may stand.
    pub(crate) fn ask(&mut self, expression: &str) -> Value {
        let expression = format!("(async () => ({expression}))()");
        let parameters = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let asked = self.tell("Runtime.evaluate", parameters);
        let answer = self.answer(asked);
        let thrown = &answer["exceptionDetails"];
        assert!(thrown.is_null(), "{expression}: {thrown}");
        answer["result"]["value"].clone()
    }

    /// What the command of number `asked` comes to.
    pub(super) fn answer(&mut self, asked: u64) -> Value {
        loop {
            let text = self.socket.read().expect("an answer");
            let mut answer: Value = serde_json::from_str(text.to_text().expect("text")).expect("JSON");
            if answer["id"] == asked {
                assert!(answer["error"].is_null(), "{answer}");
                return answer["result"].take();
            }
            self.refused += usize::from(!answer["error"].is_null());
        }
    }

    /// Clicks with the left button, having come there first.
    pub(crate) fn click(&mut self, at: Point) {
        self.mouse("mouseMoved", at, 0);
        self.mouse("mousePressed", at, 1);
        self.mouse("mouseReleased", at, 0);
    }

    /// Drags with the left button.
    pub(crate) fn drag(&mut self, from: Point, to: Point) {
        self.mouse("mouseMoved", from, 0);
        self.mouse("mousePressed", from, 1);
        for part in [0.3, 0.7, 1.0] {
            self.mouse("mouseMoved", from.towards(to, part), 1);
        }
        self.mouse("mouseReleased", to, 0);
    }

    /// Taps with one finger.
    pub(crate) fn tap(&mut self, at: Point) {
        self.touch("touchStart", Some(at));
        self.touch("touchEnd", None);
    }

    /// Drags one finger.
    pub(crate) fn touch_drag(&mut self, from: Point, to: Point) {
        self.touch("touchStart", Some(from));
        for part in [0.3, 0.7, 1.0] {
            self.touch("touchMove", Some(from.towards(to, part)));
        }
        self.touch("touchEnd", None);
    }

    /// One event of a mouse, with `buttons` held.
    pub(crate) fn mouse(&mut self, kind: &str, at: Point, buttons: u8) {
        let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": at.x, "y": at.y, "button": button, "buttons": buttons, "clickCount": 1,
        });
        self.tell("Input.dispatchMouseEvent", event);
    }

    /// One event of a finger: `touchStart`, `touchMove` at a point; `touchEnd`, `touchCancel` without.
    pub(crate) fn touch(&mut self, kind: &str, at: Option<Point>) {
        let points: Vec<_> = at.iter().map(|point| json!({ "x": point.x, "y": point.y })).collect();
        self.tell("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }

    /// Presses a key and lets it go: a character, or a key by its name, such as `Enter`.
    pub(crate) fn key(&mut self, key: &str) {
        let code = match key.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => format!("Key{}", key.to_ascii_uppercase()),
            [digit] if digit.is_ascii_digit() => format!("Digit{key}"),
            b"/" => "Slash".to_string(),
            b" " => "Space".to_string(),
            _ => key.to_string(),
        };
        let text = match key {
            "Enter" => "\r",
            _ if key.chars().count() == 1 => key,
            _ => "",
        };
        let event = |kind: &str, text: &str| json!({ "type": kind, "key": key, "code": code, "text": text });
        self.tell(
            "Input.dispatchKeyEvent",
            event(if text.is_empty() { "rawKeyDown" } else { "keyDown" }, text),
        );
        self.tell("Input.dispatchKeyEvent", event("keyUp", ""));
    }
}
