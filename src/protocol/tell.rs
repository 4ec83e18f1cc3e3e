//! What the worker answers.

use serde::{Deserialize, Serialize};

/// A message from the worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tell {
    /// The worker hears. Always its first message, and sent once.
    Ready {
        /// The build the worker's files belong to, to be compared with the page's.
        build: String,
        /// The worker's [`VERSION`](super::VERSION).
        protocol: u16,
    },
    /// An iteration has ended, or a slice of a long one.
    Progress(Progress),
    /// The search has ended.
    Done(Done),
    /// The request can't be met, or the search broke down.
    Failed {
        /// The search meant; `None` when the message itself couldn't be read.
        id: Option<u32>,
        /// One lower-case sentence that names what is wrong and where.
        message: String,
    },
}

/// How a search stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The search meant.
    pub id: u32,
    /// Plies of the last full iteration.
    pub depth: u8,
    /// Greatest number of plies looked ahead.
    pub seldepth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// Milliseconds since the request arrived.
    pub elapsed_ms: u32,
    /// The best lines of the last full iteration, best first; may be empty early on.
    pub lines: Vec<Line>,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// The search meant.
    pub id: u32,
    /// The move to play, as text; `None` when the game is over.
    pub best: Option<String>,
    /// What `best` does and what it leaves.
    pub facts: Facts,
    /// The search's last standing. At a level, `lines` are what the whole strength sees, and
    /// `best` need not be the first of them.
    pub progress: Progress,
}

/// One line of play with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Its value for the side to move at the root.
    pub score: Score,
    /// The moves as text, the first being played at the root; never empty.
    pub moves: Vec<String>,
}

/// A value, seen by the side to move at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Score {
    /// An estimate in hundredths of a piece.
    Estimate(i16),
    /// Won in so many plies with best play.
    Win(u8),
    /// Lost in so many plies with best play.
    Loss(u8),
}

/// Plain facts about the chosen move, for sentences that explain it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Facts {
    /// Pieces it captures.
    pub captured: u8,
    /// Does it cross?
    pub crosses: bool,
    /// Most pieces one capture could have taken from the mover before the move.
    pub in_danger_before: u8,
    /// Most pieces one capture can take from the mover after it.
    pub in_danger_after: u8,
    /// Most pieces the mover threatens to take next.
    pub threatened: u8,
    /// Was it the only legal move, or the only one that doesn't lose at once?
    pub is_only_move: bool,
}
