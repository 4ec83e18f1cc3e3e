//! A slow and obvious second reading of the rules, to hold the fast one against.
//!
//! The oracle shares no code with `src/`: it is written from the rule page alone, on a
//! grid of characters, one square at a time, and prefers the words of the rules to speed.
//! `.` is an empty square, `w` and `b` are pieces, `W` and `B` locked pieces, `#` an
//! obstruction. Rows count from 0 at White's home row, columns from 0 at the a-file.

mod game;
mod moves;
mod perft;
mod position;
mod rules;
mod status;
mod symmetry;
mod why;

pub(crate) use game::Game;
pub(crate) use moves::Move;
pub(crate) use perft::perft;
pub(crate) use position::Position;
pub(crate) use rules::Rules;
pub(crate) use status::Status;

/// A square as (column, row), both from 0.
pub(crate) type Square = (usize, usize);

/// The eight compass points as (columns, rows) of one step.
pub(crate) const DIRECTIONS: [(i32, i32); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Writes a square as `a1`.
pub(crate) fn square_name((column, row): Square) -> String {
    format!("{}{}", (b'a' + column as u8) as char, row + 1)
}

/// Reads a square such as `a1`; the column a–t, the row 1–20.
pub(crate) fn parse_square(text: &str) -> Result<Square, String> {
    let bad = || format!("bad square '{text}'");
    let letter = text.chars().next().filter(|c| ('a'..='t').contains(c)).ok_or_else(bad)?;
    let row: usize = text[1..].parse().map_err(|_| bad())?;
    if !(1..=20).contains(&row) {
        return Err(bad());
    }
    Ok((letter as usize - 'a' as usize, row - 1))
}
