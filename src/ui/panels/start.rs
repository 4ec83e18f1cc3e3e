//! The start screen: what would you like to do?

use super::player;
use super::small_board::{self, SmallBoardView};
use crate::i18n::{Label, Text};
use crate::store::msg::{AppMsg, Dialog};
use crate::store::new_game::{DraftMsg, MAX_LEVEL, Opponent};
use crate::store::play::Seat;
use crate::store::settings::{SettingsMsg, Theme};
use crate::store::{Msg, State};
use crate::ui::controls::{icon, ornament};
use crate::ui::desk::{Desk, said, word};
use yew::prelude::*;

/// What the start screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct StartView {
    /// The game that can be continued.
    pub resume: Option<ResumeView>,
    /// The theme set.
    pub theme: Theme,
    /// Can the browser install the page?
    pub can_install: bool,
}

/// A game that can be continued, or looked at once it is over.
#[derive(Clone, Debug, PartialEq)]
pub struct ResumeView {
    /// Is it over?
    pub is_over: bool,
    /// Its position.
    pub board: SmallBoardView,
    /// Against whom, which move.
    pub note: AttrValue,
}

/// The start screen of a state.
#[must_use]
pub fn view(state: &State) -> StartView {
    let resume = state.play.is_begun.then(|| ResumeView {
        is_over: state.outcome().is_some(),
        board: SmallBoardView::of(state.play.game.position()),
        note: note(state),
    });
    StartView { resume, theme: state.settings.theme, can_install: state.page.can_install }
}

fn note(state: &State) -> AttrValue {
    let language = state.language;
    let about = said(language, &player::about(state));
    let turn = state.play.game.position().turn();
    match (state.outcome(), state.play.seat(turn), state.play.person()) {
        (Some(_), ..) => AttrValue::from(format!("{about} · {}", result(state))),
        (None, Seat::Person, Some(_)) => {
            AttrValue::from(format!("{about} · {}", word(language, Label::YourTurn)))
        }
        _ => about,
    }
}

fn result(state: &State) -> AttrValue {
    match state.outcome().and_then(|outcome| outcome.winner) {
        Some(side) => said(state.language, &Text::ResultWin { side }),
        None => word(state.language, Label::ResultDraw),
    }
}

/// The poster and the menu.
pub fn html(desk: &Desk, view: &StartView) -> Html {
    html! {
        <main class="start" key="start">
            { ornament::poster() }
            <div class="start-menu">
                <h1>{ ornament::large_wordmark() }</h1>
                <p class="start-tag">{ desk.word(Label::Tagline) }</p>
                <p class="start-by">{ desk.word(Label::Credit) }</p>
                { view.resume.as_ref().map(|resume| resume_button(desk, resume)).unwrap_or_default() }
                { list(desk) }
                <footer class="start-foot">
                    { foot(desk, view.can_install) }
                    { swatches(desk, view.theme) }
                </footer>
            </div>
        </main>
    }
}

fn resume_button(desk: &Desk, resume: &ResumeView) -> Html {
    let (action, title) = match resume.is_over {
        true => ("review", Label::Review),
        false => ("continue", Label::Continue),
    };
    html! {
        <button type="button" class="resume" data-action={action} onclick={desk.telling(Msg::App(AppMsg::ContinuePressed))}>
            { small_board::thumbnail(&resume.board) }
            <span>
                <span class="resume-title">{ desk.word(title) }</span>
                <span class="resume-note">{ resume.note.clone() }</span>
            </span>
            { icon("next") }
        </button>
    }
}

fn list(desk: &Desk) -> Html {
    let drafting = |opponent: Opponent| {
        let send = desk.send.clone();
        Callback::from(move |_: MouseEvent| {
            send.emit(Msg::Draft(DraftMsg::OpponentChosen(opponent)));
            send.emit(Msg::App(AppMsg::DialogOpened(Dialog::NewGame)));
        })
    };
    let levels = desk.said(&Text::PlayComputerLevels { count: u32::from(MAX_LEVEL) });
    let item = |action: &'static str, title: Label, note: AttrValue, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="start-item" data-action={action} {onclick}>
                <span class="start-title">{ desk.word(title) }</span>
                <span class="start-note">{ note }</span>
            </button>
        }
    };
    let note = |label| desk.word(label);
    html! {
        <nav class="start-list" aria-label={desk.word(Label::NewGame)}>
            { item("new-game", Label::PlayComputer, levels, drafting(Opponent::Computer)) }
            { item("two-players", Label::TwoPlayers, note(Label::TwoPlayersHint), drafting(Opponent::Person)) }
            { item("watch", Label::Watch, note(Label::WatchHint), drafting(Opponent::Watch)) }
            { item("import", Label::OpenGame, note(Label::OpenGameHint),
                   desk.telling(Msg::App(AppMsg::DialogOpened(Dialog::Import)))) }
        </nav>
    }
}

fn foot(desk: &Desk, can_install: bool) -> Html {
    let item = |action: &'static str, label: Label, msg: AppMsg| {
        html! {
            <button type="button" data-action={action} onclick={desk.telling(Msg::App(msg))}>
                { desk.word(label) }
            </button>
        }
    };
    html! {
        <nav aria-label={desk.word(Label::Help)}>
            { item("rules", Label::Rules, AppMsg::DialogOpened(Dialog::Rules)) }
            { item("settings", Label::Settings, AppMsg::DialogOpened(Dialog::Settings)) }
            { item("about", Label::About, AppMsg::DialogOpened(Dialog::About)) }
            if can_install { { item("install", Label::Install, AppMsg::InstallPressed) } }
        </nav>
    }
}

fn swatches(desk: &Desk, theme: Theme) -> Html {
    let swatch = |(choice, label): (Theme, Label)| {
        let onchange = desk.telling(Msg::Settings(SettingsMsg::ThemeChosen(choice)));
        let name = desk.word(label);
        html! {
            <label class="swatch" title={name.clone()} key={choice.word()}>
                <input type="radio" name="swatch" value={choice.word()} checked={choice == theme} aria-label={name} {onchange}/>
                <i data-theme={choice.word()}></i>
            </label>
        }
    };
    let themes = [
        (Theme::Terracotta, Label::ThemeTerracotta),
        (Theme::Night, Label::ThemeNight),
        (Theme::Marble, Label::ThemeMarble),
        (Theme::Contrast, Label::ThemeContrast),
    ];
    html! {
        <fieldset class="swatches">
            <legend class="visually-hidden">{ desk.word(Label::Theme) }</legend>
            { for themes.into_iter().map(swatch) }
        </fieldset>
    }
}
