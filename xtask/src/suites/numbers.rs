//! The four numbers that every run prints.

use crate::task;
use crate::tools::Toolbox;

/// What was measured; what wasn't stays empty.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    first_load_bytes: Option<usize>,
    build_seconds: Option<f64>,
    perft: Option<String>,
    bench: Option<String>,
}

impl Numbers {
    /// Takes over what the build of the site told.
    pub(super) fn built(&mut self, first_load_bytes: usize, seconds: f64) {
        self.first_load_bytes = Some(first_load_bytes);
        self.build_seconds = Some(seconds);
    }

    /// Asks the command line for its speed.
    ///
    /// A command that prints nothing at all is one that isn't written yet; one that answers
    /// without a speed is an error.
    pub(super) fn measure(&mut self, tools: &Toolbox) -> Result<(), String> {
        self.perft = speed(tools, &["perft", "--depth", "4"])?;
        self.bench = speed(tools, &["bench"])?;
        Ok(())
    }

    /// Prints one line a number.
    pub(super) fn print(&self) {
        let or_dash = |number: Option<String>| number.unwrap_or_else(|| "not measured".to_string());
        println!("first load: {}", or_dash(self.first_load_bytes.map(|bytes| format!("{bytes} bytes"))));
        println!("build: {}", or_dash(self.build_seconds.map(|seconds| format!("{seconds:.1} s"))));
        println!("perft: {}", or_dash(self.perft.as_ref().map(|speed| format!("{speed} nodes/s"))));
        println!("bench: {}", or_dash(self.bench.as_ref().map(|speed| format!("{speed} nodes/s"))));
    }
}

fn speed(tools: &Toolbox, arguments: &[&str]) -> Result<Option<String>, String> {
    let mut command = tools.command("cargo");
    command.args(["run", "--quiet", "--release", "--bin", "epaminondas", "--"]).args(arguments);
    let said = task::ask(command).ok_or_else(|| format!("`epaminondas {}` failed", arguments.join(" ")))?;
    if said.is_empty() {
        return Ok(None);
    }
    match nodes_per_second(&said) {
        Some(speed) => Ok(Some(speed)),
        None => Err(format!("`epaminondas {}` names no nodes/s", arguments.join(" "))),
    }
}

/// The last number before, or else after, the last `nodes/s` of `text`.
pub(crate) fn nodes_per_second(text: &str) -> Option<String> {
    let line = text.lines().rfind(|line| line.contains("nodes/s"))?;
    let (before, after) = line.split_at(line.rfind("nodes/s")?);
    let is_number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let trimmed = |word: &str| word.trim_end_matches([',', ';', ')']).to_string();
    before
        .split_whitespace()
        .rfind(is_number)
        .or_else(|| after.split_whitespace().find(is_number))
        .map(trimmed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speed_is_read_from_either_side_of_its_unit() {
        assert_eq!(
            nodes_per_second("depth 4: 123 nodes\n123 nodes, 0.2 s, 61_000_000 nodes/s").as_deref(),
            Some("61_000_000")
        );
        assert_eq!(nodes_per_second("nodes/s: 42").as_deref(), Some("42"));
        assert_eq!(nodes_per_second("done"), None);
    }
}
