//! A position as an SVG picture in a plain style that prints well: one square is one unit.

use crate::rules::{Content, Move, Piece, Position, Side, Square};
use core::fmt::Write;

/// How a picture shows its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The side whose home row is at the bottom.
    pub bottom: Side,
    /// Are columns and rows named at the edge?
    pub has_coordinates: bool,
    /// A move to mark: the squares its phalanx left and stands on.
    pub last: Option<Move>,
}

impl Default for View {
    fn default() -> View {
        View { bottom: Side::White, has_coordinates: true, last: None }
    }
}

// A picture stands alone, without the page's tokens: colours by their SVG names.
const PAPER: &str = "floralwhite";
const INK: &str = "black";
const LINE: &str = "gray";
const MARK: &str = "wheat";

/// The picture, complete with its XML namespace; pixels per square are up to who shows it.
#[must_use]
pub fn svg(position: &Position, view: View) -> String {
    let size = position.size();
    let margin = if view.has_coordinates { 0.8 } else { 0.1 };
    let (width, height) = (f64::from(size.columns()), f64::from(size.rows()));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {1} {2}\" width=\"{3}\" height=\"{4}\" \
         font-family=\"sans-serif\" font-size=\"0.42\" text-anchor=\"middle\">\n",
        -margin,
        width + 2.0 * margin,
        height + 2.0 * margin,
        40.0 * (width + 2.0 * margin),
        40.0 * (height + 2.0 * margin),
    );
    push(&mut text, format_args!("<title>{} to move</title>", position.turn()));
    push(
        &mut text,
        format_args!("<rect x=\"{0}\" y=\"{0}\" width=\"100%\" height=\"100%\" fill=\"{PAPER}\"/>", -margin),
    );
    let canvas = Canvas { position, view };
    canvas.marks(&mut text);
    canvas.lines(&mut text);
    if view.has_coordinates {
        canvas.coordinates(&mut text);
    }
    canvas.contents(&mut text);
    text.push_str("</svg>\n");
    text
}

/// Adds a line; a String takes every write.
fn push(text: &mut String, line: core::fmt::Arguments<'_>) {
    let _ = writeln!(text, "{line}");
}

struct Canvas<'a> {
    position: &'a Position,
    view: View,
}

impl Canvas<'_> {
    /// The left upper corner of a square, in squares.
    fn corner(&self, square: Square) -> (u8, u8) {
        let size = self.position.size();
        match self.view.bottom {
            Side::White => (square.column(), size.rows() - 1 - square.row()),
            Side::Black => (size.columns() - 1 - square.column(), square.row()),
        }
    }

    fn marks(&self, text: &mut String) {
        let Some(step) = self.view.last else { return };
        let mut squares: Vec<Square> = step.phalanx().chain(step.landing()).collect();
        if step.is_stone() {
            squares.push(step.rear());
        }
        squares.sort_unstable();
        squares.dedup();
        for square in squares.into_iter().filter(|square| self.position.size().contains(*square)) {
            let (x, y) = self.corner(square);
            push(text, format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"1\" height=\"1\" fill=\"{MARK}\"/>"));
        }
    }

    fn lines(&self, text: &mut String) {
        let (width, height) = (self.position.size().columns(), self.position.size().rows());
        let mut path = String::new();
        (0..=width).for_each(|x| push_part(&mut path, format_args!("M{x} 0V{height}")));
        (0..=height).for_each(|y| push_part(&mut path, format_args!("M0 {y}H{width}")));
        push(
            text,
            format_args!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"{LINE}\" stroke-width=\"0.03\" \
                 stroke-linecap=\"square\"/>"
            ),
        );
    }

    fn coordinates(&self, text: &mut String) {
        let size = self.position.size();
        for column in 0..size.columns() {
            let x = f64::from(self.corner(Square::new(column, 0)).0) + 0.5;
            let letter = char::from(b'a' + column);
            let y = f64::from(size.rows()) + 0.5;
            push(text, format_args!("<text x=\"{x}\" y=\"{y}\" fill=\"{INK}\">{letter}</text>"));
        }
        for row in 0..size.rows() {
            let y = f64::from(self.corner(Square::new(0, row)).1) + 0.65;
            push(text, format_args!("<text x=\"-0.4\" y=\"{y}\" fill=\"{INK}\">{}</text>", row + 1));
        }
    }

    fn contents(&self, text: &mut String) {
        for square in self.position.size().squares() {
            let (x, y) = self.corner(square);
            match self.position.at(square) {
                Content::Empty => {}
                Content::Piece(piece) => disc(text, x, y, piece),
                Content::Obstruction => push(
                    text,
                    format_args!(
                        "<path d=\"M{x} {y}h1v1h-1zl1 1m0-1l-1 1\" fill=\"{LINE}\" stroke=\"{INK}\" \
                         stroke-width=\"0.04\"/>"
                    ),
                ),
            }
        }
    }
}

fn push_part(path: &mut String, part: core::fmt::Arguments<'_>) {
    let _ = path.write_fmt(part);
}

/// A disc; a locked piece wears a ring inside.
fn disc(text: &mut String, x: u8, y: u8, piece: Piece) {
    let (fill, ring) = match piece.side {
        Side::White => (PAPER, INK),
        Side::Black => (INK, PAPER),
    };
    let (x, y) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
    push(
        text,
        format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"0.38\" fill=\"{fill}\" stroke=\"{INK}\" \
             stroke-width=\"0.05\"/>"
        ),
    );
    if piece.is_locked {
        push(
            text,
            format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"0.2\" fill=\"none\" stroke=\"{ring}\" \
                 stroke-width=\"0.06\"/>"
            ),
        );
    }
}
