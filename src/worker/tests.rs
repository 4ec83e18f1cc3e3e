//! The desk without a browser: orders in, answers out.

use super::*;
use crate::protocol::{Ask, Limits};
use core::cell::Cell;

fn ask(id: u32, limits: Limits) -> Ask {
    Ask {
        id,
        rules: "quick".to_owned(),
        start: None,
        moves: Vec::new(),
        limits,
        level: None,
        style: None,
        seed: 1,
        lines: 1,
    }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn desk() -> Desk {
    Desk::new(1 << 20)
}

/// A clock that goes on by a millisecond whenever it is read.
fn ticking() -> impl Fn() -> f64 {
    let clock = Cell::new(0.0);
    move || clock.replace(clock.get() + 1.0)
}

/// Works until the search ends.
fn finish(desk: &mut Desk) -> Done {
    for _ in 0..10_000 {
        if let Some(Tell::Done(done)) = desk.work(&|| 0.0) {
            return done;
        }
    }
    panic!("the search goes on")
}

#[test]
fn a_search_ends_with_a_move_and_its_id() {
    let mut desk = desk();
    assert_eq!(desk.hear(Order::Think(ask(4, nodes(50_000))), 0.0), None);
    assert!(desk.is_busy());
    let done = finish(&mut desk);
    assert_eq!((done.id, done.progress.id, done.progress.nodes), (4, 4, 50_000));
    assert!(done.best.is_some());
    assert!(!desk.is_busy());
}

#[test]
fn a_newer_ask_silences_the_older_one() {
    let mut desk = desk();
    desk.hear(Order::Think(ask(1, Limits::default())), 0.0);
    desk.work(&ticking());
    desk.hear(Order::Think(ask(2, nodes(1_000))), 0.0);
    assert_eq!(finish(&mut desk).id, 2);
}

#[test]
fn stop_ends_an_endless_search_with_its_best_move() {
    let mut desk = desk();
    desk.hear(Order::Think(ask(1, Limits::default())), 0.0);
    desk.work(&ticking());
    desk.hear(Order::Stop { id: 1 }, 0.0);
    assert!(matches!(desk.work(&|| 0.0), Some(Tell::Done(done)) if done.best.is_some()));
}

#[test]
fn stopping_or_cancelling_another_search_changes_nothing() {
    let mut desk = desk();
    desk.hear(Order::Think(ask(2, nodes(1_000))), 0.0);
    desk.hear(Order::Stop { id: 1 }, 0.0);
    desk.hear(Order::Cancel { id: 1 }, 0.0);
    assert_eq!(finish(&mut desk).progress.nodes, 1_000);
}

#[test]
fn a_cancelled_search_says_nothing_more() {
    let mut desk = desk();
    desk.hear(Order::Think(ask(2, nodes(1_000))), 0.0);
    desk.hear(Order::Cancel { id: 2 }, 0.0);
    assert_eq!(desk.work(&|| 0.0), None);
    assert!(!desk.is_busy());
}

#[test]
fn time_runs_from_the_arrival_of_the_ask() {
    let mut desk = desk();
    let clock = Cell::new(100.0);
    let limits = Limits { movetime_ms: Some(50), ..Limits::default() };
    desk.hear(Order::Think(ask(3, limits)), clock.get());
    let now = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let done = loop {
        if let Some(Tell::Done(done)) = desk.work(&now) {
            break done;
        }
    };
    assert!((50..70).contains(&done.progress.elapsed_ms), "{}", done.progress.elapsed_ms);
}

#[test]
fn a_resting_desk_searches_nothing_and_lets_no_time_run() {
    let mut desk = desk();
    let clock = Cell::new(100.0);
    let now = || {
        clock.set(clock.get() + 1.0);
        clock.get()
    };
    let limits = Limits { movetime_ms: Some(50), ..Limits::default() };
    desk.hear(Order::Think(ask(3, limits)), clock.get());
    desk.hear(Order::Pause, clock.get());
    assert!(!desk.is_busy());
    assert_eq!(desk.work(&now), None);
    clock.set(10_000.0);
    desk.hear(Order::Resume, clock.get());
    assert!(desk.is_busy());
    let done = loop {
        if let Some(Tell::Done(done)) = desk.work(&now) {
            break done;
        }
    };
    assert!((50..70).contains(&done.progress.elapsed_ms), "{}", done.progress.elapsed_ms);
    assert!(done.progress.nodes > 0);
}

#[test]
fn what_is_asked_of_a_resting_desk_waits_and_gets_the_same_answer() {
    let mut desk = desk();
    let level = Ask { level: Some(6), ..ask(5, nodes(70_000)) };
    desk.hear(Order::Think(level.clone()), 0.0);
    let best = finish(&mut desk).best;
    desk.hear(Order::Pause, 0.0);
    desk.hear(Order::Think(level), 1.0);
    assert_eq!(desk.work(&|| 2.0), None);
    desk.hear(Order::Resume, 3.0);
    assert_eq!(finish(&mut desk).best, best);
}

#[test]
fn a_search_that_rests_can_be_stopped() {
    let mut desk = desk();
    desk.hear(Order::Think(ask(1, Limits::default())), 0.0);
    desk.work(&ticking());
    desk.hear(Order::Pause, 0.0);
    desk.hear(Order::Stop { id: 1 }, 0.0);
    assert!(desk.is_busy());
    assert!(matches!(desk.work(&|| 0.0), Some(Tell::Done(_))));
    desk.hear(Order::Think(ask(2, nodes(1_000))), 0.0);
    assert!(!desk.is_busy(), "it rests on");
}

#[test]
fn a_slice_is_short() {
    let mut desk = desk();
    let clock = Cell::new(0.0);
    let looks = Cell::new(0);
    let now = || {
        looks.set(looks.get() + 1);
        clock.set(clock.get() + 2.0);
        clock.get()
    };
    for limits in [Limits::default(), nodes(10_000_000)] {
        let begun = clock.get();
        looks.set(0);
        desk.hear(Order::Think(ask(1, limits)), begun);
        desk.work(&now);
        assert!(clock.get() - begun < SLICE_MS + 8.0, "{} ms", clock.get() - begun);
        assert!(looks.get() > 3);
    }
}

#[test]
fn a_bad_ask_is_answered_with_what_is_wrong() {
    let bad = [
        (Ask { rules: "chess".to_owned(), ..ask(9, nodes(1)) }, "rules: "),
        (Ask { start: Some("8/8".to_owned()), ..ask(9, nodes(1)) }, "position: "),
        (Ask { moves: vec!["a1-a9".to_owned()], ..ask(9, nodes(1)) }, "move 1: "),
        (Ask { level: Some(13), ..ask(9, nodes(1)) }, "level 13 is outside 1 to 12"),
        (Ask { style: Some("timid".to_owned()), ..ask(9, nodes(1)) }, "'timid' is no style"),
    ];
    for (bad, begin) in bad {
        match desk().hear(Order::Think(bad), 0.0) {
            Some(Tell::Failed { id: Some(9), message }) => assert!(message.starts_with(begin), "{message}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_slow_device_gives_the_same_answer() {
    let mut desk = desk();
    let mut after_slices_of = |asks: f64| {
        desk.hear(Order::Think(Ask { level: Some(6), ..ask(5, nodes(70_000)) }), 0.0);
        let clock = Cell::new(0.0);
        let now = || {
            clock.set(clock.get() + SLICE_MS / asks);
            clock.get()
        };
        loop {
            if let Some(Tell::Done(done)) = desk.work(&now) {
                break (done.best, done.progress.nodes);
            }
        }
    };
    assert_eq!(after_slices_of(1.0), after_slices_of(20.0));
}
