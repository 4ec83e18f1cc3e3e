//! The pictures in the rules: a position, and a move from it to be drawn in preview.

use crate::i18n::Label;
use crate::notation::{moves, position};
use crate::rules::{Move, Position, Preset};

/// A picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// The heading whose text it belongs to.
    pub heading: Label,
    /// What it shows, in words.
    pub caption: Label,
    position: &'static str,
    step: &'static str,
}

/// All pictures, in the order of the text.
pub const PICTURES: [Picture; 3] = [
    Picture {
        heading: Label::RulesMove,
        caption: Label::RulesMoveFigure,
        position: "8/8/1www4/8/8 w",
        step: "b3-f3",
    },
    Picture {
        heading: Label::RulesCapture,
        caption: Label::RulesCaptureFigure,
        position: "8/8/1www1bb1/8/8 w",
        step: "b3xf3",
    },
    Picture {
        heading: Label::RulesCrossing,
        caption: Label::RulesCrossingFigure,
        position: "3w4/8/5b2/5b2/8 b",
        step: "f3-f1",
    },
];

/// What the settings show.
pub const SAMPLE: &Picture = &PICTURES[1];

impl Picture {
    /// The position and the move.
    #[must_use]
    pub fn drawn(&self) -> Option<(Position, Move)> {
        let position = position::read(self.position, &Preset::Standard.rules()).ok()?;
        let step = moves::read(self.step, &position).ok()?;
        Some((position, step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_shows_a_legal_move_that_does_what_its_text_says() {
        let drawn = PICTURES.map(|picture| picture.drawn().expect("a legal move"));
        let captures = drawn.each_ref().map(|(position, step)| position.captured(*step).len());
        let crossings = drawn.each_ref().map(|(position, step)| position.is_crossing(*step));
        assert_eq!((captures, crossings), ([0, 2, 0], [false, false, true]));
        let (position, step) = &drawn[2];
        assert!(!position.loses_unanswered(*step), "the crossing is answered");
    }
}
