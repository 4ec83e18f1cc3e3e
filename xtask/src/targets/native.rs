//! The command line's speed.

use std::fs;

use serde_json::Value;

use super::speeds::{Speed, Speeds, after, median};
use crate::house::House;
use crate::suites::nodes_per_second;
use crate::task;
use crate::tools::Toolbox;
use crate::trouble::Trouble;

/// The program, as Cargo compiles it for playing.
const PROGRAM: [&str; 6] = ["run", "--quiet", "--release", "--bin", "epaminondas", "--"];

/// Milliseconds of a search.
const SEARCH_MS: &str = "1000";

pub(super) fn measure(house: &House, tools: &Toolbox) -> Result<Speeds, Trouble> {
    let mut speeds = Speeds::default();
    let runs: Result<Vec<f64>, Trouble> = (0..3).map(|_| perft(house, tools)).collect();
    speeds.perft = median(runs?.into_iter());
    let path = house.root().join("tests/data/speed.jsonl");
    for line in fs::read_to_string(&path).map_err(Trouble::file(&path))?.lines() {
        let place: Value = serde_json::from_str(line).unwrap_or_default();
        let word = |name: &str| place[name].as_str().unwrap_or_default();
        let arguments =
            ["search", "--movetime", SEARCH_MS, "--rules", word("rules"), "--position", word("position")];
        let said = run(house, tools, "searching natively", &arguments)?;
        let last = said.lines().rfind(|line| line.starts_with("info depth")).unwrap_or_default();
        let number = |name| after(last, name).unwrap_or_default();
        speeds.add(word("group"), Speed { nodes_per_second: number("nps"), depth: number("depth") });
    }
    Ok(speeds)
}

fn perft(house: &House, tools: &Toolbox) -> Result<f64, Trouble> {
    let said = run(house, tools, "counting moves natively", &["perft", "--depth", "4"])?;
    Ok(nodes_per_second(&said).and_then(|number| number.parse().ok()).unwrap_or_default())
}

fn run(house: &House, tools: &Toolbox, doing: &str, arguments: &[&str]) -> Result<String, Trouble> {
    let mut command = tools.command("cargo");
    command.args(PROGRAM).args(arguments);
    task::run(doing, command, &house.logs().join("targets-native.log"))
}
