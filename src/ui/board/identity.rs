//! Which piece is which, over a whole game: so that a moved piece keeps its node and slides.

use crate::rules::{Move, Position, Side, Square};

/// A piece's number in its game: given at the start from a1 upwards, kept through every move.
pub type PieceId = u16;

/// Where each piece of a game stands, and which ones the last move captured.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// In the order of their numbers.
    standing: Vec<(PieceId, Square, Side)>,
    fallen: Vec<(PieceId, Square, Side)>,
}

impl Roll {
    /// The pieces of a game's start.
    #[must_use]
    pub fn start(position: &Position) -> Roll {
        let squares = position.size().squares();
        let pieces = squares.filter_map(|square| position.side_at(square).map(|side| (square, side)));
        let standing = (0..).zip(pieces).map(|(id, (square, side))| (id, square, side)).collect();
        Roll { standing, fallen: Vec::new() }
    }

    /// The pieces after the moves of `line` from `start`.
    #[must_use]
    pub fn after(start: &Position, line: &[Move]) -> Roll {
        let mut roll = Roll::start(start);
        line.iter().for_each(|step| roll.advance(start, *step));
        roll
    }

    /// Carries every piece through `step`; of `position` only the rules count.
    pub fn advance(&mut self, position: &Position, step: Move) {
        let captured = position.captured(step);
        self.fallen.clear();
        for square in captured {
            if let Some(place) = self.standing.iter().position(|(_, at, _)| *at == square) {
                self.fallen.push(self.standing.remove(place));
            }
        }
        let moving: Vec<Square> = step.phalanx().collect();
        for (_, square, _) in self.standing.iter_mut().filter(|(_, square, _)| moving.contains(square)) {
            *square = square.step(step.direction(), step.distance() as i8).unwrap_or(*square);
        }
    }

    /// Every standing piece, in the order of the numbers.
    pub fn standing(&self) -> impl Iterator<Item = (PieceId, Square, Side)> + '_ {
        self.standing.iter().copied()
    }

    /// The pieces the last move captured, in the order struck.
    #[must_use]
    pub fn fallen(&self) -> &[(PieceId, Square, Side)] {
        &self.fallen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Direction, Preset};

    fn start() -> Position {
        Position::start(&Preset::Standard.rules()).expect("a preset")
    }

    fn number_on(roll: &Roll, square: Square) -> Option<PieceId> {
        roll.standing().find(|(_, at, _)| *at == square).map(|(id, _, _)| id)
    }

    #[test]
    fn a_phalanx_keeps_its_pieces_numbers() {
        let d1 = Square::new(3, 0);
        let (before, step) = (Roll::start(&start()), Move::march(d1, Direction::North, 2, 2, 0));
        let after = Roll::after(&start(), &[step]);
        for (from, to) in step.phalanx().zip(step.landing()) {
            assert_eq!(number_on(&before, from), number_on(&after, to));
        }
    }

    #[test]
    fn captured_pieces_fall_in_the_order_struck() {
        let text = "g1-g4 e12-g10 d2-g2 g12-g7 f2-g1 b12-e9 g1xg7"; // RULES §6
        let mut position = start();
        let mut line = Vec::new();
        for word in text.split(' ') {
            let step = position.moves().into_iter().find(|step| step.to_string() == word).expect("legal");
            position = position.play_legal(step);
            line.push(step);
        }
        let roll = Roll::after(&start(), &line);
        let fallen: Vec<String> = roll.fallen().iter().map(|(_, square, _)| square.to_string()).collect();
        assert_eq!(fallen.first().map(String::as_str), Some("g7"));
        for (_, square, side) in roll.standing() {
            assert_eq!(position.side_at(square), Some(side));
        }
        assert_eq!(roll.standing().count() + roll.fallen().len(), 56);
    }

    #[test]
    fn taking_back_gives_the_same_numbers_again() {
        let step = Move::march(Square::new(3, 0), Direction::North, 2, 2, 0);
        let mut roll = Roll::after(&start(), &[]);
        let before = roll.clone();
        roll.advance(&start(), step);
        assert_ne!(roll, before);
        assert_eq!(Roll::after(&start(), &[]), before);
    }
}
