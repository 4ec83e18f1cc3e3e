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

/// The rules of the standard game, complete.
pub const RULES: [Section; 10] = [
    Section { heading: Label::RulesAim, paragraphs: &[Label::RulesAimText] },
    Section { heading: Label::RulesStart, paragraphs: &[Label::RulesStartText] },
    Section { heading: Label::RulesPhalanx, paragraphs: &[Label::RulesPhalanxText] },
    Section { heading: Label::RulesMove, paragraphs: &[Label::RulesMoveText, Label::RulesMoveSplit] },
    Section {
        heading: Label::RulesCapture,
        paragraphs: &[Label::RulesCaptureText, Label::RulesCaptureLimits],
    },
    Section {
        heading: Label::RulesCrossing,
        paragraphs: &[Label::RulesCrossingText, Label::RulesCrossingFree],
    },
    Section { heading: Label::RulesSymmetry, paragraphs: &[Label::RulesSymmetryText] },
    Section { heading: Label::RulesEnd, paragraphs: &[Label::RulesEndText] },
    Section { heading: Label::RulesHand, paragraphs: &[Label::RulesHandText, Label::RulesHandMarks] },
    Section { heading: Label::RulesOthers, paragraphs: &[Label::RulesOthersText] },
];

/// The general, the game, and this program; facts of RULES §7.
pub const ABOUT: [Section; 4] = [
    Section { heading: Label::AboutMan, paragraphs: &[Label::AboutManText, Label::AboutManAfter] },
    Section { heading: Label::AboutGame, paragraphs: &[Label::AboutGameText, Label::AboutGameAfter] },
    Section { heading: Label::AboutClarity, paragraphs: &[Label::AboutClarityText] },
    Section { heading: Label::AboutProgram, paragraphs: &[Label::AboutProgramText] },
];
