//! Keys of a single character: where they work, and how they are changed (ACCEPTANCE U097, U101).

use epaminondas::notation::moves;
use epaminondas::rules::{Position, Preset};
use fantoccini::key::Key;
use serde_json::json;

use crate::harness::{Viewport, Visit, journey};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

const SAID: &str = "document.querySelector('.dialog [role=status]').textContent";

/// The face of the key of the command that at first has `key`.
async fn face(visit: &Visit, key: &str) -> String {
    visit.page.ask_text(&format!("document.querySelector('[data-key={key}]').textContent")).await
}

/// Opens the list of keys by its own key.
async fn list_keys(visit: &Visit) {
    visit.page.press(['?']).await;
    visit.page.until_dialog(true).await;
}

/// Opens a game, and there the list.
async fn list_keys_in_a_game(visit: &Visit) {
    visit.open("").await;
    visit.at_board(&quick(), "&mode=hotseat").await;
    list_keys(visit).await;
}

#[test]
fn u101_a_key_is_changed_by_pressing_the_new_one_and_kept() {
    journey("/", async |visit| {
        list_keys_in_a_game(visit).await;
        visit.page.click_on("[data-key=f]").await;
        visit.page.until(&format!("{SAID}.includes('new key')")).await;
        visit.page.press(['7']).await;
        visit.page.until(&format!("{SAID}.includes('Digits')")).await;
        visit.page.click_on("[data-key=f]").await;
        visit.page.press(['g']).await;
        visit.page.until(&format!("{SAID}.includes('phalanxes through this square')")).await;
        assert_eq!((face(visit, "f").await, face(visit, "g").await), ("G".into(), "F".into()));
        visit.page.press([char::from(Key::Escape)]).await;
        visit.page.until_dialog(false).await;
        visit.page.press(['g']).await;
        visit.page.until("hands.place()[4] === true").await;

        list_keys_in_a_game(visit).await;
        assert_eq!(face(visit, "f").await, "G");
        visit.page.act("reset-keys").await;
        visit.page.until("document.querySelector('[data-key=f]').textContent === 'F'").await;
    });
}

#[test]
fn u101_what_names_a_key_follows_it() {
    journey("/", async |visit| {
        list_keys_in_a_game(visit).await;
        let grid = "document.querySelector('#board').getAttribute('aria-label')";
        let note = "document.querySelector('#set-keys').closest('label').textContent";
        assert!(visit.page.ask_text(grid).await.ends_with("question mark shows all keys."));
        assert!(visit.page.ask_text(note).await.contains("“?”"));
        visit.page.click_on("[data-key='?']").await;
        visit.page.until(&format!("{SAID}.includes('new key')")).await;
        visit.page.press(['j']).await;
        visit.page.until(&format!("{note}.includes('“J”')")).await;
        assert!(visit.page.ask_text(grid).await.ends_with("J shows all keys."));
        visit.page.press([char::from(Key::Escape)]).await;
        visit.page.until_dialog(false).await;
        visit.page.press(['j']).await;
        visit.page.until_dialog(true).await;
        visit.page.ask("document.querySelector('#set-keys').click()").await;
        visit.page.until(&format!("{grid}.endsWith('Enter selects.')")).await;
        visit.page.ask("document.querySelector('dialog [data-action=close]').click()").await;
        visit.page.until_dialog(false).await;
        visit.page.act("settings").await;
        visit.page.until(&format!("{note}.includes('“J”')")).await;
    });
}

#[test]
fn u101_escape_lets_a_key_as_it_was_and_the_dialog_open() {
    journey("/", async |visit| {
        list_keys_in_a_game(visit).await;
        visit.page.click_on("[data-key=u]").await;
        visit.page.until(&format!("{SAID}.includes('new key')")).await;
        visit.page.press([char::from(Key::Escape)]).await;
        visit.page.until(&format!("!{SAID}.includes('new key')")).await;
        assert_eq!(face(visit, "u").await, "U");
        visit.page.until_dialog(true).await;
    });
}

#[test]
fn u101_shortcuts_work_after_a_click_on_any_button_and_in_no_field() {
    journey("/", async |visit| {
        visit.open("").await;
        let board = visit.at_board(&quick(), "&mode=hotseat").await;
        let step = moves::read("a1-a4", &quick()).expect("a move");
        visit.page.click_move(&board, step).await;
        let after = quick().play_legal(step);
        visit.page.until_position(&after).await;
        visit.page.act("flip").await;
        visit
            .page
            .until("hands.place()[4] === true && document.activeElement.dataset.action === 'flip'")
            .await;
        visit.page.press(['f']).await;
        visit.page.until("hands.place()[4] === false").await;
        visit.page.press(['u']).await;
        visit.page.until_position(&quick()).await;
        visit.page.press(['r']).await;
        visit.page.until_position(&after).await;

        visit.page.ask("hands.cell('a8').focus()").await;
        visit.page.press(['/']).await;
        visit.page.until("document.activeElement?.matches('input')").await;
        visit.page.press(['u', 'f', ',']).await;
        visit.page.until("document.activeElement.value === 'uf,'").await;
        visit.page.until_position(&after).await;
        assert_eq!(visit.page.ask("hands.place()[4]").await, json!(false));
    });
}

#[test]
fn u101_no_shortcut_fires_with_control_alt_or_meta_or_while_switched_off() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.ask("hands.cell('c1').focus()").await;
        for modifier in ["ctrlKey", "altKey", "metaKey"] {
            for key in ["f", "u", "?", "g"] {
                visit.page.ask(&format!("hands.key('{key}', '', {{ {modifier}: true }})")).await;
            }
        }
        let is_still = "hands.place()[4] === false && document.querySelector('dialog[open]') === null
            && !document.querySelector('[data-live=moves]').textContent.includes('Through')";
        assert_eq!(visit.page.ask(is_still).await, json!(true));
        list_keys(visit).await;
        visit.page.ask("document.querySelector('#set-keys').click()").await;
        visit.page.press([char::from(Key::Escape)]).await;
        visit.page.until_dialog(false).await;
        for key in ["f", "u", "?", "g"] {
            visit.page.ask(&format!("hands.key('{key}')")).await;
        }
        assert_eq!(visit.page.ask(is_still).await, json!(true));
    });
}

#[test]
fn u097_every_question_is_answered_in_the_live_region() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.ask("hands.cell('c1').focus()").await;
        let questions = [
            ('i', "c1, white"),
            ('h', "White: a1, b1"),
            ('v', "White: c1, c2. Black: c7, c8."),
            ('o', "White: a1"),
            ('n', "Black: a7"),
            ('g', "Through c1"),
            ('m', "From c1"),
            ('s', "White"),
        ];
        for (key, said) in questions {
            visit.page.press([key]).await;
            visit
                .page
                .until(&format!(
                    "document.querySelector('[data-live=moves]').textContent.includes({})",
                    json!(said)
                ))
                .await;
        }
    });
}

/// Lets Yew draw every part in a task of its own, as it does on a machine that is too slow for more.
const SLOW: &str = "{ const { now } = Date; let late = 0; Date.now = () => now() + (late += 100); }";

#[test]
fn what_opens_by_a_key_has_the_focus_however_late_it_is_drawn() {
    journey("/", async |visit| {
        visit.page.before_all_else(SLOW).await;
        visit.page.become_like(&Viewport::PHONE).await;
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.ask("hands.cell('c1').focus()").await;
        visit.page.press(['/']).await;
        visit.page.until("document.activeElement?.id === 'typed-move'").await;
        visit.page.press([char::from(Key::Escape)]).await;
        visit.page.until("document.activeElement?.dataset.square === 'c1'").await;
        visit.page.ask("hands.action('menu').focus()").await;
        visit.page.press([char::from(Key::Enter)]).await;
        visit.page.until("document.activeElement?.getAttribute('role') === 'menuitem'").await;
    });
}
