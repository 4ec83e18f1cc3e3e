//! The rules' own values as texts.

use super::{Label, Text};
use crate::rules::{
    Answer, Capture, Crossers, Direction, Illegal, Move, NoMove, Outcome, Preset, Reason, Repetition,
    RuleFault, SetupFault, Side, Square, Symmetry, SymmetryKind,
};

impl From<Illegal> for Text {
    /// The reason alone, to stand on a small sign or after a colon.
    fn from(reason: Illegal) -> Text {
        match reason {
            Illegal::GameOver => Label::StopGameOver.into(),
            Illegal::StonesFirst { left } => Text::StopStonesFirst { count: left.into() },
            Illegal::StoneSquare { at } => Text::StopStoneSquare { square: at },
            Illegal::NoOwnPiece { at, side } => Text::StopNoOwnPiece { square: at, side },
            Illegal::NotInLine { from, to } => Text::StopNotInLine { square: from, target: to },
            Illegal::Frozen { at } => Text::StopFrozen { square: at },
            Illegal::Locked { at } => Text::StopLocked { square: at },
            Illegal::TooFar { length, .. } => Text::StopTooFar { length: length.into() },
            Illegal::OffBoard { .. } => Label::StopEdge.into(),
            Illegal::Obstruction { at } => Text::StopObstruction { square: at },
            Illegal::BlockedOwn { at } => Text::StopOwn { square: at },
            Illegal::BlockedEnemy { at } => Text::StopEnemy { square: at },
            Illegal::SingleCannotCapture => Label::StopSingle.into(),
            Illegal::NotStronger { length, run } => {
                Text::StopNotStronger { length: length.into(), run: run.into() }
            }
            Illegal::Symmetry(SymmetryKind::Mirror) => Label::StopSymmetryMirror.into(),
            Illegal::Symmetry(SymmetryKind::FrontBack) => Label::StopSymmetryFrontBack.into(),
            Illegal::Symmetry(SymmetryKind::Rotation) => Label::StopSymmetryRotation.into(),
            Illegal::AnotherPosition { step } => Text::BadMove { found: step.to_string() },
        }
    }
}

impl From<&SetupFault> for Text {
    fn from(fault: &SetupFault) -> Text {
        match fault {
            SetupFault::PieceOffBoard(at) => Text::FaultPieceOffBoard { square: *at },
            SetupFault::PieceOnObstruction(at) => Text::FaultPieceOnObstruction { square: *at },
            SetupFault::LockedOffFarRow(at) => Text::FaultLockedOffFarRow { square: *at },
            SetupFault::LockedInFreeRules(at) => Text::FaultLockedInFreeRules { square: *at },
            SetupFault::DutyWithoutRule => Label::FaultDutyWithoutRule.into(),
            SetupFault::StonesUnderDuty(_) => Label::FaultStonesUnderDuty.into(),
            SetupFault::StoneRegion { stones, free } => stone_region(*stones, *free),
            SetupFault::Rules(fault) => fault.into(),
        }
    }
}

impl From<&RuleFault> for Text {
    fn from(fault: &RuleFault) -> Text {
        match fault {
            RuleFault::Depth(depth) => Text::FaultDepth { number: (*depth).into() },
            RuleFault::NoEmptyRow { rows, depth } => {
                Text::FaultNoEmptyRow { rows: (*rows).into(), depth: (*depth).into() }
            }
            RuleFault::ObstructionOffBoard(at) => Text::FaultObstructionOffBoard { square: *at },
            RuleFault::ObstructionInStart(at) => Text::FaultObstructionInStart { square: *at },
            RuleFault::Stones(stones) => Text::FaultStones { count: (*stones).into() },
            RuleFault::StoneRegion { stones, free } => stone_region(*stones, *free),
        }
    }
}

fn stone_region(stones: u8, free: usize) -> Text {
    Text::FaultStoneRegion { count: stones.into(), free: u32::try_from(free).unwrap_or(u32::MAX) }
}

/// A played move in words, spoken or shown: `captures` pieces were taken, and `is_crossing` says
/// whether it was a crossing.
#[must_use]
pub fn played(side: Side, step: Move, captures: usize, is_crossing: bool) -> Text {
    if step.is_stone() {
        return Text::StonePlaced { side, square: step.rear() };
    }
    Text::MovePlayed {
        side,
        length: step.length().into(),
        square: step.rear(),
        direction: step.direction(),
        distance: step.distance().into(),
        captures: u32::try_from(captures).unwrap_or(u32::MAX),
        target: step.target(),
        crossing: is_crossing,
    }
}

/// A move not played yet, in words: "Phalanx of 4, north-east 3: captures 2."
#[must_use]
pub fn preview(step: Move, captures: usize) -> Text {
    if step.is_stone() {
        return Text::PreviewStone { square: step.rear() };
    }
    Text::Preview {
        length: step.length().into(),
        direction: step.direction(),
        distance: step.distance().into(),
        captures: u32::try_from(captures).unwrap_or(u32::MAX),
    }
}

/// A selected piece with the lengths of its phalanxes by direction; single pieces are left out.
#[must_use]
pub fn selected(square: Square, rays: &[(Direction, u8)]) -> Text {
    match rays_longer_than_one(rays) {
        rays if rays.is_empty() => Text::SelectedSingle { square },
        rays => Text::Selected { square, rays },
    }
}

/// "phalanx north 3, north-east 4" for a square's name; `None` if the piece stands alone.
#[must_use]
pub fn phalanxes(rays: &[(Direction, u8)]) -> Option<Text> {
    let rays = rays_longer_than_one(rays);
    (!rays.is_empty()).then_some(Text::CellPhalanx { rays })
}

fn rays_longer_than_one(rays: &[(Direction, u8)]) -> Vec<Text> {
    let long = rays.iter().filter(|(_, length)| *length > 1);
    long.map(|(direction, length)| Text::Ray { direction: *direction, length: (*length).into() }).collect()
}

/// Who has won, and why. `name` is the winner's, if it has one of its own.
#[must_use]
pub fn result(outcome: Outcome, name: Option<&str>) -> Text {
    let headline = match (outcome.winner, name) {
        (None, _) => Label::ResultDraw.into(),
        (Some(_), Some(name)) => Text::ResultWinName { name: name.to_owned() },
        (Some(side), None) => Text::ResultWin { side },
    };
    Text::Result { headline: Box::new(headline), cause: Box::new(cause(outcome)) }
}

/// Why a game ended, as a sentence.
#[must_use]
pub fn cause(outcome: Outcome) -> Text {
    let Some(winner) = outcome.winner else {
        return Text::Label(match outcome.reason {
            Reason::NoMoves => Label::DrawNoMoves,
            Reason::AllFixed => Label::DrawAllFixed,
            Reason::Repetition => Label::DrawRepetition,
            Reason::Agreement => Label::DrawAgreement,
            _ => Label::DrawOther,
        });
    };
    let side = winner.other();
    match outcome.reason {
        Reason::Unanswered => Text::CauseUnanswered { side },
        Reason::NoPieces => Text::CauseNoPieces { side },
        Reason::Crossers => Text::CauseCrossers { side: winner },
        Reason::NoMoves => Text::CauseNoMoves { side },
        Reason::Repetition => Text::CauseRepetition { side },
        Reason::Resignation => Text::CauseResignation { side },
        Reason::Time => Text::CauseTime { side },
        Reason::AllFixed => Label::DrawAllFixed.into(),
        Reason::Agreement => Label::DrawAgreement.into(),
    }
}

/// `items` with "and" before the last; an empty text without items.
#[must_use]
pub fn and(mut items: Vec<Text>) -> Text {
    match (items.pop(), items.is_empty()) {
        (Some(last), false) => Text::ListAnd { items, last: Box::new(last) },
        (Some(last), true) => last,
        (None, _) => Text::Verbatim { name: String::new() },
    }
}

/// The name of level `number`, from 1; `None` past the last.
#[must_use]
pub fn level(number: u8) -> Option<(Label, Label)> {
    const LEVELS: [(Label, Label); 12] = [
        (Label::Level1, Label::Level1Hint),
        (Label::Level2, Label::Level2Hint),
        (Label::Level3, Label::Level3Hint),
        (Label::Level4, Label::Level4Hint),
        (Label::Level5, Label::Level5Hint),
        (Label::Level6, Label::Level6Hint),
        (Label::Level7, Label::Level7Hint),
        (Label::Level8, Label::Level8Hint),
        (Label::Level9, Label::Level9Hint),
        (Label::Level10, Label::Level10Hint),
        (Label::Level11, Label::Level11Hint),
        (Label::Level12, Label::Level12Hint),
    ];
    usize::from(number).checked_sub(1).and_then(|place| LEVELS.get(place).copied())
}

/// A value of the rules that people choose, with its name and one line of explanation.
pub trait Named {
    /// The name, to stand in a list or on a button.
    fn label(self) -> Label;
    /// One line of explanation.
    fn hint(self) -> Label;
}

/// Implements [`Named`]: value => name, hint.
macro_rules! named {
    ($type:ident { $($value:ident => $name:ident, $hint:ident;)+ }) => {
        impl Named for $type {
            fn label(self) -> Label {
                match self { $($type::$value => Label::$name,)+ }
            }

            fn hint(self) -> Label {
                match self { $($type::$value => Label::$hint,)+ }
            }
        }
    };
}

named!(Preset {
    Standard => PresetStandard, PresetStandardHint;
    Quick => PresetQuick, PresetQuickHint;
    Igfip => PresetIgfip, PresetIgfipHint;
    Locked => PresetLocked, PresetLockedHint;
    Crossings => PresetCrossings, PresetCrossingsHint;
    Stones => PresetStones, PresetStonesHint;
    Boardspace => PresetBoardspace, PresetBoardspaceHint;
    AbstractPlay => PresetAbstractplay, PresetAbstractplayHint;
    EveryBoard => PresetEveryboard, PresetEveryboardHint;
});

named!(Capture {
    Line => RuleCaptureLine, RuleCaptureLineHint;
    Head => RuleCaptureHead, RuleCaptureHeadHint;
});

named!(Crossers {
    Free => RuleCrossersFree, RuleCrossersFreeHint;
    Frozen => RuleCrossersFrozen, RuleCrossersFrozenHint;
    Locked => RuleCrossersLocked, RuleCrossersLockedHint;
    LockedWhenAnswered => RuleCrossersAnswered, RuleCrossersAnsweredHint;
});

named!(Answer {
    Balance => RuleAnswerBalance, RuleAnswerBalanceHint;
    MustCross => RuleAnswerMustCross, RuleAnswerMustCrossHint;
});

named!(Symmetry {
    Mirror => RuleSymmetryMirror, RuleSymmetryMirrorHint;
    FrontBack => RuleSymmetryFrontBack, RuleSymmetryFrontBackHint;
    Rotation => RuleSymmetryRotation, RuleSymmetryRotationHint;
    Off => RuleSymmetryOff, RuleSymmetryOffHint;
});

named!(Repetition {
    Draw => RuleRepetitionDraw, RuleRepetitionDrawHint;
    Loses => RuleRepetitionLoses, RuleRepetitionLosesHint;
    Off => RuleRepetitionOff, RuleRepetitionOffHint;
});

named!(NoMove {
    Loses => RuleNoMoveLoses, RuleNoMoveLosesHint;
    Draw => RuleNoMoveDraw, RuleNoMoveDrawHint;
});
