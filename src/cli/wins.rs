//! `wins`: proved wins out of the engine's own games, for tests and puzzles.

use super::CliError;
use super::contest::random_opening;
use crate::engine::solve::{Verdict, solve};
use crate::engine::{Control, Engine, Limits, Request, Score};
use crate::notation::{position, rule_set};
use crate::rules::{Move, Position};
use clap::Args;
use std::io::Write;

/// Plies of the wins collected: 1, 3, 5 and 7 until the winner's last move, the vain reply to it
/// counted too.
const PLIES: [u32; 4] = [2, 4, 6, 8];
/// Nodes of a move in the games.
const NODES: u64 = 3_000;
/// Random plies at their beginning.
const OPENING: u32 = 6;
/// Plies after which a game is given up.
const LONGEST: usize = 200;
/// Positions visited for one proof.
const LIMIT: u64 = 4_000_000;

/// Collect proved wins from the engine's games, one JSON object a line.
#[derive(Args, Debug)]
pub(super) struct Wins {
    /// Rule sets to play by, in turn
    #[arg(long, value_name = "R", num_args = 1.., default_values = ["standard", "quick", "columns=10,rows=10"])]
    rules: Vec<String>,
    /// Wins to collect of each length
    #[arg(long, value_name = "N", default_value_t = 50)]
    each: usize,
    /// Chooses the games
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Wins {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let mut engine = Engine::new(4 << 20);
        let mut missing = PLIES.map(|_| self.each);
        for (seed, rules) in (self.seed..).zip(self.rules.iter().cycle()) {
            if missing.iter().all(|count| *count == 0) {
                break;
            }
            let start = Position::start(&rule_set::read(rules)?).map_err(CliError::Unplayable)?;
            for won in game(&mut engine, &start, seed) {
                let Verdict::Win { plies, line, is_shortest: true } = solve(&won, 8, LIMIT).verdict else {
                    continue;
                };
                let Some(count) = PLIES.iter().position(|of| *of == plies).map(|at| &mut missing[at]) else {
                    continue;
                };
                if *count > 0 {
                    *count -= 1;
                    writeln!(out, "{}", json(rules, &won, plies, &line))?;
                    out.flush()?;
                }
            }
        }
        Ok(())
    }
}

/// Nothing in it needs escaping.
fn json(rules: &str, won: &Position, plies: u32, line: &[Move]) -> String {
    let line: Vec<String> = line.iter().map(|step| format!("\"{step}\"")).collect();
    let position = position::write(won);
    format!(r#"{{"rules":"{rules}","position":"{position}","plies":{plies},"line":[{}]}}"#, line.join(","))
}

/// The positions of one game that the engine held for won in each of [`PLIES`] plies, the first of
/// each.
fn game(engine: &mut Engine, start: &Position, seed: u64) -> Vec<Position> {
    let mut request = Request::new(start.clone(), Limits::nodes(NODES));
    for step in random_opening(start, OPENING, seed) {
        request.advance(step);
    }
    let mut found = Vec::new();
    let mut seen = Vec::new();
    for _ in 0..LONGEST {
        let report = engine.think(&request, &mut |_| Control::Go);
        let Some(best) = report.best else { break };
        if let Some(Score::Win(plies)) = report.progress.lines.first().map(|line| line.score)
            && PLIES.contains(&plies)
            && !seen.contains(&plies)
        {
            seen.push(plies);
            found.push(request.position.clone());
        }
        request.advance(best);
    }
    found
}
