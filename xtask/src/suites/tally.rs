//! Counts what passed and what failed.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::trouble::Trouble;

/// Totals over all suites, and the names of those in which something failed.
#[derive(Debug, Default)]
pub(super) struct Tally {
    passed: u64,
    failed: u64,
    culprits: Vec<String>,
}

impl Tally {
    /// Counts a check that has been made as one test.
    pub(super) fn check(&mut self, name: &str, outcome: Result<(), String>) {
        match outcome {
            Ok(()) => {
                println!("{name}: ok");
                self.count(name, 1, 0);
            }
            Err(reason) => {
                println!("{name}: FAILED: {reason}");
                self.count(name, 0, 1);
            }
        }
    }

    /// Runs a program whose exit code is the whole result, as one test.
    pub(super) fn program(&mut self, name: &str, mut command: Command) {
        println!("\n== {name}");
        let outcome = match command.stdin(Stdio::null()).status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("it ended with {status}")),
            Err(source) => Err(format!("it didn't start: {source}")),
        };
        self.check(name, outcome);
    }

    /// Runs a test runner, shows its output and adds up its summary lines. A runner that
    /// fails without having counted a failure (it didn't compile, it crashed) counts as one.
    pub(super) fn tests(&mut self, name: &str, mut command: Command) {
        println!("\n== {name}");
        let begun = Instant::now();
        let (passed, failed, success) = match follow(&mut command) {
            Ok(outcome) => outcome,
            Err(source) => {
                println!("it didn't start: {source}");
                (0, 1, false)
            }
        };
        let failed = if success { failed } else { failed.max(1) };
        println!("{name}: {passed} passed, {failed} failed in {:.1} s", begun.elapsed().as_secs_f64());
        self.count(name, passed, failed);
    }

    /// Takes back `count` passed tests of a runner that knew of no way to leave them out.
    pub(super) fn left_out(&mut self, count: u64) {
        self.passed = self.passed.saturating_sub(count);
    }

    /// Prints the totals as the last line.
    pub(super) fn close(self) -> Result<(), Trouble> {
        if !self.culprits.is_empty() {
            println!("failed in: {}", self.culprits.join(", "));
        }
        println!("{} passed, {} failed", self.passed, self.failed);
        if self.failed == 0 { Ok(()) } else { Err(Trouble::Suites { failed: self.failed }) }
    }

    fn count(&mut self, name: &str, passed: u64, failed: u64) {
        self.passed += passed;
        self.failed += failed;
        if failed > 0 {
            self.culprits.push(name.to_string());
        }
    }
}

fn follow(command: &mut Command) -> std::io::Result<(u64, u64, bool)> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let (mut passed, mut failed) = (0, 0);
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).split(b'\n') {
            let line = String::from_utf8_lossy(&line?).to_string();
            println!("{line}");
            if let Some((more_passed, more_failed)) = summary(&line) {
                passed += more_passed;
                failed += more_failed;
            }
        }
    }
    Ok((passed, failed, child.wait()?.success()))
}

/// Reads `test result: ok. 3 passed; 0 failed; …`, the summary of Rust's test runners.
fn summary(line: &str) -> Option<(u64, u64)> {
    let rest = &line[line.find("test result: ")?..];
    let number = |word: &str| {
        let before = rest[..rest.find(word)?].trim_end();
        before.rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    Some((number(" passed")?, number(" failed")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_runners_summary_is_read() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(summary(line), Some((12, 3)));
        assert_eq!(summary("test result: ok. 6 passed; 0 failed; 0 ignored"), Some((6, 0)));
    }

    #[test]
    fn other_lines_are_no_summary() {
        assert_eq!(summary("test rules::moves ... ok"), None);
        assert_eq!(summary("running 3 tests"), None);
    }

    #[test]
    fn one_failure_fails_the_whole() {
        let mut tally = Tally::default();
        tally.check("a", Ok(()));
        tally.check("b", Err("no".to_string()));
        assert_eq!((tally.passed, tally.failed), (1, 1));
        assert!(matches!(tally.close(), Err(Trouble::Suites { failed: 1 })));
    }
}
