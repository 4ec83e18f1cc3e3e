//! The same `dist/` works wherever a host puts it, and asks nobody else for anything.

use epaminondas::rules::{Position, Preset};
use serde_json::json;
use xtask::site::files::Files;

use crate::harness::{Site, Viewport, Visit, chromium_alone, journey};

const BASES: [&str; 2] = ["/", "/a/b/"];

/// The first message of a new worker, as text: it names the worker's build.
const READY: &str = "new Promise((said, failed) => {
    const worker = new Worker(document.querySelector('meta[name=worker]').content);
    worker.onerror = event => failed(new Error(event.message));
    worker.onmessage = ({ data }) => {
        worker.terminate();
        said(ArrayBuffer.isView(data) || data instanceof ArrayBuffer ? new TextDecoder().decode(data) : JSON.stringify(data));
    };
})";

async fn deployed_version(visit: &Visit) -> String {
    visit.page.ask_text("(await (await fetch('version.json')).json()).version").await
}

#[test]
fn u076_the_same_site_works_at_the_root_and_below_a_path() {
    for base in BASES {
        journey(base, async |visit| {
            visit.open("").await;
            let version = deployed_version(visit).await;
            assert_eq!(visit.page.ask_text("window.epaminondas.version").await, version);
            let broken = visit
                .page
                .ask(
                    "(await Promise.all((await (await fetch('manifest.webmanifest')).json()).icons
                        .map(async icon => (await fetch(icon.src)).ok ? [] : [icon.src]))).flat()",
                )
                .await;
            assert_eq!(broken, json!([]), "icons that don't load");
        });
    }
}

#[test]
fn u075_the_worker_names_its_build_in_its_first_message() {
    for base in BASES {
        journey(base, async |visit| {
            visit.open("").await;
            let ready = visit.page.ask_text(READY).await;
            let version = deployed_version(visit).await;
            assert!(ready.contains(&version), "{ready} names no build {version}");
        });
    }
}

#[test]
fn u077_the_service_worker_lives_in_the_sites_own_path() {
    journey("/a/b/", async |visit| {
        visit.open("").await;
        visit.page.until("navigator.serviceWorker.controller !== null").await;
        let address = visit.site.address();
        let scope = "(await navigator.serviceWorker.getRegistration()).scope";
        assert_eq!(visit.page.ask_text(scope).await, address);
        let script = "navigator.serviceWorker.controller.scriptURL";
        assert_eq!(visit.page.ask_text(script).await, format!("{address}sw.js"));
        assert_eq!(
            visit.page.ask("await caches.keys()").await[0].as_str().map(|name| name.contains(":/a/b/:")),
            Some(true)
        );
    });
}

#[test]
fn u077_the_site_can_be_installed() {
    for base in BASES {
        journey(base, async |visit| {
            visit.open("").await;
            visit.page.until("navigator.serviceWorker.controller !== null").await;
            chromium_alone("a judgement of whether a site can be installed");
            let errors = visit.page.debug("Page.getInstallabilityErrors", json!({})).await;
            assert_eq!(errors["installabilityErrors"], json!([]));
            let manifest = visit.page.debug("Page.getAppManifest", json!({})).await;
            assert_eq!(manifest["errors"], json!([]));
            assert_eq!(manifest["url"], json!(format!("{}manifest.webmanifest", visit.site.address())));
        });
    }
}

#[test]
fn u079_the_site_works_without_isolation() {
    journey("/", async |visit| {
        visit.open("").await;
        assert_eq!(visit.page.ask("crossOriginIsolated").await, json!(false));
        visit.page.ask_text(READY).await;
    });
}

#[test]
fn u079_the_site_works_in_a_frame_of_another_origin() {
    journey("/", async |visit| {
        let mut host = Site::serve("/");
        let frame = format!(
            "<!doctype html><title>Host</title><iframe width=\"800\" height=\"600\" src=\"{}\"></iframe>",
            visit.site.foreign_address()
        );
        host.deploy(&Files::from([("index.html".to_string(), frame.into_bytes())]));
        visit.expect_complaint("favicon.ico");
        visit.page.go(&host.address()).await;
        visit.page.enter_frame().await;
        visit.page.until("document.querySelector('main') !== null").await;
        let start = Position::start(&Preset::Quick.rules()).expect("a preset");
        visit.at_board(&start, "&mode=play&side=black&level=1").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        visit.page.ask("hands.drag('mouse', 'c8', 'c5')").await;
        visit.page.until("hands.board().dataset.ply === '3'").await;
    });
}

#[test]
fn no_request_leaves_the_origin() {
    journey("/a/b/", async |visit| {
        // The browser's own start page asks for its parts.
        let _ = visit.page.network_requests().await;
        visit.open("").await;
        visit.page.until("navigator.serviceWorker.controller !== null").await;
        visit.page.ask_text(READY).await;
        let requests = visit.page.network_requests().await;
        assert!(requests.len() > 3, "too few to be all: {requests:?}");
        let own = visit.site.address();
        let strangers: Vec<_> = requests
            .iter()
            .filter(|address| {
                !["data:", "blob:", own.as_str()].iter().any(|start| address.starts_with(start))
            })
            .collect();
        assert!(strangers.is_empty(), "{strangers:?}");
    });
}

#[test]
fn the_policy_lets_the_page_run_and_stops_inline_scripts() {
    journey("/", async |visit| {
        visit.open("").await;
        assert_eq!(visit.page.complaints().await, Vec::<String>::new());
        let intruder = "(s => { s.textContent = 'window.intruder = true'; document.body.append(s); return window.intruder ?? false; })\
                        (document.createElement('script'))";
        assert_eq!(visit.page.ask(intruder).await, json!(false));
        // Chromium's words and Firefox's.
        visit.expect_complaint("Content Security Policy");
        visit.expect_complaint("Content-Security-Policy");
    });
}

#[test]
fn the_page_opens_on_a_phone() {
    journey("/", async |visit| {
        visit.page.become_like(&Viewport::PHONE).await;
        visit.open("").await;
        assert_eq!(visit.page.ask("[innerWidth, innerHeight]").await, json!([360, 640]));
        visit.page.screenshot("start-phone").await;
        chromium_alone("a screen for fingers");
        assert_eq!(visit.page.ask("navigator.maxTouchPoints").await, json!(5));
    });
}
