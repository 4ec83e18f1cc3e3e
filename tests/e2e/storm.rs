//! A storm of events changes the position only through moves that the rules allow.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset, RuleSet, Square};

use crate::harness::{Board, Point, Viewport, Wire, is_full, journey};

const STORM: &str = include_str!("harness/storm.js");
/// Events in one call, so that none takes longer than a driver waits.
const GUST: usize = 500;

/// What the board has shown of one game, from its start.
struct Line {
    shown: Vec<Position>,
    ply: usize,
    commits: usize,
}

impl Line {
    fn new(start: Position) -> Self {
        Line { shown: vec![start], ply: 0, commits: 0 }
    }

    /// Takes what is shown now: a position shown before at that ply, or legal moves further; more
    /// than one if input came faster than it could be drawn.
    fn follow(&mut self, ply: usize, text: &str, storm: usize) {
        let is_known = self.shown.get(ply).is_some_and(|known| position::write(known) == text);
        if !is_known {
            let found = (1..=MOST_AT_ONCE.min(ply)).find_map(|count| {
                let before = self.shown.get(ply - count)?;
                Some((ply - count, way(before, text, count)?))
            });
            let (from, way) =
                found.unwrap_or_else(|| panic!("storm {storm}: no move leads to ply {ply}, {text}"));
            self.shown.truncate(from + 1);
            self.commits += way.len();
            self.shown.extend(way);
        }
        self.ply = ply;
    }
}

/// Moves that may be played between two pictures of the board.
const MOST_AT_ONCE: usize = 2;

/// The positions on a way of `count` legal moves from `before` to the one written `text`.
fn way(before: &Position, text: &str, count: usize) -> Option<Vec<Position>> {
    before.moves().into_iter().find_map(|step| {
        let after = before.play_legal(step);
        match count {
            1 => (position::write(&after) == text).then(|| vec![after]),
            _ => {
                let rest = way(&after, text, count - 1)?;
                Some(std::iter::once(after).chain(rest).collect())
            }
        }
    })
}

/// Events of the storm; real input, which is several events at a time, comes half as often.
fn storms() -> usize {
    if is_full() { 100_000 } else { 4_000 }
}

#[test]
fn a_storm_of_events_changes_the_position_only_through_legal_moves() {
    journey("/", async |visit| {
        visit.open("").await;
        let rules: [RuleSet; 4] =
            [Preset::Quick, Preset::Standard, Preset::Stones, Preset::Igfip].map(Preset::rules);
        let mut commits = 0;
        for (number, rules) in rules.iter().enumerate() {
            let start = Position::start(rules).expect("a preset");
            visit.at_board(&start, "&mode=hotseat").await;
            visit.page.ask(&format!("(() => {{ {STORM} }})()")).await;
            let mut line = Line::new(start);
            for gust in 0..storms() / rules_count() / GUST {
                let seed = number * 1000 + gust + 1;
                let changes = visit.page.ask(&format!("storm.blow({GUST}, {seed})")).await;
                for change in changes.as_array().expect("changes") {
                    let ply = change[0].as_u64().expect("a ply") as usize;
                    line.follow(ply, change[1].as_str().expect("a position"), seed);
                }
            }
            commits += line.commits;
        }
        assert!(commits > storms() / 500, "a storm that moves nothing shows nothing: {commits} moves");
    });
}

fn rules_count() -> usize {
    4
}

/// Writes down every change of the board, as soon as it is drawn.
const WATCH: &str = "(() => {
    const seen = () => [Number(hands.board()?.dataset.ply), hands.board()?.dataset.position];
    let last = seen();
    window.changes = [];
    new MutationObserver(() => {
        const now = seen();
        if (now[0] !== last[0] || now[1] !== last[1]) changes.push(now);
        last = now;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-position', 'data-ply'] });
})()";

/// What the board has shown since the last call, once the last input is drawn; dialogs that keys
/// have opened are closed.
const SHOWN: &str = "(async () => {
    document.querySelector('dialog[open] [data-action=close]')?.click();
    await hands.task();
    await hands.task();
    return changes.splice(0);
})()";

#[test]
fn a_storm_of_real_input_changes_the_position_only_through_legal_moves() {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport { width: 480, height: 640, scale: 1.0, is_touch: true }).await;
        visit.open("").await;
        let start = Position::start(&Preset::Quick.rules()).expect("a preset");
        let board = visit.at_board(&start, "&mode=hotseat").await;
        visit.page.ask(WATCH).await;
        let mut wire = visit.page.wire().await;
        let mut line = Line::new(start);
        let mut random = Random(7);
        let inputs = storms() / 2;
        for number in 0..inputs {
            blow(&mut wire, &mut random, &board);
            let shown = wire.ask(SHOWN);
            for change in shown.as_array().expect("changes") {
                let ply = change[0].as_u64().expect("a ply") as usize;
                line.follow(ply, change[1].as_str().expect("a position"), number);
            }
        }
        println!("{inputs} times real input, {} moves, {} refused", line.commits, wire.refused);
        // How many it is depends on how late it comes to them.
        assert!(wire.refused < inputs / 5, "the browser itself refused {} events", wire.refused);
        assert!(line.commits > inputs / 250, "{} moves", line.commits);
    });
}

/// One thing that hands do, one event or several, by chance: of the mouse, of one or two fingers, or of the keyboard.
fn blow(wire: &mut Wire, random: &mut Random, board: &Board) {
    const KEYS: [&str; 24] = [
        "q",
        "w",
        "e",
        "a",
        "d",
        "z",
        "x",
        "c",
        "1",
        "2",
        "3",
        "Enter",
        "Enter",
        "Escape",
        ",",
        ".",
        "u",
        "r",
        "g",
        "m",
        "f",
        "?",
        "ArrowUp",
        "ArrowRight",
    ];
    let (column, row) = (random.below(8), random.below(8));
    let near = |at: u8, by: u8| (at + by).saturating_sub(2).min(7);
    let (middle, other) = (
        board.at(Square::new(column, row)),
        board.at(Square::new(near(column, random.below(5)), near(row, random.below(5)))),
    );
    let at = Point { x: middle.x + f64::from(random.below(40)) - 20.0, y: middle.y };
    match random.below(14) {
        0..=2 => wire.click(at),
        3 => wire.mouse("mousePressed", at, 1),
        4 => wire.mouse("mouseMoved", at, 1),
        5 => wire.mouse("mouseReleased", at, 0),
        6..=7 => wire.drag(middle, other),
        8 => wire.tap(at),
        9..=10 => wire.touch_drag(middle, other),
        11 => {
            wire.touch("touchStart", Some(at));
            wire.touch("touchMove", Some(middle));
            wire.touch("touchCancel", None);
        }
        _ => wire.key(KEYS[usize::from(random.below(KEYS.len() as u8))]),
    }
}

/// Numbers by chance, the same every time (a linear congruence).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u8) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u8
    }
}
