//! Every way of entering a move means the same move: every legal move of 200 positions, from
//! pointers, keys and text to the position after it. Only the browser is left out; `tests/e2e`
//! puts it in for some of them.

use crate::positions::positions;
use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Move, Position, Square};
use epaminondas::store::board::input::{BoardMsg, Pointer};
use epaminondas::store::msg::{AppMsg, Msg, PlayMsg};
use epaminondas::store::settings::keys::{COMMANDS, Command};
use epaminondas::store::{State, update};
use epaminondas::ui::board::build::Memory;
use epaminondas::ui::board::facing::Point;
use epaminondas::ui::board::keys::{self, KeyMeaning, KeyPress, KeyScene};
use epaminondas::ui::board::pointer::{Gesture, Phase, PointerInput};
use epaminondas::ui::board::view::BoardView;
use epaminondas::ui::panels::game::board_view;

/// A page with one position on its board, and the hand in front of it.
#[derive(Clone)]
struct Table {
    state: State,
    memory: Memory,
    view: BoardView,
    gesture: Gesture,
}

impl Table {
    fn with(position: &Position, side: &str) -> Table {
        let encoded = |text: String| text.replace('%', "%25").replace('#', "%23").replace(' ', "%20");
        let (text, rules) = (position::write(position), rule_set::write(position.rules()));
        let link = format!("pos={}&rules={}&mode=hotseat&side={side}", encoded(text), encoded(rules));
        let mut state = State::default();
        state.settings.warns_of_loss = false;
        let _ = update(&mut state, Msg::App(AppMsg::LinkOpened(link)));
        assert_eq!(state.play.game.position(), position, "{:?}", state.notices);
        let mut memory = Memory::default();
        let view = board_view(&state, &mut memory);
        Table { state, memory, view, gesture: Gesture::default() }
    }

    fn tell(&mut self, msg: Msg) {
        let _ = update(&mut self.state, msg);
        self.view = board_view(&self.state, &mut self.memory);
    }

    fn point(&mut self, phase: Phase, pointer: Pointer, square: Square) {
        let Point { x, y } = self.view.facing.middle(square);
        let input = PointerInput {
            phase,
            pointer,
            id: 1,
            is_primary: true,
            buttons: u16::from(phase != Phase::Up),
            is_main: true,
            at: Point { x, y },
            unit_px: 40.0,
        };
        let said = self.gesture.read(&input, &self.view);
        said.into_iter().for_each(|msg| self.tell(Msg::Board(msg)));
    }

    fn tap(&mut self, pointer: Pointer, square: Square) {
        self.point(Phase::Down, pointer, square);
        self.point(Phase::Up, pointer, square);
    }

    fn click(&mut self, pointer: Pointer, step: Move) {
        if !step.is_stone() {
            self.tap(pointer, step.rear());
        }
        self.tap(pointer, step.target());
    }

    fn drag(&mut self, pointer: Pointer, step: Move) {
        if step.is_stone() {
            return self.tap(pointer, step.target());
        }
        self.point(Phase::Down, pointer, step.rear());
        self.point(Phase::Moved, pointer, step.target());
        self.point(Phase::Up, pointer, step.target());
    }

    fn key(&mut self, key: &str, code: &str) {
        let scene = KeyScene {
            facing: self.view.facing,
            focus: self.view.focus,
            has_selection: self.view.selection.is_some(),
            keys: self.view.keys,
        };
        let press = KeyPress {
            key: key.to_owned(),
            code: code.to_owned(),
            has_control: false,
            has_other: false,
            has_shift: false,
            is_on_board: true,
        };
        match keys::read(&press, &scene) {
            Some(KeyMeaning::Board(msg)) => self.tell(Msg::Board(msg)),
            other => panic!("{key} means {other:?}"),
        }
    }

    /// Enter on the rear, its direction on the screen, its distance, Enter.
    fn keys(&mut self, step: Move) {
        self.tell(Msg::Board(BoardMsg::FocusMoved(step.rear())));
        self.key("Enter", "Enter");
        if step.is_stone() {
            return;
        }
        let on_screen = self.view.facing.on_screen(step.direction());
        let binding = COMMANDS.iter().find(|binding| binding.command == Command::Go(on_screen));
        let letter = binding.expect("eight keys").key.to_string();
        let code = format!("Key{}", letter.to_uppercase());
        self.key(&letter, &code);
        match step.distance() {
            digit @ 1..=9 => self.key(&digit.to_string(), &format!("Digit{digit}")),
            far => (1..far).for_each(|_| self.key(&letter, &code)),
        }
        self.key("Enter", "Enter");
    }
}

/// A way of entering a move.
type Way = fn(&mut Table, Move);

/// Enters every move of every position in each of `ways`, every other board flipped.
fn enter_all(ways: &[(&str, Way)]) {
    let mut count = 0;
    for (number, position) in positions().iter().enumerate() {
        let table = Table::with(position, if number % 2 == 1 { "black" } else { "white" });
        for step in position.moves() {
            let after = position.play_legal(step);
            for (name, way) in ways {
                let mut table = table.clone();
                way(&mut table, step);
                assert_eq!(
                    *table.state.play.game.position(),
                    after,
                    "{step} by {name} in {}",
                    position::write(position)
                );
                count += 1;
            }
        }
    }
    assert!(count > 10_000 * ways.len(), "{count}");
}

#[test]
fn every_legal_move_is_entered_by_clicks_and_drags_of_a_mouse() {
    enter_all(&[
        ("click", |table, step| table.click(Pointer::Mouse, step)),
        ("drag", |table, step| table.drag(Pointer::Mouse, step)),
    ]);
}

#[test]
fn every_legal_move_is_entered_by_taps_and_drags_of_a_finger() {
    enter_all(&[
        ("tap", |table, step| table.click(Pointer::Touch, step)),
        ("touch drag", |table, step| table.drag(Pointer::Touch, step)),
    ]);
}

#[test]
fn every_legal_move_is_entered_by_keys_and_as_text() {
    enter_all(&[
        ("keys", Table::keys),
        ("text", |table, step| table.tell(Msg::Play(PlayMsg::MoveTyped(step.to_string())))),
    ]);
}
