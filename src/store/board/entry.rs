//! Selecting a piece, committing a move, and saying why something is refused.

use super::Interaction;
use super::selection::Selection;
use crate::i18n::{Label, Text};
use crate::rules::{Move, Square};
use crate::store::effect::{Effect, Sound};
use crate::store::play;
use crate::store::sentences;
use crate::store::state::State;

/// Selects the own piece on `square`, or says why it can't move.
pub(super) fn select(state: &mut State, square: Square, effects: &mut Vec<Effect>) {
    let selection = Selection::new(state.shown(), square, state.settings.marks);
    state.board.focused = Some(square);
    if selection.has_moves() {
        state.live.say(sentences::selected(&selection));
        state.board.interaction = Interaction::Selected { selection, preview: None };
    } else {
        state.board.interaction = Interaction::Idle;
        let text = sentences::no_move_from(state.shown(), &selection);
        refuse(state, text, effects);
    }
}

/// Plays `step` on the running game.
pub(super) fn commit(state: &mut State, step: Move, effects: &mut Vec<Effect>) {
    state.board.interaction = Interaction::Idle;
    state.board.remark = None;
    play::enter(state, step, effects);
}

/// A stone is placed by pressing and releasing one square.
pub(super) fn place_stone(state: &mut State, square: Square, is_same: bool, effects: &mut Vec<Effect>) {
    if !is_same {
        return;
    }
    match state.shown().why_stone(square) {
        Ok(step) => commit(state, step, effects),
        Err(reason) => refuse(state, sentences::refused(reason), effects),
    }
}

/// Shows and speaks a refusal.
pub(super) fn refuse(state: &mut State, text: Text, effects: &mut Vec<Effect>) {
    state.live.alert(text.clone());
    state.board.remark = Some(text);
    effects.push(Effect::Play(Sound::Refusal));
}

/// Says why `target` is no target of the piece on `rear`.
pub(super) fn explain(state: &mut State, rear: Square, target: Square, effects: &mut Vec<Effect>) {
    match state.shown().why(rear, target) {
        Err(reason) => refuse(state, sentences::refused(reason), effects),
        // Heads land there; with the other target marks that square stands for no move.
        Ok(_) => state.live.say(Label::Deselected.into()),
    }
}

/// Nothing is selected any more, and that is said.
pub(super) fn let_go(state: &mut State) {
    state.board.interaction = Interaction::Idle;
    state.live.say(Label::Deselected.into());
}

/// Says why no move can be entered now.
pub(super) fn refuse_entry(state: &mut State, effects: &mut Vec<Effect>) {
    if let Some(obstacle) = state.obstacle() {
        refuse(state, sentences::obstacle(obstacle), effects);
    }
}
