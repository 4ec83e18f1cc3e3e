//! Fitting the hand-written evaluation's numbers to samples.

use super::chance::Chance;
use super::sample::Sample;
use super::train::{aim, chance};
use crate::engine::Hand;
use crate::engine::weights::{COUNT, Weights};
use crate::rules::{Position, RuleSet};

/// What is weighed: the pieces, then everything in the order of [`Weights::to_row`].
type Terms = [f32; COUNT + 1];

/// Stands for 1 in a weight, so that no whole-number division loses anything much.
const LARGE: i32 = 5_040;
/// Threats come last but for the right to move.
const THREATS: usize = COUNT - 5;

/// Samples of one rule set or several as rows of terms.
#[derive(Debug, Default)]
pub struct Table {
    rows: Vec<(Terms, f32)>,
    held_back: Vec<(Terms, f32)>,
}

/// Counts the terms of positions under one rule set.
struct Counter {
    plain: Hand,
    each: Vec<Hand>,
}

impl Counter {
    fn new(position: &Position) -> Counter {
        let alone = |at: usize| {
            let mut row = [0; COUNT];
            row[at] = LARGE;
            Hand::new(position, Weights::from_row(&row))
        };
        Counter {
            plain: Hand::new(position, Weights::from_row(&[0; COUNT])),
            each: (0..COUNT).map(alone).collect(),
        }
    }

    fn terms(&self, position: &Position) -> Terms {
        let pieces = self.plain.value(position);
        let mut terms = [0.0; COUNT + 1];
        terms[0] = pieces as f32 / 100.0;
        for (term, hand) in terms[1..].iter_mut().zip(&self.each) {
            *term = (hand.value(position) - pieces) as f32 / LARGE as f32;
        }
        let threats = self.plain.threats(position);
        for (at, count) in threats.into_iter().enumerate() {
            terms[1 + THREATS + at] = if at < 2 { -count as f32 } else { count as f32 };
        }
        terms
    }
}

impl Table {
    /// Adds samples of one file; of what they should come to, the search's part is `blend`.
    pub fn add(&mut self, rules: &RuleSet, samples: &[Sample], unit: f32, blend: f32) {
        let mut counter = None;
        for sample in samples {
            let Some(position) = sample.position(rules) else { continue };
            let counter = counter.get_or_insert_with(|| Counter::new(&position));
            let aim = aim(sample.score, sample.fate, unit, blend);
            let is_held_back = Chance::new(u64::from(sample.game)).once_in(20);
            let rows = if is_held_back { &mut self.held_back } else { &mut self.rows };
            rows.push((counter.terms(&position), aim));
        }
    }

    /// Number of rows to learn from.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Are there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
}

fn error(rows: &[(Terms, f32)], factors: &Terms) -> f64 {
    let miss = |(terms, aim): &(Terms, f32)| f64::from(chance(said(terms, factors)) - aim).powi(2);
    rows.iter().map(miss).sum::<f64>() / rows.len().max(1) as f64
}

fn said(terms: &Terms, factors: &Terms) -> f32 {
    terms.iter().zip(factors).map(|(term, factor)| term * factor).sum()
}

/// The weights that explain the table best, found in `rounds` steps from `begin`, with the errors of
/// the rows held back before and after.
#[must_use]
pub fn tune(table: &Table, begin: Weights, unit: f32, rounds: u32) -> (Weights, f64, f64) {
    let mut factors = [100.0 / unit; COUNT + 1];
    for (factor, weight) in factors[1..].iter_mut().zip(begin.to_row()) {
        *factor = weight as f32 / unit;
    }
    let before = error(&table.held_back, &factors);
    let (mut mean, mut square) = ([0.0_f32; COUNT + 1], [0.0_f32; COUNT + 1]);
    for round in 1..=rounds {
        let mut slopes = [0.0_f64; COUNT + 1];
        for (terms, aim) in &table.rows {
            let win = chance(said(terms, &factors));
            let slope = 2.0 * (win - aim) * win * (1.0 - win);
            for (sum, term) in slopes.iter_mut().zip(terms) {
                *sum += f64::from(slope * term);
            }
        }
        let rate = 0.01 * (1.0 - round as f32 / (rounds + 1) as f32);
        let (late, later) = (1.0 - 0.9_f32.powi(round as i32), 1.0 - 0.99_f32.powi(round as i32));
        for at in 0..=COUNT {
            let slope = (slopes[at] / table.rows.len().max(1) as f64) as f32;
            mean[at] = 0.9 * mean[at] + 0.1 * slope;
            square[at] = 0.99 * square[at] + 0.01 * slope * slope;
            factors[at] -= rate * (mean[at] / late) / ((square[at] / later).sqrt() + 1e-9);
        }
    }
    let after = error(&table.held_back, &factors);
    let mut row = [0; COUNT];
    for (weight, factor) in row.iter_mut().zip(&factors[1..]) {
        *weight = (100.0 * factor / factors[0]).round() as i32;
    }
    (Weights::from_row(&row), before, after)
}
