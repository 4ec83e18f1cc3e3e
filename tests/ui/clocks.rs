//! What the page shows of clocks and styles.

use crate::page::tags;
use crate::shell::{app, html, told, typed, with_class};
use epaminondas::rules::Side;
use epaminondas::store::clock::{Face, TimeControl};
use epaminondas::store::msg::{AppMsg, Dialog, PlayMsg};
use epaminondas::store::new_game::{DraftMsg, Opponent};
use epaminondas::store::play::Style;
use epaminondas::store::{Msg, State, update};
use epaminondas::ui::panels::player::figures;

/// A game of two with that much time, and the opening moves.
fn timed(control: TimeControl) -> State {
    let parts = (0..).zip(control.parts());
    let parts = parts.map(|(part, value)| DraftMsg::TimeChosen { side: Side::White, part, value });
    let choices = [DraftMsg::PaceChosen(99)].into_iter().chain(parts).map(Msg::Draft);
    told(choices.chain(typed(&["d1-d4", "k12-k9"])))
}

fn later(state: &mut State, now_ms: u64) {
    let _ = update(state, Msg::Play(PlayMsg::TimePassed { now_ms }));
}

#[test]
fn clocks_stand_beside_their_players_and_are_silent() {
    let html = html(&timed(TimeControl::Fischer { base_s: 300, increment_s: 3 }));
    let clocks = with_class(&html, "clock");
    assert_eq!(clocks.len(), 2);
    assert!(
        clocks.iter().all(|clock| clock.get("role") == Some("timer") && clock.get("aria-live").is_none())
    );
    assert!(html.contains(">5:00</div>"));
}

#[test]
fn without_clocks_there_are_none() {
    assert!(with_class(&html(&told(typed(&[]))), "clock").is_empty());
}

#[test]
fn figures_show_tenths_hours_and_periods_where_there_are_some() {
    let shown = |ms, periods| figures(Face { ms, periods });
    assert_eq!(shown(300_000, 0), "5:00");
    assert_eq!(shown(59_999, 0), "0:59");
    assert_eq!(shown(10_000, 0), "0:10");
    assert_eq!(shown(9_999, 0), "0:09.9");
    assert_eq!(shown(0, 0), "0:00.0");
    assert_eq!(shown(5_400_000, 0), "1:30:00");
    assert_eq!(shown(27_000, 2), "0:27 ×2");
}

#[test]
fn little_time_shows_without_colour() {
    let mut state = timed(TimeControl::SuddenDeath { base_s: 60 });
    later(&mut state, 56_000);
    let html = html(&state);
    let low = with_class(&html, "is-low");
    assert_eq!(low.iter().filter(|tag| tag.has_class("clock")).count(), 1);
    assert!(html.contains("0:04.0"));
}

#[test]
fn a_paused_game_covers_the_board_and_offers_to_go_on() {
    let mut state = timed(TimeControl::SuddenDeath { base_s: 60 });
    let _ = update(&mut state, Msg::Play(PlayMsg::PausePressed));
    let html = html(&state);
    assert!(tags(&html).iter().any(|tag| tag.get("data-state") == Some("paused")));
    assert!(tags(&html).iter().any(|tag| tag.get("data-action") == Some("resume")));
    let board = html.split('<').find(|tag| tag.contains("board-unit")).expect("a board");
    assert!(board.contains(" inert"), "nor can it be heard: {board}");
    assert!(html.contains("The game is paused."));
}

#[test]
fn with_clocks_the_pause_takes_the_place_of_a_tool_of_no_use() {
    let tools = |state: &State| -> Vec<String> {
        let html = html(state);
        let tools = with_class(&html, "tool");
        tools.iter().filter_map(|tool| tool.get("data-action").map(str::to_owned)).collect()
    };
    let two = timed(TimeControl::SuddenDeath { base_s: 60 });
    assert_eq!(tools(&two), ["undo", "redo", "pause", "flip", "offer-draw", "resign"]);
    let computer = told([DraftMsg::PaceChosen(2), DraftMsg::StartPressed].map(Msg::Draft));
    assert_eq!(tools(&computer), ["undo", "redo", "hint", "flip", "pause", "resign"]);
}

fn new_game(choices: impl IntoIterator<Item = DraftMsg>) -> String {
    let choices = choices.into_iter().map(Msg::Draft);
    html(&told(choices.chain([app(AppMsg::DialogOpened(Dialog::NewGame))])))
}

#[test]
fn the_dialog_offers_time_and_odds() {
    let has = |html: &str, id: &str| tags(html).iter().any(|tag| tag.get("id") == Some(id));
    let plain = new_game([]);
    assert!(has(&plain, "time") && !has(&plain, "minutes") && !has(&plain, "odds"));
    for name in ["No clock", "1 min per move", "5 + 3", "15 + 10", "30 min", "10 min + 3 × 30 s", "Custom"] {
        assert!(plain.contains(name), "{name}");
    }
    let own = new_game([DraftMsg::PaceChosen(99)]);
    assert!(has(&own, "minutes") && has(&own, "odds") && !has(&own, "black-minutes"));
    assert!(has(&new_game([DraftMsg::OddsSet(true)]), "black-minutes"));
}

#[test]
fn the_dialog_offers_styles_against_the_computer_alone() {
    let html = new_game([DraftMsg::StyleChosen(Some(Style::Raider))]);
    for name in ["Balanced", "Builder", "Raider", "Wall", "Gambler"] {
        assert!(html.contains(&format!(">{name}</option>")), "{name}");
    }
    assert!(html.contains("likes captures, and your half of the board"));
    assert!(!new_game([DraftMsg::OpponentChosen(Opponent::Person)]).contains("id=\"style\""));
}

#[test]
fn the_players_line_names_the_style() {
    let choices = [DraftMsg::StyleChosen(Some(Style::Raider)), DraftMsg::StartPressed];
    let html = html(&told(choices.map(Msg::Draft)));
    assert!(html.contains("Raider"));
}
