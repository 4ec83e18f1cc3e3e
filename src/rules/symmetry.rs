//! The symmetry rule: a crossing may not lead to a symmetric position (RULES §2, §3).

use super::bits::Bits;
use super::board::Board;
use super::geometry::Side;
use super::layout::Layout;
use super::moves::Move;
use super::rule_set::Symmetry;

impl<const N: usize> Board<N> {
    /// Would the position after the march `step` be symmetric in the rule set's sense? Whether
    /// `step` is a crossing isn't asked.
    #[must_use]
    pub fn is_symmetric_after(&self, layout: &Layout<N>, step: Move) -> bool {
        layout.rules().symmetry != Symmetry::Off && self.play(layout, step).is_symmetric(layout)
    }

    /// Is the position symmetric in the rule set's sense? Never with `symmetry=off`.
    #[must_use]
    pub fn is_symmetric(&self, layout: &Layout<N>) -> bool {
        let maps_into = |from: Bits<N>, to: &Bits<N>| from.iter().all(|index| to.has(layout.image(index)));
        let [white, black] = Side::BOTH.map(|side| *self.pieces(side));
        // A map that is its own inverse and sends a set into itself sends it onto itself.
        let pieces = match layout.rules().symmetry {
            Symmetry::Off => return false,
            Symmetry::Mirror => maps_into(white, &white) && maps_into(black, &black),
            Symmetry::FrontBack | Symmetry::Rotation => {
                white.count() == black.count() && maps_into(white, &black)
            }
        };
        pieces && maps_into(self.obstructions, &self.obstructions)
    }
}
