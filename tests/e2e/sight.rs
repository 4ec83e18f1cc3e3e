//! What can be told apart, and by whom (ACCEPTANCE L): contrast of the themes, colour blindness,
//! what a dialog leaves behind it.

use epaminondas::rules::{Position, Preset};
use serde_json::{Value, json};

use crate::harness::{Visit, journey};

const THEMES: [&str; 4] = ["terracotta", "night", "marble", "contrast"];

/// `sight.colour(token)`: what a custom property of the page looks like, in linear red, green and
/// blue. `sight.contrast(a, b)`: WCAG 2's, of two such colours.
const SIGHT: &str = "window.sight ??= (() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const linear = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const seen = text => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = text;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].map(part => linear(part / 255));
    };
    const probe = document.body.appendChild(document.createElement('i'));
    probe.hidden = true;
    const colour = token => {
        probe.style.setProperty('color', `var(--${token})`);
        return seen(getComputedStyle(probe).color);
    };
    const light = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const contrast = (a, b) => {
        const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
        return (high + 0.05) / (low + 0.05);
    };
    return { colour, contrast, light };
})()";

/// Shows the page in a theme.
async fn wear(visit: &Visit, theme: &str) {
    visit.page.ask(&format!("(document.documentElement.dataset.theme = '{theme}', {SIGHT}, true)")).await;
}

/// Pairs of tokens whose contrast is too small: each line names two and what they need.
async fn too_close(visit: &Visit, pairs: &[(&str, &str, f64)]) -> Value {
    let pairs = json!(pairs);
    visit
        .page
        .ask(&format!(
            "{pairs}.map(([a, b, least]) => [a, b, least, sight.contrast(sight.colour(a), sight.colour(b))])
                .filter(([, , least, found]) => !(found >= least)).map(pair => pair.join(' '))"
        ))
        .await
}

#[test]
fn u093_sides_stand_out_from_each_other_and_the_board_and_text_from_its_ground_in_every_theme() {
    journey("/", async |visit| {
        visit.open("").await;
        for theme in THEMES {
            wear(visit, theme).await;
            let text = if theme == "contrast" { 7.0 } else { 4.5 };
            let mut pairs = vec![("white-fill", "black-fill", 7.0), ("coord-color", "frame", text)];
            for square in ["square", "square-alt"] {
                pairs.extend([
                    ("white-fill", square, 3.0),
                    ("black-fill", square, 3.0),
                    ("mark", square, 3.0),
                ]);
            }
            pairs.extend([
                ("white-fill", "last", 3.0),
                ("black-fill", "last", 3.0),
                ("mark", "mark-case", 7.0),
            ]);
            pairs.extend([("white-mark", "white-fill", 7.0), ("black-mark", "black-fill", 7.0)]);
            for ground in ["page", "surface", "surface-sunk"] {
                pairs.extend([("text", ground, 7.0), ("text-quiet", ground, text), ("accent", ground, text)]);
            }
            pairs.extend([
                ("warn", "page", text),
                ("on-accent", "accent", text),
                ("line-strong", "surface", 3.0),
            ]);
            assert_eq!(too_close(visit, &pairs).await, json!([]), "{theme}");
        }
    });
}

#[test]
fn u093_letters_tell_the_sides_apart_without_any_colour() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&Position::start(&Preset::Quick.rules()).expect("a preset"), "&mode=hotseat").await;
        for (place, set) in [("0", "shield"), ("2", "letter")] {
            visit.set(&[("set-pieces", place)]).await;
            let faces = format!(
                "['white', 'black'].map(side => document.getElementById(`${{side}}-{set}`)?.innerHTML.replaceAll(/\\s+/g, ' '))"
            );
            let faces = visit.page.ask(&faces).await;
            assert!(faces[0].is_string() && faces[1].is_string(), "{set}: {faces}");
            assert_ne!(faces[0], faces[1], "{set}");
        }
    });
}

/// How eyes of four kinds see linear red, green and blue (Machado, Oliveira and Fernandes 2009, at
/// full severity; the last is luminance).
const EYES: &str = "({
    protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
    greyscale: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
})";

#[test]
fn u092_colour_blind_eyes_tell_sides_marks_and_the_last_move_from_the_board() {
    journey("/", async |visit| {
        visit.open("").await;
        for theme in THEMES {
            wear(visit, theme).await;
            let pairs = json!([
                ["white-fill", "black-fill", 7.0],
                ["white-fill", "square", 2.5],
                ["white-fill", "square-alt", 2.5],
                ["black-fill", "square", 2.5],
                ["black-fill", "square-alt", 2.5],
                ["mark", "square", 2.5],
                ["mark", "square-alt", 2.5],
                ["mark", "mark-case", 7.0],
                ["last-line", "square", 1.8],
                ["last-line", "last", 1.8]
            ]);
            let confused = visit
                .page
                .ask(&format!(
                    "Object.entries({EYES}).flatMap(([name, eye]) => {pairs}.map(([a, b, least]) => {{
                        const see = token => eye.map(row => row.reduce((sum, part, i) => sum + part * sight.colour(token)[i], 0))
                            .map(part => Math.min(1, Math.max(0, part)));
                        return [name, a, b, least, sight.contrast(see(a), see(b))];
                    }}).filter(([, , , least, found]) => !(found >= least)).map(pair => pair.join(' ')))"
                ))
                .await;
            assert_eq!(confused, json!([]), "{theme}");
        }
    });
}

#[test]
fn u092_selection_targets_captures_and_the_last_move_differ_in_shape() {
    journey("/", async |visit| {
        visit.open("").await;
        let rules = Preset::Standard.rules();
        let text = "14/14/14/14/14/3www1bb5/14/5b8/14/14/14/8w5 w";
        let here = epaminondas::notation::position::read(text, &rules).expect("a position");
        visit.at_board(&here, "&mode=hotseat").await;
        visit.page.ask("hands.press('mouse', 'd7')").await;
        visit.page.until_state("selected").await;
        let marks = "[document.querySelector('#board .dots').getBoundingClientRect().width > 0,
            document.querySelectorAll(\"#board .target > [href='#target-capture']\").length > 0]";
        assert_eq!(visit.page.ask(marks).await, json!([true, true]));
        assert_eq!(visit.page.ask("document.querySelectorAll('#board .ring').length").await, json!(1));
        visit.page.ask("hands.press('mouse', 'h7')").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
        let traces = "[document.querySelectorAll('#board .last-edge').length > 0,
            document.querySelectorAll(\"#board [href='#last-left']\").length > 0,
            document.querySelectorAll(\"#board [href='#last-captured']\").length > 0]";
        assert_eq!(visit.page.ask(traces).await, json!([true, true, true]));
    });
}

#[test]
fn an_open_dialog_dims_the_page_behind_it_in_every_theme() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        for theme in THEMES {
            wear(visit, theme).await;
            let dimmed = "(style => Number(style.backgroundColor.match(/([0-9.]+)\\)$/)[1]))
                (getComputedStyle(document.querySelector('dialog[open]'), '::backdrop'))";
            let part = visit.page.ask(dimmed).await.as_f64().expect("a part");
            assert!((0.5..1.0).contains(&part), "{theme}: {part}");
            let ground = "sight.light(sight.colour('page-dimmed')) < 0.6 * sight.light(sight.colour('page'))";
            assert_eq!(visit.page.ask(ground).await, json!(true), "{theme}");
        }
    });
}
