//! `search --explain`: why the best move is best, a line for each reason.

use crate::engine::{Explanation, Line, Refutation, Threat};
use crate::rules::Move;

/// The reasons as lines of words: `explain best`, `second`, `captures`, `crosses`, `only move`,
/// `prevents`, `threatens`, `refuted`.
pub(super) fn lines(explanation: &Explanation) -> Vec<String> {
    let Explanation { best, second, facts, prevents, threatens, refuted } = explanation;
    let mut reasons = vec![format!("best {}", line(best))];
    if let Some(second) = second {
        let lead = explanation.lead().map(|lead| format!(" lead {lead}")).unwrap_or_default();
        reasons.push(format!("second {}{lead}", line(second)));
    }
    if facts.is_only_move {
        reasons.push("only move".to_owned());
    }
    if facts.captured > 0 {
        reasons.push(format!("captures {}", facts.captured));
    }
    if facts.crosses {
        reasons.push("crosses".to_owned());
    }
    reasons.extend(prevents.iter().map(|threat| format!("prevents {}", told(threat))));
    reasons.extend(threatens.iter().map(|threat| format!("threatens {}", told(threat))));
    reasons.extend(refuted.iter().map(refutation));
    reasons.into_iter().map(|reason| format!("explain {reason}")).collect()
}

fn line(line: &Line) -> String {
    format!("score {} pv {}", line.score, words(&line.moves))
}

fn words(moves: &[Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn told(threat: &Threat) -> String {
    match threat {
        Threat::Win { plies, line } if line.is_empty() => format!("win {plies}"),
        Threat::Win { plies, line } => format!("win {plies} pv {}", words(line)),
        Threat::Crossing(step) => format!("crossing {step}"),
        Threat::Capture { step, taken } => format!("capture {taken} by {step}"),
    }
}

fn refutation(refuted: &Refutation) -> String {
    let kind = match (refuted.crosses, refuted.captured) {
        (true, 0) => "crossing".to_owned(),
        (true, taken) => format!("crossing and capture {taken}"),
        (false, taken) => format!("capture {taken}"),
    };
    let by =
        if refuted.line.is_empty() { "at once".to_owned() } else { format!("by {}", words(&refuted.line)) };
    format!("refuted {} {kind} score {} {by}", refuted.step, refuted.score)
}
