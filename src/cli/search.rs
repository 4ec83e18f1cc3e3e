//! `search`: the engine's opinion of a position.

use super::CliError;
use super::explain;
use super::place::Place;
use super::think::{best, info, think};
use crate::engine::{Engine, Judge, Level, Limits, Request, Style, explain};
use clap::Args;
use std::io::Write;
use std::time::Duration;

/// Search a position for its best move.
#[derive(Args, Debug)]
#[command(group(clap::ArgGroup::new("limit").required(true).multiple(true).args(["movetime", "nodes", "depth", "level"])))]
pub(super) struct Search {
    #[command(flatten)]
    place: Place,
    /// Milliseconds
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Positions visited
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Plies
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// How well to play, 1 to 12; full strength when missing
    #[arg(long, value_name = "L", value_parser = level)]
    level: Option<Level>,
    /// What the player likes beyond what is good: builder, raider, wall or gambler
    #[arg(long, value_name = "S", value_parser = style)]
    style: Option<Style>,
    /// Number of best lines
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..))]
    multipv: u8,
    /// Chooses among a level's good moves
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Size of the table in megabytes
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    hash: u16,
    /// Say why the best move is best, before the last line, which then names the move explained;
    /// searches about three times as many positions
    #[arg(long)]
    explain: bool,
    /// Who judges positions: best, hand or net=FILE
    #[arg(long, value_name = "J", default_value = "best", value_parser = super::judge::read)]
    judge: Judge,
}

/// A level from its number.
pub(super) fn level(text: &str) -> Result<Level, String> {
    let number = text.parse().ok().and_then(Level::new);
    number.ok_or_else(|| format!("'{text}' is no level from 1 to 12"))
}

/// A style from its name.
fn style(text: &str) -> Result<Style, String> {
    Style::named(text).ok_or_else(|| format!("'{text}' is no style: say builder, raider, wall or gambler"))
}

impl Search {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let limits = Limits { nodes: self.nodes, depth: self.depth };
        let mut request = Request::new(self.place.position()?, limits);
        request.level = self.level;
        request.style = self.style;
        request.seed = self.seed;
        request.lines = usize::from(self.multipv);
        let mut engine = Engine::new(usize::from(self.hash) << 20).judged_by(self.judge.clone());
        let mut failed = None;
        let movetime = self.movetime.map(Duration::from_millis);
        let mut report = think(&mut engine, &request, movetime, &mut || false, &mut |progress, elapsed| {
            let lines = info(progress, elapsed).join("\n");
            let written = writeln!(out, "{lines}").and_then(|()| out.flush());
            failed = failed.take().or(written.err());
        });
        if let Some(error) = failed {
            return Err(error.into());
        }
        if self.explain {
            request.limits = Limits::nodes(report.progress.nodes.max(1));
            if let Some(explanation) = explain(&mut engine, &request) {
                for line in explain::lines(&explanation) {
                    writeln!(out, "{line}")?;
                }
                report.best = explanation.best.moves.first().copied();
            }
        }
        Ok(writeln!(out, "{}", best(&report))?)
    }
}
