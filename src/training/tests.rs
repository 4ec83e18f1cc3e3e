//! Games, files, and fits that can be made again and again.

use super::chance::Chance;
use super::learner::{Adam, Bench, Numbers};
use super::sample::{self, Fate, Sample};
use super::selfplay;
use super::train::{Course, fit};
use super::tune::{Table, tune};
use super::views::Views;
use crate::engine::net::Shape;
use crate::engine::weights::{COUNT, Weights};
use crate::engine::{Engine, Hand, Judge};
use crate::rules::{Position, Preset};

const SHAPE: Shape = Shape { columns: 8, rows: 8, kinds: 2 };

fn games(count: u32) -> Vec<Sample> {
    let start = Position::start(&Preset::Quick.rules()).expect("a playable preset");
    let mut engine = Engine::new(1 << 16).judged_by(Judge::Hand);
    let play = |game| selfplay::play(&mut engine, &start, 60, game, &mut Chance::new(u64::from(game)));
    (0..count).flat_map(play).collect()
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let samples = games(2);
    assert_eq!(samples, games(2));
    assert!(samples.len() > 40);
    let fates: Vec<Fate> = samples.iter().map(|sample| sample.fate).collect();
    assert!(fates.contains(&Fate::Unknown) && fates.iter().any(|fate| *fate != Fate::Unknown));
}

#[test]
fn a_file_of_samples_is_read_as_it_was_written() {
    let (rules, samples) = (Preset::Quick.rules(), games(1));
    let mut file = Vec::new();
    sample::begin(&rules, &mut file).expect("memory takes everything");
    sample::append(&samples, &mut file).expect("memory takes everything");
    assert_eq!(sample::read(&mut &file[..]).expect("a file"), (rules, samples.clone()));
    file.truncate(file.len() - 1);
    let (_, fewer) = sample::read(&mut &file[..]).expect("a file whose last sample was cut off");
    assert_eq!(fewer.len(), samples.len() - 1);
    assert!(sample::read(&mut &b"EPSAMP"[..]).is_err());
}

#[test]
fn a_sample_is_the_position_it_was_made_of() {
    let rules = Preset::Standard.rules();
    let start = Position::start(&rules).expect("a playable preset");
    let position = start.play_legal(start.moves()[40]);
    let sample = Sample::new(&position, 1, 5, 0);
    assert_eq!(sample.position(&rules).expect("a position"), position);
}

#[test]
fn a_net_learns_what_it_is_shown() {
    let mut views = Views::default();
    views.add(SHAPE, &Preset::Quick.rules(), &games(12));
    let course = Course { shape: SHAPE, rounds: 6, rate: 0.004, blend: 1.0, hand: 0.0, seed: 1 };
    let learn = || {
        let mut errors = Vec::new();
        let mut numbers = Numbers::begin(SHAPE, 1);
        fit(&mut numbers, &views, &course, 250.0, |_, error, _, _| errors.push(error));
        (errors, numbers.rounded(SHAPE, 250.0, false))
    };
    let (errors, net) = learn();
    assert!(errors[5] < 0.6 * errors[0], "{errors:?}");
    assert_eq!(learn(), (errors, net));
}

#[test]
fn a_slope_is_what_a_small_step_changes() {
    let mut views = Views::default();
    views.add(SHAPE, &Preset::Quick.rules(), &games(1));
    let case = views.cases[views.cases.len() / 2];
    let mut numbers = Numbers::begin(SHAPE, 3);
    let mut bench = Bench::default();
    let before = numbers.output(&views, &case, &mut bench);
    let mut slopes = Numbers::zero(SHAPE);
    numbers.trace_back(&case, 1.0, &bench, &mut slopes);
    // Down the slope of the output itself, the output must fall.
    Adam::new(SHAPE).step(&mut numbers, &mut slopes, 1, 1e-4);
    assert!(numbers.output(&views, &case, &mut bench) < before);
}

#[test]
fn tuning_finds_the_weights_that_made_the_scores() {
    let rules = Preset::Quick.rules();
    let start = Position::start(&rules).expect("a playable preset");
    let mut wanted = Weights { danger: 0, dangers: 0, chance: 0, chances: 0, ..Weights::BEST };
    (wanted.advance, wanted.tempo) = (90, 60);
    let hand = Hand::new(&start, wanted);
    let scored = games(90).into_iter().map(|mut sample| {
        let position = sample.position(&rules).expect("a position");
        (sample.score, sample.fate) = (hand.value(&position) as i16, Fate::Unknown);
        sample
    });
    let mut table = Table::default();
    table.add(&rules, &scored.collect::<Vec<_>>(), 250.0, 1.0);
    let (found, before, after) = tune(&table, Weights::BEST, 250.0, 400);
    assert!(after < 0.2 * before, "{before} {after}");
    let near = |a: i32, b: i32| (a - b).abs() <= 25;
    assert!(near(found.advance, wanted.advance) && near(found.tempo, wanted.tempo), "{found:?}");
}

#[test]
fn weights_in_a_row_are_the_same_weights() {
    let row = core::array::from_fn(|at| at as i32);
    assert_eq!(Weights::from_row(&row).to_row(), row);
    assert_eq!(Weights::from_row(&Weights::BEST.to_row()), Weights::BEST);
    assert_eq!(row.len(), COUNT);
}
