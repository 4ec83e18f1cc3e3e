//! The symmetry rule's four readings.

use super::position::{Position, other};

impl Position {
    /// Whether the position is symmetric in the given sense; never when it is `off`.
    pub(crate) fn is_symmetric(&self, symmetry: &str) -> bool {
        let (columns, rows) = (self.columns(), self.rows());
        self.squares().all(|(column, row)| {
            let here = self.on((column, row)).to_ascii_lowercase();
            let (image, expected) = match symmetry {
                "mirror" => ((columns - 1 - column, row), here),
                "front-back" => ((column, rows - 1 - row), swap(here)),
                "rotation" => ((columns - 1 - column, rows - 1 - row), swap(here)),
                _ => return false,
            };
            self.on(image).to_ascii_lowercase() == expected
        })
    }
}

fn swap(square: char) -> char {
    if square == 'w' || square == 'b' { other(square) } else { square }
}
