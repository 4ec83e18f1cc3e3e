//! Squares: column letter, row number.

use super::place::{Place, Scanner, excerpt};
use crate::rules::Square;

/// Why a text isn't a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SquareError {
    /// The text ends where a square should stand.
    #[error("a square is missing at {place}")]
    Missing {
        /// Where it should stand.
        place: Place,
    },
    /// The column isn't a letter.
    #[error("unknown column '{}' at {place}", excerpt(&.found.to_string()))]
    Column {
        /// What stands there.
        found: char,
        /// Where.
        place: Place,
    },
    /// The row is no number from 1 to 99.
    #[error("unknown row '{}' at {place}", excerpt(.found))]
    Row {
        /// What stands there, possibly nothing.
        found: String,
        /// Where.
        place: Place,
    },
    /// Something follows the square.
    #[error("unexpected '{}' after the square at {place}", excerpt(.found))]
    Rest {
        /// What follows.
        found: String,
        /// Where.
        place: Place,
    },
}

/// Reads `a1`, tolerating case and surrounding spaces. Columns a–z and rows 1–99 are squares;
/// whether they lie on a board is asked of its size.
///
/// ```
/// use epaminondas::{notation::square, rules::Square};
/// assert_eq!(square::read(" D10 "), Ok(Square::new(3, 9)));
/// assert_eq!(square::read("é1").unwrap_err().to_string(), "unknown column 'é' at 1:1");
/// ```
///
/// # Errors
/// What isn't a square, and where.
pub fn read(text: &str) -> Result<Square, SquareError> {
    read_all(Scanner::new(text))
}

/// Reads a square and nothing else.
pub(super) fn read_all(mut scanner: Scanner<'_>) -> Result<Square, SquareError> {
    scanner.skip_spaces();
    let square = scan(&mut scanner)?;
    scanner.skip_spaces();
    match scanner.rest() {
        "" => Ok(square),
        rest => Err(SquareError::Rest { found: rest.to_owned(), place: scanner.place() }),
    }
}

/// Reads the square that stands next.
pub(super) fn scan(scanner: &mut Scanner<'_>) -> Result<Square, SquareError> {
    let place = scanner.place();
    let letter = scanner.peek().ok_or(SquareError::Missing { place })?;
    if !letter.is_ascii_alphabetic() {
        return Err(SquareError::Column { found: letter, place });
    }
    scanner.next();
    let column = letter.to_ascii_lowercase() as u8 - b'a';
    let place = scanner.place();
    let digits = scanner.take_while(|c| c.is_ascii_digit());
    match digits.parse::<u8>() {
        Ok(row @ 1..=99) => Ok(Square::new(column, row - 1)),
        _ => {
            let found = if digits.is_empty() {
                scanner.peek().map_or(String::new(), String::from)
            } else {
                digits.to_owned()
            };
            Err(SquareError::Row { found, place })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_a_letter_and_a_number() {
        assert_eq!(read("a1"), Ok(Square::new(0, 0)));
        assert_eq!(read("T20"), Ok(Square::new(19, 19)));
    }

    #[test]
    fn the_error_names_what_stands_where() {
        let message = |text| read(text).unwrap_err().to_string();
        assert_eq!(message(""), "a square is missing at 1:1");
        assert_eq!(message("4d"), "unknown column '4' at 1:1");
        assert_eq!(message("d0"), "unknown row '0' at 1:2");
        assert_eq!(message("d99999999999999999999"), "unknown row '99999999999999999999' at 1:2");
        assert_eq!(message("\nd-"), "unknown row '-' at 2:2");
        assert_eq!(message("d4e"), "unexpected 'e' after the square at 1:3");
    }
}
