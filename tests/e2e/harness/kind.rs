//! The browsers that can be driven, and what each driver wants to hear.
//!
//! `EPAMINONDAS_BROWSER` chooses; without it, it is Chromium.

use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::Command;

use serde_json::{Map, Value, json};

/// How long an expression may take, in milliseconds.
const SCRIPT_MS: u32 = 120_000;

/// A make of browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Chromium with chromedriver, whose debugging protocol some journeys need.
    Chromium,
    /// Firefox with geckodriver.
    Firefox,
    /// WebKitGTK's small browser with WebKitWebDriver.
    WebKit,
}

impl Kind {
    /// The one asked for.
    pub(crate) fn chosen() -> Kind {
        match env::var("EPAMINONDAS_BROWSER").unwrap_or_default().as_str() {
            "" | "chromium" => Kind::Chromium,
            "firefox" => Kind::Firefox,
            "webkit" => Kind::WebKit,
            other => panic!("EPAMINONDAS_BROWSER is '{other}', not chromium, firefox or webkit"),
        }
    }

    /// The driver, and the port that it will listen at if it is told one; 0 if it says so itself.
    pub(super) fn driver(self) -> (Command, u16) {
        let (variable, usual) = match self {
            Kind::Chromium => ("CHROMEDRIVER", "chromedriver"),
            Kind::Firefox => ("GECKODRIVER", "geckodriver"),
            Kind::WebKit => ("WEBKITDRIVER", "WebKitWebDriver"),
        };
        let mut command = Command::new(named(variable).unwrap_or_else(|| usual.to_string()));
        let port = if self == Kind::WebKit { free_port() } else { 0 };
        command.arg(format!("--port={port}"));
        if self == Kind::Firefox {
            // Otherwise it is the same one for every browser at once.
            command.arg(format!("--websocket-port={}", free_port()));
        }
        (command, port)
    }

    /// The port in a line that the driver prints once it listens.
    pub(super) fn port_in(self, line: &str) -> Option<u16> {
        let before = if self == Kind::Firefox { "Listening on 127.0.0.1:" } else { "successfully on port " };
        line.split_once(before)?.1.trim_end_matches('.').parse().ok()
    }

    /// What the session is to be like: nothing of the person's own, nothing from elsewhere.
    pub(super) fn capabilities(self, profile: &Path, switches: &[&str]) -> Map<String, Value> {
        let mut all = match self {
            Kind::Chromium => chromium(profile, switches),
            Kind::Firefox => firefox(profile),
            Kind::WebKit => object(json!({ "browserName": "MiniBrowser" })),
        };
        // Half a minute, as drivers have it, isn't enough for all that axe does on a crowded machine.
        all.insert("timeouts".to_string(), json!({ "script": SCRIPT_MS }));
        all
    }
}

fn chromium(profile: &Path, switches: &[&str]) -> Map<String, Value> {
    let text = include_str!("../../../webdriver.json");
    let mut all: Map<String, Value> = serde_json::from_str(text).expect("webdriver.json is an object");
    let options = &mut all["goog:chromeOptions"];
    if let Some(chrome) = named("CHROME") {
        options["binary"] = json!(chrome);
    }
    let arguments = options["args"].as_array_mut().expect("a list of arguments");
    arguments.push(json!(format!("--user-data-dir={}", profile.display())));
    arguments.extend(switches.iter().map(|switch| json!(switch)));
    // Whatever is asked for elsewhere gets no answer.
    arguments.push(json!("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"));
    all.insert("goog:loggingPrefs".to_string(), json!({ "browser": "ALL", "performance": "ALL" }));
    all
}

fn firefox(profile: &Path) -> Map<String, Value> {
    std::fs::create_dir_all(profile).expect("a writable target folder");
    let mut options = json!({
        "args": ["-headless", "-profile", profile],
        "prefs": {
            // Whatever is asked for elsewhere gets no answer: this machine is never asked by way of it.
            "network.proxy.type": 1,
            "network.proxy.socks": "127.0.0.1",
            "network.proxy.socks_port": 9,
            "network.proxy.no_proxies_on": "localhost, 127.0.0.1",
            "intl.accept_languages": "en-US",
        },
    });
    if let Some(program) = named("FIREFOX") {
        options["binary"] = json!(program);
    }
    object(json!({ "webSocketUrl": true, "moz:firefoxOptions": options }))
}

fn object(value: Value) -> Map<String, Value> {
    value.as_object().cloned().unwrap_or_default()
}

fn named(variable: &str) -> Option<String> {
    env::var(variable).ok().filter(|value| !value.is_empty())
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    listener.local_addr().expect("an address").port()
}
