//! Firefox's own line beside the driver's: the window's size at any size, the console, and scripts
//! ahead of the page's.

use std::net::TcpStream;
use std::time::Duration;

use fantoccini::wd::Capabilities;
use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client};

use super::Viewport;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// A line to a browser.
pub(super) struct Line {
    socket: WebSocket<TcpStream>,
    last_id: u64,
    complaints: Vec<String>,
    /// The addresses asked for, once somebody wants to know.
    requests: Option<Vec<String>>,
}

impl Line {
    /// The line that a session's capabilities name, on which the console is heard from now on.
    ///
    /// # Errors
    /// When none is named or nobody answers there.
    pub(super) fn of(capabilities: Option<&Capabilities>) -> Result<Line, String> {
        let address = capabilities.and_then(|all| all.get("webSocketUrl")?.as_str());
        let address = address.ok_or("the browser has no line of its own")?;
        let host = address.trim_start_matches("ws://").split('/').next().unwrap_or_default();
        let told = |error: &dyn std::error::Error| format!("{address}: {error}");
        let stream = TcpStream::connect(host).map_err(|error| told(&error))?;
        stream.set_nodelay(true).expect("a socket");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        let (socket, _) = client(address, stream).map_err(|error| told(&error))?;
        let mut line = Line { socket, last_id: 0, complaints: Vec::new(), requests: None };
        line.say("session.subscribe", &json!({ "events": ["log.entryAdded"] }));
        Ok(line)
    }

    /// Makes the tab `context` as large as `viewport`.
    pub(super) fn become_like(&mut self, context: &str, viewport: &Viewport) {
        let Viewport { width, height, scale, .. } = viewport;
        let size = json!({ "width": width, "height": height });
        self.say(
            "browsingContext.setViewport",
            &json!({ "context": context, "viewport": size, "devicePixelRatio": scale }),
        );
    }

    /// Runs `script` from now on in every document, before anything of its own runs.
    pub(super) fn before_all_else(&mut self, script: &str) {
        let function = format!("() => {{ {script} }}");
        self.say("script.addPreloadScript", &json!({ "functionDeclaration": function }));
    }

    /// Errors in the console since the last call.
    pub(super) fn complaints(&mut self) -> Vec<String> {
        // Whatever was said before this answer comes before it.
        self.say("session.status", &json!({}));
        std::mem::take(&mut self.complaints)
    }

    /// The addresses that the network was asked for since the last call; none the first time.
    pub(super) fn network_requests(&mut self) -> Vec<String> {
        if self.requests.is_none() {
            self.say("session.subscribe", &json!({ "events": ["network.beforeRequestSent"] }));
        }
        // Whatever was asked for before this answer comes before it.
        self.say("session.status", &json!({}));
        self.requests.replace(Vec::new()).unwrap_or_default()
    }

    fn say(&mut self, method: &str, parameters: &Value) -> Value {
        self.last_id += 1;
        let command = json!({ "id": self.last_id, "method": method, "params": parameters });
        self.socket.send(Message::text(command.to_string())).expect("a line");
        loop {
            let text = self.socket.read().expect("an answer");
            let said: Value = serde_json::from_str(text.to_text().expect("text")).expect("JSON");
            if said["id"] == json!(self.last_id) {
                assert_eq!(said["type"], json!("success"), "{method}: {said}");
                return said["result"].clone();
            }
            self.hear(&said);
        }
    }

    fn hear(&mut self, event: &Value) {
        let entry = &event["params"];
        if let (Some(requests), Some(address)) = (&mut self.requests, entry["request"]["url"].as_str()) {
            requests.push(address.to_string());
        }
        if event["method"] == "log.entryAdded" && entry["level"] == "error" {
            self.complaints.push(entry["text"].as_str().unwrap_or_default().to_string());
        }
    }
}
