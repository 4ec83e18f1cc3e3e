//! What stands around the board as one component, which draws a part anew only when what it shows has
//! changed: most presses change the board and its sentence alone.

use super::app_bar;
use super::crossings::{self, CrossingsView};
use super::moves::{self, MovesView};
use super::player::{self, PlayerView};
use super::sentence::{self, SentenceView};
use super::tools::{self, Tool};
use crate::ui::desk::Desk;
use crate::ui::dialogs::menu::MenuView;
use crate::ui::platform::dom;
use yew::prelude::*;

/// What one part shows.
#[derive(Clone, PartialEq)]
pub enum Part {
    /// The bar at the top.
    Bar(MenuView),
    /// A player's strip.
    Player(PlayerView),
    /// The sentence; with whoever opens and closes the field for a typed move, that field.
    Sentence(SentenceView, Option<Callback<bool>>),
    /// The balance of crossings.
    Crossings(CrossingsView),
    /// The moves played.
    Moves(MovesView),
    /// The tool bar.
    Tools(Vec<Tool>),
}

/// The part to draw.
#[derive(Clone, PartialEq, Properties)]
pub struct AroundProps {
    /// The language, and whom to tell.
    pub desk: Desk,
    /// What it shows.
    pub part: Part,
}

/// A part. One component for all kinds: each further one would add 2 KB to the download.
#[component]
pub fn Around(props: &AroundProps) -> Html {
    let AroundProps { desk, part } = props;
    let place = if let Part::Moves(view) = part { Some((view.ply, view.moves.len())) } else { None };
    use_effect_with(place, |place| {
        if place.is_some() {
            dom::reveal_current(".move-list");
        }
    });
    match part {
        Part::Bar(view) => app_bar::html(desk, view),
        Part::Player(view) => player::html(view),
        Part::Sentence(view, typing) => sentence::html(desk, view, typing.as_ref()),
        Part::Crossings(view) => crossings::html(desk, view),
        Part::Moves(view) => moves::html(desk, view),
        Part::Tools(view) => tools::html(desk, view),
    }
}
