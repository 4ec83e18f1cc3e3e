//! What happens to the board between the moves of two people at one device (ACCEPTANCE U109).

use super::board::Interaction;
use super::effect::Effect;
use super::msg::Dialog;
use super::settings::{HandOver, Speed};
use super::state::State;
use crate::rules::Side;

/// How long a move is in motion at normal speed, in milliseconds (`--m-slide` of the styles).
const SLIDE_MS: u32 = 180;
/// How long it is looked at before the board turns away, in milliseconds.
const LOOK_MS: u32 = 250;

/// A move was made: once it has been seen, the board is handed over.
pub(super) fn announce(state: &State, effects: &mut Vec<Effect>) {
    if state.play.is_hotseat() && state.settings.hand_over != HandOver::Stay {
        let slide_ms = match state.settings.speed {
            Speed::Off => 0,
            Speed::Fast => SLIDE_MS / 2,
            Speed::Normal => SLIDE_MS,
            Speed::Slow => SLIDE_MS * 2,
        };
        effects.push(Effect::HandOverLater { ply: state.play.present(), delay_ms: slide_ms + LOOK_MS });
    }
}

/// The move that led to `ply` has been seen; it counts only if the game still stands there.
pub(super) fn due(state: &mut State, ply: usize) {
    if state.play.present() != ply || state.outcome().is_some() || !state.play.is_hotseat() {
        return;
    }
    match (state.settings.hand_over, &state.dialog) {
        (HandOver::Pass, None) => {
            state.board.interaction = Interaction::Idle;
            state.dialog = Some(Dialog::PassOver(state.play.game.position().turn()));
        }
        _ => settle(state),
    }
}

/// Turns the board, or the texts, to the side to move.
pub(super) fn settle(state: &mut State) {
    if state.play.is_hotseat() && matches!(state.settings.hand_over, HandOver::Flip | HandOver::Pass) {
        let is_flipped = state.play.game.position().turn() == Side::Black;
        if is_flipped != state.board.is_flipped {
            state.board.is_flipped = is_flipped;
            // A drag is on the screen; a selection is on the board and stays.
            if matches!(state.board.interaction, Interaction::Dragging { .. }) {
                state.board.interaction = Interaction::Idle;
            }
        }
    }
    turn_texts(state);
}

/// Turns pieces and texts to the side to move, where they turn.
pub(super) fn turn_texts(state: &mut State) {
    let turn = state.play.game.position().turn();
    state.board.is_opposite = state.play.has_opposite(state.settings.hand_over) && turn != state.bottom();
}
