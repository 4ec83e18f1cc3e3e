//! A move as a value.

use super::geometry::{Direction, Square};
use core::fmt;

/// A legal move, or one that was: either a phalanx's march or the placing of a stone.
///
/// Packed into 29 bits so that lists of moves are small; it carries the phalanx's length and the
/// number of pieces captured, so a move can be told without its position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

const DIRECTION: u32 = 10;
const LENGTH: u32 = 13;
const DISTANCE: u32 = 18;
const CAPTURED: u32 = 23;
const STONE: u32 = 1 << 28;

impl Move {
    /// The march of the `length` pieces from `rear` along `direction` by `distance`, taking a run
    /// of `captured` enemy pieces (0: none; with head capture the run's length, though one is taken).
    #[must_use]
    #[inline]
    pub const fn march(rear: Square, direction: Direction, length: u8, distance: u8, captured: u8) -> Move {
        Move(
            rear.column() as u32
                | (rear.row() as u32) << 5
                | (direction as u32) << DIRECTION
                | (length as u32) << LENGTH
                | (distance as u32) << DISTANCE
                | (captured as u32) << CAPTURED,
        )
    }

    /// The placing of a stone on `square`.
    #[must_use]
    pub const fn stone(square: Square) -> Move {
        Move(square.column() as u32 | (square.row() as u32) << 5 | STONE)
    }

    /// Is it the placing of a stone?
    #[must_use]
    #[inline]
    pub const fn is_stone(self) -> bool {
        self.0 & STONE != 0
    }

    /// The rearmost moving piece's square, or the stone's.
    #[must_use]
    #[inline]
    pub const fn rear(self) -> Square {
        Square::new((self.0 & 31) as u8, (self.0 >> 5 & 31) as u8)
    }

    /// Where it goes; north for a stone.
    #[must_use]
    #[inline]
    pub const fn direction(self) -> Direction {
        Direction::ALL[(self.0 >> DIRECTION & 7) as usize]
    }

    /// Number of moving pieces, 0 for a stone.
    #[must_use]
    #[inline]
    pub const fn length(self) -> u8 {
        (self.0 >> LENGTH & 31) as u8
    }

    /// Squares each piece advances, 1 to the length; 0 for a stone.
    #[must_use]
    #[inline]
    pub const fn distance(self) -> u8 {
        (self.0 >> DISTANCE & 31) as u8
    }

    /// Length of the enemy run met on the target square; 0 without a capture.
    #[must_use]
    #[inline]
    pub const fn run(self) -> u8 {
        (self.0 >> CAPTURED & 31) as u8
    }

    /// Does it capture?
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.run() > 0
    }

    /// Where the head stands before the move (the stone's square for a stone).
    #[must_use]
    pub fn head(self) -> Square {
        self.along(self.length().saturating_sub(1))
    }

    /// The target square: where the head lands (the stone's square for a stone).
    #[must_use]
    pub fn target(self) -> Square {
        self.along((self.length() + self.distance()).saturating_sub(1))
    }

    /// The square the rear piece lands on.
    #[must_use]
    pub fn rear_landing(self) -> Square {
        self.along(self.distance())
    }

    /// The moving pieces' squares before the move, rear first.
    pub fn phalanx(self) -> impl Iterator<Item = Square> {
        (0..self.length()).map(move |step| self.along(step))
    }

    /// The moving pieces' squares after the move, rear first.
    pub fn landing(self) -> impl Iterator<Item = Square> {
        (self.distance()..self.distance() + self.length()).map(move |step| self.along(step))
    }

    fn along(self, steps: u8) -> Square {
        let (dc, dr) = self.direction().delta();
        let go = |from: u8, delta: i8| from.wrapping_add_signed(delta * steps as i8);
        Square::new(go(self.rear().column(), dc), go(self.rear().row(), dr))
    }

    /// The packed form: stable within one build, for tables.
    #[must_use]
    #[inline]
    pub const fn packed(self) -> u32 {
        self.0
    }

    /// The move of a packed form made by [`Move::packed`].
    #[must_use]
    #[inline]
    pub const fn from_packed(packed: u32) -> Move {
        Move(packed)
    }
}

impl fmt::Display for Move {
    /// Writes AbstractPlay's form: `d1-d4`, `d10xg7`, `*e5` (RULES §5).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_stone() {
            return write!(f, "*{}", self.rear());
        }
        let sign = if self.is_capture() { 'x' } else { '-' };
        write!(f, "{}{sign}{}", self.rear(), self.target())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_march_keeps_all_its_parts() {
        let d10 = Square::new(3, 9);
        let march = Move::march(d10, Direction::SouthEast, 3, 1, 2);
        assert_eq!(march.to_string(), "d10xg7");
        assert_eq!((march.length(), march.distance(), march.run()), (3, 1, 2));
        assert_eq!(march.head().to_string(), "f8");
        assert_eq!(march.phalanx().map(|s| s.to_string()).collect::<Vec<_>>(), ["d10", "e9", "f8"]);
        assert_eq!(march.landing().map(|s| s.to_string()).collect::<Vec<_>>(), ["e9", "f8", "g7"]);
        assert_eq!(Move::from_packed(march.packed()), march);
    }

    #[test]
    fn a_march_off_the_board_is_written_all_the_same() {
        let corner = Square::new(0, 0);
        for direction in Direction::ALL {
            for square in [corner, Square::new(31, 31)] {
                let text = Move::march(square, direction, 31, 31, 0).to_string();
                assert!(text.starts_with(&format!("{square}-")), "{text}");
            }
        }
        assert_eq!(Move::march(corner, Direction::South, 1, 1, 0).to_string(), "a1-a256");
    }

    #[test]
    fn a_stone_is_written_with_a_star() {
        assert_eq!(Move::stone(Square::new(4, 4)).to_string(), "*e5");
    }
}
