//! Fitting a net to samples.

use super::chance::Chance;
use super::learner::{Adam, Bench, Numbers};
use super::sample::Fate;
use super::views::Views;
use crate::engine::net::Shape;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// What the net sees.
    pub shape: Shape,
    /// How often every case is looked at.
    pub rounds: u32,
    /// The greatest step.
    pub rate: f32,
    /// How much of what is aimed at is the search's score; the rest is the game's result.
    pub blend: f32,
    /// The part of the hand-written evaluation that is added to what the net says.
    pub hand: f32,
    /// Orders the cases.
    pub seed: u64,
}

/// Cases between two steps.
const BATCH: usize = 2_048;

/// The chance of winning that an output says.
pub(super) fn chance(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}

fn result(fate: Fate) -> f32 {
    match fate {
        Fate::Lost => 0.0,
        Fate::Drawn | Fate::Unknown => 0.5,
        Fate::Won => 1.0,
    }
}

/// The chance of winning that an evaluation should see: the search's part in it is `blend`, the rest
/// is the game's result.
pub(super) fn aim(score: i16, fate: Fate, unit: f32, blend: f32) -> f32 {
    let by_score = chance(f32::from(score) / unit);
    if fate == Fate::Unknown { by_score } else { blend * by_score + (1.0 - blend) * result(fate) }
}

/// Fits `numbers` to the cases of `views` that aren't held back, telling `seen` each round's error
/// and that of the cases held back.
pub fn fit(
    numbers: &mut Numbers,
    views: &Views,
    course: &Course,
    unit: f32,
    mut seen: impl FnMut(u32, f64, f64, &Numbers),
) {
    let mut order: Vec<u32> =
        (0..views.cases.len() as u32).filter(|at| !views.cases[*at as usize].is_held_back).collect();
    let mut chance_of_order = Chance::new(course.seed);
    let mut adam = Adam::new(course.shape);
    let mut slopes = Numbers::zero(course.shape);
    let mut bench = Bench::default();
    let batches = order.len().div_ceil(BATCH);
    let steps = (batches as u32 * course.rounds) as f32;
    let mut step = 0.0;
    for round in 1..=course.rounds {
        shuffle(&mut order, &mut chance_of_order);
        let mut sum = 0.0;
        for batch in order.chunks(BATCH) {
            slopes.clear();
            for at in batch {
                let case = &views.cases[*at as usize];
                let base = course.hand * f32::from(case.hand) / unit;
                let said = chance(base + numbers.output(views, case, &mut bench));
                let miss = said - aim(case.score, case.fate, unit, course.blend);
                sum += f64::from(miss * miss);
                numbers.trace_back(case, 2.0 * miss * said * (1.0 - said), &bench, &mut slopes);
            }
            step += 1.0;
            adam.step(numbers, &mut slopes, batch.len(), course.rate * pace(step / steps));
        }
        seen(round, sum / order.len().max(1) as f64, error(numbers, views, course, unit), numbers);
    }
}

/// The step's size by how much of the course is done: soon at its height, then along half a wave
/// down to a hundredth.
fn pace(done: f32) -> f32 {
    let begun = (done * 50.0).min(1.0);
    begun * (0.505 + 0.495 * (core::f32::consts::PI * done).cos())
}

fn shuffle(order: &mut [u32], chance: &mut Chance) {
    for end in (1..order.len()).rev() {
        order.swap(end, chance.below(end + 1));
    }
}

/// The error of the cases held back.
fn error(numbers: &Numbers, views: &Views, course: &Course, unit: f32) -> f64 {
    let mut bench = Bench::default();
    let (mut sum, mut count) = (0.0, 0);
    for case in views.cases.iter().filter(|case| case.is_held_back) {
        let base = course.hand * f32::from(case.hand) / unit;
        let miss = chance(base + numbers.output(views, case, &mut bench))
            - aim(case.score, case.fate, unit, course.blend);
        sum += f64::from(miss * miss);
        count += 1;
    }
    sum / f64::from(count.max(1))
}
