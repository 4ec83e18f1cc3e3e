//! Nothing is cut off, broken or outside of the window: every screen and dialog, at every size of
//! INTERACTION §5, in every language.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use fantoccini::key::Key;

use crate::harness::{Mouse, Viewport, Visit, journey};

/// What doesn't fit, as a function of the page.
const MISFITS: &str = include_str!("harness/fit.js");

/// The sizes of INTERACTION §5, and the common small phone both ways.
const SIZES: [(u32, u32); 10] = [
    (280, 653),
    (320, 568),
    (360, 640),
    (568, 320),
    (640, 360),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
];

fn start(preset: Preset) -> Position {
    Position::start(&preset.rules()).expect("a preset")
}

/// White has crossed, and Black can answer or lose.
fn crossed() -> Position {
    let text = "bbbwbbbb/1b1w4/8/8/4b3/4b3/1www1www/wwww1www b";
    position::read(text, &Preset::Quick.rules()).expect("a position")
}

/// Where a square board leaves least room below itself.
const SHORT: [(u32, u32); 5] = [(320, 568), (360, 640), (390, 844), (768, 1024), (820, 1180)];

/// Looks at the page as it is, at every size.
async fn fits(visit: &Visit, place: &str, misfits: &mut Vec<String>) {
    fits_at(&SIZES, visit, place, misfits).await;
}

async fn fits_at(sizes: &[(u32, u32)], visit: &Visit, place: &str, misfits: &mut Vec<String>) {
    for &(width, height) in sizes {
        // Phones are pressed with fingers, for which controls are higher.
        let is_touch = width.min(height) < 500;
        visit.page.become_like(&Viewport { width, height, scale: 1.0, is_touch }).await;
        let found = visit.page.ask(&format!("({MISFITS})()")).await;
        let found = found.as_array().cloned().unwrap_or_default();
        misfits.extend(found.iter().map(|what| format!("{place} at {width}x{height}: {what}")));
    }
    visit.page.become_like(&Viewport::DESKTOP).await;
}

/// Opens the dialog behind a control, looks, and closes it.
async fn dialog_fits(visit: &Visit, tag: &str, action: &str, misfits: &mut Vec<String>) {
    visit.page.ask(&format!("document.querySelector('[data-action={action}]').click()")).await;
    visit.page.until_dialog(true).await;
    fits(visit, &format!("{tag} {action}"), misfits).await;
    if action == "new-game" {
        visit.page.choose("preset", &Preset::ALL.len().to_string()).await;
        visit.page.until("document.querySelector('dialog .stepper') !== null").await;
        fits(visit, &format!("{tag} custom rules"), misfits).await;
    }
    visit.page.ask("document.querySelector('dialog [data-action=close]').click()").await;
    visit.page.until_dialog(false).await;
}

/// `place` is the language's in the list of the settings.
fn everything_fits(tag: &str, place: u8) {
    journey("/", async |visit| {
        let mut misfits = Vec::new();
        visit.open("").await;
        visit.page.act("settings").await;
        visit.page.choose("set-language", &place.to_string()).await;
        visit.page.until(&format!("document.documentElement.lang === '{tag}'")).await;
        visit.page.act("done").await;
        visit.page.until_dialog(false).await;
        fits(visit, &format!("{tag} start"), &mut misfits).await;
        let standard = start(Preset::Standard);
        let board = visit.at_board(&standard, "&mode=play&side=white&level=12").await;
        fits(visit, &format!("{tag} against the computer"), &mut misfits).await;
        visit.page.act("home").await;
        fits(visit, &format!("{tag} start with a game to continue"), &mut misfits).await;
        visit.at_board(&start(Preset::Quick), "&mode=hotseat").await;
        fits_at(&SHORT, visit, &format!("{tag} a square board"), &mut misfits).await;
        visit.page.ask("hands.press('mouse', 'c1').then(() => hands.press('mouse', 'c4'))").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        visit.page.act("resign").await;
        visit.page.click_on("dialog [data-action=confirm]").await;
        visit.page.until("hands.board().dataset.state === 'over'").await;
        visit.page.act("close").await;
        visit.page.until_dialog(false).await;
        fits_at(&SHORT, visit, &format!("{tag} a result"), &mut misfits).await;
        visit.at_board(&crossed(), "&mode=hotseat").await;
        visit.page.ask("hands.press('mouse', 'h8').then(() => hands.press('mouse', 'h7'))").await;
        visit.page.until_state("pending").await;
        fits(visit, &format!("{tag} a losing move"), &mut misfits).await;
        visit.at_board(&standard, "&mode=hotseat").await;
        visit.page.ask("hands.press('mouse', 'c1')").await;
        visit.page.until_state("selected").await;
        fits(visit, &format!("{tag} a piece selected"), &mut misfits).await;
        visit.page.mouse(Mouse::Hover, board.named("c4")).await;
        visit.page.until("document.querySelector('.ghost') !== null").await;
        fits(visit, &format!("{tag} a preview"), &mut misfits).await;
        visit.page.ask("hands.press('mouse', 'c4')").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        fits(visit, &format!("{tag} after a move"), &mut misfits).await;
        for action in
            ["settings", "help", "offer-draw", "resign", "new-game", "share", "import", "keys", "about"]
        {
            dialog_fits(visit, tag, action, &mut misfits).await;
        }
        visit.page.act("menu").await;
        visit.page.until("document.querySelector('.menu[role=menu]')?.checkVisibility() === true").await;
        fits(visit, &format!("{tag} menu"), &mut misfits).await;
        visit.page.press([char::from(Key::Escape)]).await;
        visit.page.ask("document.querySelector('#board [tabindex=\"0\"]').focus()").await;
        visit.page.press(['/']).await;
        visit.page.until("document.querySelector('#typed-move') !== null").await;
        fits(visit, &format!("{tag} typing"), &mut misfits).await;
        assert!(misfits.is_empty(), "{misfits:#?}");
    });
}

#[test]
fn everything_fits_in_english() {
    everything_fits("en", 1);
}

#[test]
fn everything_fits_in_german() {
    everything_fits("de", 2);
}

#[test]
fn everything_fits_in_spanish() {
    everything_fits("es", 3);
}

#[test]
fn everything_fits_in_russian() {
    everything_fits("ru", 5);
}

#[test]
fn everything_fits_in_french() {
    everything_fits("fr", 4);
}
