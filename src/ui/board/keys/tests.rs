//! The keyboard on the board: where the arrows lead, what the keys mean.

use super::*;
use crate::rules::Size;
use crate::store::board::input::Question;

fn scene(is_flipped: bool) -> KeyScene {
    let facing = Facing { size: Size::new(14, 12).expect("legal size"), is_flipped };
    KeyScene { facing, focus: Square::new(2, 0), has_selection: true, keys: Some(Keys::default()) }
}

fn press(key: &str, code: &str) -> KeyPress {
    KeyPress { key: key.into(), code: code.into(), is_on_board: true, ..KeyPress::default() }
}

fn said(press: &KeyPress, scene: &KeyScene) -> Option<BoardMsg> {
    match read(press, scene) {
        Some(KeyMeaning::Board(msg)) => Some(msg),
        Some(KeyMeaning::TypeMove) | None => None,
    }
}

fn focus(key: &str, scene: &KeyScene) -> Option<String> {
    match said(&press(key, key), scene) {
        Some(BoardMsg::FocusMoved(square)) => Some(square.to_string()),
        _ => None,
    }
}

#[test]
fn enter_e_3_enter_is_a_whole_move() {
    let keys = [("Enter", "Enter"), ("e", "KeyE"), ("3", "Digit3"), ("Enter", "Enter")];
    let expected = [
        BoardMsg::Activated,
        BoardMsg::DirectionChosen(Direction::NorthEast),
        BoardMsg::DistanceChosen(3),
        BoardMsg::Activated,
    ];
    let all = keys.map(|(key, code)| said(&press(key, code), &scene(false)).expect("a meaning"));
    assert_eq!(all, expected);
}

#[test]
fn direction_keys_follow_the_screen_when_the_board_is_flipped() {
    let w = press("w", "KeyW");
    assert_eq!(said(&w, &scene(true)), Some(BoardMsg::DirectionChosen(Direction::South)));
    let pad = press("9", "Numpad9");
    assert_eq!(said(&pad, &scene(true)), Some(BoardMsg::DirectionChosen(Direction::SouthWest)));
}

#[test]
fn arrows_walk_over_the_screen() {
    assert_eq!(focus("ArrowUp", &scene(false)).as_deref(), Some("c2"));
    assert_eq!(focus("ArrowRight", &scene(false)).as_deref(), Some("d1"));
    assert_eq!(focus("ArrowDown", &scene(false)).as_deref(), Some("c1"));
    assert_eq!(focus("ArrowDown", &scene(true)).as_deref(), Some("c2"));
    assert_eq!(focus("ArrowRight", &scene(true)).as_deref(), Some("b1"));
}

#[test]
fn home_end_and_pages_go_to_the_ends_of_row_and_column() {
    assert_eq!(focus("Home", &scene(false)).as_deref(), Some("a1"));
    assert_eq!(focus("End", &scene(false)).as_deref(), Some("n1"));
    assert_eq!(focus("PageUp", &scene(false)).as_deref(), Some("c12"));
    assert_eq!(focus("Home", &scene(true)).as_deref(), Some("n1"));
    let control = |key: &str| KeyPress { has_control: true, ..press(key, key) };
    assert_eq!(said(&control("Home"), &scene(false)), Some(BoardMsg::FocusMoved(Square::new(0, 11))));
    assert_eq!(said(&control("End"), &scene(false)), Some(BoardMsg::FocusMoved(Square::new(13, 0))));
}

#[test]
fn the_number_pad_chooses_a_ray_only_with_a_piece_selected() {
    let up = press("ArrowUp", "Numpad8");
    assert_eq!(said(&up, &scene(false)), Some(BoardMsg::DirectionChosen(Direction::North)));
    let idle = KeyScene { has_selection: false, ..scene(false) };
    assert_eq!(said(&up, &idle), Some(BoardMsg::FocusMoved(Square::new(2, 1))));
}

#[test]
fn no_key_acts_with_control_alt_or_meta() {
    for (key, code) in [("g", "KeyG"), ("w", "KeyW"), ("Enter", "Enter"), ("3", "Digit3"), ("/", "Slash")] {
        let control = KeyPress { has_control: true, ..press(key, code) };
        let other = KeyPress { has_other: true, ..press(key, code) };
        assert_eq!(read(&control, &scene(false)), None, "{key}");
        assert_eq!(read(&other, &scene(false)), None, "{key}");
    }
}

#[test]
fn letters_can_be_switched_off_and_the_rest_stays() {
    let off = KeyScene { keys: None, ..scene(false) };
    for (key, code) in [("g", "KeyG"), ("w", "KeyW"), ("3", "Digit3"), ("/", "Slash")] {
        assert_eq!(read(&press(key, code), &off), None, "{key}");
    }
    assert_eq!(said(&press("Enter", "Enter"), &off), Some(BoardMsg::Activated));
    assert_eq!(focus("ArrowUp", &off).as_deref(), Some("c2"));
}

#[test]
fn away_from_the_board_only_escape_is_the_boards() {
    let away = |key: &str, code: &str| KeyPress { is_on_board: false, ..press(key, code) };
    let others = [("g", "KeyG"), ("/", "Slash"), ("Enter", "Enter"), ("ArrowUp", "ArrowUp"), ("w", "KeyW")];
    for (key, code) in others {
        assert_eq!(read(&away(key, code), &scene(false)), None, "{key}");
    }
    assert_eq!(said(&away("Escape", "Escape"), &scene(false)), Some(BoardMsg::Cancelled));
}

#[test]
fn p_goes_to_the_next_own_piece_and_with_shift_to_the_next_enemy() {
    let shifted = KeyPress { has_shift: true, ..press("P", "KeyP") };
    assert_eq!(said(&press("p", "KeyP"), &scene(false)), Some(BoardMsg::Asked(Question::NextOwn)));
    assert_eq!(said(&shifted, &scene(false)), Some(BoardMsg::Asked(Question::NextEnemy)));
}

#[test]
fn a_layout_without_latin_letters_asks_by_the_keys_place() {
    assert_eq!(said(&press("п", "KeyG"), &scene(false)), Some(BoardMsg::Asked(Question::Phalanxes)));
    assert_eq!(said(&press("ц", "KeyW"), &scene(false)), Some(BoardMsg::DirectionChosen(Direction::North)));
}

#[test]
fn a_slash_asks_for_a_typed_move() {
    assert_eq!(read(&press("/", "Slash"), &scene(false)), Some(KeyMeaning::TypeMove));
}
