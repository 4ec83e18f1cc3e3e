//! How much time a new game gives each side.

use crate::i18n::{Label, Text};
use crate::rules::Side;
use crate::store::clock::TimeControl;
use crate::store::new_game::{Draft, DraftMsg, PACES, Pace};
use crate::ui::controls::ornament::badge;
use crate::ui::controls::{Select, switch};
use crate::ui::desk::Desk;
use yew::prelude::*;

/// The numbers to choose from.
const MINUTES: [u32; 15] = [0, 1, 2, 3, 5, 7, 10, 15, 20, 25, 30, 45, 60, 90, 120];
const SECONDS: [u32; 12] = [0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 60, 90];
const PERIODS: [u32; 7] = [0, 1, 2, 3, 5, 7, 10];

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
    let (base_s, move_s, periods) = draft.controls[side.index()].parts();
    let ids = [["minutes", "seconds", "periods"], ["black-minutes", "black-seconds", "black-periods"]];
    let [minutes, seconds, count] = ids[side.index()];
    let tell = tell.reform(move |control| DraftMsg::ControlChosen(side, control));
    let tell = &tell.reform(|(base_s, move_s, periods)| TimeControl::from_parts(base_s, move_s, periods));
    html! {
        <div class="fields is-numbers" role="group" aria-label={desk.said(&Text::SideName { side })}>
            if draft.pace == Pace::Odds { { badge(side) } }
            { number(desk, minutes, Label::TimeMinutes, &MINUTES, base_s / 60, tell.reform(move |n| (n * 60, move_s, periods))) }
            { number(desk, seconds, Label::TimeSeconds, &SECONDS, move_s, tell.reform(move |n| (base_s, n, periods))) }
            { number(desk, count, Label::TimePeriods, &PERIODS, periods, tell.reform(move |n| (base_s, move_s, n))) }
        </div>
    }
}

/// One number; one that isn't offered is shown as the next one that is.
fn number(
    desk: &Desk,
    id: &'static str,
    label: Label,
    all: &'static [u32],
    value: u32,
    tell: Callback<u32>,
) -> Html {
    Select {
        label: desk.word(label),
        id,
        choices: all.iter().map(|number| AttrValue::from(number.to_string())).collect(),
        chosen: all.iter().position(|number| *number >= value).unwrap_or(all.len() - 1),
        note: None,
        onchoose: tell.reform(|place: usize| all[place]),
    }
    .html()
}
