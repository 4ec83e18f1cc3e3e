//! Pictures of the page: each theme on a phone, a tablet and a desktop, to be looked at, and those
//! that the manifest and the README show. `cargo xtask screenshots` makes them.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};

use crate::harness::{Mouse, Viewport, Visit, journey};

/// The themes, at their places in the settings' list.
const THEMES: [(&str, &str); 4] = [("1", "terracotta"), ("2", "night"), ("3", "marble"), ("4", "contrast")];

const SCREENS: [(&str, Viewport); 3] = [
    ("phone", Viewport { width: 390, height: 844, scale: 1.0, is_touch: true }),
    ("tablet", Viewport { width: 820, height: 1180, scale: 1.0, is_touch: true }),
    ("desktop", Viewport { width: 1440, height: 900, scale: 1.0, is_touch: false }),
];

/// In the middle of a game: White's line of four from c3 north-east can capture three.
const MIDDLE: &str = "2bbb1bbb1bb2/1bb1b1b1b1bb2/5bb7/3b1b2b5/7b1b4/2b3bb6/5w1w6/4ww1w6/3w1ww2w4/2w2w2w5/1w1w2w1ww1w2/2ww1ww1w1w3 w";

/// All, if pictures were asked for by setting `EPAMINONDAS_PICTURES`; else the first, to know that
/// they can be made.
fn asked<T>(all: &[T]) -> &[T] {
    if std::env::var_os("EPAMINONDAS_PICTURES").is_some() { all } else { &all[..1] }
}

fn middle() -> Position {
    position::read(MIDDLE, &Preset::Standard.rules()).expect("a position")
}

/// Shows a game with a piece selected, and on a desktop the preview of its capture.
async fn amid_a_game(visit: &Visit, screen: &Viewport) {
    let board = visit.at_board(&middle(), "&mode=play&side=white&level=4").await;
    visit.page.ask("hands.press('mouse', 'c3')").await;
    visit.page.until_state("selected").await;
    if !screen.is_touch {
        let step =
            middle().moves().into_iter().find(|step| step.rear().to_string() == "c3" && step.is_capture());
        visit.page.mouse(Mouse::Hover, board.at(step.expect("a capture").target())).await;
        visit.page.until("document.querySelector('.ghost') !== null").await;
    }
}

#[test]
fn every_theme_on_every_screen() {
    journey("/", async |visit| {
        for (place, theme) in asked(&THEMES) {
            for (name, screen) in asked(&SCREENS) {
                visit.page.become_like(screen).await;
                visit.open("").await;
                // A visit goes on with the game that the one before has begun.
                visit.page.ask("void document.querySelector('[data-action=home]')?.click()").await;
                visit.page.until("document.querySelector('main.start') !== null").await;
                visit.set(&[("set-theme", place)]).await;
                picture(visit, &format!("{theme}-{name}-start")).await;
                amid_a_game(visit, screen).await;
                picture(visit, &format!("{theme}-{name}-game")).await;
            }
        }
    });
}

#[test]
fn the_manifests() {
    journey("/", async |visit| {
        let wide = Viewport { width: 1280, height: 800, scale: 1.0, is_touch: false };
        let narrow = Viewport { width: 390, height: 780, scale: 1.0, is_touch: true };
        for (name, screen) in asked(&[("wide", wide), ("narrow", narrow)]) {
            visit.page.become_like(screen).await;
            visit.open("").await;
            visit.set(&[("set-theme", "1")]).await;
            amid_a_game(visit, screen).await;
            picture(visit, name).await;
        }
    });
}

/// A picture once nothing moves any more.
async fn picture(visit: &Visit, name: &str) {
    visit.page.until("document.getAnimations().length === 0 && document.fonts.status === 'loaded'").await;
    visit.page.screenshot(name).await;
}
