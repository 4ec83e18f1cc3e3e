//! What the engine is asked, and what it answers.

use super::facts::Facts;
use super::level::Level;
use super::score::Score;
use super::style::Style;
use crate::rules::{Move, Position};

/// A position to think about, and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position.
    pub position: Position,
    /// Hashes of the positions before it, oldest first: repetition needs them. They may begin at
    /// the last capture, and may be empty.
    pub earlier: Vec<u64>,
    /// When to stop.
    pub limits: Limits,
    /// How well to play; `None` for as well as the limits allow.
    pub level: Option<Level>,
    /// What the player likes; `None` for no preference.
    pub style: Option<Style>,
    /// Chooses among the moves a level holds for good enough, and among openings.
    pub seed: u64,
    /// How many best lines to find, at least 1.
    pub lines: usize,
}

impl Request {
    /// A request for the best move of `position`, with nothing before it.
    #[must_use]
    pub fn new(position: Position, limits: Limits) -> Request {
        Request { position, earlier: Vec::new(), limits, level: None, style: None, seed: 0, lines: 1 }
    }

    /// Moves on to the position after `step`, which is legal.
    pub fn advance(&mut self, step: Move) {
        if step.is_capture() || step.is_stone() {
            self.earlier.clear();
        } else {
            self.earlier.push(self.position.hash());
        }
        self.position = self.position.play_legal(step);
    }
}

/// When a search ends: at the first limit reached, or when nothing is left to find out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Plies of the last iteration.
    pub depth: Option<u32>,
}

impl Limits {
    /// Ends after `nodes` positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// Ends after the iteration of `depth` plies.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }
}

/// What the asker wants next; asked about every thousand nodes and after every iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Go on.
    Go,
    /// Return now, able to go on later as if nothing had been.
    Pause,
    /// End the search with what it has found.
    Stop,
}

/// How a search stands.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Plies of the last full iteration.
    pub depth: u32,
    /// Greatest number of plies looked ahead.
    pub seldepth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Moves worth considering at the root: with one there is little to think about.
    pub choices: usize,
    /// True when an iteration has ended since the last report.
    pub is_new: bool,
    /// The best lines of the last full iteration, best first.
    pub lines: Vec<Line>,
}

/// One line of play with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its value for the side to move at the root.
    pub score: Score,
    /// The moves, the first being played at the root; never empty.
    pub moves: Vec<Move>,
}

/// What a run of the engine came to.
#[derive(Clone, Debug)]
pub enum Step {
    /// Paused: run again to go on.
    Paused,
    /// Finished.
    Done(Report),
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// The move to play; `None` when the game is over.
    pub best: Option<Move>,
    /// What `best` does and what it leaves.
    pub facts: Facts,
    /// The search's last standing.
    pub progress: Progress,
}
