//! Where things stand on the screen, and that they stand still (ACCEPTANCE C, L, M).

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Viewport, chromium_alone, journey};

fn standard() -> Position {
    Position::start(&Preset::Standard.rules()).expect("a preset")
}

#[test]
fn u106_the_whole_board_and_the_turn_are_in_view_and_as_large_as_can_be() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        // The fourth is a laptop's window at 200 %.
        let sizes = [(568, 320), (667, 375), (844, 390), (640, 400), (1024, 768), (320, 568), (280, 653)];
        for (width, height) in sizes {
            visit.page.become_like(&Viewport { width, height, scale: 1.0, is_touch: false }).await;
            visit.page.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
            let sees = |selector: &str| {
                format!(
                    "(({{ left, top, right, bottom }}) => left >= 0 && top >= 0 && right <= innerWidth + 0.5
                        && bottom <= innerHeight + 0.5)(document.querySelector('{selector}').getBoundingClientRect())"
                )
            };
            visit.page.until(&sees("#board")).await;
            visit.page.until(&sees(".player.is-to-move .player-note span")).await;
            let best = f64::min(f64::from(width) / 14.0, f64::from(height) / 12.0);
            visit.page.until(&format!("hands.rect()[2] / 14 >= {}", 0.9 * best)).await;
            assert_eq!(visit.page.ask("scrollY").await, json!(0), "{width}x{height}");
        }
    });
}

#[test]
fn u035_coordinates_name_the_squares_beside_them_however_the_board_lies() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        let strangers = "(() => {
            const board = document.querySelector('#board').getBoundingClientRect();
            const unit = board.width / 14;
            const middle = part => (box => [box.left + box.width / 2, box.top + box.height / 2])(part.getBoundingClientRect());
            const under = (x, y) => document.elementFromPoint(x, y).dataset.square;
            const columns = [...document.querySelectorAll('.coordinates.is-bottom span')];
            const rows = [...document.querySelectorAll('.coordinates.is-left span')];
            return [
                columns.length, rows.length,
                ...columns.filter(part => under(middle(part)[0], board.bottom - unit / 2)?.[0] !== part.textContent),
                ...rows.filter(part => under(board.left + unit / 2, middle(part)[1])?.slice(1) !== part.textContent),
            ].length;
        })()";
        assert_eq!(visit.page.ask(strangers).await, json!(2), "White below");
        visit.page.act("flip").await;
        visit.page.until("hands.place()[4] === true").await;
        assert_eq!(visit.page.ask(strangers).await, json!(2), "Black below");
    });
}

#[test]
fn u100_who_wants_less_motion_sees_none() {
    journey("/", async |visit| {
        chromium_alone("a system that wants less motion");
        let wish = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        visit.page.debug("Emulation.setEmulatedMedia", wish).await;
        visit.open("").await;
        let moving = "[...document.querySelectorAll('*')].filter(part => {
            const { transitionDuration, animationDuration } = getComputedStyle(part);
            return [transitionDuration, animationDuration].some(times => times.split(',').some(time => parseFloat(time) > 0.01));
        }).map(part => part.getAttribute('class'))";
        assert_eq!(visit.page.ask(moving).await, json!([]), "start");
        visit.at_board(&standard(), "&mode=hotseat").await;
        visit.page.ask("hands.press('mouse', 'c1')").await;
        visit.page.until_state("selected").await;
        assert_eq!(visit.page.ask(moving).await, json!([]), "a piece selected");
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        assert_eq!(visit.page.ask(moving).await, json!([]), "a dialog");
        // The same by the page's own setting.
        let no_wish = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "no-preference" }] });
        visit.page.debug("Emulation.setEmulatedMedia", no_wish).await;
        assert_ne!(visit.page.ask(moving).await, json!([]), "who wishes nothing sees motion");
        visit.page.choose("set-motion", "3").await;
        visit.page.until("document.documentElement.dataset.speed === 'off'").await;
        assert_eq!(visit.page.ask(moving).await, json!([]), "motion is off");
    });
}

#[test]
fn u107_the_board_fills_the_room_and_a_smaller_one_is_remembered() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        let size = async || visit.page.ask("hands.rect()[2]").await.as_f64().expect("a width");
        let full = size().await;
        let mut before = full;
        for (place, share) in [("1", 0.85), ("2", 0.7)] {
            visit.set(&[("set-size", place)]).await;
            visit.page.until(&format!("hands.rect()[2] < {before} - 20")).await;
            before = size().await;
            assert!((before / full - share).abs() < 0.01, "{before} of {full}");
        }
        visit.open("").await;
        visit.at_board(&standard(), "&mode=hotseat").await;
        assert!((size().await - before).abs() < 1.0);
        visit.set(&[("set-size", "0")]).await;
        visit.page.until(&format!("hands.rect()[2] > {full} - 1")).await;
    });
}

#[test]
fn u104_nothing_to_press_lies_under_a_notch_or_stays_under_a_home_bar() {
    journey("/", async |visit| {
        visit.open("").await;
        chromium_alone("a screen with a notch");
        let insets = json!({ "insets": { "top": 47, "bottom": 34, "left": 44, "right": 44 } });
        visit.page.debug("Emulation.setSafeAreaInsetsOverride", insets).await;
        let covered = "[...document.querySelectorAll('button, a, input, select, #board')].filter(part => {
            const { left, top, right, bottom, width } = part.getBoundingClientRect();
            const isInWindow = top < innerHeight && bottom > 0;
            const end = Math.max(innerHeight, document.documentElement.scrollHeight) - scrollY;
            const isCovered = left < 43.5 || right > innerWidth - 43.5 || top < 46.5 || bottom > end - 33.5;
            return width > 1 && part.checkVisibility() && isInWindow && isCovered && !part.closest('.visually-hidden, .moves');
        }).map(part => part.id + part.dataset.action)";
        for (width, height) in [(390, 844), (844, 390), (1024, 768)] {
            visit.page.become_like(&Viewport { width, height, scale: 1.0, is_touch: false }).await;
            visit.page.until(&format!("innerWidth === {width}")).await;
            visit.at_board(&standard(), "&mode=hotseat").await;
            assert_eq!(visit.page.ask(covered).await, json!([]), "{width}x{height}");
        }
    });
}

#[test]
fn the_settings_show_on_a_small_board_what_they_change() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        let sample = |what: &str| format!("document.querySelector('dialog .is-sample {what}')");
        let targets = "document.querySelector('.is-sample .dots').getAttribute('d')";
        let heads = visit.page.ask_text(targets).await;
        visit.page.choose("set-marks", "1").await;
        visit.page.until(&format!("{targets} !== '{heads}'")).await;
        visit.page.choose("set-pieces", "1").await;
        visit.page.until(&format!("{} !== null", sample("[href=\"#white-disc\"]"))).await;
        let place = |is_shown: bool| format!("({}.checkVisibility()) === {is_shown}", sample(".is-left"));
        visit.page.until(&place(true)).await;
        visit.page.choose("set-coordinates", "2").await;
        visit.page.until(&place(false)).await;
        let lines =
            |display: &str| format!("getComputedStyle({}).display === '{display}'", sample(".grid-lines"));
        visit.page.until(&lines("none")).await;
        visit.page.click_on("#set-lines").await;
        visit.page.until(&lines("inline")).await;
        visit.page.choose("set-theme", "2").await;
        visit.page.until("document.documentElement.dataset.theme === 'night'").await;
    });
}

#[test]
fn settings_travel_in_a_file_between_two_visits() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        let bring = "(field => {
            const files = new DataTransfer();
            files.items.add(new File(['schema 1\\ntheme night\\npieces disc\\n\\n'], 'mine.txt'));
            field.files = files.files;
            field.dispatchEvent(new Event('change', { bubbles: true }));
        })(document.querySelector('[data-action=import-settings]'))";
        visit.page.ask(bring).await;
        visit.page.until("document.documentElement.dataset.theme === 'night'").await;
        visit.page.until("document.querySelector('#set-pieces').value === '1'").await;
        visit.page.ask("(window.saved = [], HTMLAnchorElement.prototype.click = function () { saved.push(this.download); }, true)").await;
        visit.page.act("export-settings").await;
        visit.page.until("saved.includes('epaminondas-settings.txt')").await;
    });
}
