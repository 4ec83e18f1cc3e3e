//! A net while it learns: the arithmetic of `engine::net` in fractions, and its slopes.

use super::chance::Chance;
use super::views::{Case, Views};
use crate::engine::net::{LAST_ONE, Net, ONE, PAIRS, STAGES, Shape};

/// A number for each unit that sees the columns from the left.
type Row = [f32; PAIRS];

/// All that is learned, or the slope of the error by each of it.
#[derive(Clone, Debug)]
pub struct Numbers {
    weights: Vec<Row>,
    biases: Row,
    last: [[Row; 2]; STAGES],
    last_biases: [f32; STAGES],
}

/// The greatest weight and last weight that the net's small whole numbers can say.
/// Weights of pieces are kept in so many [`ONE`]ths: finer ones play no better and take more room.
const COARSE: i8 = 4;
const MOST: f32 = 127.0 / ONE as f32;
const LAST_MOST: f32 = 127.0 / LAST_ONE as f32;

impl Numbers {
    /// Nothing learned: all 0.
    #[must_use]
    pub fn zero(shape: Shape) -> Numbers {
        Numbers {
            weights: vec![[0.0; PAIRS]; shape.features()],
            biases: [0.0; PAIRS],
            last: [[[0.0; PAIRS]; 2]; STAGES],
            last_biases: [0.0; STAGES],
        }
    }

    /// A beginning, the same for the same seed.
    #[must_use]
    pub fn begin(shape: Shape, seed: u64) -> Numbers {
        let mut chance = Chance::new(seed);
        let mut around = |width: f32| (2.0 * chance.fraction() - 1.0) * width;
        let mut numbers = Numbers::zero(shape);
        for weight in numbers.weights.iter_mut().flatten() {
            *weight = around(0.07);
        }
        for bias in &mut numbers.biases {
            *bias = 0.3 + around(0.2);
        }
        let last: [Row; 2] = core::array::from_fn(|_| core::array::from_fn(|_| around(0.3)));
        numbers.last = [last; STAGES];
        numbers
    }

    fn all(&mut self) -> impl Iterator<Item = &mut f32> {
        let weights = self.weights.iter_mut().flatten().chain(&mut self.biases);
        weights.chain(self.last.iter_mut().flatten().flatten()).chain(&mut self.last_biases)
    }

    /// Sets every number to 0.
    pub fn clear(&mut self) {
        self.all().for_each(|number| *number = 0.0);
    }

    /// The numbers rounded to what a net keeps; `unit` is what an output of 1 is worth in hundredths
    /// of a piece. The weights of pieces are rounded to [`COARSE`]s.
    #[must_use]
    pub fn rounded(&self, shape: Shape, unit: f32, adds: bool) -> Net {
        let (one, last_one) = (f32::from(ONE), LAST_ONE as f32);
        let small =
            |row: &Row, scale: f32| row.map(|weight| (weight * scale).round().clamp(-127.0, 127.0) as i8);
        Net {
            shape,
            adds,
            unit: unit.round() as i32,
            weights: self
                .weights
                .iter()
                .map(|row| small(row, one / f32::from(COARSE)).map(|weight| weight.clamp(-31, 31) * COARSE))
                .collect(),
            biases: self.biases.map(|bias| (bias * one).round() as i16),
            last: self.last.map(|sides| sides.map(|row| small(&row, last_one))),
            last_biases: self.last_biases.map(|bias| (bias * one * one * last_one).round() as i32),
        }
    }

    /// The numbers of a net, to go on from; what else `shape` lets it see weighs nothing yet.
    #[must_use]
    pub fn of(net: &Net, shape: Shape) -> Numbers {
        let (one, last_one) = (f32::from(ONE), LAST_ONE as f32);
        let large = |row: &[i8; PAIRS], scale: f32| row.map(|weight| f32::from(weight) / scale);
        Numbers {
            weights: net
                .weights
                .iter()
                .map(|row| large(row, one))
                .chain(core::iter::repeat([0.0; PAIRS]))
                .take(shape.features())
                .collect(),
            biases: net.biases.map(|bias| f32::from(bias) / one),
            last: net.last.map(|sides| sides.map(|row| large(&row, last_one))),
            last_biases: net.last_biases.map(|bias| bias as f32 / (one * one * last_one)),
        }
    }
}

/// Room for looking at one case.
#[derive(Debug, Default)]
pub struct Bench {
    features: [[Vec<u16>; 2]; 2],
    sums: [[Row; 2]; 2],
}

impl Numbers {
    /// The net's output for a case.
    pub fn output(&self, views: &Views, case: &Case, bench: &mut Bench) -> f32 {
        views.features(case, &mut bench.features);
        let stage = usize::from(case.stage);
        let mut output = self.last_biases[stage];
        for side in 0..2 {
            for mirror in 0..2 {
                let mut sum = self.biases;
                for feature in &bench.features[side][mirror] {
                    add(&mut sum, &self.weights[usize::from(*feature)]);
                }
                for (sum, weight) in sum.iter().zip(&self.last[stage][side]) {
                    let unit = sum.clamp(0.0, 1.0);
                    output += unit * unit * weight;
                }
                bench.sums[side][mirror] = sum;
            }
        }
        output
    }

    /// Adds to `slopes` the slope of the error by each number, where `slope` is that by the output
    /// that [`Numbers::output`] has just computed with `bench`.
    pub fn trace_back(&self, case: &Case, slope: f32, bench: &Bench, slopes: &mut Numbers) {
        let stage = usize::from(case.stage);
        slopes.last_biases[stage] += slope;
        for side in 0..2 {
            let last = &self.last[stage][side];
            for mirror in 0..2 {
                let sum = &bench.sums[side][mirror];
                let mut by_sum = [0.0; PAIRS];
                for unit in 0..PAIRS {
                    let value = sum[unit].clamp(0.0, 1.0);
                    slopes.last[stage][side][unit] += slope * value * value;
                    let is_between = sum[unit] > 0.0 && sum[unit] < 1.0;
                    by_sum[unit] = if is_between { slope * last[unit] * 2.0 * value } else { 0.0 };
                }
                add(&mut slopes.biases, &by_sum);
                for feature in &bench.features[side][mirror] {
                    add(&mut slopes.weights[usize::from(*feature)], &by_sum);
                }
            }
        }
    }
}

fn add(sum: &mut Row, row: &Row) {
    for (sum, number) in sum.iter_mut().zip(row) {
        *sum += number;
    }
}

/// Adam (Kingma and Ba 2015): steps in proportion to how steady a slope is.
pub struct Adam {
    mean: Numbers,
    square: Numbers,
    steps: i32,
}

impl Adam {
    /// No step taken yet.
    #[must_use]
    pub fn new(shape: Shape) -> Adam {
        Adam { mean: Numbers::zero(shape), square: Numbers::zero(shape), steps: 0 }
    }

    /// One step of at most about `rate` down the `slopes`, a sum over `count` cases.
    pub fn step(&mut self, numbers: &mut Numbers, slopes: &mut Numbers, count: usize, rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let rate = rate * (1.0 - SQUARE.powi(self.steps)).sqrt() / (1.0 - MEAN.powi(self.steps));
        let scale = 1.0 / count.max(1) as f32;
        let moments = self.mean.all().zip(self.square.all());
        for ((number, slope), (mean, square)) in numbers.all().zip(slopes.all()).zip(moments) {
            let slope = *slope * scale;
            *mean += (1.0 - MEAN) * (slope - *mean);
            *square += (1.0 - SQUARE) * (slope * slope - *square);
            *number -= rate * *mean / (square.sqrt() + 1e-8);
        }
        let weights = numbers.weights.iter_mut().flatten();
        weights.for_each(|weight| *weight = weight.clamp(-MOST, MOST));
        let last = numbers.last.iter_mut().flatten().flatten();
        last.for_each(|weight| *weight = weight.clamp(-LAST_MOST, LAST_MOST));
    }
}
