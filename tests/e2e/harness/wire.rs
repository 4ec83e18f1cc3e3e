//! The browser's own line, beside the driver's: input goes out without waiting for each event to
//! be answered, so that thousands of real clicks, drags, touches and keys take a minute.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client};

use super::{Kind, Page, Point, chromium_alone, standard};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A line to one page.
pub(crate) struct Wire {
    pub(super) socket: WebSocket<TcpStream>,
    /// The page's tab where the browser serves all tabs on one line, which Firefox does.
    tab: Option<String>,
    last_id: u64,
    /// Number of commands that the browser wouldn't carry out, such as the end of a touch that it
    /// has ended itself.
    pub(crate) refused: usize,
}

impl Page {
    /// A line to the tab that is seen; it serves that tab until it is closed.
    pub(crate) async fn wire(&self) -> Wire {
        let all = self.client.capabilities().expect("a session");
        let tab: String = self.client.window().await.expect("a tab").into();
        let (host, page, tab) = match Kind::chosen() {
            Kind::Firefox => {
                let line = all["webSocketUrl"].as_str().expect("an address").to_string();
                (line.trim_start_matches("ws://").split('/').next().map(str::to_string), line, Some(tab))
            }
            _ => {
                chromium_alone("a line of the browser's own");
                let host = all["goog:chromeOptions"]["debuggerAddress"].as_str().expect("an address");
                (Some(host.to_string()), format!("ws://{host}/devtools/page/{tab}"), None)
            }
        };
        let stream = TcpStream::connect(host.expect("an address")).expect("a browser that listens");
        stream.set_nodelay(true).expect("a socket");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        let (socket, _) = client(page, stream).expect("a page that answers");
        Wire { socket, tab, last_id: 0, refused: 0 }
    }
}

impl Wire {
    /// Sends a command of the browser's own and doesn't wait for it.
    pub(crate) fn tell(&mut self, command: &str, parameters: Value) -> u64 {
        self.last_id += 1;
        let message = json!({ "id": self.last_id, "method": command, "params": parameters });
        self.socket.send(Message::text(message.to_string())).expect("a line");
        self.last_id
    }

    /// The value of a JavaScript expression, in which `await` may stand.
    pub(crate) fn ask(&mut self, expression: &str) -> Value {
        if let Some(tab) = self.tab.clone() {
            return self.evaluate(&tab, expression);
        }
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
        let mut answer = self.settle(asked);
        assert!(answer["error"].is_null(), "{answer}");
        answer["result"].take()
    }

    /// Waits until the command of number `asked` is answered, whatever the answer is.
    pub(super) fn settle(&mut self, asked: u64) -> Value {
        loop {
            let text = self.socket.read().expect("an answer");
            let answer: Value = serde_json::from_str(text.to_text().expect("text")).expect("JSON");
            self.refused += usize::from(!answer["error"].is_null());
            if answer["id"] == asked {
                return answer;
            }
        }
    }

    /// Clicks with the left button, having come there first.
    pub(crate) fn click(&mut self, at: Point) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::stroke("mouse", &[at]));
        }
        self.mouse("mouseMoved", at, 0);
        self.mouse("mousePressed", at, 1);
        self.mouse("mouseReleased", at, 0);
    }

    /// Drags with the left button.
    pub(crate) fn drag(&mut self, from: Point, to: Point) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::stroke("mouse", &way(from, to)));
        }
        self.mouse("mouseMoved", from, 0);
        self.mouse("mousePressed", from, 1);
        way(from, to).into_iter().skip(1).for_each(|at| self.mouse("mouseMoved", at, 1));
        self.mouse("mouseReleased", to, 0);
    }

    /// Taps with one finger.
    pub(crate) fn tap(&mut self, at: Point) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::stroke("touch", &[at]));
        }
        self.touch("touchStart", Some(at));
        self.touch("touchEnd", None);
    }

    /// Drags one finger.
    pub(crate) fn touch_drag(&mut self, from: Point, to: Point) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::stroke("touch", &way(from, to)));
        }
        self.touch("touchStart", Some(from));
        way(from, to).into_iter().skip(1).for_each(|at| self.touch("touchMove", Some(at)));
        self.touch("touchEnd", None);
    }

    /// One event of a mouse, with `buttons` held.
    pub(crate) fn mouse(&mut self, kind: &str, at: Point, buttons: u8) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::mouse(kind, at));
        }
        let button = if kind == "mouseMoved" && buttons == 0 { "none" } else { "left" };
        let event = json!({
            "type": kind, "x": at.x, "y": at.y, "button": button, "buttons": buttons, "clickCount": 1,
        });
        self.tell("Input.dispatchMouseEvent", event);
    }

    /// One event of a finger: `touchStart`, `touchMove` at a point; `touchEnd`, `touchCancel` without.
    pub(crate) fn touch(&mut self, kind: &str, at: Option<Point>) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::touch(kind, at));
        }
        let points: Vec<_> = at.iter().map(|point| json!({ "x": point.x, "y": point.y })).collect();
        self.tell("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }));
    }

    /// Presses a key and lets it go: a character, or a key by its name, such as `Enter`.
    pub(crate) fn key(&mut self, key: &str) {
        if let Some(tab) = self.tab.clone() {
            return self.act_by_standard(&tab, &standard::key(key));
        }
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

/// Where a drag is seen: at both ends and twice between.
fn way(from: Point, to: Point) -> [Point; 4] {
    [0.0, 0.3, 0.7, 1.0].map(|part| from.towards(to, part))
}
