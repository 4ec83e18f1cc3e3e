//! What a search remembers: a node of its path, and what is kept from node to node.

use super::corrections::Corrections;
use super::history::{History, Traces};
use super::net::{Net, Sums};
use super::order::Candidate;
use super::request::Progress;
use super::score::{MAX_PLY, Value};
use super::shapes::Shapes;
use super::style::Taste;
use super::terrain::Terrain;
use super::tries::Paused;
use crate::rules::{Board, Layout, Move, Side};

/// A position on the path, with what is cheaper to carry along than to compute.
#[derive(Clone, Copy)]
pub(super) struct Node<const N: usize> {
    pub(super) board: Board<N>,
    /// [`Terrain::placed`] of the board.
    pub(super) placed: Value,
    /// [`Terrain::shape`] of each side, where it is known already.
    pub(super) shapes: [Option<Value>; 2],
    /// Plies since the last capture, stone or null move: how far back a repetition can lie.
    pub(super) reversible: usize,
    /// Did a null move lead here?
    pub(super) is_passed: bool,
}

/// What one search keeps from node to node and from slice to slice.
pub(super) struct Mind<const N: usize> {
    pub(super) terrain: Terrain<N>,
    pub(super) shapes: Shapes,
    /// The style of the side at the root, if it has one.
    pub(super) taste: Option<Taste<N>>,
    /// The net that judges positions, if one does.
    pub(super) sums: Option<Sums<N>>,
    pub(super) corrections: Corrections,
    pub(super) history: History,
    pub(super) killers: Vec<[Option<Move>; 2]>,
    /// The candidates of all nodes on the path, the root's first.
    pub(super) list: Vec<Candidate>,
    /// Hashes of the positions before the root and on the path.
    pub(super) keys: Vec<u64>,
    /// How many of `keys` lie before the root.
    pub(super) before: usize,
    /// For each ply, the best line found from there.
    pub(super) lines: Vec<Vec<Move>>,
    pub(super) estimates: Vec<Value>,
    /// What [`History`] wants of the moves on the path, by the ply they led to.
    pub(super) traces: Vec<Option<u32>>,
    /// Mixed into the hash when the game's history changes what positions are worth.
    pub(super) salt: u64,
    pub(super) node_limit: u64,
    /// The number of nodes at which to ask the asker again.
    pub(super) next_ask: u64,
    /// The path on which the search paused, the root's child last.
    pub(super) paused: Vec<Paused>,
    pub(super) progress: Progress,
    reductions: Vec<[u8; 64]>,
}

impl<const N: usize> Mind<N> {
    pub(super) fn new(layout: Layout<N>, net: Option<&Net>) -> Mind<N> {
        Mind {
            corrections: Corrections::new(),
            shapes: Shapes::new(layout.rules().stones == 0 && net.is_none_or(|net| net.adds)),
            taste: None,
            sums: net.map(|net| Sums::new(net, &layout, MAX_PLY + 2)),
            terrain: Terrain::new(layout),
            history: History::new(N),
            killers: vec![[None; 2]; MAX_PLY + 2],
            list: Vec::with_capacity(4096),
            keys: Vec::new(),
            before: 0,
            lines: vec![Vec::new(); MAX_PLY + 2],
            estimates: vec![0; MAX_PLY + 2],
            traces: vec![None; MAX_PLY + 2],
            salt: 0,
            node_limit: u64::MAX,
            next_ask: 0,
            paused: Vec::new(),
            progress: Progress::default(),
            reductions: reductions(),
        }
    }

    /// The last two moves before the node at `ply`.
    #[inline]
    pub(super) fn traces(&self, ply: usize) -> Traces {
        [self.traces[ply], if ply > 0 { self.traces[ply - 1] } else { None }]
    }

    /// Notes the move of `side` that leads to `ply`.
    #[inline]
    pub(super) fn trace(&mut self, ply: usize, side: Side, step: Move) {
        self.traces[ply] = Some(self.history.trace(side, self.terrain.layout.index(step.target())));
    }

    /// Plies to take off the `number`th move's search of `depth` plies, `depth` at least 1.
    #[inline]
    pub(super) fn reduction(&self, depth: i32, number: usize) -> i32 {
        i32::from(self.reductions[depth.min(63) as usize][number.min(63)])
    }
}

/// Plies taken off, by depth and number of the move. Computed with integers only: floating point
/// logarithms may differ between devices.
fn reductions() -> Vec<[u8; 64]> {
    // 16 · log2, by repeated squaring of a 16-bit fraction.
    let log = |n: u32| -> u32 {
        let whole = n.ilog2();
        let mut fraction = n << (16 - whole);
        let mut sum = whole * 16;
        for bit in [8, 4, 2, 1] {
            fraction = ((u64::from(fraction) * u64::from(fraction)) >> 16) as u32;
            if fraction >= 2 << 16 {
                fraction >>= 1;
                sum += bit;
            }
        }
        sum
    };
    let entry = |depth: u32, number: u32| {
        let product = log(depth.max(1)) * log(number.max(1));
        ((product * 38 / 100 + 256 * 4 / 10) / 256) as u8
    };
    (0..64).map(|depth| core::array::from_fn(|number| entry(depth, number as u32))).collect()
}
