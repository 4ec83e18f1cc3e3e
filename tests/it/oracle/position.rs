//! Positions as grids of characters, and their text.

use super::{Rules, Square};

/// A board with everything that decides what may be played next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Position {
    /// `grid[row][column]`, row 0 is White's home row.
    pub(crate) grid: Vec<Vec<char>>,
    /// `w` or `b`.
    pub(crate) side: char,
    /// `-`; `!` if the side to move must cross; `x` if the last mover failed to.
    pub(crate) duty: char,
    /// Stones still to place.
    pub(crate) stones: usize,
}

/// The other side.
pub(crate) fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

impl Position {
    /// The usual start under these rules.
    pub(crate) fn start(rules: &Rules) -> Self {
        let mut grid = vec![vec!['.'; rules.columns]; rules.rows];
        for depth in 0..rules.depth {
            grid[depth].fill('w');
            grid[rules.rows - 1 - depth].fill('b');
        }
        for &(column, row) in &rules.obstructions {
            grid[row][column] = '#';
        }
        Self { grid, side: rules.first, duty: '-', stones: rules.stones }
    }

    pub(crate) fn columns(&self) -> usize {
        self.grid[0].len()
    }

    pub(crate) fn rows(&self) -> usize {
        self.grid.len()
    }

    /// All squares of the board.
    pub(crate) fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let (columns, rows) = (self.columns(), self.rows());
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
    }

    /// What stands on a square, or `None` off the board.
    pub(crate) fn at(&self, column: i32, row: i32) -> Option<char> {
        let column = usize::try_from(column).ok()?;
        self.grid.get(usize::try_from(row).ok()?)?.get(column).copied()
    }

    pub(crate) fn on(&self, (column, row): Square) -> char {
        self.grid[row][column]
    }

    /// The row that a side has to reach: the opponent's home row.
    pub(crate) fn far_row(&self, side: char) -> usize {
        if side == 'w' { self.rows() - 1 } else { 0 }
    }

    /// A side's pieces on its far row.
    pub(crate) fn crossers(&self, side: char) -> usize {
        let far = &self.grid[self.far_row(side)];
        far.iter().filter(|&&c| belongs(c, side)).count()
    }

    /// Whether the side has any piece.
    pub(crate) fn has_pieces(&self, side: char) -> bool {
        self.grid.iter().flatten().any(|&c| belongs(c, side))
    }

    /// Whether the piece on this square can never move again.
    pub(crate) fn is_fixed(&self, rules: &Rules, square: Square) -> bool {
        let piece = self.on(square);
        let frozen =
            rules.crossers == "frozen" && piece.is_ascii_alphabetic() && square.1 == self.far_row(piece);
        frozen || piece.is_ascii_uppercase()
    }

    /// Locks every piece on its far row, as `crossers=locked` does.
    pub(crate) fn lock_all_crossers(&mut self) {
        for side in ['w', 'b'] {
            self.lock_crossers_of(side);
        }
    }

    /// Locks every piece of one side on its far row.
    pub(crate) fn lock_crossers_of(&mut self, side: char) {
        let far = self.far_row(side);
        for piece in self.grid[far].iter_mut().filter(|c| **c == side) {
            *piece = piece.to_ascii_uppercase();
        }
    }

    /// Reads a position; the duty and the stones may be missing.
    pub(crate) fn parse(rules: &Rules, text: &str) -> Result<Self, String> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let (board, side, duty, stones) = match fields[..] {
            [board, side] => (board, side, "-", "0"),
            [board, side, duty] => (board, side, duty, "0"),
            [board, side, duty, stones] => (board, side, duty, stones),
            _ => return Err("expected board, side, duty and stones".into()),
        };
        let mut grid = board.split('/').map(parse_row).collect::<Result<Vec<_>, _>>()?;
        grid.reverse();
        let columns = grid[0].len();
        if grid.iter().any(|row| row.len() != columns) {
            return Err("rows of different lengths".into());
        }
        if !(4..=20).contains(&columns) || !(4..=20).contains(&grid.len()) {
            return Err("bad board size".into());
        }
        let side = one_of(side, "wb")?;
        let duty = one_of(duty, if rules.answer == "must-cross" { "-!x" } else { "-" })?;
        let stones = one_of(stones, "0123456789")? as usize - '0' as usize;
        let mut position = Self { grid, side, duty, stones };
        position.check_locked_letters(rules)?;
        if rules.crossers == "locked" {
            position.lock_all_crossers();
        }
        Ok(position)
    }

    fn check_locked_letters(&self, rules: &Rules) -> Result<(), String> {
        for square in self.squares() {
            let piece = self.on(square);
            if piece.is_ascii_uppercase() {
                let is_far = square.1 == self.far_row(piece.to_ascii_lowercase());
                if !is_far || !rules.locks() {
                    return Err(format!("{piece} cannot be locked here"));
                }
            }
        }
        Ok(())
    }

    /// Writes the position with all its fields.
    pub(crate) fn print(&self) -> String {
        let rows: Vec<String> = self.grid.iter().rev().map(|row| print_row(row)).collect();
        format!("{} {} {} {}", rows.join("/"), self.side, self.duty, self.stones)
    }
}

/// Whether this character is a piece of that side, locked or not.
pub(crate) fn belongs(piece: char, side: char) -> bool {
    piece.to_ascii_lowercase() == side
}

fn one_of(text: &str, letters: &str) -> Result<char, String> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) if letters.contains(c) => Ok(c),
        _ => Err(format!("'{text}' is none of {letters}")),
    }
}

fn parse_row(text: &str) -> Result<Vec<char>, String> {
    let mut row = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if digits > 0 {
            match rest[..digits].parse::<usize>() {
                Ok(run @ 1..=20) => row.resize(row.len() + run, '.'),
                _ => return Err(format!("bad run in '{text}'")),
            }
            rest = &rest[digits..];
        } else if "wbWB#".contains(first) {
            row.push(first);
            rest = &rest[1..];
        } else {
            return Err(format!("bad letter '{first}'"));
        }
    }
    Ok(row)
}

fn print_row(row: &[char]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for &square in row.iter().chain(&['|']) {
        if square == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text += &empty.to_string();
            empty = 0;
        }
        if square != '|' {
            text.push(square);
        }
    }
    text
}
