//! The only place that knows a browser: everything else in the page speaks in messages and effects.
//!
//! Components use [`dom`] (focus, dialogs, form values, scrolling); the interpreter in
//! `ui::effects` uses the rest. Every name that outlives the page carries [`place::prefix`].
//! Whatever a browser lacks is harmless: its module does nothing, or tells so in a message.

#[cfg(feature = "web")]
pub mod board;
#[cfg(feature = "web")]
pub mod clipboard;
#[cfg(feature = "web")]
pub mod document;
pub mod dom;
#[cfg(feature = "web")]
pub mod download;
#[cfg(feature = "web")]
pub mod files;
#[cfg(feature = "web")]
pub mod hand;
#[cfg(feature = "web")]
pub mod install;
mod js;
#[cfg(feature = "web")]
pub mod link;
#[cfg(feature = "web")]
pub mod panic;
#[cfg(feature = "web")]
pub mod place;
#[cfg(feature = "web")]
pub mod service_worker;
#[cfg(feature = "web")]
pub mod shortcuts;
#[cfg(feature = "web")]
pub mod sound;
#[cfg(feature = "web")]
pub mod storage;
#[cfg(feature = "web")]
pub mod tabs;
#[cfg(feature = "web")]
pub mod texts;
pub mod timers;
#[cfg(feature = "web")]
pub mod vibrate;
#[cfg(feature = "web")]
pub mod viewport;
#[cfg(feature = "web")]
pub mod wake_lock;
pub mod waves;
#[cfg(feature = "web")]
pub mod worker;

/// Something that is listened to for as long as this value is kept.
#[cfg(feature = "web")]
pub use gloo_events::EventListener as Listener;
