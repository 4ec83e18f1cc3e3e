//! Answers to the board's single-letter questions (INTERACTION §4).

use super::input::Question;
use super::selection::Selection;
use crate::i18n::{Label, Text, words};
use crate::rules::{Content, Direction, Duty, Position, Side, Square, SquareMap, sorted_by_key};
use crate::store::clock;
use crate::store::effect::Effect;
use crate::store::sentences;
use crate::store::state::State;

pub(super) fn asked(state: &mut State, question: Question, effects: &mut Vec<Effect>) {
    let focused = state.board.focus(state.shown().size());
    let texts = match question {
        Question::Square => vec![square(state.shown(), focused)],
        Question::Row => vec![pieces(state.shown(), &|at| at.row() == focused.row())],
        Question::Column => vec![pieces(state.shown(), &|at| at.column() == focused.column())],
        Question::OwnPieces | Question::EnemyPieces => {
            let (position, is_own) = (state.shown(), question == Question::OwnPieces);
            let side = if is_own { position.turn() } else { position.turn().other() };
            vec![pieces(position, &|at| position.side_at(at) == Some(side))]
        }
        Question::Phalanxes => vec![phalanxes(state.shown(), focused)],
        Question::Moves => vec![moves(state, focused)],
        Question::Blocked => vec![blocked(state, focused)],
        Question::LastMove => vec![sentences::last_move(state)],
        Question::Threats => vec![threats(state.shown())],
        Question::Status => sentences::status(state),
        Question::Clock => vec![clock::told(state)],
        Question::NextOwn | Question::NextEnemy => {
            let turn = state.shown().turn();
            let side = if question == Question::NextOwn { turn } else { turn.other() };
            state.board.focused = next_piece(state.shown(), focused, side).or(Some(focused));
            return effects.push(Effect::FocusBoard);
        }
    };
    state.board.remark = texts.first().cloned();
    state.live.say_all(texts);
}

/// "c4, white".
fn square(position: &Position, square: Square) -> Text {
    let content = match position.at(square) {
        Content::Empty => Label::CellEmpty.into(),
        Content::Obstruction => Label::CellObstruction.into(),
        Content::Piece(piece) => Text::CellPiece { side: piece.side },
    };
    Text::Cell { items: vec![Text::SquareName { square }, content] }
}

/// What stands on the squares that fit, White's pieces first, obstructions last.
fn pieces(position: &Position, fits: &dyn Fn(Square) -> bool) -> Text {
    let mut said: Option<Text> = None;
    for side in [Some(Side::White), Some(Side::Black), None] {
        let is_meant = |at: Square| match side {
            Some(_) => position.side_at(at) == side,
            None => position.at(at) == Content::Obstruction,
        };
        let squares = position.size().squares().filter(|at| fits(*at) && is_meant(*at));
        let items: Vec<Text> = squares.map(|square| Text::SquareName { square }).collect();
        if items.is_empty() {
            continue;
        }
        let next = match side {
            Some(side) => Text::SayPieces { side, items },
            None => Text::SayObstructions { items },
        };
        said = Some(match said {
            None => next,
            Some(first) => Text::Sentences { first_part: Box::new(first), second_part: Box::new(next) },
        });
    }
    said.unwrap_or(Label::SayNothing.into())
}

fn phalanxes(position: &Position, square: Square) -> Text {
    let Some(side) = position.side_at(square) else { return Text::NothingHere { square } };
    let length = |direction: Direction| {
        (0..32)
            .take_while(|steps| {
                square.step(direction, *steps).is_some_and(|s| position.side_at(s) == Some(side))
            })
            .count() as u32
    };
    let items = Direction::ALL.into_iter().map(|direction| (direction, length(direction)));
    let items = items.filter(|(_, length)| *length > 1);
    let items: Vec<Text> = items.map(|(direction, length)| Text::Ray { direction, length }).collect();
    match items.is_empty() {
        true => Text::SelectedSingle { square },
        false => Text::SayPhalanxes { square, items },
    }
}

fn own_selection(state: &State, square: Square) -> Option<Selection> {
    let is_own = state.shown().side_at(square) == Some(state.shown().turn());
    is_own.then(|| Selection::new(state.shown(), square, state.settings.marks))
}

fn moves(state: &State, square: Square) -> Text {
    let Some(selection) = own_selection(state, square) else { return Text::NothingHere { square } };
    let items: Vec<Text> = selection.moves().map(|played| Text::MoveName { played }).collect();
    match items.is_empty() {
        true => sentences::no_move_from(state.shown(), &selection),
        false => Text::SayMoves { square, items },
    }
}

fn blocked(state: &State, square: Square) -> Text {
    let Some(selection) = own_selection(state, square) else { return Text::NothingHere { square } };
    let stops = selection.rays.iter().filter_map(|ray| ray.stop.map(|stop| (ray.direction, stop.reason)));
    let items =
        stops.map(|(direction, reason)| Text::SayBlocked { direction, reason: Box::new(reason.into()) });
    words::and(items.collect())
}

/// What the opponent could do if it were his move: the largest capture on each square, and each
/// crossing.
fn threats(position: &Position) -> Text {
    let mut setup = position.setup();
    setup.turn = setup.turn.other();
    setup.duty = Duty::None;
    setup.stones = 0;
    let Ok(theirs) = setup.position(position.rules()) else { return Label::SayNoThreats.into() };
    let mut items: SquareMap<Text> = SquareMap::new();
    for step in sorted_by_key(theirs.moves(), |step| step.run()) {
        let square = step.target();
        if step.is_capture() {
            let count = theirs.captured(step).len() as u32;
            items.insert(square, Text::SayCaptureOn { square, count });
        } else if theirs.is_crossing(step) {
            items.insert(square, Text::SayCrossingOn { square });
        }
    }
    match items.is_empty() {
        true => Label::SayNoThreats.into(),
        false => Text::SayThreats { items: items.into_values().collect() },
    }
}

/// The next piece of `side` after `from`, row by row from a1 and round again.
fn next_piece(position: &Position, from: Square, side: Side) -> Option<Square> {
    let squares: Vec<Square> = position.size().squares().collect();
    let start = squares.iter().position(|square| *square == from).map_or(0, |index| index + 1);
    let round = squares[start..].iter().chain(&squares[..start]);
    round.copied().find(|square| position.side_at(*square) == Some(side))
}
