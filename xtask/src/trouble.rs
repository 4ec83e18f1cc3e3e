//! What can go wrong between a clone and a site, each said in one line.

use std::io;
use std::path::{Path, PathBuf};

use crate::site::seal::SealError;
use crate::site::slim::SlimError;

/// Why a command stopped.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// A registry or a mirror can't be reached.
    #[error("{doing} needs the network and got none: {detail}")]
    NoNetwork {
        /// What was going on.
        doing: String,
        /// The line of the program's output that said so.
        detail: String,
    },
    /// The disk is full.
    #[error("no space left on the disk while {doing}")]
    NoDisk {
        /// What was going on.
        doing: String,
    },
    /// Somebody else listens on the port.
    #[error("port {port} is taken: choose another with --port")]
    PortTaken {
        /// The port asked for.
        port: u16,
    },
    /// A program that can't be installed from here is missing.
    #[error("{program} is missing: {advice}")]
    Missing {
        /// The program, or the part of a toolchain.
        program: String,
        /// What to do about it.
        advice: String,
    },
    /// A program ended badly.
    #[error("{doing} failed: {detail} (all of its output: {log})", log = log.display())]
    Program {
        /// What was going on.
        doing: String,
        /// The most telling line of the program's output.
        detail: String,
        /// The file that holds the whole output.
        log: PathBuf,
    },
    /// A program that told the person itself what was wrong ended badly.
    #[error("{program} failed")]
    Failed {
        /// The program.
        program: String,
    },
    /// A file couldn't be read or written.
    #[error("{path}: {source}", path = path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The built site isn't fit to be served.
    #[error("the built site is unsound: {0}")]
    Seal(#[from] SealError),
    /// A language's file is wrong.
    #[error("{0}")]
    Texts(String),
    /// What Trunk made isn't what it should be.
    #[error("the built site can't be made small: {0}")]
    Slim(#[from] SlimError),
    /// There is no site to serve.
    #[error("{dist} holds no site: run `cargo xtask build` first", dist = dist.display())]
    NoSite {
        /// The folder looked into.
        dist: PathBuf,
    },
    /// Lighthouse gives too few points.
    #[error("too few points: {0}")]
    Scores(String),
    /// Some suites failed; their own output says how.
    #[error("{failed} failed")]
    Suites {
        /// Tests and checks that failed.
        failed: u64,
    },
}

impl Trouble {
    /// Adds the file's name to the system's error; a full disk is told apart.
    pub fn file(path: &Path) -> impl FnOnce(io::Error) -> Trouble + '_ {
        move |source| match source.kind() {
            io::ErrorKind::StorageFull => Trouble::NoDisk { doing: format!("writing {}", path.display()) },
            _ => Trouble::File { path: path.to_path_buf(), source },
        }
    }

    /// Reads a failed program's output for the reason that a person can act on.
    #[must_use]
    pub fn explain(doing: &str, output: &str, log: &Path) -> Trouble {
        const NETWORK: [&str; 10] = [
            "could not resolve host",
            "couldn't resolve host",
            "temporary failure in name resolution",
            "temporary failure resolving",
            "failed to download",
            "error sending request",
            "could not download",
            "failed to fetch",
            "enotfound",
            "econnrefused",
        ];
        let doing = doing.to_string();
        let find = |words: &[&str]| {
            output.lines().find(|line| words.iter().any(|word| line.to_lowercase().contains(word)))
        };
        if find(&["no space left on device"]).is_some() {
            return Trouble::NoDisk { doing };
        }
        if let Some(line) = find(&NETWORK) {
            return Trouble::NoNetwork { doing, detail: line.trim().to_string() };
        }
        let telling = find(&["error"]).or_else(|| output.lines().rfind(|line| !line.trim().is_empty()));
        let detail = telling.unwrap_or("it said nothing").trim().to_string();
        Trouble::Program { doing, detail, log: log.to_path_buf() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explained(output: &str) -> String {
        Trouble::explain("installing trunk", output, Path::new("install.log")).to_string()
    }

    #[test]
    fn a_missing_network_is_named_with_the_line_that_says_so() {
        let said = explained("Updating index\nerror: [6] Could not resolve host: index\n");
        assert_eq!(
            said,
            "installing trunk needs the network and got none: error: [6] Could not resolve host: index"
        );
    }

    #[test]
    fn a_full_disk_is_named() {
        let said = explained("error: failed to write\nNo space left on device (os error 28)");
        assert_eq!(said, "no space left on the disk while installing trunk");
    }

    #[test]
    fn any_other_failure_quotes_its_first_error_and_names_the_log() {
        let said = explained("compiling\nerror[E0425]: cannot find value `x`\nmore\n");
        assert_eq!(
            said,
            "installing trunk failed: error[E0425]: cannot find value `x` (all of its output: install.log)"
        );
    }
}
