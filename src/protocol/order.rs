//! What the page asks for.

use serde::{Deserialize, Serialize};

/// A message from the page to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Think about a position; gives up whatever was being thought about.
    Think(Ask),
    /// Finish the search `id` now with what it has found: a [`Done`](super::Done) follows. An
    /// unknown or finished id is not an error and is not answered.
    Stop {
        /// The search meant.
        id: u32,
    },
    /// Drop the search `id`, if it runs: nothing follows.
    Cancel {
        /// The search meant.
        id: u32,
    },
    /// Forget what earlier games left in the table.
    Forget,
    /// Let searches rest, the running one and those to come: nobody looks. Their time rests, too;
    /// [`Order::Stop`] is answered all the same.
    Pause,
    /// Go on with what rests.
    Resume,
}

/// A position and what to find out about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Names this search in every reply.
    pub id: u32,
    /// The rule set as text (RULES §3): a preset's name or settings.
    pub rules: String,
    /// The game's first position as text (RULES §5); `None` for the usual start of the rules.
    pub start: Option<String>,
    /// The moves from `start` to the position asked about, as text. Repetition needs them.
    pub moves: Vec<String>,
    /// When to stop; without any limit only [`Order::Stop`] ends the search.
    pub limits: Limits,
    /// 1 (a child's first game) to 12; `None` for full strength, which level 12 is not bound to be.
    pub level: Option<u8>,
    /// The name of what the player likes, such as `raider`; `None` for no preference.
    pub style: Option<String>,
    /// Chooses among nearly equal moves at a level; the same seed gives the same move.
    pub seed: u64,
    /// How many best lines to report, at least 1; counted as 1 when a level is set.
    pub lines: u8,
}

/// When a search ends: at the first limit reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Plies of the last full iteration.
    pub depth: Option<u8>,
    /// Milliseconds, measured by the worker from the arrival of the request.
    pub movetime_ms: Option<u32>,
}
