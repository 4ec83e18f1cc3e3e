//! A new build reaches everybody, and two builds never get mixed.

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, another_build, chromium_alone, journey, killed_build, sealed};

const VERSION: &str = "window.epaminondas.version";

async fn visit_once(visit: &Visit) {
    visit.open("").await;
    visit.page.until("navigator.serviceWorker.controller !== null").await;
}

/// Accepts a waiting build, if the page hasn't done so by itself.
const ACCEPT: &str = "navigator.serviceWorker.getRegistration()
    .then(registration => registration?.waiting?.postMessage({ type: 'skip-waiting' }))";

#[test]
fn u069_a_deployed_build_reaches_the_second_visit() {
    for base in ["/", "/a/b/"] {
        journey(base, async |visit| {
            let (old, new) = (sealed(), another_build());
            visit_once(visit).await;
            assert_eq!(visit.page.ask_text(VERSION).await, old.build);
            visit.site.deploy(&new.files);
            visit.open("").await;
            let arrived = format!(
                "{VERSION} === '{}' || !!(await navigator.serviceWorker.getRegistration())?.waiting",
                new.build
            );
            visit.page.until(&arrived).await;
            visit.page.ask(ACCEPT).await;
            visit
                .page
                .until(&format!("(await caches.keys()).join() === 'epaminondas:{base}:{}'", new.build))
                .await;
            visit.open("").await;
            assert_eq!(visit.page.ask_text(VERSION).await, new.build);
        });
    }
}

#[test]
fn u069_files_that_did_not_change_are_not_loaded_again() {
    journey("/", async |visit| {
        let (old, new) = (sealed(), another_build());
        visit_once(visit).await;
        visit.site.deploy(&new.files);
        let _ = visit.site.requests();
        visit.open("").await;
        // An idle start screen takes the new build by itself, and the old cache goes.
        let taken = format!("(await caches.keys()).join() === 'epaminondas:/:{}'", new.build);
        visit.page.until(&taken).await;
        visit.page.until(&format!("{VERSION} === '{}'", new.build)).await;
        let requests = visit.site.requests();
        let repeated: Vec<_> = requests
            .iter()
            .filter(|path| path.ends_with(".wasm") && old.files.contains_key(&path[1..]))
            .collect();
        assert!(repeated.is_empty(), "{repeated:?}");
    });
}

#[test]
fn u070_a_new_build_waits_while_a_game_runs_and_leaves_the_game_as_it_is() {
    journey("/", async |visit| {
        let new = another_build();
        visit_once(visit).await;
        let start = Position::start(&Preset::Quick.rules()).expect("a preset");
        let board = visit.at_board(&start, "&mode=hotseat").await;
        visit.page.mouse_drag(&[board.named("c1"), board.named("c4")]).await;
        visit.page.mouse_drag(&[board.named("c8"), board.named("c5")]).await;
        visit.page.until("hands.board().dataset.ply === '2'").await;
        let before = visit.page.position().await;
        visit.page.ask("window.isSamePage = true").await;
        visit.site.deploy(&new.files);
        visit.look_for_build("document.querySelector('.notice [data-action=update]') !== null").await;
        visit.page.mouse_drag(&[board.named("d1"), board.named("d4")]).await;
        visit.page.act("undo").await;
        visit.page.until("hands.board().dataset.ply === '2' && isSamePage").await;
        visit.page.act("update").await;
        visit.page.until(&format!("{VERSION} === '{}'", new.build)).await;
        visit.page.until("document.querySelector('.resume, #board') !== null").await;
        if visit.page.ask("document.querySelector('#board') === null").await == json!(true) {
            visit.page.act("continue").await;
        }
        visit.page.until("document.querySelector('#board')?.dataset.ply === '2'").await;
        assert_eq!(visit.page.position().await, before);
    });
}

#[test]
fn u070_a_new_build_leaves_a_search_alone() {
    journey("/", async |visit| {
        let new = another_build();
        visit_once(visit).await;
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        visit.at_board(&start, "&mode=play&side=black&level=12").await;
        visit.page.ask("window.isSamePage = true").await;
        visit.site.deploy(&new.files);
        visit.look_for_build("document.querySelector('.notice [data-action=update]') !== null").await;
        visit.page.until("hands.board().dataset.ply === '1' && isSamePage").await;
    });
}

#[test]
fn u070_a_new_build_is_taken_at_once_on_an_idle_start_screen() {
    journey("/", async |visit| {
        let new = another_build();
        visit_once(visit).await;
        visit.site.deploy(&new.files);
        let is_new = format!("{VERSION} === '{}' && document.querySelector('main') !== null", new.build);
        visit.look_for_build(&is_new).await;
    });
}

#[test]
fn u075_a_worker_of_a_build_that_is_gone_brings_the_new_build_and_the_game_goes_on() {
    journey("/", async |visit| {
        let new = another_build();
        visit_once(visit).await;
        // Nothing of the old build is left, neither here nor there.
        visit
            .page
            .ask("Promise.all((await caches.keys()).map(name => caches.delete(name))).then(() => true)")
            .await;
        chromium_alone("a way to empty the browser's own cache");
        visit.page.debug("Network.clearBrowserCache", json!({})).await;
        let mut files = new.files.clone();
        let engine =
            files.keys().find(|name| name.starts_with("engine-")).cloned().expect("the worker's loader");
        let moved = files.remove(&engine).expect("the worker's loader");
        let renamed = "engine-0123456789abcdef.js";
        files.insert(renamed.to_string(), moved);
        for name in ["index.html", "sw.js"] {
            let text = String::from_utf8(files[name].clone()).expect("UTF-8").replace(&engine, renamed);
            files.insert(name.to_string(), text.into_bytes());
        }
        visit.site.deploy(&files);
        visit.expect_complaint("404");
        visit.page.ask("location.hash = 'rules=quick&m=c1-c4&mode=play&side=white&level=1'").await;
        visit
            .page
            .until(&format!(
                "{VERSION} === '{}' && document.querySelector('.resume, #board') !== null",
                new.build
            ))
            .await;
        if visit.page.ask("document.querySelector('#board') === null").await == json!(true) {
            visit.page.act("continue").await;
        }
        visit.page.until("document.querySelector('#board')?.dataset.ply === '2'").await;
    });
}

#[test]
fn u075_a_page_whose_files_are_gone_takes_the_deployed_build() {
    journey("/", async |visit| {
        let new = another_build();
        visit.open("").await;
        visit.site.deploy(&new.files);
        assert_eq!(visit.page.ask("window.epaminondas.heal()").await, json!(true));
        visit
            .page
            .until(&format!("{VERSION} === '{}' && document.querySelector('main') !== null", new.build))
            .await;
    });
}

#[test]
fn u075_a_page_and_files_that_never_agree_end_in_a_sentence_and_no_loop() {
    journey("/", async |visit| {
        let mut mixed = another_build().files;
        mixed.insert("index.html".to_string(), sealed().files["index.html"].clone());
        visit.site.deploy(&mixed);
        visit.expect_complaint("404");
        // Chromium's words and Firefox's.
        visit.expect_complaint("Failed to fetch dynamically imported module");
        visit.expect_complaint("error loading dynamically imported module");
        visit.expect_complaint("disallowed MIME type");
        visit.page.go(&visit.site.address()).await;
        visit.page.until("document.querySelector('[role=alert]') !== null").await;
        let loads = visit.site.requests().iter().filter(|path| *path == "/").count();
        assert_eq!(loads, 2, "once by hand, once to heal");
    });
}

#[test]
fn the_kill_switch_removes_every_trace_and_the_site_still_works() {
    journey("/a/b/", async |visit| {
        visit_once(visit).await;
        visit.site.deploy(&killed_build().files);
        visit.open("").await;
        let clean = "(await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistration()) === undefined
            && document.querySelector('main') !== null";
        visit.look_for_build(clean).await;
        let loads = visit.site.requests().iter().filter(|path| *path == "/a/b/").count();
        assert!(loads <= 4, "the page was loaded {loads} times: it reloads in a loop");
        // To Firefox the page may be under the worker that is gone until it is loaded once more.
        visit.open("").await;
        visit.page.until(&format!("{clean} && navigator.serviceWorker.controller === null")).await;
    });
}
