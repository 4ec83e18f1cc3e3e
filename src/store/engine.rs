//! The computer: when it is asked, what its answers do, and what happens when it fails.

use super::effect::Effect;
use super::msg::EngineMsg;
use super::play::{self, Seat};
use super::state::{Remedy, Screen, State};
use crate::i18n::Label;
use crate::notation;
use crate::protocol::{Ask, Done, Limits, Progress, Score, Tell};
use crate::rules::Move;

/// The longest a reply may take, whatever the level: levels are limited by nodes, so this is felt
/// only on slow devices. The new game's dialog promises it for the strongest level. Milliseconds.
pub(super) const REPLY_CAP_MS: u32 = 10_000;
/// The time for a hint, in milliseconds.
const HINT_MS: u32 = 1_500;
/// The watchdog's patience beyond the cap, in milliseconds (DESIGN §2).
const PATIENCE_MS: u32 = 3_000;
/// A reply is never shown earlier than this, in milliseconds: a move should be seen to be made.
const NATURAL_DELAY_MS: u32 = 450;
/// How often a request is asked again before the player is told that the computer is gone.
const RESTARTS: u8 = 2;

/// What the computer is doing.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct EngineState {
    /// The request under way.
    pub request: Option<Request>,
    /// The id of the last request.
    pub last_id: u32,
    /// What the search has found so far.
    pub progress: Option<Progress>,
    /// Has the computer been given up until the player retries?
    pub is_lost: bool,
    /// What went wrong last, for whoever reports it.
    pub failure: Option<String>,
}

/// A request under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Its id.
    pub id: u32,
    /// What its answer is for.
    pub purpose: Purpose,
    /// How often it was asked again after a failure.
    pub restarts: u8,
    /// How many watchdogs run for it: the last to bark counts.
    pub watchdogs: u8,
    /// The reply, waiting for its natural delay.
    pub due: Option<Move>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It is the computer's move.
    Reply,
    /// A suggestion for a person.
    Hint,
}

/// The longest an answer may take, in milliseconds: a reply heeds the computer's clock.
fn cap_ms(state: &State, purpose: Purpose) -> u32 {
    let turn = state.play.game.position().turn();
    match purpose {
        Purpose::Reply => state.play.clocks.budget_ms(turn, REPLY_CAP_MS),
        Purpose::Hint => HINT_MS,
    }
}

impl EngineState {
    /// Is the computer thinking about its own move?
    #[must_use]
    pub fn is_replying(&self) -> bool {
        self.request.as_ref().is_some_and(|request| request.purpose == Purpose::Reply)
    }

    /// Is it thinking about a hint?
    #[must_use]
    pub fn is_hinting(&self) -> bool {
        self.request.as_ref().is_some_and(|request| request.purpose == Purpose::Hint)
    }
}

/// The state after `msg`.
pub(super) fn update(state: &mut State, msg: EngineMsg, effects: &mut Vec<Effect>) {
    match msg {
        EngineMsg::Told(Tell::Ready { .. }) => {}
        EngineMsg::Told(Tell::Progress(progress)) if is_current(state, progress.id) => {
            state.engine.progress = Some(progress);
        }
        EngineMsg::Told(Tell::Done(done)) if is_current(state, done.progress.id) => {
            answered(state, done, effects)
        }
        EngineMsg::Told(Tell::Progress(_) | Tell::Done(_)) => {}
        EngineMsg::Told(Tell::Failed { id, message }) => {
            if id.is_none_or(|id| is_current(state, id)) {
                failed(state, message, effects);
            }
        }
        EngineMsg::Lost { message } => failed(state, message, effects),
        EngineMsg::ReplyDue { id } if is_current(state, id) => {
            let due = state.engine.request.take().and_then(|request| request.due);
            if let Some(step) = due {
                play::reply(state, step, effects);
            }
        }
        EngineMsg::TimedOut { id } if is_current(state, id) => timed_out(state, effects),
        EngineMsg::ReplyDue { .. } | EngineMsg::TimedOut { .. } => {}
        EngineMsg::RetryPressed => {
            state.engine.is_lost = false;
            state.settle(Remedy::Retry);
            effects.push(Effect::RestartWorker);
        }
    }
}

/// A hidden page's search rests: it is watched again once the page is seen.
fn timed_out(state: &mut State, effects: &mut Vec<Effect>) {
    let Some(request) = &mut state.engine.request else { return };
    request.watchdogs = request.watchdogs.saturating_sub(1);
    if request.watchdogs == 0 && request.due.is_none() && !state.page.is_hidden {
        failed(state, "no answer in time".to_owned(), effects);
    }
}

/// Gives the request under way its whole time again, since the page is seen again.
pub(super) fn watch_again(state: &mut State, effects: &mut Vec<Effect>) {
    let Some(purpose) = state.engine.request.as_ref().map(|request| request.purpose) else { return };
    let delay_ms = cap_ms(state, purpose) + PATIENCE_MS;
    if let Some(request) = &mut state.engine.request {
        request.watchdogs = request.watchdogs.saturating_add(1);
        effects.push(Effect::Watch { id: request.id, delay_ms });
    }
}

fn is_current(state: &State, id: u32) -> bool {
    state.engine.request.as_ref().is_some_and(|request| request.id == id)
}

/// Asks for the computer's move if it is its turn; called after every message.
pub(super) fn drive(state: &mut State, effects: &mut Vec<Effect>) {
    let turn = state.play.game.position().turn();
    let may_think = state.play.seat(turn) != Seat::Person
        && state.screen == Screen::Play
        && state.engine.request.is_none()
        && !state.engine.is_lost
        && !state.page.is_follower
        && !state.play.is_paused
        && state.outcome().is_none();
    if may_think {
        ask(state, Purpose::Reply, 0, effects);
    }
}

/// Asks for a suggestion at full strength.
pub(super) fn hint(state: &mut State, effects: &mut Vec<Effect>) {
    if state.can_enter() && state.engine.request.is_none() {
        state.engine.is_lost = false;
        ask(state, Purpose::Hint, 0, effects);
    }
}

/// Drops the request under way, if any.
pub(super) fn stop(state: &mut State, effects: &mut Vec<Effect>) {
    state.engine.progress = None;
    if let Some(request) = state.engine.request.take() {
        effects.push(Effect::StopThinking { id: request.id });
    }
}

fn ask(state: &mut State, purpose: Purpose, restarts: u8, effects: &mut Vec<Effect>) {
    let (level, style) = match state.play.seat(state.play.game.position().turn()) {
        Seat::Computer { level, style } if purpose == Purpose::Reply => (Some(level), style),
        Seat::Computer { .. } | Seat::Person => (None, None),
    };
    state.engine.last_id += 1;
    let id = state.engine.last_id;
    state.engine.progress = None;
    state.engine.request = Some(Request { id, purpose, restarts, watchdogs: 1, due: None });
    let cap_ms = cap_ms(state, purpose);
    let start = state.play.game.start();
    let ask = Ask {
        id,
        rules: notation::rule_set::write(start.rules()),
        start: Some(notation::position::write(start)),
        moves: state.play.moves().iter().map(ToString::to_string).collect(),
        limits: Limits { movetime_ms: Some(cap_ms), ..Limits::default() },
        level,
        style: style.map(|style| style.name().to_owned()),
        seed: state.play.seed,
        lines: 1,
    };
    effects.push(Effect::Ask(Box::new(ask)));
    effects.push(Effect::Watch { id, delay_ms: cap_ms + PATIENCE_MS });
}

fn answered(state: &mut State, done: Done, effects: &mut Vec<Effect>) {
    let position = state.play.game.position();
    let best = done.best.as_deref().map(|text| notation::moves::read(text, position));
    let Some(Ok(step)) = best else {
        let said = done.best.unwrap_or_default();
        return failed(state, format!("the reply '{said}' is no legal move"), effects);
    };
    let natural_ms = NATURAL_DELAY_MS.min(cap_ms(state, Purpose::Reply));
    let Some(request) = &mut state.engine.request else { return };
    let elapsed_ms = done.progress.elapsed_ms;
    match request.purpose {
        Purpose::Hint => {
            state.engine.request = None;
            let line = done.progress.lines.first();
            let is_lost = line.is_some_and(|line| matches!(line.score, Score::Loss(_)));
            play::show_hint(state, step, is_lost);
        }
        Purpose::Reply if elapsed_ms < natural_ms => {
            request.due = Some(step);
            effects.push(Effect::DelayReply { id: request.id, delay_ms: natural_ms - elapsed_ms });
        }
        Purpose::Reply => {
            state.engine.request = None;
            play::reply(state, step, effects);
        }
    }
    state.engine.progress = Some(done.progress);
}

/// Starts the worker again and repeats the request; after some attempts the player is told and
/// may retry. The game stays as it is.
fn failed(state: &mut State, message: String, effects: &mut Vec<Effect>) {
    let Some(request) = state.engine.request.take() else {
        return;
    };
    state.engine.failure = Some(message);
    effects.push(Effect::RestartWorker);
    if request.restarts < RESTARTS {
        state.notify(Label::EngineRestarted.into(), None);
        ask(state, request.purpose, request.restarts + 1, effects);
    } else {
        state.engine.is_lost = true;
        state.notify(Label::EngineFailed.into(), Some(Remedy::Retry));
    }
}
