//! What is said of a state: turn, balance, previews, refusals, results.

use super::board::Interaction;
use super::board::selection::{Ray, Selection};
use super::engine::Purpose;
use super::play::Seat;
use super::state::{Obstacle, State};
use crate::i18n::{Label, Text, words};
use crate::rules::{Answer, Duty, Illegal, Move, Position, Side};

/// A refusal of `reason`, as a sentence.
#[must_use]
pub fn refused(reason: Illegal) -> Text {
    Text::Refused { reason: Box::new(reason.into()) }
}

/// Why no move can be entered.
#[must_use]
pub fn obstacle(obstacle: Obstacle) -> Text {
    match obstacle {
        Obstacle::Over => refused(Illegal::GameOver),
        Obstacle::LookingBack => Label::LookingBack.into(),
        Obstacle::Paused => Label::Paused.into(),
        Obstacle::ComputersTurn => Label::ComputersTurn.into(),
        Obstacle::OtherTab => Label::OtherTab.into(),
    }
}

/// Why the selected piece can't move: frozen or locked, or what stops its first barred ray.
#[must_use]
pub fn no_move_from(position: &Position, selection: &Selection) -> Text {
    let square = selection.rear;
    let beside = position.size().squares().find(|other| square.line_to(*other).is_some());
    let reason = match position.is_fixed(square) {
        true => beside.and_then(|other| position.why(square, other).err()),
        false => selection.rays.iter().find_map(|ray| ray.stop.map(|stop| stop.reason)),
    };
    let reason = reason.map_or(Label::StopNoDirection.into(), Text::from);
    Text::NoMoveFrom { square, reason: Box::new(reason) }
}

/// A selected piece with the phalanxes it can lead from behind.
#[must_use]
pub fn selected(selection: &Selection) -> Text {
    let movable = selection.rays.iter().filter(|ray| !ray.moves.is_empty());
    let rays: Vec<_> = movable.map(|ray| (ray.direction, ray.length)).collect();
    words::selected(selection.rear, &rays)
}

/// A played move: who, what, where to.
#[must_use]
pub fn played(before: &Position, step: Move) -> Text {
    words::played(before.turn(), step, before.captured(step).len(), before.is_crossing(step))
}

/// The sentence of a previewed move: "Phalanx of 4, north-east 3: captures 2."
#[must_use]
pub fn preview(position: &Position, step: Move) -> Text {
    words::preview(step, position.captured(step).len())
}

/// A move to consider, with its squares: "Phalanx of 4, north-east 3: captures 2. b1 → head on h7".
#[must_use]
pub fn suggestion(position: &Position, step: Move) -> Text {
    let (first_part, square, target) = (preview(position, step), step.rear(), step.target());
    if step.is_stone() {
        return first_part;
    }
    let second_part = Box::new(Text::PreviewPath { square, target });
    Text::Sentences { first_part: Box::new(first_part), second_part }
}

/// The smaller lines under a preview: a warning, from where to where, more pieces behind.
#[must_use]
pub fn preview_details(state: &State, step: Move) -> Vec<Text> {
    let mut texts = Vec::new();
    if state.settings.warns_of_loss && state.shown().loses_unanswered(step) {
        texts.push(Label::WarnLosesUnanswered.into());
    }
    if !step.is_stone() {
        texts.push(Text::PreviewPath { square: step.rear(), target: step.target() });
    }
    if state.shown().is_crossing(step) {
        texts.push(Label::PreviewCrossing.into());
    }
    let behind =
        state.board.interaction.selection().map(|selection| selection.ray(step.direction())).and_then(behind);
    texts.extend(behind);
    texts
}

fn behind(ray: &Ray) -> Option<Text> {
    let behind = ray.behind?;
    Some(Text::MoreBehind { count: behind.count.into(), start: behind.start, total: behind.total.into() })
}

/// The last move in words.
#[must_use]
pub fn last_move(state: &State) -> Text {
    match (state.play.last_move(), state.play.ply().checked_sub(1)) {
        (Some(step), Some(before)) => {
            let text = played(state.play.position_at(before), step);
            Text::LastMoveWas { text: Box::new(text) }
        }
        _ => Label::NoMovesYet.into(),
    }
}

/// Whose turn it is, crossings and pieces.
#[must_use]
pub fn status(state: &State) -> Vec<Text> {
    let position = state.shown();
    let mut texts = vec![turn(state)];
    texts.extend(pressing(position));
    texts.push(Text::CrossingsBalance {
        white: position.crossers(Side::White),
        black: position.crossers(Side::Black),
    });
    texts.push(Text::StatusPieces {
        white: position.piece_count(Side::White),
        black: position.piece_count(Side::Black),
    });
    texts
}

/// Whose turn it is, or how the game ended.
#[must_use]
pub fn turn(state: &State) -> Text {
    if let Some(outcome) = state.outcome().filter(|_| state.play.viewing.is_none()) {
        return words::result(outcome, None);
    }
    let position = state.shown();
    let side = position.turn();
    match position.stones() {
        0 => Text::TurnOf { side },
        left => Text::TurnStones { side, count: left.into() },
    }
}

/// That a crossing must be answered, if so.
#[must_use]
pub fn pressing(position: &Position) -> Option<Text> {
    let side = position.turn();
    match position.rules().answer {
        Answer::MustCross => (position.duty() == Duty::Owed).then_some(Text::MustCross { side }),
        Answer::Balance => {
            (position.crossers(side) < position.crossers(side.other())).then_some(Text::MustAnswer { side })
        }
    }
}

/// What stands beside the board now: the main sentence and smaller lines under it. Always one of
/// preview, remark, question or standing, so that the place is never empty.
#[must_use]
pub fn beside_board(state: &State) -> (Text, Vec<Text>) {
    if state.is_covered() {
        return (Label::Paused.into(), vec![Label::PausedHint.into()]);
    }
    if let Interaction::Pending { step, because, .. } = state.board.interaction {
        return pending(state, step, because);
    }
    if let Some(remark) = &state.board.remark {
        return (remark.clone(), Vec::new());
    }
    if let Some(step) = state.board.interaction.preview() {
        return (preview(state.shown(), step), preview_details(state, step));
    }
    if let Some(selection) = state.board.interaction.selection() {
        return (selected(selection), Vec::new());
    }
    if state.engine.request.as_ref().is_some_and(|request| request.purpose == Purpose::Hint) {
        return (Label::Thinking.into(), Vec::new());
    }
    standing(state)
}

fn pending(state: &State, step: Move, because: super::board::Because) -> (Text, Vec<Text>) {
    use super::board::Because;
    match because {
        Because::Loses => (Label::WarnLosesUnanswered.into(), vec![Label::WarnLosesUnansweredAgain.into()]),
        Because::Setting | Because::Preview => {
            (preview(state.shown(), step), vec![Label::ConfirmMove.into()])
        }
    }
}

fn standing(state: &State) -> (Text, Vec<Text>) {
    let is_present = state.play.viewing.is_none();
    if state.outcome().is_some() && is_present {
        return (turn(state), Vec::new());
    }
    let position = state.shown();
    let is_computers = matches!(state.play.seat(position.turn()), Seat::Computer { .. });
    let main = if state.outcome().is_some() {
        Label::LookingBackOver.into()
    } else if !is_present {
        Label::LookingBack.into()
    } else if is_computers && state.engine.is_replying() {
        Label::Thinking.into()
    } else {
        pressing(position).unwrap_or_else(|| turn(state))
    };
    let details = match state.play.ply() {
        0 if is_present && !is_computers && position.stones() == 0 => vec![Label::FirstMove.into()],
        0 => Vec::new(),
        _ => vec![last_move(state)],
    };
    (main, details)
}
