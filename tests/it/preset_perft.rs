//! Perft tables of every preset, made by the oracle; `facts` checks them against both readings.
//!
//! `EPAMINONDAS_WRITE=1 cargo test --test it perft_table` writes
//! `tests/data/preset_perft.jsonl` anew; without the variable nothing is written.

use std::collections::BTreeMap;

use crate::data::{self, PerftCase};
use crate::oracle::{Position, Rules, perft};
use crate::random::{self, Chance};

/// The largest count that is written.
const WRITTEN_NODES: u64 = 2_000_000;

/// What a position has to be, by its name in the table.
type Wish = (&'static str, fn(&Rules, &Position) -> bool);

const WISHES: [Wish; 4] = [
    ("played", |rules, here| here.stones == 0 && here.legal_moves(rules).len() > 100),
    ("crossing", |rules, here| here.legal_moves(rules).iter().any(|m| m.is_crossing)),
    ("answered", |rules, here| here.crossers('w') > 0 && here.crossers('b') > 0 && perft(rules, here, 2) > 0),
    ("fixed", |rules, here| here.squares().any(|s| here.is_fixed(rules, s)) && perft(rules, here, 2) > 0),
];

/// A preset's start and, by fixed seeds, a position of a random game for every wish.
fn positions(preset: &str) -> Vec<(String, Position)> {
    let rules = Rules::parse(preset).expect("a preset");
    let start = Position::start(&rules);
    let seed = preset.bytes().map(u64::from).sum();
    let mut found = vec![(format!("{preset}/start"), start.clone())];
    for (name, is_wanted) in WISHES {
        let mut chance = Chance::new(seed);
        let mut here = start.clone();
        for plies in 0..2_000 {
            if plies % 400 > 30 && is_wanted(&rules, &here) {
                found.push((format!("{preset}/{name}"), here));
                break;
            }
            let after = random::step(&mut chance, &rules, &here);
            here = after.filter(|_| plies % 400 != 399).unwrap_or_else(|| start.clone());
        }
    }
    found
}

/// Counts for depth 1, 2, … as far as they stay within the limit.
fn counts(rules: &Rules, here: &Position, limit: u64) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    let (mut last, mut depth) = (1, 1);
    // The next count is about the last one times the moves there are here.
    let width = here.legal_moves(rules).len() as u64;
    while depth <= 6 && last * width <= limit {
        last = perft(rules, here, depth);
        counts.insert(depth.to_string(), last);
        depth += 1;
    }
    counts
}

fn write() {
    let mut lines = String::new();
    for preset in Rules::preset_names() {
        let rules = Rules::parse(preset).expect("a preset");
        for (id, here) in positions(preset) {
            let perft =
                serde_json::to_string(&counts(&rules, &here, WRITTEN_NODES)).expect("a map of numbers");
            let position = here.print();
            lines +=
                &format!(r#"{{"id":"{id}","rules":"{preset}","position":"{position}","perft":{perft}}}"#);
            lines.push('\n');
        }
    }
    std::fs::write(data::path("preset_perft.jsonl"), lines).expect("tests/data can be written");
}

#[test]
fn perft_table_has_the_start_of_every_preset() {
    if std::env::var("EPAMINONDAS_WRITE").is_ok() {
        write();
    }
    let cases: Vec<PerftCase> = data::read("preset_perft.jsonl");
    for preset in Rules::preset_names() {
        let starts = cases.iter().filter(|case| case.id == format!("{preset}/start"));
        assert_eq!(starts.count(), 1, "{preset} has its start in the table");
    }
}
