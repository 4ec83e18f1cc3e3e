//! A new game: who plays, how strongly, by which rules, on which board.

use super::custom;
use super::frame::{Frame, Width};
use super::time;
use crate::i18n::words::{self, Named};
use crate::i18n::{Label, Language, Text};
use crate::rules::{Preset, RuleSet, Side, Square};
use crate::store::msg::AppMsg;
use crate::store::new_game::{Draft, DraftMsg, MAX_LEVEL, Opponent, Wish};
use crate::store::play::Style;
use crate::store::{Msg, State};
use crate::ui::controls::ornament::badge;
use crate::ui::controls::{Button, Choice, Choices, Kind, Select};
use crate::ui::desk::{Desk, said};
use crate::ui::panels::player::STYLES;
use crate::ui::panels::small_board::{self, Editing, SmallBoardView};
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
pub(super) fn html(desk: &Desk, view: &NewGameView) -> Html {
    let NewGameView { draft, fault } = view;
    let tell = desk.send.reform(Msg::Draft);
    html! {
        <Frame key="new-game" desk={desk.clone()} title={desk.word(Label::NewGame)} width={Width::Wide}
               foot={foot(desk, fault)}>
            <div class="dialog-columns">
                <div class="dialog-fields">
                    { opponent(desk, draft, &tell) }
                    if draft.opponent == Opponent::Computer { { wish(desk, draft, &tell) } }
                    { levels(desk, draft, &tell) }
                    { time::html(desk, draft, &tell) }
                    { preset(desk, draft, &tell) }
                    if is_custom(draft) { { custom::html(desk, &draft.rules, &tell) } }
                </div>
                <div class="dialog-preview">
                    { preview(desk, draft, &tell) }
                    if let Some(fault) = fault { <p class="field-error" role="status">{ fault.clone() }</p> }
                </div>
            </div>
        </Frame>
    }
}

fn foot(desk: &Desk, fault: &Option<AttrValue>) -> Html {
    let cancel = desk.telling(Msg::App(AppMsg::DialogClosed));
    let cancel = Button { is_start: true, ..Button::word("cancel", desk.word(Label::Cancel), cancel) };
    let start = desk.telling(Msg::Draft(DraftMsg::StartPressed));
    let start = Button::word("start", desk.word(Label::Start), start);
    let start = Button { kind: Kind::Primary, why_not: fault.clone(), ..start };
    html! { <>{ cancel.html() }{ start.html() }</> }
}

fn opponent(desk: &Desk, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    Choices {
        legend: desk.word(Label::OpponentKind),
        name: "opponent",
        choices: OPPONENTS.iter().map(|(_, label)| Choice::new(desk.word(*label))).collect(),
        chosen: OPPONENTS.iter().position(|(opponent, _)| *opponent == draft.opponent).unwrap_or(0),
        onchoose: tell.reform(|place: usize| DraftMsg::OpponentChosen(OPPONENTS[place].0)),
    }
    .html()
}

fn wish(desk: &Desk, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let choice = |(_, label, side): &(Wish, Label, Option<Side>)| Choice {
        picture: side.map(badge).unwrap_or_default(),
        label: desk.word(*label),
    };
    Choices {
        legend: desk.word(Label::YourSide),
        name: "side",
        choices: WISHES.iter().map(choice).collect(),
        chosen: WISHES.iter().position(|(wish, ..)| *wish == draft.wish).unwrap_or(0),
        onchoose: tell.reform(|place: usize| DraftMsg::SideWished(WISHES[place].0)),
    }
    .html()
}

fn levels(desk: &Desk, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let level = |id, label, level, msg: fn(u8) -> DraftMsg| range(desk, id, label, level, tell.reform(msg));
    match draft.opponent {
        Opponent::Person => Html::default(),
        Opponent::Computer => html! {
            <>
                { level("level", Label::Level, draft.level, DraftMsg::LevelChosen) }
                { style(desk, draft.style, tell) }
            </>
        },
        Opponent::Watch => html! {
            <>
                { level("level", Label::LevelWhite, draft.level, DraftMsg::LevelChosen) }
                { level("other-level", Label::LevelBlack, draft.other_level, DraftMsg::OtherLevelChosen) }
            </>
        },
    }
}

fn style(desk: &Desk, chosen: Option<Style>, tell: &Callback<DraftMsg>) -> Html {
    let chosen = STYLES.iter().position(|(style, ..)| *style == chosen).unwrap_or(0);
    Select {
        label: desk.word(Label::Style),
        id: "style",
        choices: STYLES.iter().map(|(_, name, _)| desk.word(*name)).collect(),
        chosen,
        note: Some(desk.word(STYLES[chosen].2)),
        onchoose: tell.reform(|place: usize| DraftMsg::StyleChosen(STYLES[place].0)),
    }
    .html()
}

fn range(desk: &Desk, id: &'static str, label: Label, level: u8, tell: Callback<u8>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Ok(level) = dom::value(&event).parse() {
            tell.emit(level);
        }
    });
    let (rank, hint) = words::level(level).unwrap_or((Label::Computer, Label::Computer));
    let name = desk.said(&Text::LevelNamed { rank: Box::new(rank.into()), level: level.into() });
    html! {
        <div class="range-row">
            <label for={id}>{ desk.word(label) }</label>
            <output for={id}>{ name.clone() }</output>
            <input class="range" {id} type="range" min="1" max={MAX_LEVEL.to_string()} step="1" value={level.to_string()}
                   aria-valuetext={name} {oninput}/>
            <p class="field-note">{ desk.word(hint) }</p>
        </div>
    }
}

/// Are the single settings shown?
fn is_custom(draft: &Draft) -> bool {
    draft.is_custom || draft.rules.preset().is_none()
}

fn preset(desk: &Desk, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let named = Preset::ALL.iter().map(|preset| desk.word(preset.label()));
    let preset = draft.rules.preset().filter(|_| !draft.is_custom);
    let chosen = preset.and_then(|preset| Preset::ALL.iter().position(|other| *other == preset));
    Select {
        label: desk.word(Label::RuleSet),
        id: "preset",
        choices: named.chain([desk.word(Label::PresetCustom)]).collect(),
        chosen: chosen.unwrap_or(Preset::ALL.len()),
        note: Some(desk.word(preset.map_or(Label::PresetCustomHint, Named::hint))),
        onchoose: tell.reform(|place: usize| match Preset::ALL.get(place) {
            Some(preset) => DraftMsg::PresetChosen(*preset),
            None => DraftMsg::CustomChosen,
        }),
    }
    .html()
}

/// The board as it would be; of one's own rules, one whose squares can be pressed.
fn preview(desk: &Desk, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let rules = &draft.rules;
    let board = SmallBoardView::of_rules(rules);
    if !is_custom(draft) {
        return html! { <div class="board-fit">{ small_board::still(&board) }</div> };
    }
    let editing = Editing {
        onpress: tell.reform(DraftMsg::ObstructionToggled),
        names: names(desk.language, rules),
        label: desk.word(Label::RuleObstructions),
    };
    let clear = tell.reform(|_: MouseEvent| DraftMsg::ObstructionsCleared);
    let clear = Button::word("clear-obstructions", desk.word(Label::ObstructionsPlaceClear), clear);
    html! {
        <>
            <div class="board-fit">{ small_board::editable(&board, &editing) }</div>
            <p>{ desk.word(Label::ObstructionsPlace) }</p>
            if !rules.obstructions.is_empty() { { clear.html() } }
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
