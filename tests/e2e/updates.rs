//! A new build reaches everybody, and two builds never get mixed.

use serde_json::json;

use crate::harness::{Visit, another_build, journey, killed_build, sealed};

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
        let new_cache = format!("(await caches.keys()).includes('epaminondas:/:{}')", new.build);
        visit.page.until(&new_cache).await;
        visit.page.until("!!(await navigator.serviceWorker.getRegistration())?.waiting").await;
        let requests = visit.site.requests();
        let repeated: Vec<_> = requests
            .iter()
            .filter(|path| path.ends_with(".wasm") && old.files.contains_key(&path[1..]))
            .collect();
        assert!(repeated.is_empty(), "{repeated:?}");
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
        visit.expect_complaint("Failed to fetch dynamically imported module");
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
        let _ = visit.page.ask("navigator.serviceWorker.getRegistration().then(own => own?.update())").await;
        let clean = "(await caches.keys()).length === 0 && (await navigator.serviceWorker.getRegistration()) === undefined
            && navigator.serviceWorker.controller === null && document.querySelector('main') !== null";
        visit.page.until(clean).await;
        let loads = visit.site.requests().iter().filter(|path| *path == "/a/b/").count();
        assert!(loads <= 4, "the page was loaded {loads} times: it reloads in a loop");
        visit.open("").await;
    });
}
