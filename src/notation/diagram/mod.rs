//! Diagrams: the board for the eye, as text ([`read`], [`write`](fn@write)) and as a picture
//! ([`svg`]).

mod svg;

use super::place::{Place, Scanner, excerpt};
use super::position::letter;
use crate::rules::{
    Content, Duty, Piece, Position, RuleSet, Setup, SetupFault, Side, Size, Square, SquareMap, SquareSet,
};

pub use svg::{View, svg};

/// Why a text isn't a diagram.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    /// It has no row.
    #[error("no diagram is written; its rows look like '12 . w b W B #'")]
    Empty,
    /// A character that stands for no square.
    #[error("unknown square content '{}' at {place}; known are . w b W B #", excerpt(.found))]
    Content {
        /// What stands there.
        found: String,
        /// Where.
        place: Place,
    },
    /// The rows aren't numbered downwards to 1.
    #[error("row {found} at {place} should be row {expected}")]
    RowNumber {
        /// The number given.
        found: String,
        /// The number that belongs there.
        expected: usize,
        /// Where.
        place: Place,
    },
    /// A row that isn't as long as the first.
    #[error("row at {place} has {found} squares, the first row has {expected}")]
    RowLength {
        /// Its squares.
        found: usize,
        /// The first row's squares.
        expected: usize,
        /// Where.
        place: Place,
    },
    /// A size outside 4 to 20.
    #[error("a board of {columns} columns and {rows} rows is outside 4 to 20")]
    Size {
        /// Columns of the first row.
        columns: usize,
        /// Rows.
        rows: usize,
    },
    /// No line that says whose turn it is.
    #[error("no line says 'white to move' or 'black to move'")]
    NoTurn,
    /// A line that is neither row nor letters nor turn.
    #[error("unknown line '{}' at {place}", excerpt(.found))]
    Line {
        /// The line.
        found: String,
        /// Where.
        place: Place,
    },
    /// It can be read but doesn't obey the rule set.
    #[error("the diagram does not fit its rules: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Faults(Vec<SetupFault>),
}

const OWED: &str = "must cross";
const FAILED: &str = "has not been answered";
const STONES: &str = "stones to place";

/// Writes the board from the top row down, its letters below, then whose turn it is.
///
/// ```
/// use epaminondas::{notation::{diagram, position}, rules::RuleSet};
/// let read = position::read("bb2/4/1#1w/w3 w", &RuleSet::default())?;
/// let text = [" 4 b b . .", " 3 . . . .", " 2 . # . w", " 1 w . . .", "   a b c d", "white to move", ""];
/// assert_eq!(diagram::write(&read), text.join("\n"));
/// assert_eq!(diagram::read(&text.join("\n"), &RuleSet::default()), Ok(read));
/// # Ok::<(), position::ReadError>(())
/// ```
#[must_use]
pub fn write(position: &Position) -> String {
    let size = position.size();
    let mut lines = Vec::new();
    for row in (0..size.rows()).rev() {
        let cells = (0..size.columns()).map(|column| cell(position.at(Square::new(column, row))));
        lines.push(format!("{:>2}{}", row + 1, spaced(cells)));
    }
    lines.push(format!("  {}", spaced((0..size.columns()).map(|column| char::from(b'a' + column)))));
    let duty = match position.duty() {
        Duty::None => String::new(),
        Duty::Owed => format!(", {OWED}"),
        Duty::Failed => format!(", {FAILED}"),
    };
    let stones = match position.stones() {
        0 => String::new(),
        left => format!(", {left} {STONES}"),
    };
    lines.push(format!("{} to move{duty}{stones}", position.turn()));
    lines.join("\n") + "\n"
}

fn spaced(cells: impl Iterator<Item = char>) -> String {
    cells.flat_map(|cell| [' ', cell]).collect()
}

fn cell(content: Content) -> char {
    match content {
        Content::Empty => '.',
        Content::Piece(piece) => letter(piece),
        Content::Obstruction => '#',
    }
}

/// A row as read: its squares' contents, its number, its place.
struct Row<'a> {
    place: Place,
    number: &'a str,
    contents: Vec<Content>,
}

/// Reads what [`write`](fn@write) writes, spaces as you like, under `rules`, whose size and
/// obstructions give way to the diagram's.
///
/// # Errors
/// The first thing that can't be read and its place, or every fault under `rules`.
pub fn read(text: &str, rules: &RuleSet) -> Result<Position, DiagramError> {
    let mut rows = Vec::new();
    let mut turn = None;
    for (number, line) in (1..).zip(text.lines()) {
        let mut scanner = Scanner::at(line, Place { line: number, column: 1 });
        scanner.skip_spaces();
        let (place, rest) = (scanner.place(), scanner.rest().trim_end());
        match rest.chars().next() {
            None => {}
            Some('0'..='9') => rows.push(row(&mut scanner)?),
            _ if is_letters(rest) => {}
            _ => {
                turn = Some(
                    turn_line(rest).ok_or_else(|| DiagramError::Line { found: rest.to_owned(), place })?,
                );
            }
        }
    }
    let mut setup = board(&rows)?;
    (setup.turn, setup.duty, setup.stones) = turn.ok_or(DiagramError::NoTurn)?;
    setup.position(rules).map_err(DiagramError::Faults)
}

/// The line of column letters: a, b, c and so on.
fn is_letters(line: &str) -> bool {
    line.split_whitespace().zip('a'..='z').all(|(word, letter)| word.chars().eq([letter]))
}

fn turn_line(line: &str) -> Option<(Side, Duty, u8)> {
    let line = line.to_ascii_lowercase();
    let mut parts = line.split(',').map(str::trim);
    let turn = match parts.next()? {
        "white to move" => Side::White,
        "black to move" => Side::Black,
        _ => return None,
    };
    let (mut duty, mut stones) = (Duty::None, 0);
    for part in parts {
        match part {
            OWED => duty = Duty::Owed,
            FAILED => duty = Duty::Failed,
            _ => stones = part.strip_suffix(STONES)?.trim().parse().ok()?,
        }
    }
    Some((turn, duty, stones))
}

fn row<'a>(scanner: &mut Scanner<'a>) -> Result<Row<'a>, DiagramError> {
    let place = scanner.place();
    let number = scanner.take_while(|c| c.is_ascii_digit());
    let mut contents = Vec::new();
    scanner.skip_spaces();
    while let Some(found) = scanner.peek() {
        contents.push(match found {
            '.' => Content::Empty,
            '#' => Content::Obstruction,
            'w' | 'W' => piece(Side::White, found),
            'b' | 'B' => piece(Side::Black, found),
            _ => return Err(DiagramError::Content { found: found.to_string(), place: scanner.place() }),
        });
        scanner.next();
        scanner.skip_spaces();
    }
    Ok(Row { place, number, contents })
}

fn piece(side: Side, letter: char) -> Content {
    Content::Piece(Piece { side, is_locked: letter.is_ascii_uppercase() })
}

fn board(rows: &[Row<'_>]) -> Result<Setup, DiagramError> {
    let columns = rows.first().ok_or(DiagramError::Empty)?.contents.len();
    let mut pieces = SquareMap::new();
    let mut obstructions = SquareSet::new();
    let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let size = Size::new(small(columns), small(rows.len()))
        .ok_or(DiagramError::Size { columns, rows: rows.len() })?;
    for (row, expected) in rows.iter().zip((1..=rows.len()).rev()) {
        let Row { place, number, contents } = row;
        if number.parse() != Ok(expected) {
            return Err(DiagramError::RowNumber { found: (*number).to_owned(), expected, place: *place });
        }
        if contents.len() != columns {
            let found = contents.len();
            return Err(DiagramError::RowLength { found, expected: columns, place: *place });
        }
        for (column, content) in (0..).zip(contents) {
            let square = Square::new(column, small(expected - 1));
            match content {
                Content::Empty => {}
                Content::Piece(piece) => drop(pieces.insert(square, *piece)),
                Content::Obstruction => drop(obstructions.insert(square)),
            }
        }
    }
    Ok(Setup { size, pieces, obstructions, turn: Side::White, duty: Duty::None, stones: 0 })
}
