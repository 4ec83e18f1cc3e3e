//! Eyes in the page: asking, waiting on state, the console, screenshots.

use std::cell::RefCell;
use std::fs;
use std::rc::Rc;
use std::time::Duration;

use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use tokio::time::{Instant, interval};
use url::{ParseError, Url};
use xtask::house::House;

use super::bidi::Line;
use super::{Kind, chromium_alone, not_in_webkit};

/// How long any awaited state may take; generous, since other builds may run beside the tests.
pub(super) const PATIENCE: Duration = Duration::from_secs(40);

/// The narrowest window that WebKit's small browser has, in CSS pixels.
const LEAST_WIDTH: u32 = 450;

/// The size and kind of a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Viewport {
    /// Width in CSS pixels.
    pub(crate) width: u32,
    /// Height in CSS pixels.
    pub(crate) height: u32,
    /// Device pixels in a CSS pixel.
    pub(crate) scale: f64,
    /// Whether it's a touch screen, with the mobile viewport.
    pub(crate) is_touch: bool,
}

impl Viewport {
    /// A laptop.
    pub(crate) const DESKTOP: Viewport = Viewport { width: 1280, height: 800, scale: 1.0, is_touch: false };
    /// A small phone, upright.
    pub(crate) const PHONE: Viewport = Viewport { width: 360, height: 640, scale: 2.0, is_touch: true };
}

/// The browser's one page.
#[derive(Clone)]
pub(crate) struct Page {
    pub(super) client: Client,
    /// Firefox's own.
    line: Option<Rc<RefCell<Line>>>,
}

impl Page {
    /// The page that `client` drives, with the line beside it that Firefox alone has.
    ///
    /// # Errors
    /// When Firefox doesn't answer on that line; then it is closed.
    pub(super) async fn new(client: Client) -> Result<Self, String> {
        if Kind::chosen() != Kind::Firefox {
            return Ok(Page { client, line: None });
        }
        match Line::of(client.capabilities()) {
            Ok(line) => Ok(Page { client, line: Some(Rc::new(RefCell::new(line))) }),
            Err(reason) => {
                Page { client, line: None }.close().await;
                Err(reason)
            }
        }
    }

    pub(super) async fn close(self) {
        // A browser that crashed can't be closed; the journey has failed by then.
        let _ = self.client.close().await;
    }

    /// Goes to `address`.
    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.expect(address);
    }

    /// The value of a JavaScript expression, in which `await` may stand.
    pub(crate) async fn ask(&self, expression: &str) -> Value {
        self.try_ask(expression).await.unwrap_or_else(|reason| panic!("{expression}: {reason}"))
    }

    /// The text that a JavaScript expression gives.
    pub(crate) async fn ask_text(&self, expression: &str) -> String {
        let value = self.ask(expression).await;
        value.as_str().unwrap_or_else(|| panic!("{expression} is no text: {value}")).to_string()
    }

    /// Waits until a JavaScript expression, in which `await` may stand, is true, and what follows from it
    /// is drawn: on a busy machine Yew draws a page in parts, with timers between.
    /// A navigation meanwhile does no harm.
    pub(crate) async fn until(&self, expression: &str) {
        let expression = format!(
            "await (async isTrue => {{
                if (isTrue === true) await new Promise(done => setTimeout(done, 5));
                return isTrue;
            }})({expression})"
        );
        let end = Instant::now() + PATIENCE;
        let mut tick = interval(Duration::from_millis(20));
        let mut last = String::new();
        while Instant::now() < end {
            tick.tick().await;
            match self.try_ask(&expression).await {
                Ok(Value::Bool(true)) => return,
                Ok(value) => last = value.to_string(),
                Err(reason) => last = reason,
            }
        }
        panic!("waited {PATIENCE:?} for `{expression}`, in the end: {last}");
    }

    async fn try_ask(&self, expression: &str) -> Result<Value, String> {
        let script = format!("return (async () => ({expression}))();");
        self.client.execute(&script, Vec::new()).await.map_err(|error| error.to_string())
    }

    /// Sends a command of the browser's debugging protocol.
    pub(crate) async fn debug(&self, command: &str, parameters: Value) -> Value {
        chromium_alone("the debugging protocol");
        let body = json!({ "cmd": command, "params": parameters });
        self.vendor("goog/cdp/execute", body).await
    }

    /// Runs `script` from now on in every document, before anything of its own runs.
    pub(crate) async fn before_all_else(&self, script: &str) {
        match &self.line {
            Some(line) => line.borrow_mut().before_all_else(script),
            None => {
                let script = json!({ "source": script });
                self.debug("Page.addScriptToEvaluateOnNewDocument", script).await;
            }
        }
    }

    /// Errors in the console since the last call: scripts, refused resources, policy violations.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        if let Some(line) = &self.line {
            return line.borrow_mut().complaints();
        }
        if Kind::chosen() != Kind::Chromium {
            return Vec::new();
        }
        let entries = self.vendor("se/log", json!({ "type": "browser" })).await;
        let entries = entries.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.filter_map(|entry| Some(entry["message"].as_str()?.to_string())).collect()
    }

    /// The addresses that the page asked the network for since the last call.
    pub(crate) async fn network_requests(&self) -> Vec<String> {
        if let Some(line) = &self.line {
            return line.borrow_mut().network_requests();
        }
        chromium_alone("the log of the network");
        let entries = self.vendor("se/log", json!({ "type": "performance" })).await;
        let entries = entries.as_array().cloned().unwrap_or_default();
        let messages =
            entries.iter().filter_map(|entry| serde_json::from_str(entry["message"].as_str()?).ok());
        messages
            .filter(|message: &Value| message["message"]["method"] == "Network.requestWillBeSent")
            .filter_map(|message| Some(message["message"]["params"]["request"]["url"].as_str()?.to_string()))
            .collect()
    }

    /// Makes the screen another one.
    pub(crate) async fn become_like(&self, viewport: &Viewport) {
        let Viewport { width, height, scale, is_touch } = viewport;
        match Kind::chosen() {
            Kind::Chromium => {}
            Kind::Firefox => {
                let tab: String = self.client.window().await.expect("a tab").into();
                let line = self.line.as_ref().expect("Firefox's own line");
                return line.borrow_mut().become_like(&tab, viewport);
            }
            Kind::WebKit => return self.size_window(viewport).await,
        }
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": is_touch });
        self.debug("Emulation.setDeviceMetricsOverride", size).await;
        let touch = json!({ "enabled": is_touch, "maxTouchPoints": 5 });
        self.debug("Emulation.setTouchEmulationEnabled", touch).await;
    }

    /// [`Page::become_like`] for a browser whose window has a bar of its own, and no phone's screen.
    async fn size_window(&self, viewport: &Viewport) {
        let Viewport { width, height, scale, is_touch } = *viewport;
        if is_touch || scale != 1.0 || width < LEAST_WIDTH {
            return not_in_webkit("a phone's screen");
        }
        self.client.set_window_size(width, height).await.expect("a size");
        let inner = self.ask("innerHeight").await.as_u64().and_then(|inner| u32::try_from(inner).ok());
        let bar = height.saturating_sub(inner.expect("a height"));
        self.client.set_window_size(width, height + bar).await.expect("a size");
    }

    /// Looks into the page's first frame from now on.
    pub(crate) async fn enter_frame(&self) {
        self.client.clone().enter_frame(0).await.expect("a frame");
    }

    /// Keeps what is on the screen as `target/screenshots/<name>.png`.
    pub(crate) async fn screenshot(&self, name: &str) {
        // Also called for failed journeys, whose own message matters more than a missing picture.
        let Ok(picture) = self.client.screenshot().await else { return };
        let folder = House::find().target().join("screenshots");
        if fs::create_dir_all(&folder).is_ok() {
            let _ = fs::write(folder.join(format!("{name}.png")), picture);
        }
    }

    /// The picture of what `selector` finds, byte for byte.
    pub(crate) async fn picture_of(&self, selector: &str) -> Vec<u8> {
        let element = self.client.find(Locator::Css(selector)).await.expect(selector);
        element.screenshot().await.expect("a picture")
    }

    /// Opens `address` in a second tab, which then is the one seen; gives the way back.
    pub(crate) async fn second_tab(&self, address: &str) -> (WindowHandle, WindowHandle) {
        let first = self.client.window().await.expect("a tab");
        let second = self.client.new_window(true).await.expect("a second tab").handle;
        self.client.switch_to_window(second.clone()).await.expect("the second tab");
        self.go(address).await;
        (first, second)
    }

    /// Looks at another tab.
    pub(crate) async fn look_at(&self, tab: &WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.expect("a tab");
    }

    /// Closes the tab that is seen.
    pub(crate) async fn close_tab(&self) {
        self.client.close_window().await.expect("a tab");
    }

    async fn vendor(&self, path: &'static str, body: Value) -> Value {
        let command = Vendor { path, body };
        self.client.issue_cmd(command).await.unwrap_or_else(|error| panic!("{path}: {error}"))
    }
}

/// A command that chromedriver adds to the standard ones.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/{}", session_id.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _request_url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
