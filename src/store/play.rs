//! The running game: who plays, how it began, where it stands, and the one way it advances.

use super::board::selection::Selection;
use super::board::{BoardState, Interaction};
use super::clock::{self, Clocks, TimeControl};
use super::effect::{Effect, Sound};
use super::ending;
use super::engine;
use super::hand_over;
use super::msg::{Dialog, PlayMsg};
use super::open;
use super::persist;
use super::sentences;
use super::settings::HandOver;
use super::state::{Screen, State};
pub use crate::engine::Style;
use crate::game::{Game, Node, NodeId};
use crate::i18n::{Label, Text, words};
use crate::notation;
use crate::rules::{Move, Outcome, Position, Preset, Reason, Side};

/// Who moves for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer.
    Computer {
        /// 1 to 12.
        level: u8,
        /// What it likes, if anything.
        style: Option<Style>,
    },
}

/// Everything needed to begin a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The game to begin with; a link or a file may bring moves along.
    pub game: Game,
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// Varies the computer's choices; `None` takes one from the page's own.
    pub seed: Option<u64>,
    /// The side at the bottom of the board.
    pub bottom: Side,
    /// White's and Black's time.
    pub controls: [TimeControl; 2],
}

/// The running game.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// Its moves and variations; the cursor is the present.
    pub game: Game,
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// Names it in the store and varies the computer's choices.
    pub seed: u64,
    /// The number of plies after which the board is looked at, if that isn't the present.
    pub viewing: Option<usize>,
    /// The clocks.
    pub clocks: Clocks,
    /// Has the computer against itself, or a game with clocks, been stopped?
    pub is_paused: bool,
    /// Was it begun by somebody (and not just put there for the start screen)?
    pub is_begun: bool,
    /// The suggested move, until the next move.
    pub hint: Option<Move>,
}

impl Default for Play {
    /// The usual start, for two people, not begun.
    fn default() -> Play {
        let start = Position::start(&Preset::Standard.rules()).expect("the standard rules have no faults");
        Play {
            game: Game::new(start),
            seats: [Seat::Person; 2],
            seed: 0,
            viewing: None,
            clocks: Clocks::default(),
            is_paused: false,
            is_begun: false,
            hint: None,
        }
    }
}

impl Play {
    /// Who plays `side`.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// The position on the board.
    #[must_use]
    pub fn shown(&self) -> &Position {
        match self.viewing {
            Some(ply) => self.position_at(ply),
            None => self.game.position(),
        }
    }

    /// The move that led to the position on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        let ply = self.ply().checked_sub(1)?;
        self.game.line().get(ply).and_then(|id| self.game.node(*id)).and_then(Node::step)
    }

    /// The position after `ply` plies of the current line; the last one beyond its end.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> &Position {
        let Some(index) = ply.checked_sub(1) else { return self.game.start() };
        let line = self.game.line();
        let id = line.get(index).or(line.last());
        id.and_then(|id| self.game.node(*id)).map_or(self.game.start(), Node::position)
    }

    /// Number of plies before the present.
    #[must_use]
    pub fn present(&self) -> usize {
        self.game.ply() as usize
    }

    /// Number of plies before the position on the board.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.viewing.unwrap_or_else(|| self.present())
    }

    /// The moves from the start to the present.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.game.moves()
    }

    /// Do two people share the device?
    #[must_use]
    pub fn is_hotseat(&self) -> bool {
        self.seats == [Seat::Person; 2]
    }

    /// Does a player sit opposite, so that pieces and texts turn?
    #[must_use]
    pub fn has_opposite(&self, hand_over: HandOver) -> bool {
        self.is_hotseat() && hand_over == HandOver::Rotate
    }

    /// The only person's side, if there is one person.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        match self.seats {
            [Seat::Person, Seat::Computer { .. }] => Some(Side::White),
            [Seat::Computer { .. }, Seat::Person] => Some(Side::Black),
            _ => None,
        }
    }

    /// The ply a takeback returns to: the last one at which a person is to move, or just one back
    /// when nobody or everybody is a person.
    #[must_use]
    pub fn takeback(&self) -> Option<usize> {
        (0..self.present()).rev().find(|ply| self.may_stop_at(*ply))
    }

    /// The ply a redo goes on to, by the same rule.
    #[must_use]
    pub fn redo(&self) -> Option<usize> {
        let last = self.game.line().len();
        (self.present() + 1..=last).find(|ply| *ply == last || self.may_stop_at(*ply))
    }

    /// The moves of the current line, past the present those that were taken back.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        let step = |id| self.game.node(id).and_then(Node::step);
        self.game.line().into_iter().filter_map(step).collect()
    }

    /// Makes the line of `moves` the current one, as far as the game has it.
    pub(super) fn follow(&mut self, moves: &[String]) {
        self.game.first();
        for text in moves {
            let is_named = |id: &NodeId| {
                self.game.node(*id).and_then(Node::step).is_some_and(|step| step.to_string() == *text)
            };
            let child = self.game.here().children().iter().copied().find(is_named);
            // A child's own id is there: going to it can't fail.
            if child.map(|id| self.game.go_to(id)).is_none() {
                break;
            }
        }
    }

    /// Makes the position after `ply` plies of the current line the present.
    pub(super) fn go_to(&mut self, ply: usize) {
        match ply.checked_sub(1) {
            None => self.game.first(),
            Some(index) => {
                let line = self.game.line();
                // The line's own nodes are there: going to one of them can't fail.
                let _ = line.get(index).or(line.last()).map(|id| self.game.go_to(*id));
            }
        }
    }

    fn may_stop_at(&self, ply: usize) -> bool {
        self.person().is_none_or(|side| self.position_at(ply).turn() == side)
    }
}

/// The state after `msg`.
pub(super) fn update(state: &mut State, msg: PlayMsg, effects: &mut Vec<Effect>) {
    match msg {
        PlayMsg::UndoPressed => go_to(state, state.play.takeback(), Label::Undone, effects),
        PlayMsg::RedoPressed => go_to(state, state.play.redo(), Label::Redone, effects),
        PlayMsg::FirstPressed => look_at(state, 0),
        PlayMsg::PreviousPressed => look_at(state, state.play.ply().saturating_sub(1)),
        PlayMsg::NextPressed => look_at(state, state.play.ply() + 1),
        PlayMsg::LastPressed => look_at(state, usize::MAX),
        PlayMsg::PlyChosen(ply) => look_at(state, ply),
        PlayMsg::FlipPressed => {
            state.board.is_flipped = !state.board.is_flipped;
            hand_over::turn_texts(state);
            state.live.say(Text::Flipped { side: state.bottom() });
        }
        PlayMsg::HintPressed => engine::hint(state, effects),
        PlayMsg::ResignConfirmed => ending::resign(state, effects),
        PlayMsg::DrawOffered if state.play.is_hotseat() && state.outcome().is_none() => {
            state.dialog = Some(Dialog::Draw);
        }
        PlayMsg::DrawOffered => {}
        PlayMsg::DrawAgreed => ending::end(state, Outcome::draw(Reason::Agreement), effects),
        PlayMsg::RematchPressed => ending::rematch(state, effects),
        PlayMsg::HandOverDue { ply } => hand_over::due(state, ply),
        PlayMsg::PausePressed => clock::set_paused(state, !state.play.is_paused, effects),
        PlayMsg::TimePassed { now_ms } => clock::time_passed(state, now_ms, effects),
        PlayMsg::Ticked { due_ms } => clock::ticked(state, due_ms),
        PlayMsg::MoveTyped(text) => typed(state, &text, effects),
    }
}

/// Begins a game; the one running before stays in the store.
pub(super) fn begin(state: &mut State, opening: Opening, effects: &mut Vec<Effect>) {
    engine::stop(state, effects);
    let seed = opening.seed.unwrap_or_else(|| state.next_seed());
    let Opening { mut game, seats, controls, .. } = opening;
    let clocks = Clocks::new(controls);
    if clocks.is_set() {
        game.tags.set("TimeControl", &clock::write(controls));
    }
    state.play = Play { game, seats, seed, clocks, is_begun: true, ..Play::default() };
    state.board = BoardState { is_flipped: opening.bottom == Side::Black, ..BoardState::default() };
    state.dialog = None;
    if state.screen != Screen::Play {
        state.screen = Screen::Play;
        effects.push(Effect::RememberScreen(Screen::Play));
    }
    hand_over::settle(state);
    state.live.say_all(vec![Label::GameStarted.into(), sentences::turn(state)]);
    persist::save(state, effects);
    effects.push(Effect::FocusBoard);
}

/// A person's move from board, keys or text.
pub(super) fn enter(state: &mut State, step: Move, effects: &mut Vec<Effect>) {
    if state.can_enter() {
        advance(state, step, effects);
    }
}

/// The computer's move.
pub(super) fn reply(state: &mut State, step: Move, effects: &mut Vec<Effect>) {
    state.engine.progress = None;
    // A drag or selection of a piece that is gone, or of a position that changed, means nothing now.
    state.board.interaction = Interaction::Idle;
    advance(state, step, effects);
}

/// The one way a game advances.
fn advance(state: &mut State, step: Move, effects: &mut Vec<Effect>) {
    if state.engine.is_hinting() {
        engine::stop(state, effects);
    }
    let before = state.play.game.position().clone();
    if state.play.game.play(step).is_err() {
        return;
    }
    clock::moved(&mut state.play, before.turn());
    state.play.viewing = None;
    state.play.hint = None;
    let mut texts = vec![sentences::played(&before, step)];
    effects.push(Effect::Play(sound_of(&before, step)));
    effects.push(Effect::Vibrate);
    let outcome = state.outcome();
    match outcome {
        Some(outcome) => {
            texts.push(words::result(outcome, None));
            ending::close(state, outcome, effects);
        }
        None => {
            texts.extend(sentences::pressing(state.play.game.position()));
            hand_over::announce(state, effects);
        }
    }
    state.live.say_all(texts);
    persist::save(state, effects);
}

fn sound_of(before: &Position, step: Move) -> Sound {
    if before.is_crossing(step) {
        Sound::Crossing
    } else if step.is_capture() {
        Sound::Capture(before.captured(step).len() as u8)
    } else {
        Sound::Slide(step.length().max(1))
    }
}

/// Takes back or plays again: the present becomes another point of the same line.
fn go_to(state: &mut State, ply: Option<usize>, label: Label, effects: &mut Vec<Effect>) {
    let Some(ply) = ply else { return };
    engine::stop(state, effects);
    let is_covered = state.is_covered();
    state.play.go_to(ply);
    clock::restore(&mut state.play);
    state.play.viewing = None;
    state.play.hint = None;
    state.board.interaction = Interaction::Idle;
    state.board.remark = None;
    state.play.is_paused = is_covered || state.play.seats.iter().all(|seat| *seat != Seat::Person);
    state.dialog = None;
    hand_over::settle(state);
    state.live.say_all(vec![label.into(), sentences::turn(state)]);
    persist::save(state, effects);
}

/// Shows the position after `ply` plies, without changing the game.
fn look_at(state: &mut State, ply: usize) {
    let last = state.play.present();
    state.play.viewing = (ply < last).then_some(ply);
    state.board.interaction = Interaction::Idle;
    state.board.remark = None;
    let text = match state.play.last_move() {
        Some(step) => sentences::played(state.play.position_at(state.play.ply() - 1), step),
        None => sentences::turn(state),
    };
    state.live.say(text);
}

/// Selects the suggested move's piece and shows the move in preview; `is_lost` when no move saves
/// the game.
pub(super) fn show_hint(state: &mut State, step: Move, is_lost: bool) {
    state.play.hint = Some(step);
    if !step.is_stone() {
        let selection = Selection::new(state.shown(), step.rear(), state.settings.marks);
        state.board.interaction = Interaction::Selected { selection, preview: Some(step) };
    }
    let text = Box::new(sentences::suggestion(state.shown(), step));
    let text = if is_lost { Text::HintLost { text } } else { Text::HintBest { text } };
    state.board.remark = Some(text.clone());
    state.live.say(text);
}

fn typed(state: &mut State, text: &str, effects: &mut Vec<Effect>) {
    if !state.can_enter() {
        return;
    }
    match notation::moves::read(text, state.shown()) {
        Ok(step) => {
            state.board.interaction = Interaction::Idle;
            state.board.remark = None;
            enter(state, step, effects);
        }
        Err(error) => {
            let text = open::bad_move(text, &error, state.shown().size());
            state.board.remark = Some(text.clone());
            state.live.alert(text);
        }
    }
}
