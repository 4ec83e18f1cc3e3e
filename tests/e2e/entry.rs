//! Every way of entering a move means the same move: moves of many positions, entered by the
//! browser's own mouse, finger and keys.
//!
//! Of each position a move is entered in each way, another one in each; with `EPAMINONDAS_FULL=1` every
//! legal move in every way.

use epaminondas::notation::position;
use epaminondas::rules::{Move, Position};
use serde_json::json;

use crate::harness::{Board, Viewport, Wire, is_full, journey};
use crate::positions::positions;

/// The screen: nothing is to be looked at, and drawing a large one takes longer than all the rest.
const SCREEN: Viewport = Viewport { width: 480, height: 640, scale: 1.0, is_touch: false };

/// A way of entering a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Click,
    Drag,
    Tap,
    TouchDrag,
    Keys,
    Text,
}

/// The moves of position `number` which are entered in `way`: one, now among the first and now among
/// the last, and another in every way; or all.
fn share(number: usize, position: &Position, way: Way) -> Vec<Move> {
    let moves = position.moves();
    if is_full() {
        return moves;
    }
    let place = (7 * number + way as usize) % moves.len().max(1);
    moves.into_iter().skip(place).take(1).collect()
}

/// Enters the shares of all `ways` in every position, every other board flipped.
fn enter_all(ways: &[Way], is_touch: bool) {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport { is_touch, ..SCREEN }).await;
        visit.open("").await;
        visit.page.ask("document.documentElement.dataset.speed = 'off'").await;
        let mut wire = visit.page.wire().await;
        let mut count = 0;
        for (number, position) in positions().iter().enumerate() {
            let side = if number % 2 == 1 { "black" } else { "white" };
            let board = wire.at_board(position, &format!("&mode=hotseat&side={side}"));
            assert_eq!(board.is_flipped, side == "black");
            for way in ways {
                for step in share(number, position, *way) {
                    enter(&mut wire, &board, *way, step);
                    arrive(&mut wire, position, step, *way);
                    count += 1;
                }
            }
        }
        assert_eq!(wire.refused, 0);
        println!("{count} moves by {ways:?}");
    });
}

fn arrive(wire: &mut Wire, before: &Position, step: Move, way: Way) {
    let [start, after] = [before, &before.play_legal(step)].map(|it| json!(position::write(it)));
    assert_eq!(wire.ask(&format!("hands.arrived({start})")), after, "{step} by {way:?} in {start}");
}

fn enter(wire: &mut Wire, board: &Board, way: Way, step: Move) {
    let (rear, target) = (board.at(step.rear()), board.at(step.target()));
    match way {
        Way::Click | Way::Drag if step.is_stone() => wire.click(target),
        Way::Tap | Way::TouchDrag if step.is_stone() => wire.tap(target),
        Way::Click => [rear, target].into_iter().for_each(|at| wire.click(at)),
        Way::Tap => [rear, target].into_iter().for_each(|at| wire.tap(at)),
        Way::Drag => wire.drag(rear, target),
        Way::TouchDrag => wire.touch_drag(rear, target),
        Way::Keys => by_keys(wire, board, step),
        Way::Text => {
            wire.ask(&format!("hands.cell('{}').focus()", step.rear()));
            wire.key("/");
            wire.ask("hands.until(() => document.activeElement?.id === 'typed-move')");
            step.to_string().chars().for_each(|letter| wire.key(&letter.to_string()));
            wire.key("Enter");
        }
    }
}

/// Enter on the rear, its direction on the screen, its distance, Enter.
fn by_keys(wire: &mut Wire, board: &Board, step: Move) {
    const KEYS: [&str; 8] = ["w", "e", "d", "c", "x", "z", "a", "q"];
    wire.ask(&format!("hands.cell('{}').focus()", step.rear()));
    wire.key("Enter");
    if step.is_stone() {
        return;
    }
    let turned = step.direction() as usize + if board.is_flipped { 4 } else { 0 };
    let way = KEYS[turned % 8];
    wire.key(way);
    match step.distance() {
        digit @ 1..=9 => wire.key(&digit.to_string()),
        far => (1..far).for_each(|_| wire.key(way)),
    }
    wire.key("Enter");
}

#[test]
fn moves_are_entered_by_clicks_and_drags_of_a_mouse() {
    enter_all(&[Way::Click, Way::Drag], false);
}

#[test]
fn u003_moves_are_entered_by_taps_and_drags_of_a_finger() {
    enter_all(&[Way::Tap, Way::TouchDrag], true);
}

#[test]
fn moves_are_entered_by_keys_and_as_text() {
    enter_all(&[Way::Keys, Way::Text], false);
}
