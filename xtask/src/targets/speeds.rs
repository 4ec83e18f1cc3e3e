//! What searches and counts came to, gathered from the words of the programs that made them.

use std::collections::BTreeMap;

/// One search of a second, or the middle one of several.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Speed {
    pub(super) nodes_per_second: f64,
    /// Plies of the last full iteration.
    pub(super) depth: f64,
}

/// All that was measured in one place.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Speeds {
    /// Moves counted in a second.
    pub(super) perft: f64,
    /// The longest that a worker took to stop, in milliseconds.
    pub(super) stop_ms: f64,
    /// Searches by the group of their positions in `tests/data/speed.jsonl`.
    searches: BTreeMap<String, Vec<Speed>>,
}

impl Speeds {
    /// Adds a search.
    pub(super) fn add(&mut self, group: &str, speed: Speed) {
        self.searches.entry(group.to_string()).or_default().push(speed);
    }

    /// The medians of a group; zeros for one that wasn't measured.
    pub(super) fn of(&self, group: &str) -> Speed {
        let all = self.searches.get(group).map(Vec::as_slice).unwrap_or_default();
        Speed {
            nodes_per_second: median(all.iter().map(|speed| speed.nodes_per_second)),
            depth: median(all.iter().map(|speed| speed.depth)),
        }
    }
}

/// The middle one, the lower of two; 0 of none.
pub(super) fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len().saturating_sub(1) / 2).copied().unwrap_or_default()
}

/// The number behind the first word `name` of `line`.
pub(super) fn after(line: &str, name: &str) -> Option<f64> {
    let mut words = line.split_whitespace().skip_while(|word| *word != name);
    words.nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_told_by_its_middle() {
        let mut speeds = Speeds::default();
        for number in [3.0, 1.0, 2.0, 9.0] {
            speeds.add("middle", Speed { nodes_per_second: number, depth: 10.0 * number });
        }
        assert_eq!(speeds.of("middle"), Speed { nodes_per_second: 2.0, depth: 20.0 });
        assert_eq!(speeds.of("large"), Speed::default());
    }

    #[test]
    fn a_number_is_read_behind_its_name() {
        let line = "info depth 9 seldepth 20 score cp 3 nodes 1200 nps 400000 time 3 pv a1-a2";
        assert_eq!((after(line, "depth"), after(line, "nps")), (Some(9.0), Some(400_000.0)));
        assert_eq!(after(line, "hash"), None);
    }
}
