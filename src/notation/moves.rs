//! Moves: AbstractPlay's form, read leniently; a move's `Display` writes it.
//!
//! Reading has two steps. [`Written`] is what stands in the text; [`Written::resolve`] asks a
//! position which move it means. Records keep the first step, so that the second can be tried both
//! ways (see [`Form`]).

use super::place::{Place, Scanner, excerpt};
use super::square::{self, SquareError};
use crate::rules::{Illegal, Move, Position, Square};
use core::fmt;

/// What the square after the dash means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Form {
    /// Where the head lands (AbstractPlay, PBM; RULES §5). This is the form that is written.
    #[default]
    HeadLands,
    /// Where the rear piece lands (ZRF).
    RearLands,
}

/// A move as it stands in a text, before a position says what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    /// The rear's square, or the stone's.
    pub from: Square,
    /// The head's square before the move, when the text names it (PBM).
    pub head: Option<Square>,
    /// Where head or rear lands (see [`Form`]); `None` for a stone.
    pub to: Option<Square>,
    /// Does the text claim a capture?
    pub is_capture: bool,
    /// Where the move begins in its text.
    pub place: Place,
}

/// Why a text isn't a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// Nothing is written.
    #[error("no move is written; one looks like d1-d4, d10xg7 or *e5")]
    Empty,
    /// A square can't be read.
    #[error("{0}; a move looks like d1-d4, d10xg7 or *e5")]
    Square(#[from] SquareError),
    /// Something follows the move.
    #[error("unexpected '{}' after the move at {place}", excerpt(.found))]
    Rest {
        /// What follows.
        found: String,
        /// Where.
        place: Place,
    },
    /// The rules forbid it.
    #[error("{written} is illegal: {reason}")]
    Illegal {
        /// The move as written.
        written: Written,
        /// The rule it breaks.
        reason: Illegal,
    },
    /// The text claims a capture where none is made.
    #[error("{written} captures nothing: the move is {found}")]
    NoCapture {
        /// The move as written.
        written: Written,
        /// The move that rear and target name.
        found: Move,
    },
    /// The text names another head than the phalanx has.
    #[error("{written} names the wrong head: the phalanx ends on {head}")]
    Head {
        /// The move as written.
        written: Written,
        /// The phalanx's head.
        head: Square,
    },
}

impl MoveError {
    /// The rule that the move breaks, if it could be read.
    #[must_use]
    pub fn reason(&self) -> Option<Illegal> {
        match self {
            MoveError::Illegal { reason, .. } => Some(*reason),
            _ => None,
        }
    }
}

/// Reads a move of `position`: `d1-d4`, `d10xg7`, `*e5`, PBM's `d1,d2-d4`; any case, spaces,
/// `–` for `-`, `:` or `×` for `x`, `-` for a capture.
///
/// ```
/// use epaminondas::{notation::moves, rules::{Position, Preset}};
/// let start = Position::start(&Preset::Standard.rules()).unwrap();
/// assert_eq!(moves::read("D1 – D4", &start).unwrap().to_string(), "d1-d4");
/// let error = moves::read("d1-d5", &start).unwrap_err();
/// assert_eq!(error.to_string(), "d1-d5 is illegal: 2 pieces move at most 2, not 3");
/// ```
///
/// # Errors
/// What can't be read and where, or the rule it breaks.
pub fn read(text: &str, position: &Position) -> Result<Move, MoveError> {
    read_in(Form::HeadLands, text, position)
}

/// Reads a move of `position` whose second square is meant as `form` says.
///
/// # Errors
/// What can't be read and where, or the rule it breaks.
pub fn read_in(form: Form, text: &str, position: &Position) -> Result<Move, MoveError> {
    parse(text)?.resolve(form, position)
}

/// Reads what the text says, without asking what it means.
///
/// # Errors
/// What can't be read, and where.
pub fn parse(text: &str) -> Result<Written, MoveError> {
    let mut scanner = Scanner::new(text);
    scanner.skip_spaces();
    if scanner.rest().is_empty() {
        return Err(MoveError::Empty);
    }
    let written = scan(&mut scanner)?;
    scanner.skip_spaces();
    match scanner.rest() {
        "" => Ok(written),
        rest => Err(MoveError::Rest { found: rest.to_owned(), place: scanner.place() }),
    }
}

/// Reads the move that stands next.
pub(super) fn scan(scanner: &mut Scanner<'_>) -> Result<Written, MoveError> {
    let place = scanner.place();
    let is_stone = scanner.next_if(|c| c == '*').is_some();
    scanner.skip_spaces();
    let from = square::scan(scanner)?;
    let mut written = Written { from, head: None, to: None, is_capture: false, place };
    if is_stone {
        return Ok(written);
    }
    scanner.skip_spaces();
    if scanner.next_if(|c| c == ',').is_some() {
        scanner.skip_spaces();
        written.head = Some(square::scan(scanner)?);
        scanner.skip_spaces();
    }
    if scanner.next_if(|c| matches!(c, 'x' | 'X' | ':' | '×')).is_some() {
        written.is_capture = true;
    } else {
        scanner.next_if(is_dash);
    }
    scanner.skip_spaces();
    written.to = Some(square::scan(scanner)?);
    Ok(written)
}

/// Hyphen, non-breaking hyphen, figure dash, en dash, em dash, minus.
pub(super) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2014}' | '\u{2212}')
}

impl Written {
    /// The move it means in `position`.
    ///
    /// # Errors
    /// The rule it breaks, or what it says wrongly of the position.
    pub fn resolve(self, form: Form, position: &Position) -> Result<Move, MoveError> {
        let found = match self.to {
            None => position.why_stone(self.from),
            Some(to) => match form {
                Form::HeadLands => position.why(self.from, to),
                Form::RearLands => rear_lands(position, self.from, to),
            },
        };
        let step = found.map_err(|reason| MoveError::Illegal { written: self, reason })?;
        if self.is_capture && !step.is_capture() {
            return Err(MoveError::NoCapture { written: self, found: step });
        }
        match self.head {
            Some(head) if head != step.head() => Err(MoveError::Head { written: self, head: step.head() }),
            _ => Ok(step),
        }
    }
}

/// The move whose rear piece goes from `from` to `to`: its head lands as much further on as the
/// phalanx is long.
fn rear_lands(position: &Position, from: Square, to: Square) -> Result<Move, Illegal> {
    let Some((direction, distance)) = from.line_to(to) else {
        return position.why(from, to);
    };
    let is_member =
        |square: &Square| position.side_at(*square) == Some(position.turn()) && !position.is_fixed(*square);
    let line = (0..20).map_while(|steps| from.step(direction, steps));
    let length = line.take_while(is_member).count().max(1) as u8;
    let steps = i8::try_from(distance + length - 1).unwrap_or(i8::MAX);
    match (from.step(direction, steps), position.why(from, to)) {
        (Some(target), _) => position.why(from, target),
        (None, Err(reason)) if is_about_rear(reason) => Err(reason),
        (None, _) if distance > length => Err(Illegal::TooFar { length, distance }),
        (None, _) => Err(Illegal::OffBoard { to }),
    }
}

/// Would the move be illegal for this reason wherever it went?
fn is_about_rear(reason: Illegal) -> bool {
    matches!(
        reason,
        Illegal::GameOver
            | Illegal::StonesFirst { .. }
            | Illegal::NoOwnPiece { .. }
            | Illegal::Frozen { .. }
            | Illegal::Locked { .. }
    )
}

impl fmt::Display for Written {
    /// Writes it in the exact form, with the head if it was named.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(to) = self.to else {
            return write!(f, "*{}", self.from);
        };
        write!(f, "{}", self.from)?;
        if let Some(head) = self.head {
            write!(f, ",{head}")?;
        }
        write!(f, "{}{to}", if self.is_capture { 'x' } else { '-' })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::position;
    use crate::rules::{Preset, RuleSet};

    fn start() -> Position {
        Position::start(&RuleSet::default()).unwrap()
    }

    fn message(text: &str) -> String {
        read(text, &start()).unwrap_err().to_string()
    }

    #[test]
    fn every_lenient_form_is_the_same_move() {
        for text in ["d1-d4", "D1-D4", " d1 - d4 ", "d1–d4", "d1—d4", "d1−d4", "d1d4", "d1 d4", "d1,d2-d4"]
        {
            assert_eq!(read(text, &start()).unwrap().to_string(), "d1-d4", "{text}");
        }
    }

    #[test]
    fn a_capture_may_be_written_with_any_sign() {
        let text = "bbb3/2b3/4w1/1wb1w1/w3w1 w"; // RULES §6
        let mut now = position::read(text, &RuleSet::default()).unwrap();
        for text in ["e1-e5", "c2-d1", "e4-d5"] {
            now = now.play(read(text, &now).unwrap()).unwrap();
        }
        for text in ["a5xd5", "a5-d5", "a5:d5", "a5×d5", "A5XD5", "a5,b5xd5", "a5,c5xd5"] {
            let found = read(text, &now).map(|step| step.to_string());
            match text.contains("b5") {
                true => assert_eq!(
                    found.unwrap_err().to_string(),
                    "a5,b5xd5 names the wrong head: the phalanx ends on c5"
                ),
                false => assert_eq!(found.unwrap(), "a5xd5", "{text}"),
            }
        }
    }

    #[test]
    fn a_claimed_capture_must_be_one() {
        assert_eq!(message("d1xd4"), "d1xd4 captures nothing: the move is d1-d4");
    }

    #[test]
    fn the_error_names_what_stands_where() {
        let form = "a move looks like d1-d4, d10xg7 or *e5";
        assert_eq!(message(" "), "no move is written; one looks like d1-d4, d10xg7 or *e5");
        assert_eq!(message("d1-"), format!("a square is missing at 1:4; {form}"));
        assert_eq!(message("d1-4"), format!("unknown column '4' at 1:4; {form}"));
        assert_eq!(message("d1-d4 now"), "unexpected 'now' after the move at 1:7");
        assert_eq!(message("d1-e3"), "d1-e3 is illegal: d1 and e3 are not in line");
        assert_eq!(message("z99-z98"), "z99-z98 is illegal: no white piece stands on z99");
    }

    #[test]
    fn a_stone_is_read_while_stones_are_left() {
        let stones = Position::start(&Preset::Stones.rules()).unwrap();
        assert_eq!(read("* E5", &stones).unwrap().to_string(), "*e5");
        assert_eq!(read("d1-d4", &stones).unwrap_err().reason().map(Illegal::code), Some("stones-first"));
        assert_eq!(read("*e5", &start()).unwrap_err().reason().map(Illegal::code), Some("stone-square"));
    }

    #[test]
    fn the_other_form_names_where_the_rear_lands() {
        let read_rear = |text| read_in(Form::RearLands, text, &start());
        assert_eq!(read_rear("d1-d3").unwrap().to_string(), "d1-d4");
        assert_eq!(read_rear("d1-d2").unwrap().to_string(), "d1-d3");
        let code = |text| read_rear(text).unwrap_err().reason().map(Illegal::code);
        assert_eq!(code("d1-d9"), Some("too-far"));
        assert_eq!(code("n2-o2"), Some("off-board"));
        assert_eq!(code("a1-a99"), Some("too-far"));
        assert_eq!(code("d1-d1"), Some("not-in-line"));
        assert_eq!(code("z1-z9"), Some("no-own-piece"));
    }
}
