//! The store's tests, told as scripts of messages.

mod asking;
mod clocks;
mod computer;
mod entry;
mod hand_over;
mod history;
mod page;
mod storm;

use super::board::Interaction;
use super::board::input::{BoardMsg, Pointer, Rail};
use super::msg::{AppMsg, EngineMsg, Msg, PlayMsg};
use super::new_game::{DraftMsg, Opponent};
use super::play::{self, Opening, Seat};
use super::state::State;
use super::{Effect, update};
use crate::game::Game;
use crate::notation;
use crate::protocol::{Done, Facts, Progress, Tell};
use crate::rules::{Preset, RuleSet, Side, Square};

/// A page with a running game, and the effects of everything told to it.
struct Script {
    state: State,
    effects: Vec<Effect>,
}

fn square(text: &str) -> Square {
    notation::square::read(text).expect("a square")
}

fn computer(level: u8) -> Seat {
    Seat::Computer { level, style: None }
}

impl Script {
    fn with(rules: &RuleSet, position: Option<&str>, seats: [Seat; 2]) -> Script {
        let start = match position {
            Some(text) => notation::position::read(text, rules).expect("a position"),
            None => crate::rules::Position::start(rules).expect("a rule set"),
        };
        let mut state = State::default();
        let mut effects = Vec::new();
        let opening = Opening {
            game: Game::new(start),
            seats,
            seed: Some(7),
            bottom: Side::White,
            controls: Default::default(),
        };
        play::begin(&mut state, opening, &mut effects);
        super::engine::drive(&mut state, &mut effects);
        Script { state, effects }
    }

    fn quick() -> Script {
        Script::with(&Preset::Quick.rules(), None, [Seat::Person; 2])
    }

    fn at(position: &str) -> Script {
        Script::with(&Preset::Standard.rules(), Some(position), [Seat::Person; 2])
    }

    fn tell(&mut self, msg: Msg) -> &mut Script {
        let effects = update(&mut self.state, msg);
        self.effects.extend(effects);
        self
    }

    /// Begins a game of two people by the rules of the new-game dialog.
    fn two_players(&mut self) -> &mut Script {
        self.tell(Msg::Draft(DraftMsg::OpponentChosen(Opponent::Person)));
        self.tell(Msg::Draft(DraftMsg::StartPressed))
    }

    fn board(&mut self, msg: BoardMsg) -> &mut Script {
        self.tell(Msg::Board(msg))
    }

    fn play(&mut self, msg: PlayMsg) -> &mut Script {
        self.tell(Msg::Play(msg))
    }

    fn press(&mut self, at: &str, pointer: Pointer) -> &mut Script {
        self.board(BoardMsg::Pressed { square: square(at), pointer })
    }

    fn release(&mut self, at: &str, pointer: Pointer) -> &mut Script {
        self.board(BoardMsg::Released { square: Some(square(at)), pointer })
    }

    fn tap(&mut self, at: &str, pointer: Pointer) -> &mut Script {
        self.press(at, pointer).release(at, pointer)
    }

    fn click(&mut self, at: &str) -> &mut Script {
        self.tap(at, Pointer::Mouse)
    }

    fn drag(&mut self, from: &str, rail: Rail, pointer: Pointer) -> &mut Script {
        self.press(from, pointer).board(BoardMsg::DragStarted { pointer }).board(BoardMsg::DraggedTo(rail));
        self.board(BoardMsg::Dropped { pointer })
    }

    /// The worker's answer to the request under way.
    fn answer(&mut self, best: &str, elapsed_ms: u32) -> &mut Script {
        let id = self.state.engine.request.as_ref().expect("a request").id;
        self.answer_to(id, best, elapsed_ms)
    }

    fn answer_to(&mut self, id: u32, best: &str, elapsed_ms: u32) -> &mut Script {
        let progress = Progress { id, depth: 1, seldepth: 1, nodes: 1, elapsed_ms, lines: Vec::new() };
        let done = Done { id, best: Some(best.to_owned()), facts: Facts::default(), progress };
        self.tell(Msg::Engine(EngineMsg::Told(Tell::Done(done))))
    }

    fn moves(&self) -> Vec<String> {
        self.state.play.moves().iter().map(ToString::to_string).collect()
    }

    fn is_idle(&self) -> bool {
        self.state.board.interaction == Interaction::Idle
    }

    fn asks(&self) -> usize {
        self.effects.iter().filter(|effect| matches!(effect, Effect::Ask(_))).count()
    }
}

fn app(msg: AppMsg) -> Msg {
    Msg::App(msg)
}
