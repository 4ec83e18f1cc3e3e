//! The whole state of the page.

use super::board::BoardState;
use super::engine::EngineState;
use super::live::Live;
use super::msg::{Copied, Dialog};
use super::new_game::Draft;
use super::play::{Play, Seat};
use super::settings::Settings;
use crate::i18n::{Language, Text};
use crate::notation;
use crate::rules::{Outcome, Position, Side};

/// The screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Screen {
    /// What would you like to do?
    #[default]
    Start,
    /// The board.
    Play,
}

/// Everything the page shows follows from this.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// Which screen is shown.
    pub screen: Screen,
    /// What the player has set.
    pub settings: Settings,
    /// The language spoken.
    pub language: Language,
    /// The browser's languages, most wanted first.
    pub languages: Vec<String>,
    /// The new-game dialog's content.
    pub draft: Draft,
    /// The running game.
    pub play: Play,
    /// The board's interaction.
    pub board: BoardState,
    /// The computer.
    pub engine: EngineState,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// Notices on the page, oldest first.
    pub notices: Vec<Notice>,
    /// What a screen reader is told.
    pub live: Live,
    /// What is known of the page and its surroundings.
    pub page: Page,
    /// Varies from visit to visit; advanced with every use.
    pub seed: u64,
}

/// A message that stays until it is dismissed or its cause is gone.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Names it.
    pub id: u32,
    /// What it says.
    pub text: Text,
    /// What can be done about it.
    pub remedy: Option<Remedy>,
}

/// What a notice offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Take the newer build.
    Update,
    /// Start the computer again.
    Retry,
    /// Play in this tab.
    TakeOver,
}

/// Surroundings of the page.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Page {
    /// Is everything stored that is needed without a network?
    pub is_offline_ready: bool,
    /// Is a newer build waiting?
    pub has_update: bool,
    /// Can the browser install the page?
    pub can_install: bool,
    /// Is there a fine pointer?
    pub has_hover: bool,
    /// Is the page hidden?
    pub is_hidden: bool,
    /// Has the browser been asked to keep the screen on?
    pub is_awake: bool,
    /// Is another tab playing the stored game?
    pub is_follower: bool,
    /// Did the last attempt to store the game succeed?
    pub is_saved: bool,
    /// Does the store hold something of a newer version, so that nothing is written?
    pub is_store_newer: bool,
    /// Has the browser been asked to keep the store?
    pub has_asked_to_keep: bool,
    /// Number of the next notice.
    pub next_notice: u32,
}

/// Why no move can be entered at present.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The game has ended.
    Over,
    /// An earlier position is shown.
    LookingBack,
    /// The game with its clocks is paused.
    Paused,
    /// It isn't a person's turn.
    ComputersTurn,
    /// Another tab plays this game.
    OtherTab,
}

impl Default for State {
    fn default() -> State {
        State {
            screen: Screen::Start,
            settings: Settings::default(),
            language: Language::default(),
            languages: Vec::new(),
            draft: Draft::default(),
            play: Play::default(),
            board: BoardState::default(),
            engine: EngineState::default(),
            dialog: None,
            notices: Vec::new(),
            live: Live::default(),
            page: Page::default(),
            seed: 0,
        }
    }
}

impl State {
    /// The position on the board: the game's present, or the earlier one being looked at.
    #[must_use]
    pub fn shown(&self) -> &Position {
        self.play.shown()
    }

    /// The game's outcome at its present.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.play.game.outcome()
    }

    /// The game as text to take away: the fragment of a link, a record, or the position shown.
    #[must_use]
    pub fn as_text(&self, what: Copied) -> String {
        match what {
            Copied::Link => notation::link::write_game(&self.play.game),
            Copied::Record => notation::record::write(&self.play.game),
            Copied::Position => notation::position::write(self.shown()),
        }
    }

    /// Why no move can be entered, if so.
    #[must_use]
    pub fn obstacle(&self) -> Option<Obstacle> {
        if self.page.is_follower {
            Some(Obstacle::OtherTab)
        } else if self.is_covered() {
            Some(Obstacle::Paused)
        } else if self.play.viewing.is_some() {
            Some(Obstacle::LookingBack)
        } else if self.outcome().is_some() {
            Some(Obstacle::Over)
        } else if self.play.seat(self.shown().turn()) != Seat::Person {
            Some(Obstacle::ComputersTurn)
        } else {
            None
        }
    }

    /// Is the board covered, because a game with clocks is paused here?
    #[must_use]
    pub fn is_covered(&self) -> bool {
        let is_paused = self.play.is_paused && self.play.clocks.is_set();
        is_paused && !self.page.is_follower && self.outcome().is_none()
    }

    /// May the person at this device enter a move now?
    #[must_use]
    pub fn can_enter(&self) -> bool {
        self.obstacle().is_none()
    }

    /// The side at the bottom of the board.
    #[must_use]
    pub fn bottom(&self) -> Side {
        if self.board.is_flipped { Side::Black } else { Side::White }
    }

    /// A number that varies from use to use and visit to visit.
    pub fn next_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 11
    }

    /// Shows and speaks a notice; one with the same text isn't shown twice.
    pub fn notify(&mut self, text: Text, remedy: Option<Remedy>) {
        if self.notices.iter().any(|notice| notice.text == text) {
            return;
        }
        self.live.alert(text.clone());
        self.page.next_notice += 1;
        self.notices.push(Notice { id: self.page.next_notice, text, remedy });
    }

    /// Removes the notices that offer `remedy`.
    pub fn settle(&mut self, remedy: Remedy) {
        self.notices.retain(|notice| notice.remedy != Some(remedy));
    }
}
