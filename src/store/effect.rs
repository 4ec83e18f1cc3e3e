//! Everything the page may be asked to do: imperatives for `ui::effects`, in the order given.

use super::msg::Copied;
use super::state::Screen;
use crate::i18n::Language;
use crate::protocol::Ask;

/// One thing to do outside the state.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Send a request to the worker, starting one if there is none.
    Ask(Box<Ask>),
    /// Drop request `id`: nothing it says counts any more. A worker that doesn't stop within
    /// 250 ms is ended and started again.
    StopThinking {
        /// The request.
        id: u32,
    },
    /// Let the worker's searches rest, or go on.
    RestThinking(bool),
    /// End the worker and start a new one.
    RestartWorker,
    /// After `delay_ms` tell [`EngineMsg::ReplyDue`](super::msg::EngineMsg::ReplyDue) of `id`.
    DelayReply {
        /// The request.
        id: u32,
        /// Milliseconds.
        delay_ms: u32,
    },
    /// After `delay_ms` tell [`EngineMsg::TimedOut`](super::msg::EngineMsg::TimedOut) of `id`.
    Watch {
        /// The request.
        id: u32,
        /// Milliseconds.
        delay_ms: u32,
    },
    /// After `delay_ms` tell [`PlayMsg::HandOverDue`](super::msg::PlayMsg::HandOverDue) of `ply`.
    HandOverLater {
        /// Number of plies after the move that is seen meanwhile.
        ply: usize,
        /// Milliseconds.
        delay_ms: u32,
    },
    /// After `delay_ms` tell [`PlayMsg::Ticked`](super::msg::PlayMsg::Ticked) of `due_ms`.
    TickLater {
        /// The moment it is for.
        due_ms: u64,
        /// Milliseconds.
        delay_ms: u32,
    },
    /// Store a game and remember it as the running one; then tell `Saved` or `SaveFailed`. Other
    /// games stay stored under their own ids.
    PersistGame {
        /// The game's own id.
        id: String,
        /// Its stored form.
        text: String,
    },
    /// Store the settings.
    PersistSettings(String),
    /// Show the settings that belong to the document: language, theme, speed of motion.
    ApplySettings,
    /// Make a language ready to be spoken; then tell `LanguageLearnt` or `LanguageMissing`.
    LearnLanguage(Language),
    /// Play one short sound, if sounds are on; a new one replaces the one playing.
    Play(Sound),
    /// Buzz briefly where there is a motor and it is wanted.
    Vibrate,
    /// Put text on the clipboard; then tell `CopyEnded`.
    Copy {
        /// What it is.
        what: Copied,
        /// The text; a link is a fragment, to be put behind the page's address.
        text: String,
    },
    /// Offer a text as a file to save.
    Download {
        /// File name with extension.
        name: String,
        /// Its text.
        text: String,
    },
    /// Move the keyboard's focus to the board's current square, or to the button of its cover.
    FocusBoard,
    /// Remove the fragment from the address; the entry in the browser's history is this screen's.
    ClearFragment(Screen),
    /// Make an entry in the browser's history for this screen, so that going back leads here.
    RememberScreen(Screen),
    /// Make this the tab that plays; then tell `OtherTabGone`, and the other one `OtherTabFound`.
    TakeOver,
    /// Tell the waiting service worker to take over, then reload once.
    ApplyUpdate,
    /// Show the browser's own install question.
    Install,
    /// Ask that the store be kept (`navigator.storage.persist`), once.
    AskToKeepStorage,
    /// Keep the screen on, or let it sleep.
    KeepAwake(bool),
}

/// The sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A phalanx of so many pieces moves.
    Slide(u8),
    /// So many pieces are captured.
    Capture(u8),
    /// A piece reaches the far row.
    Crossing,
    /// The game is won by a person here (or by either side between two people).
    Win,
    /// The game is lost to the computer.
    Loss,
    /// Nobody has won.
    Draw,
    /// Something was refused.
    Refusal,
    /// The side to move has little time left.
    TimeLow,
}
