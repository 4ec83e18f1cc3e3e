//! From the engine's reports to the protocol's words.

use crate::{engine, protocol};

pub(super) fn progress(id: u32, progress: &engine::Progress, elapsed_ms: u32) -> protocol::Progress {
    protocol::Progress {
        id,
        depth: plies(progress.depth),
        seldepth: plies(progress.seldepth),
        nodes: progress.nodes,
        elapsed_ms,
        lines: progress.lines.iter().map(line).collect(),
    }
}

pub(super) fn facts(facts: engine::Facts) -> protocol::Facts {
    protocol::Facts {
        captured: facts.captured,
        crosses: facts.crosses,
        in_danger_before: facts.in_danger_before,
        in_danger_after: facts.in_danger_after,
        threatened: facts.threatened,
        is_only_move: facts.is_only_move,
    }
}

fn line(line: &engine::Line) -> protocol::Line {
    let score = match line.score {
        engine::Score::Estimate(value) => {
            let bound = i32::from(i16::MAX);
            protocol::Score::Estimate(value.clamp(-bound, bound) as i16)
        }
        engine::Score::Win(distance) => protocol::Score::Win(plies(distance)),
        engine::Score::Loss(distance) => protocol::Score::Loss(plies(distance)),
    };
    protocol::Line { score, moves: line.moves.iter().map(ToString::to_string).collect() }
}

fn plies(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
