//! The pointer on the board: presses, drags and what they come to.

use super::*;
use crate::rules::Direction;
use crate::store::board::selection::TargetMarks;
use crate::store::board::{BoardState, Interaction};
use crate::store::settings::Settings;
use crate::ui::board::testing::{square, start, view};

/// Squares are 40 px wide in these tests.
const UNIT_PX: f64 = 40.0;

/// A pointer of the given kind over the middle of a square, plus an offset in squares.
fn over(phase: Phase, pointer: Pointer, name: &str, offset: (f64, f64), view: &BoardView) -> PointerInput {
    let middle = view.facing.middle(square(name));
    let buttons = u16::from(matches!(phase, Phase::Down | Phase::Moved));
    PointerInput {
        phase,
        pointer,
        id: 1,
        is_primary: true,
        buttons,
        is_main: true,
        at: Point { x: middle.x + offset.0, y: middle.y + offset.1 },
        unit_px: UNIT_PX,
    }
}

/// A hand that drives one gesture over one view.
struct Hand {
    gesture: Gesture,
    view: BoardView,
    pointer: Pointer,
}

impl Hand {
    fn new(pointer: Pointer) -> Hand {
        Hand {
            gesture: Gesture::default(),
            view: view(&BoardState::default(), &Settings::default()),
            pointer,
        }
    }

    fn with_selected(pointer: Pointer, name: &str) -> Hand {
        let selection = Selection::new(&start(), square(name), TargetMarks::Head);
        let interaction = Interaction::Selected { selection, preview: None };
        let board = BoardState { interaction, ..BoardState::default() };
        Hand { view: view(&board, &Settings::default()), ..Hand::new(pointer) }
    }

    fn does(&mut self, phase: Phase, name: &str) -> Vec<BoardMsg> {
        self.does_beside(phase, name, (0.0, 0.0))
    }

    fn does_beside(&mut self, phase: Phase, name: &str, offset: (f64, f64)) -> Vec<BoardMsg> {
        self.gives(&over(phase, self.pointer, name, offset, &self.view.clone()))
    }

    fn gives(&mut self, input: &PointerInput) -> Vec<BoardMsg> {
        self.gesture.read(input, &self.view)
    }

    fn input(&self, phase: Phase, name: &str) -> PointerInput {
        over(phase, self.pointer, name, (0.0, 0.0), &self.view)
    }
}

fn pressed(name: &str, pointer: Pointer) -> Vec<BoardMsg> {
    vec![BoardMsg::Pressed { square: square(name), pointer }]
}

fn released(name: &str, pointer: Pointer) -> Vec<BoardMsg> {
    vec![BoardMsg::Released { square: Some(square(name)), pointer }]
}

fn rail(distance: u8) -> BoardMsg {
    let direction = Direction::North;
    BoardMsg::DraggedTo(Rail::At { direction, distance, is_beyond: false, is_off: false })
}

#[test]
fn a_tap_is_a_press_and_a_release() {
    for pointer in [Pointer::Mouse, Pointer::Touch, Pointer::Pen] {
        let mut hand = Hand::new(pointer);
        assert_eq!(hand.does(Phase::Down, "c1"), pressed("c1", pointer));
        assert_eq!(hand.does(Phase::Up, "c1"), released("c1", pointer));
    }
}

#[test]
fn a_drag_begins_past_eight_pixels_by_touch_and_four_by_mouse() {
    for (pointer, px) in [(Pointer::Touch, 8.0), (Pointer::Mouse, 4.0)] {
        let mut hand = Hand::new(pointer);
        hand.does(Phase::Down, "c1");
        assert!(hand.does_beside(Phase::Moved, "c1", ((px - 0.1) / UNIT_PX, 0.0)).is_empty());
        let said = hand.does_beside(Phase::Moved, "c1", ((px + 0.5) / UNIT_PX, 0.0));
        assert_eq!(said, [BoardMsg::DragStarted { pointer }]);
    }
}

#[test]
fn only_a_changed_answer_of_the_rails_is_told() {
    let mut hand = Hand::new(Pointer::Mouse);
    hand.does(Phase::Down, "c1");
    assert_eq!(hand.does(Phase::Moved, "c3"), [BoardMsg::DragStarted { pointer: Pointer::Mouse }, rail(1)]);
    assert!(hand.does_beside(Phase::Moved, "c3", (0.1, 0.1)).is_empty());
    assert_eq!(hand.does(Phase::Moved, "c4"), [rail(2)]);
    assert_eq!(hand.does(Phase::Up, "c4"), [BoardMsg::Dropped { pointer: Pointer::Mouse }]);
    assert_eq!(hand.gesture.carried(), None);
}

#[test]
fn back_on_its_own_square_a_drag_points_away() {
    let mut hand = Hand::new(Pointer::Touch);
    hand.does(Phase::Down, "c1");
    hand.does(Phase::Moved, "c3");
    let away = BoardMsg::DraggedTo(Rail::Away);
    assert_eq!(hand.does(Phase::Up, "c1"), [away, BoardMsg::Dropped { pointer: Pointer::Touch }]);
}

#[test]
fn off_the_board_a_drag_points_away() {
    let mut hand = Hand::new(Pointer::Mouse);
    hand.does(Phase::Down, "c1");
    hand.does(Phase::Moved, "c3");
    let outside = PointerInput { at: Point { x: -0.2, y: 9.0 }, ..hand.input(Phase::Up, "c3") };
    let away = BoardMsg::DraggedTo(Rail::Away);
    assert_eq!(hand.gives(&outside), [away, BoardMsg::Dropped { pointer: Pointer::Mouse }]);
    assert_eq!(hand.does(Phase::Moved, "c4").len(), 1, "only a hover is left");
}

#[test]
fn a_press_off_a_movable_piece_never_drags() {
    let mut hand = Hand::new(Pointer::Mouse);
    hand.does(Phase::Down, "c5");
    assert_eq!(hand.does(Phase::Moved, "c7"), [BoardMsg::Hovered(Some(square("c7")))]);
    assert_eq!(hand.does(Phase::Up, "c7"), released("c7", Pointer::Mouse));
}

#[test]
fn a_finger_slides_from_target_to_target_and_the_last_one_counts() {
    let mut hand = Hand::with_selected(Pointer::Touch, "c1");
    hand.does(Phase::Down, "c3");
    assert_eq!(hand.does(Phase::Moved, "c4"), [BoardMsg::Hovered(Some(square("c4")))]);
    let up = [released("c4", Pointer::Touch), vec![BoardMsg::Hovered(None)]].concat();
    assert_eq!(hand.does(Phase::Up, "c4"), up);
}

#[test]
fn sliding_off_the_board_releases_nowhere() {
    let mut hand = Hand::with_selected(Pointer::Touch, "c1");
    hand.does(Phase::Down, "c3");
    let outside = PointerInput { at: Point { x: 3.0, y: 12.5 }, ..hand.input(Phase::Up, "c3") };
    let nowhere = BoardMsg::Released { square: None, pointer: Pointer::Touch };
    assert_eq!(hand.gives(&outside), [nowhere]);
}

#[test]
fn click_only_never_drags() {
    let mut hand = Hand::new(Pointer::Mouse);
    hand.view = view(&BoardState::default(), &Settings { entry: Entry::Click, ..Settings::default() });
    hand.does(Phase::Down, "c1");
    hand.does(Phase::Moved, "c4");
    assert_eq!(hand.gesture.carried(), None);
    assert_eq!(hand.does(Phase::Up, "c4"), released("c4", Pointer::Mouse));
}

#[test]
fn whatever_takes_the_pointer_away_cancels_once() {
    type Ends = fn(&mut Hand) -> Vec<BoardMsg>;
    let ends: [(&str, Ends); 4] = [
        ("pointercancel", |hand| hand.does(Phase::Cancelled, "c3")),
        ("a second finger", |hand| {
            let second = PointerInput { id: 2, is_primary: false, ..hand.input(Phase::Down, "h5") };
            hand.gives(&second)
        }),
        ("the right button", |hand| {
            let right = PointerInput { buttons: 3, is_main: false, ..hand.input(Phase::Moved, "c3") };
            hand.gives(&right)
        }),
        ("blur", |hand| hand.gesture.cancel()),
    ];
    for (name, end) in ends {
        let mut hand = Hand::new(Pointer::Mouse);
        hand.does(Phase::Down, "c1");
        hand.does(Phase::Moved, "c3");
        assert_eq!(end(&mut hand), [BoardMsg::Cancelled], "{name}");
        assert_eq!(hand.gesture.carried(), None, "{name}");
        assert!(hand.does(Phase::Up, "c3").is_empty(), "{name}");
        assert!(hand.gesture.cancel().is_empty(), "{name}");
        hand.does(Phase::Down, "d1");
        assert_eq!(hand.does(Phase::Up, "d1"), released("d1", Pointer::Mouse), "{name}: the next tap works");
    }
}

#[test]
fn a_button_that_went_up_outside_of_the_window_cancels() {
    let mut hand = Hand::new(Pointer::Mouse);
    hand.does(Phase::Down, "c1");
    hand.does(Phase::Moved, "c3");
    let back = PointerInput { buttons: 0, ..hand.input(Phase::Moved, "c4") };
    assert_eq!(hand.gives(&back), [BoardMsg::Cancelled]);
}

#[test]
fn the_right_button_cancels_a_selection() {
    let mut hand = Hand::with_selected(Pointer::Mouse, "c1");
    let right = PointerInput { buttons: 2, is_main: false, ..hand.input(Phase::Down, "c3") };
    assert_eq!(hand.gives(&right), [BoardMsg::Cancelled]);
}

#[test]
fn a_tap_beside_a_single_target_nudges_to_it() {
    let mut hand = Hand::with_selected(Pointer::Touch, "c1");
    let beside = (-0.45, 0.0);
    hand.does_beside(Phase::Down, "d4", beside);
    assert_eq!(hand.does_beside(Phase::Up, "d4", (-0.55 + 0.01, 0.0)), released("c4", Pointer::Touch));
    // c4 is a target; b4 isn't, and 0.55 squares from c4's middle are near enough.
    hand.does_beside(Phase::Down, "b4", (0.45, 0.0));
    let nudged = [BoardMsg::Nudged { square: square("c4") }];
    assert_eq!(hand.does_beside(Phase::Up, "b4", (0.45, 0.0)), nudged);
}

#[test]
fn no_nudge_far_away_or_by_mouse() {
    let mut hand = Hand::with_selected(Pointer::Touch, "c1");
    hand.does_beside(Phase::Down, "b4", (0.3, 0.0));
    assert_eq!(hand.does_beside(Phase::Up, "b4", (0.3, 0.0)), released("b4", Pointer::Touch));
    let mut mouse = Hand::with_selected(Pointer::Mouse, "c1");
    mouse.does_beside(Phase::Down, "b4", (0.45, 0.0));
    assert_eq!(mouse.does_beside(Phase::Up, "b4", (0.45, 0.0)), released("b4", Pointer::Mouse));
}

#[test]
fn u029_where_squares_are_small_a_tap_between_two_targets_shows_one_and_plays_none() {
    let mut hand = Hand::with_selected(Pointer::Touch, "c1");
    let tap = |hand: &mut Hand, aside_px: f64| {
        let at = (0.0, aside_px / 21.8);
        for phase in [Phase::Down, Phase::Up] {
            let input = over(phase, Pointer::Touch, "c4", at, &hand.view.clone());
            let said = hand.gives(&PointerInput { unit_px: 21.8, ..input });
            if phase == Phase::Up {
                return said;
            }
        }
        Vec::new()
    };
    // c3 is a target too, and its 24 pixels reach 1.1 into c4.
    assert_eq!(tap(&mut hand, 0.0), released("c4", Pointer::Touch));
    assert_eq!(tap(&mut hand, 9.0), released("c4", Pointer::Touch));
    assert_eq!(tap(&mut hand, 10.5), [BoardMsg::Nudged { square: square("c4") }]);
    let selection = Selection::new(&start(), square("c1"), TargetMarks::Head);
    let preview = selection.move_at(square("c4"));
    let board =
        BoardState { interaction: Interaction::Selected { selection, preview }, ..BoardState::default() };
    hand.view = view(&board, &Settings::default());
    assert_eq!(tap(&mut hand, 10.5), released("c4", Pointer::Touch), "it is shown already");
}

#[test]
fn hovering_is_told_once_a_square() {
    let mut hand = Hand::new(Pointer::Mouse);
    let hovering = |hand: &Hand, name: &str| PointerInput { buttons: 0, ..hand.input(Phase::Moved, name) };
    let (c1, d1) = (hovering(&hand, "c1"), hovering(&hand, "d1"));
    assert_eq!(hand.gives(&c1), [BoardMsg::Hovered(Some(square("c1")))]);
    assert!(hand.gives(&c1).is_empty());
    assert_eq!(hand.gives(&d1), [BoardMsg::Hovered(Some(square("d1")))]);
    assert_eq!(hand.does(Phase::Left, "d1"), [BoardMsg::Hovered(None)]);
}

#[test]
fn a_gesture_of_a_position_that_is_gone_says_nothing_more() {
    let mut hand = Hand::new(Pointer::Mouse);
    hand.does(Phase::Down, "c1");
    hand.does(Phase::Moved, "c3");
    assert!(hand.gesture.forget());
    assert!(hand.does(Phase::Up, "c3").is_empty());
}
