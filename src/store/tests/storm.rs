//! Random input: nothing but a commit changes the position, and the same log gives the same state.

use super::*;
use crate::rules::Direction;
use crate::store::board::input::Question;
use crate::store::effect::Sound;

/// SplitMix64, so that a failing storm can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) % limit
    }

    fn square(&mut self) -> Square {
        Square::new(self.below(9) as u8, self.below(9) as u8)
    }

    fn pointer(&mut self) -> Pointer {
        [Pointer::Mouse, Pointer::Touch, Pointer::Pen][self.below(3) as usize]
    }

    fn direction(&mut self) -> Direction {
        Direction::ALL[self.below(8) as usize]
    }

    fn rail(&mut self) -> Rail {
        match self.below(5) {
            0 => Rail::Away,
            1 => Rail::Barred { direction: self.direction() },
            _ => Rail::At {
                direction: self.direction(),
                distance: self.below(4) as u8,
                is_beyond: self.below(2) == 0,
                is_off: self.below(4) == 0,
            },
        }
    }

    fn msg(&mut self) -> BoardMsg {
        let (square, pointer) = (self.square(), self.pointer());
        match self.below(16) {
            0..=2 => BoardMsg::Pressed { square, pointer },
            3..=5 => BoardMsg::Released { square: (self.below(8) > 0).then_some(square), pointer },
            6 => BoardMsg::DragStarted { pointer },
            7 => BoardMsg::DraggedTo(self.rail()),
            8 => BoardMsg::Dropped { pointer },
            9 => BoardMsg::Cancelled,
            10 => BoardMsg::Hovered((self.below(4) > 0).then_some(square)),
            11 => BoardMsg::FocusMoved(square),
            12 => BoardMsg::Activated,
            13 => BoardMsg::DirectionChosen(self.direction()),
            14 => BoardMsg::DistanceChosen(self.below(10) as u8),
            _ => BoardMsg::Asked(
                [Question::Moves, Question::Threats, Question::NextOwn][self.below(3) as usize],
            ),
        }
    }
}

fn is_commit(effect: &Effect) -> bool {
    use Sound::{Capture, Crossing, Draw, Loss, Slide, Win};
    matches!(effect, Effect::Play(Capture(_) | Crossing | Slide(_) | Win | Loss | Draw))
}

fn storm(seed: u64, count: usize) -> (State, usize) {
    let mut dice = Dice(seed);
    let mut state = Script::quick().state;
    let mut commits = 0;
    for _ in 0..count {
        let before = state.play.game.position().clone();
        let was = state.play.present();
        let effects = update(&mut state, Msg::Board(dice.msg()));
        let is_moved = state.play.present() != was;
        assert_eq!(is_moved, effects.iter().any(is_commit));
        match is_moved {
            true => {
                commits += 1;
                let step = state.play.last_move().expect("just played");
                assert_eq!(before.play(step).as_ref(), Ok(state.play.game.position()));
            }
            false => assert_eq!(&before, state.play.game.position()),
        }
        if state.outcome().is_some() {
            state = Script::quick().state;
        }
    }
    (state, commits)
}

#[test]
fn a_storm_of_input_changes_the_position_only_through_a_commit() {
    let (_, commits) = storm(1, 100_000);
    assert!(commits > 100, "the storm does play: {commits} moves");
}

#[test]
fn the_same_log_gives_the_same_state() {
    assert_eq!(storm(2, 3_000), storm(2, 3_000));
}
