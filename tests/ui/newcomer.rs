//! What a newcomer stumbled over, and must not again.

use crate::page::tags;
use crate::shell::{app, html, told, two_players, typed, with_class};
use epaminondas::rules::Preset;
use epaminondas::store::Msg;
use epaminondas::store::msg::{AppMsg, Dialog, PlayMsg};
use epaminondas::store::new_game::{DraftMsg, Opponent};

fn pressable_squares(messages: Vec<Msg>) -> usize {
    let dialog = [app(AppMsg::DialogOpened(Dialog::NewGame))];
    let html = html(&told(messages.into_iter().chain(dialog)));
    let squares = tags(&html).iter().filter(|tag| tag.get("role") == Some("gridcell")).count();
    assert_eq!(html.contains("place or remove obstructions"), squares > 0);
    squares
}

#[test]
fn obstructions_are_placed_in_ones_own_rules_alone() {
    for preset in Preset::ALL {
        assert_eq!(pressable_squares(vec![Msg::Draft(DraftMsg::PresetChosen(preset))]), 0, "{preset:?}");
    }
    assert_eq!(pressable_squares(vec![Msg::Draft(DraftMsg::CustomChosen)]), 14 * 12);
}

#[test]
fn who_places_obstructions_is_not_told_how_a_phalanx_moves() {
    let start = |preset| {
        let draft = [DraftMsg::OpponentChosen(Opponent::Person), DraftMsg::PresetChosen(preset)];
        html(&told(draft.into_iter().chain([DraftMsg::StartPressed]).map(Msg::Draft)))
    };
    let hint = "Take a line by its tail";
    assert!(start(Preset::Standard).contains(hint));
    let placing = start(Preset::Stones);
    assert!(placing.contains("White places an obstruction, 3 to go") && !placing.contains(hint));
}

#[test]
fn the_rules_show_a_move_a_capture_and_a_crossing() {
    let html = html(&told([app(AppMsg::DialogOpened(Dialog::Rules))]));
    assert_eq!(with_class(&html, "figure").len(), 3);
    assert_eq!(with_class(&html, "is-struck").len(), 2, "three take two");
    assert!(with_class(&html, "ghost").len() >= 3 + 3 + 2, "each moving piece is shown where it goes");
}

#[test]
fn leaving_a_running_game_names_it() {
    let pasted = app(AppMsg::ImportConfirmed("[Rules \"quick\"]\n1. d1-d4".to_owned()));
    let html = html(&told(typed(&["d1-d4", "d12-d9"]).into_iter().chain([pasted])));
    assert!(html.contains("Leave the running game?"));
    assert!(html.contains("Two players · move 2. It would end without a result."));
}

#[test]
fn a_finished_game_is_not_offered_to_continue() {
    let over = [Msg::Play(PlayMsg::ResignConfirmed), app(AppMsg::HomePressed)];
    let html = html(&told(two_players().into_iter().chain(over)));
    let resume = with_class(&html, "resume").pop().expect("the game can be looked at");
    assert_eq!(resume.get("data-action"), Some("review"));
}

#[test]
fn a_count_at_the_edge_stays_on_the_board() {
    use epaminondas::store::board::input::{BoardMsg, Pointer};
    let press = |name: &str| {
        let square = epaminondas::notation::square::read(name).expect("a square");
        Msg::Board(BoardMsg::Pressed { square, pointer: Pointer::Mouse })
    };
    for corner in ["n1", "a1", "m1"] {
        let html = html(&told(two_players().into_iter().chain([press(corner)])));
        let chips = with_class(&html, "chips").pop().and_then(|chips| chips.get("d").map(str::to_owned));
        let places = chips.expect("a path");
        assert!(places.contains('M'), "{corner} has counts");
        for place in places.split_terminator("h0") {
            let inner = place.trim_start_matches('M').split(' ');
            let numbers: Vec<f64> = inner.map(|word| word.parse().expect("a number")).collect();
            assert!(numbers[0] >= 0.2 && numbers[0] <= 13.8, "{corner}: {place}");
            assert!(numbers[1] >= 0.2 && numbers[1] <= 11.8, "{corner}: {place}");
        }
    }
}
