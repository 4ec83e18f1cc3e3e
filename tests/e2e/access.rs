//! Everybody can play: by keys alone, by ear, and without faults that a checker finds.

use std::{env, fs};

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::harness::{Viewport, Visit, journey};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

/// axe-core's script.
fn axe() -> String {
    let path = env::var("EPAMINONDAS_AXE").unwrap_or_default();
    assert!(
        !path.is_empty(),
        "EPAMINONDAS_AXE names no axe-core script: install npm and run `cargo xtask test`, or set it to axe.min.js"
    );
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("EPAMINONDAS_AXE is '{path}': {error}"))
}

/// What axe finds on the page as it is, as "rule: element".
async fn faults(visit: &Visit, axe: &str, place: &str) {
    visit.page.ask(&format!("(window.axe === undefined && (() => {{ {axe} }})(), true)")).await;
    let found = visit
        .page
        .ask(
            "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(
                ({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`)))",
        )
        .await;
    assert_eq!(found, json!([]), "{place}");
    // Themes differ in colours alone.
    let found = visit
        .page
        .ask(
            "(async () => {
                const root = document.documentElement, before = root.dataset.theme, found = [];
                for (const theme of ['terracotta', 'night', 'marble', 'contrast']) {
                    root.dataset.theme = theme;
                    // Buttons turn to their new colours in some milliseconds.
                    await Promise.all(document.getAnimations().map(change => change.finished.catch(() => {})));
                    const { violations } = await axe.run(document, { runOnly: ['color-contrast', 'link-in-text-block'] });
                    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${theme}: ${id}: ${target}`)));
                }
                if (before) root.dataset.theme = before; else delete root.dataset.theme;
                return found;
            })()",
        )
        .await;
    assert_eq!(found, json!([]), "{place}");
}

#[test]
fn axe_finds_nothing_on_any_screen_and_in_any_dialog_and_theme() {
    axe_finds_nothing("en", "0", &[Viewport::DESKTOP, Viewport::PHONE]);
}

#[test]
fn axe_finds_nothing_in_russian_either() {
    axe_finds_nothing("ru", "5", &[Viewport::PHONE]);
}

/// `place` is the language's in the list of the settings.
fn axe_finds_nothing(tag: &str, place: &str, screens: &[Viewport]) {
    let axe = axe();
    journey("/", async |visit| {
        for screen in screens {
            visit.page.become_like(screen).await;
            visit.open("").await;
            visit.set(&[("set-language", place)]).await;
            visit.page.until(&format!("document.documentElement.lang === '{tag}'")).await;
            faults(visit, &axe, "start").await;
            visit.page.give_hands().await;
            visit.at_board(&quick(), "&mode=hotseat").await;
            faults(visit, &axe, "play").await;
            visit.page.ask("hands.press('mouse', 'c1')").await;
            visit.page.until_state("selected").await;
            faults(visit, &axe, "a piece selected").await;
            visit.page.ask("hands.press('mouse', 'c4')").await;
            visit.page.until("hands.board().dataset.ply === '1'").await;
            for action in ["settings", "help", "offer-draw", "resign"] {
                visit.page.ask(&format!("hands.action('{action}').click()")).await;
                visit.page.until_dialog(true).await;
                faults(visit, &axe, action).await;
                visit.page.ask("document.querySelector('dialog [data-action=close]').click()").await;
                visit.page.until_dialog(false).await;
            }
            visit.page.act("menu").await;
            visit.page.until("document.querySelector('.menu[role=menu]')?.checkVisibility() === true").await;
            faults(visit, &axe, "menu").await;
            visit.page.press([char::from(Key::Escape)]).await;
            for action in ["new-game", "share", "import", "keys", "about"] {
                visit.page.choose_in_menu(action).await;
                visit.page.until_dialog(true).await;
                faults(visit, &axe, action).await;
                visit.page.press([char::from(Key::Escape)]).await;
                visit.page.until_dialog(false).await;
            }
            visit.page.ask("hands.action('resign').click()").await;
            visit.page.click_on("dialog [data-action=confirm]").await;
            visit.page.until("document.querySelector('dialog .result') !== null").await;
            faults(visit, &axe, "result").await;
        }
    });
}

#[test]
fn u096_keys_alone_start_a_game_and_play_it() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.give_hands().await;
        let enter = char::from(Key::Enter);
        tab_to(visit, "document.activeElement?.closest('.start-list') !== null").await;
        tab_to(visit, "document.activeElement?.dataset.action === 'two-players'").await;
        visit.page.press([enter]).await;
        visit.page.until_dialog(true).await;
        tab_to(visit, "document.activeElement?.dataset.action === 'start'").await;
        visit.page.press([enter]).await;
        visit.page.until("document.querySelector('#board') !== null").await;
        let mut here = Position::start(&Preset::Standard.rules()).expect("a preset");
        visit.page.until_position(&here).await;
        visit.page.until("document.activeElement?.dataset.square === 'a1'").await;
        let [up, right] = [Key::Up, Key::Right].map(char::from);
        let to_c11 = [up; 10].into_iter().chain([right; 2]);
        let first = vec![enter, 'w', '2', enter];
        let second = to_c11.chain([enter, 'x', enter]).collect();
        for (keys, step) in [(first, "a1-a4"), (second, "c11-c10")] {
            visit.page.press(keys).await;
            let step = epaminondas::notation::moves::read(step, &here).expect("a move");
            here = here.play_legal(step);
            visit.page.until_position(&here).await;
        }
    });
}

async fn tab_to(visit: &Visit, is_there: &str) {
    for _ in 0..40 {
        if visit.page.ask(is_there).await == json!(true) {
            return;
        }
        visit.page.press([char::from(Key::Tab)]).await;
    }
    panic!("the tabulator never comes to {is_there}");
}

#[test]
fn u095_every_move_of_the_computer_is_a_sentence_in_the_live_region() {
    journey("/", async |visit| {
        visit.open("").await;
        let is_there = "document.querySelector('[data-live=moves][aria-live=polite]') !== null
            && document.querySelector('[data-live=alerts][aria-live=assertive]') !== null";
        assert_eq!(visit.page.ask(is_there).await, json!(true), "on the start screen");
        let board = visit.at_board(&quick(), "&mode=play&side=white&level=1").await;
        let mut said: Vec<Value> = Vec::new();
        let mut here = quick();
        for ply in [0, 2, 4] {
            let step = here.moves()[0];
            visit.page.mouse_drag(&[board.at(step.rear()), board.at(step.target())]).await;
            visit.page.until(&format!("hands.board().dataset.ply === '{}'", ply + 2)).await;
            let spoken =
                visit.page.ask("document.querySelector('[data-live=moves]').textContent.trim()").await;
            let played = visit
                .page
                .ask_text("[...document.querySelectorAll('.move[data-ply]')].at(-1).textContent.trim()")
                .await;
            let target = played.split(['-', '×']).next_back().expect("a target").to_string();
            assert!(
                spoken.as_str().is_some_and(|text| text.contains(&target) && text.len() > 10),
                "{spoken} of {played}"
            );
            said.push(spoken);
            let shown = visit.page.position().await;
            here = position::read(&shown, here.rules()).expect("a position");
        }
        said.dedup();
        assert_eq!(said.len(), 3);
    });
}
