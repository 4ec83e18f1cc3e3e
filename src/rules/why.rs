//! Why a move is illegal, as a value.

use super::board::Duty;
use super::geometry::{Direction, Side, Square};
use super::moves::Move;
use super::position::{Content, Position};
use super::rule_set::{Crossers, Symmetry};

/// Why a move isn't legal; the code is [`Illegal::code`], the words are [`Display`].
///
/// [`Display`]: core::fmt::Display
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Stones have to be placed first.
    #[error("{left} stones must be placed before the first move")]
    StonesFirst {
        /// Stones still to place.
        left: u8,
    },
    /// A stone can't be placed there, or none is left to place.
    #[error("no stone can be placed on {at}")]
    StoneSquare {
        /// The square asked for.
        at: Square,
    },
    /// No piece of the side to move stands there.
    #[error("no {side} piece stands on {at}")]
    NoOwnPiece {
        /// The square asked for.
        at: Square,
        /// The side to move.
        side: Side,
    },
    /// Rear and target lie on no common line, or are one square.
    #[error("{from} and {to} are not in line")]
    NotInLine {
        /// The rear.
        from: Square,
        /// The target.
        to: Square,
    },
    /// The piece stands on its far row and can't move any more.
    #[error("the piece on {at} is frozen")]
    Frozen {
        /// Its square.
        at: Square,
    },
    /// The piece is locked: it can't move, or it can't be captured.
    #[error("the piece on {at} is locked")]
    Locked {
        /// Its square.
        at: Square,
    },
    /// The distance is greater than the phalanx is long.
    #[error("{length} pieces move at most {length}, not {distance}")]
    TooFar {
        /// Number of moving pieces.
        length: u8,
        /// Distance asked for.
        distance: u8,
    },
    /// The way leads over the edge.
    #[error("the board ends before {to}")]
    OffBoard {
        /// The target.
        to: Square,
    },
    /// An obstruction stands in the way.
    #[error("an obstruction stands on {at}")]
    Obstruction {
        /// Its square.
        at: Square,
    },
    /// An own piece stands in the way.
    #[error("an own piece stands on {at}")]
    BlockedOwn {
        /// Its square.
        at: Square,
    },
    /// An enemy piece stands before the target.
    #[error("an enemy piece stands on {at}")]
    BlockedEnemy {
        /// Its square.
        at: Square,
    },
    /// One piece alone captures nothing.
    #[error("a single piece cannot capture")]
    SingleCannotCapture,
    /// The enemy run is as long as the phalanx, or longer.
    #[error("{length} against {run}: a capture needs more")]
    NotStronger {
        /// Number of moving pieces.
        length: u8,
        /// Length of the enemy run.
        run: u8,
    },
    /// The crossing would make the position symmetric.
    #[error("this crossing would make the position symmetric ({0})")]
    Symmetry(SymmetryKind),
    /// Rear and target name a legal move, but another phalanx goes there, or it takes another run.
    /// Only a move that was made for another position, or by hand, can say so.
    #[error("{step} is a move of another position")]
    AnotherPosition {
        /// The move.
        step: Move,
    },
}

/// The likeness a forbidden crossing would have made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymmetryKind {
    /// Left-right.
    Mirror,
    /// Front-back, colours swapped.
    FrontBack,
    /// Half a turn, colours swapped.
    Rotation,
}

impl core::fmt::Display for SymmetryKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            SymmetryKind::Mirror => "left-right",
            SymmetryKind::FrontBack => "front-back with colours swapped",
            SymmetryKind::Rotation => "half a turn with colours swapped",
        })
    }
}

impl Illegal {
    /// The reason code of CONTRACTS §2.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Illegal::GameOver => "game-over",
            Illegal::StonesFirst { .. } => "stones-first",
            Illegal::StoneSquare { .. } => "stone-square",
            Illegal::NoOwnPiece { .. } => "no-own-piece",
            Illegal::NotInLine { .. } => "not-in-line",
            Illegal::Frozen { .. } => "frozen",
            Illegal::Locked { .. } => "locked",
            Illegal::TooFar { .. } => "too-far",
            Illegal::OffBoard { .. } => "off-board",
            Illegal::Obstruction { .. } => "obstruction",
            Illegal::BlockedOwn { .. } => "blocked-own",
            Illegal::BlockedEnemy { .. } => "blocked-enemy",
            Illegal::SingleCannotCapture => "single-cannot-capture",
            Illegal::NotStronger { .. } => "not-stronger",
            Illegal::Symmetry(_) => "symmetry",
            Illegal::AnotherPosition { .. } => "another-position",
        }
    }
}

/// One question put to one position.
pub(super) struct Inquiry<'a> {
    position: &'a Position,
    turn: Side,
}

impl<'a> Inquiry<'a> {
    pub(super) fn new(position: &'a Position) -> Inquiry<'a> {
        Inquiry { position, turn: position.turn() }
    }

    pub(super) fn stone(&self, at: Square) -> Result<Move, Illegal> {
        if self.position.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        let is_free = self.position.at(at) == Content::Empty && self.position.rules().is_stone_region(at);
        match self.position.stones() > 0 && is_free {
            true => Ok(Move::stone(at)),
            false => Err(Illegal::StoneSquare { at }),
        }
    }

    pub(super) fn march(&self, from: Square, to: Square) -> Result<Move, Illegal> {
        // Without a piece the game is over, too; but that none stands there says more, and the
        // project's data set of illegal moves asks for it.
        if self.position.piece_count(self.turn) == 0 {
            return Err(Illegal::NoOwnPiece { at: from, side: self.turn });
        }
        if self.position.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if self.position.stones() > 0 {
            return Err(Illegal::StonesFirst { left: self.position.stones() });
        }
        if self.position.side_at(from) != Some(self.turn) {
            return Err(Illegal::NoOwnPiece { at: from, side: self.turn });
        }
        let (direction, offset) = from.line_to(to).ok_or(Illegal::NotInLine { from, to })?;
        if self.position.is_fixed(from) {
            return Err(self.fixed_reason(from));
        }
        let length = self.length(from, direction);
        if offset < length {
            return Err(Illegal::BlockedOwn { at: to });
        }
        let distance = offset - (length - 1);
        if distance > length {
            return Err(Illegal::TooFar { length, distance });
        }
        self.path(from, direction, length, offset)?;
        let run = self.captured_run(to, direction, length)?;
        let step = Move::march(from, direction, length, distance, run);
        self.symmetry(step)
    }

    fn fixed_reason(&self, at: Square) -> Illegal {
        match self.position.rules().crossers {
            Crossers::Frozen | Crossers::Free => Illegal::Frozen { at },
            Crossers::Locked | Crossers::LockedWhenAnswered => Illegal::Locked { at },
        }
    }

    /// Number of consecutive movable own pieces from `rear` along `direction`.
    fn length(&self, rear: Square, direction: Direction) -> u8 {
        let is_member = |steps: &u8| {
            rear.step(direction, *steps as i8)
                .is_some_and(|s| self.position.side_at(s) == Some(self.turn) && !self.position.is_fixed(s))
        };
        (0..32).take_while(is_member).count() as u8
    }

    /// The squares in front of the head up to the target: on the board, and empty before the target.
    fn path(&self, from: Square, direction: Direction, length: u8, offset: u8) -> Result<(), Illegal> {
        for steps in length..=offset {
            let square = from.step(direction, steps as i8).filter(|s| self.position.size().contains(*s));
            let Some(at) = square else {
                let to = from.step(direction, offset as i8).unwrap_or(from);
                return Err(Illegal::OffBoard { to });
            };
            match self.position.at(at) {
                Content::Obstruction => return Err(Illegal::Obstruction { at }),
                Content::Piece(piece) if piece.side == self.turn => return Err(Illegal::BlockedOwn { at }),
                Content::Piece(_) if steps < offset => return Err(Illegal::BlockedEnemy { at }),
                Content::Piece(_) | Content::Empty => {}
            }
        }
        Ok(())
    }

    /// Length of the enemy run captured on `target`, 0 if the square is empty.
    fn captured_run(&self, target: Square, direction: Direction, length: u8) -> Result<u8, Illegal> {
        let enemy = self.turn.other();
        let line = (0..32).map_while(|steps| target.step(direction, steps));
        let run: Vec<Square> = line.take_while(|s| self.position.side_at(*s) == Some(enemy)).collect();
        let count = run.len() as u8;
        if count == 0 {
            return Ok(0);
        }
        if length == 1 {
            return Err(Illegal::SingleCannotCapture);
        }
        if count >= length {
            return Err(Illegal::NotStronger { length, run: count });
        }
        let taken = match self.position.rules().capture {
            super::rule_set::Capture::Line => run.len(),
            super::rule_set::Capture::Head => 1,
        };
        let is_locked =
            |s: &&Square| matches!(self.position.at(**s), Content::Piece(piece) if piece.is_locked);
        match run.iter().take(taken).find(is_locked) {
            Some(at) => Err(Illegal::Locked { at: *at }),
            None => Ok(count),
        }
    }

    fn symmetry(&self, step: Move) -> Result<Move, Illegal> {
        let kind = match self.position.rules().symmetry {
            Symmetry::Off => return Ok(step),
            Symmetry::Mirror => SymmetryKind::Mirror,
            Symmetry::FrontBack => SymmetryKind::FrontBack,
            Symmetry::Rotation => SymmetryKind::Rotation,
        };
        let board = self.position.board();
        let is_forbidden =
            self.position.is_crossing(step) && board.is_symmetric_after(self.position.layout(), step);
        if is_forbidden { Err(Illegal::Symmetry(kind)) } else { Ok(step) }
    }
}

/// Does the legal move `step` break the duty the side to move is under (`answer=must-cross`)?
#[must_use]
pub fn fails_duty(position: &Position, step: Move) -> bool {
    position.duty() == Duty::Owed && !position.is_crossing(step)
}
