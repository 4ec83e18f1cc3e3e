//! Counts what passed and what failed.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::task::TRIES;
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
    pub(super) fn tests(&mut self, name: &str, command: Command) {
        self.tried(name, command, 1);
    }

    /// [`Tally::tests`] for a runner that starts a browser and gives up when it doesn't come up, which
    /// says nothing about the tests: as long as it fails without any outcome, it is tried again.
    pub(super) fn tests_in_browser(&mut self, name: &str, command: Command) {
        self.tried(name, command, TRIES);
    }

    fn tried(&mut self, name: &str, mut command: Command, tries: usize) {
        println!("\n== {name}");
        let begun = Instant::now();
        let mut outcome = follow(&mut command);
        for _ in 1..tries {
            if !matches!(outcome, Ok((0, 0, false))) {
                break;
            }
            println!("{name}: nothing was run; once more");
            outcome = follow(&mut command);
        }
        let (passed, failed, success) = outcome.unwrap_or_else(|source| {
            println!("it didn't start: {source}");
            (0, 1, false)
        });
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

    /// A runner that starts nothing `before` times and then reports `outcome`.
    #[cfg(unix)]
    fn runner(name: &str, before: usize, outcome: &str) -> Command {
        let place = std::env::temp_dir().join(format!("epaminondas-{name}-{}", std::process::id()));
        let script = "n=$(cat \"$0\" 2>/dev/null || echo 0); echo $((n + 1)) > \"$0\"
            if [ $n -lt $1 ]; then exit 1; fi; rm \"$0\"; echo \"$2\"";
        let mut command = Command::new("sh");
        command.args(["-c", script]).arg(place).args([&before.to_string(), outcome]);
        command
    }

    #[cfg(unix)]
    #[test]
    fn a_browser_that_does_not_come_up_is_given_another_try() {
        let mut tally = Tally::default();
        tally.tests_in_browser("late", runner("late", TRIES - 1, "test result: ok. 3 passed; 0 failed"));
        assert_eq!((tally.passed, tally.failed), (3, 0));
        tally.tests("at once", runner("once", 1, "test result: ok. 3 passed; 0 failed"));
        assert_eq!((tally.passed, tally.failed), (3, 1));
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
