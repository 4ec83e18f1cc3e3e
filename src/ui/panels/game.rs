//! The play screen: the board, and what stands around it.

use super::arrangement::{Arrangement, Window};
use super::crossings;
use super::moves;
use super::part::{Around, Part};
use super::player;
use super::sentence;
use super::tools;
use crate::i18n::Label;
use crate::store::msg::{Copied, PlayMsg};
use crate::store::{Msg, State};
use crate::ui::board::Board;
use crate::ui::board::build::{Memory, Parts, Stage};
use crate::ui::board::view::BoardView;
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::Desk;
use crate::ui::dialogs::menu;
use yew::prelude::*;

/// The board's view of a state.
pub fn board_view(state: &State, memory: &mut Memory) -> BoardView {
    let line: Vec<_> = state.play.moves().into_iter().take(state.play.ply()).collect();
    memory.view(&Parts {
        start: state.play.game.start(),
        line: &line,
        position: state.shown(),
        position_text: AttrValue::from(state.as_text(Copied::Position)),
        board: &state.board,
        settings: &state.settings,
        stage: stage(state),
        outcome: state.outcome(),
        can_enter: state.can_enter(),
        hint: state.play.hint,
        highlights: &[],
        language: state.language,
    })
}

fn stage(state: &State) -> Stage {
    if state.is_covered() {
        Stage::Paused
    } else if state.play.viewing.is_some() {
        Stage::Reviewing
    } else if state.outcome().is_some() {
        Stage::Over
    } else if state.engine.is_replying() {
        Stage::Thinking
    } else {
        Stage::Playing
    }
}

/// The play screen; `ontyping` opens and closes the field for a typed move.
pub fn view(
    state: &State,
    board: BoardView,
    window: Window,
    is_typing: bool,
    desk: &Desk,
    ontyping: &Callback<bool>,
) -> Html {
    let size = state.shown().size();
    let own = state.bottom();
    let around = |part| html! { <Around desk={desk.clone()} {part}/> };
    let cover = state.is_covered().then(|| cover(desk));
    html! {
        <main class="game" data-columns={size.columns().to_string()} data-rows={size.rows().to_string()}
              data-coordinates={state.settings.coordinates.word()} data-lines={state.settings.lines()}
              data-size={state.settings.size.word()} data-arrangement={Arrangement::of(window, size).word()}>
            <h1 class="visually-hidden">{ state.language.label(Label::Board) }</h1>
            { around(Part::Bar(menu::view(state))) }
            { around(Part::Player(player::view(state, own.other()))) }
            <Board view={board} send={desk.send.clone()} ontyping={ontyping.clone()} {cover}/>
            { around(Part::Player(player::view(state, own))) }
            { around(Part::Sentence(sentence::view(state), is_typing.then(|| ontyping.clone()))) }
            { around(Part::Crossings(crossings::view(state))) }
            { around(Part::Moves(moves::view(state))) }
            { around(Part::Tools(tools::view(state))) }
        </main>
    }
}

/// What lies on the board while the game is paused, and ends that.
fn cover(desk: &Desk) -> Html {
    let resume = desk.telling(Msg::Play(PlayMsg::PausePressed));
    let resume = Button { kind: Kind::Primary, ..Button::word("resume", desk.word(Label::Resume), resume) };
    html! { <div class="cover" role="group" aria-label={desk.word(Label::Paused)}>{ resume.html() }</div> }
}
