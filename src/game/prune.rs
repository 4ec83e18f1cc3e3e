//! Putting variations in another order, and deleting them.

use super::node::NodeId;
use super::tree::{Game, NoSuchNode};

impl Game {
    /// Makes the variation that leads to `id` the main continuation where it branches off; false
    /// if it branches off nowhere.
    ///
    /// # Errors
    /// [`NoSuchNode`].
    pub fn promote(&mut self, id: NodeId) -> Result<bool, NoSuchNode> {
        self.node(id).ok_or(NoSuchNode)?;
        for child in self.path_to(id).into_iter().rev() {
            let Some(parent) = self.known(child).parent else { break };
            let siblings = &mut self.known_mut(parent).children;
            if let Some(place @ 1..) = siblings.iter().position(|sibling| *sibling == child) {
                siblings[..=place].rotate_right(1);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Makes the line to `id` the main line; false if it is already.
    ///
    /// # Errors
    /// [`NoSuchNode`].
    pub fn make_main(&mut self, id: NodeId) -> Result<bool, NoSuchNode> {
        let mut has_changed = false;
        while self.promote(id)? {
            has_changed = true;
        }
        Ok(has_changed)
    }

    /// Deletes `id` and all that follows; a cursor in there goes to the node before. The start
    /// can't be deleted.
    ///
    /// # Errors
    /// [`NoSuchNode`], also for the start.
    pub fn delete(&mut self, id: NodeId) -> Result<(), NoSuchNode> {
        let parent = self.node(id).and_then(|node| node.parent).ok_or(NoSuchNode)?;
        if self.path().contains(&id) {
            self.cursor = parent;
        }
        if self.path_to(self.tip).contains(&id) {
            self.tip = parent;
        }
        self.known_mut(parent).children.retain(|child| *child != id);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            if let Some(node) = self.nodes.get_mut(id.index()).and_then(Option::take) {
                doomed.extend(node.children);
            }
        }
        Ok(())
    }
}
