//! The numbers of the hand-written evaluation.

use super::score::Value;

/// How many they are.
pub const COUNT: usize = 27;

/// What one piece is worth; everything else is measured by it.
pub(super) const PIECE: Value = 100;

/// The numbers, hundredths of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Added for a piece on the row before the far row, in proportion on the rows before.
    pub advance: i32,
    /// Added for a piece that still guards the home row.
    pub home: i32,
    /// Added for a piece in the middle columns, in proportion to the edge.
    pub middle: i32,
    /// Added for a piece on the far row: it holds the balance but does little else.
    pub crossed: i32,
    /// Pairs, triples, fours and so on of own pieces in line, by the line's direction.
    pub upright: [i32; 5],
    /// The same of slanted lines.
    pub slanted: [i32; 5],
    /// The same of lines along a row.
    pub level: [i32; 5],
    /// A line that would cross in one move but for what stands in its way, and lines one and two
    /// squares short of that.
    pub reach: [i32; 3],
    /// For each piece in the dearest capture that the side not to move threatens.
    pub danger: i32,
    /// For each capture it threatens at all.
    pub dangers: i32,
    /// The same for the side to move, whose captures come first anyhow.
    pub chance: i32,
    /// The same for each of its captures.
    pub chances: i32,
    /// The right to move.
    pub tempo: i32,
}

impl Weights {
    /// The numbers the engine plays with, by `epaminondas tune`.
    pub const BEST: Weights = Weights {
        advance: 41,
        home: 10,
        middle: 12,
        crossed: 10,
        upright: [2, 6, 5, 5, 2],
        slanted: [3, 7, 5, 8, 4],
        level: [5, 1, 0, 0, 0],
        reach: [7, 5, 1],
        danger: 12,
        dangers: 8,
        chance: 9,
        chances: 8,
        tempo: 21,
    };

    /// The numbers in a row, in the order of the fields.
    #[must_use]
    pub fn to_row(self) -> [i32; COUNT] {
        let mut row = [0; COUNT];
        let lines = [self.upright, self.slanted, self.level].concat();
        let threats = [self.danger, self.dangers, self.chance, self.chances, self.tempo];
        let all = [self.advance, self.home, self.middle, self.crossed]
            .into_iter()
            .chain(lines)
            .chain(self.reach)
            .chain(threats);
        for (to, from) in row.iter_mut().zip(all) {
            *to = from;
        }
        row
    }

    /// The numbers from a row, as [`Weights::to_row`] makes it.
    #[must_use]
    pub fn from_row(row: &[i32; COUNT]) -> Weights {
        let five = |at: usize| core::array::from_fn(|offset| row[at + offset]);
        Weights {
            advance: row[0],
            home: row[1],
            middle: row[2],
            crossed: row[3],
            upright: five(4),
            slanted: five(9),
            level: five(14),
            reach: [row[19], row[20], row[21]],
            danger: row[22],
            dangers: row[23],
            chance: row[24],
            chances: row[25],
            tempo: row[26],
        }
    }
}
