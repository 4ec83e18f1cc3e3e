//! The game itself: a tree of nodes and a cursor.

use super::node::{Node, NodeId, Notes};
use super::tags::Tags;
use crate::rules::{Illegal, Move, Outcome, Position, Reason, Repetition};

/// A game with all its variations, and a cursor on one of its nodes.
///
/// Two games are equal when they have the same tags, the same tree with the same notes, and the
/// cursor at the same point; how they came about doesn't count.
///
/// ```
/// use epaminondas::{game::Game, notation::moves, rules::{Position, Preset}};
/// let mut game = Game::new(Position::start(&Preset::Quick.rules()).unwrap());
/// for text in ["c1-f4", "c8-e6"] {
///     let step = moves::read(text, game.position())?;
///     game.play(step).unwrap();
/// }
/// assert!(game.back());
/// assert_eq!(game.ply(), 1);
/// assert!(game.forward());
/// # Ok::<(), moves::MoveError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// Who played, when, where.
    pub tags: Tags,
    /// Deleted nodes leave a gap, so that no id ever means another node.
    pub(super) nodes: Vec<Option<Node>>,
    pub(super) cursor: NodeId,
    /// The end of the line that back and forward go along; the cursor lies on the way to it.
    pub(super) tip: NodeId,
}

/// An id whose node has been deleted, or that belongs to another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this point of the game is no longer there")]
pub struct NoSuchNode;

/// Why a game can't be ended so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EndError {
    /// It has ended already.
    #[error("the game is over already: {0}")]
    Over(Outcome),
    /// An outcome that only the board can bring, or one without sense (a drawn resignation).
    #[error("a game cannot be ended by '{0}'")]
    NotAnEnding(Outcome),
}

impl Game {
    /// A game that begins with `start`, without tags.
    #[must_use]
    pub fn new(start: Position) -> Game {
        let nodes = vec![Some(Node::start(start))];
        Game { tags: Tags::default(), nodes, cursor: NodeId::START, tip: NodeId::START }
    }

    /// The node of `id`, unless it was deleted.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())?.as_ref()
    }

    /// The node's notes, to be changed.
    pub fn notes_mut(&mut self, id: NodeId) -> Option<&mut Notes> {
        self.nodes.get_mut(id.index())?.as_mut().map(|node| &mut node.notes)
    }

    pub(super) fn known(&self, id: NodeId) -> &Node {
        self.node(id).expect("cursor, tip, parents and children are never deleted ones")
    }

    pub(super) fn known_mut(&mut self, id: NodeId) -> &mut Node {
        let node = self.nodes.get_mut(id.index()).and_then(Option::as_mut);
        node.expect("cursor, tip, parents and children are never deleted ones")
    }

    /// The node at the cursor.
    #[must_use]
    pub fn here(&self) -> &Node {
        self.known(self.cursor)
    }

    /// Where the cursor stands.
    #[must_use]
    pub fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position the game began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.known(NodeId::START).position
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.here().position
    }

    /// Number of moves from the start to the cursor.
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.here().ply
    }

    /// The outcome at the cursor: of the board, by repetition on the way here (the opening
    /// position is an occurrence; RULES §3), or by an ending noted here.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(self.here())
    }

    /// The outcome at the node of `id`.
    ///
    /// # Errors
    /// [`NoSuchNode`].
    pub fn outcome_at(&self, id: NodeId) -> Result<Option<Outcome>, NoSuchNode> {
        self.node(id).map(outcome).ok_or(NoSuchNode)
    }

    /// The legal moves at the cursor; none when the game is over there.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome().is_some() { Vec::new() } else { self.position().moves() }
    }

    /// Plays `step` at the cursor and moves there. A move that is in the tree already is entered,
    /// and an ending noted behind it is taken back, for the game goes on; a new one becomes the
    /// last variation.
    ///
    /// # Errors
    /// Why `step` is illegal; the game stays as it was.
    pub fn play(&mut self, step: Move) -> Result<NodeId, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        self.position().why_not(step)?;
        let entered = self.child(step);
        let child = match entered {
            Some(child) => child,
            None => self.add(step),
        };
        self.known_mut(child).ending = None;
        self.visit(child);
        Ok(child)
    }

    fn child(&self, step: Move) -> Option<NodeId> {
        self.here().children.iter().copied().find(|child| self.known(*child).step == Some(step))
    }

    fn add(&mut self, step: Move) -> NodeId {
        let here = self.here();
        let position = here.position.play_legal(step);
        let quiet_plies = if step.is_capture() || step.is_stone() { 0 } else { here.quiet_plies + 1 };
        let node = Node {
            parent: Some(self.cursor),
            step: Some(step),
            occurrences: 1 + self.last_occurrences(&position, quiet_plies),
            quiet_plies,
            ply: here.ply + 1,
            ..Node::start(position)
        };
        let id = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        self.nodes.push(Some(node));
        let cursor = self.cursor;
        self.known_mut(cursor).children.push(id);
        id
    }

    /// Occurrences of `position` on the way to the cursor, at most `back` moves before.
    fn last_occurrences(&self, position: &Position, back: u32) -> u32 {
        let mut ancestors = core::iter::successors(Some(self.here()), |node| Some(self.known(node.parent?)));
        let equal = ancestors.by_ref().take(back as usize).find(|node| {
            node.position.hash() == position.hash() && node.position.board() == position.board()
        });
        equal.map_or(0, |node| node.occurrences)
    }

    /// Notes that the game has ended at the cursor by agreement, resignation or time.
    ///
    /// # Errors
    /// The game is over here, or `outcome` is none of these.
    pub fn end(&mut self, outcome: Outcome) -> Result<(), EndError> {
        if let Some(over) = self.outcome() {
            return Err(EndError::Over(over));
        }
        let makes_sense = match outcome.reason {
            Reason::Agreement => outcome.winner.is_none(),
            Reason::Resignation => outcome.winner.is_some(),
            Reason::Time => true,
            _ => false,
        };
        if !makes_sense {
            return Err(EndError::NotAnEnding(outcome));
        }
        let cursor = self.cursor;
        self.known_mut(cursor).ending = Some(outcome);
        Ok(())
    }

    /// Takes back an ending noted at the cursor; true if there was one.
    pub fn reopen(&mut self) -> bool {
        let cursor = self.cursor;
        self.known_mut(cursor).ending.take().is_some()
    }
}

fn outcome(node: &Node) -> Option<Outcome> {
    node.decided.or_else(|| repetition(node)).or(node.ending)
}

fn repetition(node: &Node) -> Option<Outcome> {
    if node.occurrences < 3 {
        return None;
    }
    match node.position.rules().repetition {
        Repetition::Draw => Some(Outcome::draw(Reason::Repetition)),
        Repetition::Loses => Some(Outcome::win(node.position.turn(), Reason::Repetition)),
        Repetition::Off => None,
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        if self.tags != other.tags {
            return false;
        }
        let mut is_cursor_alike = false;
        let mut pairs = vec![(NodeId::START, NodeId::START)];
        while let Some((mine, theirs)) = pairs.pop() {
            let (a, b) = (self.known(mine), other.known(theirs));
            if !a.is_alike(b) || a.children.len() != b.children.len() {
                return false;
            }
            is_cursor_alike |= mine == self.cursor && theirs == other.cursor;
            pairs.extend(a.children.iter().copied().zip(b.children.iter().copied()));
        }
        is_cursor_alike
    }
}
