//! The computer's worker fails, doesn't come, or runs for a long time.

use epaminondas::rules::{Position, Preset};
use serde_json::json;
use std::collections::BTreeSet;
use xtask::site::files::Files;

use crate::harness::{
    HAS_VECTORS, Visit, WITHOUT_VECTORS, chromium_alone, is_full, journey, journey_in, sealed, with_engine,
};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

/// The site, with a worker that throws when a channel of the page's tells it to.
fn tripping() -> Files {
    with_engine(b"\nnew BroadcastChannel('trip').onmessage = () => { throw new Error('tripped'); };\n")
}

async fn trip(visit: &Visit) {
    visit.page.ask("new BroadcastChannel('trip').postMessage(0)").await;
}

const NOTICE: &str = "document.querySelector('.notice') !== null";

#[test]
fn u043_a_worker_that_throws_is_started_again_and_the_move_comes() {
    journey("/", async |visit| {
        visit.site.deploy(&tripping());
        visit.expect_complaint("tripped");
        visit.open("").await;
        visit.at_board(&quick(), "&mode=play&side=black&level=12").await;
        visit.page.until("(document.querySelector('progress.thinking')?.value ?? 0) > 0").await;
        trip(visit).await;
        visit.page.until(NOTICE).await;
        let budget_ms = 20_000.0;
        let waited = "(async start => {
            await hands.until(() => hands.board().dataset.ply === '1');
            return performance.now() - start;
        })(performance.now())";
        let waited = visit.page.ask(waited).await.as_f64().expect("a time");
        assert!(waited < 2.0 * budget_ms, "{waited} ms");
    });
}

#[test]
fn u043_a_worker_that_keeps_throwing_is_given_up_with_a_way_to_retry() {
    journey("/", async |visit| {
        visit.site.deploy(&tripping());
        visit.expect_complaint("tripped");
        visit.open("").await;
        visit.at_board(&quick(), "&mode=play&side=black&level=12").await;
        let is_given_up = "document.querySelector('.notice [data-action=retry]') !== null";
        while visit.page.ask(is_given_up).await != json!(true) {
            visit
                .page
                .until(&format!(
                    "(document.querySelector('progress.thinking')?.value ?? 0) > 0 || {is_given_up}"
                ))
                .await;
            trip(visit).await;
            visit.page.until("!((document.querySelector('progress.thinking')?.value ?? 0) > 0)").await;
        }
        visit.page.act("retry").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
    });
}

#[test]
fn u048_without_the_engines_file_the_page_says_so_within_ten_seconds_and_two_people_can_play() {
    journey("/", async |visit| {
        let files = sealed().files;
        visit.site.damage(files.keys().filter(|name| name.starts_with("worker_bg-")).cloned());
        for what in ["500", "worker_bg-", "WebAssembly"] {
            visit.expect_complaint(what);
        }
        visit.open("").await;
        let waited = "(async start => {
            location.hash = 'rules=quick&m=c1-c4&mode=play&side=white&level=1';
            await hands.until(() => document.querySelector('.notice [data-action=retry]') !== null);
            return performance.now() - start;
        })(performance.now())";
        visit.page.give_hands().await;
        let waited = visit.page.ask(waited).await.as_f64().expect("a time");
        assert!(waited < 10_000.0, "{waited} ms");
        let board = visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.mouse_drag(&[board.named("c1"), board.named("c4")]).await;
        visit.page.mouse_drag(&[board.named("c8"), board.named("c5")]).await;
        visit.page.until("hands.board().dataset.ply === '2'").await;
        visit.page.act("first").await;
        visit.page.until_state("reviewing").await;
        visit.site.damage([]);
        visit.at_board(&quick(), "&mode=play&side=black&level=1").await;
        visit.page.until("hands.board().dataset.ply === '1' || document.querySelector('.notice [data-action=retry]') !== null").await;
        if visit.page.ask("hands.board().dataset.ply").await == json!("0") {
            visit.page.act("retry").await;
        }
        visit.page.until("hands.board().dataset.ply === '1'").await;
    });
}

/// Plays a move against the computer, with the network and, after a cold start, without it; gives
/// the worker's modules that were asked for.
async fn play_on_and_off_line(visit: &mut Visit) -> BTreeSet<String> {
    visit.open("").await;
    visit.page.until("navigator.serviceWorker.controller !== null").await;
    visit.at_board(&quick(), "&mode=play&side=black&level=2").await;
    visit.page.until("hands.board().dataset.ply === '1'").await;
    let asked = visit.site.requests().into_iter();
    let modules = asked.filter(|path| path.starts_with("/worker") && path.ends_with(".wasm")).collect();
    visit.site.cut();
    visit.expect_complaint("ERR_CONNECTION_REFUSED");
    visit.restart_browser().await;
    visit.open("").await;
    visit.at_board(&quick(), "&mode=play&side=black&level=3").await;
    visit.page.until("hands.board().dataset.ply === '1'").await;
    modules
}

/// The addresses of the modules among a form's files.
fn modules(names: &BTreeSet<String>) -> BTreeSet<String> {
    names.iter().filter(|name| name.ends_with(".wasm")).map(|name| format!("/{name}")).collect()
}

#[test]
fn u049_a_browser_without_vector_instructions_plays_and_keeps_the_plain_engine_alone() {
    journey_in(WITHOUT_VECTORS, "/", async |visit| {
        assert_eq!(visit.page.ask(HAS_VECTORS).await, json!(false), "this browser has vectors");
        assert_eq!(play_on_and_off_line(visit).await, modules(&sealed().precache.plain));
    });
}

#[test]
fn u049_a_browser_with_vector_instructions_plays_and_keeps_the_engine_with_them_alone() {
    journey("/", async |visit| {
        assert_eq!(visit.page.ask(HAS_VECTORS).await, json!(true), "the question is wrong");
        assert_eq!(play_on_and_off_line(visit).await, modules(&sealed().precache.vectors));
    });
}

/// The site, with a worker that tells its memory's size when a channel of the page's asks.
fn weighing() -> Files {
    let scale = b"\nnew BroadcastChannel('weigh').onmessage = async ({ data, target }) => {
        if (data === 'ask') target.postMessage((await wasm_bindgen()).memory.buffer.byteLength);
    };\n";
    with_engine(scale)
}

/// Bytes of both wasm memories, the worker's and the page's.
const WASM_BYTES: &str = "(async () => {
    const worker = await new Promise(said => {
        const channel = new BroadcastChannel('weigh');
        channel.onmessage = ({ data }) => { channel.close(); said(data); };
        channel.postMessage('ask');
    });
    const { default: page } = await import(document.querySelector('link[rel=modulepreload]').href);
    return worker + (await page()).memory.buffer.byteLength;
})()";

#[test]
fn u047_game_after_game_leaves_no_memory_behind() {
    journey("/", async |visit| {
        visit.site.deploy(&weighing());
        visit.open("").await;
        let games = if is_full() { 200 } else { 10 };
        let mut after_first = 0.0;
        for game in 0..games {
            visit.at_board(&quick(), "&mode=play&side=black&level=1").await;
            visit.page.until("hands.board().dataset.ply === '1'").await;
            if game == 0 {
                after_first = bytes(visit).await;
            }
        }
        let grown = bytes(visit).await - after_first;
        println!("{games} games: {grown} bytes more, of {after_first}");
        assert!(grown < 20e6 * f64::from(games) / 200.0 + 2e6, "{grown} bytes");
    });
}

/// Bytes in use: scripts, and both wasm memories.
async fn bytes(visit: &Visit) -> f64 {
    chromium_alone("a count of the bytes in use");
    visit.page.debug("HeapProfiler.collectGarbage", json!({})).await;
    let scripts = visit.page.debug("Runtime.getHeapUsage", json!({})).await;
    let wasm = visit.page.ask(WASM_BYTES).await;
    scripts["usedSize"].as_f64().expect("bytes") + wasm.as_f64().expect("bytes")
}
