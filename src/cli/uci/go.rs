//! A `go` command, and what is heard while it is being carried out.

use crate::engine::Limits;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

/// What a `go` command asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) limits: Limits,
    pub(super) movetime: Option<Duration>,
    /// It is still the opponent's turn, who is expected to play the last move of the position.
    pub(super) is_pondering: bool,
}

impl Go {
    /// Reads what follows `go`; the error is a sentence.
    pub(super) fn read(rest: &str) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = rest.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "infinite" => continue,
                "ponder" => {
                    go.is_pondering = true;
                    continue;
                }
                _ => {}
            }
            let value = words.next().unwrap_or("");
            let number: u64 =
                value.parse().map_err(|_| format!("go {word} wants a number, not '{value}'"))?;
            match word {
                "nodes" => go.limits.nodes = Some(number.max(1)),
                "depth" => go.limits.depth = Some(number.clamp(1, 1000) as u32),
                "movetime" => go.movetime = Some(Duration::from_millis(number)),
                _ => return Err(format!("unknown limit '{word}'")),
            }
        }
        Ok(go)
    }
}

/// Listens while the engine searches.
pub(super) struct Ear<'a> {
    lines: &'a Receiver<String>,
    /// Lines for later.
    waiting: &'a mut VecDeque<String>,
    movetime: Option<Duration>,
    /// Does nothing but a command end the search?
    is_endless: bool,
    /// When the time began to run; `None` while pondering.
    since: Option<Instant>,
    is_stopped: bool,
}

impl<'a> Ear<'a> {
    pub(super) fn new(
        go: Go,
        is_endless: bool,
        lines: &'a Receiver<String>,
        waiting: &'a mut VecDeque<String>,
    ) -> Ear<'a> {
        let since = (!go.is_pondering).then(Instant::now);
        Ear { lines, waiting, movetime: go.movetime, is_endless, since, is_stopped: false }
    }

    /// Must the search end now?
    pub(super) fn says_stop(&mut self) -> bool {
        while !self.is_stopped {
            match self.lines.try_recv() {
                Ok(line) => self.hear(line),
                Err(TryRecvError::Empty) => break,
                // Input has ended: nobody is left to stop an endless search, or to say `ponderhit`.
                Err(TryRecvError::Disconnected) if self.is_endless || self.since.is_none() => {
                    self.is_stopped = true;
                }
                Err(TryRecvError::Disconnected) => break,
            }
        }
        let is_late = |movetime| self.since.is_some_and(|since| since.elapsed() >= movetime);
        self.is_stopped || self.movetime.is_some_and(is_late)
    }

    /// Holds a finished answer back until it is wanted: a move may not be told during the
    /// opponent's turn.
    pub(super) fn until_wanted(&mut self) {
        while self.since.is_none() && !self.is_stopped {
            match self.lines.recv() {
                Ok(line) => self.hear(line),
                Err(_) => return,
            }
        }
    }

    fn hear(&mut self, line: String) {
        match line.trim() {
            "isready" => println!("readyok"),
            "ponderhit" if self.since.is_none() => self.since = Some(Instant::now()),
            word => {
                self.is_stopped |= matches!(word, "stop" | "quit");
                self.waiting.push_back(line);
            }
        }
    }
}
