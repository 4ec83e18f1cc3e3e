//! Styles: what a player likes beyond what is good.
//!
//! A style adds a little to what positions are worth, for the side that has it: too little to play
//! bad moves for, enough to choose among good ones. It is counted against the position at the root,
//! so that a style makes nobody dread or welcome a draw.

use super::mind::Node;
use super::score::Value;
use super::terrain::{Terrain, forward, shift};
use crate::rules::{Bits, Board, Direction, Side};

/// A way of playing, at whatever strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Likes long phalanxes, and pieces that stand by each other.
    Builder,
    /// Likes captures, and pieces in the other half of the board.
    Raider,
    /// Likes to keep its pieces, and the home rows guarded.
    Wall,
    /// Gives pieces for a piece near the far row.
    Gambler,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 4] = [Style::Builder, Style::Raider, Style::Wall, Style::Gambler];

    /// Its name in text forms.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Builder => "builder",
            Style::Raider => "raider",
            Style::Wall => "wall",
            Style::Gambler => "gambler",
        }
    }

    /// The style of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.name() == name)
    }
}

/// A side's style in one search.
#[derive(Clone, Debug)]
pub(super) struct Taste<const N: usize> {
    style: Style,
    side: Side,
    /// The half, and the third of the board before the side's far row.
    beyond: Bits<N>,
    near: Bits<N>,
    /// The two rows by the side's home row.
    home: Bits<N>,
    /// What the position at the root has of it.
    usual: Value,
}

impl<const N: usize> Taste<N> {
    /// The taste of the side to move on `board`, the root's.
    pub(super) fn new(style: Style, terrain: &Terrain<N>, board: &Board<N>) -> Taste<N> {
        let side = board.turn();
        let rows = &terrain.rows_to_go[side.index()];
        let join = |rows: &[Bits<N>]| rows.iter().fold(Bits::EMPTY, |all, row| all | *row);
        let (beyond, near) = (join(&rows[..rows.len() / 2]), join(&rows[..rows.len() / 3]));
        let home = join(&rows[rows.len() - 2..]);
        let mut taste = Taste { style, side, beyond, near, home, usual: 0 };
        taste.usual = taste.of(terrain, board);
        taste
    }

    /// What to add to the value of a node for the side to move there, in hundredths of a piece.
    pub(super) fn bonus(&self, terrain: &Terrain<N>, node: &Node<N>) -> Value {
        let bonus = self.of(terrain, &node.board) - self.usual;
        if node.board.turn() == self.side { bonus } else { -bonus }
    }

    fn of(&self, terrain: &Terrain<N>, board: &Board<N>) -> Value {
        let (own, enemy) = (board.pieces(self.side), board.pieces(self.side.other()));
        let count = |set: &Bits<N>| own.count_with(set) as Value;
        match self.style {
            Style::Builder => 3 * pairs(terrain, own, self.side),
            Style::Raider => 5 * count(&self.beyond) - 24 * enemy.count() as Value,
            Style::Wall => 9 * count(&self.home) + 10 * own.count() as Value,
            Style::Gambler => 20 * count(&self.near) - 16 * own.count() as Value,
        }
    }
}

/// Number of pairs of neighbours in line, lines of three counted once more.
fn pairs<const N: usize>(terrain: &Terrain<N>, own: &Bits<N>, side: Side) -> Value {
    let [ahead, right, left] = forward(side);
    let pairs = [ahead, right, left, Direction::East].map(|direction| {
        let step = terrain.layout.step(direction);
        let two = *own & shift(*own, step);
        two.count() + two.count_with(&shift(two, step))
    });
    pairs.into_iter().sum::<u32>() as Value
}
