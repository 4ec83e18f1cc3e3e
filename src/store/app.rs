//! The page around the game: start, storage, dialogs, copies, updates.

use super::board::BoardState;
use super::effect::Effect;
use super::lines::StoredError;
use super::msg::{AppMsg, Copied, Dialog, PlayMsg, SaveFailure};
use super::open;
use super::play;
use super::settings::{Settings, SettingsMsg};
use super::state::{Remedy, Screen, State};
use super::{clock, engine, hand_over, persist};
use crate::i18n::{Label, Language, Text};
use crate::rules::Side;

/// The state after `msg`.
pub(super) fn update(state: &mut State, msg: AppMsg, effects: &mut Vec<Effect>) {
    match msg {
        AppMsg::Started { settings, game, fragment, languages, language, screen, seed, has_hover } => {
            state.languages = languages;
            state.language = language;
            state.seed = seed;
            state.page.has_hover = has_hover;
            restore_settings(state, settings, effects);
            restore_game(state, game);
            if state.play.is_begun {
                state.screen = screen;
            }
            open::link(state, &fragment, effects);
        }
        AppMsg::LanguageLearnt(language) => language_learnt(state, language, effects),
        AppMsg::LanguageMissing(language) if language == wanted(&state.settings, &state.languages) => {
            state.notify(Text::LanguageMissing { name: language.autonym().to_owned() }, None);
        }
        AppMsg::LinkOpened(fragment) => open::link(state, &fragment, effects),
        AppMsg::FileRead { name, text } => open::file(state, &name, &text, effects),
        AppMsg::ImportConfirmed(text) => open::pasted(state, &text, effects),
        AppMsg::DialogOpened(dialog) => state.dialog = Some(dialog),
        // The browser gives the focus back to where it was before the dialog opened.
        AppMsg::DialogClosed => {
            if matches!(state.dialog.take(), Some(Dialog::PassOver(_))) {
                hand_over::settle(state);
            }
        }
        AppMsg::Confirmed => confirmed(state, effects),
        AppMsg::ScreenReturned(screen) => returned(state, screen, effects),
        AppMsg::HomePressed => {
            go_home(state, effects);
            effects.push(Effect::RememberScreen(Screen::Start));
        }
        AppMsg::ContinuePressed => {
            effects.push(Effect::RememberScreen(Screen::Play));
            go_on(state, effects);
        }
        AppMsg::NoticeDismissed(id) => state.notices.retain(|notice| notice.id != id),
        AppMsg::CopyPressed(what) => effects.push(Effect::Copy { what, text: state.as_text(what) }),
        AppMsg::ExportPressed => effects.push(Effect::Download {
            name: format!("epaminondas-{:08x}.epn", state.play.seed as u32),
            text: state.as_text(Copied::Record),
        }),
        AppMsg::SettingsExportPressed => effects.push(Effect::Download {
            name: "epaminondas-settings.txt".to_owned(),
            text: state.settings.to_text(),
        }),
        AppMsg::CopyEnded { is_done: true, .. } => state.live.say(Label::Copied.into()),
        AppMsg::CopyEnded { is_done: false, .. } => state.notify(Label::CopyFailed.into(), None),
        other => surroundings(state, other, effects),
    }
}

fn go_home(state: &mut State, effects: &mut Vec<Effect>) {
    engine::stop(state, effects);
    clock::leave(state, effects);
    state.board.interaction = Default::default();
    state.dialog = None;
    state.screen = Screen::Start;
}

fn go_on(state: &mut State, effects: &mut Vec<Effect>) {
    state.screen = Screen::Play;
    effects.push(Effect::FocusBoard);
}

/// Going back first closes what is open, as it does everywhere on a phone.
fn returned(state: &mut State, screen: Screen, effects: &mut Vec<Effect>) {
    if state.dialog.take().is_some() {
        hand_over::settle(state);
        return effects.push(Effect::RememberScreen(state.screen));
    }
    match screen {
        Screen::Start => go_home(state, effects),
        Screen::Play if state.play.is_begun => go_on(state, effects),
        Screen::Play => {}
    }
}

/// What happens to the page from outside: store, tabs, service worker, browser.
fn surroundings(state: &mut State, msg: AppMsg, effects: &mut Vec<Effect>) {
    match msg {
        AppMsg::Saved => {
            state.page.is_saved = true;
            if !state.page.has_asked_to_keep {
                state.page.has_asked_to_keep = true;
                effects.push(Effect::AskToKeepStorage);
            }
        }
        AppMsg::SaveFailed(failure) => state.notify(not_saved(failure).into(), None),
        AppMsg::OtherTabFound => {
            state.page.is_follower = true;
            engine::stop(state, effects);
            state.notify(Label::OtherTab.into(), Some(Remedy::TakeOver));
        }
        AppMsg::OtherTabGone => {
            state.page.is_follower = false;
            state.settle(Remedy::TakeOver);
            // The tab that follows from now on is shown what is played here.
            persist::save(state, effects);
        }
        AppMsg::TakeOverPressed => effects.push(Effect::TakeOver),
        AppMsg::OtherTabSaved(text) if state.page.is_follower => restore_game(state, Some(text)),
        AppMsg::OfflineReady => state.page.is_offline_ready = true,
        AppMsg::UpdateFound => update_found(state, effects),
        AppMsg::UpdatePressed => {
            state.settle(Remedy::Update);
            effects.push(Effect::ApplyUpdate);
        }
        AppMsg::VisibilityChanged { is_visible } => {
            state.page.is_hidden = !is_visible;
            effects.push(Effect::RestThinking(!is_visible));
            if is_visible {
                engine::watch_again(state, effects);
            } else {
                clock::leave(state, effects);
            }
        }
        AppMsg::InstallOffered => state.page.can_install = true,
        AppMsg::InstallPressed => {
            state.page.can_install = false;
            effects.push(Effect::Install);
        }
        _ => {}
    }
}

/// A newer build takes over by itself only on an idle start screen; otherwise the player decides.
fn update_found(state: &mut State, effects: &mut Vec<Effect>) {
    state.page.has_update = true;
    let is_idle = state.screen == Screen::Start && state.dialog.is_none() && state.engine.request.is_none();
    if is_idle {
        effects.push(Effect::ApplyUpdate);
    } else {
        state.notify(Label::UpdateAvailable.into(), Some(Remedy::Update));
    }
}

/// The screen stays on while a game with the computer or with clocks runs (ACCEPTANCE U108).
pub(super) fn keep_awake(state: &mut State, effects: &mut Vec<Effect>) {
    let is_running = state.screen == Screen::Play && state.play.is_begun && state.outcome().is_none();
    let is_attended = !state.play.is_hotseat() || state.play.clocks.is_set();
    let is_wanted = is_running && is_attended && !state.play.is_paused && !state.page.is_follower;
    if state.page.is_awake != is_wanted {
        state.page.is_awake = is_wanted;
        effects.push(Effect::KeepAwake(is_wanted));
    }
}

fn restore_settings(state: &mut State, stored: Option<String>, effects: &mut Vec<Effect>) {
    match stored.map(|text| Settings::from_text(&text)) {
        Some(Ok(settings)) => state.settings = settings,
        Some(Err(error)) => unread(state, matches!(error, StoredError::Newer(_))),
        None => {}
    }
    state.draft.take_controls(state.settings.controls);
    choose_language(state, effects);
    effects.push(Effect::ApplySettings);
}

/// The language set, else the first of the browser's (`languages`) that is spoken here.
#[must_use]
pub fn wanted(settings: &Settings, languages: &[String]) -> Language {
    let wanted: Vec<&str> = match &settings.language {
        Some(code) => vec![code.as_str()],
        None => languages.iter().map(String::as_str).collect(),
    };
    Language::negotiate(&wanted)
}

/// The page goes on in the language it speaks until the wanted one has been learnt.
fn choose_language(state: &State, effects: &mut Vec<Effect>) {
    let language = wanted(&state.settings, &state.languages);
    if language != state.language {
        effects.push(Effect::LearnLanguage(language));
    }
}

/// Speaks `language`, unless another one has been chosen meanwhile.
fn language_learnt(state: &mut State, language: Language, effects: &mut Vec<Effect>) {
    if language == wanted(&state.settings, &state.languages) {
        state.language = language;
        effects.push(Effect::ApplySettings);
    }
}

/// Stored data that can't be used stays as it is; a newer version's is never written over.
fn unread(state: &mut State, is_newer: bool) {
    state.page.is_store_newer |= is_newer;
    let label = if is_newer { Label::NotSavedNewer } else { Label::StoredUnreadable };
    state.notify(label.into(), None);
}

fn not_saved(failure: SaveFailure) -> Label {
    match failure {
        SaveFailure::Quota => Label::NotSavedQuota,
        SaveFailure::Blocked => Label::NotSavedBlocked,
    }
}

fn restore_game(state: &mut State, stored: Option<String>) {
    match stored.map(|text| persist::read(&text)) {
        Some(Ok((play, bottom))) => {
            state.play = play;
            state.board = BoardState { is_flipped: bottom == Side::Black, ..BoardState::default() };
            state.page.is_saved = true;
            hand_over::settle(state);
        }
        Some(Err(error)) => unread(state, matches!(error, StoredError::Newer(_))),
        None => {}
    }
}

/// The open dialog's question was answered with yes.
fn confirmed(state: &mut State, effects: &mut Vec<Effect>) {
    match state.dialog.take() {
        Some(Dialog::Resign) => play::update(state, PlayMsg::ResignConfirmed, effects),
        Some(Dialog::Draw) => play::update(state, PlayMsg::DrawAgreed, effects),
        Some(Dialog::Replace(opening)) => open::start(state, *opening, effects),
        other => state.dialog = other,
    }
}

/// Changes a setting, shows it and keeps it.
pub(super) fn set(state: &mut State, msg: SettingsMsg, effects: &mut Vec<Effect>) {
    let hand_over = state.settings.hand_over;
    state.settings.change(msg);
    choose_language(state, effects);
    if state.settings.hand_over != hand_over {
        hand_over::settle(state);
    }
    // Marks may have changed under a selection.
    state.board.interaction = Default::default();
    effects.push(Effect::ApplySettings);
    if !state.page.is_store_newer {
        effects.push(Effect::PersistSettings(state.settings.to_text()));
    }
}
