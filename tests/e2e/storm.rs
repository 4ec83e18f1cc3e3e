//! A storm of events changes the position only through moves that the rules allow.

use std::env;

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset, RuleSet};
use serde_json::{Value, json};

use crate::harness::{Point, Viewport, journey};

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

    /// Takes what is shown now: a position shown before at that ply, or one move further.
    fn follow(&mut self, ply: usize, text: &str, storm: usize) {
        let is_known = self.shown.get(ply).is_some_and(|known| position::write(known) == text);
        if !is_known {
            let before = self.shown.get(ply.wrapping_sub(1));
            let next = before.and_then(|before| {
                let all = before.moves().into_iter().map(|step| before.play_legal(step));
                all.into_iter().find(|after| position::write(after) == text)
            });
            let next = next.unwrap_or_else(|| panic!("storm {storm}: no move leads to ply {ply}, {text}"));
            self.shown.truncate(ply);
            self.shown.push(next);
            self.commits += 1;
        }
        self.ply = ply;
    }
}

fn storms() -> usize {
    if env::var_os("EPAMINONDAS_FULL").is_some() { 100_000 } else { 10_000 }
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

#[test]
fn a_driven_storm_changes_the_position_only_through_legal_moves() {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport { width: 768, height: 1024, scale: 1.0, is_touch: true }).await;
        visit.open("").await;
        let start = Position::start(&Preset::Quick.rules()).expect("a preset");
        let board = visit.at_board(&start, "&mode=hotseat").await;
        let mut line = Line::new(start);
        let mut random = Random(7);
        for event in 0..300 {
            let at = board.named(&format!("{}{}", char::from(b'a' + random.below(8)), 1 + random.below(8)));
            let near = Point { x: at.x + f64::from(random.below(30)) - 15.0, y: at.y };
            match random.below(6) {
                0 => visit.page.click(near).await,
                1 => visit.page.mouse_drag(&[near, board.named("d5")]).await,
                2 => visit.page.tap(near).await,
                3 => visit.page.touch_drag(&[near, board.named("e4")]).await,
                4 => visit.page.press("w2".chars().chain([char::from(fantoccini::key::Key::Enter)])).await,
                _ => visit.page.press([char::from(b"qeadxc,.ur"[usize::from(random.below(10))])]).await,
            }
            let shown =
                visit.page.ask("[Number(hands.board().dataset.ply), hands.board().dataset.position]").await;
            let ply = shown[0].as_u64().expect("a ply") as usize;
            line.follow(ply, shown[1].as_str().expect("a position"), event);
            if visit.page.ask("document.querySelector('dialog[open]') !== null").await == Value::Bool(true) {
                visit.page.ask("document.querySelector('dialog[open] [data-action=close]').click()").await;
            }
        }
        assert!(line.commits > 3 && json!(line.ply).is_number(), "{} moves", line.commits);
    });
}

/// Numbers by chance, the same every time (a linear congruence).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u8) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(bound)) as u8
    }
}
