//! `ratings`: a round robin of the levels, and what each is worth.

use super::super::CliError;
use super::ladder::Levels;
use super::rating::{Score, ratings};
use clap::Args;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

/// Play the levels against one another, and rate them.
#[derive(Args, Debug)]
pub(in crate::cli) struct Ratings {
    #[command(flatten)]
    levels: Levels,
    /// How many levels apart two opponents are at most
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=11))]
    reach: u8,
    /// A file of results: what it holds isn't played again, and what is played is added to it
    #[arg(long, value_name = "F")]
    results: Option<PathBuf>,
}

/// Two levels, the higher one first.
type Pair = [u8; 2];
/// Wins of the higher level, of the lower, and draws.
type Results = [u32; 3];

/// Games between two writings of the file.
const AT_ONCE: u32 = 10;

impl Ratings {
    /// Prints a table in Markdown: ratings above that of the lowest level.
    pub(in crate::cli) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let pairs = self.levels.pairs(self.reach)?;
        let mut all = self.read()?;
        for pair in &pairs {
            loop {
                let played = played(&all, *pair);
                let games = self.levels.games.saturating_sub(played).min(AT_ONCE);
                if games == 0 {
                    break;
                }
                let results = self.levels.pair(*pair, games, played).play()?.results();
                add(&mut all, *pair, results);
                self.keep(*pair, results)?;
            }
        }
        self.tell(&pairs, &all, out)
    }

    fn read(&self) -> Result<BTreeMap<Pair, Results>, CliError> {
        let mut all = BTreeMap::new();
        let Some(path) = self.results.as_ref().filter(|path| path.exists()) else { return Ok(all) };
        let name = path.display().to_string();
        let text =
            std::fs::read_to_string(path).map_err(|error| CliError::Input { name: name.clone(), error })?;
        for (number, line) in (1..).zip(text.lines()) {
            let (pair, results) = read(line).ok_or_else(|| {
                CliError::Player(format!(
                    "'{line}' in line {number} of {name} is no result: say '3 2 +7 -2 =1'"
                ))
            })?;
            add(&mut all, pair, results);
        }
        Ok(all)
    }

    fn keep(&self, [high, low]: Pair, [won, lost, drawn]: Results) -> Result<(), CliError> {
        let Some(path) = &self.results else { return Ok(()) };
        let mut file = std::fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|error| CliError::Input { name: path.display().to_string(), error })?;
        Ok(writeln!(file, "{high} {low} +{won} -{lost} ={drawn}")?)
    }

    fn tell(
        &self,
        pairs: &[Pair],
        all: &BTreeMap<Pair, Results>,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let Levels { from, to, .. } = self.levels;
        let at = |level: u8| usize::from(level - from);
        let score = |pair: &Pair| {
            let [won, lost, drawn] = (*all.get(pair)?).map(f64::from);
            Some(Score { players: pair.map(at), points: won + drawn / 2.0, games: won + lost + drawn })
        };
        let scores: Vec<Score> = pairs.iter().filter_map(score).collect();
        let rated = ratings(at(to) + 1, &scores);
        writeln!(out, "| level | rating | ± |\n|---|---|---|")?;
        for (level, rating) in (from..).zip(&rated) {
            writeln!(out, "| {level} | {:.0} | {:.0} |", rating.elo - rated[0].elo, rating.error)?;
        }
        Ok(())
    }
}

fn played(all: &BTreeMap<Pair, Results>, pair: Pair) -> u32 {
    all.get(&pair).map_or(0, |results| results.iter().sum())
}

fn add(all: &mut BTreeMap<Pair, Results>, pair: Pair, results: Results) {
    let sums = all.entry(pair).or_default();
    sums.iter_mut().zip(results).for_each(|(sum, more)| *sum += more);
}

/// A line of results: the two levels, and the higher one's wins, losses and draws.
fn read(line: &str) -> Option<(Pair, Results)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [high, low, won, lost, drawn] = words[..] else { return None };
    let pair = [high.parse().ok()?, low.parse().ok()?];
    let count = |word: &str, sign| word.strip_prefix(sign)?.parse::<u32>().ok();
    Some((pair, [count(won, '+')?, count(lost, '-')?, count(drawn, '=')?]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_they_are_kept() {
        assert_eq!(read("12 11 +7 -2 =1"), Some(([12, 11], [7, 2, 1])));
        assert_eq!(read("12 11 7 2 1"), None);
        assert_eq!(read("12 +7 -2 =1"), None);
    }
}
