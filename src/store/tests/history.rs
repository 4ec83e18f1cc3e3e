//! Undo, redo, looking back, endings (ACCEPTANCE F).

use super::super::msg::Dialog;
use super::*;
use crate::rules::{Outcome, Reason};

fn against() -> Script {
    Script::with(&Preset::Quick.rules(), None, [Seat::Person, computer(3)])
}

#[test]
fn u053_undo_on_my_turn_takes_back_both_plies() {
    let mut script = against();
    script.click("d1").click("d4").answer("d8-d5", 900).play(PlayMsg::UndoPressed);
    assert!(script.moves().is_empty());
    assert!(script.state.can_enter());
    script.play(PlayMsg::RedoPressed);
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
}

#[test]
fn u053_undo_while_the_computer_thinks_stops_it_and_takes_back_one() {
    let mut script = against();
    script.click("d1").click("d4");
    let id = script.state.engine.last_id;
    script.play(PlayMsg::UndoPressed);
    assert!(script.effects.contains(&Effect::StopThinking { id }));
    assert!(script.moves().is_empty());
    assert!(script.state.can_enter());
}

#[test]
fn u053_the_computers_first_move_cannot_be_taken_back() {
    let mut script = Script::with(&Preset::Quick.rules(), None, [computer(3), Seat::Person]);
    script.answer("d1-d4", 900).play(PlayMsg::UndoPressed);
    assert_eq!(script.moves(), ["d1-d4"]);
    assert!(script.state.can_enter());
}

#[test]
fn between_two_people_undo_takes_back_one_ply() {
    let mut script = Script::quick();
    script.click("d1").click("d4").click("d8").click("d5").play(PlayMsg::UndoPressed);
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn u055_undo_after_the_end_removes_the_result() {
    let mut script = Script::quick();
    script.click("d1").click("d4").play(PlayMsg::ResignConfirmed);
    assert_eq!(script.state.outcome(), Some(Outcome::win(Side::White, Reason::Resignation)));
    assert_eq!(script.state.dialog, Some(Dialog::Result));
    script.play(PlayMsg::UndoPressed);
    assert_eq!(script.state.outcome(), None);
    assert_eq!(script.state.dialog, None);
    script.click("d1").click("d3");
    assert_eq!(script.state.outcome(), None);
}

#[test]
fn looking_back_changes_no_game_and_takes_no_move() {
    let mut script = Script::quick();
    script.click("d1").click("d4").click("d8").click("d5").play(PlayMsg::FirstPressed);
    assert_eq!(script.state.play.ply(), 0);
    script.click("c1").click("c4");
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
    script.play(PlayMsg::NextPressed).play(PlayMsg::NextPressed).play(PlayMsg::NextPressed);
    assert_eq!(script.state.play.viewing, None);
    script.click("c1").click("c4");
    assert_eq!(script.moves().len(), 3);
}

#[test]
fn the_computer_replies_while_somebody_looks_back() {
    let mut script = against();
    script.click("d1").click("d4").play(PlayMsg::FirstPressed).answer("d8-d5", 900);
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
    assert_eq!(script.state.play.viewing, None, "the board shows the reply");
}

#[test]
fn a_draw_is_agreed_between_two_people_only() {
    let mut script = Script::quick();
    script.play(PlayMsg::DrawOffered);
    assert_eq!(script.state.dialog, Some(Dialog::Draw));
    script.tell(app(AppMsg::Confirmed));
    assert_eq!(script.state.outcome(), Some(Outcome::draw(Reason::Agreement)));
    let mut script = against();
    script.play(PlayMsg::DrawOffered);
    assert_eq!(script.state.dialog, None);
}

#[test]
fn the_person_resigns_even_while_the_computer_thinks() {
    let mut script = against();
    script.click("d1").click("d4").play(PlayMsg::ResignConfirmed);
    assert_eq!(script.state.outcome(), Some(Outcome::win(Side::Black, Reason::Resignation)));
    assert!(script.state.engine.request.is_none());
}

#[test]
fn a_rematch_swaps_sides_with_the_computer() {
    let mut script = against();
    script.play(PlayMsg::ResignConfirmed).play(PlayMsg::RematchPressed);
    assert_eq!(script.state.play.seats, [computer(3), Seat::Person]);
    assert_eq!(script.state.bottom(), Side::Black);
    assert_eq!(script.asks(), 1);
}

#[test]
fn the_third_occurrence_is_a_draw() {
    let mut script = Script::at("b6b/8/8/8/8/8/8/w6w w");
    for _ in 0..2 {
        script
            .click("a1")
            .click("a2")
            .click("a8")
            .click("a7")
            .click("a2")
            .click("a1")
            .click("a7")
            .click("a8");
    }
    assert_eq!(script.state.outcome(), Some(Outcome::draw(Reason::Repetition)));
}
