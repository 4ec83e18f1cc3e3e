//! `uci`: the engine protocol on standard input and output (CONTRACTS §2).

use super::CliError;
use super::think::{best, info, think};
use crate::engine::{Engine, Level, Limits, Request};
use crate::notation::{moves, position, rule_set};
use crate::rules::{Position, Preset, RuleSet};
use clap::Args;
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// Speak the engine protocol on standard input and output.
#[derive(Args, Debug)]
pub(super) struct Uci {}

impl Uci {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let (send, receive) = channel();
        std::thread::spawn(move || {
            for line in std::io::stdin().lock().lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        let start = Position::start(&Preset::Standard.rules()).map_err(CliError::Unplayable)?;
        let mut session = Session {
            engine: Engine::new(64 << 20),
            rules: Preset::Standard.rules(),
            request: Request::new(start, Limits::default()),
            waiting: VecDeque::new(),
            receive,
        };
        session.serve(out)
    }
}

struct Session {
    engine: Engine,
    rules: RuleSet,
    request: Request,
    /// Lines that came in during a search.
    waiting: VecDeque<String>,
    receive: Receiver<String>,
}

/// A sentence about input that isn't understood.
type Complaint = String;

impl Session {
    fn serve(&mut self, out: &mut dyn Write) -> Result<(), CliError> {
        loop {
            out.flush()?;
            let Some(line) = self.waiting.pop_front().or_else(|| self.receive.recv().ok()) else {
                return Ok(());
            };
            if line.trim() == "quit" {
                return Ok(());
            }
            if let Err(complaint) = self.answer(line.trim(), out)? {
                writeln!(out, "info string {complaint}")?;
            }
        }
    }

    fn answer(&mut self, line: &str, out: &mut dyn Write) -> Result<Result<(), Complaint>, CliError> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Ok(match word {
            "" | "stop" => Ok(()),
            "uci" => {
                writeln!(out, "id name Epaminondas {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "option name Rules type string default standard")?;
                writeln!(out, "option name Hash type spin default 64 min 1 max 4096")?;
                writeln!(out, "option name Level type spin default 0 min 0 max 10")?;
                writeln!(out, "option name Seed type spin default 0 min 0 max 2147483647")?;
                writeln!(out, "option name MultiPV type spin default 1 min 1 max 255")?;
                writeln!(out, "uciok")?;
                Ok(())
            }
            "isready" => {
                writeln!(out, "readyok")?;
                Ok(())
            }
            "ucinewgame" => {
                self.engine.forget();
                Ok(())
            }
            "setoption" => self.set(rest),
            "position" => self.place(rest),
            "go" => match go(rest) {
                Ok((limits, movetime)) => {
                    self.search(limits, movetime, out)?;
                    Ok(())
                }
                Err(complaint) => Err(complaint),
            },
            other => Err(format!("unknown command '{other}'")),
        })
    }

    fn set(&mut self, rest: &str) -> Result<(), Complaint> {
        let named = rest.strip_prefix("name").map(str::trim).unwrap_or(rest);
        let (name, value) = named.split_once(" value ").ok_or("setoption wants 'name … value …'")?;
        let (name, value) = (name.trim(), value.trim());
        let number = |most: u64| {
            let number = value.parse::<u64>().ok().filter(|number| *number <= most);
            number.ok_or_else(|| format!("'{value}' is no number up to {most}"))
        };
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                let rules = rule_set::read(value).map_err(|error| error.to_string())?;
                let start = Position::start(&rules).map_err(|faults| {
                    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
                })?;
                self.rules = rules;
                self.request = Request { position: start, earlier: Vec::new(), ..self.request.clone() };
            }
            "hash" => self.engine = Engine::new((number(4096)?.max(1) as usize) << 20),
            "level" => self.request.level = Level::new(number(10)? as u8),
            "seed" => self.request.seed = number(u64::MAX)?,
            "multipv" => self.request.lines = number(255)?.max(1) as usize,
            _ => return Err(format!("unknown option '{name}'")),
        }
        Ok(())
    }

    fn place(&mut self, rest: &str) -> Result<(), Complaint> {
        let (place, list) = match rest.split_once("moves") {
            Some((place, list)) => (place.trim(), list),
            None => (rest, ""),
        };
        let start = match place.split_once(char::is_whitespace) {
            None if place == "startpos" => {
                Position::start(&self.rules).map_err(|_| "these rules have no start".to_owned())?
            }
            Some(("fen", text)) => {
                position::read(text.trim(), &self.rules).map_err(|error| error.to_string())?
            }
            _ => return Err("position wants 'startpos' or 'fen …', then 'moves …'".to_owned()),
        };
        let mut request = Request { position: start, earlier: Vec::new(), ..self.request.clone() };
        for text in list.split_whitespace() {
            let step = moves::read(text, &request.position).map_err(|error| error.to_string())?;
            request.advance(step);
        }
        self.request = request;
        Ok(())
    }

    fn search(
        &mut self,
        limits: Limits,
        movetime: Option<Duration>,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let request = Request { limits, ..self.request.clone() };
        let mut failures = Vec::new();
        let is_endless = movetime.is_none() && limits == Limits::default() && request.level.is_none();
        let Session { engine, waiting, receive, .. } = self;
        let mut is_stopped = || loop {
            match receive.try_recv() {
                Ok(line) if line.trim() == "isready" => println!("readyok"),
                Ok(line) => {
                    let is_end = matches!(line.trim(), "stop" | "quit");
                    waiting.push_back(line);
                    if is_end {
                        return true;
                    }
                }
                Err(TryRecvError::Empty) => return false,
                // Input has ended: an endless search has nobody left to stop it.
                Err(TryRecvError::Disconnected) => return is_endless,
            }
        };
        let report = think(engine, &request, movetime, &mut is_stopped, &mut |progress, elapsed| {
            for line in info(progress, elapsed) {
                let written = writeln!(out, "{line}").and_then(|()| out.flush());
                failures.extend(written.err());
            }
        });
        match failures.pop() {
            Some(error) => Err(error.into()),
            None => Ok(writeln!(out, "{}", best(&report))?),
        }
    }
}

/// The limits of a `go` command.
fn go(rest: &str) -> Result<(Limits, Option<Duration>), Complaint> {
    let (mut limits, mut movetime) = (Limits::default(), None);
    let mut words = rest.split_whitespace();
    while let Some(word) = words.next() {
        if word == "infinite" {
            continue;
        }
        let value = words.next().unwrap_or("");
        let number: u64 = value.parse().map_err(|_| format!("go {word} wants a number, not '{value}'"))?;
        match word {
            "nodes" => limits.nodes = Some(number.max(1)),
            "depth" => limits.depth = Some(number.clamp(1, 1000) as u32),
            "movetime" => movetime = Some(Duration::from_millis(number)),
            _ => return Err(format!("unknown limit '{word}'")),
        }
    }
    Ok((limits, movetime))
}
