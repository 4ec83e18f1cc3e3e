//! The browser's speed: moves are counted by `tests/engine`, since the worker has no order for that;
//! searches are those of the site's own worker, asked by `tests/e2e/targets.rs`.

use super::speeds::{Speed, Speeds, after};
use crate::house::House;
use crate::site::workers::Form;
use crate::suites::nodes_per_second;
use crate::task;
use crate::tools::browser::{Browser, RUNNER_PATIENCE};
use crate::tools::{Toolbox, WASM_TARGET};
use crate::trouble::Trouble;

/// What is measured of each form, in the order of [`Form::ALL`].
pub(super) fn measure(house: &House, tools: &Toolbox, browser: &Browser) -> Result<Vec<Speeds>, Trouble> {
    let searched = search(house, tools, browser)?;
    Form::ALL
        .into_iter()
        .map(|form| {
            let mut speeds = Speeds::default();
            speeds.perft = perft(form, house, tools, browser)?;
            let start = format!("speed of the worker {}: ", form.name());
            for line in searched.lines().filter_map(|line| Some(line.split_once(&start)?.1)) {
                if let Some(stop_ms) = after(line, "ms") {
                    speeds.stop_ms = speeds.stop_ms.max(stop_ms);
                    continue;
                }
                let number = |name| after(line, name).unwrap_or_default();
                let group = line.split_whitespace().next().unwrap_or_default();
                speeds.add(group, Speed { nodes_per_second: number("nps"), depth: number("depth") });
            }
            Ok(speeds)
        })
        .collect()
}

fn search(house: &House, tools: &Toolbox, browser: &Browser) -> Result<String, Trouble> {
    let mut command = tools.command("cargo");
    command
        .args(["test", "--features", "e2e", "--test", "e2e", "--"])
        .args(["--nocapture", "--test-threads=1", "targets::"])
        .env("EPAMINONDAS_MEASURE", "1")
        .env("CHROME", &browser.program)
        .env("CHROMEDRIVER", &browser.driver);
    task::run("searching in the browser", command, &house.logs().join("targets-search.log"))
}

fn perft(form: Form, house: &House, tools: &Toolbox, browser: &Browser) -> Result<f64, Trouble> {
    let mut command = tools.command("cargo");
    command
        .args(["test", "--profile", "engine", "--target", WASM_TARGET, "--features", "worker"])
        .args(["--test", "engine", "--", "--nocapture"])
        .env("CARGO_TARGET_DIR", form.target(house))
        .env("RUSTFLAGS", form.flags().join(" "))
        .env("CHROMEDRIVER", &browser.driver)
        .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", browser.capabilities(house)?)
        .envs(RUNNER_PATIENCE);
    let doing = format!("counting moves in the browser, {}", form.name());
    let said = task::run(&doing, command, &house.logs().join("targets-perft.log"))?;
    Ok(nodes_per_second(&said).and_then(|number| number.parse().ok()).unwrap_or_default())
}
