//! How a game ends, on the board or off it, and how another one follows.

use super::board::Interaction;
use super::effect::{Effect, Sound};
use super::engine;
use super::msg::Dialog;
use super::persist;
use super::play::{self, Opening};
use super::state::State;
use crate::game::Game;
use crate::i18n::words;
use crate::rules::{Outcome, Reason};

/// The end has come: one sound in place of the move's, and the result is shown.
pub(super) fn close(state: &mut State, outcome: Outcome, effects: &mut Vec<Effect>) {
    effects.retain(|effect| !matches!(effect, Effect::Play(_)));
    let sound = match (outcome.winner, state.play.person()) {
        (None, _) => Sound::Draw,
        (Some(winner), Some(person)) if winner != person => Sound::Loss,
        (Some(_), _) => Sound::Win,
    };
    effects.push(Effect::Play(sound));
    state.dialog = Some(Dialog::Result);
}

/// Ends the game by something that isn't on the board.
pub(super) fn end(state: &mut State, outcome: Outcome, effects: &mut Vec<Effect>) {
    if state.outcome().is_some() {
        return;
    }
    engine::stop(state, effects);
    state.play.viewing = None;
    state.board.interaction = Interaction::Idle;
    if state.play.game.end(outcome).is_err() {
        return;
    }
    state.live.say(words::result(outcome, None));
    close(state, outcome, effects);
    persist::save(state, effects);
}

/// A person gives up: against the computer that person, between two people the one to move.
pub(super) fn resign(state: &mut State, effects: &mut Vec<Effect>) {
    let loser = state.play.person().unwrap_or_else(|| state.play.game.position().turn());
    end(state, Outcome::win(loser.other(), Reason::Resignation), effects);
}

/// The same game once more, with sides swapped if a person plays the computer.
pub(super) fn rematch(state: &mut State, effects: &mut Vec<Effect>) {
    let (mut seats, mut controls, mut bottom) =
        (state.play.seats, state.play.clocks.controls, state.bottom());
    if let Some(side) = state.play.person() {
        seats.reverse();
        controls.reverse();
        bottom = side.other();
    }
    let game = Game::new(state.play.game.start().clone());
    play::begin(state, Opening { game, seats, seed: None, bottom, controls }, effects);
}
