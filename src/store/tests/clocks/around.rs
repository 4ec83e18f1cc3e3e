//! Clocks and what is around them: stores, records, the computer, confirmation, the new game's dialog.

use super::*;
use crate::store::board::input::Question;
use crate::store::clock;
use crate::store::effect::Sound;
use crate::store::settings::{Confirm, HandOver, SettingsMsg};

#[test]
fn a_reload_pauses_with_the_same_time() {
    let mut game = Timed::of([FISCHER, SUDDEN], [Seat::Person; 2]);
    game.opened().step(10_000, "d1-d3").play(4_000, PlayMsg::PausePressed);
    game.reloaded().wait(50_000);
    assert!(game.script.state.is_covered());
    assert_eq!(game.left(), [293_000, 56_000]);
    game.play(0, PlayMsg::PausePressed).wait(1_000);
    assert_eq!((game.left(), game.running()), ([293_000, 55_000], Some(Side::Black)));
}

#[test]
fn a_reload_after_the_flag_pauses_nothing() {
    let mut game = Timed::two(SUDDEN);
    game.opened().wait(60_000);
    game.reloaded();
    assert_eq!((game.left(), game.cause().is_some()), ([0, 60_000], true));
    assert!(!game.script.state.is_covered());
}

#[test]
fn a_stored_game_without_clocks_still_loads() {
    let (play, _) =
        persist::read("schema 1\nwhite person\nblack 4\nseed 9\nline \nply 0\n\n[Rules \"quick\"]\n\n*\n")
            .expect("sound");
    assert!(!play.clocks.is_set() && !play.is_paused);
}

#[test]
fn a_record_keeps_the_clocks() {
    let mut game = Timed::two(FISCHER);
    game.opened().step(10_500, "d1-d3");
    let record = game.script.state.as_text(Copied::Record);
    assert!(record.contains("[TimeControl \"300+3\"]"), "{record}");
    assert!(record.replace('\n', " ").contains("d1-d3 {[%clk 0:04:52.500]}"), "{record}");
    let again = notation::record::read(&record).expect("a record");
    assert_eq!(notation::record::write(&again), record);
}

#[test]
fn each_side_can_have_its_own_clock_or_none() {
    let mut game = Timed::of([SUDDEN, TimeControl::None], [Seat::Person; 2]);
    game.opened().step(10_000, "d1-d3").wait(900_000);
    assert_eq!((game.left()[0], game.running(), game.cause()), (50_000, None, None));
    game.step(0, "d8-d6").wait(50_000);
    assert_eq!(game.cause(), Some((Some(Side::Black), Reason::Time)));
    assert_eq!(clock::write([SUDDEN, TimeControl::None]), "60 -");
    assert_eq!(clock::read("60 -"), Some([SUDDEN, TimeControl::None]));
}

#[test]
fn a_rematch_has_the_same_clocks_and_odds_go_with_the_player() {
    let mut game = Timed::of([SUDDEN, FISCHER], [Seat::Person, computer(1)]);
    game.play(0, PlayMsg::RematchPressed);
    assert_eq!(game.script.state.play.person(), Some(Side::Black));
    assert_eq!(game.left(), [300_000, 60_000]);
}

#[test]
fn little_time_is_told_once() {
    let mut game = Timed::two(SUDDEN);
    game.opened().wait(54_000);
    let count = |game: &Timed| {
        game.script.effects.iter().filter(|effect| **effect == Effect::Play(Sound::TimeLow)).count()
    };
    assert_eq!(count(&game), 0);
    game.wait(500).wait(500).wait(500);
    assert_eq!(count(&game), 1);
    let told = crate::i18n::Text::TimeLow { side: Side::White, count: 6 };
    assert_eq!(game.script.state.live.moves.texts, [told]);
}

#[test]
fn the_computer_is_asked_within_its_time() {
    let budget = |game: &Timed| {
        game.script.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(ask) => ask.limits.movetime_ms,
            _ => None,
        })
    };
    let mut game = Timed::of([SUDDEN; 2], [Seat::Person, computer(10)]);
    game.step(0, "c1-c3").script.answer("c8-c6", 500);
    game.step(0, "d1-d3");
    assert_eq!(budget(&game), Some(2_000));
    game.now_ms += 30_000;
    game.script.play(PlayMsg::TimePassed { now_ms: game.now_ms });
    game.script.answer("d8-d6", 30_000);
    game.step(0, "e1-e3");
    assert_eq!(budget(&game), Some(1_000));
}

#[test]
fn a_computer_short_of_time_does_not_wait_to_be_seen() {
    let mut game = Timed::of([TimeControl::PerMove { seconds: 1 }; 2], [Seat::Person, computer(1)]);
    game.step(0, "c1-c3").script.answer("c8-c6", 500);
    game.wait(100).step(0, "d1-d3").wait(700).script.answer("d8-d6", 10);
    let delay = game.script.effects.iter().rev().find_map(|effect| match effect {
        Effect::DelayReply { delay_ms, .. } => Some(*delay_ms),
        _ => None,
    });
    assert_eq!(delay, Some(215), "three quarters of the 300 ms left, less 10 used");
}

#[test]
fn a_computer_that_cannot_be_started_does_not_lose_by_that() {
    let mut game = Timed::of([SUDDEN; 2], [Seat::Person, computer(3)]);
    game.step(0, "c1-c3").script.answer("c8-c6", 500);
    game.wait(2_000).step(0, "d1-d3");
    for _ in 0..3 {
        game.after(1_000, Msg::Engine(EngineMsg::Lost { message: "no such file".to_owned() }));
    }
    assert!(game.script.state.engine.is_lost);
    game.wait(90_000);
    assert_eq!((game.running(), game.cause()), (None, None));
    game.after(0, Msg::Engine(EngineMsg::RetryPressed));
    assert_eq!(game.running(), Some(Side::Black));
}

#[test]
fn u021_confirmation_is_skipped_under_a_clock_threshold() {
    for (hurries, expected) in [(true, 3), (false, 2)] {
        let mut game = Timed::two(SUDDEN);
        game.opened();
        game.after(0, Msg::Settings(SettingsMsg::ConfirmChosen(Confirm::Always)));
        game.after(0, Msg::Settings(SettingsMsg::HurrySet(hurries)));
        game.wait(55_000).script.click("d1").click("d3");
        assert_eq!(game.script.state.play.present(), expected);
    }
    let mut game = Timed::two(SUDDEN);
    game.opened().after(0, Msg::Settings(SettingsMsg::ConfirmChosen(Confirm::Always)));
    game.wait(5_000).script.click("d1").click("d3");
    assert_eq!(game.script.state.play.present(), 2, "there is time enough");
}

#[test]
fn handing_the_board_over_takes_no_time() {
    let mut game = Timed::two(FISCHER);
    game.after(0, Msg::Settings(SettingsMsg::HandOverChosen(HandOver::Pass)));
    game.opened().play(0, PlayMsg::HandOverDue { ply: 2 }).wait(30_000);
    assert_eq!((game.left(), game.running()), ([300_000; 2], None));
    game.after(0, app(AppMsg::DialogClosed)).wait(1_000);
    assert_eq!((game.left(), game.running()), ([299_000, 300_000], Some(Side::White)));
}

#[test]
fn u108_the_screen_stays_on_while_a_clock_runs() {
    let mut game = Timed::two(FISCHER);
    game.opened();
    assert!(game.script.state.page.is_awake);
    game.play(0, PlayMsg::PausePressed);
    assert!(!game.script.state.page.is_awake);
    game.play(0, PlayMsg::PausePressed);
    assert!(game.script.state.page.is_awake);
    game.play(0, PlayMsg::ResignConfirmed);
    assert!(!game.script.state.page.is_awake);
}

#[test]
fn one_tick_is_on_its_way_and_no_more() {
    let mut game = Timed::two(FISCHER);
    game.opened();
    let ticks = |game: &Timed| -> Vec<(u64, u32)> {
        let tick = |effect: &Effect| match effect {
            Effect::TickLater { due_ms, delay_ms } => Some((*due_ms, *delay_ms)),
            _ => None,
        };
        game.script.effects.iter().filter_map(tick).collect()
    };
    assert_eq!(ticks(&game), [(23_001, 1)], "a whole second is shown for a moment");
    game.play(1, PlayMsg::Ticked { due_ms: 23_001 }).wait(500);
    assert_eq!(ticks(&game)[1..], [(24_001, 1_000)]);
    game.play(500, PlayMsg::Ticked { due_ms: 24_001 });
    assert_eq!(ticks(&game)[2..], [(25_001, 1_000)]);
}

#[test]
fn a_tick_that_comes_early_is_ordered_again() {
    let mut game = Timed::two(FISCHER);
    game.opened().play(1, PlayMsg::Ticked { due_ms: 23_001 }).play(999, PlayMsg::Ticked { due_ms: 24_001 });
    let last = game.script.effects.iter().rfind(|effect| matches!(effect, Effect::TickLater { .. }));
    assert_eq!(last, Some(&Effect::TickLater { due_ms: 24_001, delay_ms: 1 }));
}

#[test]
fn u097_the_clocks_can_be_asked() {
    let mut game = Timed::two(FISCHER);
    game.opened().wait(1_000).script.board(BoardMsg::Asked(Question::Clock));
    let said = crate::i18n::say(crate::i18n::Language::En, &game.script.state.live.moves.texts[0]);
    assert_eq!(said, "White: 4 min 59 s, Black: 5 min 0 s");
    let mut untimed = Script::quick();
    untimed.board(BoardMsg::Asked(Question::Clock));
    assert_eq!(untimed.state.live.moves.texts, [crate::i18n::Label::SayNoClock.into()]);
}

#[test]
fn the_new_games_time_is_kept_as_the_last_choice() {
    let mut script = Script::quick();
    script.tell(Msg::Draft(DraftMsg::PaceChosen(2))).two_players();
    assert_eq!(script.state.play.clocks.controls, [FISCHER; 2]);
    let kept = script.effects.iter().rev().find_map(|effect| match effect {
        Effect::PersistSettings(text) => Some(text.clone()),
        _ => None,
    });
    let kept = crate::store::settings::Settings::from_text(&kept.expect("kept")).expect("settings");
    assert_eq!(kept.controls, [FISCHER; 2]);
}

#[test]
fn numbers_of_ones_own_hold_for_both_unless_there_are_odds() {
    let mut script = Script::quick();
    let chosen = |side, part, value| Msg::Draft(DraftMsg::TimeChosen { side, part, value });
    script.tell(Msg::Draft(DraftMsg::PaceChosen(99))).tell(chosen(Side::White, 0, 300));
    script.tell(chosen(Side::White, 1, 3));
    assert_eq!(script.state.draft.controls, [FISCHER; 2]);
    script.tell(Msg::Draft(DraftMsg::OddsSet(true)));
    script.tell(chosen(Side::Black, 0, 60)).tell(chosen(Side::Black, 1, 0));
    assert_eq!(script.state.draft.controls, [FISCHER, SUDDEN]);
    script.tell(Msg::Draft(DraftMsg::OddsSet(false)));
    assert_eq!(script.state.draft.controls, [FISCHER; 2]);
}
