//! Moves by keys: the focused square selects and commits; a direction key and a digit name a move.

use super::gesture::{self, By};
use super::{Interaction, entry};
use crate::i18n::{Label, Text};
use crate::rules::{Direction, Square};
use crate::store::effect::Effect;
use crate::store::sentences;
use crate::store::state::State;

pub(super) fn focus_moved(state: &mut State, square: Square) {
    state.board.focused = Some(square);
    gesture::show(state, square);
}

/// Enter or Space: what a press and release on the focused square would do, and more: a move
/// chosen by direction and distance is played from anywhere.
pub(super) fn activated(state: &mut State, effects: &mut Vec<Effect>) {
    state.board.remark = None;
    let square = state.board.focus(state.shown().size());
    if !state.can_enter() {
        return entry::refuse_entry(state, effects);
    }
    if state.shown().stones() > 0 {
        return entry::place_stone(state, square, true, effects);
    }
    match state.board.interaction.clone() {
        Interaction::Pending { step, .. } => entry::commit(state, step, effects),
        Interaction::Selected { selection, preview } => {
            if let Some(step) = selection.move_at(square).or(preview) {
                gesture::hold_or_commit(state, selection, step, By::Keys, effects);
            } else if square == selection.rear {
                entry::let_go(state);
            } else if is_own(state, square) {
                entry::select(state, square, effects);
            } else {
                entry::explain(state, selection.rear, square, effects);
            }
        }
        Interaction::Idle | Interaction::Dragging { .. } if is_own(state, square) => {
            entry::select(state, square, effects)
        }
        Interaction::Idle | Interaction::Dragging { .. } => {
            entry::refuse(state, Text::NothingHere { square }, effects);
        }
    }
}

fn is_own(state: &State, square: Square) -> bool {
    state.shown().side_at(square) == Some(state.shown().turn())
}

/// The first move of that ray, or the next one when the ray is chosen already; after the last
/// comes the first again.
pub(super) fn direction_chosen(state: &mut State, direction: Direction, effects: &mut Vec<Effect>) {
    let focus = state.board.focus(state.shown().size());
    if state.board.interaction == Interaction::Idle && state.can_enter() && is_own(state, focus) {
        entry::select(state, focus, effects);
    }
    let Interaction::Selected { selection, preview } = &mut state.board.interaction else { return };
    let ray = selection.ray(direction);
    let current = preview.filter(|step| step.direction() == direction).map_or(0, |step| step.distance());
    let next = ray.moves.iter().find(|step| step.distance() > current).or_else(|| ray.moves.first());
    match (next.copied(), ray.stop) {
        (Some(step), _) => {
            *preview = Some(step);
            say_preview(state);
        }
        (None, Some(stop)) => entry::refuse(state, sentences::refused(stop.reason), effects),
        (None, None) => {}
    }
}

/// The move of that distance on the chosen ray.
pub(super) fn distance_chosen(state: &mut State, distance: u8, effects: &mut Vec<Effect>) {
    let Interaction::Selected { selection, preview } = &mut state.board.interaction else { return };
    let Some(direction) = preview.map(|step| step.direction()) else {
        return entry::refuse(state, Label::ChooseDirection.into(), effects);
    };
    if let Some(step) = selection.move_by(direction, distance) {
        *preview = Some(step);
        return say_preview(state);
    }
    let (rear, length) = (selection.rear, selection.ray(direction).length);
    let target = rear.step(direction, (length + distance).saturating_sub(1) as i8);
    if let Some(reason) = target.and_then(|target| state.shown().why(rear, target).err()) {
        entry::refuse(state, sentences::refused(reason), effects);
    }
}

fn say_preview(state: &mut State) {
    if let Some(step) = state.board.interaction.preview() {
        let text = sentences::preview(state.shown(), step);
        state.live.say(text);
    }
}
