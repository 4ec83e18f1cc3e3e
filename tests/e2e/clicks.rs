//! Presses that miss, moves that wait, buttons that destroy (ACCEPTANCE B).

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use serde_json::{Value, json};

use crate::harness::{Board, Point, Viewport, Visit, journey};
use crate::thinking::{begin_thinking, start};

const HOTSEAT: &str = "&mode=hotseat";
const PLY: &str = "hands.board().dataset.ply";
/// The place of the choice "always" in the list of moves to confirm.
const ALWAYS: (&str, &str) = ("set-confirm", "3");
/// The place of "the piece you hold" in the list of target marks.
const HELD: (&str, &str) = ("set-marks", "1");

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

async fn ready(visit: &Visit, screen: &Viewport, settings: &[(&str, &str)]) -> Board {
    visit.page.become_like(screen).await;
    visit.open("").await;
    visit.at_board(&quick(), HOTSEAT).await;
    if !settings.is_empty() {
        visit.set(settings).await;
    }
    visit.page.board(&quick()).await
}

#[test]
fn u019_a_click_beside_the_targets_never_moves_and_a_ring_shows_the_selection() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::DESKTOP, &[]).await;
        let targets: Vec<_> = quick()
            .moves()
            .into_iter()
            .filter(|step| step.rear().to_string() == "d1")
            .map(|step| step.target())
            .collect();
        for square in quick().size().squares().filter(|square| !targets.contains(square)) {
            visit.page.click(board.named("d1")).await;
            visit.page.until("document.querySelector('#board .ring') !== null").await;
            visit.page.click(board.at(square)).await;
            visit.page.press([char::from(fantoccini::key::Key::Escape)]).await;
            visit.page.until_state("idle").await;
        }
        assert_eq!(visit.page.ask(PLY).await, json!("0"));
        visit.set(&[("set-entry", "1")]).await;
        let board = visit.page.board(&quick()).await;
        visit.page.click(board.named("d1")).await;
        visit.page.click(board.named("d4")).await;
        assert_eq!(visit.page.ask(PLY).await, json!("0"), "clicks that move are switched off");
    });
}

#[test]
fn u023_while_a_move_waits_presses_elsewhere_never_change_the_game() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::DESKTOP, &[ALWAYS]).await;
        let elsewhere = ["a5", "d8", "h1", "e5"].map(|square| board.named(square));
        let panel = visit.page.center_of(".player.is-opponent").await;
        for point in elsewhere.into_iter().chain([panel]) {
            visit.page.click(board.named("d1")).await;
            visit.page.click(board.named("d4")).await;
            visit.page.until_state("pending").await;
            visit.page.click(point).await;
            assert_eq!(visit.page.ask(PLY).await, json!("0"));
            visit.page.press([char::from(fantoccini::key::Key::Escape); 2]).await;
            visit.page.until_state("idle").await;
        }
        visit.page.click(board.named("d1")).await;
        visit.page.click(board.named("d4")).await;
        visit.page.until_state("pending").await;
        visit.page.click(board.named("d4")).await;
        visit.page.until(&format!("{PLY} === '1'")).await;
        // Enter confirms as well, wherever the mouse is.
        visit.page.click(board.named("d8")).await;
        visit.page.click(board.named("d5")).await;
        visit.page.until_state("pending").await;
        visit.page.press([char::from(fantoccini::key::Key::Enter)]).await;
        visit.page.until(&format!("{PLY} === '2'")).await;
    });
}

/// Where the buttons that destroy stand, as text.
const DANGERS: &str = "JSON.stringify(['new-game', 'undo', 'offer-draw', 'resign', 'hint', 'flip'].map(name => hands.action(name))
    .map(button => button && (({ x, y, width, height }) => [x, y, width, height])(button.getBoundingClientRect())))";

#[test]
fn u025_buttons_that_destroy_stand_still_and_ask() {
    for screen in [Viewport::DESKTOP, Viewport::PHONE] {
        journey("/", async |visit| {
            visit.page.become_like(&screen).await;
            visit.open("").await;
            let board = visit.at_board(&quick(), HOTSEAT).await;
            let before = visit.page.ask_text(DANGERS).await;
            visit.page.click(board.named("d1")).await;
            visit.page.until_state("selected").await;
            assert_eq!(visit.page.ask_text(DANGERS).await, before, "a piece selected");
            visit.page.click(board.named("d4")).await;
            visit.page.until(&format!("{PLY} === '1'")).await;
            assert_eq!(visit.page.ask_text(DANGERS).await, before, "another side's turn");
            visit.page.act("resign").await;
            visit.page.until_dialog(true).await;
            assert_eq!(visit.page.ask("hands.board().dataset.result ?? null").await, Value::Null, "it asks");
            visit.page.act("close").await;
            visit.page.until_dialog(false).await;

            visit.at_board(&start(), "&mode=play&side=white&level=12").await;
            let mine = visit.page.ask_text(DANGERS).await;
            begin_thinking(visit).await;
            assert_eq!(visit.page.ask_text(DANGERS).await, mine, "the computer thinks");
        });
    }
}

#[test]
fn u028_a_tap_just_beside_the_only_target_near_shows_it_and_plays_nothing() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE, &[]).await;
        visit.page.tap(board.named("d1")).await;
        visit.page.until_state("selected").await;
        let d4 = board.named("d4");
        let beside = Point { x: d4.x, y: d4.y - 0.56 * board.unit };
        visit.page.tap(beside).await;
        visit.page.until("document.querySelectorAll('.ghost').length === 2").await;
        assert_eq!(visit.page.ask(PLY).await, json!("0"));
        let far = Point { x: d4.x, y: d4.y - 0.75 * board.unit };
        visit.page.tap(far).await;
        visit.page.until_state("idle").await;
        assert_eq!(visit.page.ask(PLY).await, json!("0"));
    });
}

/// The narrowest phone that counts: squares are 22 px wide there.
const NARROW: Viewport = Viewport { width: 320, height: 568, scale: 2.0, is_touch: true };

/// Targets lie side by side, among own pieces and before enemies.
fn crowded() -> Position {
    let text = "14/14/14/14/14/4ww2bb4/4ww2b5/4ww8/14/14/14/14 w";
    position::read(text, &Preset::Standard.rules()).expect("a position")
}

#[test]
fn u029_on_the_narrowest_phone_a_drag_names_every_move_before_it_is_played() {
    journey("/", async |visit| {
        visit.page.become_like(&NARROW).await;
        visit.open("").await;
        let here = &crowded();
        let board = visit.at_board(here, HOTSEAT).await;
        // Every target, missed by 10 CSS pixels to either side of its ray.
        for step in here.moves().into_iter().filter(|step| step.rear().to_string() == "e5") {
            let (from, to) = (board.at(step.rear()), board.at(step.target()));
            let length = f64::hypot(to.x - from.x, to.y - from.y);
            let across = Point { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
            visit.page.touch("touchStart", Some(from)).await;
            for miss in [0.0, -10.0, 10.0] {
                let at = Point { x: to.x + across.x * miss, y: to.y + across.y * miss };
                visit.page.touch("touchMove", Some(at)).await;
                let is_named = format!("document.querySelector('.readout').textContent.includes('{step}')");
                visit.page.until(&is_named).await;
            }
            visit.page.touch("touchEnd", None).await;
            visit.page.until_position(&here.play_legal(step)).await;
            visit.page.ask("hands.action('undo').click()").await;
            visit.page.until_position(here).await;
        }
    });
}

#[test]
fn u030_held_marks_a_touch_on_an_own_piece_shows_first_and_elsewhere_plays_at_once() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE, &[HELD]).await;
        visit.page.tap(board.named("d1")).await;
        visit.page.until("hands.cell('d2').dataset.target === 'move'").await;
        visit.page.tap(board.named("d2")).await;
        visit.page.until("document.querySelectorAll('.ghost').length === 2").await;
        assert_eq!(visit.page.ask(PLY).await, json!("0"));
        visit.page.tap(board.named("d2")).await;
        visit.page.until(&format!("{PLY} === '1'")).await;

        let board = visit.at_board(&quick(), HOTSEAT).await;
        visit.page.tap(board.named("d1")).await;
        visit.page.until("hands.cell('d3').dataset.target === 'move'").await;
        visit.page.tap(board.named("d3")).await;
        visit.page.until(&format!("{PLY} === '1'")).await;
    });
}
