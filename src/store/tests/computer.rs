//! The computer's part (ACCEPTANCE E, A).

use super::super::state::Remedy;
use super::*;
use crate::i18n::{Label, Language, say};
use crate::protocol::{Line, Score};
use crate::store::persist;
use crate::store::play::Style;

fn against(level: u8) -> Script {
    Script::with(&Preset::Quick.rules(), None, [Seat::Person, computer(level)])
}

#[test]
fn the_computer_is_asked_when_its_turn_comes_and_not_before() {
    let mut script = against(3);
    assert_eq!(script.asks(), 0);
    script.click("d1").click("d4");
    assert_eq!(script.asks(), 1);
    script.answer("d8-d5", 900);
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
}

#[test]
fn a_quick_reply_waits_for_its_natural_delay() {
    let mut script = against(1);
    script.click("d1").click("d4").answer("d8-d5", 20);
    assert_eq!(script.moves(), ["d1-d4"]);
    let due = script.effects.iter().find_map(|effect| match effect {
        Effect::DelayReply { id, delay_ms } => Some((*id, *delay_ms)),
        _ => None,
    });
    let (id, delay_ms) = due.expect("a delay is asked for");
    assert!(delay_ms > 0);
    script.tell(Msg::Engine(EngineMsg::ReplyDue { id }));
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
}

#[test]
fn stale_replies_change_nothing() {
    let mut script = against(3);
    script.click("d1").click("d4");
    let id = script.state.engine.last_id;
    script.play(PlayMsg::UndoPressed);
    script.answer_to(id, "d8-d5", 900);
    assert!(script.moves().is_empty());
}

#[test]
fn u043_a_failing_worker_is_restarted_and_asked_again() {
    let mut script = against(3);
    script.click("d1").click("d4");
    let failed = |script: &Script| {
        let id = script.state.engine.last_id;
        Msg::Engine(EngineMsg::Told(Tell::Failed { id: Some(id), message: "panic".to_owned() }))
    };
    let msg = failed(&script);
    script.tell(msg);
    assert!(script.effects.contains(&Effect::RestartWorker));
    assert_eq!(script.asks(), 2);
    assert_eq!(script.state.notices.len(), 1, "a visible message appears");
    script.answer("d8-d5", 900);
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
}

#[test]
fn u048_a_lost_worker_offers_a_retry_and_the_rest_goes_on() {
    let mut script = against(3);
    script.click("d1").click("d4");
    for _ in 0..3 {
        script.tell(Msg::Engine(EngineMsg::Lost { message: "not found".to_owned() }));
    }
    assert!(script.state.engine.is_lost);
    assert!(script.state.notices.iter().any(|notice| notice.remedy == Some(Remedy::Retry)));
    let asks = script.asks();
    script.tell(Msg::Engine(EngineMsg::RetryPressed));
    assert_eq!(script.asks(), asks + 1);
    script.answer("d8-d5", 900);
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
}

#[test]
fn a_worker_that_stays_silent_is_given_up_by_the_watchdog() {
    let mut script = against(3);
    script.click("d1").click("d4");
    let id = script.state.engine.last_id;
    script.tell(Msg::Engine(EngineMsg::TimedOut { id }));
    assert!(script.effects.contains(&Effect::RestartWorker));
    assert_eq!(script.asks(), 2);
}

fn visible(is_visible: bool) -> Msg {
    Msg::App(AppMsg::VisibilityChanged { is_visible })
}

#[test]
fn a_hidden_page_lets_the_search_rest_and_loses_nothing() {
    let mut script = against(3);
    script.click("d1").click("d4");
    let id = script.state.engine.last_id;
    script.tell(visible(false));
    assert!(script.effects.contains(&Effect::RestThinking(true)));
    script.tell(Msg::Engine(EngineMsg::TimedOut { id }));
    assert!(!script.effects.contains(&Effect::RestartWorker), "nobody is late while the page is hidden");
    script.tell(visible(true));
    assert!(script.effects.contains(&Effect::RestThinking(false)));
    script.answer("d8-d5", 900);
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
    assert_eq!(script.asks(), 1);
}

#[test]
fn a_search_that_went_on_after_a_rest_has_its_whole_time_again() {
    let mut script = against(3);
    script.click("d1").click("d4");
    let id = script.state.engine.last_id;
    script.tell(visible(false)).tell(visible(true));
    let watches = script.effects.iter().filter(|effect| matches!(effect, Effect::Watch { .. })).count();
    assert_eq!(watches, 2);
    let bark = Msg::Engine(EngineMsg::TimedOut { id });
    script.tell(bark.clone());
    assert!(!script.effects.contains(&Effect::RestartWorker), "that was the first watchdog's time");
    script.tell(bark);
    assert!(script.effects.contains(&Effect::RestartWorker));
}

#[test]
fn an_illegal_reply_is_a_failure_and_not_a_move() {
    let mut script = against(3);
    script.click("d1").click("d4").answer("d8-d1", 900);
    assert_eq!(script.moves(), ["d1-d4"]);
    assert_eq!(script.asks(), 2);
}

#[test]
fn u013_a_drag_in_progress_ends_when_the_computer_moves() {
    let mut script = against(3);
    script.click("d1").click("d4");
    script.press("c1", Pointer::Touch).board(BoardMsg::DragStarted { pointer: Pointer::Touch });
    script.answer("d8-d5", 900);
    assert!(script.is_idle());
    script.board(BoardMsg::Dropped { pointer: Pointer::Touch });
    assert_eq!(script.moves(), ["d1-d4", "d8-d5"]);
}

#[test]
fn a_hint_shows_its_move_and_plays_nothing() {
    let mut script = against(3);
    script.play(PlayMsg::HintPressed).answer("d1-d4", 900);
    assert!(script.moves().is_empty());
    assert_eq!(
        script.state.board.interaction.preview().map(|step| step.to_string()).as_deref(),
        Some("d1-d4")
    );
    script.click("d4");
    assert_eq!(script.moves(), ["d1-d4"]);
}

/// A position in which every move leaves the crossing unanswered.
const LOST: &str = "1bbb2/2b3/4w1/1w4/w2b2 w";

#[test]
fn a_hint_names_its_squares_and_says_when_every_move_loses() {
    for (score, is_lost) in [(Score::Loss(1), true), (Score::Estimate(-900), false)] {
        let mut script = Script::at(LOST);
        script.play(PlayMsg::HintPressed);
        let id = script.state.engine.last_id;
        let lines = vec![Line { score, moves: vec!["a1-a2".to_owned()] }];
        let progress = Progress { id, depth: 1, seldepth: 1, nodes: 1, elapsed_ms: 900, lines };
        let best = Some("a1-a2".to_owned());
        let done = Done { id, best, facts: Facts::default(), progress };
        script.tell(Msg::Engine(EngineMsg::Told(Tell::Done(done))));
        let said = script.state.board.remark.as_ref().map(|text| say(Language::En, text)).unwrap_or_default();
        assert!(said.ends_with("Single piece, north 1. a1 → head on a2"), "{said}");
        assert_eq!(said.starts_with("Every move loses."), is_lost, "{said}");
    }
}

#[test]
fn the_computer_plays_itself_until_paused() {
    let mut script = Script::with(&Preset::Quick.rules(), None, [computer(1), computer(2)]);
    assert_eq!(script.asks(), 1);
    script.answer("d1-d4", 900);
    assert_eq!(script.asks(), 2);
    script.play(PlayMsg::PausePressed);
    assert!(script.state.engine.request.is_none());
    script.play(PlayMsg::PausePressed);
    assert_eq!(script.asks(), 3);
}

#[test]
fn the_computer_does_not_think_behind_the_start_screen() {
    let mut script = against(3);
    script.click("d1").click("d4").tell(app(AppMsg::HomePressed));
    assert!(script.state.engine.request.is_none());
    script.tell(app(AppMsg::ContinuePressed));
    assert_eq!(script.asks(), 2);
}

#[test]
fn u108_the_screen_stays_on_while_a_game_with_the_computer_runs() {
    let awake = |script: &Script| {
        let kept = |effect: &Effect| match effect {
            Effect::KeepAwake(is_wanted) => Some(*is_wanted),
            _ => None,
        };
        script.effects.iter().filter_map(kept).collect::<Vec<_>>()
    };
    let mut script = Script::with(&Preset::Quick.rules(), None, [Seat::Person, computer(1)]);
    script.click("c1").click("c4");
    assert_eq!(awake(&script), [true], "said once");
    script.play(PlayMsg::ResignConfirmed);
    assert_eq!(awake(&script), [true, false]);
    script.play(PlayMsg::UndoPressed).tell(app(AppMsg::HomePressed));
    assert_eq!(awake(&script), [true, false, true, false]);
    let mut people = Script::quick();
    people.click("c1").click("c4");
    assert_eq!(awake(&people), [] as [bool; 0]);
}

#[test]
fn the_longest_reply_is_what_the_strongest_level_promises() {
    let promised = format!("{}", super::super::engine::REPLY_CAP_MS / 1000);
    for language in Language::ALL {
        let hint = language.label(Label::Level12Hint);
        let numbers: Vec<&str> =
            hint.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).collect();
        assert_eq!(numbers, [promised.as_str()], "{hint}");
    }
}

#[test]
fn the_style_chosen_is_asked_for_and_survives_a_reload() {
    let mut script = Script::quick();
    script.tell(Msg::Draft(DraftMsg::StyleChosen(Some(Style::Raider))));
    script.tell(Msg::Draft(DraftMsg::StartPressed)).click("d1").click("d4");
    let asked = script.effects.iter().rev().find_map(|effect| match effect {
        Effect::Ask(ask) => Some((ask.level, ask.style.clone())),
        _ => None,
    });
    assert_eq!(asked, Some((Some(3), Some("raider".to_owned()))));
    let (play, _) = persist::read(&persist::write(&script.state)).expect("just written");
    assert_eq!(play.seats, [Seat::Person, Seat::Computer { level: 3, style: Some(Style::Raider) }]);
}

#[test]
fn a_style_is_no_hints_business() {
    let seats = [Seat::Person, Seat::Computer { level: 3, style: Some(Style::Wall) }];
    let mut script = Script::with(&Preset::Quick.rules(), None, seats);
    script.play(PlayMsg::HintPressed);
    let asked = script.effects.iter().rev().find_map(|effect| match effect {
        Effect::Ask(ask) => Some(ask.style.clone()),
        _ => None,
    });
    assert_eq!(asked, Some(None));
}

#[test]
fn a_game_stored_before_there_were_styles_still_loads() {
    let text = "schema 1\nwhite person\nblack 4\nseed 9\nline \nply 0\n\n[Rules \"quick\"]\n\n*\n";
    let (play, _) = persist::read(text).expect("sound");
    assert_eq!(play.seats, [Seat::Person, computer(4)]);
}
