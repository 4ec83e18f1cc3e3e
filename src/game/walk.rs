//! Walking about in a game: none of this changes the tree.

use super::node::NodeId;
use super::tree::{Game, NoSuchNode};
use crate::rules::Move;

impl Game {
    /// One move back; false at the start.
    pub fn back(&mut self) -> bool {
        self.here().parent.map(|parent| self.cursor = parent).is_some()
    }

    /// One move forward along the current line; false at its end. After [`Game::back`] it is the
    /// move that was left.
    pub fn forward(&mut self) -> bool {
        let next = match self.cursor == self.tip {
            true => self.here().children.first().copied(),
            false => self.path_to(self.tip).into_iter().find(|id| self.known(*id).ply == self.ply() + 1),
        };
        next.map(|next| self.visit(next)).is_some()
    }

    /// To the start.
    pub fn first(&mut self) {
        self.cursor = NodeId::START;
    }

    /// To the end of the current line.
    pub fn last(&mut self) {
        self.tip = self.descend(self.tip);
        self.cursor = self.tip;
    }

    /// To the node of `id`.
    ///
    /// # Errors
    /// [`NoSuchNode`]; the cursor stays.
    pub fn go_to(&mut self, id: NodeId) -> Result<(), NoSuchNode> {
        self.node(id).ok_or(NoSuchNode)?;
        self.visit(id);
        Ok(())
    }

    /// To the node of `id`, which exists, without asking where the line goes on from there: for
    /// building trees of any depth in time that grows with their size alone.
    pub(crate) fn jump(&mut self, id: NodeId) {
        self.cursor = id;
        self.tip = id;
    }

    pub(super) fn visit(&mut self, id: NodeId) {
        let is_next = self.known(id).parent == Some(self.tip);
        if is_next || id != NodeId::START && !self.path_to(self.tip).contains(&id) {
            self.tip = self.descend(id);
        }
        self.cursor = id;
    }

    /// The end of the main continuation from `id`.
    fn descend(&self, id: NodeId) -> NodeId {
        let main = |id: &NodeId| self.known(*id).children.first().copied();
        core::iter::successors(Some(id), main).last().unwrap_or(id)
    }

    /// The nodes from the first move to that of `id`, the start left out; none if it was deleted.
    #[must_use]
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let start = self.node(id).map(|_| id);
        let mut path: Vec<NodeId> = core::iter::successors(start, |id| self.known(*id).parent).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The nodes from the first move to the cursor, the start left out.
    #[must_use]
    pub fn path(&self) -> Vec<NodeId> {
        self.path_to(self.cursor)
    }

    /// The moves from the start to the cursor.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        self.path().into_iter().filter_map(|id| self.known(id).step).collect()
    }

    /// The nodes of the current line: through the cursor to its end, the start left out.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        self.path_to(self.descend(self.tip))
    }

    /// The nodes of the main line, the start left out.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.path_to(self.descend(NodeId::START))
    }
}
