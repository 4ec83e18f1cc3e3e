//! What a capture costs: the dearest recapture on the landed phalanx, one ply deep.

use super::generate::count_line;
use super::terrain::Terrain;
use crate::rules::{Board, Capture, Direction, Side};

/// The four lines through a square, one direction each.
const AXES: [Direction; 4] = [Direction::North, Direction::NorthEast, Direction::East, Direction::SouthEast];

impl<const N: usize> Terrain<N> {
    /// The most pieces that one capture by the other side can take from a line through bit `at`,
    /// on which a piece of `side` stands.
    pub(super) fn most_taken(&self, board: &Board<N>, side: Side, at: usize) -> u8 {
        let own = *board.pieces(side);
        let other = side.other();
        let enemy = board.pieces(other).without(board.fixed(&self.layout, other));
        let locked = board.locked(&self.layout, side);
        if locked.has(at) {
            return 0;
        }
        let empty = board.empty(&self.layout);
        let takes_line = self.layout.rules().capture == Capture::Line;
        let mut most = 0;
        for axis in AXES {
            let step = self.layout.step(axis);
            let ahead = count_line(&own, at, step);
            let back = count_line(&own, at, -step);
            let run = ahead + back - 1;
            let cost = if takes_line { run } else { 1 };
            if cost <= most {
                continue;
            }
            let ends = [(ahead, step), (back, -step)];
            let is_hit = ends.into_iter().any(|(reach, step)| {
                let mut from = at.wrapping_add_signed(step * isize::from(reach));
                let gap = count_line(&empty, from, step);
                from = from.wrapping_add_signed(step * isize::from(gap));
                let attackers = count_line(&enemy, from, step);
                attackers > run && attackers > gap
            });
            if is_hit && (takes_line || run == 1 || ahead == 1 || back == 1) {
                most = cost;
            }
        }
        most
    }
}
