//! What happens to the board between the moves of two people (ACCEPTANCE U109).

use super::*;
use crate::store::msg::Dialog;
use crate::store::settings::{HandOver, SettingsMsg, Speed};

fn with(hand_over: HandOver) -> Script {
    let mut script = Script::quick();
    script.tell(Msg::Settings(SettingsMsg::HandOverChosen(hand_over)));
    script
}

impl Script {
    /// The moments that were asked for: plies, and milliseconds to wait.
    fn moments(&self) -> Vec<(usize, u32)> {
        let moment = |effect: &Effect| match effect {
            Effect::HandOverLater { ply, delay_ms } => Some((*ply, *delay_ms)),
            _ => None,
        };
        self.effects.iter().filter_map(moment).collect()
    }

    fn seen(&mut self, ply: usize) -> &mut Script {
        self.play(PlayMsg::HandOverDue { ply })
    }

    fn facing(&self) -> (Side, bool) {
        (self.state.bottom(), self.state.board.is_opposite)
    }
}

#[test]
fn without_the_setting_nothing_turns() {
    let mut script = with(HandOver::Stay);
    script.click("c1").click("c4");
    assert_eq!((script.moments(), script.facing()), (vec![], (Side::White, false)));
}

#[test]
fn the_board_turns_once_the_move_has_been_seen() {
    let mut script = with(HandOver::Flip);
    script.tell(Msg::Settings(SettingsMsg::SpeedChosen(Speed::Slow))).click("c1").click("c4");
    let [(1, delay_ms)] = script.moments()[..] else { panic!("{:?}", script.moments()) };
    assert!(delay_ms >= 360, "a slow move takes 360 ms, not {delay_ms}");
    assert_eq!(script.facing(), (Side::White, false), "while the move is on its way");
    assert_eq!(script.seen(1).facing(), (Side::Black, false));
    script.click("c8").click("c5").seen(1);
    assert_eq!(script.facing(), (Side::Black, false), "a moment that has passed");
    assert_eq!(script.seen(2).facing(), (Side::White, false));
}

#[test]
fn a_takeback_turns_the_board_at_once() {
    let mut script = with(HandOver::Flip);
    script.click("c1").click("c4").seen(1).play(PlayMsg::UndoPressed);
    assert_eq!(script.facing(), (Side::White, false));
}

#[test]
fn a_drag_ends_when_the_board_turns_and_a_selection_stays() {
    let mut script = with(HandOver::Flip);
    script.click("c1").click("c4").click("c8").seen(1);
    assert!(matches!(script.state.board.interaction, Interaction::Selected { .. }));
    script.click("c5").press("c4", Pointer::Mouse);
    script.board(BoardMsg::DragStarted { pointer: Pointer::Mouse }).seen(2);
    assert!(script.is_idle());
}

#[test]
fn the_device_is_passed_on_before_the_board_turns() {
    let mut script = with(HandOver::Pass);
    script.click("c1").click("c4").seen(1);
    assert_eq!(script.state.dialog, Some(Dialog::PassOver(Side::Black)));
    assert_eq!(script.facing(), (Side::White, false));
    script.tell(app(AppMsg::DialogClosed));
    assert_eq!((script.state.dialog.clone(), script.facing()), (None, (Side::Black, false)));
}

#[test]
fn pieces_and_texts_turn_to_the_player_opposite() {
    let mut script = with(HandOver::Rotate);
    assert_eq!(script.click("c1").click("c4").seen(1).facing(), (Side::White, true));
    assert_eq!(script.play(PlayMsg::FlipPressed).facing(), (Side::Black, false));
    assert_eq!(script.click("c8").click("c5").seen(2).facing(), (Side::Black, true));
}

#[test]
fn against_the_computer_nothing_turns() {
    for hand_over in [HandOver::Flip, HandOver::Pass, HandOver::Rotate] {
        let mut script = Script::with(&Preset::Quick.rules(), None, [Seat::Person, computer(1)]);
        script.tell(Msg::Settings(SettingsMsg::HandOverChosen(hand_over))).click("c1").click("c4").seen(1);
        assert_eq!((script.moments(), script.facing()), (vec![], (Side::White, false)));
    }
}
