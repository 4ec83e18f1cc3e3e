//! One point of a game: the move that led there, the position, and what is noted about it.

use crate::rules::{Move, Outcome, Position, Side};

/// Names a node of one game. It stays good until its node is deleted; it is never given again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The start of every game.
    pub const START: NodeId = NodeId(0);

    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A numeric annotation glyph of PGN, 0 to 255: `$1` is `!`, `$2` `?`, `$3` `!!`, `$4` `??`,
/// `$5` `!?`, `$6` `?!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Glyph(pub u8);

/// How good a position is, as somebody or some engine has judged it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Hundredths of a piece, positive when White stands better.
    Score(i32),
    /// `side` wins in `plies` moves of either side.
    Win {
        /// The winner.
        side: Side,
        /// Moves of either side until then.
        plies: u32,
    },
}

/// What is noted at a node. None of it changes the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// What is said before the move.
    pub before: String,
    /// What is said after it; at the start, about the game as a whole.
    pub after: String,
    /// Glyphs on the move, in order.
    pub glyphs: Vec<Glyph>,
    /// A judgement of the position after the move.
    pub evaluation: Option<Evaluation>,
    /// What the mover's clock shows after the move, in milliseconds.
    pub clock_ms: Option<u64>,
}

/// A node of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    pub(super) parent: Option<NodeId>,
    pub(super) children: Vec<NodeId>,
    pub(super) step: Option<Move>,
    pub(super) position: Position,
    /// What the position alone decides. It is asked for many times with every move, and takes a search for
    /// a legal one.
    pub(super) decided: Option<Outcome>,
    pub(super) ending: Option<Outcome>,
    /// How many times the position has stood on the board on the way here, this time included.
    pub(super) occurrences: u32,
    /// Moves since something irrevocable (a capture, a stone): how far back an equal position
    /// can lie.
    pub(super) quiet_plies: u32,
    pub(super) ply: u32,
    /// What is noted here.
    pub notes: Notes,
}

impl Node {
    pub(super) fn start(position: Position) -> Node {
        Node {
            parent: None,
            children: Vec::new(),
            step: None,
            decided: position.outcome(),
            position,
            ending: None,
            occurrences: 1,
            quiet_plies: 0,
            ply: 0,
            notes: Notes::default(),
        }
    }

    /// The node before; `None` at the start.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after: the main continuation first, then the variations in order.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The move that led here; `None` at the start.
    #[must_use]
    pub fn step(&self) -> Option<Move> {
        self.step
    }

    /// The position here.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Number of moves, stones included, from the start to here.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.ply
    }

    /// An ending here that the board doesn't show: agreement, resignation or time.
    #[must_use]
    pub fn ending(&self) -> Option<Outcome> {
        self.ending
    }

    /// How many times this position has stood on the board on the way here, this time included.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.occurrences
    }

    /// Everything but the links to other nodes.
    pub(super) fn is_alike(&self, other: &Node) -> bool {
        self.step == other.step
            && self.position == other.position
            && self.ending == other.ending
            && self.notes == other.notes
    }
}
