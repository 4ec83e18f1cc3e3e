//! How much time a new game gives each side.

use crate::i18n::{Label, Text};
use crate::rules::Side;
use crate::store::clock::TimeControl;
use crate::store::new_game::{Draft, DraftMsg, PACES, Pace};
use crate::ui::controls::ornament::badge;
use crate::ui::controls::{Select, switch};
use crate::ui::desk::Desk;
use yew::prelude::*;

/// A part of one's own time.
#[derive(Clone, Copy)]
struct Number {
    /// White's and Black's field.
    ids: [&'static str; 2],
    label: Label,
    /// The numbers to choose from.
    all: &'static [u32],
    /// What one of them is worth, in the part's own unit.
    unit: u32,
}

/// The parts in the order of [`TimeControl::parts`].
const NUMBERS: [Number; 3] = [
    Number {
        ids: ["minutes", "black-minutes"],
        label: Label::TimeMinutes,
        all: &[0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 45, 60, 90, 120],
        unit: 60,
    },
    Number {
        ids: ["seconds", "black-seconds"],
        label: Label::TimeSeconds,
        all: &[0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 60, 90],
        unit: 1,
    },
    Number {
        ids: ["periods", "black-periods"],
        label: Label::TimePeriods,
        all: &[0, 1, 2, 3, 5, 7, 10],
        unit: 1,
    },
];

/// The usual times, numbers of one's own, and odds.
pub(super) fn html(desk: &Desk, draft: &Draft, tell: &Callback<DraftMsg>) -> Html {
    let names = PACES.iter().map(|pace| name(desk, *pace)).chain([desk.word(Label::TimeCustom)]);
    let place = PACES.iter().position(|pace| *pace == draft.controls[0]);
    let select = Select {
        label: desk.word(Label::Time),
        id: "time",
        choices: names.collect(),
        chosen: place.filter(|_| draft.pace == Pace::Usual).unwrap_or(PACES.len()),
        note: hint(draft.controls[0]).map(|hint| desk.word(hint)),
        onchoose: tell.reform(DraftMsg::PaceChosen),
    };
    let has_odds = draft.pace == Pace::Odds;
    let odds = switch("odds", desk.word(Label::TimeOdds), None, has_odds, tell.reform(DraftMsg::OddsSet));
    html! {
        <>
            { select.html() }
            if draft.pace != Pace::Usual {
                { own(desk, draft, Side::White, tell) }
                { odds }
                if has_odds { { own(desk, draft, Side::Black, tell) } }
            }
        </>
    }
}

fn name(desk: &Desk, pace: TimeControl) -> AttrValue {
    match pace {
        TimeControl::None => desk.word(Label::TimeNone),
        TimeControl::PerMove { .. } => desk.word(Label::TimePerMove),
        TimeControl::SuddenDeath { .. } => desk.word(Label::TimeSudden),
        TimeControl::ByoYomi { .. } => desk.word(Label::TimeByoYomi),
        TimeControl::Fischer { base_s, increment_s } => {
            AttrValue::from(format!("{} + {increment_s}", base_s / 60))
        }
    }
}

fn hint(control: TimeControl) -> Option<Label> {
    match control {
        TimeControl::None => None,
        TimeControl::PerMove { .. } => Some(Label::TimePerMoveHint),
        TimeControl::SuddenDeath { .. } => Some(Label::TimeSuddenHint),
        TimeControl::Fischer { .. } => Some(Label::TimeFischer),
        TimeControl::ByoYomi { .. } => Some(Label::TimeByoYomiHint),
    }
}

/// The numbers of a side, or of both.
fn own(desk: &Desk, draft: &Draft, side: Side, tell: &Callback<DraftMsg>) -> Html {
    let parts = draft.controls[side.index()].parts();
    let number = |part: usize| {
        let Number { ids, label, all, unit } = NUMBERS[part];
        // A number that isn't offered is shown as the next one that is.
        let chosen = all.iter().position(|number| number * unit >= parts[part]);
        Select {
            label: desk.word(label),
            id: ids[side.index()],
            choices: all.iter().map(|number| AttrValue::from(number.to_string())).collect(),
            chosen: chosen.unwrap_or(all.len() - 1),
            note: None,
            onchoose: tell.reform(move |place: usize| {
                let value = all.get(place).map_or(0, |number| number * unit);
                DraftMsg::TimeChosen { side, part, value }
            }),
        }
        .html()
    };
    html! {
        <div class="fields is-numbers" role="group" aria-label={desk.said(&Text::SideName { side })}>
            if draft.pace == Pace::Odds { { badge(side) } }
            { for (0..NUMBERS.len()).map(number) }
        </div>
    }
}
