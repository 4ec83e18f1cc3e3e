//! The order of the long texts: a heading and its paragraphs.

use super::Label;

/// A part of a page.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its heading.
    pub heading: Label,
    /// Its paragraphs, in order.
    pub paragraphs: &'static [Label],
}
