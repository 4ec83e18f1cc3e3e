//! Chromium and its driver, one of each for a journey.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use xtask::house::House;

use super::page::Page;

/// A browser with a profile of its own. Dropping it ends the driver and removes the profile.
pub(crate) struct Browser {
    driver: Child,
    port: u16,
    profile: PathBuf,
    switches: &'static [&'static str],
    page: Option<Page>,
}

impl Browser {
    /// Starts the driver at a free port; the browser itself starts with [`Browser::launch`].
    pub(crate) fn new(switches: &'static [&'static str]) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let program = env::var_os("CHROMEDRIVER").unwrap_or_else(|| "chromedriver".into());
        let mut driver = Command::new(program)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver: install it or name it in CHROMEDRIVER");
        let output = driver.stdout.take().expect("a piped output");
        let port = BufReader::new(output)
            .lines()
            .map_while(Result::ok)
            .find_map(|line| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok())
            .expect("chromedriver names its port");
        let name = format!("e2e/profile-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Browser { driver, port, profile: House::find().target().join(name), switches, page: None }
    }

    /// Starts the browser with whatever its profile remembers.
    pub(crate) async fn launch(&mut self) -> Page {
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(self.capabilities())
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("the browser starts");
        let page = Page::new(client);
        page.become_like(&super::Viewport::DESKTOP).await;
        self.page = Some(page.clone());
        page
    }

    /// Ends the browser; its profile stays.
    pub(crate) async fn quit(&mut self) {
        if let Some(page) = self.page.take() {
            page.close().await;
        }
    }

    fn capabilities(&self) -> Map<String, Value> {
        let text = include_str!("../../../webdriver.json");
        let mut all: Map<String, Value> = serde_json::from_str(text).expect("webdriver.json is an object");
        let options = &mut all["goog:chromeOptions"];
        if let Some(chrome) = env::var("CHROME").ok().filter(|chrome| !chrome.is_empty()) {
            options["binary"] = json!(chrome);
        }
        let arguments = options["args"].as_array_mut().expect("a list of arguments");
        arguments.push(json!(format!("--user-data-dir={}", self.profile.display())));
        arguments.extend(self.switches.iter().map(|switch| json!(switch)));
        // Whatever is asked for elsewhere gets no answer.
        arguments
            .push(json!("--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost"));
        all.insert("goog:loggingPrefs".to_string(), json!({ "browser": "ALL", "performance": "ALL" }));
        all
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The journey's outcome is decided: what can't be tidied up any more doesn't change it.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}
