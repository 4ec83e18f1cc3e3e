//! Slides are smooth, on a processor a quarter as fast, and nothing jumps.
//!
//! What a frame costs is the main thread's own time (its processor's, from a trace) times four, not
//! the time that passes: other work on the machine must not decide.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Mouse, Visit, journey};

/// How much slower than this machine the device is.
const SLOWER: f64 = 4.0;
/// Two frames at 60 a second: none may take longer, in milliseconds.
const MOST_FRAME_MS: f64 = 33.0;
/// Times that something is measured: code that is new to the browser is compiled first, and other
/// work on the machine takes the caches away.
const TRIES: usize = 8;

/// A phalanx of four can capture three; 44 pieces stand.
fn middle() -> Position {
    let text = "2bbb1bbb1bb2/1bb1b1b1b1bb2/5bb7/3b1b2b5/7b1b4/2b3bb6/5w1w6/4ww1w6/3w1ww2w4/2w2w2w5/1w1w2w1ww1w2/2ww1ww1w1w3 w";
    position::read(text, &Preset::Standard.rules()).expect("a position")
}

/// Waits until the slide is over and marks that. It begins and ends with frames: between two of them a
/// slide whose time is over counts as ended, though it may not have begun on the screen.
const SLID: &str = "(await hands.until(() => hands.board().dataset.ply === '1'), await hands.frames(2),
    await hands.until(() => document.getAnimations().length === 0), await hands.frames(2), void performance.mark('measured'))";

/// Captures three with a line of four: what the frames of its slide cost, four times slower, in
/// milliseconds.
async fn slide(visit: &Visit) -> Vec<f64> {
    let board = visit.at_board(&middle(), "&mode=hotseat").await;
    visit.page.click(board.named("c3")).await;
    visit.page.until_state("selected").await;
    visit.page.mouse(Mouse::Hover, board.named("g7")).await;
    visit
        .page
        .until("document.querySelector('.ghost') !== null && document.getAnimations().length === 0")
        .await;
    let mark = "void addEventListener('transitionrun', () => performance.mark('measured'), { once: true })";
    visit.page.ask(mark).await;
    let mut wire = visit.page.wire().await;
    wire.trace();
    wire.click(board.named("g7"));
    wire.ask(SLID);
    wire.traced().tasks_ms().iter().map(|own| own * SLOWER).collect()
}

#[test]
fn no_frame_of_a_slide_takes_longer_than_33_ms_on_a_slow_phone() {
    journey("/", async |visit| {
        visit.open("").await;
        let mut slowest = Vec::new();
        while slowest.len() < TRIES && !slowest.iter().any(|frame| *frame <= MOST_FRAME_MS) {
            let frames = slide(visit).await;
            // On a busy machine most frames of a slide may be left out.
            let is_slide = frames.len() > 5;
            slowest.push(if is_slide { frames.into_iter().fold(0.0, f64::max) } else { f64::INFINITY });
        }
        println!("slowest frames of slides: {slowest:.1?} ms");
        assert!(slowest.iter().any(|frame| *frame <= MOST_FRAME_MS), "{slowest:.1?} ms");
    });
}

/// Notes layout shifts: whether an input came just before, and what moved. The browser's own "just
/// before" is half a second, which a busy machine takes for one answer: so many frames count as well.
const WATCH: &str = "(() => {
    window.shifts = [];
    let [frame, answered] = [0, 0];
    const count = () => (frame += 1, requestAnimationFrame(count));
    count();
    for (const input of ['pointerdown', 'pointerup', 'click']) addEventListener(input, () => { answered = frame + 30; });
    new PerformanceObserver(list => shifts.push(...list.getEntries().map(({ hadRecentInput, sources }) => ({
        isAlone: !hadRecentInput && frame > answered, moved: sources.map(source => source.node)
            .filter(node => node?.closest?.('.board-frame, button')).map(node => node.outerHTML.slice(0, 60)),
    })))).observe({ type: 'layout-shift' });
})()";

#[test]
fn board_and_buttons_never_shift_during_a_game_and_nothing_does_by_itself() {
    journey("/", async |visit| {
        visit.open("").await;
        let board = visit.at_board(&middle(), "&mode=hotseat").await;
        visit.page.ask(WATCH).await;
        for (ply, (rear, target)) in [("c3", "g7"), ("c7", "c6"), ("k1", "k2")].into_iter().enumerate() {
            visit.page.click(board.named(rear)).await;
            visit.page.click(board.named(target)).await;
            visit.page.until(&format!("hands.board().dataset.ply === '{}'", ply + 1)).await;
            visit.page.until("document.getAnimations().length === 0").await;
        }
        for action in ["undo", "redo", "previous", "next"] {
            visit.page.act(action).await;
        }
        visit.page.until("document.getAnimations().length === 0").await;
        assert_eq!(visit.page.ask("shifts.flatMap(shift => shift.moved)").await, json!([]));
        assert_eq!(visit.page.ask("shifts.filter(shift => shift.isAlone).length").await, json!(0));
    });
}
