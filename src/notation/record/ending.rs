//! How a record says that a game is over.

use super::super::place::Place;
use super::RecordError;
use super::tokens::{Draft, Mark, Token};
use crate::game::Game;
use crate::rules::{Outcome, Reason, Side};

/// The mark of an outcome, or of none.
pub(super) fn mark(outcome: Option<Outcome>) -> Mark {
    match outcome.map(|outcome| outcome.winner) {
        Some(Some(Side::White)) => Mark::WhiteWins,
        Some(Some(Side::Black)) => Mark::BlackWins,
        Some(None) => Mark::Draw,
        None => Mark::Unknown,
    }
}

/// Writes `black resignation` or `draw agreement`.
pub(super) fn write_outcome(outcome: Outcome) -> String {
    let winner = outcome.winner.map_or("draw".to_owned(), |side| side.to_string());
    format!("{winner} {}", outcome.reason.word())
}

/// Reads what [`write_outcome`] writes.
pub(super) fn read_outcome(text: &str) -> Option<Outcome> {
    let (winner, reason) = text.split_once(' ')?;
    let winner = match winner {
        "white" => Some(Side::White),
        "black" => Some(Side::Black),
        "draw" => None,
        _ => return None,
    };
    let reason = Reason::ALL.into_iter().find(|known| known.word() == reason)?;
    Some(Outcome { winner, reason })
}

/// The result the record states, where it stands; a mark in the moves or in the tag.
fn stated(draft: &Draft) -> Result<Option<(Mark, Place)>, RecordError> {
    let in_moves = draft.tokens.iter().rev().find_map(|(place, token)| match token {
        Token::Result(mark) => Some((*mark, *place)),
        _ => None,
    });
    let Some(tag) = draft.tag("Result") else {
        return Ok(in_moves);
    };
    let mark = Mark::read(tag.value.trim()).ok_or_else(|| RecordError::TagValue {
        name: "Result",
        found: tag.value.clone(),
        wanted: "known are 1-0 0-1 1/2-1/2 *".to_owned(),
        place: tag.place,
    })?;
    match in_moves {
        Some((other, place)) if other != mark && mark != Mark::Unknown && other != Mark::Unknown => {
            let actual = format!("its tag says {}", mark.text());
            Err(RecordError::Result { found: other.text(), actual, place })
        }
        Some(found) if mark == Mark::Unknown => Ok(Some(found)),
        _ => Ok(Some((mark, tag.place))),
    }
}

/// Ends `game`, whose cursor stands at the end of its main line, as the record says. A result that
/// the board doesn't show is an agreement or a resignation, unless the tag Termination says time.
pub(super) fn settle(draft: &Draft, game: &mut Game) -> Result<(), RecordError> {
    let Some((stated, place)) = stated(draft)? else {
        return Ok(());
    };
    if stated == Mark::Unknown {
        return Ok(());
    }
    if let Some(outcome) = game.outcome() {
        return match mark(Some(outcome)) == stated {
            true => Ok(()),
            false => Err(RecordError::Result { found: stated.text(), actual: outcome.to_string(), place }),
        };
    }
    let winner = match stated {
        Mark::WhiteWins => Some(Side::White),
        Mark::BlackWins => Some(Side::Black),
        Mark::Draw | Mark::Unknown => None,
    };
    let reason = match (termination(draft)?, winner) {
        (Some(reason), _) => reason,
        (None, Some(_)) => Reason::Resignation,
        (None, None) => Reason::Agreement,
    };
    let ending = Outcome { winner, reason };
    game.end(ending).map_err(|_| RecordError::Ending { ending, place })
}

/// The reason that the tag Termination gives, beyond PGN's words that give none.
fn termination(draft: &Draft) -> Result<Option<Reason>, RecordError> {
    const NO_REASON: [&str; 7] =
        ["", "normal", "abandoned", "adjudication", "death", "emergency", "rules infraction"];
    let Some(tag) = draft.tag("Termination") else {
        return Ok(None);
    };
    let word = tag.value.trim().to_ascii_lowercase();
    let known = Reason::ALL.into_iter().find(|reason| reason.word() == word);
    let known = known.or((word == "time forfeit").then_some(Reason::Time));
    match known {
        None if !NO_REASON.contains(&word.as_str()) => Err(RecordError::TagValue {
            name: "Termination",
            found: tag.value.clone(),
            wanted: format!("known are {}", Reason::ALL.map(Reason::word).join(" ")),
            place: tag.place,
        }),
        known => Ok(known),
    }
}
