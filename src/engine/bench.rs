//! The engine's signature: how many nodes it visits on fixed positions at a fixed depth.
//!
//! Any change to search or evaluation changes the number; anything else leaves it alone, on every
//! device.

use super::request::{Control, Limits, Request};
use super::think::Engine;
use crate::rules::{Position, Preset, RuleSet, Size};

/// Plies each position is searched.
pub const DEPTH: u32 = 6;
/// The nodes of [`run`] at [`DEPTH`].
pub const SIGNATURE: u64 = 198_254;

/// Table of the bench's engine, in bytes.
const TABLE_BYTES: usize = 16 << 20;

/// Plies of quick play after which a position of a game is taken.
const PLIES: [u32; 3] = [0, 16, 32];

/// The positions: the start and two stages of a quickly played game, under some rule sets.
#[must_use]
pub fn positions() -> Vec<Position> {
    let small = |rules: RuleSet, columns, rows| RuleSet {
        size: Size::new(columns, rows).unwrap_or(rules.size),
        ..rules
    };
    let standard = Preset::Standard.rules();
    let all = [
        standard.clone(),
        Preset::Quick.rules(),
        Preset::Igfip.rules(),
        Preset::Crossings.rules(),
        small(Preset::Locked.rules(), 10, 8),
        small(standard, 20, 20),
    ];
    let mut engine = Engine::new(1 << 18);
    let starts = all.iter().filter_map(|rules| Position::start(rules).ok());
    starts.flat_map(|start| stages(&mut engine, start)).collect()
}

fn stages(engine: &mut Engine, start: Position) -> Vec<Position> {
    let mut request = Request::new(start, Limits::nodes(200));
    let mut stages = Vec::new();
    for ply in 0.. {
        if PLIES.contains(&ply) {
            stages.push(request.position.clone());
        }
        if stages.len() == PLIES.len() {
            break;
        }
        let Some(best) = engine.think(&request, &mut |_| Control::Go).best else { break };
        request.advance(best);
    }
    stages
}

/// Searches every position `depth` plies deep, telling `seen` each one's nodes; the sum of them.
pub fn run(depth: u32, mut seen: impl FnMut(&Position, u64)) -> u64 {
    let mut engine = Engine::new(TABLE_BYTES);
    let mut sum = 0;
    for position in positions() {
        let request = Request::new(position, Limits::depth(depth));
        let nodes = engine.think(&request, &mut |_| Control::Go).progress.nodes;
        seen(&request.position, nodes);
        sum += nodes;
    }
    sum
}
