//! Pointer gestures on the board: what presses, releases and drags lead to.

use super::input::{Pointer, Rail};
use super::selection::{Selection, TargetMarks};
use super::{Because, Interaction, Press, entry};
use crate::i18n::{Label, Text};
use crate::rules::{Content, Move, Square};
use crate::store::effect::{Effect, Sound};
use crate::store::sentences;
use crate::store::settings::{Confirm, Entry};
use crate::store::state::State;

pub(super) fn pressed(state: &mut State, square: Square, effects: &mut Vec<Effect>) {
    state.board.remark = None;
    if !state.can_enter() || state.shown().stones() > 0 {
        state.board.press = Some(Press { square, has_selected: false });
        return;
    }
    if let Some(selection) = state.board.interaction.selection()
        && selection.move_at(square).is_some()
    {
        state.board.press = Some(Press { square, has_selected: false });
        show(state, square);
        return;
    }
    let is_own = state.shown().side_at(square) == Some(state.shown().turn());
    let is_selected = state.board.interaction.selection().is_some_and(|s| s.rear == square);
    state.board.press = Some(Press { square, has_selected: is_own && !is_selected });
    if is_own && !is_selected {
        entry::select(state, square, effects);
    }
}

/// The preview of the target on `square`, if that is one and nothing is pending.
pub(super) fn show(state: &mut State, square: Square) {
    if let Interaction::Selected { selection, preview } = &mut state.board.interaction {
        *preview = selection.move_at(square);
    }
}

pub(super) fn released(
    state: &mut State,
    square: Option<Square>,
    pointer: Pointer,
    effects: &mut Vec<Effect>,
) {
    let Some(press) = state.board.press.take() else { return };
    let Some(square) = square else {
        if let Interaction::Selected { preview, .. } = &mut state.board.interaction {
            *preview = None;
        }
        return;
    };
    if !state.can_enter() {
        return entry::refuse_entry(state, effects);
    }
    if state.shown().stones() > 0 {
        return entry::place_stone(state, square, press.square == square, effects);
    }
    match state.board.interaction.clone() {
        Interaction::Idle => explain_idle(state, square, effects),
        Interaction::Pending { selection, step, .. } => {
            if selection.mark_of(step) == square {
                entry::commit(state, step, effects);
            } else {
                state.board.interaction = Interaction::Selected { selection, preview: None };
            }
        }
        Interaction::Selected { selection, .. } => {
            released_selected(state, &selection, press, square, pointer, effects)
        }
        Interaction::Dragging { .. } => state.board.interaction = Interaction::Idle,
    }
}

fn released_selected(
    state: &mut State,
    selection: &Selection,
    press: Press,
    square: Square,
    pointer: Pointer,
    effects: &mut Vec<Effect>,
) {
    if press.square == selection.rear {
        if square == selection.rear && !press.has_selected {
            entry::let_go(state);
        }
        return;
    }
    match selection.move_at(square) {
        Some(_) if state.settings.entry == Entry::Drag => {
            entry::refuse(state, Label::MoveEntryDragHint.into(), effects);
        }
        Some(step) => hold_or_commit(state, selection.clone(), step, By::Tap(pointer), effects),
        None => {
            state.board.interaction = Interaction::Idle;
            entry::explain(state, selection.rear, square, effects);
        }
    }
}

pub(super) fn drag_started(state: &mut State, pointer: Pointer) {
    let Some(press) = state.board.press.take() else { return };
    if state.settings.entry == Entry::Click {
        state.board.press = Some(press);
        return;
    }
    if let Interaction::Selected { selection, .. } | Interaction::Pending { selection, .. } =
        &state.board.interaction
        && selection.rear == press.square
    {
        let selection = selection.clone();
        state.board.interaction = Interaction::Dragging { selection, rail: Rail::Away, pointer };
    }
}

pub(super) fn dragged_to(state: &mut State, to: Rail) {
    if let Interaction::Dragging { rail, .. } = &mut state.board.interaction {
        *rail = to;
    }
}

pub(super) fn dropped(state: &mut State, pointer: Pointer, effects: &mut Vec<Effect>) {
    let Interaction::Dragging { selection, rail, .. } = std::mem::take(&mut state.board.interaction) else {
        return;
    };
    match rail {
        Rail::At { direction, distance, is_off: false, .. } => {
            if let Some(step) = selection.move_by(direction, distance) {
                hold_or_commit(state, selection, step, By::Drag(pointer), effects);
            }
        }
        Rail::Barred { direction } => {
            if let Some(stop) = selection.ray(direction).stop {
                entry::refuse(state, sentences::refused(stop.reason), effects);
            }
        }
        Rail::At { .. } | Rail::Away => entry::let_go(state),
    }
}

/// One step back: a drag or a selection ends, a pending move is a selection again.
pub(super) fn cancelled(state: &mut State) {
    state.board.press = None;
    state.board.remark = None;
    match std::mem::take(&mut state.board.interaction) {
        Interaction::Pending { selection, .. } => {
            state.live.say(sentences::selected(&selection));
            state.board.interaction = Interaction::Selected { selection, preview: None };
        }
        Interaction::Selected { .. } | Interaction::Dragging { .. } => entry::let_go(state),
        Interaction::Idle => {}
    }
}

/// How a move was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// A click or a tap on its target.
    Tap(Pointer),
    /// A drag, whose preview has been seen.
    Drag(Pointer),
    /// Keys.
    Keys,
}

/// Plays `step`, or lets it wait for a second press when settings or its danger ask for one.
pub(super) fn hold_or_commit(
    state: &mut State,
    selection: Selection,
    step: Move,
    by: By,
    effects: &mut Vec<Effect>,
) {
    match reason_to_hold(state, &selection, step, by) {
        None => entry::commit(state, step, effects),
        Some(because) => {
            if because == Because::Loses {
                state.live.alert(Label::WarnLosesUnanswered.into());
                effects.push(Effect::Play(Sound::Refusal));
            }
            state.board.interaction = Interaction::Pending { selection, step, because };
        }
    }
}

fn reason_to_hold(state: &State, selection: &Selection, step: Move, by: By) -> Option<Because> {
    let position = state.shown();
    if state.settings.warns_of_loss && position.loses_unanswered(step) {
        let has_choice = position.moves().into_iter().any(|other| !position.loses_unanswered(other));
        if has_choice {
            return Some(Because::Loses);
        }
    }
    let wants = match state.settings.confirm {
        Confirm::Never => false,
        Confirm::Touch => matches!(by, By::Tap(Pointer::Touch) | By::Drag(Pointer::Touch)),
        Confirm::Weighty => step.is_capture() || position.is_crossing(step),
        Confirm::Always => true,
    };
    let hurries = state.settings.hurries && state.play.clocks.is_low(position.turn());
    if wants && !hurries {
        return Some(Because::Setting);
    }
    let is_on_own = position.side_at(selection.mark_of(step)) == Some(position.turn());
    (selection.marks == TargetMarks::Held && by == By::Tap(Pointer::Touch) && is_on_own)
        .then_some(Because::Preview)
}

/// Nothing is selected and a square without a movable piece was pressed: says why nothing happens.
fn explain_idle(state: &mut State, square: Square, effects: &mut Vec<Effect>) {
    let position = state.shown();
    let turn = position.turn();
    let text = match position.at(square) {
        Content::Piece(piece) if piece.side == turn => return,
        Content::Piece(_) | Content::Empty => Text::NothingHere { square },
        Content::Obstruction => Text::StopObstruction { square },
    };
    entry::refuse(state, text, effects);
}
