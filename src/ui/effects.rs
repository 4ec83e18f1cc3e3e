//! The one interpreter of effects: what the store asks for is done here, through `platform`.

use super::board::FOCUS;
use super::platform::document::Appearance;
use super::platform::install::Installer;
use super::platform::panic::Recovery;
use super::platform::service_worker::Updates;
use super::platform::sound::Speaker;
use super::platform::storage::{self, Games, StorageError};
use super::platform::tabs::Tabs;
use super::platform::wake_lock::WakeLock;
use super::platform::worker::Engine;
use super::platform::{
    Listener, board, clipboard, document, dom, download, files, link, panic, place, texts, timers, vibrate,
};
use crate::i18n::{Label, Language};
use crate::store::msg::{AppMsg, Copied, EngineMsg, PlayMsg, SaveFailure};
use crate::store::settings::{Settings, Theme};
use crate::store::{Effect, Msg, State, wanted_language};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// How long until it is asked again whether pieces still slide, in milliseconds.
const AGAIN_MS: u32 = 50;

/// Everything outside the state that the page keeps hold of.
pub struct Effects {
    send: Callback<Msg>,
    engine: Engine,
    games: Games,
    tabs: Tabs,
    updates: Updates,
    installer: Installer,
    speaker: Speaker,
    wake_lock: WakeLock,
    _listeners: Vec<Listener>,
}

impl Effects {
    /// Begins to listen, reads what is stored, and then tells `Started`.
    #[must_use]
    pub fn start(send: Callback<Msg>) -> Effects {
        let tell = send.reform(Msg::App);
        let offered = tell.clone();
        let effects = Effects {
            engine: Engine::new(send.reform(Msg::Engine)),
            games: Games::default(),
            tabs: Tabs::join(tell.clone()),
            updates: Updates::start(tell.clone()),
            installer: Installer::new(move || offered.emit(AppMsg::InstallOffered)),
            speaker: Speaker::default(),
            wake_lock: WakeLock::default(),
            _listeners: listeners(&tell),
            send,
        };
        begin(effects.games.clone(), tell);
        effects
    }

    /// Does what `effect` says; `state` is the state it came with.
    pub fn run(&self, effect: Effect, state: &State) {
        match effect {
            Effect::Ask(ask) => self.engine.ask(*ask),
            Effect::StopThinking { id } => self.engine.stop(id),
            Effect::RestThinking(is_wanted) => self.engine.rest(is_wanted),
            Effect::RestartWorker => self.engine.restart(),
            Effect::DelayReply { id, delay_ms } => self.later(delay_ms, EngineMsg::ReplyDue { id }),
            Effect::Watch { id, delay_ms } => self.later(delay_ms, EngineMsg::TimedOut { id }),
            Effect::HandOverLater { ply, delay_ms } => hand_over(self.send.clone(), ply, delay_ms),
            Effect::TickLater { due_ms, delay_ms } => {
                let send = self.send.clone();
                timers::after(delay_ms, move || send.emit(Msg::Play(PlayMsg::Ticked { due_ms })));
            }
            Effect::PersistGame { id, text } => self.persist(id, text, state),
            Effect::PersistSettings(text) => {
                if let Err(error) = storage::keep_settings(&text) {
                    self.send.emit(Msg::App(AppMsg::SaveFailed(failure(&error))));
                }
            }
            Effect::LearnLanguage(language) => self.learn(language),
            Effect::ApplySettings => {
                document::apply(&appearance(state));
                panic::remember(recovery(state));
            }
            Effect::Play(sound) if state.settings.has_sound => self.speaker.play(sound),
            Effect::Vibrate if state.settings.has_haptics => vibrate::buzz(),
            Effect::Play(_) | Effect::Vibrate => {}
            Effect::Copy { what, text } => self.copy(what, text),
            Effect::Download { name, text } => download::save(&name, &text),
            Effect::FocusBoard => dom::focus_soon(FOCUS),
            Effect::ClearFragment(screen) => link::clear(screen),
            Effect::RememberScreen(screen) => link::remember(screen),
            Effect::TakeOver => self.tabs.take_over(),
            Effect::ApplyUpdate => self.updates.apply(),
            Effect::Install => self.installer.ask(),
            Effect::AskToKeepStorage => document::ask_to_keep_storage(),
            Effect::KeepAwake(is_wanted) => self.wake_lock.keep(is_wanted),
        }
    }

    fn later(&self, delay_ms: u32, msg: EngineMsg) {
        let send = self.send.clone();
        timers::after(delay_ms, move || send.emit(Msg::Engine(msg)));
    }

    fn persist(&self, id: String, text: String, state: &State) {
        self.tabs.show(&text);
        panic::remember(recovery(state));
        let send = self.send.clone();
        self.games.keep_running(id, text, move |ended| {
            send.emit(Msg::App(match ended {
                Ok(()) => AppMsg::Saved,
                Err(error) => AppMsg::SaveFailed(failure(&error)),
            }));
        });
    }

    fn learn(&self, language: Language) {
        let send = self.send.clone();
        spawn_local(async move {
            send.emit(Msg::App(match texts::learn(language).await {
                Ok(()) => AppMsg::LanguageLearnt(language),
                Err(_) => AppMsg::LanguageMissing(language),
            }));
        });
    }

    fn copy(&self, what: Copied, text: String) {
        let text = if what == Copied::Link { format!("{}#{text}", link::page()) } else { text };
        let send = self.send.clone();
        clipboard::copy(text, move |is_done| send.emit(Msg::App(AppMsg::CopyEnded { what, is_done })));
    }
}

/// Where frames are late, a slide begins late too: the board never turns under it. Between two frames
/// a slide whose time is over counts as ended, though nobody has seen its end: a frame decides.
fn hand_over(send: Callback<Msg>, ply: usize, delay_ms: u32) {
    let decide = move || match board::is_moving() {
        true => hand_over(send, ply, AGAIN_MS),
        false => send.emit(Msg::Play(PlayMsg::HandOverDue { ply })),
    };
    timers::after(delay_ms, || timers::in_next_frame(decide));
}

fn listeners(tell: &Callback<AppMsg>) -> Vec<Listener> {
    let (linked, back, seen) = (tell.clone(), tell.clone(), tell.clone());
    let mut listeners = files::listen(tell.reform(|(name, text)| AppMsg::FileRead { name, text }));
    listeners.push(link::listen(move |fragment| linked.emit(AppMsg::LinkOpened(fragment))));
    listeners.push(link::listen_back(move |screen| back.emit(AppMsg::ScreenReturned(screen))));
    listeners.push(document::listen_visibility(move |is_visible| {
        seen.emit(AppMsg::VisibilityChanged { is_visible })
    }));
    listeners
}

/// Reads what is stored and tells it with the rest of what a start knows.
fn begin(games: Games, tell: Callback<AppMsg>) {
    place::publish_build();
    spawn_local(async move {
        let (settings, languages) = (storage::settings(), document::languages());
        let language = first_language(settings.as_deref(), &languages).await;
        let game = games.running().await;
        let failed = game.as_ref().err().map(failure);
        tell.emit(AppMsg::Started {
            settings,
            game: game.unwrap_or_default(),
            fragment: link::fragment(),
            languages,
            language,
            screen: link::screen(),
            seed: document::seed(),
            has_hover: document::has_hover(),
        });
        if document::is_hidden() {
            tell.emit(AppMsg::VisibilityChanged { is_visible: false });
        }
        if let Some(failure) = failed {
            tell.emit(AppMsg::SaveFailed(failure));
        }
        if let Some(text) = link::shared_text() {
            link::clear(link::screen());
            tell.emit(AppMsg::FileRead { name: String::new(), text });
        }
    });
}

/// The wanted language, ready to be spoken; English if its texts can't be had now. The store asks
/// for them again and says so.
async fn first_language(settings: Option<&str>, languages: &[String]) -> Language {
    let settings = settings.and_then(|text| Settings::from_text(text).ok()).unwrap_or_default();
    let wanted = wanted_language(&settings, languages);
    match texts::learn(wanted).await {
        Ok(()) => wanted,
        Err(_) => Language::default(),
    }
}

fn failure(error: &StorageError) -> SaveFailure {
    match error {
        StorageError::Full => SaveFailure::Quota,
        StorageError::Newer | StorageError::Closed(_) => SaveFailure::Blocked,
    }
}

fn appearance(state: &State) -> Appearance {
    let theme = state.settings.theme;
    Appearance {
        language: state.language.tag().to_owned(),
        is_rtl: state.language.is_rtl(),
        theme: (theme != Theme::System).then(|| theme.word().to_owned()),
        speed: state.settings.speed.word().to_owned(),
    }
}

fn recovery(state: &State) -> Recovery {
    let word = |label| state.language.label(label).to_owned();
    Recovery {
        title: word(Label::Crashed),
        sentence: word(Label::CrashedHint),
        record: state.as_text(Copied::Record),
        reload: word(Label::CrashedReload),
    }
}
