//! What a player can set, kept between visits.

pub mod keys;
mod stored;

use super::board::selection::TargetMarks;
use super::clock::TimeControl;
use keys::Keys;

/// All settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// Language code, or `None` to follow the browser.
    pub language: Option<String>,
    /// Colours.
    pub theme: Theme,
    /// Drawing of the pieces.
    pub pieces: PieceSet,
    /// Where the coordinates stand.
    pub coordinates: Coordinates,
    /// Lines between the squares.
    pub has_lines: bool,
    /// How much of the room the board takes.
    pub size: BoardSize,
    /// Speed of motion.
    pub speed: Speed,
    /// Which square stands for a move.
    pub marks: TargetMarks,
    /// How moves are entered.
    pub entry: Entry,
    /// Which moves want a second press.
    pub confirm: Confirm,
    /// Is a move played without a second press while little time is left?
    pub hurries: bool,
    /// Ask before a move that loses at once by leaving a crossing unanswered.
    pub warns_of_loss: bool,
    /// Short sounds.
    pub has_sound: bool,
    /// Haptics.
    pub has_haptics: bool,
    /// Do keys of a single character mean anything?
    pub has_keys: bool,
    /// Which of them means what.
    pub keys: Keys,
    /// What happens to the board between two people's moves.
    pub hand_over: HandOver,
    /// White's and Black's time, as last chosen for a new game.
    pub controls: [TimeControl; 2],
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            pieces: PieceSet::Shields,
            coordinates: Coordinates::Outside,
            has_lines: false,
            size: BoardSize::Full,
            speed: Speed::Normal,
            marks: TargetMarks::Head,
            entry: Entry::Both,
            confirm: Confirm::Never,
            hurries: true,
            warns_of_loss: true,
            has_sound: false,
            has_haptics: false,
            has_keys: true,
            keys: Keys::default(),
            hand_over: HandOver::Stay,
            controls: [TimeControl::None; 2],
        }
    }
}

macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// All choices in the order shown.
            pub const ALL: &[$name] = &[$($name::$variant),+];

            /// The choice's word in stored forms and in the document's data attributes.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            /// The choice of a word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|choice| choice.word() == word)
            }
        }
    };
}

pub(in crate::store) use choices;

choices! {
    /// Colours of page and board.
    Theme {
        /// Terracotta or Night, as the system is light or dark.
        #[default] System = "system",
        /// Red clay.
        Terracotta = "terracotta",
        /// Dark.
        Night = "night",
        /// Cool and light.
        Marble = "marble",
        /// Black on white.
        Contrast = "contrast",
    }
}

choices! {
    /// Drawing of the pieces.
    PieceSet {
        /// Hoplite shields with club and lambda.
        #[default] Shields = "shield",
        /// Plain discs.
        Discs = "disc",
        /// Discs with a letter.
        Letters = "letter",
    }
}

choices! {
    /// Where the coordinates stand.
    Coordinates {
        /// On the frame.
        #[default] Outside = "outside",
        /// In the squares of the edge.
        Inside = "inside",
        /// Nowhere.
        Off = "off",
    }
}

choices! {
    /// How much of the room the board takes.
    BoardSize {
        /// All.
        #[default] Full = "full",
        /// 85 % of the length.
        Large = "large",
        /// 70 % of the length.
        Medium = "medium",
    }
}

choices! {
    /// Speed of motion.
    Speed {
        /// Nothing moves.
        Off = "off",
        /// Half the time.
        Fast = "fast",
        /// Under 200 ms.
        #[default] Normal = "normal",
        /// Twice the time.
        Slow = "slow",
    }
}

choices! {
    /// How moves are entered.
    Entry {
        /// Click or drag.
        #[default] Both = "both",
        /// A click can only select (igfip).
        Drag = "drag",
        /// No dragging.
        Click = "click",
    }
}

choices! {
    /// Which moves want a second press.
    Confirm {
        /// None.
        #[default] Never = "never",
        /// Those entered by touch.
        Touch = "touch",
        /// Captures and crossings.
        Weighty = "weighty",
        /// All.
        Always = "always",
    }
}

choices! {
    /// What happens to the board between two people's moves.
    HandOver {
        /// Nothing.
        #[default] Stay = "stay",
        /// The board turns to the side to move.
        Flip = "flip",
        /// The page asks to pass the device on, and then turns the board.
        Pass = "pass",
        /// Pieces and texts turn to face the player opposite.
        Rotate = "rotate",
    }
}

/// A change of one setting.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsMsg {
    /// The language; `None` follows the browser.
    LanguageChosen(Option<String>),
    /// The colours.
    ThemeChosen(Theme),
    /// The pieces.
    PiecesChosen(PieceSet),
    /// The coordinates.
    CoordinatesChosen(Coordinates),
    /// Lines between the squares.
    LinesSet(bool),
    /// How much of the room the board takes.
    SizeChosen(BoardSize),
    /// The speed.
    SpeedChosen(Speed),
    /// Which square stands for a move.
    MarksChosen(TargetMarks),
    /// How moves are entered.
    EntryChosen(Entry),
    /// Which moves want a second press.
    ConfirmChosen(Confirm),
    /// Between two people's moves.
    HandOverChosen(HandOver),
    /// No second press while little time is left.
    HurrySet(bool),
    /// Ask before a move that loses at once.
    WarningSet(bool),
    /// Sounds.
    SoundSet(bool),
    /// Haptics.
    HapticsSet(bool),
    /// Single-letter keys.
    KeysSet(bool),
    /// A new game has been given this time.
    ControlsChosen([TimeControl; 2]),
    /// Another key for the command at that place of [`keys::COMMANDS`].
    KeyChanged(usize, char),
    /// All keys as at first.
    KeysResetPressed,
    /// Everything as at first.
    ResetPressed,
    /// Everything as in a file.
    FileRead(Box<Settings>),
}

impl Settings {
    /// The word for lines between the squares, in the document's data attributes.
    #[must_use]
    pub const fn lines(&self) -> &'static str {
        if self.has_lines { "on" } else { "off" }
    }

    /// The keys, unless they are switched off.
    #[must_use]
    pub fn active_keys(&self) -> Option<Keys> {
        self.has_keys.then_some(self.keys)
    }

    /// The settings after `msg`.
    pub fn change(&mut self, msg: SettingsMsg) {
        match msg {
            SettingsMsg::LanguageChosen(language) => self.language = language,
            SettingsMsg::ThemeChosen(theme) => self.theme = theme,
            SettingsMsg::PiecesChosen(pieces) => self.pieces = pieces,
            SettingsMsg::CoordinatesChosen(coordinates) => self.coordinates = coordinates,
            SettingsMsg::LinesSet(is_on) => self.has_lines = is_on,
            SettingsMsg::SizeChosen(size) => self.size = size,
            SettingsMsg::SpeedChosen(speed) => self.speed = speed,
            SettingsMsg::MarksChosen(marks) => self.marks = marks,
            SettingsMsg::EntryChosen(entry) => self.entry = entry,
            SettingsMsg::ConfirmChosen(confirm) => self.confirm = confirm,
            SettingsMsg::HandOverChosen(hand_over) => self.hand_over = hand_over,
            SettingsMsg::ControlsChosen(controls) => self.controls = controls,
            SettingsMsg::HurrySet(is_on) => self.hurries = is_on,
            SettingsMsg::WarningSet(is_on) => self.warns_of_loss = is_on,
            SettingsMsg::SoundSet(is_on) => self.has_sound = is_on,
            SettingsMsg::HapticsSet(is_on) => self.has_haptics = is_on,
            SettingsMsg::KeysSet(is_on) => self.has_keys = is_on,
            SettingsMsg::KeyChanged(place, key) => self.keys.change(place, key),
            SettingsMsg::KeysResetPressed => self.keys = Keys::default(),
            SettingsMsg::ResetPressed => *self = Settings::default(),
            SettingsMsg::FileRead(settings) => *self = *settings,
        }
    }
}
