//! A walk through every screen and every dialog, each in all states that look or sound different.

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, another_build};

/// Places of choices in the settings' and the new-game dialog's lists.
const ALWAYS: &str = "3";
const NEVER: &str = "0";
const PASS: &str = "2";
const ROTATE: &str = "3";
const FIVE_AND_THREE: &str = "2";
const OWN_TIME: &str = "6";

fn start(preset: Preset) -> Position {
    Position::start(&preset.rules()).expect("a preset")
}

/// What is done in every room, told its name.
pub(crate) trait Look {
    async fn look(&mut self, visit: &Visit, room: &str);
}

/// Walks through all of them, from a fresh start in whatever language and size, and looks at each.
pub(crate) async fn walk(visit: &mut Visit, eyes: &mut impl Look) {
    // The last room is the one that a page shows when it breaks.
    visit.expect_complaint("panicked");
    visit.expect_complaint("unreachable");
    visit.open("").await;
    visit.page.give_hands().await;
    eyes.look(visit, "start").await;
    new_game(visit, eyes).await;
    visit.set(&[("set-confirm", ALWAYS)]).await;
    entering(visit, eyes).await;
    dialogs(visit, eyes).await;
    leaving(visit, eyes).await;
    ending(visit, eyes).await;
    visit.set(&[("set-confirm", NEVER)]).await;
    two_people(visit, eyes).await;
    clocks(visit, eyes).await;
    computer(visit, eyes).await;
    own_affairs(visit, eyes).await;
}

async fn act(visit: &Visit, action: &str) {
    visit.page.ask(&format!("hands.action('{action}').click()")).await;
}

async fn press(visit: &Visit, square: &str) {
    visit.page.ask(&format!("hands.press('mouse', '{square}')")).await;
}

async fn close(visit: &Visit) {
    visit.page.ask("document.querySelector('dialog [data-action=close]').click()").await;
    visit.page.until_dialog(false).await;
}

/// Presses the stepper's minus as often as asked.
async fn lessen(visit: &Visit, stepper: usize, times: usize) {
    for _ in 0..times {
        let minus =
            format!("document.querySelectorAll('dialog .stepper')[{stepper}].querySelector('button')");
        visit.page.ask(&format!("({minus}.click(), hands.task())")).await;
    }
}

async fn new_game(visit: &Visit, eyes: &mut impl Look) {
    act(visit, "new-game").await;
    visit.page.until_dialog(true).await;
    eyes.look(visit, "a new game against the computer").await;
    for (opponent, room) in [("1", "a new game of two people"), ("2", "a new game to watch")] {
        visit
            .page
            .ask(&format!("document.querySelector('input[name=opponent][value=\"{opponent}\"]').click()"))
            .await;
        visit.page.until("document.querySelector('input[name=side]') === null").await;
        eyes.look(visit, room).await;
    }
    visit.page.choose("time", OWN_TIME).await;
    visit.page.until("document.querySelector('#minutes') !== null").await;
    visit.page.ask("document.querySelector('#odds').click()").await;
    visit.page.until("document.querySelector('#black-minutes') !== null").await;
    visit.page.choose("preset", &Preset::ALL.len().to_string()).await;
    visit.page.until("document.querySelectorAll('dialog .stepper').length === 4").await;
    eyes.look(visit, "time and rules of one's own").await;
    lessen(visit, 1, 8).await;
    visit.page.until("document.querySelector('dialog .field-error') !== null").await;
    eyes.look(visit, "rules that cannot be played").await;
    close(visit).await;
}

async fn entering(visit: &Visit, eyes: &mut impl Look) {
    visit.at_board(&start(Preset::Quick), "&mode=hotseat").await;
    eyes.look(visit, "the first move").await;
    press(visit, "c1").await;
    visit.page.until_state("selected").await;
    eyes.look(visit, "a piece selected").await;
    press(visit, "c4").await;
    visit.page.until_state("pending").await;
    eyes.look(visit, "a move to confirm").await;
    act(visit, "confirm").await;
    visit.page.until("hands.board().dataset.ply === '1'").await;
    press(visit, "e5").await;
    visit.page.until("document.querySelector('.sentence.is-refusal') !== null").await;
    eyes.look(visit, "a refusal").await;
    visit.page.ask("(hands.cell('a8').focus(), hands.key('/'))").await;
    visit.page.until("document.activeElement?.id === 'typed-move'").await;
    eyes.look(visit, "a move being typed").await;
    visit.page.ask("hands.key('Escape')").await;
    act(visit, "previous").await;
    visit.page.until_state("reviewing").await;
    eyes.look(visit, "an earlier position").await;
    act(visit, "next").await;
    visit.page.until_state("idle").await;
}

async fn dialogs(visit: &Visit, eyes: &mut impl Look) {
    for action in ["settings", "help", "offer-draw"] {
        act(visit, action).await;
        visit.page.until_dialog(true).await;
        eyes.look(visit, action).await;
        close(visit).await;
    }
    act(visit, "menu").await;
    visit.page.until("document.querySelector('.menu[role=menu]').checkVisibility()").await;
    eyes.look(visit, "the menu").await;
    for action in ["share", "about", "import", "keys"] {
        visit.page.ask(&format!("document.querySelector('.menu [data-action={action}]').click()")).await;
        visit.page.until_dialog(true).await;
        eyes.look(visit, action).await;
        match action {
            "import" => {
                visit.page.ask("document.querySelector('#import-text').value = 'nothing'").await;
                act(visit, "open").await;
                visit.page.until("document.querySelector('.field-error') !== null").await;
                eyes.look(visit, "a text that cannot be read").await;
            }
            "keys" => {
                visit.page.ask("document.querySelector('[data-key=u]').click()").await;
                visit.page.until("document.querySelector('.key[aria-pressed=true]') !== null").await;
                eyes.look(visit, "a key to be changed").await;
                visit.page.ask("document.querySelector('[data-key=u]').click()").await;
            }
            _ => {}
        }
        close(visit).await;
        visit.page.ask("hands.action('dismiss')?.click()").await;
    }
}

async fn leaving(visit: &Visit, eyes: &mut impl Look) {
    visit.page.ask("document.querySelector('.menu [data-action=new-game]').click()").await;
    visit.page.until_dialog(true).await;
    visit.page.choose("preset", "1").await;
    visit.page.until("document.querySelector('dialog .stepper') === null").await;
    act(visit, "start").await;
    visit.page.until("document.querySelector('dialog [data-action=confirm]') !== null").await;
    eyes.look(visit, "a running game to be left").await;
    act(visit, "cancel").await;
    visit.page.until_dialog(false).await;
}

async fn ending(visit: &Visit, eyes: &mut impl Look) {
    act(visit, "resign").await;
    visit.page.until_dialog(true).await;
    eyes.look(visit, "a game to be given up").await;
    act(visit, "confirm").await;
    visit.page.until("document.querySelector('dialog .result') !== null").await;
    eyes.look(visit, "the result").await;
    close(visit).await;
    eyes.look(visit, "a game that is over").await;
    act(visit, "home").await;
    visit.page.until("document.querySelector('.resume') !== null").await;
    eyes.look(visit, "the start with a game to look at").await;
    visit.at_board(&start(Preset::Stones), "&mode=hotseat").await;
    eyes.look(visit, "obstructions to be placed").await;
}

async fn two_people(visit: &Visit, eyes: &mut impl Look) {
    visit.set(&[("set-hand-over", PASS)]).await;
    visit.at_board(&start(Preset::Quick), "&mode=hotseat").await;
    visit.page.ask("hands.drag('mouse', 'c1', 'c4')").await;
    visit.page.until_dialog(true).await;
    eyes.look(visit, "the board to be handed over").await;
    act(visit, "confirm").await;
    visit.page.until_dialog(false).await;
    visit.set(&[("set-hand-over", ROTATE)]).await;
    visit.at_board(&start(Preset::Quick), "&mode=hotseat").await;
    visit.page.ask("hands.drag('mouse', 'c1', 'c4')").await;
    visit.page.until("document.querySelector('.app').dataset.facing === 'top'").await;
    eyes.look(visit, "the player opposite").await;
    visit.set(&[("set-hand-over", NEVER)]).await;
}

async fn clocks(visit: &Visit, eyes: &mut impl Look) {
    visit.page.ask("location.hash = 'new'").await;
    visit.page.until_dialog(true).await;
    visit.page.ask("document.querySelector('input[name=opponent][value=\"1\"]').click()").await;
    visit.page.choose("preset", "1").await;
    visit.page.choose("time", FIVE_AND_THREE).await;
    act(visit, "start").await;
    visit.page.until("document.querySelector('dialog') === null || hands.action('confirm') !== null").await;
    visit.page.ask("hands.action('confirm')?.click()").await;
    visit.page.until("document.querySelector('.clock') !== null").await;
    for (from, to, ply) in [("c1", "c4", 1), ("c8", "c5", 2)] {
        visit.page.ask(&format!("hands.drag('mouse', '{from}', '{to}')")).await;
        visit.page.until(&format!("hands.board().dataset.ply === '{ply}'")).await;
    }
    eyes.look(visit, "clocks that run").await;
    act(visit, "pause").await;
    visit.page.until_state("paused").await;
    eyes.look(visit, "a paused game").await;
}

async fn computer(visit: &Visit, eyes: &mut impl Look) {
    visit.at_board(&start(Preset::Quick), "&mode=play&side=white&level=12").await;
    visit.page.ask("hands.drag('mouse', 'c1', 'c4')").await;
    visit.page.until("document.querySelector('.thinking') !== null").await;
    eyes.look(visit, "the computer's turn").await;
}

/// The page's own affairs: a wrong link, another tab, another build, and the end of it all.
async fn own_affairs(visit: &mut Visit, eyes: &mut impl Look) {
    visit.at_board(&start(Preset::Quick), "&mode=hotseat").await;
    visit.page.ask("hands.drag('mouse', 'c1', 'c4')").await;
    visit.page.until("hands.board().dataset.ply === '1'").await;
    visit.page.ask("location.hash = 'nonsense'").await;
    visit.page.until("document.querySelector('.notice') !== null").await;
    eyes.look(visit, "a notice").await;
    let (first, second) = visit.page.second_tab(&visit.site.address()).await;
    visit.page.until("document.querySelector('.resume, #board') !== null").await;
    visit.page.ask("document.querySelector('.resume')?.click()").await;
    visit.page.until("document.querySelector('[data-action=take-over]') !== null").await;
    eyes.look(visit, "a tab that follows").await;
    visit.page.look_at(&second).await;
    visit.page.close_tab().await;
    visit.page.look_at(&first).await;
    visit.page.until("navigator.serviceWorker.controller !== null").await;
    visit.site.deploy(&another_build().files);
    visit.look_for_build("document.querySelector('.notice [data-action=update]') !== null").await;
    eyes.look(visit, "a new build").await;
    visit.page.ask("document.createElementNS = () => { throw new Error('broken'); }").await;
    // The board is gone before the hand has let go.
    visit.page.ask("hands.press('mouse', 'c8').catch(() => true)").await;
    visit.page.until("document.querySelector('main.recovery') !== null").await;
    assert_eq!(visit.page.ask("document.querySelectorAll('main').length").await, json!(1));
    eyes.look(visit, "a page that broke").await;
}
