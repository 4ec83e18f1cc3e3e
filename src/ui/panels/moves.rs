//! The moves played, and steps through them.

use crate::i18n::{Label, words};
use crate::rules::{Move, Side};
use crate::store::msg::PlayMsg;
use crate::store::{Msg, State};
use crate::ui::controls::Button;
use crate::ui::desk::{Desk, said};
use crate::ui::platform::dom;
use yew::prelude::*;

/// What the list shows.
#[derive(Clone, Debug, PartialEq)]
pub struct MovesView {
    /// The moves, from the start to the present.
    pub moves: Vec<Move>,
    /// Who made the first of them.
    pub first: Side,
    /// Plies before the position on the board.
    pub ply: usize,
    /// How the game ended.
    pub result: Option<AttrValue>,
}

/// The list of a state.
#[must_use]
pub fn view(state: &State) -> MovesView {
    MovesView {
        moves: state.play.moves(),
        first: state.play.game.start().turn(),
        ply: state.play.ply(),
        result: state.outcome().map(|outcome| said(state.language, &words::result(outcome, None))),
    }
}

/// A move as it is shown: `×` for a capture.
fn shown(written: &str) -> String {
    written.replace('x', "×")
}

/// The list with its four steps. One stop in the tab order; arrows walk along the moves.
pub fn html(desk: &Desk, view: &MovesView) -> Html {
    let walk = Callback::from(|event: KeyboardEvent| dom::rove(&event, ".move-list", ".move"));
    html! {
        <section class="moves" aria-label={desk.word(Label::Moves)}>
            <div class="moves-head">
                <h2 class="eyebrow">{ desk.word(Label::Moves) }</h2>
                { steps(desk, view) }
            </div>
            if view.moves.is_empty() && view.result.is_none() {
                <p class="quiet">{ desk.word(Label::NoMovesYet) }</p>
            }
            <ol class="move-list" onkeydown={walk} dir="ltr">
                { for rows(view).map(|row| row_html(desk, view, row)) }
                if let Some(result) = &view.result { <li class="move-result" dir="auto">{ result.clone() }</li> }
            </ol>
        </section>
    }
}

fn steps(desk: &Desk, view: &MovesView) -> Html {
    let at_start = (view.ply == 0).then(|| desk.word(Label::AtStart));
    let at_end = (view.ply == view.moves.len()).then(|| desk.word(Label::AtPresent));
    let step = |action: &'static str, label: Label, msg: PlayMsg, why_not: &Option<AttrValue>| {
        let button = Button::icon(action, desk.word(label), desk.telling(Msg::Play(msg)));
        Button { why_not: why_not.clone(), ..button }.html()
    };
    html! {
        <nav aria-label={desk.word(Label::Moves)}>
            { step("first", Label::First, PlayMsg::FirstPressed, &at_start) }
            { step("previous", Label::Previous, PlayMsg::PreviousPressed, &at_start) }
            { step("next", Label::Next, PlayMsg::NextPressed, &at_end) }
            { step("last", Label::Last, PlayMsg::LastPressed, &at_end) }
        </nav>
    }
}

/// A row: its number from 1, and the places of White's and Black's moves in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    number: usize,
    places: [Option<usize>; 2],
}

/// The rows: White's move and Black's, whoever began.
fn rows(view: &MovesView) -> impl Iterator<Item = Row> {
    let (lead, count) = (view.first.index(), view.moves.len());
    let rows = if count == 0 { 0 } else { (count + lead).div_ceil(2) };
    (0..rows).map(move |row| {
        let place = |side: usize| (2 * row + side).checked_sub(lead).filter(|place| *place < count);
        Row { number: row + 1, places: [place(0), place(1)] }
    })
}

fn row_html(desk: &Desk, view: &MovesView, row: Row) -> Html {
    let cell = |place: Option<usize>| match place {
        Some(place) => {
            let is_current = place + 1 == view.ply;
            let is_stop = is_current || (view.ply == 0 && place == 0);
            html! {
                <button type="button" class="move" tabindex={if is_stop { "0" } else { "-1" }} data-ply={(place + 1).to_string()}
                        aria-current={is_current.then_some("true")}
                        onclick={desk.telling(Msg::Play(PlayMsg::PlyChosen(place + 1)))}>
                    { shown(&view.moves[place].to_string()) }
                </button>
            }
        }
        // Where Black began, White's first place is empty.
        None if row.number == 1 && row.places[1].is_some() => {
            html! { <span class="move" aria-hidden="true">{ "…" }</span> }
        }
        None => Html::default(),
    };
    html! {
        <li class="move-row" key={row.number}>
            <span class="move-number">{ row.number.to_string() }</span>
            { for row.places.into_iter().map(cell) }
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    fn places(first: Side, count: usize) -> Vec<[Option<usize>; 2]> {
        let moves = vec![Move::stone(Square::new(0, 0)); count];
        rows(&MovesView { moves, first, ply: 0, result: None }).map(|row| row.places).collect()
    }

    #[test]
    fn white_and_black_share_a_row() {
        assert_eq!(places(Side::White, 3), [[Some(0), Some(1)], [Some(2), None]]);
    }

    #[test]
    fn a_game_without_moves_has_no_rows_whoever_begins() {
        assert!(places(Side::White, 0).is_empty() && places(Side::Black, 0).is_empty());
    }

    #[test]
    fn black_beginning_leaves_whites_first_place_empty() {
        assert_eq!(places(Side::Black, 2), [[None, Some(0)], [Some(1), None]]);
    }

    #[test]
    fn captures_are_shown_with_a_cross() {
        assert_eq!(shown("d10xg7"), "d10×g7");
    }
}
