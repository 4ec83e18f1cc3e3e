//! Small boards solved outright: the exact value of every placement of two armies.
//!
//! Reading order: this file (what is asked and answered) → `index` (a number for every placement) →
//! `fill` (from the ends of the game backwards).
//!
//! Invariants: a position's value is what it is worth with nothing before it. A forced win gets
//! nearer with every move, so it never repeats a position and needs no more than its number of
//! plies; the rule of repetition can't touch it. Where neither side can force a win, each can avoid
//! losing for ever, and on a board with finitely many positions the third occurrence comes: under
//! `repetition=draw` such a position is drawn. Under `repetition=off` the game goes on without end,
//! which is called a draw here. Under `repetition=loses` somebody would have to deviate, and what
//! then happens depends on the whole game before: there no atlas is made. The symmetry rule speaks
//! of single positions and is applied to every move. In the middle of a game a win may be worth less
//! than here: positions that have stood twice already are then closed to the winner.

mod fill;
mod index;

use super::super::terrain::Terrain;
use crate::rules::{Board, Crossers, Layout, Move, Position, Repetition, RuleSet, Side};
use core::ops::ControlFlow;
use fill::Filler;
use index::Index;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Won in so many plies, the vain reply to the last crossing included, and no sooner.
    Win(u32),
    /// Lost in so many plies with the longest resistance.
    Loss(u32),
    /// Neither side can force a win.
    Draw,
}

/// Why a board can't be solved outright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AtlasError {
    /// Its placements don't fit into the memory allowed.
    #[error("the board has {positions} positions; more than {most} do not fit")]
    TooLarge {
        /// Placements of at most as many pieces a side as the larger army has.
        positions: u64,
        /// How many would fit.
        most: u64,
    },
    /// A rule makes a position's value depend on more than pieces, turn and duty.
    #[error("{0} makes a value depend on more than the pieces, the turn and the duty")]
    Rule(&'static str),
    /// Stones have yet to be placed.
    #[error("{0} stones are still to be placed: every way of placing them is a board of its own")]
    Stones(u8),
    /// The obstructions look different from the two sides.
    #[error("the obstructions are not the same seen from both sides")]
    Lopsided,
    /// A win takes more plies than are counted.
    #[error("a win takes more than {0} plies")]
    TooLong(u32),
}

/// How many of a board's positions are what; a position and its mirror image count once, and so do
/// a position and the same with colours and sides exchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Won by the side to move.
    pub wins: u64,
    /// Lost by the side to move.
    pub losses: u64,
    /// Neither.
    pub draws: u64,
    /// Plies of the longest win or loss.
    pub longest: u32,
}

impl Census {
    /// All of them.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.wins + self.losses + self.draws
    }
}

/// The values of all positions with one set of obstructions under one rule set, in which neither
/// side has more pieces than the larger army of the position it was made for.
pub struct Atlas {
    terrain: Terrain<1>,
    blank: Board<1>,
    index: Index,
    values: Vec<u8>,
    census: Census,
}

impl Atlas {
    /// The values of all positions that `position` can lead to, and of others like them, in at most
    /// `most_bytes` bytes, one for each position. Takes about a second for a million.
    ///
    /// # Errors
    /// Why there is no atlas of this board.
    pub fn new(position: &Position, most_bytes: u64) -> Result<Atlas, AtlasError> {
        let rules = position.rules();
        check(rules, position.stones())?;
        let layout = position.layout();
        let most = Side::BOTH.map(|side| position.piece_count(side)).into_iter().max().unwrap_or(0);
        if layout.words() > 1 {
            let positions = u64::MAX;
            return Err(AtlasError::TooLarge { positions, most: most_bytes });
        }
        let (layout, board): (Layout<1>, Board<1>) = (layout.resized(), position.board().resized());
        let index = Index::new(&layout, *board.obstructions(), most as usize);
        if index.flipped(board.obstructions().0[0]) != board.obstructions().0[0] {
            return Err(AtlasError::Lopsided);
        }
        let states = fill::states(rules);
        let positions = index.len().saturating_mul(states);
        if positions > most_bytes {
            return Err(AtlasError::TooLarge { positions, most: most_bytes });
        }
        let mut filler = Filler::new(layout, board, index);
        filler.fill()?;
        let Filler { terrain, blank, index, values, census, .. } = filler;
        Ok(Atlas { terrain, blank, index, values, census })
    }

    /// What `position` is worth; `None` if it isn't in the atlas. The rules must be those that the
    /// atlas was made under.
    #[must_use]
    pub fn fate(&self, position: &Position) -> Option<Fate> {
        let board: Board<1> = position.board().resized();
        let is_here = position.layout().words() == 1
            && position.stones() == 0
            && board.obstructions() == self.blank.obstructions()
            && Side::BOTH.iter().all(|side| board.pieces(*side).count() as usize <= self.index.most());
        is_here.then(|| self.fate_of(&board))
    }

    fn fate_of(&self, board: &Board<1>) -> Fate {
        match board.early_outcome(&self.terrain.layout) {
            Some(outcome) if outcome.winner == Some(board.turn()) => Fate::Win(0),
            Some(_) => Fate::Loss(0),
            None => fill::decode(self.values[fill::place(&self.index, board)]),
        }
    }

    /// Best play from `position`, which is in the atlas: the shortest win against the longest
    /// resistance, or in a drawn position moves that keep the draw until a position comes back.
    #[must_use]
    pub fn line(&self, position: &Position) -> Vec<Move> {
        let layout = &self.terrain.layout;
        let mut board: Board<1> = position.board().resized();
        let (mut line, mut seen) = (Vec::new(), vec![board.hash()]);
        while let Some(step) = self.best(&board) {
            board = board.play(layout, step);
            line.push(step);
            if seen.contains(&board.hash()) {
                break;
            }
            seen.push(board.hash());
        }
        line
    }

    /// The first best move of a position that isn't over.
    fn best(&self, board: &Board<1>) -> Option<Move> {
        let layout = &self.terrain.layout;
        if board.early_outcome(layout).is_some() {
            return None;
        }
        let mut best: Option<(i64, Move)> = None;
        let _ = board.visit_moves(layout, |step| {
            // The opponent's loss is the mover's gain: soon if it can be, his win as late as possible.
            let worth = match self.fate_of(&board.play(layout, step)) {
                Fate::Loss(plies) => 1_000 - i64::from(plies),
                Fate::Draw => 0,
                Fate::Win(plies) => i64::from(plies) - 1_000,
            };
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, step));
            }
            ControlFlow::<()>::Continue(())
        });
        best.map(|(_, step)| step)
    }

    /// How many positions are what.
    #[must_use]
    pub fn census(&self) -> Census {
        self.census
    }
}

fn check(rules: &RuleSet, stones: u8) -> Result<(), AtlasError> {
    if rules.crossers == Crossers::LockedWhenAnswered {
        return Err(AtlasError::Rule("crossers=locked-when-answered"));
    }
    if rules.repetition == Repetition::Loses {
        return Err(AtlasError::Rule("repetition=loses"));
    }
    if stones > 0 { Err(AtlasError::Stones(stones)) } else { Ok(()) }
}
