//! A browser and its driver, one of each for a journey.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use xtask::house::House;

use super::Kind;
use super::page::Page;

/// A browser with a profile of its own. Dropping it ends the driver and removes the profile.
pub(crate) struct Browser {
    kind: Kind,
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
        let kind = Kind::chosen();
        let (mut command, told) = kind.driver();
        let program = command.get_program().to_string_lossy().to_string();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut driver = command.spawn().unwrap_or_else(|error| panic!("{program}: {error}"));
        let port = match told {
            0 => {
                let output = driver.stdout.take().expect("a piped output");
                let mut lines = BufReader::new(output).lines().map_while(Result::ok);
                let port = lines.find_map(|line| kind.port_in(&line)).expect("a driver that names its port");
                // geckodriver ends when nobody listens to what else it says.
                thread::spawn(move || lines.for_each(drop));
                port
            }
            told => {
                until_heard(told);
                told
            }
        };
        let name = format!("e2e/profile-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        Browser { kind, driver, port, profile: House::find().target().join(name), switches, page: None }
    }

    /// Starts the browser with whatever its profile remembers.
    pub(crate) async fn launch(&mut self) -> Page {
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(self.kind.capabilities(&self.profile, self.switches))
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
}

/// Waits until somebody listens at `port`, which a driver that says nothing does within milliseconds.
fn until_heard(port: u16) {
    let end = Instant::now() + Duration::from_secs(20);
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        assert!(Instant::now() < end, "nobody listens at {port}");
        thread::yield_now();
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
