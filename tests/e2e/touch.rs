//! Touch and drag, as in section A of the acceptance list. A finger, a pen and a mouse are the
//! browser's own.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Board, Mouse, Point, Viewport, Visit, chromium_alone, journey};

const HOTSEAT: &str = "&mode=hotseat";
const IS_UNTOUCHED: &str = "hands.board().dataset.ply === '0' && hands.board().dataset.state === 'idle'
    && document.querySelector('.carried') === null && document.querySelector('.ghost') === null";

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

async fn ready(visit: &Visit, screen: &Viewport) -> Board {
    visit.page.become_like(screen).await;
    visit.open("").await;
    visit.at_board(&quick(), HOTSEAT).await
}

async fn until_played(visit: &Visit, step: &str) {
    let list = "[...document.querySelectorAll('.move')].map(move => move.textContent.trim()).join(' ')";
    visit.page.until(&format!("{list} === '{step}'")).await;
}

impl Point {
    fn beside(self, x: f64, y: f64) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

#[test]
fn u001_a_drag_of_a_piece_never_scrolls_the_page_and_a_swipe_elsewhere_does() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE).await;
        visit.page.ask("document.querySelector('main').style.paddingBottom = '1000px'").await;
        visit.page.until("document.documentElement.scrollHeight > innerHeight + 300").await;
        let top = visit.page.ask("scrollY").await;
        visit
            .page
            .touch_drag(&[board.named("d1"), board.named("d4"), board.named("d4").beside(0.0, -150.0)])
            .await;
        visit.page.touch_drag(&[board.named("e2"), board.named("e2").beside(120.0, -20.0)]).await;
        assert_eq!(visit.page.ask("scrollY").await, top);
        chromium_alone("a swipe that scrolls");
        visit.page.press([char::from(fantoccini::key::Key::Escape)]).await;
        let board = visit.at_board(&quick(), HOTSEAT).await;
        for from in ["d5", "d7"] {
            // A swipe rolls on for a while.
            visit.page.until("(scrollTo(0, 0), scrollY === 0)").await;
            visit.page.touch_drag(&[board.named(from), board.named(from).beside(0.0, -150.0)]).await;
            visit.page.until("scrollY > 30").await;
        }
    });
}

#[test]
fn u003_rear_then_target_plays_with_finger_pen_and_mouse() {
    journey("/", async |visit| {
        let tablet = Viewport { width: 768, height: 1024, scale: 1.0, is_touch: true };
        let board = ready(visit, &tablet).await;
        let squares = [board.named("c1"), board.named("c4")];
        for square in squares {
            visit.page.tap(square).await;
        }
        until_played(visit, "c1-c4").await;
        for kind in ["mouse", "pen"] {
            let board = visit.at_board(&quick(), HOTSEAT).await;
            for square in [board.named("c1"), board.named("c4")] {
                visit.page.pointer(kind, Mouse::Hover, square).await;
                visit.page.pointer(kind, Mouse::Down, square).await;
                visit.page.pointer(kind, Mouse::Up, square).await;
            }
            until_played(visit, "c1-c4").await;
        }
    });
}

#[test]
fn u004_a_drag_back_onto_its_own_square_leaves_nothing() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE).await;
        let there_and_back = [board.named("d1"), board.named("d3"), board.named("d1")];
        visit.page.touch_drag(&there_and_back).await;
        visit.page.until(IS_UNTOUCHED).await;
        visit.page.tap(board.named("d4")).await;
        visit.page.until(IS_UNTOUCHED).await;
        visit.page.become_like(&Viewport::DESKTOP).await;
        let board = visit.page.board(&quick()).await;
        visit.page.mouse_drag(&[board.named("d1"), board.named("d3"), board.named("d1")]).await;
        visit.page.until(IS_UNTOUCHED).await;
        visit.page.click(board.named("d4")).await;
        visit.page.until(IS_UNTOUCHED).await;
    });
}

#[test]
fn u005_with_drag_only_no_click_or_tap_ever_moves() {
    journey("/", async |visit| {
        ready(visit, &Viewport::DESKTOP).await;
        visit.set(&[("set-entry", "1")]).await;
        let board = visit.page.board(&quick()).await;
        for step in quick().moves().into_iter().step_by(3) {
            visit.page.click_move(&board, step).await;
            visit.page.click(board.at(step.target())).await;
        }
        visit.page.become_like(&Viewport::PHONE).await;
        let board = visit.page.board(&quick()).await;
        for step in quick().moves().into_iter().skip(1).step_by(5) {
            for square in [step.rear(), step.target(), step.target()] {
                visit.page.tap(board.at(square)).await;
            }
        }
        assert_eq!(visit.page.ask("hands.board().dataset.ply").await, json!("0"));
        visit.page.touch_drag(&[board.named("c1"), board.named("c4")]).await;
        until_played(visit, "c1-c4").await;
    });
}

#[test]
fn u007_the_second_tap_plays_on_release_and_where_it_is_released() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE).await;
        visit.page.tap(board.named("d1")).await;
        visit.page.until_state("selected").await;
        visit.page.touch("touchStart", Some(board.named("d4"))).await;
        visit.page.until("document.querySelectorAll('.ghost').length === 2").await;
        assert_eq!(visit.page.ask("hands.board().dataset.ply").await, json!("0"), "before the release");
        visit.page.touch("touchMove", Some(board.named("d3"))).await;
        visit.page.touch("touchEnd", None).await;
        until_played(visit, "d1-d3").await;
        let board = visit.at_board(&quick(), HOTSEAT).await;
        visit.page.tap(board.named("d1")).await;
        visit.page.until_state("selected").await;
        visit.page.touch("touchStart", Some(board.named("d4"))).await;
        let off = board.named("d8").beside(0.0, -60.0);
        visit.page.touch("touchMove", Some(off)).await;
        visit.page.touch("touchEnd", None).await;
        visit.page.until("document.querySelectorAll('.ghost').length === 0").await;
        assert_eq!(visit.page.ask("hands.board().dataset.ply").await, json!("0"), "off the board");
    });
}

#[test]
fn u008_after_a_cancelled_drag_the_next_taps_play() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE).await;
        visit.page.touch("touchStart", Some(board.named("d1"))).await;
        visit.page.touch("touchMove", Some(board.named("d3"))).await;
        visit.page.until("document.querySelector('.carried') !== null").await;
        visit.page.touch("touchCancel", None).await;
        visit.page.until(IS_UNTOUCHED).await;
        visit.page.tap(board.named("c1")).await;
        visit.page.tap(board.named("c4")).await;
        until_played(visit, "c1-c4").await;
    });
}

#[test]
fn u010_a_release_outside_the_window_ends_the_drag() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::DESKTOP).await;
        visit.page.mouse(Mouse::Down, board.named("d1")).await;
        visit.page.mouse(Mouse::Carry, board.named("d4")).await;
        visit.page.until("document.querySelector('.carried') !== null").await;
        chromium_alone("a mouse outside of the window");
        let outside = Point { x: -40.0, y: -40.0 };
        visit.page.mouse(Mouse::Carry, outside).await;
        visit.page.mouse(Mouse::Up, outside).await;
        visit.page.until(IS_UNTOUCHED).await;
        visit.page.mouse(Mouse::Hover, board.named("d4")).await;
        visit.page.mouse(Mouse::Hover, board.named("e4")).await;
        visit.page.until(IS_UNTOUCHED).await;
        visit.page.mouse(Mouse::Down, board.named("d1")).await;
        visit.page.mouse(Mouse::Carry, board.named("d4")).await;
        // The button went up where nobody saw it: the next move tells.
        visit.page.mouse(Mouse::Hover, board.named("d3")).await;
        visit.page.until(IS_UNTOUCHED).await;
    });
}

#[test]
fn u011_the_second_button_cancels_a_drag_and_opens_no_menu() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::DESKTOP).await;
        let watch = "(window.menus = [], addEventListener('contextmenu', event => menus.push(event.defaultPrevented)))";
        visit.page.ask(watch).await;
        visit.page.mouse(Mouse::Down, board.named("d1")).await;
        visit.page.mouse(Mouse::Carry, board.named("d4")).await;
        visit.page.until("document.querySelector('.carried') !== null").await;
        visit.page.mouse(Mouse::Right, board.named("d4")).await;
        visit.page.until("document.querySelector('.carried') === null").await;
        visit.page.mouse(Mouse::RightUp, board.named("d4")).await;
        visit.page.mouse(Mouse::Up, board.named("d4")).await;
        visit.page.until(IS_UNTOUCHED).await;
        assert_eq!(visit.page.ask("menus.every(isPrevented => isPrevented)").await, json!(true));
        visit.page.mouse_drag(&[board.named("c1"), board.named("c4")]).await;
        until_played(visit, "c1-c4").await;
    });
}

/// Black must capture the piece that would cross, and can.
const HUNTED: &str = "14/3wbb8/14/14/14/14/14/14/14/14/14/ww12 b";

#[test]
fn u013_a_piece_in_hand_that_the_computer_captures_is_gone_and_nothing_is_sent() {
    journey("/", async |visit| {
        visit.open("").await;
        let rules = Preset::Standard.rules();
        let hunted = position::read(HUNTED, &rules).expect("a position");
        let board = visit.at_board(&hunted, "&mode=play&side=white&level=12").await;
        visit.page.until_state("thinking").await;
        visit.page.mouse(Mouse::Down, board.named("d11")).await;
        visit.page.mouse(Mouse::Carry, board.named("d12")).await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        assert_eq!(visit.page.ask("hands.cell('d11').dataset.piece").await, json!("black"), "captured");
        let in_hand = "document.querySelectorAll('.carried, .ghost').length";
        assert_eq!(visit.page.ask(in_hand).await, json!(0));
        visit.page.mouse(Mouse::Carry, board.named("c12")).await;
        assert_eq!(visit.page.ask(in_hand).await, json!(0));
        visit.page.mouse(Mouse::Up, board.named("c12")).await;
        visit.page.until_state("idle").await;
        assert_eq!(visit.page.ask("hands.board().dataset.ply").await, json!("1"));
        visit.page.mouse_drag(&[board.named("a1"), board.named("a2")]).await;
        visit.page.until("hands.board().dataset.ply === '3'").await;
    });
}

#[test]
fn u016_the_carried_piece_is_under_the_mouse_and_above_a_finger() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::DESKTOP).await;
        let place = "(b => [b.x + b.width / 2, b.y + b.height / 2])(document.querySelector('.carried').getBoundingClientRect())";
        visit.page.mouse(Mouse::Down, board.named("d1")).await;
        visit.page.mouse(Mouse::Carry, board.named("e3")).await;
        visit.page.until("document.querySelector('.carried') !== null").await;
        let (x, y) = pair(&visit.page.ask(place).await);
        let cursor = board.named("e3");
        assert!(
            (x - cursor.x).abs() < board.unit * 0.3 && (y - cursor.y).abs() < board.unit * 0.3,
            "{x} {y}"
        );
        visit.page.mouse(Mouse::Up, board.named("d1")).await;
        let board = ready(visit, &Viewport::PHONE).await;
        visit.page.touch("touchStart", Some(board.named("d1"))).await;
        visit.page.touch("touchMove", Some(board.named("d3"))).await;
        visit.page.until("document.querySelector('.carried') !== null").await;
        let ((x, y), finger) = (pair(&visit.page.ask(place).await), board.named("d3"));
        assert!((x - finger.x).abs() < board.unit * 0.3 && y < finger.y - board.unit * 0.9, "{x} {y}");
        visit.page.touch("touchCancel", None).await;
    });
}

fn pair(value: &serde_json::Value) -> (f64, f64) {
    (value[0].as_f64().expect("a number"), value[1].as_f64().expect("a number"))
}

#[test]
fn u017_a_ring_wider_than_a_finger_and_words_show_where_it_points() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE).await;
        visit.page.touch("touchStart", Some(board.named("d1"))).await;
        visit.page.touch("touchMove", Some(board.named("d4"))).await;
        visit.page.until("document.querySelector('.finger') !== null").await;
        let width = "document.querySelector('.finger').getBoundingClientRect().width";
        let width = visit.page.ask(width).await.as_f64().expect("a width");
        assert!(width >= 2.0 * board.unit, "{width} of {}", board.unit);
        visit.page.until("document.querySelector('.readout').textContent.includes('d1-d4')").await;
        visit
            .page
            .until("document.querySelector('.readout').checkVisibility({ opacityProperty: true })")
            .await;
        visit.page.touch("touchCancel", None).await;
    });
}

#[test]
fn u018_a_long_press_selects_no_text_and_opens_nothing() {
    journey("/", async |visit| {
        let board = ready(visit, &Viewport::PHONE).await;
        let style =
            "(style => [style.userSelect, style.webkitUserSelect])(getComputedStyle(hands.cell('d1')))";
        assert_eq!(visit.page.ask(style).await, json!(["none", "none"]));
        let watch = "(window.opened = [], addEventListener('contextmenu', event => opened.push(event.defaultPrevented)))";
        visit.page.ask(watch).await;
        for square in ["d1", "d5"] {
            visit.page.touch("touchStart", Some(board.named(square))).await;
            visit.page.ask("new Promise(done => setTimeout(done, 1100))").await;
            visit.page.touch("touchEnd", None).await;
        }
        assert_eq!(visit.page.ask_text("getSelection().toString()").await, "");
        assert_eq!(visit.page.ask("opened.every(isPrevented => isPrevented)").await, json!(true));
    });
}
