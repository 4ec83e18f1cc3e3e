//! After one visit the site needs no network.

use epaminondas::rules::{Position, Preset};
use serde_json::json;
use std::collections::BTreeSet;

use crate::harness::{Visit, journey, sealed};

const READY_OFFLINE: &str = "navigator.serviceWorker.controller !== null";

async fn visit_once(visit: &Visit) {
    visit.open("").await;
    visit.page.until(READY_OFFLINE).await;
}

/// A visit, and then a browser started anew without a network.
async fn visit_again_without_a_network(visit: &mut Visit) {
    visit_once(visit).await;
    visit.site.cut();
    visit.restart_browser().await;
    visit.expect_complaint("ERR_CONNECTION_REFUSED");
    visit.open("").await;
}

/// What the active service worker says it couldn't keep.
const MISSING: &str = "new Promise(said => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => said(data.missing);
    navigator.serviceWorker.controller.postMessage({ type: 'version' }, [port2]);
})";

#[test]
fn u072_a_cold_start_without_a_network_opens_the_site() {
    for base in ["/", "/a/b/"] {
        journey(base, async |visit| {
            visit_again_without_a_network(visit).await;
            let kept = visit
                .page
                .ask("(await (await fetch('version.json')).json()).version === epaminondas.version")
                .await;
            assert_eq!(kept, json!(true));
        });
    }
}

#[test]
fn u072_a_whole_game_is_played_without_a_network_in_every_theme_and_language() {
    journey("/a/b/", async |visit| {
        visit_again_without_a_network(visit).await;
        let start = Position::start(&Preset::Quick.rules()).expect("a preset");
        visit.at_board(&start, "&mode=play&side=white&level=1&seed=5").await;
        assert!(visit.play_to_the_end(&start).await.outcome().is_some());
        visit.page.act("close").await;
        for place in 1..=4 {
            visit.set(&[("set-theme", &place.to_string())]).await;
            visit.page.until("document.fonts.status === 'loaded'").await;
        }
        let mut said = BTreeSet::new();
        for (place, tag) in (1..).zip(["en", "de", "es", "fr", "ru"]) {
            visit.set(&[("set-language", &place.to_string())]).await;
            visit.page.until(&format!("document.documentElement.lang === '{tag}'")).await;
            said.insert(
                visit.page.ask_text("document.querySelector('[data-action=undo]').textContent").await,
            );
        }
        assert_eq!(said.len(), 5, "{said:?}");
    });
}

#[test]
fn u111_two_people_play_without_a_network_after_two_presses() {
    journey("/", async |visit| {
        visit_again_without_a_network(visit).await;
        visit.page.act("two-players").await;
        visit.page.act("start").await;
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        visit.page.until_position(&start).await;
        assert_eq!(visit.page.ask("document.querySelectorAll('.player').length").await, json!(2));
        let first = start.moves()[0];
        for square in [first.rear(), first.target()] {
            visit.page.click_on(&format!("[data-square={square}]")).await;
        }
        visit.page.until_position(&start.play(first).expect("a legal move")).await;
    });
}

#[test]
fn u072_every_file_that_this_browser_can_need_is_kept() {
    journey("/", async |visit| {
        visit_once(visit).await;
        visit.site.cut();
        let precache = sealed().precache;
        let names: Vec<&String> = precache.all.difference(&precache.plain).collect();
        let lost = format!(
            "(await Promise.all({}.map(async name => (await fetch(name)).ok ? [] : [name]))).flat()",
            json!(names)
        );
        assert_eq!(visit.page.ask(&lost).await, json!([]));
        visit.expect_complaint("ERR_CONNECTION_REFUSED");
    });
}

#[test]
fn u073_missing_extras_do_not_keep_the_site_from_working_offline() {
    journey("/", async |visit| {
        let extras = sealed().precache.extras;
        visit.site.damage(extras.iter().cloned());
        visit.expect_complaint("500");
        visit_once(visit).await;
        assert_eq!(visit.page.ask(MISSING).await, json!(extras));
        visit.site.cut();
        // The browser itself asks for the icon that the manifest names, and there is none.
        visit.expect_complaint("icons/");
        visit.restart_browser().await;
        visit.open("").await;
    });
}

#[test]
fn u073_an_extra_is_kept_as_soon_as_it_arrives() {
    journey("/", async |visit| {
        let extras = sealed().precache.extras;
        visit.site.damage(extras.iter().cloned());
        visit.expect_complaint("500");
        visit_once(visit).await;
        visit.site.damage([]);
        let first = extras.first().expect("an extra");
        assert_eq!(visit.page.ask(&format!("(await fetch('{first}')).ok")).await, json!(true));
        let missing = visit.page.ask(MISSING).await;
        assert!(!missing.as_array().expect("a list").contains(&json!(first)), "{missing}");
    });
}

#[test]
fn u073_a_missing_core_file_keeps_the_whole_from_being_installed() {
    journey("/", async |visit| {
        visit.site.damage(["version.json".to_string()]);
        visit.expect_complaint("500");
        visit.open("").await;
        let refused = "await navigator.serviceWorker.register('sw.js').then(async registration => {
            const worker = registration.installing;
            await new Promise(done => worker.addEventListener('statechange', done));
            return worker.state === 'redundant' && (await caches.keys()).length === 0;
        })";
        visit.page.until(refused).await;
        visit.site.damage([]);
        visit_once(visit).await;
    });
}
