//! `suite`: the positions of a file, solved against the clock.

use super::CliError;
use super::think::think;
use crate::engine::solve::{Verdict, solve};
use crate::engine::{Engine, Limits, Request, Score};
use crate::notation::{moves, position, rule_set};
use crate::rules::{Move, Position};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Table of the engine, in bytes; forgotten before every position.
const TABLE_BYTES: usize = 4 << 20;
/// Positions that the proof solver may visit for each millisecond: more than it can.
const NODES_PER_MS: u64 = 10_000;

/// Solve the positions of a file: how many within the time, by what is asked and plies.
#[derive(Args, Debug)]
pub(super) struct Suite {
    /// A JSON object a line: "position", perhaps "rules", "plies" of a forced win, "answers" (all
    /// best moves)
    file: PathBuf,
    /// Milliseconds for each position
    #[arg(long, value_name = "MS", default_value_t = 100)]
    movetime: u64,
    /// Print a line for every position that was not solved
    #[arg(long)]
    missed: bool,
}

/// A point of time: of this thread's work where the system tells it, so that a busy machine counts
/// like a quiet one.
struct Clock {
    worked: Option<Duration>,
    at: Instant,
}

impl Clock {
    fn now() -> Clock {
        // Linux: nanoseconds spent on a processor come first.
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let worked = text.and_then(|text| text.split(' ').next()?.parse().ok());
        Clock { worked: worked.map(Duration::from_nanos), at: Instant::now() }
    }

    fn elapsed(&self) -> Duration {
        match (self.worked, Clock::now().worked) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.at.elapsed(),
        }
    }
}

/// What a line asks for.
struct Task {
    position: Position,
    /// Plies of the shortest win.
    plies: Option<u32>,
    /// The moves that solve it; none are named where any proof will do.
    answers: Vec<Move>,
}

/// Solved tasks with the same number of plies.
#[derive(Clone, Debug, Default)]
struct Row {
    plies: Option<u32>,
    tasks: u32,
    proved: u32,
    found: u32,
    slowest: [Duration; 2],
}

impl Suite {
    /// Prints for each number of plies how many positions there are, how many the proof solver
    /// proved to be won in just as many plies (in time of the processor, where the system tells
    /// it), and for how many the search had a best move and a proof at the end of the time by the
    /// clock; in brackets the longest times.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let name = self.file.display().to_string();
        let text = std::fs::read_to_string(&self.file).map_err(|error| CliError::Input { name, error })?;
        let limit = Duration::from_millis(self.movetime);
        let mut engine = Engine::new(TABLE_BYTES);
        let mut rows: Vec<Row> = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let task = read(line)?;
            let place = rows.iter().position(|row| row.plies == task.plies).unwrap_or_else(|| {
                rows.push(Row { plies: task.plies, ..Row::default() });
                rows.len() - 1
            });
            let row = &mut rows[place];
            row.tasks += 1;
            let (proof, search) = (task.prove(limit), task.search(&mut engine, limit));
            for (by, time, count) in [(0, proof, &mut row.proved), (1, search, &mut row.found)] {
                *count += u32::from(time.is_some());
                row.slowest[by] = row.slowest[by].max(time.unwrap_or_default());
                if time.is_none() && self.missed && (by == 1 || task.plies.is_some()) {
                    writeln!(out, "missed by the {}: {line}", ["solver", "search"][by])?;
                }
            }
        }
        rows.sort_by_key(|row| row.plies);
        for row in &rows {
            writeln!(out, "{}", row.line(self.movetime))?;
        }
        Ok(())
    }
}

impl Row {
    fn line(&self, movetime: u64) -> String {
        let Row { tasks, proved, found, slowest: [solver, search], .. } = self;
        let ms = |time: &Duration| time.as_secs_f64() * 1e3;
        let search = format!("search {found} of {tasks} (slowest {:.1} ms)", ms(search));
        match self.plies {
            Some(plies) => format!(
                "win {plies}: within {movetime} ms solver {proved} of {tasks} (slowest {:.1} ms), {search}",
                ms(solver)
            ),
            None => format!("best move: within {movetime} ms {search}"),
        }
    }
}

impl Task {
    /// The proof solver's time, if it proves the win in time and not a ply too long.
    fn prove(&self, limit: Duration) -> Option<Duration> {
        let plies = self.plies?;
        let begin = Clock::now();
        let nodes = (limit.as_millis() as u64).saturating_mul(NODES_PER_MS).max(1);
        let verdict = solve(&self.position, plies, nodes).verdict;
        let time = begin.elapsed();
        let is_proved = matches!(verdict, Verdict::Win { plies: in_plies, .. } if in_plies == plies);
        (is_proved && time <= limit).then_some(time)
    }

    /// The time the search took to its last word, if that is right and in time.
    fn search(&self, engine: &mut Engine, limit: Duration) -> Option<Duration> {
        engine.forget();
        let mut since = Duration::ZERO;
        let mut last: Option<(Move, Score)> = None;
        let request = Request::new(self.position.clone(), Limits::default());
        let begin = Instant::now();
        let report = think(engine, &request, Some(limit), &mut || false, &mut |progress, elapsed| {
            let now = progress.lines.first().and_then(|line| Some((*line.moves.first()?, line.score)));
            if now != last {
                (since, last) = (elapsed, now);
            }
        });
        if last.map(|(step, _)| step) != report.best {
            // The unfinished iteration had a better move.
            since = begin.elapsed().min(limit);
        }
        let is_best = report.best.is_some_and(|best| self.answers.is_empty() || self.answers.contains(&best));
        let score = report.progress.lines.first().map(|line| line.score);
        let is_proved = self.plies.is_none() || score.is_some_and(Score::is_win);
        (is_best && is_proved).then_some(since)
    }
}

fn read(line: &str) -> Result<Task, CliError> {
    let wrong = |what: &str| CliError::Suite { what: what.to_owned(), line: line.to_owned() };
    let text = |name| field(line, name).and_then(quoted);
    let rules = rule_set::read(text("rules").unwrap_or("standard"))?;
    let position = position::read(text("position").ok_or_else(|| wrong("no position"))?, &rules)?;
    let plies = match field(line, "plies") {
        None => None,
        Some(rest) if rest.starts_with("null") => None,
        Some(rest) => {
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or("");
            Some(digits.parse().map_err(|_| wrong("plies are no number"))?)
        }
    };
    let list = field(line, "answers").and_then(|rest| rest.strip_prefix('[')?.split(']').next());
    let answers = list.unwrap_or("").split(',').filter_map(quoted);
    let answers = answers.map(|text| moves::read(text, &position)).collect::<Result<_, _>>()?;
    Ok(Task { position, plies, answers })
}

/// What follows `"name":` in a line. Nothing in these files needs escaping.
fn field<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(&format!("\"{name}\":"))?;
    Some(rest.trim_start())
}

/// The text in quotes that `text` begins with.
fn quoted(text: &str) -> Option<&str> {
    text.trim_start().strip_prefix('"')?.split('"').next()
}
