//! Games with clocks, chosen in the new-game dialog and played to the flag.

use epaminondas::notation::moves;
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Tree, Viewport, Visit, journey};

/// The places of the times 5 + 3 and 15 + 10 in the dialog, and of numbers of one's own.
const FIVE_AND_THREE: &str = "2";
const FIFTEEN_AND_TEN: &str = "3";
const OWN: &str = "6";

/// What the clocks above and below the board show.
const FACES: &str = "[...document.querySelectorAll('.clock')].map(clock => clock.textContent)";

/// Seconds on the clock below the board.
const OWN_SECONDS: &str = "(text => {
    const [minutes, seconds] = text.split(' ')[0].split(':').map(Number);
    return 60 * minutes + seconds;
})(document.querySelector('.is-own .clock').textContent)";

/// Opens the dialog for the quick game against an opponent (0: the computer, 1: a person).
async fn open_dialog(visit: &Visit, opponent: u8) {
    visit.open("").await;
    visit.page.give_hands().await;
    visit.page.ask("location.hash = 'new'").await;
    visit.page.until_dialog(true).await;
    visit.page.click_on(&format!("input[name=opponent][value='{opponent}']")).await;
    visit.page.choose("preset", "1").await;
}

async fn start(visit: &Visit) -> Position {
    visit.page.act("start").await;
    visit.page.until_dialog(false).await;
    let start = Position::start(&Preset::Quick.rules()).expect("a preset");
    visit.page.until_position(&start).await;
    start
}

/// Plays `texts` by clicks, each when it is its turn; gives the last position.
async fn play(visit: &Visit, from: &Position, texts: &[&str]) -> Position {
    let board = visit.page.board(from).await;
    let mut here = from.clone();
    for text in texts {
        let step = moves::read(text, &here).expect("a move");
        visit.page.click_move(&board, step).await;
        here = here.play_legal(step);
        visit.page.until_position(&here).await;
    }
    here
}

/// Collects shifts of the layout that no input has caused.
const WATCH_SHIFTS: &str = "(() => {
    window.shifts = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: 'layout-shift' });
})()";

#[test]
fn a_clock_ticks_pauses_and_survives_a_reload() {
    journey("/", async |visit| {
        open_dialog(visit, 1).await;
        visit.page.choose("time", FIFTEEN_AND_TEN).await;
        let begin = start(visit).await;
        assert_eq!(visit.page.ask(FACES).await, json!(["15:00", "15:00"]));
        assert_eq!(visit.page.ask("document.querySelectorAll('[role=timer]').length").await, json!(2));
        let here = play(visit, &begin, &["c1-c3", "c8-c6"]).await;
        visit.page.until(&format!("{OWN_SECONDS} < 899")).await;
        visit.page.act("pause").await;
        visit.page.until_state("paused").await;
        let shown = visit.page.ask(FACES).await;
        // Nothing is to be seen or heard, and nothing can be entered.
        visit.page.until("getComputedStyle(document.querySelector('#board .pieces')).opacity === '0'").await;
        let tree = visit.page.listen().await;
        assert_eq!((tree.of("grid").count(), tree.of("gridcell").count()), (0, 0));
        assert!(tree.names("group").contains(&"The game is paused."), "{tree:?}");
        assert_eq!(tree.said("polite"), "The game is paused.");
        assert_eq!(tree.focus().map(|focus| focus.name.as_str()), Some("Go on"));
        let board = visit.page.board(&here).await;
        visit.page.click(board.named("d1")).await;
        visit.page.click(board.named("d3")).await;
        visit.page.ask("hands.cell('d1').focus()").await;
        assert_eq!(visit.page.ask("document.activeElement.closest('#board')").await, json!(null));
        visit.page.until_position(&here).await;
        visit.page.screenshot("clock-paused").await;
        visit.reload().await;
        visit.page.until_state("paused").await;
        visit.page.until_position(&here).await;
        assert_eq!(visit.page.ask(FACES).await, shown);
        visit.page.give_hands().await;
        visit.page.act("resume").await;
        visit.page.until_state("idle").await;
        let is_back = |tree: &Tree| {
            tree.of("gridcell").count() == 64 && tree.focus().is_some_and(|at| at.role == "gridcell")
        };
        visit.page.hear("the board", is_back).await;
        let second = visit.page.ask(OWN_SECONDS).await.as_f64().expect("seconds");
        visit.page.until(&format!("{OWN_SECONDS} < {second}")).await;
        play(visit, &here, &["d1-d3"]).await;
        let after = visit.page.ask(OWN_SECONDS).await.as_f64().expect("seconds");
        assert!(after > second, "the move brings ten seconds: {second} {after}");
    });
}

#[test]
fn a_flag_falls_and_can_be_taken_back() {
    journey("/", async |visit| {
        open_dialog(visit, 1).await;
        visit.page.choose("time", OWN).await;
        visit.page.choose("minutes", "0").await;
        // Two seconds for each move.
        visit.page.choose("seconds", "2").await;
        let begin = start(visit).await;
        play(visit, &begin, &["c1-c3", "c8-c6"]).await;
        visit.page.until_dialog(true).await;
        let told = visit.page.ask_text("document.querySelector('dialog').textContent").await;
        assert!(told.contains("Black wins") && told.contains("White ran out of time."), "{told}");
        assert_eq!(visit.page.ask("hands.board().dataset.result").await, json!("black wins: time"));
        assert_eq!(visit.page.ask(FACES).await, json!(["0:02.0", "0:00.0"]));
        visit.page.act("close").await;
        visit.page.until_dialog(false).await;
        visit.page.act("undo").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        visit.page.until_state("idle").await;
    });
}

#[test]
fn u097_the_board_tells_its_clocks() {
    journey("/", async |visit| {
        open_dialog(visit, 1).await;
        visit.page.choose("time", FIVE_AND_THREE).await;
        start(visit).await;
        visit.page.ask("document.querySelector(\"#board [tabindex='0']\").focus()").await;
        visit.page.press(['k']).await;
        visit
            .page
            .until("document.querySelector('[data-live=moves]').textContent.includes('Black: 5 min 0 s')")
            .await;
    });
}

#[test]
fn odds_give_each_side_its_own_clock() {
    journey("/", async |visit| {
        open_dialog(visit, 1).await;
        visit.page.choose("time", OWN).await;
        visit.page.click_on("#odds").await;
        visit.page.choose("black-minutes", "1").await;
        visit.page.choose("black-seconds", "0").await;
        visit.page.screenshot("clock-odds").await;
        start(visit).await;
        assert_eq!(visit.page.ask(FACES).await, json!(["1:00", "10:00"]));
        // The choice is kept.
        visit.open("#new").await;
        visit.page.until_dialog(true).await;
        visit.page.until("document.getElementById('black-minutes').value === '1'").await;
    });
}

#[test]
fn the_computer_keeps_to_its_clock() {
    journey("/", async |visit| {
        open_dialog(visit, 0).await;
        visit.page.choose("level", "12").await;
        visit.page.choose("time", OWN).await;
        visit.page.click_on("#odds").await;
        visit.page.choose("black-minutes", "0").await;
        // Five seconds for each of its moves: level 12 would like more.
        visit.page.choose("black-seconds", "4").await;
        let begin = start(visit).await;
        let mut here = begin.clone();
        for count in 1..=4 {
            let step = here.moves()[0];
            let board = visit.page.board(&here).await;
            visit.page.click_move(&board, step).await;
            visit
                .page
                .until(&format!(
                    "(hands.action('confirm')?.click(), hands.board().dataset.ply === '{}')",
                    2 * count
                ))
                .await;
            here = visit.reply(&here.play_legal(step)).await;
        }
        assert_eq!(visit.page.ask("hands.board().dataset.result ?? null").await, json!(null));
    });
}

#[test]
fn clocks_move_nothing() {
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        journey("/", async |visit| {
            visit.page.become_like(&viewport).await;
            open_dialog(visit, 1).await;
            visit.page.choose("time", OWN).await;
            visit.page.choose("minutes", "0").await;
            // Ten seconds: whole ones, then tenths, then little time left.
            visit.page.choose("seconds", "6").await;
            let begin = start(visit).await;
            let places = "[...document.querySelectorAll('.clock, .player-name, #board')].map(part => {
                const box = part.getBoundingClientRect();
                return [box.x, box.y, box.width, box.height];
            })";
            let before = visit.page.ask(places).await;
            play(visit, &begin, &["c1-c3", "c8-c6"]).await;
            // What the move itself has moved is drawn by then.
            visit.page.ask("hands.frames(2)").await;
            visit.page.ask(WATCH_SHIFTS).await;
            visit.page.until("document.querySelector('.clock.is-low')?.textContent.length === 6").await;
            visit.page.screenshot("clock-low").await;
            assert_eq!(visit.page.ask(places).await, before);
            // The figures move within their clock when tenths join them, and nothing else does.
            let shifts = visit.page.ask("window.shifts").await.as_f64().expect("a number");
            assert!(shifts < 1e-4, "{shifts}");
        });
    }
}

#[test]
fn u021_confirmation_is_skipped_when_time_is_short() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.give_hands().await;
        visit.set(&[("set-confirm", "3")]).await;
        open_dialog(visit, 1).await;
        visit.page.choose("time", OWN).await;
        visit.page.choose("minutes", "0").await;
        visit.page.choose("seconds", "6").await;
        let begin = start(visit).await;
        let board = visit.page.board(&begin).await;
        let mut here = begin;
        for text in ["c1-c3", "c8-c6"] {
            let step = moves::read(text, &here).expect("a move");
            visit.page.click_move(&board, step).await;
            visit.page.until_state("pending").await;
            visit.page.act("confirm").await;
            here = here.play_legal(step);
            visit.page.until_position(&here).await;
        }
        visit.page.until("document.querySelector('.is-own .clock.is-low') !== null").await;
        play(visit, &here, &["d1-d3"]).await;
    });
}
