//! The new-game dialog: whom to play, by which rules, on which board.

use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, journey};

async fn open_dialog(visit: &Visit) {
    visit.open("").await;
    visit.page.give_hands().await;
    visit.page.ask("location.hash = 'new'").await;
    visit.page.until_dialog(true).await;
}

/// Presses the plus or minus of the stepper with that number until it shows `value`.
async fn step_to(visit: &Visit, stepper: usize, value: u8) {
    let steps = format!(
        "(async () => {{
            const stepper = document.querySelectorAll('dialog .stepper')[{stepper}];
            const [output, [less, more]] = [stepper.querySelector('output'), stepper.querySelectorAll('button')];
            for (let guard = 0; guard < 30 && Number(output.textContent) !== {value}; guard += 1) {{
                (Number(output.textContent) < {value} ? more : less).click();
                await hands.task();
            }}
            return Number(output.textContent);
        }})()"
    );
    assert_eq!(visit.page.ask(&steps).await, json!(value));
}

#[test]
fn every_preset_starts_as_its_rules_say() {
    journey("/", async |visit| {
        open_dialog(visit).await;
        for (place, preset) in Preset::ALL.iter().enumerate() {
            visit.page.until_dialog(true).await;
            visit.page.click_on("input[name=opponent][value='1']").await;
            visit.page.choose("preset", &place.to_string()).await;
            visit.page.click_on("dialog [data-action=start]").await;
            visit.page.until_dialog(false).await;
            visit.page.until_position(&Position::start(&preset.rules()).expect("a preset")).await;
            visit.page.ask("location.hash = 'new'").await;
        }
    });
}

#[test]
fn a_board_of_ones_own_with_obstructions_and_stones() {
    journey("/", async |visit| {
        open_dialog(visit).await;
        visit.page.click_on("input[name=opponent][value='1']").await;
        visit.page.choose("preset", &Preset::ALL.len().to_string()).await;
        visit.page.until("document.querySelectorAll('dialog .stepper').length === 4").await;
        for (stepper, value) in [(0, 9), (1, 10), (2, 1), (3, 2)] {
            step_to(visit, stepper, value).await;
        }
        visit.page.choose("rule-crossers", "1").await;
        visit.page.click_on("dialog [data-square='d5']").await;
        visit.page.click_on("dialog [data-square='e6']").await;
        visit.page.until("document.querySelectorAll('dialog .obstructions > *').length === 2").await;
        visit.page.click_on("dialog [data-square='a1']").await;
        visit.page.screenshot("new-game").await;
        visit.page.click_on("dialog [data-action=start]").await;
        visit.page.until_dialog(false).await;
        let rules = "columns=9,rows=10,depth=1,obstructions=d5+e6,crossers=frozen,stones=2";
        let start = Position::start(&rule_set::read(rules).expect("rules")).expect("a start");
        visit.page.until_position(&start).await;
        let board = visit.page.board(&start).await;
        let mut here = start;
        for name in ["e5", "c5"] {
            visit.page.click(board.named(name)).await;
            let step = epaminondas::notation::moves::read(&format!("*{name}"), &here).expect("a stone");
            here = here.play_legal(step);
            visit.page.until_position(&here).await;
        }
        visit.page.mouse_drag(&[board.named("a1"), board.named("a2")]).await;
        visit.page.until("hands.board().dataset.ply === '3'").await;
        assert_ne!(visit.page.position().await, position::write(&here));
    });
}

#[test]
fn rules_that_cannot_be_played_say_why_and_start_nothing() {
    journey("/", async |visit| {
        open_dialog(visit).await;
        visit.page.choose("preset", &Preset::ALL.len().to_string()).await;
        visit.page.until("document.querySelectorAll('dialog .stepper').length === 4").await;
        for (stepper, value) in [(1, 4), (2, 2)] {
            step_to(visit, stepper, value).await;
        }
        visit.page.until("document.querySelector('dialog .field-error')?.textContent.length > 10").await;
        visit.page.click_on("dialog [data-action=start]").await;
        visit.page.until_dialog(true).await;
        step_to(visit, 1, 6).await;
        visit.page.until("document.querySelector('dialog .field-error') === null").await;
        visit.page.click_on("dialog [data-action=start]").await;
        visit.page.until_dialog(false).await;
    });
}

#[test]
fn a_running_game_is_not_left_without_asking() {
    journey("/", async |visit| {
        visit.open("#m=c1-c4&rules=quick&mode=hotseat").await;
        visit.page.until("document.querySelector('#board')?.dataset.ply === '1'").await;
        let before = visit.page.position().await;
        visit.page.choose_in_menu("new-game").await;
        visit.page.until_dialog(true).await;
        visit.page.click_on("dialog [data-action=start]").await;
        visit.page.until("document.querySelector('dialog [data-action=confirm]') !== null").await;
        visit.page.click_on("dialog [data-action=cancel]").await;
        visit.page.until_dialog(false).await;
        assert_eq!(visit.page.position().await, before);
    });
}
