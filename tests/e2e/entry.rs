//! Every way of entering a move means the same move.

use std::env;
use std::fs;

use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Move, Position};
use fantoccini::key::Key;
use serde_json::{Value, json};
use xtask::house::House;

use crate::harness::{Board, Page, Viewport, journey, told};

/// Positions that the journeys enter moves in.
const POSITIONS: usize = 200;
/// Moves tried in each of them, unless everything is to be tried.
const SAMPLE: usize = 12;
const WAYS: [&str; 6] = ["click", "drag", "tap", "touch-drag", "keys", "typed"];

fn is_full() -> bool {
    env::var_os("EPAMINONDAS_FULL").is_some()
}

/// Positions of the data with moves to make, alternately of standard and of other rules.
fn positions() -> Vec<Position> {
    let all = |name: &str| -> Vec<Position> {
        let path = House::find().root().join("tests/data").join(name);
        let text = fs::read_to_string(&path).expect("the data");
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines.filter(|line| line["status"] == "playing").map(|line| read(&line)).collect()
    };
    let (standard, other) = (all("positions.jsonl"), all("variants.jsonl"));
    let mut mixed: Vec<Position> = standard.into_iter().take(POSITIONS / 2).collect();
    let rest = POSITIONS - mixed.len();
    mixed.extend(other.into_iter().take(rest));
    assert_eq!(mixed.len(), POSITIONS);
    mixed
}

fn read(line: &Value) -> Position {
    let rules = rule_set::read(line["rules"].as_str().unwrap_or("standard")).expect("rules");
    position::read(line["position"].as_str().expect("a position"), &rules).expect("a position")
}

/// Evenly chosen moves: all of them, or as many as the sample allows.
fn chosen(moves: Vec<Move>, most: usize) -> Vec<Move> {
    let step = moves.len().div_ceil(most).max(1);
    moves.into_iter().step_by(step).collect()
}

#[test]
fn every_way_of_entry_gives_the_move_of_the_rules() {
    journey("/", async |visit| {
        visit.open("").await;
        for (number, position) in positions().iter().enumerate() {
            let is_flipped = number % 2 == 1;
            let side = if is_flipped { "black" } else { "white" };
            let board = visit.at_board(position, &format!("&mode=hotseat&side={side}")).await;
            assert_eq!(board.is_flipped, is_flipped);
            let most = if is_full() { usize::MAX } else { SAMPLE };
            let moves = chosen(position.moves(), most);
            let told: Vec<Value> = moves
                .iter()
                .enumerate()
                .flat_map(|(place, step)| {
                    let ways = if is_full() { &WAYS[..] } else { &WAYS[(place + number) % 6..][..1] };
                    ways.iter().map(|by| told(position, *step, by, is_flipped))
                })
                .collect();
            for part in told.chunks(100) {
                let wrong = visit.page.ask(&format!("hands.enterAll({})", json!(part))).await;
                assert_eq!(wrong, json!([]), "{}", position::write(position));
            }
        }
    });
}

#[test]
fn real_mouse_and_keys_enter_a_move_in_every_position() {
    journey("/", async |visit| {
        visit.open("").await;
        for (number, position) in positions().iter().enumerate() {
            let board = visit.at_board(position, "&mode=hotseat").await;
            for (place, by) in ["click", "drag", "keys", "typed"].iter().enumerate() {
                let step = one_of(position, number + place * 7);
                match *by {
                    "click" => visit.page.click_move(&board, step).await,
                    "drag" if step.is_stone() => visit.page.click_move(&board, step).await,
                    "drag" => {
                        visit.page.mouse_drag(&[board.at(step.rear()), board.at(step.target())]).await;
                    }
                    "keys" => by_keys(&visit.page, step).await,
                    _ => typed(&visit.page, step).await,
                }
                arrive(&visit.page, position, step, by).await;
            }
        }
    });
}

#[test]
fn u003_real_touch_enters_a_move_in_every_position() {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport { width: 768, height: 1024, scale: 1.0, is_touch: true }).await;
        visit.open("").await;
        for (number, position) in positions().iter().enumerate() {
            let board = visit.at_board(position, "&mode=hotseat").await;
            for (place, by) in ["tap", "touch-drag"].iter().enumerate() {
                let step = one_of(position, number + place * 7);
                if *by == "tap" || step.is_stone() {
                    tapped(&visit.page, &board, step).await;
                } else {
                    visit.page.touch_drag(&[board.at(step.rear()), board.at(step.target())]).await;
                }
                arrive(&visit.page, position, step, by).await;
            }
        }
    });
}

fn one_of(position: &Position, number: usize) -> Move {
    let moves = position.moves();
    moves[number * 31 % moves.len()]
}

async fn tapped(page: &Page, board: &Board, step: Move) {
    if !step.is_stone() {
        page.tap(board.at(step.rear())).await;
    }
    page.tap(board.at(step.target())).await;
}

async fn by_keys(page: &Page, step: Move) {
    const KEYS: [char; 8] = ['w', 'e', 'd', 'c', 'x', 'z', 'a', 'q'];
    page.ask(&format!("hands.cell('{}').focus()", step.rear())).await;
    let mut keys = vec![char::from(Key::Enter)];
    if !step.is_stone() {
        let by_distance = char::from_digit(u32::from(step.distance()), 10);
        keys.push(KEYS[step.direction() as usize]);
        match by_distance {
            Some(digit) => keys.push(digit),
            None => keys.extend((1..step.distance()).map(|_| KEYS[step.direction() as usize])),
        }
        keys.push(char::from(Key::Enter));
    }
    page.press(keys).await;
}

async fn typed(page: &Page, step: Move) {
    page.press(['/']).await;
    page.until("document.activeElement?.id === 'typed-move'").await;
    page.press(step.to_string().chars().chain([char::from(Key::Enter)])).await;
}

/// Confirms a move that is warned of, checks that it was `step`, and takes it back.
async fn arrive(page: &Page, before: &Position, step: Move, by: &str) {
    let [start, after] = [before, &before.play_legal(step)].map(|it| json!(position::write(it)));
    let ended = page
        .ask(&format!(
            "(async () => {{
                const is = (name) => hands.board().dataset.state === name;
                await hands.until(() => is('pending') || hands.board().dataset.ply === '1');
                if (is('pending')) hands.action('confirm').click();
                await hands.until(() => hands.board().dataset.ply === '1');
                const found = hands.board().dataset.position;
                hands.action('undo').click();
                await hands.until(() => hands.board().dataset.position === {start});
                return found;
            }})()"
        ))
        .await;
    assert_eq!(ended, after, "{step} by {by} in {start}");
}
