//! The rules know no left and right, and no White and Black: turned boards have turned moves.

use crate::agreement::Case;
use crate::data::same;
use crate::oracle::{self, Position, square_name};
use crate::reading::{Fast, Reading};

/// A board turned about: what a square becomes, and what a piece.
struct Turn {
    name: &'static str,
    square: fn(&Position, oracle::Square) -> oracle::Square,
    swaps_sides: bool,
}

const TURNS: [Turn; 2] = [
    Turn {
        name: "left and right",
        square: |board, (column, row)| (board.columns() - 1 - column, row),
        swaps_sides: false,
    },
    Turn {
        name: "White and Black",
        square: |board, (column, row)| (column, board.rows() - 1 - row),
        swaps_sides: true,
    },
];

impl Turn {
    fn piece(&self, piece: char) -> char {
        match piece {
            'w' if self.swaps_sides => 'b',
            'b' if self.swaps_sides => 'w',
            'W' if self.swaps_sides => 'B',
            'B' if self.swaps_sides => 'W',
            other => other,
        }
    }

    fn board(&self, board: &Position) -> Position {
        let mut turned = board.clone();
        for square in board.squares() {
            let (column, row) = (self.square)(board, square);
            turned.grid[row][column] = self.piece(board.on(square));
        }
        turned.side = self.piece(board.side);
        turned
    }

    /// A listed move, its squares turned; text is `a1-b2`, `a1xb2`, `*c3` or `a1`.
    fn text(&self, board: &Position, text: &str) -> String {
        let turned = |name: &str| {
            let square = oracle::parse_square(name).expect("a square of a listed move");
            square_name((self.square)(board, square))
        };
        if let Some(stone) = text.strip_prefix('*') {
            return format!("*{}", turned(stone));
        }
        for mark in ['-', 'x'] {
            if let Some((rear, landing)) = text.split_once(mark) {
                return format!("{}{mark}{}", turned(rear), turned(landing));
            }
        }
        turned(text)
    }
}

/// Whether the crate's moves and status turn with the board.
pub(crate) fn moves_are_mirrored(case: &Case) -> Result<(), String> {
    let board = &case.slow.1;
    for turn in &TURNS {
        let turned = Fast::open(&case.rules, &turn.board(board).print())?;
        let mut expected: Vec<Vec<String>> = case
            .fast
            .moves()
            .iter()
            .map(|listed| listed.iter().map(|text| turn.text(board, text)).collect())
            .collect();
        expected.sort();
        same(turn.name, turned.moves(), expected)?;
        let (word, reason) = case.fast.status();
        let word = match word {
            "white wins" if turn.swaps_sides => "black wins",
            "black wins" if turn.swaps_sides => "white wins",
            other => other,
        };
        same(turn.name, turned.status(), (word, reason))?;
    }
    Ok(())
}

#[test]
fn turned_move_keeps_its_mark() {
    let rules = oracle::Rules::parse("columns=8,rows=8").expect("valid rules");
    let board = Position::start(&rules);
    assert_eq!(TURNS[0].text(&board, "a1xb2"), "h1xg2");
    assert_eq!(TURNS[1].text(&board, "a1-b2"), "a8-b7");
    assert_eq!(TURNS[1].text(&board, "*c3"), "*c6");
}
