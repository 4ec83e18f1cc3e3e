//! Position strings: rows from the top, side to move, duty, stones (RULES §5).

use super::place::{Place, Scanner, excerpt};
use crate::rules::{
    Content, Duty, Piece, Position, RuleSet, Setup, SetupFault, Side, Size, Square, SquareMap, SquareSet,
};
use core::fmt::Write;

/// Why a text isn't a position of its rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// Nothing is written.
    #[error("no position is written")]
    Empty,
    /// A character that stands for no square.
    #[error("unknown square content '{}' at {place}; known are w b W B # and numbers", excerpt(&.found.to_string()))]
    Content {
        /// The character.
        found: char,
        /// Where.
        place: Place,
    },
    /// An empty run that isn't 1 to 20 squares long.
    #[error("empty run '{}' at {place} is not 1 to 20 squares long", excerpt(.found))]
    Run {
        /// The number.
        found: String,
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
        /// Where the row begins.
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
    /// No side to move.
    #[error("the side to move (w or b) is missing at {place}")]
    NoTurn {
        /// Where it should stand.
        place: Place,
    },
    /// A side to move that is none.
    #[error("unknown side to move '{}' at {place}; known are w and b", excerpt(.found))]
    Turn {
        /// What stands there.
        found: String,
        /// Where.
        place: Place,
    },
    /// A duty that is none.
    #[error("unknown duty '{}' at {place}; known are - ! and x", excerpt(.found))]
    Duty {
        /// What stands there.
        found: String,
        /// Where.
        place: Place,
    },
    /// A number of stones that isn't one digit.
    #[error("unknown number of stones '{}' at {place}; it is one digit", excerpt(.found))]
    Stones {
        /// What stands there.
        found: String,
        /// Where.
        place: Place,
    },
    /// Something follows the position.
    #[error("unexpected '{}' after the position at {place}", excerpt(.found))]
    Rest {
        /// What follows.
        found: String,
        /// Where.
        place: Place,
    },
    /// It can be read but doesn't obey the rule set.
    #[error("the position does not fit its rules: {}", sentences(.0))]
    Faults(Vec<SetupFault>),
}

fn sentences(faults: &[SetupFault]) -> String {
    let words: Vec<String> = faults.iter().map(ToString::to_string).collect();
    words.join("; ")
}

/// Reads a position under `rules`, whose size and obstructions give way to the text's. The last
/// two fields may be missing (`-` and `0`), and `_` may stand for a space.
///
/// ```
/// use epaminondas::{notation::position, rules::Preset};
/// let text = "bbb3/2b3/4w1/1wb1w1/w3w1 w"; // RULES §6
/// let read = position::read(text, &Preset::Standard.rules())?;
/// assert_eq!(position::write(&read), "bbb3/2b3/4w1/1wb1w1/w3w1 w - 0");
/// # Ok::<(), position::ReadError>(())
/// ```
///
/// # Errors
/// The first thing that can't be read and its place, or every fault under `rules`.
pub fn read(text: &str, rules: &RuleSet) -> Result<Position, ReadError> {
    read_setup(text)?.position(rules).map_err(ReadError::Faults)
}

/// Reads a position string without asking whether it obeys any rules.
///
/// # Errors
/// The first thing that can't be read, and its place.
pub fn read_setup(text: &str) -> Result<Setup, ReadError> {
    read_setup_at(text, Place::START)
}

/// Reads a position string that stands at `place` in a greater text.
pub(super) fn read_setup_at(text: &str, place: Place) -> Result<Setup, ReadError> {
    let mut scanner = Scanner::at(text, place);
    scanner.take_while(is_gap);
    if scanner.rest().is_empty() {
        return Err(ReadError::Empty);
    }
    let mut setup = board(&mut scanner)?;
    let (place, turn) = field(&mut scanner);
    setup.turn = match turn {
        "" => return Err(ReadError::NoTurn { place }),
        "w" | "W" => Side::White,
        "b" | "B" => Side::Black,
        _ => return Err(ReadError::Turn { found: turn.to_owned(), place }),
    };
    let (place, duty) = field(&mut scanner);
    setup.duty = match duty {
        "" | "-" => Duty::None,
        "!" => Duty::Owed,
        "x" | "X" => Duty::Failed,
        _ => return Err(ReadError::Duty { found: duty.to_owned(), place }),
    };
    let (place, stones) = field(&mut scanner);
    setup.stones = match stones.as_bytes() {
        [] => 0,
        [digit @ b'0'..=b'9'] => digit - b'0',
        _ => return Err(ReadError::Stones { found: stones.to_owned(), place }),
    };
    match field(&mut scanner) {
        (_, "") => Ok(setup),
        (place, rest) => Err(ReadError::Rest { found: rest.to_owned(), place }),
    }
}

fn is_gap(c: char) -> bool {
    c == '_' || c.is_whitespace()
}

/// The next field and its place; empty at the end of the text.
fn field<'a>(scanner: &mut Scanner<'a>) -> (Place, &'a str) {
    scanner.take_while(is_gap);
    (scanner.place(), scanner.take_while(|c| !is_gap(c)))
}

/// What the rows say, from the top; White to move, nothing owed, no stones.
fn board(scanner: &mut Scanner<'_>) -> Result<Setup, ReadError> {
    let mut rows = vec![(scanner.place(), row(scanner)?)];
    while scanner.next_if(|c| c == '/').is_some() {
        rows.push((scanner.place(), row(scanner)?));
    }
    let columns = rows[0].1.len();
    if let Some((place, odd)) = rows.iter().find(|(_, row)| row.len() != columns) {
        return Err(ReadError::RowLength { found: odd.len(), expected: columns, place: *place });
    }
    let number = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let size = Size::new(number(columns), number(rows.len()))
        .ok_or(ReadError::Size { columns, rows: rows.len() })?;
    let mut pieces = SquareMap::new();
    let mut obstructions = SquareSet::new();
    for (row, (_, contents)) in (0..size.rows()).rev().zip(&rows) {
        for (column, content) in (0..size.columns()).zip(contents) {
            let square = Square::new(column, row);
            match content {
                Content::Empty => {}
                Content::Piece(piece) => drop(pieces.insert(square, *piece)),
                Content::Obstruction => drop(obstructions.insert(square)),
            }
        }
    }
    Ok(Setup { size, pieces, obstructions, turn: Side::White, duty: Duty::None, stones: 0 })
}

fn row(scanner: &mut Scanner<'_>) -> Result<Vec<Content>, ReadError> {
    let mut row = Vec::new();
    while let Some(next) = scanner.peek().filter(|c| *c != '/' && !is_gap(*c)) {
        let place = scanner.place();
        if next.is_ascii_digit() {
            let digits = scanner.take_while(|c| c.is_ascii_digit());
            match digits.parse::<usize>() {
                Ok(run) if (1..=usize::from(Size::MAX)).contains(&run) => {
                    row.resize(row.len() + run, Content::Empty);
                }
                _ => return Err(ReadError::Run { found: digits.to_owned(), place }),
            }
            continue;
        }
        row.push(content(next).ok_or(ReadError::Content { found: next, place })?);
        scanner.next();
    }
    Ok(row)
}

fn content(letter: char) -> Option<Content> {
    let side = match letter {
        '#' => return Some(Content::Obstruction),
        'w' | 'W' => Side::White,
        'b' | 'B' => Side::Black,
        _ => return None,
    };
    Some(Content::Piece(Piece { side, is_locked: letter.is_ascii_uppercase() }))
}

/// The letter of a piece: `w b`, or `W B` when it is locked.
#[must_use]
pub fn letter(piece: Piece) -> char {
    match (piece.side, piece.is_locked) {
        (Side::White, false) => 'w',
        (Side::White, true) => 'W',
        (Side::Black, false) => 'b',
        (Side::Black, true) => 'B',
    }
}

/// Writes all four fields; every locked piece as `W` or `B`.
#[must_use]
pub fn write(position: &Position) -> String {
    write_setup(&position.setup())
}

/// Writes a setup as it stands, whether or not it obeys any rules.
#[must_use]
pub fn write_setup(setup: &Setup) -> String {
    let mut text = String::new();
    for row in (0..setup.size.rows()).rev() {
        let squares = (0..setup.size.columns()).map(|column| Square::new(column, row));
        write_row(&mut text, squares.map(|square| setup_content(setup, square)));
        if row > 0 {
            text.push('/');
        }
    }
    let turn = match setup.turn {
        Side::White => 'w',
        Side::Black => 'b',
    };
    let duty = match setup.duty {
        Duty::None => '-',
        Duty::Owed => '!',
        Duty::Failed => 'x',
    };
    // A String takes every write.
    let _ = write!(text, " {turn} {duty} {}", setup.stones);
    text
}

fn setup_content(setup: &Setup, square: Square) -> Content {
    match setup.pieces.get(&square) {
        Some(piece) => Content::Piece(*piece),
        None if setup.obstructions.contains(&square) => Content::Obstruction,
        None => Content::Empty,
    }
}

fn write_row(text: &mut String, contents: impl Iterator<Item = Content>) {
    let mut run = 0_usize;
    let flush = |text: &mut String, run: &mut usize| {
        if *run > 0 {
            text.push_str(&run.to_string());
        }
        *run = 0;
    };
    for content in contents {
        let letter = match content {
            Content::Empty => {
                run += 1;
                continue;
            }
            Content::Piece(piece) => letter(piece),
            Content::Obstruction => '#',
        };
        flush(text, &mut run);
        text.push(letter);
    }
    flush(text, &mut run);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    const START: &str =
        "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w - 0";

    fn message(text: &str, preset: Preset) -> String {
        read(text, &preset.rules()).unwrap_err().to_string()
    }

    #[test]
    fn the_standard_start_is_written_exactly() {
        let start = Position::start(&RuleSet::default()).unwrap();
        assert_eq!(write(&start), START);
        assert_eq!(read(START, &RuleSet::default()).unwrap(), start);
    }

    #[test]
    fn the_last_fields_may_be_missing_and_spaces_may_be_underscores() {
        let short = START.strip_suffix(" - 0").unwrap();
        for text in [short.to_owned(), START.replace(' ', "_"), format!("  {short} -\n")] {
            assert_eq!(write(&read(&text, &RuleSet::default()).unwrap()), START);
        }
    }

    #[test]
    fn under_locked_every_piece_on_its_far_row_is_written_locked() {
        let read = read("w4/4b/5/5 w", &Preset::Crossings.rules()).unwrap();
        assert_eq!(write(&read), "W4/4b/5/5 w - 0");
    }

    #[test]
    fn what_the_rules_have_no_use_for_is_refused() {
        assert_eq!(
            message("W3/4/4/3b w", Preset::Standard),
            "the position does not fit its rules: the piece on a4 is locked, but these rules lock no piece"
        );
        assert_eq!(
            message("4/W3/4/3b w", Preset::Crossings),
            "the position does not fit its rules: the locked piece on a3 is not on its far row"
        );
        for duty in ["!", "x"] {
            assert_eq!(
                message(&format!("w3/4/4/3b b {duty} 0"), Preset::Standard),
                "the position does not fit its rules: a crossing is owed, but these rules demand none \
                 (answer=must-cross is not set)"
            );
        }
    }

    #[test]
    fn every_fault_is_reported() {
        let both = message("W3/4/4/3B w ! 0", Preset::Standard);
        assert_eq!(both.matches("; ").count(), 2, "{both}");
    }

    #[test]
    fn the_error_names_what_stands_where() {
        let message = |text| message(text, Preset::Standard);
        assert_eq!(message(" _ "), "no position is written");
        assert_eq!(
            message("4/4/q3/4 w"),
            "unknown square content 'q' at 1:5; known are w b W B # and numbers"
        );
        assert_eq!(message("4/4/3/4 w"), "row at 1:5 has 3 squares, the first row has 4");
        assert_eq!(message("4/4/0w3/4 w"), "empty run '0' at 1:5 is not 1 to 20 squares long");
        assert_eq!(message("4/4/4 w"), "a board of 4 columns and 3 rows is outside 4 to 20");
        assert_eq!(message("4/4/4/4"), "the side to move (w or b) is missing at 1:8");
        assert_eq!(message("4/4/4/4 x"), "unknown side to move 'x' at 1:9; known are w and b");
        assert_eq!(message("4/4/4/4 w ?"), "unknown duty '?' at 1:11; known are - ! and x");
        assert_eq!(message("4/4/4/4 w - 10"), "unknown number of stones '10' at 1:13; it is one digit");
        assert_eq!(message("4/4/4/4 w - 0 0"), "unexpected '0' after the position at 1:15");
        assert_eq!(message("21/4/4/4 w"), "empty run '21' at 1:1 is not 1 to 20 squares long");
    }
}
