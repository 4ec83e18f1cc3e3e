//! What every journey needs: a served site, a fresh browser, and eyes and hands in its page.

mod bidi;
mod board;
mod browser;
mod controls;
mod driver;
mod engine;
mod game;
mod gestures;
mod kind;
mod left_out;
mod page;
mod site;
mod standard;
mod trace;
mod tree;
mod wire;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use tokio::runtime::{Builder, Runtime};

pub(crate) use board::Board;
use browser::Browser;
pub(crate) use engine::ask;
pub(crate) use gestures::{Mouse, Point};
pub(crate) use kind::Kind;
pub(crate) use left_out::{chromium_alone, not_in_webkit};
pub(crate) use page::{Page, Viewport};
pub(crate) use site::{Site, another_build, killed_build, sealed, with_engine};
pub(crate) use tree::Tree;
pub(crate) use wire::Wire;

/// A person's visit to the site.
pub(crate) struct Visit {
    /// The site, as deployed just now.
    pub(crate) site: Site,
    /// What the person sees.
    pub(crate) page: Page,
    browser: Browser,
    expected: Vec<&'static str>,
}

impl Visit {
    /// Goes to the site's start, or to what follows its address, and waits for the page.
    pub(crate) async fn open(&self, rest: &str) {
        self.page.go(&format!("{}{rest}", self.site.address())).await;
        self.page.until("document.querySelector('main') !== null").await;
    }

    /// Loads the page again, as its own reload does: another visit to the same address isn't the same
    /// in every browser.
    pub(crate) async fn reload(&self) {
        self.page.ask("(window.isSamePage = true, location.reload())").await;
        self.page.until("window.isSamePage === undefined && document.querySelector('main') !== null").await;
    }

    /// Lets the page look for a newer build from time to time until `expression` is true. Once isn't
    /// enough: by the standard a look joins one that is under way, as it is for a while after each
    /// navigation, and that one may have asked before the new build was there.
    pub(crate) async fn look_for_build(&self, expression: &str) {
        let look = "navigator.serviceWorker.getRegistration().then(own => own?.update()).catch(() => {})";
        let is_time = "Date.now() > (window.looked ?? 0) + 2000 && (window.looked = Date.now())";
        self.page.until(&format!("({is_time} && void {look}, {expression})")).await;
    }

    /// Closes the browser and starts it again with the same profile: what isn't kept is gone.
    pub(crate) async fn restart_browser(&mut self) {
        not_in_webkit("a profile that outlasts its browser");
        self.check_console().await;
        self.browser.quit().await;
        self.page = self.browser.launch().await;
    }

    /// Lets the console complain of `what` without failing the journey.
    pub(crate) fn expect_complaint(&mut self, what: &'static str) {
        self.expected.push(what);
    }

    async fn check_console(&self) {
        let complaints = self.page.complaints().await;
        let surprising = |text: &&String| !self.expected.iter().any(|what| text.contains(what));
        let surprises: Vec<&String> = complaints.iter().filter(surprising).collect();
        assert!(surprises.is_empty(), "the console complains: {surprises:#?}");
    }
}

/// Runs `body` as a visit to the site served at `base`; a console error that the body doesn't
/// expect fails it. A failed journey leaves a screenshot.
pub(crate) fn journey(base: &str, body: impl AsyncFnOnce(&mut Visit)) {
    journey_in(&[], base, body);
}

/// A [`journey`] in a browser that is started with further switches.
pub(crate) fn journey_in(switches: &'static [&str], base: &str, body: impl AsyncFnOnce(&mut Visit)) {
    if !switches.is_empty() && left_out::is_asked("a browser without vector instructions") {
        return;
    }
    let runtime = runtime();
    let mut browser = Browser::new(switches);
    let page = runtime.block_on(browser.launch());
    let mut visit = Visit { site: Site::serve(base), page, browser, expected: Vec::new() };
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            body(&mut visit).await;
            visit.check_console().await;
        });
    }));
    let outcome = outcome.or_else(|panic| if left_out::note(&*panic) { Ok(()) } else { Err(panic) });
    runtime.block_on(async {
        if outcome.is_err() {
            visit.page.screenshot(&format!("failed-{}", test_name())).await;
        }
        visit.browser.quit().await;
    });
    if let Err(panic) = outcome {
        resume_unwind(panic);
    }
}

/// Switches for a browser without vector instructions: Chromium compiles them only for processors
/// that have SSE 4.1 and SSSE 3.
pub(crate) const WITHOUT_VECTORS: &[&str] = &["--js-flags=--no-enable-sse4-1 --no-enable-ssse3"];

/// An expression: does this browser take a module with a value of 128 bits in it?
pub(crate) const HAS_VECTORS: &str =
    "WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123]))";

/// Whether the long runs were asked for, by setting `EPAMINONDAS_FULL`.
pub(crate) fn is_full() -> bool {
    std::env::var("EPAMINONDAS_FULL").is_ok_and(|value| value == "1")
}

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

fn test_name() -> String {
    std::thread::current().name().unwrap_or("journey").replace("::", "-")
}
