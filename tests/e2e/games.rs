//! Whole games, each kind of them, and how they end.

use std::fs;

use epaminondas::notation::{moves, position};
use epaminondas::rules::{Position, Preset};
use fantoccini::key::Key;
use serde_json::{Value, json};
use xtask::house::House;

use crate::harness::{Visit, journey, not_in_webkit};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

async fn moves_said(visit: &Visit) -> Value {
    visit.page.ask("document.querySelector('[data-live=moves]').textContent.trim()").await
}

#[test]
fn a_whole_game_against_the_computer_ends_in_its_result() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=play&side=white&level=1&seed=5").await;
        let last = visit.play_to_the_end(&quick()).await;
        visit.page.until_dialog(true).await;
        let outcome = last.outcome().expect("an end");
        let winner = outcome.winner.map(|side| side.to_string());
        assert_eq!(
            visit.page.ask("document.querySelector('dialog .result').dataset.winner ?? null").await,
            json!(winner)
        );
        assert_eq!(
            visit.page.ask("document.querySelector('#board').dataset.result").await,
            json!(outcome.to_string())
        );
        visit.page.screenshot("result").await;
        visit.page.act("rematch").await;
        visit.page.until("hands.board().dataset.result === undefined && document.querySelector('.player.is-own').dataset.side === 'black'").await;
        visit.page.until("hands.board().dataset.ply === '1'").await;
    });
}

#[test]
fn two_people_play_a_recorded_game_to_its_end() {
    journey("/", async |visit| {
        let path = House::find().root().join("tests/data/games.jsonl");
        let text = fs::read_to_string(path).expect("the data");
        let games: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let ends_soon = |game: &&Value| {
            game["moves"].as_array().is_some_and(|all| all.len() < 50 && all.len() > 10)
                && game["result"] != "unfinished"
        };
        visit.open("").await;
        for game in games.iter().filter(ends_soon).take(2) {
            let rules = Preset::Standard.rules();
            let mut here =
                position::read(game["start"].as_str().expect("a start"), &rules).expect("a position");
            let board = visit.at_board(&here, "&mode=hotseat").await;
            for (ply, step) in game["moves"].as_array().expect("moves").iter().enumerate() {
                let step = moves::read(step.as_str().expect("a move"), &here).expect("a move");
                if ply % 2 == 0 {
                    visit.page.click_move(&board, step).await;
                } else {
                    visit.page.mouse_drag(&[board.at(step.rear()), board.at(step.target())]).await;
                }
                here = here.play_legal(step);
                let shown = format!(
                    "(hands.action('confirm')?.click(), hands.board().dataset.position === {})",
                    json!(position::write(&here))
                );
                visit.page.until(&shown).await;
            }
            visit.page.until_dialog(true).await;
            let last = position::write(&here);
            assert!(last.starts_with(game["final"].as_str().expect("an end")), "{last}");
            assert!(moves_said(visit).await.as_str().is_some_and(|said| !said.is_empty()));
            visit.page.act("close").await;
            visit.page.until_dialog(false).await;
        }
    });
}

#[test]
fn the_computer_plays_itself_until_it_is_stopped() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.give_hands().await;
        visit.page.ask("location.hash = 'new'").await;
        visit.page.until_dialog(true).await;
        visit.page.click_on("input[name=opponent][value='2']").await;
        visit.page.choose("level", "1").await;
        visit.page.choose("other-level", "1").await;
        visit.page.choose("preset", "1").await;
        visit.page.act("start").await;
        visit.page.until("Number(document.querySelector('#board')?.dataset.ply) >= 3").await;
        visit.page.act("pause").await;
        visit.page.until("hands.board().dataset.state !== 'thinking'").await;
        let ply = visit.page.ask("hands.board().dataset.ply").await;
        visit.page.ask("new Promise(done => setTimeout(done, 1200))").await;
        assert_eq!(visit.page.ask("hands.board().dataset.ply").await, ply);
        visit.page.act("pause").await;
        visit.page.until(&format!("hands.board().dataset.ply > {ply}")).await;
    });
}

#[test]
fn flip_turns_the_board_and_clicks_still_mean_what_they_show() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.act("flip").await;
        visit.page.until("document.querySelector('.player.is-own').dataset.side === 'black'").await;
        let board = visit.page.board(&quick()).await;
        assert!(board.is_flipped);
        visit.page.mouse_drag(&[board.named("c1"), board.named("c4")]).await;
        visit.page.until("document.querySelector('.move')?.textContent.trim() === 'c1-c4'").await;
    });
}

#[test]
fn giving_up_asks_first_and_then_loses() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.act("resign").await;
        visit.page.until_dialog(true).await;
        visit.page.click_on("dialog [data-action=cancel]").await;
        visit.page.until_dialog(false).await;
        assert_eq!(visit.page.ask("hands.board().dataset.result ?? null").await, json!(null));
        visit.page.act("resign").await;
        visit.page.click_on("dialog [data-action=confirm]").await;
        visit.page.until("hands.board().dataset.result === 'black wins: resignation'").await;
        assert_eq!(
            visit.page.ask("document.querySelector('dialog .result').dataset.winner").await,
            json!("black")
        );
    });
}

#[test]
fn a_draw_is_agreed_by_both_and_offered_to_no_computer() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.act("offer-draw").await;
        visit.page.click_on("dialog [data-action=confirm]").await;
        visit.page.until("hands.board().dataset.result === 'draw: agreement'").await;
        visit.at_board(&quick(), "&mode=play&side=white&level=1").await;
        let offer = "document.querySelector('[data-action=offer-draw]').getAttribute('aria-disabled')";
        assert_eq!(visit.page.ask(offer).await, json!("true"));
    });
}

#[test]
fn a_typed_move_that_ends_the_game_leaves_the_focus_on_the_board() {
    journey("/", async |visit| {
        visit.open("").await;
        let start = position::read("3b4/w7/8/8/8/8/8/8 w", &Preset::Quick.rules()).expect("a position");
        visit.at_board(&start, "&mode=hotseat").await;
        for text in ["a7-a8", "d8-d7"] {
            visit.page.press(['/']).await;
            visit.page.until("document.activeElement?.id === 'typed-move'").await;
            visit.page.press(text.chars().chain([char::from(fantoccini::key::Key::Enter)])).await;
            visit.page.until("document.querySelector('#typed-move') === null").await;
        }
        visit.page.until_dialog(true).await;
        visit.page.press([char::from(fantoccini::key::Key::Escape)]).await;
        visit.page.until_dialog(false).await;
        visit.page.until("document.activeElement?.dataset.square !== undefined").await;
    });
}

#[test]
fn a_typed_move_that_is_wrong_gets_one_sentence_and_changes_nothing() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        for text in ["z9-z10", "c1-c8", "c1", "hello", "c4-c5", "c1-d8", "e8-e5", "c1xc4"] {
            visit.page.press(['/']).await;
            visit.page.until("document.activeElement?.id === 'typed-move'").await;
            visit.page.press(text.chars().chain([char::from(fantoccini::key::Key::Enter)])).await;
            visit.page.until("document.querySelector('#typed-move') === null").await;
            let sentence =
                visit.page.ask_text("document.querySelector('.sentence-main').textContent.trim()").await;
            let alert =
                visit.page.ask_text("document.querySelector('[data-live=alerts]').textContent.trim()").await;
            assert!(sentence.len() > 5 && alert == sentence, "{text}: '{sentence}', spoken '{alert}'");
            visit.page.until_position(&quick()).await;
        }
    });
}

#[test]
fn the_cursor_shows_for_keys_and_never_for_a_pointer() {
    journey("/", async |visit| {
        visit.open("").await;
        let start = quick();
        let board = visit.at_board(&start, "&mode=hotseat").await;
        let shown = "getComputedStyle(document.querySelector('.cursor')).display !== 'none'";
        assert_eq!(visit.page.ask(shown).await, json!(false), "the page gave the board the focus itself");
        let piece = start.moves()[0].rear();
        visit.page.click(board.at(piece)).await;
        visit.page.until_state("selected").await;
        assert_eq!(visit.page.ask(shown).await, json!(false), "after a click");
        // On a bare screen its window never has the focus, and what only looks focused matches no style.
        not_in_webkit("a window with the focus");
        visit.page.press([char::from(Key::Right)]).await;
        visit.page.until(shown).await;
        visit.page.click(board.at(piece)).await;
        visit.page.until(&format!("!({shown})")).await;
    });
}
