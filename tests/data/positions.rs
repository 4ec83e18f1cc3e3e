//! The positions in which moves are entered, with and without a browser.

use epaminondas::notation::{position, rule_set};
use epaminondas::rules::Position;
use serde_json::Value;

/// Positions that moves are entered in.
const POSITIONS: usize = 200;

/// Positions of the data with moves to make, alternately of standard and of other rules.
pub(crate) fn positions() -> Vec<Position> {
    let all = |text: &str| -> Vec<Position> {
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines.filter(|line| line["status"] == "playing").map(|line| read(&line)).collect()
    };
    let standard = all(include_str!("positions.jsonl"));
    let other = all(include_str!("variants.jsonl"));
    let mixed: Vec<Position> =
        standard.into_iter().zip(other).flat_map(|(a, b)| [a, b]).take(POSITIONS).collect();
    assert_eq!(mixed.len(), POSITIONS);
    mixed
}

fn read(line: &Value) -> Position {
    let rules = rule_set::read(line["rules"].as_str().unwrap_or("standard")).expect("rules");
    position::read(line["position"].as_str().expect("a position"), &rules).expect("a position")
}
