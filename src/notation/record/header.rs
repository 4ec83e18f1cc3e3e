//! What the tags fix: rules, start, the squares' meaning.

use super::super::moves::Form;
use super::super::place::Place;
use super::super::position;
use super::super::rule_set;
use super::RecordError;
use super::tokens::{Draft, Tag};
use crate::rules::{Position, RuleSet, Size};

/// The value of the tag Game.
pub(super) const GAME: &str = "Epaminondas";

/// The tags that follow from the game and are never kept among its own.
pub(super) const DERIVED: [&str; 7] =
    ["Game", "Rules", "Size", "Position", "Result", "Termination", "Notation"];

pub(super) fn is_derived(name: &str) -> bool {
    DERIVED.iter().any(|derived| derived.eq_ignore_ascii_case(name))
}

fn refuse(name: &'static str, tag: &Tag, wanted: &str) -> RecordError {
    RecordError::TagValue { name, found: tag.value.clone(), wanted: wanted.to_owned(), place: tag.place }
}

/// What the second squares mean, if the tags say so.
pub(super) fn form(draft: &Draft) -> Result<Option<Form>, RecordError> {
    if let Some(tag) = draft.tag("Notation") {
        return match tag.value.to_ascii_lowercase().as_str() {
            "head" | "ap" | "abstractplay" | "pbm" => Ok(Some(Form::HeadLands)),
            "rear" | "zrf" | "zillions" => Ok(Some(Form::RearLands)),
            _ => Err(refuse("Notation", tag, "known are head and rear")),
        };
    }
    Ok(None)
}

/// Does the record name this game, and so RULES §5's own form of moves?
pub(super) fn is_own(draft: &Draft) -> bool {
    draft.tag("Game").is_some()
}

/// The position the game begins with.
pub(super) fn start(draft: &Draft) -> Result<Position, RecordError> {
    if let Some(tag) = draft.tag("Game")
        && !tag.value.trim().eq_ignore_ascii_case(GAME)
    {
        return Err(refuse("Game", tag, "only Epaminondas can be read"));
    }
    let mut rules = match draft.tag("Rules") {
        Some(tag) => rule_set::read_at(&tag.value, tag.place)?,
        None => RuleSet::default(),
    };
    let stated = match draft.tag("Size") {
        Some(tag) => Some((tag, size(tag)?)),
        None => None,
    };
    if let (Some((_, size)), None) = (stated, draft.tag("Rules")) {
        rules.size = size;
    }
    let start = match draft.tag("Position") {
        Some(tag) => {
            let setup = position::read_setup_at(&tag.value, tag.place)?;
            setup.position(&rules).map_err(position::ReadError::Faults)?
        }
        None => Position::start(&rules).map_err(|faults| RecordError::Unplayable {
            faults,
            place: draft.tag("Rules").or(draft.tag("Size")).map_or(Place::START, |tag| tag.place),
        })?,
    };
    match stated {
        Some((tag, size)) if size != start.size() => {
            Err(refuse("Size", tag, &format!("the board is {}", write_size(start.size()))))
        }
        _ => Ok(start),
    }
}

fn size(tag: &Tag) -> Result<Size, RecordError> {
    let mut numbers = tag.value.split(['x', 'X', '×', '*']).map(|number| number.trim().parse::<u8>().ok());
    match (numbers.next().flatten(), numbers.next().flatten(), numbers.next()) {
        (Some(columns), Some(rows), None) => Size::new(columns, rows),
        _ => None,
    }
    .ok_or_else(|| refuse("Size", tag, "columns and rows are 4 to 20 each, as in 14x12"))
}

pub(super) fn write_size(size: Size) -> String {
    format!("{}x{}", size.columns(), size.rows())
}
