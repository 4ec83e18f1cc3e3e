//! A new game: who plays, how strongly, by which rules, on which board.

use super::custom::Custom;
use super::frame::{Frame, Width};
use crate::i18n::words::{self, Named};
use crate::i18n::{Label, Language, Text};
use crate::rules::{Preset, RuleSet, Side, Square};
use crate::store::msg::AppMsg;
use crate::store::new_game::{Draft, DraftMsg, Opponent, Wish};
use crate::store::{Msg, State};
use crate::ui::context::{said, telling, use_language, use_send, word};
use crate::ui::controls::{Button, Choice, Choices, Kind, Select, ornament::badge};
use crate::ui::panels::small_board::{Editing, SmallBoard, SmallBoardView};
use crate::ui::platform::dom;
use yew::prelude::*;

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct NewGameView {
    draft: Draft,
    /// The first thing wrong with the rules.
    fault: Option<AttrValue>,
}

pub(super) fn view(state: &State) -> NewGameView {
    let fault = state.draft.faults().first().map(|fault| {
        let problem = Box::new(Text::from(fault));
        said(state.language, &Text::RulesWrong { problem })
    });
    NewGameView { draft: state.draft.clone(), fault }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct NewGameProps {
    pub(super) view: NewGameView,
}

const OPPONENTS: [(Opponent, Label); 3] = [
    (Opponent::Computer, Label::Computer),
    (Opponent::Person, Label::TwoPlayers),
    (Opponent::Watch, Label::Watch),
];
const WISHES: [(Wish, Label, Option<Side>); 3] = [
    (Wish::White, Label::SideWhite, Some(Side::White)),
    (Wish::Black, Label::SideBlack, Some(Side::Black)),
    (Wish::Random, Label::SideRandom, None),
];

/// The form beside a small board of what it would be.
#[component]
pub(super) fn NewGame(props: &NewGameProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let NewGameView { draft, fault } = &props.view;
    let tell = send.reform(Msg::Draft);
    let foot = html! {
        <>
            <Button is_start=true action="cancel" label={word(language, Label::Cancel)}
                    onclick={telling(&send, Msg::App(AppMsg::DialogClosed))}/>
            <Button kind={Kind::Primary} action="start" label={word(language, Label::Start)} why_not={fault.clone()}
                    onclick={telling(&send, Msg::Draft(DraftMsg::StartPressed))}/>
        </>
    };
    html! {
        <Frame title={word(language, Label::NewGame)} width={Width::Wide} {foot}>
            <div class="dialog-columns">
                <div class="dialog-fields">
                    { opponent(language, draft, &tell) }
                    if draft.opponent == Opponent::Computer { { wish(language, draft, &tell) } }
                    { levels(language, draft, &tell) }
                    { preset(language, draft, &tell) }
                    if is_custom(draft) { <Custom rules={draft.rules.clone()} ontell={tell.clone()}/> }
                </div>
                <div class="dialog-preview">
                    { preview(language, &draft.rules, &tell) }
                    if let Some(fault) = fault { <p class="field-error" role="status">{ fault.clone() }</p> }
                </div>
            </div>
        </Frame>
    }
}

fn opponent(language: Language, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let choices: Vec<Choice> =
        OPPONENTS.iter().map(|(_, label)| Choice::new(word(language, *label))).collect();
    let chosen = OPPONENTS.iter().position(|(opponent, _)| *opponent == draft.opponent).unwrap_or(0);
    let onchoose = tell.reform(|place: usize| DraftMsg::OpponentChosen(OPPONENTS[place].0));
    html! { <Choices legend={word(language, Label::OpponentKind)} name="opponent" {choices} {chosen} {onchoose}/> }
}

fn wish(language: Language, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let choice = |(_, label, side): &(Wish, Label, Option<Side>)| Choice {
        picture: side.map(badge).unwrap_or_default(),
        ..Choice::new(word(language, *label))
    };
    let choices: Vec<Choice> = WISHES.iter().map(choice).collect();
    let chosen = WISHES.iter().position(|(wish, ..)| *wish == draft.wish).unwrap_or(0);
    let onchoose = tell.reform(|place: usize| DraftMsg::SideWished(WISHES[place].0));
    html! { <Choices legend={word(language, Label::YourSide)} name="side" {choices} {chosen} {onchoose}/> }
}

fn levels(language: Language, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let level =
        |id, label, level, msg: fn(u8) -> DraftMsg| range(language, id, label, level, tell.reform(msg));
    match draft.opponent {
        Opponent::Person => Html::default(),
        Opponent::Computer => level("level", Label::Level, draft.level, DraftMsg::LevelChosen),
        Opponent::Watch => html! {
            <>
                { level("level", Label::LevelWhite, draft.level, DraftMsg::LevelChosen) }
                { level("other-level", Label::LevelBlack, draft.other_level, DraftMsg::OtherLevelChosen) }
            </>
        },
    }
}

fn range(language: Language, id: &'static str, label: Label, level: u8, tell: Callback<u8>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Ok(level) = dom::value(&event).parse() {
            tell.emit(level);
        }
    });
    let (rank, hint) = words::level(level).unwrap_or((Label::Computer, Label::Computer));
    let name = said(language, &Text::LevelNamed { rank: Box::new(rank.into()), level: level.into() });
    html! {
        <div class="range-row">
            <label for={id}>{ word(language, label) }</label>
            <output for={id}>{ name.clone() }</output>
            <input class="range" {id} type="range" min="1" max="10" step="1" value={level.to_string()}
                   aria-valuetext={name} {oninput}/>
            <p class="field-note">{ word(language, hint) }</p>
        </div>
    }
}

/// Are the single settings shown?
fn is_custom(draft: &Draft) -> bool {
    draft.is_custom || draft.rules.preset().is_none()
}

fn preset(language: Language, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let named = Preset::ALL.iter().map(|preset| word(language, preset.label()));
    let choices: Vec<AttrValue> = named.chain([word(language, Label::PresetCustom)]).collect();
    let preset = draft.rules.preset().filter(|_| !draft.is_custom);
    let chosen = preset.and_then(|preset| Preset::ALL.iter().position(|other| *other == preset));
    let note = word(language, preset.map_or(Label::PresetCustomHint, Named::hint));
    let onchoose = tell.reform(|place: usize| match Preset::ALL.get(place) {
        Some(preset) => DraftMsg::PresetChosen(*preset),
        None => DraftMsg::CustomChosen,
    });
    html! {
        <Select id="preset" label={word(language, Label::RuleSet)} {choices} chosen={chosen.unwrap_or(Preset::ALL.len())} {note}
                {onchoose}/>
    }
}

fn preview(language: Language, rules: &RuleSet, tell: &Callback<DraftMsg>) -> Html {
    let editing =
        Editing { onpress: tell.reform(DraftMsg::ObstructionToggled), names: names(language, rules) };
    let clear = tell.reform(|_: MouseEvent| DraftMsg::ObstructionsCleared);
    html! {
        <>
            <div class="board-fit">
                <SmallBoard view={SmallBoardView::of_rules(rules)} label={word(language, Label::RuleObstructions)} {editing}/>
            </div>
            <p>{ word(language, Label::ObstructionsPlace) }</p>
            if !rules.obstructions.is_empty() {
                <Button action="clear-obstructions" label={word(language, Label::ObstructionsPlaceClear)} onclick={clear}/>
            }
        </>
    }
}

/// The squares' spoken names, by rows from the top.
fn names(language: Language, rules: &RuleSet) -> Vec<AttrValue> {
    let name = |square: Square| {
        let content = if rules.obstructions.contains(&square) {
            Label::CellObstruction.into()
        } else if square.row() < rules.depth {
            Text::CellPiece { side: Side::White }
        } else if rules.is_start(square) {
            Text::CellPiece { side: Side::Black }
        } else {
            Label::CellEmpty.into()
        };
        said(language, &Text::Cell { items: vec![Text::SquareName { square }, content] })
    };
    let (columns, rows) = (rules.size.columns(), rules.size.rows());
    (0..rows)
        .rev()
        .flat_map(|row| (0..columns).map(move |column| Square::new(column, row)))
        .map(name)
        .collect()
}
