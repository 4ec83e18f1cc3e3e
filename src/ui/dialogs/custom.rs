//! Every single setting of the rules (RULES §3).

use crate::i18n::Label;
use crate::i18n::words::Named;
use crate::rules::{Answer, Capture, Crossers, NoMove, Repetition, RuleSet, Side, Size, Symmetry};
use crate::store::new_game::DraftMsg;
use crate::ui::controls::ornament::badge;
use crate::ui::controls::{Choice, Choices, Select, Stepper};
use crate::ui::desk::Desk;
use yew::prelude::*;

/// Sizes first, then what the rules say.
pub(super) fn html(desk: &Desk, rules: &RuleSet, tell: &Callback<DraftMsg>) -> Html {
    html! {
        <>
            <div class="fields">{ numbers(desk, rules, tell) }</div>
            { values(desk, rules, tell) }
            { first(desk, rules, tell) }
        </>
    }
}

fn numbers(desk: &Desk, rules: &RuleSet, tell: &Callback<DraftMsg>) -> Html {
    let number = |label: Label, actions, value: u8, range: (u8, u8), msg: fn(u8) -> DraftMsg| {
        let (label, onchoose) = (desk.word(label), tell.reform(msg));
        Stepper { label, actions, value, least: range.0, greatest: range.1, onchoose }.html()
    };
    let sizes = (Size::MIN, Size::MAX);
    html! {
        <>
            { number(Label::RuleColumns, ["fewer-columns", "more-columns"], rules.size.columns(), sizes, DraftMsg::ColumnsChosen) }
            { number(Label::RuleRows, ["fewer-rows", "more-rows"], rules.size.rows(), sizes, DraftMsg::RowsChosen) }
            { number(Label::RuleDepth, ["less-depth", "more-depth"], rules.depth, (1, 4), DraftMsg::DepthChosen) }
            { number(Label::RuleStones, ["fewer-stones", "more-stones"], rules.stones, (0, 9), DraftMsg::StonesChosen) }
        </>
    }
}

fn values(desk: &Desk, rules: &RuleSet, tell: &Callback<DraftMsg>) -> Html {
    const CAPTURES: &[Capture] = &[Capture::Line, Capture::Head];
    const CROSSERS: &[Crossers] =
        &[Crossers::Free, Crossers::Frozen, Crossers::Locked, Crossers::LockedWhenAnswered];
    const ANSWERS: &[Answer] = &[Answer::Balance, Answer::MustCross];
    const SYMMETRIES: &[Symmetry] =
        &[Symmetry::Mirror, Symmetry::FrontBack, Symmetry::Rotation, Symmetry::Off];
    const REPETITIONS: &[Repetition] = &[Repetition::Draw, Repetition::Loses, Repetition::Off];
    const NO_MOVES: &[NoMove] = &[NoMove::Loses, NoMove::Draw];
    let r = rules;
    html! {
        <>
            { setting(desk, tell, "rule-capture", Label::RuleCapture, CAPTURES, r.capture, DraftMsg::CaptureChosen) }
            { setting(desk, tell, "rule-crossers", Label::RuleCrossers, CROSSERS, r.crossers, DraftMsg::CrossersChosen) }
            { setting(desk, tell, "rule-answer", Label::RuleAnswer, ANSWERS, r.answer, DraftMsg::AnswerChosen) }
            { setting(desk, tell, "rule-symmetry", Label::RuleSymmetry, SYMMETRIES, r.symmetry, DraftMsg::SymmetryChosen) }
            { setting(desk, tell, "rule-repetition", Label::RuleRepetition, REPETITIONS, r.repetition, DraftMsg::RepetitionChosen) }
            { setting(desk, tell, "rule-no-move", Label::RuleNoMove, NO_MOVES, r.no_move, DraftMsg::NoMoveChosen) }
        </>
    }
}

/// One setting: its values by name, the chosen one explained.
fn setting<T: Named + Copy + PartialEq + 'static>(
    desk: &Desk,
    tell: &Callback<DraftMsg>,
    id: &'static str,
    label: Label,
    all: &'static [T],
    chosen: T,
    msg: fn(T) -> DraftMsg,
) -> Html {
    Select {
        label: desk.word(label),
        id,
        choices: all.iter().map(|value| desk.word(value.label())).collect(),
        chosen: all.iter().position(|value| *value == chosen).unwrap_or(0),
        note: Some(desk.word(chosen.hint())),
        onchoose: tell.reform(move |place: usize| msg(all[place])),
    }
    .html()
}

fn first(desk: &Desk, rules: &RuleSet, tell: &Callback<DraftMsg>) -> Html {
    let choice = |side| {
        let label = if side == Side::White { Label::SideWhite } else { Label::SideBlack };
        Choice { picture: badge(side), label: desk.word(label) }
    };
    Choices {
        legend: desk.word(Label::RuleFirst),
        name: "first",
        choices: Side::BOTH.map(choice).to_vec(),
        chosen: rules.first.index(),
        onchoose: tell.reform(|place: usize| DraftMsg::FirstChosen(Side::BOTH[place])),
    }
    .html()
}
