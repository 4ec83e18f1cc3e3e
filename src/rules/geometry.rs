//! Squares, directions and board sizes.

use core::fmt;

/// The two sides. White's home row is row 1, Black's is the top row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Starts on the low rows.
    White,
    /// Starts on the high rows.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// 0 for White, 1 for Black: an index into two-element arrays.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}

/// A square by its column and row, both counted from 0 (a1 is column 0, row 0).
///
/// A square knows no board: whether it lies on one is asked of a [`Size`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    column: u8,
    row: u8,
}

impl Square {
    /// The square at `column` and `row`, both from 0 and below 32.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Square {
        Square { column, row }
    }

    /// The column from 0 (a is 0).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row from 0 (row 1 is 0).
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// The square `steps` away in `direction`, which may be negative; `None` below column a or
    /// row 1 or past the 26th column or row. It may still lie off a given board.
    ///
    /// ```
    /// use epaminondas::rules::{Direction, Square};
    /// let d1 = Square::new(3, 0);
    /// assert_eq!(d1.step(Direction::NorthEast, 3), Some(Square::new(6, 3)));
    /// assert_eq!(d1.step(Direction::South, 1), None);
    /// ```
    #[must_use]
    pub fn step(self, direction: Direction, steps: i8) -> Option<Square> {
        let (dc, dr) = direction.delta();
        let column = i16::from(self.column) + i16::from(dc) * i16::from(steps);
        let row = i16::from(self.row) + i16::from(dr) * i16::from(steps);
        let on = |v: i16| u8::try_from(v).ok().filter(|v| *v < 26);
        Some(Square::new(on(column)?, on(row)?))
    }

    /// Direction and number of steps from here to `other`, if the two lie on one line and differ.
    #[must_use]
    pub fn line_to(self, other: Square) -> Option<(Direction, u8)> {
        let dc = i16::from(other.column) - i16::from(self.column);
        let dr = i16::from(other.row) - i16::from(self.row);
        if (dc, dr) == (0, 0) || (dc != 0 && dr != 0 && dc.abs() != dr.abs()) {
            return None;
        }
        let direction = Direction::ALL.into_iter().find(|d| {
            let (c, r) = d.delta();
            i16::from(c) == dc.signum() && i16::from(r) == dr.signum()
        })?;
        u8::try_from(dc.abs().max(dr.abs())).ok().map(|steps| (direction, steps))
    }
}

impl fmt::Display for Square {
    /// Writes `a1`; columns past z, which only a move made by hand can reach, as z.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column.min(25)), u16::from(self.row) + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The eight compass directions; north is towards the higher rows, east towards the later columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Up the board.
    North,
    /// Up and to column n.
    NorthEast,
    /// To the later columns.
    East,
    /// Down and to the later columns.
    SouthEast,
    /// Down the board.
    South,
    /// Down and to the earlier columns.
    SouthWest,
    /// To the earlier columns.
    West,
    /// Up and to the earlier columns.
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from north.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// Columns and rows gained by one step.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::East => (1, 0),
            Direction::SouthEast => (1, -1),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (-1, 1),
        }
    }

    /// The direction the other way.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// True for east and west: a move that stays on its row.
    #[must_use]
    pub const fn is_along_row(self) -> bool {
        matches!(self, Direction::East | Direction::West)
    }
}

/// A board's number of columns and rows, each 4 to 20 (RULES §3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// The smallest number of columns or rows.
    pub const MIN: u8 = 4;
    /// The largest number of columns or rows.
    pub const MAX: u8 = 20;

    /// A size, if both numbers lie in 4..=20.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Option<Size> {
        let fits = Size::MIN <= columns && columns <= Size::MAX && Size::MIN <= rows && rows <= Size::MAX;
        if fits { Some(Size { columns, rows }) } else { None }
    }

    /// Number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Does `square` lie on a board of this size?
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        square.column() < self.columns && square.row() < self.rows
    }

    /// Every square, row by row from a1.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.rows).flat_map(move |row| (0..self.columns).map(move |column| Square::new(column, row)))
    }

    /// The row on which `side` starts, from 0.
    #[must_use]
    pub const fn home_row(self, side: Side) -> u8 {
        match side {
            Side::White => 0,
            Side::Black => self.rows - 1,
        }
    }

    /// The row `side` wants to reach: the opponent's home row, from 0.
    #[must_use]
    pub const fn far_row(self, side: Side) -> u8 {
        self.home_row(side.other())
    }
}

impl fmt::Display for Size {
    /// Writes `14×12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.columns, self.rows)
    }
}
