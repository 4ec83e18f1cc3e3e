//! Who plays in a match.

use super::super::CliError;
use super::super::judge;
use super::super::think::think;
use crate::engine::{Engine, Judge, Level, Limits, Request, Style, mix};
use crate::notation::{moves, position, rule_set};
use crate::rules::{Move, Position, RuleSet};
use core::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::str::FromStr;
use std::time::Duration;

/// Table of an engine in a match, in bytes.
const TABLE_BYTES: usize = 16 << 20;

/// A player as the command line names it.
#[derive(Clone, Debug)]
pub(super) struct Spec {
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Engine(Effort, Judge),
    External(Effort, String),
    Greedy,
    Random,
}

/// What a player may spend on a move.
#[derive(Clone, Copy, Debug, Default)]
struct Effort {
    limits: Limits,
    movetime: Option<Duration>,
    level: Option<Level>,
    style: Option<Style>,
}

impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Spec, String> {
        let (effort, program) = match text.split_once("/cmd:") {
            Some((effort, program)) => (effort, Some(program)),
            None => (text, None),
        };
        let kind = match (effort, program) {
            ("greedy", None) => Kind::Greedy,
            ("random", None) => Kind::Random,
            (effort, None) => {
                let (judge, style, effort) = read_manner(effort)?;
                Kind::Engine(Effort { style, ..effort.parse()? }, judge)
            }
            (effort, Some(program)) => Kind::External(effort.parse()?, program.to_owned()),
        };
        Ok(Spec { text: text.to_owned(), kind })
    }
}

/// The judge and the style that the beginning of a player's text names, and the rest.
fn read_manner(mut text: &str) -> Result<(Judge, Option<Style>, &str), String> {
    let (mut judged_by, mut style) = (Judge::Best, None);
    while let Some((word, rest)) = text.split_once('/') {
        if word == "hand" {
            judged_by = Judge::Hand;
        } else if let Some(named) = Style::named(word) {
            style = Some(named);
        } else if word.starts_with("net=") {
            let (word, rest) = text.rsplit_once('/').unwrap_or((word, rest));
            return Ok((judge::read(word)?, style, rest));
        } else {
            break;
        }
        text = rest;
    }
    Ok((judged_by, style, text))
}

impl Spec {
    /// The level of this number, as `level:N` names it.
    pub(super) fn level(number: u8) -> Spec {
        let effort = Effort { level: Level::new(number), ..Effort::default() };
        Spec { text: format!("level:{number}"), kind: Kind::Engine(effort, Judge::Best) }
    }
}

impl FromStr for Effort {
    type Err = String;

    fn from_str(text: &str) -> Result<Effort, String> {
        let wrong = || format!("'{text}' names no player: say nodes:N, depth:D, movetime:MS or level:L");
        let (word, number) = text.split_once(':').ok_or_else(wrong)?;
        let number: u64 = number.parse().map_err(|_| wrong())?;
        let mut effort = Effort::default();
        match word {
            "nodes" => effort.limits.nodes = Some(number.max(1)),
            "depth" => effort.limits.depth = Some(number.clamp(1, 100) as u32),
            "movetime" => effort.movetime = Some(Duration::from_millis(number)),
            "level" => {
                let level = u8::try_from(number).ok().and_then(Level::new);
                effort.level = Some(level.ok_or_else(wrong)?);
            }
            _ => return Err(wrong()),
        }
        Ok(effort)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Somebody who plays games of one rule set.
pub(super) trait Player {
    /// A new game begins.
    fn begin(&mut self) -> Result<(), CliError> {
        Ok(())
    }

    /// A move in the position of `request`, which `played` led to from `start`.
    fn choose(&mut self, start: &Position, played: &[Move], request: &Request) -> Result<Move, CliError>;
}

impl Spec {
    /// The player, ready to play by `rules`.
    pub(super) fn player(&self, rules: &RuleSet) -> Result<Box<dyn Player>, CliError> {
        Ok(match &self.kind {
            Kind::Engine(effort, judge) => {
                let engine = Engine::new(TABLE_BYTES).judged_by(judge.clone());
                Box::new(Thinker { engine, effort: *effort })
            }
            Kind::External(effort, program) => Box::new(Program::start(program, *effort, rules)?),
            Kind::Greedy => Box::new(Greedy),
            Kind::Random => Box::new(Chance),
        })
    }
}

struct Thinker {
    engine: Engine,
    effort: Effort,
}

impl Player for Thinker {
    fn choose(&mut self, _: &Position, _: &[Move], request: &Request) -> Result<Move, CliError> {
        let Effort { limits, movetime, level, style } = self.effort;
        let request = Request { limits, level, style, ..request.clone() };
        let report = think(&mut self.engine, &request, movetime, &mut || false, &mut |_, _| {});
        report.best.ok_or_else(|| CliError::Player("the engine found no move".to_owned()))
    }
}

/// Looks one ply ahead: wins if it can, takes the most it can, else steps forward.
struct Greedy;

impl Player for Greedy {
    fn choose(&mut self, _: &Position, played: &[Move], request: &Request) -> Result<Move, CliError> {
        let position = &request.position;
        let value = |step: &Move| {
            let after = position.play_legal(*step);
            let won = match after.outcome().map(|outcome| outcome.winner) {
                Some(Some(side)) if side == position.turn() => 10_000,
                Some(_) => -10_000,
                None => 0,
            };
            let crossed = 50 * i64::from(position.is_crossing(*step));
            let row = |row: u8| i64::from(row.abs_diff(position.size().home_row(position.turn())));
            let advanced = row(step.target().row()) - row(step.rear().row());
            won + crossed + 100 * i64::from(step.run()) + advanced.clamp(-20, 20)
        };
        let all = position.moves();
        let best = all.iter().map(value).max();
        let equal: Vec<Move> = all.into_iter().filter(|step| Some(value(step)) == best).collect();
        pick(&equal, request.seed, played.len())
    }
}

/// Plays any legal move.
struct Chance;

impl Player for Chance {
    fn choose(&mut self, _: &Position, played: &[Move], request: &Request) -> Result<Move, CliError> {
        pick(&request.position.moves(), request.seed, played.len())
    }
}

fn pick(moves: &[Move], seed: u64, ply: usize) -> Result<Move, CliError> {
    let chance = mix(seed.wrapping_mul(1_000_003).wrapping_add(ply as u64));
    let place = chance.checked_rem(moves.len() as u64).unwrap_or(0);
    moves.get(place as usize).copied().ok_or_else(|| CliError::Player("there is no move".to_owned()))
}

/// `plies` random moves from `start`, none of them a capture; fewer if the game would be over.
pub(in crate::cli) fn random_opening(start: &Position, plies: u32, seed: u64) -> Vec<Move> {
    let mut position = start.clone();
    let mut opening = Vec::new();
    for ply in 0..plies {
        let quiet: Vec<Move> = position.moves().into_iter().filter(|step| !step.is_capture()).collect();
        let Ok(step) = pick(&quiet, seed ^ 0x0371, ply as usize) else { break };
        let after = position.play_legal(step);
        if after.outcome().is_some() {
            break;
        }
        position = after;
        opening.push(step);
    }
    opening
}

/// A program that speaks the engine protocol.
struct Program {
    child: Child,
    say: ChildStdin,
    hear: BufReader<ChildStdout>,
    effort: Effort,
}

impl Program {
    fn start(command: &str, effort: Effort, rules: &RuleSet) -> Result<Program, CliError> {
        let broken = |what: String| CliError::Player(format!("'{command}': {what}"));
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| broken("no program".to_owned()))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| broken(error.to_string()))?;
        let pipes = (child.stdin.take(), child.stdout.take());
        let (Some(say), Some(hear)) = pipes else { return Err(broken("no pipes".to_owned())) };
        let mut program = Program { child, say, hear: BufReader::new(hear), effort };
        program.send("uci")?;
        program.wait_for("uciok")?;
        program.send(&format!("setoption name Rules value {}", rule_set::write(rules)))?;
        program.send("setoption name Hash value 16")?;
        if let Some(level) = effort.level {
            program.send(&format!("setoption name Level value {}", level.number()))?;
        }
        Ok(program)
    }

    fn send(&mut self, line: &str) -> Result<(), CliError> {
        Ok(writeln!(self.say, "{line}").and_then(|()| self.say.flush())?)
    }

    /// The rest of the first line that begins with `word`.
    fn wait_for(&mut self, word: &str) -> Result<String, CliError> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.hear.read_line(&mut line)? == 0 {
                return Err(CliError::Player(format!("a program ended before it said '{word}'")));
            }
            if let Some(rest) = line.trim().strip_prefix(word) {
                return Ok(rest.trim().to_owned());
            }
        }
    }
}

impl Player for Program {
    fn begin(&mut self) -> Result<(), CliError> {
        self.send("ucinewgame")?;
        self.send("isready")?;
        self.wait_for("readyok").map(drop)
    }

    fn choose(&mut self, start: &Position, played: &[Move], request: &Request) -> Result<Move, CliError> {
        let list: Vec<String> = played.iter().map(ToString::to_string).collect();
        self.send(&format!("position fen {} moves {}", position::write(start), list.join(" ")))?;
        if self.effort.level.is_some() {
            self.send(&format!("setoption name Seed value {}", request.seed))?;
        }
        let Effort { limits, movetime, .. } = self.effort;
        let mut go = "go".to_owned();
        for (word, number) in [
            ("nodes", limits.nodes),
            ("depth", limits.depth.map(u64::from)),
            ("movetime", movetime.map(|time| time.as_millis() as u64)),
        ] {
            if let Some(number) = number {
                go.push_str(&format!(" {word} {number}"));
            }
        }
        self.send(&go)?;
        let answer = self.wait_for("bestmove")?;
        let text = answer.split_whitespace().next().unwrap_or("");
        Ok(moves::read(text, &request.position)?)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already; either way nobody is left to tell.
        let _ = self.send("quit");
        let _ = self.child.wait();
    }
}
