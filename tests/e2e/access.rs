//! axe finds nothing to complain of, in any room, theme and language; and what every browser can show
//! of keys and live regions (`listening.rs` asks Chromium for more).
//!
//! English is looked at in every theme, every other language in one; colours, which are the same in
//! each language, in English on a desktop and in German on a phone. With `EPAMINONDAS_FULL=1` every
//! language is looked at in all themes, with its colours, on both.

use std::{env, fs};

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::harness::{Viewport, Visit, is_full, journey};
use crate::rooms::{Look, walk};

const THEMES: [&str; 4] = ["terracotta", "night", "marble", "contrast"];

/// axe-core's script.
fn axe() -> String {
    let path = env::var("EPAMINONDAS_AXE").unwrap_or_default();
    assert!(
        !path.is_empty(),
        "EPAMINONDAS_AXE names no axe-core script: install npm and run `cargo xtask test`, or set it to axe.min.js"
    );
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("EPAMINONDAS_AXE is '{path}': {error}"))
}

/// Looks for faults and goes on.
struct Checker {
    axe: String,
    themes: Vec<&'static str>,
    has_colours: bool,
    rooms: usize,
    found: Vec<String>,
}

/// What axe finds in a theme. Themes differ in colours alone: in all but the first it looks at those.
/// They are what it looks at longest.
const CHECK: &str = "(async (theme, isWhole, hasColours) => {
    const root = document.documentElement, before = root.dataset.theme;
    root.dataset.theme = theme;
    // Buttons turn to their new colours: at once, for a page that isn't drawn would never come to their end.
    document.getAnimations().forEach(change => change.finish());
    // High contrast has 7 : 1 everywhere.
    const contrast = theme === 'contrast' ? 'color-contrast-enhanced' : 'color-contrast';
    const rules = { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } };
    if (hasColours) rules[contrast] = { enabled: true };
    const { violations } = await axe.run(document, {
        resultTypes: ['violations'], ...(isWhole ? { rules } : { runOnly: [contrast, 'link-in-text-block'] }),
    });
    if (before) root.dataset.theme = before; else delete root.dataset.theme;
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${theme}: ${id}: ${target} ${failureSummary}`));
})";

impl Look for Checker {
    async fn look(&mut self, visit: &Visit, room: &str) {
        let axe = &self.axe;
        visit.page.ask(&format!("(window.axe === undefined && (() => {{ {axe} }})(), true)")).await;
        for (place, theme) in self.themes.iter().enumerate() {
            let is_whole = place == 0 || is_full();
            let has_colours = self.has_colours;
            // Said if the journey fails.
            println!("axe looks at {room} in {theme}");
            let found = visit.page.ask(&format!("{CHECK}('{theme}', {is_whole}, {has_colours})")).await;
            let found = found.as_array().cloned().unwrap_or_default();
            self.found.extend(found.iter().map(|fault: &Value| format!("{room}: {fault}")));
        }
        self.rooms += 1;
    }
}

/// `place` is the language's in the list of the settings.
fn axe_finds_nothing(tag: &str, place: &str, theme: usize, screen: Viewport) {
    let themes = if is_full() || tag == "en" { THEMES.to_vec() } else { vec![THEMES[theme]] };
    let screens = if is_full() { vec![Viewport::DESKTOP, Viewport::PHONE] } else { vec![screen] };
    for screen in screens {
        let has_colours = is_full() || ["en", "de"].contains(&tag);
        let themes = themes.clone();
        let mut checker = Checker { axe: axe(), themes, has_colours, rooms: 0, found: Vec::new() };
        journey("/", async |visit| {
            visit.page.become_like(&screen).await;
            visit.open("").await;
            visit.set(&[("set-language", place)]).await;
            visit.page.until(&format!("document.documentElement.lang === '{tag}'")).await;
            walk(visit, &mut checker).await;
        });
        println!("axe looked at {} rooms in {tag} and {}", checker.rooms, checker.themes.join(", "));
        assert!(checker.found.is_empty(), "{:#?}", checker.found);
    }
}

#[test]
fn axe_finds_nothing_in_english_in_any_theme() {
    axe_finds_nothing("en", "1", 0, Viewport::DESKTOP);
}

#[test]
fn axe_finds_nothing_in_german() {
    axe_finds_nothing("de", "2", 1, Viewport::PHONE);
}

#[test]
fn axe_finds_nothing_in_spanish() {
    axe_finds_nothing("es", "3", 2, Viewport::DESKTOP);
}

#[test]
fn axe_finds_nothing_in_russian() {
    axe_finds_nothing("ru", "5", 3, Viewport::PHONE);
}

#[test]
fn axe_finds_nothing_in_french() {
    axe_finds_nothing("fr", "4", 0, Viewport::PHONE);
}

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
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
