//! A browser and its driver, one of each for a journey.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use tokio::time::timeout;
use xtask::house::House;

use super::Kind;
use super::driver::{Driver, TRIES};
use super::page::Page;

/// How long a browser may take to come up; drivers themselves give up after a minute.
const PATIENCE: Duration = Duration::from_secs(90);

/// A browser with a profile of its own. Dropping it ends the driver and removes the profile.
pub(crate) struct Browser {
    kind: Kind,
    driver: Driver,
    profile: PathBuf,
    switches: &'static [&'static str],
    page: Option<Page>,
}

impl Browser {
    /// Starts the driver at a free port; the browser itself starts with [`Browser::launch`].
    pub(crate) fn new(switches: &'static [&'static str]) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let kind = Kind::chosen();
        let name = format!("e2e/profile-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let profile = House::find().target().join(name);
        Browser { kind, driver: driver_of(kind), profile, switches, page: None }
    }

    /// Starts the browser with whatever its profile remembers.
    pub(crate) async fn launch(&mut self) -> Page {
        let mut failures = Vec::new();
        for _ in 0..TRIES {
            match self.try_launch().await {
                Ok(page) => {
                    self.page = Some(page.clone());
                    return page;
                }
                Err(reason) => failures.push(format!("{reason}; the driver, {}", self.driver.state())),
            }
            // A browser may have found a port taken that its driver was told, or the driver is gone.
            self.driver = driver_of(self.kind);
        }
        panic!("no browser came up:\n{}", failures.join("\n"));
    }

    async fn try_launch(&self) -> Result<Page, String> {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(self.kind.capabilities(&self.profile, self.switches));
        let address = format!("http://127.0.0.1:{}", self.driver.port());
        let client = timeout(PATIENCE, builder.connect(&address)).await;
        let client = client.map_err(|_| format!("no session in {PATIENCE:?}"))?;
        let page = Page::new(client.map_err(|error| error.to_string())?).await?;
        page.become_like(&super::Viewport::DESKTOP).await;
        Ok(page)
    }

    /// Ends the browser; its profile stays.
    pub(crate) async fn quit(&mut self) {
        if let Some(page) = self.page.take() {
            page.close().await;
        }
    }
}

fn driver_of(kind: Kind) -> Driver {
    Driver::start(|| kind.driver(), |line| kind.port_in(line))
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.driver.end();
        // The journey's outcome is decided: what can't be tidied up any more doesn't change it.
        let _ = fs::remove_dir_all(&self.profile);
    }
}
