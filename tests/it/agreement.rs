//! Properties that hold in every position: the crate against the oracle and against itself,
//! over thousands of positions by chance under every preset and many other rule sets.

use epaminondas::notation;
use epaminondas::rules::{Direction, Move, Position, Square};

use crate::data::{is_full, same};
use crate::mirror;
use crate::oracle;
use crate::random::{self, Chance};
use crate::reading::{Fast, Reading, Slow};

/// Positions under each preset; with nine presets and the custom rule sets 10,350 in all.
const POSITIONS_OF_A_PRESET: usize = 750;
/// Positions under custom rule sets, one a rule set.
const POSITIONS_OF_CUSTOM_RULES: usize = 3_600;
/// How many times as many positions the full suite takes.
const FULL_FACTOR: usize = 5;
/// Moves of a position that are followed up, taken by chance.
const FOLLOWED_MOVES: usize = 10;
/// Pairs of a rear and a landing square that are asked for their reason, by chance.
const ASKED_PAIRS: usize = 60;

/// One position in both readings.
pub(crate) struct Case {
    pub(crate) rules: String,
    pub(crate) slow: Slow,
    pub(crate) fast: Fast,
    seed: u64,
}

type Property = (&'static str, fn(&Case) -> Result<(), String>);

/// What is asked of every position.
const PROPERTIES: [Property; 8] = [
    ("fast and slow see the same position", same_position),
    ("fast and slow know the same moves", same_moves),
    ("a move leads to the same position", same_positions_after_moves),
    ("playing leaves the position it started from alone", playing_changes_nothing_else),
    ("a move is legal exactly if it is listed", legal_is_listed),
    ("every illegal pair has the same reason", same_reasons),
    ("every text form reads back as it was written", texts_read_back),
    ("the mirrored board has the mirrored moves", mirror::moves_are_mirrored),
];

fn same_position(case: &Case) -> Result<(), String> {
    same("text", case.fast.text(), case.slow.text())?;
    same("status", case.fast.status(), case.slow.status())?;
    same("crossers", case.fast.crossers(), case.slow.crossers())?;
    let position = &case.fast.0;
    same("hash", position.hash(), position.board().computed_hash(position.layout()))?;
    let fixed = |square| case.slow.1.is_fixed(&case.slow.0, square);
    for square in case.slow.1.squares() {
        let is_fixed = position.is_fixed(crate::reading::fast_square(square));
        same(&oracle::square_name(square), is_fixed, fixed(square))?;
    }
    Ok(())
}

fn same_moves(case: &Case) -> Result<(), String> {
    same("moves", case.fast.moves(), case.slow.moves())?;
    let position = &case.fast.0;
    same("move count", position.move_count(), position.moves().len() as u64)?;
    let by_rear = position.size().squares().flat_map(|square| position.moves_from(square));
    let mut by_rear: Vec<String> = by_rear.map(|step| step.to_string()).collect();
    by_rear.sort();
    let all: Vec<String> = case.fast.moves().into_iter().map(|m| m[0].clone()).collect();
    same("moves by rear", by_rear, all)
}

/// Some of the legal moves, by chance.
fn some_moves(case: &Case) -> Vec<Move> {
    let mut chance = Chance::new(case.seed);
    let moves = case.fast.0.moves();
    if moves.len() <= FOLLOWED_MOVES {
        return moves;
    }
    (0..FOLLOWED_MOVES).map(|_| *chance.pick(&moves)).collect()
}

fn same_positions_after_moves(case: &Case) -> Result<(), String> {
    let slow_moves = case.slow.1.legal_moves(&case.slow.0);
    for step in some_moves(case) {
        let name = step.to_string();
        let slow = slow_moves.iter().find(|m| m.text == name).ok_or("unknown move")?;
        let there = Fast(case.fast.0.play(step).map_err(|illegal| illegal.to_string())?);
        let slow_there = Slow(case.slow.0.clone(), slow.after.clone());
        same(&name, there.text(), slow_there.text())?;
        same(&name, there.status(), slow_there.status())?;
        same(&name, case.fast.0.is_crossing(step), slow.is_crossing)?;
        let hash = there.0.board().computed_hash(there.0.layout());
        same(&format!("hash after {name}"), there.0.hash(), hash)?;
        let read = notation::position::read(&there.text(), there.0.rules()).map_err(|e| e.to_string())?;
        same(&format!("position after {name} read again"), read == there.0, true)?;
        same(&format!("hash after {name} read again"), read.hash(), there.0.hash())?;
    }
    Ok(())
}

fn playing_changes_nothing_else(case: &Case) -> Result<(), String> {
    let position = &case.fast.0;
    let before = (position.clone(), position.hash(), case.fast.text());
    for step in some_moves(case) {
        let there = position.play(step).map_err(|illegal| illegal.to_string())?;
        let again = position.play_legal(step);
        same(&format!("{step} played twice"), there == again, true)?;
        same(&format!("turn after {step}"), there.turn(), position.turn().other())?;
    }
    let after = (position.clone(), position.hash(), case.fast.text());
    same("position", before.0 == after.0, true)?;
    same("hash and text", (before.1, before.2), (after.1, after.2))
}

fn legal_is_listed(case: &Case) -> Result<(), String> {
    let position = &case.fast.0;
    let moves = position.moves();
    for step in &moves {
        same(&format!("is_legal({step})"), position.is_legal(*step), true)?;
    }
    let mut chance = Chance::new(case.seed);
    for _ in 0..ASKED_PAIRS {
        let step = near_miss(&mut chance, position, &moves);
        let place = describe(step);
        same(&place, position.is_legal(step), moves.contains(&step))?;
        same(&place, position.play(step).is_ok(), moves.contains(&step))?;
    }
    Ok(())
}

/// All parts of a move, which need not make sense together, nor lie on a board.
fn describe(step: Move) -> String {
    let (direction, length, distance) = (step.direction(), step.length(), step.distance());
    format!("{step} going {direction:?}, length {length}, distance {distance}, run {}", step.run())
}

/// A move that may or may not be legal: a legal one with one part changed, or any at all.
fn near_miss(chance: &mut Chance, position: &Position, moves: &[Move]) -> Move {
    let size = position.size();
    let any = Square::new(
        chance.below(size.columns() as usize + 1) as u8,
        chance.below(size.rows() as usize + 1) as u8,
    );
    if chance.percent(10) {
        return Move::stone(any);
    }
    let direction = *chance.pick(&Direction::ALL);
    if moves.is_empty() || chance.percent(30) {
        let length = chance.between(1, 4) as u8;
        return Move::march(any, direction, length, chance.between(1, 4) as u8, chance.below(4) as u8);
    }
    let legal = *chance.pick(moves);
    if legal.is_stone() {
        return Move::stone(any);
    }
    let (length, distance, run) = (legal.length(), legal.distance(), legal.run());
    match chance.below(5) {
        0 => Move::march(any, legal.direction(), length, distance, run),
        1 => Move::march(legal.rear(), direction, length, distance, run),
        2 => Move::march(legal.rear(), legal.direction(), length % 20 + 1, distance, run),
        3 => Move::march(legal.rear(), legal.direction(), length, distance % 20 + 1, run),
        _ => Move::march(legal.rear(), legal.direction(), length, distance, (run + 1) % 20),
    }
}

fn same_reasons(case: &Case) -> Result<(), String> {
    let mut chance = Chance::new(case.seed);
    let (columns, rows) = (case.slow.1.columns(), case.slow.1.rows());
    let own: Vec<oracle::Square> = case
        .slow
        .1
        .squares()
        .filter(|&s| case.slow.1.on(s).to_ascii_lowercase() == case.slow.1.side)
        .collect();
    for _ in 0..ASKED_PAIRS {
        let landing = (chance.below(columns + 2), chance.below(rows + 2));
        let rear = if own.is_empty() || chance.percent(10) {
            (chance.below(columns + 1), chance.below(rows + 1))
        } else {
            *chance.pick(&own)
        };
        // Most pairs lie in no line, which is soon said: prefer those that do.
        let landing = if chance.percent(80) { in_line(&mut chance, rear) } else { landing };
        let pair = format!("{}-{}", oracle::square_name(rear), oracle::square_name(landing));
        same(&pair, case.fast.why(rear, landing), case.slow.why(rear, landing))?;
    }
    Ok(())
}

/// A square in line with `from`, possibly off the board.
fn in_line(chance: &mut Chance, from: oracle::Square) -> oracle::Square {
    loop {
        let (dc, dr) = *chance.pick(&oracle::DIRECTIONS);
        let steps = chance.between(1, 5) as i32;
        let (column, row) = (from.0 as i32 + dc * steps, from.1 as i32 + dr * steps);
        if column >= 0 && row >= 0 {
            return (column as usize, row as usize);
        }
    }
}

fn texts_read_back(case: &Case) -> Result<(), String> {
    let position = &case.fast.0;
    let read = notation::position::read(&case.fast.text(), position.rules()).map_err(|e| e.to_string())?;
    same("position", &read == position, true)?;
    let rules = notation::rule_set::write(position.rules());
    let read = notation::rule_set::read(&rules).map_err(|e| e.to_string())?;
    same("rule set", &read, position.rules())?;
    for step in some_moves(case) {
        let text = step.to_string();
        let read = notation::moves::read(&text, position).map_err(|e| e.to_string())?;
        same("move", read, step)?;
        let text = step.target().to_string();
        same("square", notation::square::read(&text), Ok(step.target()))?;
    }
    Ok(())
}

/// Every property in so many positions; `next_rules` names the rule set of each.
fn hold_everywhere(seed: u64, count: usize, next_rules: impl Fn(&mut Chance) -> String) {
    let mut chance = Chance::new(seed);
    let count = if is_full() { count * FULL_FACTOR } else { count };
    let mut playing = 0;
    for _ in 0..count {
        let rules = next_rules(&mut chance);
        let known = oracle::Rules::parse(&rules).expect("valid rules");
        let position = random::position(&mut chance, &known);
        let text = position.print();
        let fast = Fast::open(&rules, &text).unwrap_or_else(|e| panic!("{rules} {text}: {e}"));
        let case = Case { rules, slow: Slow(known, position), fast, seed: chance.next() };
        playing += usize::from(case.slow.status().0 == "playing");
        for (property, holds) in PROPERTIES {
            if let Err(fault) = holds(&case) {
                panic!("{property}: not under {} in\n{text}\n{fault}", case.rules);
            }
        }
    }
    assert!(playing * 2 > count, "only {playing} of {count} positions weren't over");
}

fn hold_under(preset: &str) {
    let seed = preset.bytes().map(u64::from).sum();
    hold_everywhere(seed, POSITIONS_OF_A_PRESET, |_| preset.into());
}

#[test]
fn properties_hold_under_standard() {
    hold_under("standard");
}

#[test]
fn properties_hold_under_quick() {
    hold_under("quick");
}

#[test]
fn properties_hold_under_igfip() {
    hold_under("igfip");
}

#[test]
fn properties_hold_under_locked() {
    hold_under("locked");
}

#[test]
fn properties_hold_under_crossings() {
    hold_under("crossings");
}

#[test]
fn properties_hold_under_stones() {
    hold_under("stones");
}

#[test]
fn properties_hold_under_boardspace() {
    hold_under("boardspace");
}

#[test]
fn properties_hold_under_abstractplay() {
    hold_under("abstractplay");
}

#[test]
fn properties_hold_under_everyboard() {
    hold_under("everyboard");
}

#[test]
fn properties_hold_under_custom_rules() {
    hold_everywhere(1963, POSITIONS_OF_CUSTOM_RULES / 2, random::custom_rules_text);
}

#[test]
fn properties_hold_under_other_custom_rules() {
    hold_everywhere(1975, POSITIONS_OF_CUSTOM_RULES / 2, random::custom_rules_text);
}
