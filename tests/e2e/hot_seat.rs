//! Two people at one device: what happens to the board between their moves (ACCEPTANCE U109).

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, journey};

/// Places of the choices in the settings' list.
const FLIP: &str = "1";
const PASS: &str = "2";
const ROTATE: &str = "3";

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

/// A game between two people, with that choice in the settings.
async fn ready(visit: &Visit, choice: &str) {
    visit.open("").await;
    visit.at_board(&quick(), "&mode=hotseat").await;
    visit.set(&[("set-hand-over", choice)]).await;
}

async fn drag(visit: &Visit, from: &str, to: &str) {
    let board = visit.page.board(&quick()).await;
    visit.page.mouse_drag(&[board.named(from), board.named(to)]).await;
}

/// Notes how each slide of a piece ends, and whether the board had turned by then. Where frames are
/// late, the browser begins a slide anew, which it tells as an end after no time at all.
const WATCH: &str = "(window.slides = [], ['transitionend', 'transitioncancel'].forEach(name =>
    document.querySelector('.pieces').addEventListener(name, ({ propertyName, elapsedTime }) => {
        const isEnd = name === 'transitioncancel' || elapsedTime > 0;
        if (propertyName === 'transform' && isEnd) slides.push([name, hands.place()[4]]);
    })))";

/// Do the pieces rest, two frames after what was done last?
const AT_REST: &str = "(await hands.frames(2),
    document.querySelector('.pieces').getAnimations({ subtree: true }).length === 0)";

/// Moves a phalanx of two, whose slides have to end by themselves before the board turns; nothing
/// slides as it turns.
async fn slides_end_before_the_turn(visit: &Visit) {
    visit.page.ask(WATCH).await;
    drag(visit, "c1", "c4").await;
    visit.page.until("hands.place()[4]").await;
    visit.page.until(AT_REST).await;
    // What the last frame has brought to rest is told by the next.
    visit.page.until(AT_REST).await;
    let slides = visit.page.ask("slides").await;
    assert_eq!(slides, json!([["transitionend", false], ["transitionend", false]]));
}

#[test]
fn u109_the_board_turns_after_the_move_has_come_to_rest() {
    journey("/", async |visit| {
        ready(visit, FLIP).await;
        slides_end_before_the_turn(visit).await;
        drag(visit, "c8", "c5").await;
        visit.page.until("hands.board().dataset.ply === '2' && !hands.place()[4]").await;
        visit.page.act("undo").await;
        visit.page.until("hands.board().dataset.ply === '1' && hands.place()[4]").await;
    });
}

#[test]
fn u109_a_late_slide_is_not_broken_off() {
    journey("/", async |visit| {
        ready(visit, FLIP).await;
        // The slide lasts longer than the board waits, as it does where frames are late.
        visit.page.ask("document.documentElement.style.setProperty('--m-slide', '900ms')").await;
        slides_end_before_the_turn(visit).await;
    });
}

#[test]
fn u109_the_device_is_passed_on_before_the_board_turns() {
    journey("/", async |visit| {
        ready(visit, PASS).await;
        drag(visit, "c1", "c4").await;
        visit.page.until_dialog(true).await;
        visit.page.screenshot("pass-over").await;
        assert_eq!(visit.page.ask("hands.place()[4]").await, json!(false));
        visit.page.click_on("dialog [data-action=confirm]").await;
        visit.page.until("document.querySelector('dialog') === null && hands.place()[4]").await;
        drag(visit, "c8", "c5").await;
        visit.page.until_dialog(true).await;
    });
}

#[test]
fn u109_pieces_and_texts_turn_to_the_player_opposite() {
    journey("/", async |visit| {
        ready(visit, ROTATE).await;
        // How the upright of a piece, a sentence and the strip at the top point: 1 up, -1 down.
        let upright =
            "['.piece.is-white > *', '.sentence', '.player.is-opponent > .player-row'].map(selector => {
            const style = getComputedStyle(document.querySelector(selector));
            const turned = style.rotate === '180deg' || style.transform.startsWith('matrix(-1');
            return turned ? -1 : 1;
        })";
        assert_eq!(visit.page.ask(upright).await, json!([1, 1, -1]));
        drag(visit, "c1", "c4").await;
        visit.page.until("document.querySelector('.app').dataset.facing === 'top'").await;
        assert_eq!(visit.page.ask(upright).await, json!([-1, -1, -1]));
        assert_eq!(visit.page.ask("hands.place()[4]").await, json!(false), "the board itself stays");
        visit.page.screenshot("opposite").await;
        visit.page.act("resign").await;
        visit.page.until_dialog(true).await;
        let dialog = "getComputedStyle(document.querySelector('dialog')).rotate";
        assert_eq!(visit.page.ask(dialog).await, json!("180deg"));
        visit.page.click_on("dialog [data-action=cancel]").await;
        visit.page.until_dialog(false).await;
        drag(visit, "c8", "c5").await;
        visit.page.until("document.querySelector('.app').dataset.facing === 'bottom'").await;
        assert_eq!(visit.page.ask(upright).await, json!([1, 1, -1]));
        // The one who is asked sits opposite.
        visit.page.act("offer-draw").await;
        visit.page.until_dialog(true).await;
        assert_eq!(visit.page.ask(dialog).await, json!("180deg"));
    });
}

#[test]
fn against_the_computer_nothing_turns() {
    journey("/", async |visit| {
        ready(visit, ROTATE).await;
        visit.at_board(&quick(), "&mode=play&side=white&level=12").await;
        drag(visit, "c1", "c4").await;
        visit.page.until_state("thinking").await;
        let turned = "document.querySelector('.board-frame.is-opposite, [data-facing]') !== null";
        assert_eq!(visit.page.ask(turned).await, json!(false));
    });
}
