//! Taking back, as in section F of the acceptance list, and going to and fro in a game.

use epaminondas::notation::position;
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, journey};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

async fn drag(visit: &Visit, here: &Position, from: &str, to: &str) {
    let board = visit.page.board(here).await;
    visit.page.mouse_drag(&[board.named(from), board.named(to)]).await;
}

async fn until_ply(visit: &Visit, ply: usize) {
    visit.page.until(&format!("hands.board().dataset.ply === '{ply}'")).await;
}

#[test]
fn u053_undo_on_ones_own_turn_takes_back_both_plies() {
    journey("/", async |visit| {
        visit.open("").await;
        let start = quick();
        visit.at_board(&start, "&mode=play&side=white&level=1").await;
        drag(visit, &start, "c1", "c4").await;
        until_ply(visit, 2).await;
        visit.page.act("undo").await;
        until_ply(visit, 0).await;
        visit.page.until_position(&start).await;
        visit.page.until_state("idle").await;
        visit.page.act("redo").await;
        until_ply(visit, 2).await;
        visit.page.until_state("idle").await;
    });
}

#[test]
fn u053_undo_while_the_computer_thinks_stops_it_and_takes_back_one_ply() {
    journey("/", async |visit| {
        visit.open("").await;
        let start = quick();
        visit.at_board(&start, "&mode=play&side=white&level=12").await;
        drag(visit, &start, "c1", "c4").await;
        visit.page.until_state("thinking").await;
        visit.page.act("undo").await;
        visit.page.until_position(&start).await;
        visit.page.until_state("idle").await;
        // Longer than the search would have taken to be noticed.
        visit.page.ask("new Promise(done => setTimeout(done, 1500))").await;
        assert_eq!(
            visit.page.ask("[hands.board().dataset.ply, hands.board().dataset.turn]").await,
            json!(["0", "white"])
        );
        drag(visit, &start, "d1", "d4").await;
        visit.page.until_state("thinking").await;
    });
}

#[test]
fn u055_undo_after_the_end_takes_back_the_result() {
    journey("/", async |visit| {
        visit.open("").await;
        let rules = Preset::Quick.rules();
        let start = position::read("3b4/w7/8/8/8/8/8/8 w", &rules).expect("a position");
        visit.at_board(&start, "&mode=hotseat").await;
        drag(visit, &start, "a7", "a8").await;
        until_ply(visit, 1).await;
        drag(visit, &start, "d8", "d7").await;
        visit.page.until("hands.board().dataset.result !== undefined").await;
        visit.page.until_dialog(true).await;
        visit.page.act("close").await;
        visit.page.until_dialog(false).await;
        visit.page.act("undo").await;
        visit
            .page
            .until("hands.board().dataset.result === undefined && hands.board().dataset.state === 'idle'")
            .await;
        assert_eq!(visit.page.ask("document.querySelector('.move-result') === null").await, json!(true));
        drag(visit, &start, "d8", "e7").await;
        visit.page.until("hands.board().dataset.result !== undefined").await;
    });
}

#[test]
fn the_move_list_goes_to_and_fro_without_changing_the_game() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.give_hands().await;
        visit.page.ask("location.hash = 'm=c1-c4,c8-c5,d1-d3,d8-d6&rules=quick&mode=hotseat'").await;
        visit.page.until("document.querySelector('#board')?.dataset.ply === '4'").await;
        for (action, ply) in [("previous", 3), ("first", 0), ("next", 1), ("next", 2), ("last", 4)] {
            visit.page.act(action).await;
            until_ply(visit, ply).await;
        }
        visit.page.click_on(".move[data-ply='2']").await;
        until_ply(visit, 2).await;
        visit.page.until_state("reviewing").await;
        assert_eq!(visit.page.ask("document.querySelectorAll('.move[data-ply]').length").await, json!(4));
        assert_eq!(
            visit.page.ask("document.querySelector('.move[aria-current]').dataset.ply").await,
            json!("2")
        );
        let board = visit.page.board(&quick()).await;
        visit.page.mouse_drag(&[board.named("e1"), board.named("e4")]).await;
        visit
            .page
            .until("document.querySelector('.sentence.is-refusal, .sentence').textContent.length > 0")
            .await;
        assert_eq!(visit.page.ask("document.querySelectorAll('.move[data-ply]').length").await, json!(4));
        visit.page.press([',']).await;
        until_ply(visit, 1).await;
        visit.page.press(['.', '.', '.']).await;
        until_ply(visit, 4).await;
        visit.page.until_state("idle").await;
    });
}
