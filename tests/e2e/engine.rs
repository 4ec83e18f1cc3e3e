//! The worker's files as they are served: both forms think alike, and both stop at once.

use epaminondas::engine::bench;
use epaminondas::protocol::{Ask, Limits, Order, Tell};
use epaminondas::rules::{Position, Preset};
use epaminondas::worker::{Desk, TABLE_BYTES};
use serde_json::json;

use crate::harness::{HAS_VECTORS, Visit, WITHOUT_VECTORS, ask, journey, journey_in};

/// The bench's questions.
fn questions() -> Vec<Ask> {
    let depth = u8::try_from(bench::DEPTH).expect("a few plies");
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    bench::positions().iter().map(|position| ask(position, limits)).collect()
}

/// Best move and nodes of every question, as this machine answers them without a browser. They are
/// not quite the bench's, whose table is smaller.
fn natively() -> Vec<(Option<String>, u64)> {
    let mut desk = Desk::new(TABLE_BYTES);
    let mut answer = |question| {
        desk.hear(Order::Think(question), 0.0);
        loop {
            if let Some(Tell::Done(done)) = desk.work(&|| 0.0) {
                return (done.best, done.progress.nodes);
            }
        }
    };
    questions().into_iter().map(&mut answer).collect()
}

async fn in_the_worker(visit: &Visit) -> Vec<(Option<String>, u64)> {
    visit.page.wake_engine().await;
    let mut answers = Vec::new();
    for question in questions() {
        let done = visit.page.think(question).await.done;
        answers.push((done.best, done.progress.nodes));
    }
    answers
}

#[test]
fn the_engine_with_vectors_thinks_as_natively() {
    journey("/", async |visit| {
        visit.open("").await;
        assert_eq!(visit.page.ask(HAS_VECTORS).await, json!(true));
        assert_eq!(in_the_worker(visit).await, natively());
    });
}

#[test]
fn the_engine_without_vectors_thinks_as_natively() {
    journey_in(WITHOUT_VECTORS, "/", async |visit| {
        visit.open("").await;
        assert_eq!(visit.page.ask(HAS_VECTORS).await, json!(false));
        assert_eq!(in_the_worker(visit).await, natively());
    });
}

/// An answer to the order to stop may take so long, in milliseconds, on a machine that has other work
/// to do. `cargo xtask targets` says how long it takes on a quiet one.
const STOP_MS: f64 = 50.0;
/// Rounds of so many stops: all of one round have to be quick. Other work may spoil most rounds; a
/// worker that is slow to hear spoils all.
const ROUNDS: usize = 10;
const STOPS: usize = 5;

#[test]
fn the_worker_stops_at_once() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.wake_engine().await;
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        let endless = ask(&start, Limits::default());
        let strongest = Ask { level: Some(12), ..endless.clone() };
        for ask in [endless, strongest] {
            let mut slowest = Vec::new();
            while slowest.len() < ROUNDS && !slowest.iter().any(|ms| *ms <= STOP_MS) {
                let mut round: f64 = 0.0;
                for _ in 0..STOPS {
                    round = round.max(visit.page.stop_latency(ask.clone()).await);
                }
                slowest.push(round);
            }
            println!("level {:?}: the slowest of {STOPS} stops: {slowest:.1?} ms", ask.level);
            assert!(slowest.iter().any(|ms| *ms <= STOP_MS), "{slowest:.1?} ms");
        }
    });
}
