//! What stands behind the `#`: positions, games, and nonsense (ACCEPTANCE U088).

use epaminondas::game::Game;
use epaminondas::notation::{link, moves, position};
use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Visit, journey};

async fn follow(visit: &Visit, fragment: &str) {
    visit.page.ask(&format!("location.hash = {}", json!(fragment))).await;
}

#[test]
fn u088_a_link_opens_what_it_says_when_the_page_starts_and_while_it_runs() {
    journey("/a/b/", async |visit| {
        visit.open("#m=c1-c4,c8-c5&rules=quick&mode=hotseat").await;
        visit
            .page
            .until("document.querySelector('#board')?.dataset.ply === '2' && location.hash === ''")
            .await;
        follow(visit, "pos=3b4/w7/8/8/8/8/8/8_w&rules=quick&mode=play&side=black&level=2&seed=3").await;
        visit.page.until("document.querySelector('#board').dataset.ply === '1'").await;
        assert_eq!(
            visit.page.ask("document.querySelector('.player.is-own').dataset.side").await,
            json!("black")
        );
        let rules = Preset::Igfip.rules();
        let mut game = Game::new(Position::start(&rules).expect("a preset"));
        for text in ["d1-d4", "k12-k9", "d4-e4"] {
            let step = moves::read(text, game.position()).expect("a move");
            game.play(step).expect("a move");
        }
        follow(visit, &link::write_game(&game)).await;
        visit.page.until_position(game.position()).await;
        assert_eq!(visit.page.ask("document.querySelectorAll('.move[data-ply]').length").await, json!(3));
    });
}

#[test]
fn u088_a_link_that_is_wrong_says_so_in_one_sentence_and_changes_nothing() {
    journey("/", async |visit| {
        visit.open("#m=c1-c4&rules=quick&mode=hotseat").await;
        visit.page.until("document.querySelector('#board')?.dataset.ply === '1'").await;
        let before = visit.page.position().await;
        let wrong = [
            "pos=nonsense",
            "pos=8/8&rules=quick",
            "m=c1-c9&rules=quick",
            "m=c1-c4,c4-c5&rules=quick",
            "g=!!!",
            "g=AAAA",
            "rules=chess",
            "mode=sleep",
            "level=13",
            "level=-1",
            "pos=",
            "whatever",
            "x=y",
            "%E0%A4%A",
            "m=c1-c4&m=c1-c4",
        ];
        for fragment in wrong {
            follow(visit, fragment).await;
            visit.page.until("document.querySelector('.notice') !== null && location.hash === ''").await;
            let said = visit.page.ask_text("document.querySelector('.notice p').textContent.trim()").await;
            assert!(said.len() > 10, "{fragment}: {said}");
            assert_eq!(visit.page.position().await, before, "{fragment}");
            assert_eq!(
                visit.page.ask("document.querySelectorAll('.notice').length").await,
                json!(1),
                "{fragment}"
            );
            visit.page.act("dismiss").await;
            visit.page.until("document.querySelector('.notice') === null").await;
        }
    });
}

#[test]
fn u088_a_shared_link_opens_the_same_game_again_however_it_is_quoted_and_without_a_network() {
    journey("/", async |visit| {
        visit.open("#m=c1-c4,c8-c5,d1-d4&rules=quick&mode=hotseat").await;
        visit.page.until("document.querySelector('#board')?.dataset.ply === '3'").await;
        let before = visit.page.position().await;
        visit.page.choose_in_menu("share").await;
        visit.page.until_dialog(true).await;
        let address = visit.page.ask_text("document.querySelector('#share-link').value").await;
        assert!(address.starts_with(&visit.site.address()), "{address}");
        let shown = visit.page.ask_text("document.querySelector('#share-position').value").await;
        let here = position::read(&shown, &Preset::Quick.rules()).expect("a position");
        assert_eq!(position::write(&here), before);
        visit.page.act("close").await;
        follow(visit, "rules=quick&m=e1-e4&mode=hotseat").await;
        visit.page.until("document.querySelector('#board')?.dataset.ply === '1'").await;
        let (_, payload) = address.split_once("#g=").expect("all of the game stands behind the #");
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        assert!(payload.chars().all(is_plain), "{payload}");
        visit.page.until("navigator.serviceWorker.controller !== null").await;
        visit.site.cut();
        visit.expect_complaint("ERR_CONNECTION_REFUSED");
        for quoted in ["", ".", ")", ">"] {
            visit.page.go("about:blank").await;
            visit.page.go(&format!("{address}{quoted}")).await;
            visit.page.until_position(&here).await;
            assert_eq!(visit.page.ask("document.querySelector('#board').dataset.ply").await, json!("3"));
        }
    });
}
