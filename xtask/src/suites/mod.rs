//! Runs every suite in order and adds up what they say.

mod ahead;
pub mod journeys;
mod numbers;
pub mod pictures;
mod tally;

use std::process::Command;

use clap::ValueEnum;

use crate::house::House;
use crate::site::build::{Built, build};
use crate::site::seal::Sealed;
use crate::site::size::{LIMIT, first_load};
use crate::site::workers::Form;
use crate::tools::browser::{Browser, RUNNER_PATIENCE};
use crate::tools::other_browsers::Make;
use crate::tools::{Toolbox, WASM_TARGET};
use crate::trouble::Trouble;
use numbers::Numbers;
pub(crate) use numbers::nodes_per_second;
use tally::Tally;

/// How all that runs on this machine is tested: with the same features throughout, so that it is
/// compiled once. The release run compiles the rules and the engine alone.
const TEST: [&str; 4] = ["test", "--workspace", "--features", "ssr,e2e"];

/// What the lints of all that runs on this machine are asked for by.
const HOST_LINTS: [&str; 8] =
    ["clippy", "--workspace", "--all-targets", "--features", "ssr,e2e", "--", "-D", "warnings"];

/// Those of page and worker.
const WASM_LINTS: [&str; 10] = [
    "clippy",
    "--target",
    WASM_TARGET,
    "--features",
    "web,worker",
    "--lib",
    "--bins",
    "--",
    "-D",
    "warnings",
];

/// How tests are run in a browser, up to the features.
const WASM_TEST: [&str; 4] = ["test", "--target", WASM_TARGET, "--features"];

/// A kind of suite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Suite {
    /// Format, lints, and all that runs without a browser
    Host,
    /// Components rendered on the host
    Components,
    /// Platform adapters in a browser
    Wasm,
    /// Journeys through the real site in a real browser
    Browser,
}

/// Sets everything up, runs the suites (`only` one kind, or all) and prints the totals.
///
/// The last line on standard output is `N passed, N failed`.
///
/// # Errors
/// When set-up fails, or with [`Trouble::Suites`] when something failed.
pub fn run(house: &House, only: Option<Suite>) -> Result<(), Trouble> {
    let wants = |suite| only.is_none_or(|only| only == suite);
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    tools.for_lints()?;
    let browser = match wants(Suite::Wasm) || wants(Suite::Browser) {
        true => Some(Browser::find(&tools)?),
        false => None,
    };
    let mut run = Run { house, tools, tally: Tally::default(), numbers: Numbers::default() };
    if only.is_none() {
        run.compile_ahead();
    }
    if wants(Suite::Host) {
        run.host();
    }
    if wants(Suite::Components) {
        run.components();
    }
    if let Some(browser) = &browser {
        if wants(Suite::Wasm) {
            run.wasm(browser);
        }
        if wants(Suite::Browser) {
            run.browser(browser)?;
        }
    }
    run.close()
}

struct Run<'a> {
    house: &'a House,
    tools: Toolbox,
    tally: Tally,
    numbers: Numbers,
}

impl Run<'_> {
    fn host(&mut self) {
        self.check("format", &["fmt", "--all", "--check"]);
        self.check("lints", &HOST_LINTS);
        self.check("lints of page and worker", &WASM_LINTS);
        self.tests("host", &[&TEST[..], &["--lib", "--bins", "--test", "it"]].concat(), &[]);
        self.tests("examples", &[&TEST[..], &["--doc"]].concat(), &[]);
        self.tests("host, release", &["test", "--release", "--test", "it"], &[("EPAMINONDAS_FULL", "1")]);
        let numbers = self.numbers.measure(&self.tools);
        self.tally.check("perft and bench say their speed", numbers);
    }

    fn components(&mut self) {
        self.tests("components", &[&TEST[..], &["--test", "ui"]].concat(), &[]);
    }

    fn wasm(&mut self, browser: &Browser) {
        let driver = browser.driver.to_string_lossy().to_string();
        let capabilities = match browser.capabilities(self.house) {
            Ok(path) => path.to_string_lossy().to_string(),
            Err(trouble) => return self.tally.check("browser of the wasm suite", Err(trouble.to_string())),
        };
        let mut places =
            vec![("CHROMEDRIVER", driver.as_str()), ("WASM_BINDGEN_TEST_WEBDRIVER_JSON", &capabilities)];
        places.extend(RUNNER_PATIENCE);
        let command = self.cargo(&[&WASM_TEST[..], &["web", "--test", "web"]].concat(), &places);
        self.tally.tests_in_browser("wasm", command);
        for form in Form::ALL {
            let command = self.engine_test(form, &[], &places);
            self.tally.tests_in_browser(&format!("engine in wasm, {}", form.name()), command);
        }
    }

    /// The engine's tests in the form that a browser loads.
    fn engine_test(&self, form: Form, more: &[&str], places: &[(&str, &str)]) -> Command {
        let arguments = [&WASM_TEST[..], &["worker", "--test", "engine"], more].concat();
        let mut command = self.cargo(&arguments, places);
        command.env("CARGO_TARGET_DIR", form.target(self.house)).env("RUSTFLAGS", form.flags().join(" "));
        command
    }

    fn browser(&mut self, browser: &Browser) -> Result<(), Trouble> {
        let built = build(self.house, &self.tools, false);
        self.tally.check("build of the site", built.as_ref().map(drop).map_err(ToString::to_string));
        let Ok(Built { site, seconds }) = built else { return Ok(()) };
        let first_load_bytes = self.weigh(&site);
        self.numbers.built(first_load_bytes, seconds);
        // Without it the journey that needs it fails, and the others run.
        let axe = self.tools.axe().map(|path| path.to_string_lossy().to_string()).unwrap_or_else(|trouble| {
            println!("{trouble}");
            String::new()
        });
        let chrome = browser.program.to_string_lossy().to_string();
        let driver = browser.driver.to_string_lossy().to_string();
        let places = [("CHROME", chrome.as_str()), ("CHROMEDRIVER", &driver), ("EPAMINONDAS_AXE", &axe)];
        self.tests("browser", &[&TEST[..], &["--test", "e2e"]].concat(), &places);
        self.journeys(Make::Firefox, &journeys::CORE);
        Ok(())
    }

    /// Prints what a first visit downloads and gives its bytes; no form of the worker may make it
    /// too heavy.
    fn weigh(&mut self, site: &Sealed) -> usize {
        let [vectors, plain] = Form::ALL.map(|form| first_load(site, form));
        println!("first load, compressed:");
        for (name, bytes) in &vectors {
            println!("  {bytes:>8} {name}");
        }
        let sum = |files: Vec<(String, usize)>| -> usize { files.iter().map(|(_, bytes)| bytes).sum() };
        let [vectors, plain] = [vectors, plain].map(sum);
        println!("  {plain:>8} in all for a browser without vector instructions");
        let most = plain.max(vectors);
        let fits = if most <= LIMIT { Ok(()) } else { Err(format!("{most} bytes, {LIMIT} allowed")) };
        self.tally.check("size of the first load", fits);
        vectors
    }

    fn check(&mut self, name: &str, arguments: &[&str]) {
        let command = self.cargo(arguments, &[]);
        self.tally.program(name, command);
    }

    fn tests(&mut self, name: &str, arguments: &[&str], environment: &[(&str, &str)]) {
        let command = self.cargo(arguments, environment);
        self.tally.tests(name, command);
    }

    fn cargo(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Command {
        let mut command = self.tools.command("cargo");
        command.args(arguments).envs(environment.iter().copied());
        // A failed test says what it missed; the way there through the runtime says nothing more.
        command.env("RUST_BACKTRACE", "0");
        command
    }

    fn close(self) -> Result<(), Trouble> {
        println!();
        self.numbers.print();
        self.tally.close()
    }
}
