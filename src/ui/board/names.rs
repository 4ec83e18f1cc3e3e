//! What a screen reader is told of a square; the words come from the language.

use super::marks::Target;
use super::view::{Bond, LastMove, TargetKind};
use crate::i18n::{Label, Text, words};
use crate::rules::{Content, Crossers, Direction, Position, Side, Square};

/// Everything a cell's name says: "c1, white, phalanx north 3, north-east 4".
#[derive(Clone, Debug, PartialEq)]
pub struct CellFacts {
    /// Which square.
    pub square: Square,
    /// What stands on it.
    pub content: Content,
    /// Why its piece can't move, if so.
    pub bond: Option<Bond>,
    /// Directions in which a phalanx of two or more can go from here, with its length.
    pub rays: Vec<(Direction, u8)>,
    /// Whose home row the square is on.
    pub home_row: Option<Side>,
}

/// The name of a cell: its square, what stands on it, and what else is to be said.
#[must_use]
pub fn name(facts: &CellFacts, last: Option<&LastMove>) -> Text {
    let mut items = vec![Text::SquareName { square: facts.square }];
    match facts.content {
        Content::Empty => {
            items.push(Label::CellEmpty.into());
            items.extend(facts.home_row.map(|side| Text::CellHomeRow { side }));
        }
        Content::Obstruction => items.push(Label::CellObstruction.into()),
        Content::Piece(piece) => {
            items.push(Text::CellPiece { side: piece.side });
            items.extend(words::phalanxes(&facts.rays));
        }
    }
    items.extend(facts.bond.map(|bond| match bond {
        Bond::Frozen => Label::CellFrozen.into(),
        Bond::Locked => Label::CellLocked.into(),
    }));
    items.extend(end(facts, last).map(Text::from));
    Text::Cell { items }
}

/// Did the last move begin on the square, or end there?
#[must_use]
pub fn end(facts: &CellFacts, last: Option<&LastMove>) -> Option<Label> {
    let (left, taken) = last.map(|last| (last.left.first(), last.taken.last()))?;
    let here = Some(&facts.square);
    (left == here).then_some(Label::CellLastFrom).or((taken == here).then_some(Label::CellLastTo))
}

/// What a cell's name adds while its square is a target: that it is one, and what the move does.
#[must_use]
pub fn target(target: &Target) -> Text {
    match (target.kind, target.captures) {
        (TargetKind::Crossing, _) => Label::CellTargetCrossing.into(),
        (_, 0) => Label::CellTarget.into(),
        (_, captures) => Text::CellTargetCapture { count: captures.into() },
    }
}

impl CellFacts {
    /// The facts of every square, row by row from a1.
    #[must_use]
    pub fn all(position: &Position) -> Vec<CellFacts> {
        position.size().squares().map(|square| CellFacts::new(position, square)).collect()
    }

    /// The side whose piece stands there.
    #[must_use]
    pub fn side(&self) -> Option<Side> {
        match self.content {
            Content::Piece(piece) => Some(piece.side),
            Content::Empty | Content::Obstruction => None,
        }
    }

    fn new(position: &Position, square: Square) -> CellFacts {
        let size = position.size();
        CellFacts {
            square,
            content: position.at(square),
            bond: bond(position, square),
            rays: rays(position, square),
            home_row: Side::BOTH.into_iter().find(|side| size.home_row(*side) == square.row()),
        }
    }
}

/// Why the piece on `square` can't move, if it is frozen or locked.
#[must_use]
pub fn bond(position: &Position, square: Square) -> Option<Bond> {
    let is_fixed = position.is_fixed(square);
    is_fixed.then(|| match position.rules().crossers {
        Crossers::Free | Crossers::Frozen => Bond::Frozen,
        Crossers::Locked | Crossers::LockedWhenAnswered => Bond::Locked,
    })
}

fn rays(position: &Position, square: Square) -> Vec<(Direction, u8)> {
    let Some(side) = position.side_at(square) else { return Vec::new() };
    let ray = |direction| {
        let length = run(position, square, direction, |at| {
            position.side_at(at) == Some(side) && !position.is_fixed(at)
        });
        let front = square.step(direction, length as i8)?;
        let is_open = match position.at(front) {
            Content::Empty => true,
            Content::Obstruction => false,
            Content::Piece(piece) if piece.side == side => false,
            Content::Piece(piece) => {
                run(position, front, direction, |at| position.side_at(at) == Some(piece.side)) < length
            }
        };
        (length > 1 && is_open).then_some((direction, length))
    };
    Direction::ALL.into_iter().filter_map(ray).collect()
}

/// Number of consecutive squares from `from` along `direction` that fit.
fn run(position: &Position, from: Square, direction: Direction, fits: impl Fn(Square) -> bool) -> u8 {
    let is_on = |at: Square| position.size().contains(at) && fits(at);
    (0..32u8).take_while(|steps| from.step(direction, *steps as i8).is_some_and(is_on)).count() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, say};
    use crate::rules::Preset;

    #[test]
    fn a_name_tells_the_phalanxes_that_can_go() {
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        let facts = CellFacts::new(&start, Square::new(2, 0));
        let expected = [(Direction::North, 2), (Direction::NorthEast, 2), (Direction::NorthWest, 2)];
        assert_eq!(facts.rays, expected);
        assert_eq!((facts.side(), facts.home_row), (Some(Side::White), Some(Side::White)));
    }

    #[test]
    fn names_are_spoken_as_one_list() {
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        let spoken = |square| say(Language::En, &name(&CellFacts::new(&start, square), None));
        assert_eq!(spoken(Square::new(2, 0)), "c1, white, phalanx north 2, north-east 2, north-west 2");
        assert_eq!(spoken(Square::new(2, 3)), "c4, empty");
    }

    #[test]
    fn an_empty_square_of_a_home_row_is_named_as_such() {
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        let facts = CellFacts::all(&start);
        assert_eq!(facts.len(), 14 * 12);
        assert!(facts.iter().filter(|fact| fact.home_row == Some(Side::Black)).count() == 14);
        assert!(facts.iter().all(|fact| fact.square.row() != 5 || fact.rays.is_empty()));
    }
}
