//! What lasts: the running game, the settings, one player among several tabs.

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, journey};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

/// Plays three plies between two people and waits until they are stored; gives the position.
async fn three_plies(visit: &Visit) -> String {
    let board = visit.at_board(&quick(), "&mode=hotseat").await;
    for (ply, [from, to]) in [["c1", "c4"], ["c8", "c5"], ["d1", "d4"]].iter().enumerate() {
        visit.page.mouse_drag(&[board.named(from), board.named(to)]).await;
        visit.page.until(&format!("hands.board().dataset.ply === '{}'", ply + 1)).await;
    }
    visit.page.until(STORED).await;
    visit.page.position().await
}

/// Does the store hold three plies?
const STORED: &str = "new Promise((said, failed) => {
    const opening = indexedDB.open('epaminondas:' + location.pathname + ':games');
    opening.onerror = failed;
    opening.onsuccess = () => {
        const all = opening.result.transaction(['games']).objectStore('games').getAll();
        all.onsuccess = () => { opening.result.close(); said(all.result.some(text => text.includes('d1-d4'))); };
    };
})";

async fn continue_game(visit: &Visit) {
    visit.page.until("document.querySelector('.resume, #board') !== null").await;
    if visit.page.ask("document.querySelector('#board') === null").await == json!(true) {
        visit.page.click_on(".resume").await;
    }
    visit.page.until("document.querySelector('#board') !== null").await;
}

#[test]
fn a_running_game_is_there_again_after_a_reload_and_a_restart() {
    journey("/a/b/", async |visit| {
        visit.open("").await;
        let before = three_plies(visit).await;
        visit.open("").await;
        continue_game(visit).await;
        assert_eq!(visit.page.position().await, before);
        visit.restart_browser().await;
        visit.open("").await;
        continue_game(visit).await;
        assert_eq!(visit.page.position().await, before);
        assert_eq!(visit.page.ask("document.querySelectorAll('.move[data-ply]').length").await, json!(3));
        visit.page.act("undo").await;
        visit.page.until("document.querySelector('#board').dataset.ply === '2'").await;
        visit.page.act("redo").await;
        visit.page.until("document.querySelector('#board').dataset.ply === '3'").await;
    });
}

#[test]
fn u014_going_back_never_loses_the_game_and_a_swipe_does_not_leave_the_board() {
    journey("/", async |visit| {
        visit.open("").await;
        let before = three_plies(visit).await;
        let contained = "['contain', 'none'].includes(getComputedStyle(document.querySelector('#board')).overscrollBehaviorX)
            || hands.rect()[0] >= 12";
        assert_eq!(visit.page.ask(contained).await, json!(true));
        for _ in 0..4 {
            visit.page.ask("history.back()").await;
        }
        visit.open("").await;
        continue_game(visit).await;
        assert_eq!(visit.page.position().await, before);
    });
}

#[test]
fn going_back_leads_to_the_screen_before_and_a_reload_stays_where_it_is() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.until("document.querySelector('main.start') !== null").await;
        let before = three_plies(visit).await;
        visit.page.ask("document.querySelector('[data-action=settings]').click()").await;
        visit.page.until_dialog(true).await;
        visit.page.ask("history.back()").await;
        visit.page.until_dialog(false).await;
        assert_eq!(visit.page.position().await, before, "what is open is closed first");
        visit.page.ask("history.back()").await;
        visit.page.until("document.querySelector('main.start') !== null").await;
        visit.page.ask("history.forward()").await;
        visit.page.until("document.querySelector('#board') !== null").await;
        visit.reload().await;
        visit.page.until("document.querySelector('#board') !== null").await;
        assert_eq!(visit.page.position().await, before);
        visit.page.act("home").await;
        visit.page.until("document.querySelector('main.start [data-action=continue]') !== null").await;
        visit.page.ask("history.back()").await;
        visit.page.until("document.querySelector('#board') !== null").await;
    });
}

#[test]
fn a_finished_game_is_offered_to_look_at_and_not_to_continue() {
    journey("/", async |visit| {
        visit.open("").await;
        three_plies(visit).await;
        visit.page.act("resign").await;
        visit.page.click_on("dialog [data-action=confirm]").await;
        visit.page.until("document.querySelector('dialog .result') !== null").await;
        visit.page.ask("history.back()").await;
        visit.page.until_dialog(false).await;
        visit.page.ask("history.back()").await;
        visit.page.until("document.querySelector('main.start [data-action=review]') !== null").await;
        assert_eq!(visit.page.ask("document.querySelector('[data-action=continue]')").await, json!(null));
        visit.page.act("review").await;
        visit.page.until_state("over").await;
    });
}

#[test]
fn settings_are_kept() {
    journey("/", async |visit| {
        visit.open("").await;
        three_plies(visit).await;
        visit
            .set(&[("set-theme", "2"), ("set-pieces", "2"), ("set-coordinates", "2"), ("set-language", "2")])
            .await;
        let seen = "[document.documentElement.dataset.theme, document.documentElement.lang,
            document.querySelector('.piece use').getAttribute('href').split('-')[1], document.querySelector('main').dataset.coordinates]";
        visit.page.until("document.documentElement.lang === 'de'").await;
        let set = visit.page.ask(seen).await;
        assert_eq!(set, json!(["night", "de", "letter", "off"]));
        visit.restart_browser().await;
        visit.open("").await;
        continue_game(visit).await;
        assert_eq!(visit.page.ask(seen).await, set);
    });
}

#[test]
fn a_second_tab_follows_and_takes_over_when_the_first_is_gone() {
    journey("/", async |visit| {
        visit.open("").await;
        let before = three_plies(visit).await;
        let (first, second) = visit.page.second_tab(&visit.site.address()).await;
        continue_game(visit).await;
        assert_eq!(visit.page.position().await, before);
        visit.page.until("document.querySelector('.notice') !== null").await;
        let board = visit.page.board(&quick()).await;
        visit.page.mouse_drag(&[board.named("e8"), board.named("e5")]).await;
        assert_eq!(visit.page.position().await, before, "a follower plays nothing");
        visit.page.look_at(&first).await;
        let board = visit.page.board(&quick()).await;
        visit.page.mouse_drag(&[board.named("e8"), board.named("e5")]).await;
        visit.page.until("hands.board().dataset.ply === '4'").await;
        let after = visit.page.position().await;
        visit.page.look_at(&second).await;
        visit
            .page
            .until(&format!("document.querySelector('#board').dataset.position === {}", json!(after)))
            .await;
        visit.page.look_at(&first).await;
        visit.page.close_tab().await;
        visit.page.look_at(&second).await;
        visit.page.until("document.querySelector('.notice') === null").await;
        let board = visit.page.board(&quick()).await;
        visit.page.mouse_drag(&[board.named("e1"), board.named("e4")]).await;
        visit.page.until("hands.board().dataset.ply === '5'").await;
    });
}

#[test]
fn a_second_tab_takes_the_game_over_and_gives_it_back() {
    journey("/", async |visit| {
        visit.open("").await;
        three_plies(visit).await;
        let (first, second) = visit.page.second_tab(&visit.site.address()).await;
        continue_game(visit).await;
        let moves = [["e8", "e5"], ["e1", "e4"], ["f8", "f5"], ["f1", "f4"]];
        for (ply, [from, to]) in (4..).zip(moves) {
            let (here, there) = if ply % 2 == 0 { (&second, &first) } else { (&first, &second) };
            visit.page.look_at(here).await;
            visit.page.act("take-over").await;
            visit.page.until("document.querySelector('.notice') === null").await;
            let board = visit.page.board(&quick()).await;
            visit.page.mouse_drag(&[board.named(from), board.named(to)]).await;
            visit.page.until(&format!("hands.board().dataset.ply === '{ply}'")).await;
            let after = json!(visit.page.position().await);
            visit.page.look_at(there).await;
            visit.page.until("document.querySelector('[data-action=take-over]') !== null").await;
            visit.page.until(&format!("document.querySelector('#board').dataset.position === {after}")).await;
        }
    });
}
