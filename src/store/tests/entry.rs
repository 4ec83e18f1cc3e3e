//! How moves are entered (INTERACTION §2; ACCEPTANCE A, B).

use super::super::board::Because;
use super::super::board::selection::TargetMarks;
use super::super::sentences;
use super::super::settings::{Confirm, Entry, SettingsMsg};
use super::*;
use crate::i18n::Label;
use crate::rules::Direction;

const POINTERS: [Pointer; 3] = [Pointer::Mouse, Pointer::Touch, Pointer::Pen];

fn north(distance: u8) -> Rail {
    Rail::At { direction: Direction::North, distance, is_beyond: false, is_off: false }
}

#[test]
fn u003_rear_then_target_plays_with_every_pointer() {
    for pointer in POINTERS {
        let mut script = Script::quick();
        script.tap("d1", pointer).tap("d4", pointer);
        assert_eq!(script.moves(), ["d1-d4"]);
    }
}

#[test]
fn a_move_is_committed_on_release_never_on_press() {
    let mut script = Script::quick();
    script.click("d1").press("d4", Pointer::Mouse);
    assert!(script.moves().is_empty());
    script.release("d4", Pointer::Mouse);
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn a_drag_plays_what_the_rail_shows() {
    let mut script = Script::quick();
    script.drag("d1", north(2), Pointer::Touch);
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn u004_a_drag_back_onto_the_origin_leaves_nothing_selected() {
    let mut script = Script::quick();
    script.press("d1", Pointer::Touch).board(BoardMsg::DragStarted { pointer: Pointer::Touch });
    script.board(BoardMsg::DraggedTo(north(2))).board(BoardMsg::DraggedTo(Rail::Away));
    script.board(BoardMsg::Dropped { pointer: Pointer::Touch });
    assert!(script.is_idle());
    script.tap("d4", Pointer::Touch);
    assert!(script.moves().is_empty());
}

#[test]
fn u005_with_drag_only_no_click_ever_moves() {
    for pointer in POINTERS {
        let mut script = Script::quick();
        script.tell(Msg::Settings(SettingsMsg::EntryChosen(Entry::Drag)));
        for at in ["d1", "d4", "d3", "d1", "c1", "f4", "c3"] {
            script.tap(at, pointer);
        }
        assert!(script.moves().is_empty());
        script.board(BoardMsg::Cancelled).drag("d1", north(1), pointer);
        assert_eq!(script.moves(), ["d1-d3"]);
    }
}

#[test]
fn with_click_only_a_drag_does_nothing() {
    let mut script = Script::quick();
    script.tell(Msg::Settings(SettingsMsg::EntryChosen(Entry::Click)));
    script.drag("d1", north(1), Pointer::Mouse);
    assert!(script.moves().is_empty());
    script.board(BoardMsg::Cancelled).click("d1").click("d3");
    assert_eq!(script.moves(), ["d1-d3"]);
}

#[test]
fn u007_sliding_to_another_target_before_release_plays_that_one() {
    let mut script = Script::quick();
    script.click("d1").press("d4", Pointer::Touch).release("d3", Pointer::Touch);
    assert_eq!(script.moves(), ["d1-d3"]);
}

#[test]
fn u007_sliding_off_the_board_plays_nothing() {
    let mut script = Script::quick();
    script.click("d1").press("d4", Pointer::Touch);
    script.board(BoardMsg::Released { square: None, pointer: Pointer::Touch });
    assert!(script.moves().is_empty());
}

#[test]
fn u008_after_a_cancelled_drag_the_next_taps_work() {
    let mut script = Script::quick();
    script.press("d1", Pointer::Touch).board(BoardMsg::DragStarted { pointer: Pointer::Touch });
    script.board(BoardMsg::DraggedTo(north(2))).board(BoardMsg::Cancelled);
    assert!(script.is_idle() && script.moves().is_empty());
    script.tap("d1", Pointer::Touch).tap("d4", Pointer::Touch);
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn a_drop_far_from_the_ray_plays_nothing() {
    let mut script = Script::quick();
    let off = Rail::At { direction: Direction::North, distance: 2, is_beyond: false, is_off: true };
    script.drag("d1", off, Pointer::Mouse);
    assert!(script.is_idle() && script.moves().is_empty());
}

#[test]
fn u019_a_click_beside_the_targets_only_lets_go() {
    let mut script = Script::quick();
    script.click("d1").click("h6");
    assert!(script.is_idle() && script.moves().is_empty());
}

#[test]
fn the_same_piece_pressed_again_is_let_go() {
    let mut script = Script::quick();
    script.click("d1");
    assert!(!script.is_idle());
    script.click("d1");
    assert!(script.is_idle());
}

#[test]
fn another_own_piece_takes_the_selection() {
    let mut script = Script::quick();
    script.click("d1").click("c1");
    let rear = script.state.board.interaction.selection().map(|selection| selection.rear);
    assert_eq!(rear, Some(square("c1")));
}

#[test]
fn a_piece_without_a_move_says_why() {
    let mut script = Script::at("8/8/8/8/8/4b3/bb6/wb6 w");
    script.click("a1");
    assert!(script.is_idle());
    assert!(script.state.board.remark.is_some());
    assert_eq!(script.state.live.alerts.serial, 1);
}

#[test]
fn a_move_that_loses_at_once_wants_a_second_press() {
    // Black stands on White's home row; White can take it back or lose.
    let mut script = Script::at("8/3w4/8/8/w7/8/8/4b3 w");
    script.click("a4").click("a5");
    assert!(matches!(script.state.board.interaction, Interaction::Pending { because: Because::Loses, .. }));
    assert!(script.moves().is_empty());
    script.click("a5");
    assert_eq!(script.moves(), ["a4-a5"]);
}

#[test]
fn a_preview_says_that_a_move_loses_at_once_unless_the_warning_is_off() {
    let mut script = Script::at("8/3w4/8/8/w7/8/8/4b3 w");
    let step = *script.state.shown().moves().iter().find(|step| step.to_string() == "a4-a5").expect("legal");
    let warning = Label::WarnLosesUnanswered.into();
    assert!(sentences::preview_details(&script.state, step).contains(&warning));
    script.tell(Msg::Settings(SettingsMsg::WarningSet(false)));
    assert!(!sentences::preview_details(&script.state, step).contains(&warning));
}

#[test]
fn the_warning_can_be_switched_off() {
    let mut script = Script::at("8/3w4/8/8/w7/8/8/4b3 w");
    script.tell(Msg::Settings(SettingsMsg::WarningSet(false)));
    script.click("a4").click("a5");
    assert_eq!(script.moves(), ["a4-a5"]);
}

#[test]
fn u021_a_second_press_on_the_same_target_confirms() {
    for (confirm, pointer) in [(Confirm::Always, Pointer::Mouse), (Confirm::Touch, Pointer::Touch)] {
        let mut script = Script::quick();
        script.tell(Msg::Settings(SettingsMsg::ConfirmChosen(confirm)));
        script.tap("d1", pointer).tap("d4", pointer);
        assert!(script.moves().is_empty());
        script.tap("d4", pointer);
        assert_eq!(script.moves(), ["d1-d4"]);
    }
}

#[test]
fn u023_a_pending_move_is_only_cancelled_by_presses_elsewhere() {
    let mut script = Script::quick();
    script.tell(Msg::Settings(SettingsMsg::ConfirmChosen(Confirm::Always)));
    script.click("d1").click("d4").click("h5");
    assert!(script.moves().is_empty());
    assert!(!matches!(script.state.board.interaction, Interaction::Pending { .. }));
}

#[test]
fn u030_a_touch_on_a_target_that_is_an_own_piece_previews_first() {
    // The rear c1 moves 1 north-east onto d2's square: with the rear's own landing as mark, d2 is a target.
    let mut script = Script::quick();
    script.tell(Msg::Settings(SettingsMsg::MarksChosen(TargetMarks::Held)));
    script.tap("c1", Pointer::Touch).tap("d2", Pointer::Touch);
    assert!(script.moves().is_empty());
    script.tap("d2", Pointer::Touch);
    assert_eq!(script.moves(), ["c1-e3"]);
}

#[test]
fn u030_an_empty_target_is_played_at_once_and_the_mouse_never_waits() {
    let mut script = Script::quick();
    script.tell(Msg::Settings(SettingsMsg::MarksChosen(TargetMarks::Held)));
    script.tap("c1", Pointer::Touch).tap("e3", Pointer::Touch);
    assert_eq!(script.moves(), ["c1-f4"]);
    let mut script = Script::quick();
    script.tell(Msg::Settings(SettingsMsg::MarksChosen(TargetMarks::Held)));
    script.click("c1").click("d2");
    assert_eq!(script.moves(), ["c1-e3"]);
}

#[test]
fn keys_alone_make_a_whole_move() {
    let mut script = Script::quick();
    script.board(BoardMsg::FocusMoved(square("d1"))).board(BoardMsg::Activated);
    script.board(BoardMsg::DirectionChosen(Direction::North)).board(BoardMsg::DistanceChosen(2));
    script.board(BoardMsg::Activated);
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn keys_work_from_the_first_stop_of_the_tab_order() {
    let mut script = Script::quick();
    script
        .board(BoardMsg::Activated)
        .board(BoardMsg::DirectionChosen(Direction::North))
        .board(BoardMsg::Activated);
    assert_eq!(script.moves(), ["a1-a3"]);
}

#[test]
fn the_same_direction_again_goes_one_square_farther() {
    let mut script = Script::quick();
    script.board(BoardMsg::FocusMoved(square("d1"))).board(BoardMsg::Activated);
    script.board(BoardMsg::DirectionChosen(Direction::North));
    script.board(BoardMsg::DirectionChosen(Direction::North)).board(BoardMsg::Activated);
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn a_distance_too_far_is_refused_with_a_reason() {
    let mut script = Script::quick();
    script.board(BoardMsg::FocusMoved(square("d1"))).board(BoardMsg::Activated);
    script.board(BoardMsg::DirectionChosen(Direction::North)).board(BoardMsg::DistanceChosen(5));
    assert!(script.state.board.remark.is_some());
    assert!(script.moves().is_empty());
}

#[test]
fn typed_moves_are_played_or_refused() {
    let mut script = Script::quick();
    script.play(PlayMsg::MoveTyped(" D1 – D4 ".to_owned()));
    assert_eq!(script.moves(), ["d1-d4"]);
    for typed in ["", "nonsense", "a1-a9", "d8-d2", "z99-z100"] {
        script.play(PlayMsg::MoveTyped(typed.to_owned()));
        assert!(script.state.board.remark.take().is_some(), "{typed} is refused with a sentence");
    }
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn stones_are_placed_before_the_first_move() {
    let mut script = Script::with(&Preset::Stones.rules(), None, [Seat::Person; 2]);
    script.click("a1");
    assert!(script.moves().is_empty());
    script.click("e5").click("f6").click("g7").click("d12").click("d9");
    assert_eq!(script.moves(), ["*e5", "*f6", "*g7", "d12-d9"]);
}

#[test]
fn letting_a_piece_go_is_announced_however_it_is_done() {
    let let_go: [fn(&mut Script); 4] = [
        |script| _ = script.board(BoardMsg::Cancelled),
        |script| _ = script.click("d1"),
        |script| _ = script.board(BoardMsg::FocusMoved(square("d1"))).board(BoardMsg::Activated),
        |script| _ = script.drag("d1", Rail::Away, Pointer::Touch),
    ];
    for let_go in let_go {
        let mut script = Script::quick();
        let_go(script.click("d1"));
        assert!(script.is_idle());
        assert_eq!(script.state.live.moves.texts, [Label::Deselected.into()]);
    }
}

#[test]
fn an_impossible_second_square_always_says_why() {
    for at in ["e4", "d5", "d8", "a1"] {
        let mut script = Script::quick();
        script.click("d1").click(at);
        let illegal = script.state.shown().why(square("d1"), square(at)).expect_err("no target");
        let (told, spoken) = (script.state.board.remark.clone(), &script.state.live.alerts.texts);
        match script.state.board.interaction.selection() {
            // An own piece is selected instead.
            Some(selection) => assert_eq!(selection.rear, square(at)),
            None if at == "a1" => assert!(told.is_some()),
            None => assert_eq!(told, Some(sentences::refused(illegal)), "{at}: {spoken:?}"),
        }
    }
}
