//! Everything that can have happened: past-tense facts from the page, the worker and the clock.

use super::board::input::BoardMsg;
use super::new_game::DraftMsg;
use super::settings::SettingsMsg;
use super::settings::keys::KeyStage;
use super::state::Screen;
use crate::i18n::Language;
use crate::protocol::Tell;
use crate::rules::Side;

/// One thing that has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// On the board: pointer, focus, keys.
    Board(BoardMsg),
    /// To the running game.
    Play(PlayMsg),
    /// In the engine's worker.
    Engine(EngineMsg),
    /// In the new-game dialog.
    Draft(DraftMsg),
    /// In the settings.
    Settings(SettingsMsg),
    /// Around the page: links, storage, updates, dialogs.
    App(AppMsg),
}

/// What a player does to the running game outside the board.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayMsg {
    /// Take back: against the computer both plies, so that the same person is to move.
    UndoPressed,
    /// Play again what was taken back.
    RedoPressed,
    /// Show the start / one move back / one move on / the present.
    FirstPressed,
    /// See [`PlayMsg::FirstPressed`].
    PreviousPressed,
    /// See [`PlayMsg::FirstPressed`].
    NextPressed,
    /// See [`PlayMsg::FirstPressed`].
    LastPressed,
    /// Show the position after this many plies of the current line.
    PlyChosen(usize),
    /// Turn the board.
    FlipPressed,
    /// Ask for a suggestion.
    HintPressed,
    /// Give up, once confirmed.
    ResignConfirmed,
    /// Offer a draw; between two people the other one is asked on the same screen.
    DrawOffered,
    /// The draw offered was agreed to.
    DrawAgreed,
    /// Another game of the same kind, sides swapped if a computer plays.
    RematchPressed,
    /// Computer against computer, or with clocks: stop or go on.
    PausePressed,
    /// So late it is; told before every other message of a game with clocks.
    TimePassed {
        /// Milliseconds since some moment, which never go back.
        now_ms: u64,
    },
    /// A running clock is to show something else.
    Ticked {
        /// The moment for which that was ordered.
        due_ms: u64,
    },
    /// A move typed as text.
    MoveTyped(String),
    /// Between two people: the move that led to `ply` has been seen.
    HandOverDue {
        /// Number of plies after it.
        ply: usize,
    },
}

/// What the worker, or its absence, tells.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineMsg {
    /// A message of the worker.
    Told(Tell),
    /// The worker couldn't be started, or died.
    Lost {
        /// What the browser said.
        message: String,
    },
    /// The natural delay after a quick reply is over.
    ReplyDue {
        /// The request it belongs to.
        id: u32,
    },
    /// The watchdog's time for a request is over.
    TimedOut {
        /// The request.
        id: u32,
    },
    /// Try again, after a failure that was shown.
    RetryPressed,
}

/// What happens around the page.
#[derive(Clone, Debug, PartialEq)]
pub enum AppMsg {
    /// The page has started, with what was stored.
    Started {
        /// The stored settings, as text.
        settings: Option<String>,
        /// The stored running game, as text.
        game: Option<String>,
        /// The link it was opened with: the fragment after `#`, empty if none.
        fragment: String,
        /// The browser's languages, most wanted first.
        languages: Vec<String>,
        /// The language that is ready to be spoken: the wanted one, unless its texts didn't arrive.
        language: Language,
        /// The screen that this entry of the browser's history was made for: after a reload, the
        /// one that was left.
        screen: Screen,
        /// A seed for choices that should vary from game to game.
        seed: u64,
        /// Is there a mouse or another fine pointer?
        has_hover: bool,
    },
    /// A language's texts have arrived; it can be spoken now.
    LanguageLearnt(Language),
    /// A language's texts can't be had at present.
    LanguageMissing(Language),
    /// The fragment changed while the page was open.
    LinkOpened(String),
    /// A file was chosen, dropped or shared to the page.
    FileRead {
        /// Its name.
        name: String,
        /// Its text.
        text: String,
    },
    /// Text was pasted into the import dialog and confirmed.
    ImportConfirmed(String),
    /// A dialog's button was pressed.
    DialogOpened(Dialog),
    /// The open dialog was closed.
    DialogClosed,
    /// The dialog's question was answered with yes.
    Confirmed,
    /// The browser went back or forth to an entry of its history made for this screen.
    ScreenReturned(Screen),
    /// The start screen was asked for.
    HomePressed,
    /// The running game was asked for from the start screen.
    ContinuePressed,
    /// A notice was dismissed.
    NoticeDismissed(u32),
    /// Copy a link to the game / the record / the position.
    CopyPressed(Copied),
    /// Save the record as a file.
    ExportPressed,
    /// Save the settings as a file.
    SettingsExportPressed,
    /// Copying worked or not.
    CopyEnded {
        /// What was copied.
        what: Copied,
        /// Did it work?
        is_done: bool,
    },
    /// The running game is safely stored.
    Saved,
    /// Storing failed; the game goes on in memory.
    SaveFailed(SaveFailure),
    /// Another tab plays this game; this one only follows.
    OtherTabFound,
    /// This tab may play: the other one is gone, or gave way.
    OtherTabGone,
    /// The other tab stored this.
    OtherTabSaved(String),
    /// This tab wants to play in the other one's place.
    TakeOverPressed,
    /// Everything needed offline is stored.
    OfflineReady,
    /// A newer build waits.
    UpdateFound,
    /// Take the newer build now.
    UpdatePressed,
    /// The page became hidden or visible.
    VisibilityChanged {
        /// Is it visible?
        is_visible: bool,
    },
    /// The browser can install the page as an app.
    InstallOffered,
    /// Install was pressed.
    InstallPressed,
}

/// Why nothing could be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveFailure {
    /// No room is left.
    Quota,
    /// The browser allows no storage.
    Blocked,
}

/// What can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// A link that opens the whole game.
    Link,
    /// The record.
    Record,
    /// The position string.
    Position,
}

/// The dialogs. Only one is open at a time.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Choose opponent, side, level, rules and board.
    NewGame,
    /// Settings.
    Settings,
    /// The rules in short.
    Rules,
    /// The keys.
    Keys(KeyStage),
    /// About the game and this program.
    About,
    /// Link, record, position, file.
    Share,
    /// Paste or choose a record, a position or a link.
    Import,
    /// The small menu.
    Menu,
    /// "Give up?"
    Resign,
    /// "The other player offers a draw."
    Draw,
    /// "Leave the running game for this one?"
    Replace(Box<super::play::Opening>),
    /// How the game ended.
    Result,
    /// Whose turn comes, when the board is handed over.
    PassOver(Side),
}
