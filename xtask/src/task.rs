//! Runs a program under one line of progress.

use std::fs;
use std::io::{BufRead, BufReader, IsTerminal, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::trouble::Trouble;

/// How often what may fail by chance is begun: a browser, a screen, a download.
pub const TRIES: usize = 3;

/// One step that a person waits for: a spinner on a terminal, two plain lines elsewhere.
pub struct Step {
    doing: String,
    begun: Instant,
    bar: Option<ProgressBar>,
}

impl Step {
    /// Shows that `doing` (a phrase such as "installing trunk") has begun.
    #[must_use]
    pub fn begin(doing: &str) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{spinner} {prefix} ({elapsed}) {wide_msg:.dim}");
            let bar = ProgressBar::new_spinner().with_prefix(doing.to_string());
            bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
            bar.enable_steady_tick(Duration::from_millis(120));
            bar
        });
        if bar.is_none() {
            eprintln!("{doing} …");
        }
        Step { doing: doing.to_string(), begun: Instant::now(), bar }
    }

    /// Shows the latest line of a running program.
    pub fn note(&self, line: &str) {
        if let Some(bar) = &self.bar {
            bar.set_message(line.trim().to_string());
        }
    }

    /// Ends the step with how long it took.
    pub fn done(self) {
        let seconds = self.begun.elapsed().as_secs_f64();
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        eprintln!("{}: {seconds:.1} s", self.doing);
    }

    fn clear(self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Runs `command` without standard input, keeps its output in `log`, and returns it.
///
/// # Errors
/// A [`Trouble`] that explains the failure in one line. A program that isn't found is
/// [`Trouble::Missing`]. After any failure but a missing network or a full disk, the
/// output's end has been shown.
pub fn run(doing: &str, command: Command, log: &Path) -> Result<String, Trouble> {
    run_all(doing, vec![command], log)
}

/// [`run`] for a program that asks the network: an answer that doesn't come may come the next time.
///
/// # Errors
/// Those of [`run`], the last time.
pub fn fetch(doing: &str, command: Command, log: &Path) -> Result<String, Trouble> {
    let mut commands = [command];
    for _ in 1..TRIES {
        match attempt(doing, &mut commands, log) {
            Err(Trouble::NoNetwork { detail, .. }) => eprintln!("{detail}; once more"),
            outcome => return outcome,
        }
    }
    attempt(doing, &mut commands, log)
}

/// [`run`] for programs that go side by side; the output is that of all of them, line by line.
///
/// # Errors
/// Those of [`run`], once all have ended, when one of them fails.
pub fn run_all(doing: &str, mut commands: Vec<Command>, log: &Path) -> Result<String, Trouble> {
    attempt(doing, &mut commands, log)
}

fn attempt(doing: &str, commands: &mut [Command], log: &Path) -> Result<String, Trouble> {
    let step = Step::begin(doing);
    let output = collect(commands, &step)?;
    if let Some(folder) = log.parent() {
        fs::create_dir_all(folder).map_err(Trouble::file(folder))?;
    }
    fs::write(log, &output.text).map_err(Trouble::file(log))?;
    if output.success {
        step.done();
        return Ok(output.text);
    }
    step.clear();
    let trouble = Trouble::explain(doing, &output.text, log);
    if matches!(trouble, Trouble::Program { .. }) {
        show_end(&output.text);
    }
    Err(trouble)
}

/// Asks `command` for a short answer on its standard output; `None` if it can't be run or fails.
#[must_use]
pub fn ask(mut command: Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

struct Collected {
    text: String,
    success: bool,
}

fn collect(commands: &mut [Command], step: &Step) -> Result<Collected, Trouble> {
    let (send, lines) = mpsc::channel();
    let mut children = Vec::new();
    for command in commands.iter_mut() {
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|source| missing(command, source))?;
        let streams: [Option<Box<dyn Read + Send>>; 2] = [
            child.stdout.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
            child.stderr.take().map(|stream| Box::new(stream) as Box<dyn Read + Send>),
        ];
        for stream in streams.into_iter().flatten() {
            let send = send.clone();
            thread::spawn(move || forward(stream, &send));
        }
        children.push(child);
    }
    drop(send);
    let mut text = String::new();
    for line in lines {
        step.note(&line);
        text.push_str(&line);
        text.push('\n');
    }
    let mut success = true;
    for (child, command) in children.iter_mut().zip(commands.iter()) {
        success &= child.wait().map_err(|source| missing(command, source))?.success();
    }
    Ok(Collected { text, success })
}

fn forward(stream: Box<dyn Read + Send>, send: &mpsc::Sender<String>) {
    for line in BufReader::new(stream).split(b'\n').map_while(Result::ok) {
        let line = String::from_utf8_lossy(&line).trim_end().to_string();
        if send.send(line).is_err() {
            return;
        }
    }
}

fn missing(command: &Command, source: std::io::Error) -> Trouble {
    let program = command.get_program().to_string_lossy().to_string();
    match source.kind() {
        std::io::ErrorKind::NotFound => {
            Trouble::Missing { advice: format!("install it, so that `{program}` is found on PATH"), program }
        }
        _ => Trouble::File { path: program.into(), source },
    }
}

fn show_end(text: &str) {
    const LINES: usize = 60;
    let lines: Vec<&str> = text.lines().collect();
    for line in &lines[lines.len().saturating_sub(LINES)..] {
        eprintln!("{line}");
    }
}
