//! One player's strip.

use crate::i18n::{Label, Text, words};
use crate::rules::Side;
use crate::store::State;
use crate::store::clock::{Face, TENTHS_MS};
use crate::store::play::{Seat, Style};
use crate::ui::controls::ornament::badge;
use crate::ui::desk::said;
use yew::prelude::*;

/// What a strip shows.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerView {
    /// Whose it is.
    pub side: Side,
    /// The player's name.
    pub name: AttrValue,
    /// Whose turn, how many pieces, who plays: the last ones may find no room.
    pub notes: Vec<AttrValue>,
    /// Its clock, if it has one.
    pub clock: Option<ClockView>,
    /// Is this side to move?
    pub is_to_move: bool,
    /// Does it stand below the board?
    pub is_own: bool,
}

/// What a clock shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockView {
    /// Its figures.
    pub figures: AttrValue,
    /// Is little time left?
    pub is_low: bool,
    /// Is the game paused?
    pub is_paused: bool,
    /// Has it byo-yomi, and so room for the number of periods?
    pub has_periods: bool,
}

/// The figures of a clock: hours only where there are some, tenths below ten seconds.
#[must_use]
pub fn figures(face: Face) -> String {
    let seconds = face.ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut figures = match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    };
    if face.ms < TENTHS_MS {
        figures += &format!(".{}", face.ms / 100 % 10);
    }
    if face.periods > 0 {
        figures += &format!(" ×{}", face.periods);
    }
    figures
}

fn clock(state: &State, side: Side) -> Option<ClockView> {
    let clocks = &state.play.clocks;
    Some(ClockView {
        figures: AttrValue::from(figures(clocks.face(side)?)),
        is_low: clocks.is_low(side),
        is_paused: state.is_covered(),
        has_periods: clocks.has_periods(side),
    })
}

fn clock_html(clock: &ClockView) -> Html {
    let class = classes!(
        "clock",
        clock.is_low.then_some("is-low"),
        clock.is_paused.then_some("is-paused"),
        clock.has_periods.then_some("has-periods")
    );
    html! { <div {class} role="timer">{ clock.figures.clone() }</div> }
}

/// What a computer may like: the style, its name, and the half-sentence that explains it.
pub const STYLES: [(Option<Style>, Label, Label); 5] = [
    (None, Label::StyleNone, Label::StyleNoneHint),
    (Some(Style::Builder), Label::StyleBuilder, Label::StyleBuilderHint),
    (Some(Style::Raider), Label::StyleRaider, Label::StyleRaiderHint),
    (Some(Style::Wall), Label::StyleWall, Label::StyleWallHint),
    (Some(Style::Gambler), Label::StyleGambler, Label::StyleGamblerHint),
];

/// The name of whoever plays `side`: "You" when there is just one person here.
#[must_use]
pub fn name(state: &State, side: Side) -> Text {
    match state.play.seat(side) {
        Seat::Person if state.play.person().is_some() => Label::You.into(),
        Seat::Person => Text::SideName { side },
        Seat::Computer { level, .. } => match words::level(level) {
            Some((rank, _)) => rank.into(),
            None => Label::Computer.into(),
        },
    }
}

/// The running game in a few words: against whom, which move.
#[must_use]
pub fn about(state: &State) -> Text {
    let against = match state.play.person() {
        Some(side) => Text::Against { name: said(state.language, &name(state, side.other())).to_string() },
        None if state.play.is_hotseat() => Label::TwoPlayers.into(),
        None => Label::Watch.into(),
    };
    Text::ContinueAbout { text: Box::new(against), number: state.play.present() as u32 / 2 + 1 }
}

/// The strip of `side`.
#[must_use]
pub fn view(state: &State, side: Side) -> PlayerView {
    let language = state.language;
    let position = state.shown();
    let is_to_move = position.turn() == side && state.outcome().is_none();
    let mut notes = Vec::new();
    if is_to_move {
        notes.push(turn(state, side));
    }
    if state.play.seat(side) == Seat::Person && state.play.person().is_some() && !is_to_move {
        notes.push(Text::SideName { side });
    }
    notes.push(Text::Pieces { count: position.piece_count(side) });
    if let Seat::Computer { level, style } = state.play.seat(side) {
        notes.push(Text::LevelNumber { level: level.into() });
        let named = STYLES.iter().find(|(known, ..)| style.is_some() && *known == style);
        notes.extend(named.map(|(_, name, _)| Text::from(*name)));
        notes.push(Label::Computer.into());
    }
    PlayerView {
        side,
        name: said(language, &name(state, side)),
        notes: notes.iter().map(|text| said(language, text)).collect(),
        clock: clock(state, side),
        is_to_move,
        is_own: state.bottom() == side,
    }
}

fn turn(state: &State, side: Side) -> Text {
    match (state.play.seat(side), state.play.person()) {
        (Seat::Computer { .. }, _) if state.engine.is_replying() => Label::Thinking.into(),
        (Seat::Person, Some(_)) if state.shown().stones() == 0 => Label::YourTurn.into(),
        _ => match state.shown().stones() {
            0 => Text::TurnOf { side },
            left => Text::TurnStones { side, count: left.into() },
        },
    }
}

/// The parts in a row; the sheet puts dots between them.
fn parts(notes: &[AttrValue]) -> Html {
    notes.iter().map(|note| html! { <span>{ note.clone() }</span> }).collect()
}

/// One player's strip.
pub fn html(view: &PlayerView) -> Html {
    let class = classes!(
        "player",
        if view.is_own { "is-own" } else { "is-opponent" },
        view.is_to_move.then_some("is-to-move")
    );
    html! {
        <section {class} aria-label={view.name.clone()} data-side={view.side.to_string()}>
            <div class={classes!("player-row", view.clock.is_some().then_some("is-timed"))}>
                { badge(view.side) }
                <div>
                    <div class="player-name">{ view.name.clone() }</div>
                    <div class="player-note">{ parts(&view.notes) }</div>
                </div>
                { view.clock.as_ref().map(clock_html).unwrap_or_default() }
            </div>
        </section>
    }
}
