//! Reading the data sets of `tests/data`.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// Whether the full suite is wanted: `EPAMINONDAS_FULL=1`, best with `--release`.
pub(crate) fn is_full() -> bool {
    std::env::var("EPAMINONDAS_FULL").is_ok_and(|value| value == "1")
}

/// The path of a data set.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)
}

/// Every line of a data set, in order.
pub(crate) fn read<T: DeserializeOwned>(name: &str) -> Vec<T> {
    let text = std::fs::read_to_string(path(name)).expect("the data set is in tests/data");
    let lines: Vec<T> = text
        .lines()
        .enumerate()
        .map(|(n, line)| match serde_json::from_str(line) {
            Ok(value) => value,
            Err(error) => panic!("{name}:{}: {error}", n + 1),
        })
        .collect();
    assert!(!lines.is_empty(), "{name} is empty");
    lines
}

/// Runs a check on every line and fails with all the disagreements at once.
pub(crate) fn check_all<T>(cases: &[T], check: impl Fn(&T) -> Result<(), String>) {
    let faults: Vec<String> = cases.iter().filter_map(|case| check(case).err()).collect();
    assert!(faults.is_empty(), "{} of {} disagree:\n{}", faults.len(), cases.len(), faults.join("\n"));
}

/// `Err` with both values and the place if they differ.
pub(crate) fn same<T: PartialEq + Debug>(place: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{place}: found {found:?}, expected {expected:?}")) }
}

/// A line of `perft.jsonl`, `variants_perft.jsonl` or `preset_perft.jsonl`.
#[derive(Deserialize)]
pub(crate) struct PerftCase {
    pub(crate) id: String,
    /// Standard when missing.
    #[serde(default = "standard")]
    pub(crate) rules: String,
    pub(crate) position: String,
    pub(crate) perft: BTreeMap<String, u64>,
    #[serde(default)]
    pub(crate) perft_symmetry_off: BTreeMap<String, u64>,
}

/// A line of `positions.jsonl`; each move is its text, then the squares captured.
#[derive(Deserialize)]
pub(crate) struct PositionCase {
    pub(crate) position: String,
    pub(crate) status: String,
    /// White's, then Black's.
    pub(crate) crossers: [usize; 2],
    pub(crate) moves: Vec<Vec<String>>,
    #[serde(default)]
    pub(crate) forbidden_by_symmetry: Vec<String>,
}

/// A line of `variants.jsonl`.
#[derive(Deserialize)]
pub(crate) struct VariantCase {
    pub(crate) rules: String,
    pub(crate) position: String,
    pub(crate) status: String,
    pub(crate) reason: Option<String>,
    pub(crate) moves: Vec<Vec<String>>,
    pub(crate) after: Vec<AfterCase>,
    #[serde(default)]
    pub(crate) forbidden_by_symmetry: Vec<String>,
}

/// What one move of a variant leads to.
#[derive(Deserialize)]
pub(crate) struct AfterCase {
    #[serde(rename = "move")]
    pub(crate) played: String,
    pub(crate) position: String,
    pub(crate) status: String,
    pub(crate) reason: Option<String>,
}

/// A line of `apply.jsonl`; positions without their last two fields.
#[derive(Deserialize)]
pub(crate) struct ApplyCase {
    pub(crate) position: String,
    #[serde(rename = "move")]
    pub(crate) played: String,
    pub(crate) captures: Vec<String>,
    pub(crate) after: String,
}

/// A line of `illegal.jsonl`.
#[derive(Deserialize)]
pub(crate) struct IllegalCase {
    pub(crate) position: String,
    #[serde(rename = "move")]
    pub(crate) tried: String,
    pub(crate) reason: String,
}

/// A line of `symmetry_modes.jsonl`: the moves that each reading alone forbids.
#[derive(Deserialize)]
pub(crate) struct SymmetryCase {
    pub(crate) position: String,
    pub(crate) forbidden: BTreeMap<String, Vec<String>>,
}

/// A line of `games.jsonl`.
#[derive(Deserialize)]
pub(crate) struct GameCase {
    pub(crate) start: String,
    pub(crate) moves: Vec<String>,
    #[serde(rename = "final")]
    pub(crate) last: String,
    /// `win_w`, `win_b` or `unfinished`.
    pub(crate) result: String,
}

/// A line of `tactics.jsonl`.
#[derive(Deserialize)]
pub(crate) struct TacticCase {
    /// `win` or `only-defence`.
    pub(crate) kind: String,
    /// For a win: the number of moves of both sides after which it is there.
    pub(crate) plies: Option<u32>,
    pub(crate) position: String,
    pub(crate) answers: Vec<String>,
}

fn standard() -> String {
    "standard".into()
}
