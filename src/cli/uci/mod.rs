//! `uci`: the engine protocol on standard input and output (CONTRACTS §2).
//!
//! Pondering is UCI's: `go ponder …` after the expected reply searches without end, `ponderhit` says
//! that the reply was played and lets the time run, `stop` that it wasn't. What was found meanwhile
//! stays in the table for the next search that is limited by time alone.

mod go;

use self::go::{Ear, Go};
use super::CliError;
use super::think::{best, info, think};
use crate::engine::{Engine, Level, Limits, Report, Request, Style};
use crate::notation::{moves, position, rule_set};
use crate::rules::{Position, Preset, RuleSet};
use clap::Args;
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, channel};

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
            tells_guess: false,
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
    /// Is the expected reply told with the move?
    tells_guess: bool,
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
            "" | "stop" | "ponderhit" => Ok(()),
            "uci" => {
                writeln!(out, "id name Epaminondas {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "option name Rules type string default standard")?;
                writeln!(out, "option name Hash type spin default 64 min 1 max 4096")?;
                writeln!(out, "option name Ponder type check default false")?;
                writeln!(out, "option name Level type spin default 0 min 0 max 12")?;
                writeln!(
                    out,
                    "option name Style type combo default none var none var builder var raider var wall var gambler"
                )?;
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
            "go" => match Go::read(rest) {
                Ok(go) => {
                    self.search(go, out)?;
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
            "ponder" => self.tells_guess = value == "true",
            "level" => self.request.level = Level::new(number(12)? as u8),
            "style" if value == "none" => self.request.style = None,
            "style" => {
                let wrong = || format!("'{value}' is no style: say none, builder, raider, wall or gambler");
                self.request.style = Some(Style::named(value).ok_or_else(wrong)?);
            }
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

    fn search(&mut self, go: Go, out: &mut dyn Write) -> Result<(), CliError> {
        let request = Request { limits: go.limits, ..self.request.clone() };
        let mut failures = Vec::new();
        let is_endless = go.movetime.is_none() && go.limits == Limits::default() && request.level.is_none();
        let Session { engine, waiting, receive, .. } = self;
        let mut ear = Ear::new(go, is_endless, receive, waiting);
        let report = think(engine, &request, None, &mut || ear.says_stop(), &mut |progress, elapsed| {
            for line in info(progress, elapsed) {
                let written = writeln!(out, "{line}").and_then(|()| out.flush());
                failures.extend(written.err());
            }
        });
        ear.until_wanted();
        if let Some(error) = failures.pop() {
            return Err(error.into());
        }
        let guess = if self.tells_guess { guess(&report) } else { String::new() };
        Ok(writeln!(out, "{}{guess}", best(&report))?)
    }
}

/// ` ponder M`, the reply that the engine expects, if it has looked so far.
fn guess(report: &Report) -> String {
    let line = report.progress.lines.first().map(|line| line.moves.as_slice());
    match line {
        Some([first, reply, ..]) if Some(*first) == report.best => format!(" ponder {reply}"),
        _ => String::new(),
    }
}
