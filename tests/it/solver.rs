//! The proof solver against trying everything, and on wins collected from the engine's games.

use crate::data;
use crate::random::Chance;
use epaminondas::engine::solve::{Verdict, solve};
use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Position, Preset, RuleSet, Size};
use std::collections::HashMap;

/// What trying everything says: won or lost, by the side to move, within so many plies.
type Known = HashMap<(u64, u32), Option<bool>>;

fn brute(position: &Position, plies: u32, known: &mut Known) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner.map(|side| side == position.turn());
    }
    if plies == 0 {
        return None;
    }
    if let Some(verdict) = known.get(&(position.hash(), plies)) {
        return *verdict;
    }
    let mut verdict = Some(false);
    for step in position.moves() {
        match brute(&position.play_legal(step), plies - 1, known) {
            Some(false) => {
                verdict = Some(true);
                break;
            }
            Some(true) => {}
            None => verdict = None,
        }
    }
    known.insert((position.hash(), plies), verdict);
    verdict
}

/// The shortest win or loss within `most` plies by trying everything.
fn expected(position: &Position, most: u32, known: &mut Known) -> Option<(bool, u32)> {
    (0..=most).find_map(|plies| brute(position, plies, known).map(|is_won| (is_won, plies)))
}

/// The position after a random move, captures and crossings preferred.
fn stray(position: &Position, chance: &mut Chance) -> Position {
    let all = position.moves();
    let eager: Vec<_> = all.iter().filter(|m| m.is_capture() || position.is_crossing(**m)).copied().collect();
    let is_any = eager.is_empty() || chance.percent(40);
    let step = *chance.pick(if is_any { &all } else { &eager });
    position.play_legal(step)
}

fn check(position: &Position, most: u32, known: &mut Known) -> bool {
    let text = position::write(position);
    let expected = expected(position, most, known);
    let (found, line) = match solve(position, most, 1_000_000).verdict {
        Verdict::Win { plies, line, is_shortest } => {
            assert!(is_shortest, "{text}");
            (Some((true, plies)), line)
        }
        Verdict::Loss { plies, line } => (Some((false, plies)), line),
        Verdict::Open { plies } => {
            assert_eq!(plies, most, "{text}");
            (None, Vec::new())
        }
    };
    assert_eq!(found, expected, "{text}");
    if let Some((is_won, plies)) = found {
        assert_eq!(line.len() as u32, plies, "{text}");
        let end = line.iter().fold(position.clone(), |at, step| at.play(*step).expect("a legal line"));
        let winner = if is_won { position.turn() } else { position.turn().other() };
        assert_eq!(end.outcome().and_then(|outcome| outcome.winner), Some(winner), "{text}");
    }
    found.is_some()
}

#[test]
fn proofs_are_what_trying_everything_finds_under_every_preset() {
    let mut chance = Chance::new(7);
    let mut proved = 0;
    for preset in Preset::ALL {
        for (columns, rows) in [(4, 4), (4, 5), (5, 4), (5, 5)] {
            let size = Size::new(columns, rows).unwrap();
            let mut rules = RuleSet { size, depth: 1, ..preset.rules() };
            rules.stones = rules.stones.min(u8::from(rows > 4));
            let mut known = Known::new();
            for _ in 0..2 {
                let mut position = Position::start(&rules).unwrap();
                for _ in 0..16 {
                    if position.outcome().is_some() {
                        break;
                    }
                    proved += u32::from(check(&position, 4, &mut known));
                    position = stray(&position, &mut chance);
                }
            }
        }
    }
    assert!(proved > 100, "only {proved} positions were decided");
}

/// Positions that the solver visits in 100 ms, at 2.5 million a second.
const TENTH_OF_A_SECOND: u64 = 250_000;

#[derive(serde::Deserialize)]
struct Win {
    rules: String,
    position: String,
    plies: u32,
}

/// How many of the collected wins of `lengths` are proved within the limit, and of how many.
fn solved(lengths: &[u32]) -> (usize, usize) {
    let all: Vec<Win> = data::read("wins.jsonl");
    // Every run takes a third; the longer proofs take seconds without optimisation.
    let step = if data::is_full() { 1 } else { 3 };
    let some: Vec<&Win> = all.iter().filter(|win| lengths.contains(&win.plies)).step_by(step).collect();
    let is_solved = |win: &&&Win| {
        let rules = rule_set::read(&win.rules).expect("a rule set");
        let position = position::read(&win.position, &rules).expect("a position");
        match solve(&position, win.plies, TENTH_OF_A_SECOND).verdict {
            Verdict::Win { plies, .. } => plies == win.plies,
            Verdict::Loss { .. } => panic!("{} is won", win.position),
            Verdict::Open { .. } => false,
        }
    };
    (some.iter().filter(is_solved).count(), some.len())
}

#[test]
fn wins_in_one_and_three_plies_are_all_proved_in_a_tenth_of_a_second() {
    let (count, all) = solved(&[2, 4]);
    assert_eq!(count, all);
    assert!(all >= 30);
}

#[test]
fn of_the_wins_in_five_and_of_those_in_seven_plies_nineteen_in_twenty_are_proved_in_a_tenth_of_a_second() {
    for plies in [6, 8] {
        let (count, all) = solved(&[plies]);
        assert!(count * 20 >= all * 19, "{count} of {all} in {plies} plies");
        assert!(all >= 15);
    }
}
