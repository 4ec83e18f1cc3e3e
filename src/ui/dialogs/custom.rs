//! Every single setting of the rules (RULES §3).

use crate::i18n::Label;
use crate::i18n::words::Named;
use crate::rules::{Answer, Capture, Crossers, NoMove, Repetition, RuleSet, Side, Size, Symmetry};
use crate::store::new_game::DraftMsg;
use crate::ui::context::{use_language, word};
use crate::ui::controls::{Choice, Choices, Select, Stepper, ornament::badge};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CustomProps {
    /// The rules as they stand.
    pub(super) rules: RuleSet,
    /// Whom to tell of a change.
    pub(super) ontell: Callback<DraftMsg>,
}

/// Sizes first, then what the rules say.
#[component]
pub(super) fn Custom(props: &CustomProps) -> Html {
    let language = use_language();
    let CustomProps { rules, ontell } = props;
    let number = |label: Label, value: u8, least: u8, greatest: u8, msg: fn(u8) -> DraftMsg| {
        let label = word(language, label);
        html! { <Stepper {label} {value} {least} {greatest} onchoose={ontell.reform(msg)}/> }
    };
    let sides = Side::BOTH.map(|side| Choice {
        picture: badge(side),
        ..Choice::new(word(language, if side == Side::White { Label::SideWhite } else { Label::SideBlack }))
    });
    let first = ontell.reform(|place: usize| DraftMsg::FirstChosen(Side::BOTH[place]));
    html! {
        <>
            <div class="fields">
                { number(Label::RuleColumns, rules.size.columns(), Size::MIN, Size::MAX, DraftMsg::ColumnsChosen) }
                { number(Label::RuleRows, rules.size.rows(), Size::MIN, Size::MAX, DraftMsg::RowsChosen) }
                { number(Label::RuleDepth, rules.depth, 1, 4, DraftMsg::DepthChosen) }
                { number(Label::RuleStones, rules.stones, 0, 9, DraftMsg::StonesChosen) }
            </div>
            <Values<Capture> id="rule-capture" label={Label::RuleCapture} all={vec![Capture::Line, Capture::Head]}
                chosen={rules.capture} onchoose={ontell.reform(DraftMsg::CaptureChosen)}/>
            <Values<Crossers> id="rule-crossers" label={Label::RuleCrossers}
                all={vec![Crossers::Free, Crossers::Frozen, Crossers::Locked, Crossers::LockedWhenAnswered]}
                chosen={rules.crossers} onchoose={ontell.reform(DraftMsg::CrossersChosen)}/>
            <Values<Answer> id="rule-answer" label={Label::RuleAnswer} all={vec![Answer::Balance, Answer::MustCross]}
                chosen={rules.answer} onchoose={ontell.reform(DraftMsg::AnswerChosen)}/>
            <Values<Symmetry> id="rule-symmetry" label={Label::RuleSymmetry}
                all={vec![Symmetry::Mirror, Symmetry::FrontBack, Symmetry::Rotation, Symmetry::Off]}
                chosen={rules.symmetry} onchoose={ontell.reform(DraftMsg::SymmetryChosen)}/>
            <Values<Repetition> id="rule-repetition" label={Label::RuleRepetition}
                all={vec![Repetition::Draw, Repetition::Loses, Repetition::Off]}
                chosen={rules.repetition} onchoose={ontell.reform(DraftMsg::RepetitionChosen)}/>
            <Values<NoMove> id="rule-no-move" label={Label::RuleNoMove} all={vec![NoMove::Loses, NoMove::Draw]}
                chosen={rules.no_move} onchoose={ontell.reform(DraftMsg::NoMoveChosen)}/>
            <Choices legend={word(language, Label::RuleFirst)} name="first" choices={sides.to_vec()}
                chosen={rules.first.index()} onchoose={first}/>
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ValuesProps<T: Named + Copy + PartialEq + 'static> {
    id: &'static str,
    label: Label,
    all: Vec<T>,
    chosen: T,
    onchoose: Callback<T>,
}

/// One setting: its values by name, the chosen one explained.
#[component]
fn Values<T: Named + Copy + PartialEq + 'static>(props: &ValuesProps<T>) -> Html {
    let language = use_language();
    let all = props.all.clone();
    let choices: Vec<AttrValue> = all.iter().map(|value| word(language, value.label())).collect();
    let chosen = all.iter().position(|value| *value == props.chosen).unwrap_or(0);
    let onchoose = props.onchoose.reform(move |place: usize| all[place]);
    let note = word(language, props.chosen.hint());
    html! { <Select id={props.id} label={word(language, props.label)} {choices} {chosen} {note} {onchoose}/> }
}
