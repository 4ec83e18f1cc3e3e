//! The layers as one component, which draws a layer anew only when what it shows has changed.

use super::{cells, counts, ground, held, marks, outlines, pieces};
use yew::prelude::*;

/// What one layer shows.
#[derive(Clone, PartialEq)]
pub enum Layer {
    /// The empty board, obstructions, the last move.
    Ground(ground::Ground),
    /// Outlines of phalanxes.
    Outlines(outlines::Outlines),
    /// The pieces.
    Pieces(pieces::Pieces),
    /// Everything over the pieces but figures.
    Signs(marks::Signs),
    /// Figures.
    Counts(counts::Counts),
    /// The carried piece.
    Held(held::Held),
    /// A row of cells.
    Row(cells::Row),
}

/// The layer to draw.
#[derive(Clone, PartialEq, Properties)]
pub struct DrawnProps {
    /// What it shows.
    pub layer: Layer,
}

/// A layer. One component for all kinds: each further one would add 2 KB to the download.
#[component]
pub fn Drawn(props: &DrawnProps) -> Html {
    match &props.layer {
        Layer::Ground(layer) => ground::view(layer),
        Layer::Outlines(layer) => outlines::view(layer),
        Layer::Pieces(layer) => pieces::view(layer),
        Layer::Signs(layer) => marks::view(layer),
        Layer::Counts(layer) => counts::view(layer),
        Layer::Held(layer) => held::view(layer),
        Layer::Row(layer) => cells::view(layer),
    }
}
