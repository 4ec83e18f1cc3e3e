//! The released site, judged by Lighthouse as a phone on a slow network sees it.
//!
//! In reading order: [`report`] (what one run says), `middle` (what three say together).
//!
//! The server beside it sends what a static host sends: files compressed ahead of time, and for how
//! long each may be kept. Speeds are simulated from what this machine takes, so one with other work
//! to do looks like a slower phone: of three runs the middle one counts.

mod report;

use std::fs;
use std::path::PathBuf;

use crate::house::House;
use crate::serve::{Content, Server};
use crate::site::build::build;
use crate::site::files::{self, Files};
use crate::site::size::{compressed, is_compressible};
use crate::task;
use crate::tools::Toolbox;
use crate::tools::browser::Browser;
use crate::trouble::Trouble;
use report::{METRICS, Report, SCORES};

/// Runs of which the middle one counts.
const RUNS: usize = 3;

/// Builds the site, lets Lighthouse judge it, and prints scores and metrics.
///
/// # Errors
/// When set-up, the build or Lighthouse fails, or with [`Trouble::Scores`] when a score is too low.
pub fn run(house: &House) -> Result<(), Trouble> {
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    let browser = Browser::find(&tools)?;
    let lighthouse = tools.lighthouse()?;
    let site = build(house, &tools, false)?.site;
    let folder = house.target().join("site/compressed");
    files::write(&folder, &with_compressed(site.files))?;
    let server = Server::start(Content { folder, base: "/".to_string(), ..Content::default() }, 0)?;
    let mut reports = Vec::new();
    for run in 1..=RUNS {
        let to = house.target().join(format!("lighthouse/{run}.json"));
        let mut command = tools.command(&lighthouse.to_string_lossy());
        command
            .args([&server.address(), "--quiet", "--output=json"])
            .arg(format!("--output-path={}", to.display()))
            .arg(format!("--chrome-flags={}", browser.switches(house)?.join(" ")))
            .env("CHROME_PATH", &browser.program);
        reports.push(judged(command, run, house, &to)?);
    }
    conclude(&reports)
}

fn judged(
    command: std::process::Command,
    run: usize,
    house: &House,
    to: &PathBuf,
) -> Result<Report, Trouble> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(Trouble::file(folder))?;
    }
    let doing = format!("judging the site, {run} of {RUNS}");
    task::run(&doing, command, &house.logs().join("lighthouse.log"))?;
    let text = fs::read_to_string(to).map_err(Trouble::file(to))?;
    Report::read(&text).map_err(Trouble::file(to))
}

/// The site and, beside each file that gets smaller by it, the same file compressed.
fn with_compressed(mut site: Files) -> Files {
    let small: Vec<(String, Vec<u8>)> = site
        .iter()
        .filter(|(name, _)| is_compressible(name))
        .map(|(name, bytes)| (format!("{name}.br"), compressed(bytes)))
        .collect();
    site.extend(small);
    site
}

/// Prints every run and the middle of each number, and says what is too low.
fn conclude(reports: &[Report]) -> Result<(), Trouble> {
    println!("{:<16}{}", "", (1..=RUNS).map(|run| format!("{run:>10}")).collect::<String>() + "    middle");
    let line = |name: &str, numbers: Vec<f64>, digits: usize| {
        let middle = middle(&numbers);
        let all: String = numbers.iter().map(|number| format!("{number:>10.digits$}")).collect();
        println!("{name:<16}{all}{middle:>10.digits$}");
        middle
    };
    let mut low = Vec::new();
    for (i, (name, least)) in SCORES.iter().enumerate() {
        let score = line(name, reports.iter().map(|report| report.scores[i]).collect(), 0);
        if score < *least {
            low.push(format!("{name} {score:.0}, {least:.0} wanted"));
        }
    }
    for (i, (_, name, digits)) in METRICS.iter().enumerate() {
        line(name, reports.iter().map(|report| report.metrics[i]).collect(), *digits);
    }
    for fault in reports.iter().flat_map(|report| &report.faults).collect::<std::collections::BTreeSet<_>>() {
        println!("{fault}");
    }
    if low.is_empty() { Ok(()) } else { Err(Trouble::Scores(low.join("; "))) }
}

fn middle(numbers: &[f64]) -> f64 {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_run_in_three_may_be_out_of_line() {
        assert_eq!(middle(&[99.0, 40.0, 98.0]), 98.0);
    }

    #[test]
    fn what_is_small_already_is_not_compressed() {
        let site = [("a.js", "aaa"), ("a.woff2", "a")].map(|(name, text)| (name.to_string(), text.into()));
        let all: Vec<String> = with_compressed(site.into()).into_keys().collect();
        assert_eq!(all, ["a.js", "a.js.br", "a.woff2"]);
    }
}
