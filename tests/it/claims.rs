//! No false wins: whatever the search or the proof solver claims on a small board is held against
//! the board's exact values, under every kind of rules.

use std::collections::HashMap;

use epaminondas::engine::solve::atlas::{Atlas, Fate};
use epaminondas::engine::solve::{Verdict, solve};
use epaminondas::engine::{Control, Engine, Limits, Request, Score};
use epaminondas::notation;
use epaminondas::rules::{Position, Side, Square};

use crate::atlas::best;
use crate::data;
use crate::random::Chance;

/// Plies to which the proof solver looks.
const PLIES: u32 = 8;
/// Positions that it may visit.
const LIMIT: u64 = 100_000;

fn open(rules: &str, text: &str) -> Position {
    let rules = notation::rule_set::read(rules).expect("a rule set");
    notation::position::read(text, &rules).expect("a position")
}

/// How many claims were made: by the search, by the solver.
#[derive(Default)]
struct Claims {
    search: u32,
    solver: u32,
    asked: u32,
}

impl Claims {
    /// Lets both judge `position`, worth `fate`.
    fn check(&mut self, engine: &mut Engine, position: &Position, fate: Fate, depth: u32) {
        let place = || {
            let rules = notation::rule_set::write(position.rules());
            format!("{} under {rules}, worth {fate:?}, to depth {depth}", notation::position::write(position))
        };
        self.asked += 1;
        let request = Request::new(position.clone(), Limits::depth(depth));
        let report = engine.think(&request, &mut |_| Control::Go);
        let score = report.progress.lines.first().map(|line| line.score);
        let is_true = match (score, fate) {
            (Some(Score::Win(claimed)), Fate::Win(plies)) => plies <= claimed,
            (Some(Score::Loss(claimed)), Fate::Loss(plies)) => plies <= claimed,
            (Some(Score::Win(_) | Score::Loss(_)), _) => false,
            (Some(Score::Estimate(_)) | None, _) => true,
        };
        assert!(is_true, "the search claims {score:?}: {}", place());
        self.search += u32::from(!matches!(score, Some(Score::Estimate(_))));
        let verdict = solve(position, PLIES, LIMIT).verdict;
        let is_true = match (&verdict, fate) {
            (Verdict::Win { plies, is_shortest: true, .. }, fate) => fate == Fate::Win(*plies),
            (Verdict::Win { plies, .. }, Fate::Win(exact)) => exact <= *plies,
            (Verdict::Loss { plies, .. }, fate) => fate == Fate::Loss(*plies),
            (Verdict::Open { plies }, Fate::Win(exact) | Fate::Loss(exact)) => exact > *plies,
            (Verdict::Open { .. }, Fate::Draw) => true,
            (Verdict::Win { .. }, _) => false,
        };
        assert!(is_true, "the solver claims {verdict:?}: {}", place());
        self.solver += u32::from(!matches!(verdict, Verdict::Open { .. }));
    }

    fn assert_many(&self, rules: &str) {
        let Claims { search, solver, asked } = self;
        assert!(search * 3 > *asked && solver * 3 > *asked, "{rules}: {search}, {solver} of {asked}");
    }
}

/// A position by chance with pieces as in `start` or fewer, as many crossers on both sides.
fn scattered(chance: &mut Chance, start: &Position) -> Position {
    loop {
        let mut setup = start.setup();
        let squares: Vec<Square> = start.size().squares().collect();
        for square in &squares {
            setup.pieces.remove(square);
        }
        for side in Side::BOTH {
            for _ in 0..chance.between(1, start.piece_count(side) as usize) {
                let square = *chance.pick(&squares);
                if !setup.pieces.contains_key(&square) && !setup.obstructions.contains(&square) {
                    let piece = epaminondas::rules::Piece { side, is_locked: false };
                    setup.pieces.insert(square, piece);
                }
            }
        }
        setup.turn = *chance.pick(&Side::BOTH);
        let position = setup.position(start.rules()).expect("a position");
        // Where one side is ahead there is little to claim.
        let is_even = position.crossers(Side::White) == position.crossers(Side::Black);
        if position.outcome().is_none() && (is_even || chance.percent(20)) {
            return position;
        }
    }
}

/// Positions by chance under `rules` with armies as in `armies`, held against the atlas.
fn hold_on_the_atlas(rules: &str, armies: &str, count: usize) {
    let start = open(rules, armies);
    let atlas = Atlas::new(&start, 64 << 20).expect("an atlas");
    let mut engine = Engine::new(1 << 16);
    let mut chance = Chance::new(rules.bytes().map(u64::from).sum());
    let mut claims = Claims::default();
    let count = if data::is_full() { 3 * count } else { count };
    for number in 0..count {
        let position = scattered(&mut chance, &start);
        let fate = atlas.fate(&position).expect("a position of the atlas");
        claims.check(&mut engine, &position, fate, 1 + number as u32 % 8);
    }
    claims.assert_many(rules);
}

const THREE: &str = "1bbb/4/4/www1 w";

#[test]
fn claims_are_true_under_standard_rules() {
    hold_on_the_atlas("columns=4,rows=4,depth=1", "bbbb/4/4/wwww w", 1_500);
}

#[test]
fn claims_are_true_with_frozen_and_locked_crossers() {
    hold_on_the_atlas("columns=4,rows=4,depth=1,crossers=frozen", THREE, 500);
    hold_on_the_atlas("columns=4,rows=4,depth=1,crossers=locked", THREE, 500);
    hold_on_the_atlas("columns=4,rows=4,depth=1,capture=head,crossers=locked,symmetry=off", THREE, 500);
}

#[test]
fn claims_are_true_where_a_crossing_must_be_answered() {
    let igfip = "crossers=frozen,answer=must-cross,symmetry=off,no-move=draw";
    hold_on_the_atlas("columns=4,rows=4,depth=1,answer=must-cross", THREE, 300);
    hold_on_the_atlas(&format!("columns=4,rows=4,depth=1,{igfip}"), THREE, 500);
    hold_on_the_atlas("columns=4,rows=4,depth=1,capture=head,answer=must-cross", THREE, 300);
}

#[test]
fn claims_are_true_under_every_symmetry_rule() {
    for symmetry in ["mirror", "front-back", "rotation", "off"] {
        hold_on_the_atlas(&format!("columns=4,rows=4,depth=1,symmetry={symmetry}"), THREE, 300);
    }
}

#[test]
fn claims_are_true_among_obstructions_and_without_repetition() {
    let rules = "columns=4,rows=5,depth=1,obstructions=b3";
    hold_on_the_atlas(rules, "1bb1/4/1#2/4/1ww1 w", 300);
    hold_on_the_atlas("columns=4,rows=5,depth=1,repetition=off", "1bbb/4/4/4/www1 w", 300);
}

/// The values of all positions that `start` leads to, by sweeping until nothing changes: also for
/// rules that no atlas is made under.
fn reached(start: &Position) -> Vec<(Position, Fate)> {
    let mut all = vec![start.clone()];
    let mut numbers: HashMap<u64, usize> = HashMap::from([(start.hash(), 0)]);
    let mut moves: Vec<Vec<usize>> = Vec::new();
    while moves.len() < all.len() {
        let here = all[moves.len()].clone();
        let steps = if here.outcome().is_some() { Vec::new() } else { here.moves() };
        let mut after = Vec::with_capacity(steps.len());
        for step in steps {
            let there = here.play_legal(step);
            after.push(*numbers.entry(there.hash()).or_insert(all.len()));
            if after.last() == Some(&all.len()) {
                all.push(there);
            }
        }
        moves.push(after);
    }
    let over = |here: &Position| match here.outcome()?.winner? {
        side if side == here.turn() => Some(Fate::Win(0)),
        _ => Some(Fate::Loss(0)),
    };
    let mut fates: Vec<Option<Fate>> = all.iter().map(over).collect();
    loop {
        let next: Vec<Option<Fate>> = (moves.iter().zip(&fates))
            .map(|(after, old)| match old {
                None if !after.is_empty() => best(after.iter().map(|to| fates[*to])),
                _ => *old,
            })
            .collect();
        if next == fates {
            break;
        }
        fates = next;
    }
    all.into_iter().zip(fates).map(|(here, fate)| (here, fate.unwrap_or(Fate::Draw))).collect()
}

#[test]
fn claims_are_true_where_answers_lock_and_where_stones_are_placed() {
    for (rules, text) in [
        ("columns=4,rows=4,depth=1,crossers=locked-when-answered,symmetry=off", "2bb/4/4/ww2 w"),
        ("columns=4,rows=4,depth=1,crossers=locked-when-answered,answer=must-cross", "2bb/4/4/w3 w"),
        ("columns=4,rows=5,depth=1,stones=1,symmetry=off", "2b1/4/4/4/ww2 w - 1"),
    ] {
        let all = reached(&open(rules, text));
        let mut engine = Engine::new(1 << 16);
        let mut chance = Chance::new(9);
        let mut claims = Claims::default();
        for number in 0..if data::is_full() { 1_500 } else { 500 } {
            let (position, fate) = chance.pick(&all);
            if position.outcome().is_none() {
                claims.check(&mut engine, position, *fate, 1 + number % 8);
            }
        }
        claims.assert_many(rules);
    }
}
