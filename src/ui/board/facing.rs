//! Board and screen: where a square is drawn, and which square lies under a point.
//!
//! One square is one unit. On the screen x runs to the right and y down, from the upper left
//! corner of the squares; the board's own axes are columns to the east and rows to the north.
//! Right-to-left pages change nothing here: a1 stays at the lower left (ACCEPTANCE U037).

use crate::rules::{Direction, Size, Square};

/// A place or a way on the screen, in squares.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

/// A board's size and the side it is seen from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// Columns and rows.
    pub size: Size,
    /// Is Black's home row at the bottom?
    pub is_flipped: bool,
}

impl Facing {
    /// The cell of the drawing that shows `square`: columns from the left, rows from the top.
    #[must_use]
    pub fn cell(self, square: Square) -> (u8, u8) {
        let (columns, rows) = (self.size.columns(), self.size.rows());
        match self.is_flipped {
            false => (square.column(), (rows - 1).saturating_sub(square.row())),
            true => ((columns - 1).saturating_sub(square.column()), square.row()),
        }
    }

    /// The square shown in the cell `x` from the left and `y` from the top, both from 0.
    #[must_use]
    pub fn square(self, x: u8, y: u8) -> Square {
        let (columns, rows) = (self.size.columns(), self.size.rows());
        match self.is_flipped {
            false => Square::new(x, (rows - 1).saturating_sub(y)),
            true => Square::new((columns - 1).saturating_sub(x), y),
        }
    }

    /// The middle of `square`.
    #[must_use]
    pub fn middle(self, square: Square) -> Point {
        let (x, y) = self.cell(square);
        Point { x: f64::from(x) + 0.5, y: f64::from(y) + 0.5 }
    }

    /// The square under `point`, `None` off the board.
    #[must_use]
    pub fn under(self, point: Point) -> Option<Square> {
        let index = |at: f64, count: u8| (at >= 0.0 && at < f64::from(count)).then_some(at as u8);
        Some(self.square(index(point.x, self.size.columns())?, index(point.y, self.size.rows())?))
    }

    /// One step of `direction` as it is drawn.
    #[must_use]
    pub fn step(self, direction: Direction) -> Point {
        let (columns, rows) = direction.delta();
        let sign = if self.is_flipped { -1.0 } else { 1.0 };
        Point { x: sign * f64::from(columns), y: -sign * f64::from(rows) }
    }

    /// The direction that leads where `direction` would on an unflipped board: north is up.
    #[must_use]
    pub fn on_screen(self, direction: Direction) -> Direction {
        if self.is_flipped { direction.opposite() } else { direction }
    }

    /// Degrees by which a mark that points right is turned to point along `direction`, clockwise.
    #[must_use]
    pub fn angle(self, direction: Direction) -> i16 {
        self.on_screen(direction) as i16 * 45 - 90
    }

    /// The way from the middle of `square` to `point` in the board's axes: x east, y north.
    #[must_use]
    pub fn way(self, square: Square, point: Point) -> Point {
        let (middle, sign) = (self.middle(square), if self.is_flipped { -1.0 } else { 1.0 });
        Point { x: sign * (point.x - middle.x), y: -sign * (point.y - middle.y) }
    }
}

impl Point {
    /// The point `by` steps of `step` further.
    #[must_use]
    pub fn plus(self, step: Point, by: f64) -> Point {
        Point { x: self.x + step.x * by, y: self.y + step.y * by }
    }

    /// Distance to `other` in squares.
    #[must_use]
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The value of an SVG `transform` that moves there.
    #[must_use]
    pub fn translate(self) -> String {
        format!("translate({} {})", Short(self.x), Short(self.y))
    }
}

/// A length with at most three decimals and no needless zeros.
#[derive(Clone, Copy, Debug)]
pub struct Short(pub f64);

impl core::fmt::Display for Short {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        // In whole thousandths: the writer of floating-point numbers would be 3 KB of the download.
        let thousandths = (self.0 * 1000.0).round() as i64;
        let (whole, rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
        let decimals = format!(".{rest:03}");
        let decimals = if rest == 0 { "" } else { decimals.trim_end_matches('0') };
        write!(f, "{}{whole}{decimals}", if thousandths < 0 { "-" } else { "" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facing(is_flipped: bool) -> Facing {
        Facing { size: Size::new(14, 12).expect("legal size"), is_flipped }
    }

    #[test]
    fn a1_is_drawn_at_the_lower_left() {
        assert_eq!(facing(false).cell(Square::new(0, 0)), (0, 11));
        assert_eq!(facing(false).under(Point { x: 0.1, y: 11.9 }), Some(Square::new(0, 0)));
    }

    #[test]
    fn a_flipped_board_is_turned_by_half() {
        assert_eq!(facing(true).cell(Square::new(0, 0)), (13, 0));
        assert_eq!(facing(true).on_screen(Direction::NorthEast), Direction::SouthWest);
        assert_eq!(facing(true).step(Direction::North), Point { x: -0.0, y: 1.0 });
    }

    #[test]
    fn every_square_lies_under_its_own_middle() {
        for facing in [facing(false), facing(true)] {
            for square in facing.size.squares() {
                assert_eq!(facing.under(facing.middle(square)), Some(square));
            }
        }
    }

    #[test]
    fn points_past_the_edge_are_off_the_board() {
        let edges = [(-0.01, 3.0), (14.0, 3.0), (3.0, -0.01), (3.0, 12.0), (f64::NAN, 3.0)];
        for (x, y) in edges {
            assert_eq!(facing(false).under(Point { x, y }), None);
        }
    }

    #[test]
    fn marks_point_along_their_ray() {
        assert_eq!(facing(false).angle(Direction::East), 0);
        assert_eq!(facing(false).angle(Direction::North), -90);
        assert_eq!(facing(true).angle(Direction::East), 180);
    }

    #[test]
    fn lengths_are_written_short() {
        assert_eq!(Short(5.242_640_687).to_string(), "5.243");
        assert_eq!(Short(-0.000_01).to_string(), "0");
        assert_eq!(Short(3.5).to_string(), "3.5");
    }
}
