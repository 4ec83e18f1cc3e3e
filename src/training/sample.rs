//! A position with what a search and the rest of the game made of it, and files of them.
//!
//! A file begins with [`MAGIC`], the length of the rule set's text in one byte, and that text. Then
//! follow samples, all of one length: two bits for each square in the order of [`Size::squares`], the
//! first in the lowest bits (0 empty, 1 White, 2 Black, 3 obstruction); the side to move (0 White,
//! 1 Black); the ply in the game (255 for more); the score and the game's number, lowest byte first,
//! in two and four bytes; and the result.
//!
//! [`Size::squares`]: crate::rules::Size::squares

use crate::notation::rule_set;
use crate::rules::{Content, Piece, Position, RuleSet, Setup, Side, SquareMap, SquareSet};
use std::io::{self, Read, Write};

/// The first bytes of a file of samples.
pub const MAGIC: &[u8; 8] = b"EPSAMP1\n";

/// What became of a game, for the side to move in a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Lost.
    Lost,
    /// Drawn.
    Drawn,
    /// Won.
    Won,
    /// The position stood on no board: a move that nobody played led to it.
    Unknown,
}

/// A position of a game, or one that a single move off its path leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The content of each square: 0 empty, 1 White, 2 Black, 3 obstruction.
    pub squares: Vec<u8>,
    /// Who is to move.
    pub turn: Side,
    /// Plies played before it.
    pub ply: u8,
    /// What a search found it worth to the side to move, in hundredths of a piece.
    pub score: i16,
    /// The game it is of; no two games of a file have the same number.
    pub game: u32,
    /// What became of that game.
    pub fate: Fate,
}

impl Sample {
    /// A sample of `position` whose fate isn't known yet.
    #[must_use]
    pub fn new(position: &Position, ply: usize, score: i16, game: u32) -> Sample {
        let content = |square| match position.at(square) {
            Content::Empty => 0,
            Content::Piece(piece) => 1 + piece.side.index() as u8,
            Content::Obstruction => 3,
        };
        Sample {
            squares: position.size().squares().map(content).collect(),
            turn: position.turn(),
            ply: ply.min(255) as u8,
            score,
            game,
            fate: Fate::Unknown,
        }
    }

    /// The sample's position under the rules of its file; `None` if they don't allow it.
    #[must_use]
    pub fn position(&self, rules: &RuleSet) -> Option<Position> {
        let mut setup = Setup { turn: self.turn, stones: 0, ..Setup::start(rules) };
        (setup.pieces, setup.obstructions) = (SquareMap::new(), SquareSet::new());
        for (square, content) in rules.size.squares().zip(&self.squares) {
            match content {
                1 | 2 => {
                    let side = Side::BOTH[usize::from(content - 1)];
                    setup.pieces.insert(square, Piece { side, is_locked: false });
                }
                3 => drop(setup.obstructions.insert(square)),
                _ => {}
            }
        }
        setup.position(rules).ok()
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let mut bytes = vec![0; self.squares.len().div_ceil(4)];
        for (at, content) in self.squares.iter().enumerate() {
            bytes[at / 4] |= content << (2 * (at % 4));
        }
        bytes.extend([self.turn.index() as u8, self.ply]);
        bytes.extend(self.score.to_le_bytes());
        bytes.extend(self.game.to_le_bytes());
        bytes.push(self.fate as u8);
        out.write_all(&bytes)
    }

    fn read(bytes: &[u8], squares: usize) -> Option<Sample> {
        let (packed, rest) = bytes.split_at_checked(squares.div_ceil(4))?;
        let [turn, ply, score @ .., a, b, c, d, fate] = rest else { return None };
        Some(Sample {
            squares: (0..squares).map(|at| packed[at / 4] >> (2 * (at % 4)) & 3).collect(),
            turn: if *turn == 0 { Side::White } else { Side::Black },
            ply: *ply,
            score: i16::from_le_bytes(score.try_into().ok()?),
            game: u32::from_le_bytes([*a, *b, *c, *d]),
            fate: match fate {
                0 => Fate::Lost,
                1 => Fate::Drawn,
                2 => Fate::Won,
                _ => Fate::Unknown,
            },
        })
    }
}

/// Writes the head of a file of samples under `rules`.
///
/// # Errors
/// The writer's.
pub fn begin(rules: &RuleSet, out: &mut impl Write) -> io::Result<()> {
    let text = rule_set::write(rules);
    out.write_all(MAGIC)?;
    out.write_all(&[text.len() as u8])?;
    out.write_all(text.as_bytes())
}

/// Writes `samples` behind what was written before.
///
/// # Errors
/// The writer's.
pub fn append(samples: &[Sample], out: &mut impl Write) -> io::Result<()> {
    samples.iter().try_for_each(|sample| sample.write(out))
}

/// Reads a whole file; a last sample that was cut off is left out.
///
/// # Errors
/// The reader's; [`io::ErrorKind::InvalidData`] if it is no file of samples.
pub fn read(source: &mut impl Read) -> io::Result<(RuleSet, Vec<Sample>)> {
    let wrong = || io::Error::new(io::ErrorKind::InvalidData, "this is no file of samples");
    let mut bytes = Vec::new();
    source.read_to_end(&mut bytes)?;
    let rest = bytes.strip_prefix(MAGIC).ok_or_else(wrong)?;
    let (length, rest) = rest.split_first().ok_or_else(wrong)?;
    let (text, rest) = rest.split_at_checked(usize::from(*length)).ok_or_else(wrong)?;
    let text = str::from_utf8(text).map_err(|_| wrong())?;
    let rules = rule_set::read(text).map_err(|_| wrong())?;
    let squares = usize::from(rules.size.columns()) * usize::from(rules.size.rows());
    let samples = rest.chunks_exact(squares.div_ceil(4) + 9).map(|chunk| Sample::read(chunk, squares));
    Ok((rules, samples.collect::<Option<_>>().ok_or_else(wrong)?))
}
