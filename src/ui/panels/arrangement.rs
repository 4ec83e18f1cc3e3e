//! Where the panel stands, the one thing that CSS can't decide (`styles/README.md` §1).

use crate::rules::Size;

/// The window in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl From<(f64, f64)> for Window {
    fn from((width, height): (f64, f64)) -> Window {
        Window { width, height }
    }
}

/// Where the panel stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// The board between the players, the rest below.
    Stack,
    /// The panel beside the board.
    Side,
}

impl Arrangement {
    /// The arrangement in which a board of `size` has the larger squares.
    #[must_use]
    pub fn of(window: Window, size: Size) -> Arrangement {
        let (columns, rows) = (f64::from(size.columns()), f64::from(size.rows()));
        let unit = |width: f64, height: f64| (width / (columns + 0.56)).min(height / (rows + 0.56));
        let stack = unit(window.width, window.height - 148.0);
        let side = unit(window.width - 188.0, window.height - 8.0);
        let is_possible = window.width >= 440.0 || (size.columns() <= 6 && size.rows() >= 14);
        if is_possible && side > stack { Arrangement::Side } else { Arrangement::Stack }
    }

    /// Its word in `data-arrangement`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Arrangement::Stack => "stack",
            Arrangement::Side => "side",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standard(width: f64, height: f64) -> Arrangement {
        Arrangement::of(Window { width, height }, Size::new(14, 12).unwrap())
    }

    #[test]
    fn upright_windows_stack() {
        for (width, height) in [(280.0, 653.0), (320.0, 568.0), (390.0, 844.0), (768.0, 1024.0)] {
            assert_eq!(standard(width, height), Arrangement::Stack, "{width}x{height}");
        }
    }

    #[test]
    fn wide_windows_put_the_panel_beside() {
        for (width, height) in [(568.0, 320.0), (667.0, 375.0), (844.0, 390.0), (1440.0, 900.0)] {
            assert_eq!(standard(width, height), Arrangement::Side, "{width}x{height}");
        }
    }
}
