//! Running the engine against a clock, and its lines in the engine protocol's words.

use crate::engine::{Control, Engine, Line, Progress, Report, Request};
use std::time::{Duration, Instant};

/// The engine's report of `request`, ended after `movetime` at the latest, or when `is_stopped`
/// says so. Every finished iteration is handed to `tell` with the time taken.
pub(super) fn think(
    engine: &mut Engine,
    request: &Request,
    movetime: Option<Duration>,
    is_stopped: &mut dyn FnMut() -> bool,
    tell: &mut dyn FnMut(&Progress, Duration),
) -> Report {
    let begin = Instant::now();
    engine.think(request, &mut |progress| {
        let elapsed = begin.elapsed();
        if progress.is_new {
            tell(progress, elapsed);
        }
        if is_stopped() || movetime.is_some_and(|limit| elapsed >= limit) {
            Control::Stop
        } else {
            Control::Go
        }
    })
}

/// `info depth … seldepth … score … nodes … nps … time … pv …`, one line for each line of play.
pub(super) fn info(progress: &Progress, elapsed: Duration) -> Vec<String> {
    let time_ms = elapsed.as_millis();
    let per_second = (progress.nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let many = progress.lines.len() > 1;
    let line = |(number, line): (usize, &Line)| {
        let place = if many { format!(" multipv {number}") } else { String::new() };
        let moves: Vec<String> = line.moves.iter().map(ToString::to_string).collect();
        format!(
            "info depth {} seldepth {}{place} score {} nodes {} nps {per_second} time {time_ms} pv {}",
            progress.depth,
            progress.seldepth,
            line.score,
            progress.nodes,
            moves.join(" ")
        )
    };
    (1..).zip(&progress.lines).map(line).collect()
}

/// `bestmove M`, or `bestmove none` when the game is over.
pub(super) fn best(report: &Report) -> String {
    match report.best {
        Some(step) => format!("bestmove {step}"),
        None => "bestmove none".to_owned(),
    }
}
