//! Samples as a net sees them.

use super::chance::Chance;
use super::sample::{Fate, Sample};
use crate::engine::Hand;
use crate::engine::net::{STAGES, Shape, like};
use crate::engine::weights::Weights;
use crate::rules::{RuleSet, Side};

/// Samples of one rule set or several, ready to be learned from.
#[derive(Debug, Default)]
pub struct Views {
    /// What is on the board of each sample, end to end: what, times [`SQUARES`], and where.
    things: Vec<u16>,
    /// For each sample, what there is to know besides.
    pub cases: Vec<Case>,
    charts: Vec<Chart>,
}

/// More squares than any board has.
const SQUARES: u16 = 400;

/// A sample but for its board.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    begin: u32,
    end: u32,
    chart: u16,
    turn: Side,
    /// Which row of last weights is meant.
    pub stage: u8,
    /// What a search found, in hundredths of a piece.
    pub score: i16,
    /// What became of the game.
    pub fate: Fate,
    /// What the hand-written evaluation says, in hundredths of a piece.
    pub hand: i16,
    /// Is it for measuring and not for learning?
    pub is_held_back: bool,
}

/// For each side, seen from the left and from the right, for each thing on each square: the feature.
#[derive(Debug)]
struct Chart([[Vec<Option<u16>>; 2]; 2]);

impl Chart {
    fn new(shape: Shape, rules: &RuleSet) -> Chart {
        let size = rules.size;
        let view = |side: Side, is_mirrored: bool| {
            let feature = |thing: usize, square: crate::rules::Square| {
                let kind = if thing == 2 { 2 } else { u8::from(thing != side.index()) };
                let column = if is_mirrored { size.columns() - 1 - square.column() } else { square.column() };
                let rows_left = square.row().abs_diff(size.far_row(side));
                let row = like(rows_left, size.rows(), shape.rows);
                let column = like(column, size.columns(), shape.columns);
                (kind < shape.kinds).then(|| shape.feature(kind, row, column) as u16)
            };
            let mut features = vec![None; 3 * usize::from(SQUARES)];
            for thing in 0..3 {
                for (at, square) in size.squares().enumerate() {
                    features[thing * usize::from(SQUARES) + at] = feature(thing, square);
                }
            }
            features
        };
        Chart(Side::BOTH.map(|side| [view(side, false), view(side, true)]))
    }
}

impl Views {
    /// Adds the samples of one file as a net of `shape` sees them. One game in twenty is held back.
    pub fn add(&mut self, shape: Shape, rules: &RuleSet, samples: &[Sample]) {
        let chart = self.charts.len() as u16;
        self.charts.push(Chart::new(shape, rules));
        let full = 4 * u32::from(rules.size.columns());
        let mut judge = None;
        let mut hand = |sample: &Sample| {
            let Some(position) = sample.position(rules) else { return 0 };
            let judge = judge.get_or_insert_with(|| Hand::new(&position, Weights::BEST));
            judge.value(&position).clamp(-3000, 3000) as i16
        };
        for sample in samples {
            let begin = self.things.len() as u32;
            let is_there = sample.squares.iter().enumerate().filter(|(_, content)| **content > 0);
            self.things.extend(is_there.map(|(at, content)| (u16::from(*content) - 1) * SQUARES + at as u16));
            let pieces = sample.squares.iter().filter(|content| (1..=2).contains(*content)).count() as u32;
            let stages = STAGES as u32;
            self.cases.push(Case {
                begin,
                end: self.things.len() as u32,
                chart,
                turn: sample.turn,
                stage: ((pieces * stages).saturating_sub(1) / full).min(stages - 1) as u8,
                hand: hand(sample),
                score: sample.score,
                fate: sample.fate,
                is_held_back: Chance::new(u64::from(sample.game) * 977 + u64::from(chart)).once_in(20),
            });
        }
    }

    /// The features of a case: those of the side to move and of the other side, each seen from the
    /// left and from the right.
    pub fn features(&self, case: &Case, into: &mut [[Vec<u16>; 2]; 2]) {
        let things = &self.things[case.begin as usize..case.end as usize];
        let Chart(charts) = &self.charts[usize::from(case.chart)];
        for (place, side) in [case.turn, case.turn.other()].into_iter().enumerate() {
            for (features, chart) in into[place].iter_mut().zip(&charts[side.index()]) {
                features.clear();
                features.extend(things.iter().filter_map(|thing| chart[usize::from(*thing)]));
            }
        }
    }
}
