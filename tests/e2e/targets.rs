//! How fast the site's own worker searches, for `cargo xtask targets`. Without that command one
//! position has to do.

use epaminondas::notation::{position, rule_set};
use epaminondas::protocol::{Ask, Limits};
use epaminondas::rules::Position;
use serde_json::{Value, json};

use crate::harness::{HAS_VECTORS, Visit, WITHOUT_VECTORS, ask, journey, journey_in};

const PLACES: &str = include_str!("../data/speed.jsonl");

/// Milliseconds of a search.
const SEARCH_MS: u32 = 1_000;

/// How many positions are searched, and how many searches are stopped in the middle.
fn amounts() -> (usize, usize) {
    match std::env::var_os("EPAMINONDAS_MEASURE") {
        Some(_) => (usize::MAX, 30),
        None => (1, 1),
    }
}

/// The positions with their groups.
fn places() -> Vec<(String, Position)> {
    let read = |line: &str| {
        let place: Value = serde_json::from_str(line).expect("JSON");
        let word = |name: &str| place[name].as_str().expect("text");
        let rules = rule_set::read(word("rules")).expect("rules");
        (word("group").to_owned(), position::read(word("position"), &rules).expect("a position"))
    };
    PLACES.lines().map(read).collect()
}

/// Says a line for each position. The first search warms the browser's compiler, as a game's first
/// move does.
async fn measure(visit: &Visit, name: &str) {
    visit.page.wake_engine().await;
    let limits = Limits { movetime_ms: Some(SEARCH_MS), ..Limits::default() };
    let (searches, stops) = amounts();
    let places = places();
    visit.page.think(ask(&places[0].1, limits)).await;
    let strongest = Ask { level: Some(12), ..ask(&places[0].1, Limits::default()) };
    for _ in 0..stops {
        println!("speed of the worker {name}: stop ms {}", visit.page.stop_latency(strongest.clone()).await);
    }
    for (group, place) in places.into_iter().take(searches) {
        visit.page.forget().await;
        let thought = visit.page.think(ask(&place, limits)).await;
        let progress = thought.done.progress;
        let per_second = progress.nodes as f64 * 1000.0 / thought.elapsed_ms;
        println!(
            "speed of the worker {name}: {group} nps {per_second:.0} depth {} nodes {}",
            progress.depth, progress.nodes
        );
        assert!(progress.nodes > 0);
    }
}

#[test]
fn the_worker_with_vectors_tells_its_speed() {
    journey("/", async |visit| {
        visit.open("").await;
        assert_eq!(visit.page.ask(HAS_VECTORS).await, json!(true));
        measure(visit, "with vectors").await;
    });
}

#[test]
fn the_worker_without_vectors_tells_its_speed() {
    journey_in(WITHOUT_VECTORS, "/", async |visit| {
        visit.open("").await;
        assert_eq!(visit.page.ask(HAS_VECTORS).await, json!(false));
        measure(visit, "without vectors").await;
    });
}
