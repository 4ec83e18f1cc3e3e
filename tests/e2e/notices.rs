//! What the page says of its own affairs, wherever one looks.

use epaminondas::rules::{Position, Preset};
use serde_json::json;

use crate::harness::{Viewport, another_build, journey};

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

#[test]
fn a_notice_can_be_pressed_and_heard_while_a_dialog_is_open() {
    journey("/", async |visit| {
        let new = another_build();
        visit.open("").await;
        visit.page.until("navigator.serviceWorker.controller !== null").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        visit.site.deploy(&new.files);
        visit.look_for_build("document.querySelectorAll('.notice').length === 1").await;
        let heard = "document.querySelector('dialog [data-live=dialog-alerts]').textContent.trim() ===
            document.querySelector('dialog .notice p').textContent.trim()";
        assert_eq!(visit.page.ask(heard).await, json!(true));
        visit.page.screenshot("notice-in-dialog").await;
        visit.page.click_on(".notice [data-action=update]").await;
        visit.page.until(&format!("window.epaminondas.version === '{}'", new.build)).await;
    });
}

#[test]
fn a_notice_stays_when_the_dialog_it_came_in_is_closed() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        visit.page.act("settings").await;
        visit.page.until_dialog(true).await;
        visit.page.ask("location.hash = 'nonsense'").await;
        visit.page.until("document.querySelector('dialog .notice') !== null").await;
        visit.page.act("done").await;
        visit
            .page
            .until("document.querySelector('dialog') === null && document.querySelector('.notice') !== null")
            .await;
        visit.page.act("dismiss").await;
        visit.page.until("document.querySelector('.notice') === null").await;
    });
}

#[test]
fn a_text_that_cannot_be_read_is_told_once_and_at_its_field() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.page.act("import").await;
        visit.page.until_dialog(true).await;
        visit.page.choose("import-text", "1. nonsense").await;
        visit.page.act("open").await;
        visit.page.until("document.querySelector('#import-fault').textContent.length > 10").await;
        assert_eq!(visit.page.ask("document.querySelectorAll('.notice').length").await, json!(0));
    });
}

#[test]
fn letters_are_the_boards_only_while_it_has_the_focus() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        let sentence = "document.querySelector('.sentence-main').textContent";
        let before = visit.page.ask(sentence).await;
        visit.page.ask("document.querySelector('[data-action=undo]').focus()").await;
        visit.page.press(['g', 'm', 's', 't']).await;
        assert_eq!(visit.page.ask(sentence).await, before, "the focus is on a button");
        visit.page.press(['f']).await;
        visit.page.until("hands.place()[4]").await;
        visit.page.ask("hands.cell('c1').focus()").await;
        visit.page.press(['g']).await;
        visit.page.until(&format!("{sentence} !== {before}")).await;
    });
}

#[test]
fn on_a_phone_the_move_list_leaves_out_the_way_to_its_beginning() {
    journey("/", async |visit| {
        visit.open("").await;
        visit.at_board(&quick(), "&mode=hotseat").await;
        let shown = "['first', 'previous', 'next', 'last'].map(name => hands.action(name).checkVisibility())";
        assert_eq!(visit.page.ask(shown).await, json!([true, true, true, true]));
        visit.page.become_like(&Viewport::PHONE).await;
        visit.page.until(&format!("JSON.stringify({shown}) === '[false,true,true,true]'")).await;
    });
}
