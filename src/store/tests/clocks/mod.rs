//! Games with clocks: when they run, what falls with the flag, and what going back restores.

mod around;

use super::*;
use crate::rules::Reason;
use crate::store::clock::TimeControl;
use crate::store::msg::{Copied, Dialog};
use crate::store::persist;

const FISCHER: TimeControl = TimeControl::Fischer { base_s: 300, increment_s: 3 };
const SUDDEN: TimeControl = TimeControl::SuddenDeath { base_s: 60 };

/// A game on the quick board with these clocks, and a hand on the time.
struct Timed {
    script: Script,
    now_ms: u64,
}

impl Timed {
    fn of(controls: [TimeControl; 2], seats: [Seat; 2]) -> Timed {
        let mut script = Script::quick();
        let start = crate::rules::Position::start(&Preset::Quick.rules()).expect("a preset");
        let opening = Opening { game: Game::new(start), seats, seed: Some(7), bottom: Side::White, controls };
        play::begin(&mut script.state, opening, &mut script.effects);
        crate::store::engine::drive(&mut script.state, &mut script.effects);
        Timed { script, now_ms: 5_000 }
    }

    fn two(control: TimeControl) -> Timed {
        Timed::of([control; 2], [Seat::Person; 2])
    }

    /// Time passes and something happens then, as the page tells it.
    fn after(&mut self, ms: u64, msg: Msg) -> &mut Timed {
        self.now_ms += ms;
        self.script.play(PlayMsg::TimePassed { now_ms: self.now_ms });
        self.script.tell(msg);
        self
    }

    fn play(&mut self, ms: u64, msg: PlayMsg) -> &mut Timed {
        self.after(ms, Msg::Play(msg))
    }

    fn step(&mut self, ms: u64, text: &str) -> &mut Timed {
        self.play(ms, PlayMsg::MoveTyped(text.to_owned()))
    }

    /// Time passes and nothing happens but ticks.
    fn wait(&mut self, ms: u64) -> &mut Timed {
        self.play(ms, PlayMsg::Ticked { due_ms: 0 })
    }

    /// Both first moves, which take no time.
    fn opened(&mut self) -> &mut Timed {
        self.step(9_000, "c1-c3").step(9_000, "c8-c6")
    }

    fn left(&self) -> [u64; 2] {
        Side::BOTH.map(|side| self.script.state.play.clocks.left_ms(side))
    }

    fn running(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.script.state.play.clocks.is_running(*side))
    }

    fn cause(&self) -> Option<(Option<Side>, Reason)> {
        self.script.state.outcome().map(|outcome| (outcome.winner, outcome.reason))
    }

    /// What is stored now, read again as at the start of the page.
    fn reloaded(&mut self) -> &mut Timed {
        let (play, _) = persist::read(&persist::write(&self.script.state)).expect("just written");
        self.script.state.play = play;
        self.now_ms = 1_000;
        self
    }
}

#[test]
fn clocks_rest_until_both_sides_have_moved() {
    let mut game = Timed::two(FISCHER);
    game.wait(60_000);
    assert_eq!((game.left(), game.running()), ([300_000; 2], None));
    game.step(1_000, "c1-c3").wait(60_000);
    assert_eq!((game.left(), game.running()), ([300_000; 2], None));
    game.step(1_000, "c8-c6");
    assert_eq!((game.left(), game.running()), ([300_000; 2], Some(Side::White)));
}

#[test]
fn a_move_presses_the_clock() {
    let mut game = Timed::two(FISCHER);
    game.opened().wait(4_000);
    assert_eq!(game.left(), [296_000, 300_000]);
    game.step(6_000, "d1-d3");
    assert_eq!((game.left(), game.running()), ([293_000, 300_000], Some(Side::Black)));
    game.step(20_000, "d8-d6");
    assert_eq!((game.left(), game.running()), ([293_000, 283_000], Some(Side::White)));
}

#[test]
fn a_clock_never_runs_while_paused() {
    let mut game = Timed::two(FISCHER);
    game.opened().play(5_000, PlayMsg::PausePressed).wait(600_000);
    assert_eq!((game.left(), game.running()), ([295_000, 300_000], None));
    game.step(1_000, "d1-d3");
    assert_eq!(game.script.state.play.present(), 2, "nothing can be entered");
    game.play(1_000, PlayMsg::PausePressed).wait(1_000);
    assert_eq!((game.left(), game.running()), ([294_000, 300_000], Some(Side::White)));
    game.step(0, "d1-d3");
    assert_eq!(game.script.state.play.present(), 3);
}

#[test]
fn the_board_is_covered_while_paused_and_says_so() {
    let mut game = Timed::two(FISCHER);
    game.opened().script.click("d1");
    game.play(0, PlayMsg::PausePressed);
    assert!(game.script.state.is_covered() && game.script.is_idle());
    game.script.click("d1");
    assert!(game.script.is_idle());
    assert_eq!(game.script.state.live.alerts.texts, [crate::i18n::Label::Paused.into()]);
}

#[test]
fn a_flag_that_falls_ends_the_game() {
    let mut game = Timed::two(SUDDEN);
    game.opened().wait(59_999);
    assert_eq!((game.left(), game.cause()), ([1, 60_000], None));
    game.wait(1);
    assert_eq!(game.cause(), Some((Some(Side::Black), Reason::Time)));
    assert_eq!((game.left(), game.running()), ([0, 60_000], None));
    assert_eq!(game.script.state.dialog, Some(Dialog::Result));
    let record = game.script.state.as_text(Copied::Record);
    assert!(record.contains("[Termination \"time\"]") && record.contains("0-1"), "{record}");
}

#[test]
fn a_move_that_comes_with_the_flag_comes_too_late() {
    let mut game = Timed::two(SUDDEN);
    game.opened().step(60_000, "d1-d3");
    assert_eq!(game.cause(), Some((Some(Side::Black), Reason::Time)));
    assert_eq!(game.script.state.play.present(), 2);
}

#[test]
fn undo_gives_the_time_back_that_stood_there() {
    let mut game = Timed::two(FISCHER);
    game.opened().step(10_000, "d1-d3").step(20_000, "d8-d6").wait(30_000);
    game.play(0, PlayMsg::UndoPressed);
    assert_eq!((game.left(), game.running()), ([293_000, 300_000], Some(Side::Black)));
    game.play(5_000, PlayMsg::UndoPressed);
    assert_eq!((game.left(), game.running()), ([300_000; 2], Some(Side::White)));
    game.play(5_000, PlayMsg::RedoPressed);
    assert_eq!((game.left(), game.running()), ([293_000, 300_000], Some(Side::Black)));
    game.play(0, PlayMsg::UndoPressed).play(0, PlayMsg::UndoPressed);
    assert_eq!(game.running(), None, "Black has not moved yet");
}

#[test]
fn u055_undo_takes_back_a_fallen_flag() {
    let mut game = Timed::two(SUDDEN);
    game.opened().step(10_000, "d1-d3").wait(60_000);
    assert_eq!(game.cause(), Some((Some(Side::White), Reason::Time)));
    game.play(3_000, PlayMsg::UndoPressed);
    assert_eq!(game.cause(), None);
    assert_eq!((game.left(), game.running()), ([60_000; 2], Some(Side::White)));
    game.play(1_000, PlayMsg::RedoPressed);
    assert_eq!((game.left(), game.cause()), ([50_000, 0], Some((Some(Side::White), Reason::Time))));
}

#[test]
fn undo_while_paused_stays_paused() {
    let mut game = Timed::two(FISCHER);
    game.opened().step(10_000, "d1-d3").play(1_000, PlayMsg::PausePressed);
    game.play(9_000, PlayMsg::UndoPressed);
    assert!(game.script.state.is_covered());
    assert_eq!((game.left(), game.running()), ([300_000; 2], None));
}

#[test]
fn u053_undo_while_the_computer_thinks_gives_the_time_back() {
    let mut game = Timed::of([FISCHER; 2], [Seat::Person, computer(3)]);
    game.step(0, "c1-c3").script.answer("c8-c6", 500);
    game.wait(2_000).step(0, "d1-d3").wait(5_000);
    assert_eq!((game.left(), game.running()), ([301_000, 295_000], Some(Side::Black)));
    game.play(0, PlayMsg::UndoPressed);
    assert!(game.script.effects.iter().any(|effect| matches!(effect, Effect::StopThinking { .. })));
    assert_eq!((game.left(), game.running()), ([300_000; 2], Some(Side::White)));
}

#[test]
fn resigning_and_agreeing_stop_the_clocks() {
    for msg in [PlayMsg::ResignConfirmed, PlayMsg::DrawAgreed] {
        let mut game = Timed::two(FISCHER);
        game.opened().play(7_000, msg).wait(400_000);
        assert_eq!((game.left(), game.running()), ([293_000, 300_000], None));
        assert_ne!(game.cause().map(|(_, reason)| reason), Some(Reason::Time));
    }
}

#[test]
fn looking_back_and_dialogs_stop_no_clock() {
    let mut game = Timed::two(FISCHER);
    game.opened().play(1_000, PlayMsg::FirstPressed);
    game.after(1_000, app(AppMsg::DialogOpened(Dialog::Settings))).wait(1_000);
    assert_eq!((game.left(), game.running()), ([297_000, 300_000], Some(Side::White)));
}

#[test]
fn leaving_the_board_or_hiding_the_page_pauses() {
    for msg in [AppMsg::HomePressed, AppMsg::VisibilityChanged { is_visible: false }] {
        let mut game = Timed::two(FISCHER);
        game.opened().after(5_000, app(msg)).wait(60_000);
        assert_eq!((game.left(), game.running()), ([295_000, 300_000], None));
        game.after(0, app(AppMsg::VisibilityChanged { is_visible: true }))
            .after(0, app(AppMsg::ContinuePressed));
        assert!(game.script.state.is_covered());
    }
}
