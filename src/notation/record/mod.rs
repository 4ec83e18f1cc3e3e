//! Records of games (`.epn`): PGN's syntax with this game's tags and moves (RULES §5).
//!
//! Reading order: `tokens` (what stands in the text) → `header` (tags and what they fix) →
//! `build` (tokens to a game) → `ending` (results) → `notes` (evaluations and clocks inside
//! comments) → `write`.
//!
//! ```text
//! [Game "Epaminondas"]
//! [Rules "quick"]
//! [Size "8x8"]
//! [White "Lysis"]
//! [Result "0-1"]
//! [Termination "resignation"]
//!
//! 1. c1-f4 {[%eval 0.20] a long diagonal} c8-e6 (1... g7-g6 2. a2-a3) 2. g1-d4 $2 0-1
//! ```
//!
//! Comments after a move's number stand before the move, other comments behind it. An ending in a
//! variation is kept as the comment `[%end black resignation]`.

mod build;
mod ending;
mod header;
mod notes;
mod tokens;
mod write;

use super::moves::{Form, MoveError};
use super::place::{Place, excerpt};
use super::position::ReadError;
use super::rule_set::RuleSetError;
use crate::game::Game;
use crate::rules::{Outcome, RuleFault};

pub use write::{write, write_all};

/// Why a text isn't a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Nothing is written.
    #[error("no record is written")]
    Empty,
    /// A character that begins nothing.
    #[error("unexpected '{}' at {place}", excerpt(.found))]
    Unexpected {
        /// What stands there.
        found: String,
        /// Where.
        place: Place,
    },
    /// A tag that isn't `[Name "value"]`.
    #[error("the tag at {place} is not of the form [Name \"value\"]")]
    Tag {
        /// Where it begins.
        place: Place,
    },
    /// A tag given twice.
    #[error("tag {} at {place} was given before", excerpt(.name))]
    TagTwice {
        /// Its name.
        name: String,
        /// Where.
        place: Place,
    },
    /// A tag whose value isn't one of its values.
    #[error("tag {name} at {place} cannot be '{}'; {wanted}", excerpt(.found))]
    TagValue {
        /// Its name.
        name: &'static str,
        /// Its value.
        found: String,
        /// What it may be.
        wanted: String,
        /// Where.
        place: Place,
    },
    /// The tag Rules can't be read.
    #[error("tag Rules: {0}")]
    Rules(#[from] RuleSetError),
    /// The rules have no playable start, and no position is given.
    #[error("tag Rules at {place}: {}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Unplayable {
        /// What is wrong with them.
        faults: Vec<RuleFault>,
        /// Where they stand.
        place: Place,
    },
    /// The tag Position can't be read or doesn't fit the rules.
    #[error("tag Position: {0}")]
    Position(#[from] ReadError),
    /// A comment without its closing brace.
    #[error("the comment at {place} is not closed")]
    OpenComment {
        /// Where it begins.
        place: Place,
    },
    /// A variation without its closing bracket.
    #[error("the variation at {place} is not closed")]
    OpenVariation {
        /// Where it begins.
        place: Place,
    },
    /// A variation or a glyph before the first move, or a bracket that closes nothing.
    #[error("nothing stands before '{found}' at {place} that it could belong to")]
    NoMoveBefore {
        /// The character.
        found: char,
        /// Where.
        place: Place,
    },
    /// A glyph that isn't `$0` to `$255`.
    #[error("unknown glyph '{}' at {place}; known are $0 to $255", excerpt(.found))]
    Glyph {
        /// What stands there.
        found: String,
        /// Where.
        place: Place,
    },
    /// A result inside a variation.
    #[error("the result at {place} stands inside a variation")]
    ResultInVariation {
        /// Where.
        place: Place,
    },
    /// A result that the moves or another result contradict.
    #[error("the result {found} at {place} is not that of the game, {actual}")]
    Result {
        /// The result as written.
        found: &'static str,
        /// What the game says.
        actual: String,
        /// Where.
        place: Place,
    },
    /// Text that can't be read as a move.
    #[error("{0}")]
    Unreadable(MoveError),
    /// A move that can't be made.
    #[error("{place}: {error}")]
    Move {
        /// Where it stands.
        place: Place,
        /// Why.
        error: MoveError,
    },
    /// Both meanings of the squares give a legal game, and the games differ: somebody must say
    /// which is meant ([`read_all_as`]).
    #[error(
        "the moves can be read in two ways, which part at {place}: \
         say whether the second square is where the head lands or where the rear lands"
    )]
    Ambiguous {
        /// The first move that means two things.
        place: Place,
    },
    /// An ending that can't be at its place.
    #[error(
        "the ending '{ending}' at {place} cannot be: the game is over already or the ending makes no sense"
    )]
    Ending {
        /// The ending.
        ending: Outcome,
        /// Where.
        place: Place,
    },
}

/// Reads the first game of a text, its cursor at the end of its main line; the others must be
/// readable too. See [`read_all`].
///
/// # Errors
/// The first thing that can't be read, with its place.
pub fn read(text: &str) -> Result<Game, RecordError> {
    read_all(text)?.into_iter().next().ok_or(RecordError::Empty)
}

/// Reads all games of a text, at least one; their cursors stand at the ends of their main lines.
///
/// The squares' meaning is that of the tag `Notation` (`head` or `rear`), else, in a record that
/// names this game in its tag `Game`, RULES §5's own. Without these tags the whole record is
/// replayed both ways: a game that only one way allows decides.
///
/// # Errors
/// The first thing that can't be read, with its place.
pub fn read_all(text: &str) -> Result<Vec<Game>, RecordError> {
    let drafts = tokens::drafts(text)?;
    drafts.iter().map(|draft| build::game(draft, header::form(draft)?)).collect()
}

/// Reads all games of a text whose second squares are meant as `form` says.
///
/// # Errors
/// The first thing that can't be read, with its place.
pub fn read_all_as(text: &str, form: Form) -> Result<Vec<Game>, RecordError> {
    let drafts = tokens::drafts(text)?;
    drafts.iter().map(|draft| build::game(draft, Some(form))).collect()
}
