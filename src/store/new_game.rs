//! The new-game dialog's draft: what would be played if Start were pressed.

use super::clock::TimeControl;
use super::play::Style;
pub use crate::notation::link::MAX_LEVEL;
use crate::rules::{
    Answer, Capture, Crossers, NoMove, Preset, Repetition, RuleFault, RuleSet, Side, Size, Square, Symmetry,
};

/// Who plays against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Opponent {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people on this device.
    Person,
    /// The computer against itself.
    Watch,
}

/// The side a person wants against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Wish {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// Whichever comes.
    Random,
}

/// Which parts of the time are open to choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Pace {
    /// One of [`PACES`].
    #[default]
    Usual,
    /// Numbers for both.
    Custom,
    /// Numbers for each side.
    Odds,
}

/// The usual times.
pub const PACES: [TimeControl; 6] = [
    TimeControl::None,
    TimeControl::PerMove { seconds: 60 },
    TimeControl::Fischer { base_s: 300, increment_s: 3 },
    TimeControl::Fischer { base_s: 900, increment_s: 10 },
    TimeControl::SuddenDeath { base_s: 1800 },
    TimeControl::ByoYomi { base_s: 600, periods: 3, period_s: 30 },
];

/// The time that numbers of one's own begin with.
const FIRST_OWN: TimeControl = TimeControl::Fischer { base_s: 600, increment_s: 5 };

/// What the dialog holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// Who plays.
    pub opponent: Opponent,
    /// The person's side.
    pub wish: Wish,
    /// The computer's level, 1 to 12 (White's, when the computer plays itself).
    pub level: u8,
    /// What the computer likes, when a person plays it.
    pub style: Option<Style>,
    /// Black's level, when the computer plays itself.
    pub other_level: u8,
    /// White's and Black's time.
    pub controls: [TimeControl; 2],
    /// Which parts of it are open to choice.
    pub pace: Pace,
    /// The rules, possibly faulty.
    pub rules: RuleSet,
    /// Are the single settings shown?
    pub is_custom: bool,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft {
            opponent: Opponent::Computer,
            wish: Wish::White,
            level: 3,
            style: None,
            other_level: 3,
            controls: [TimeControl::None; 2],
            pace: Pace::Usual,
            rules: Preset::Standard.rules(),
            is_custom: false,
        }
    }
}

/// A change in the dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftMsg {
    /// Who plays.
    OpponentChosen(Opponent),
    /// The person's side.
    SideWished(Wish),
    /// The level.
    LevelChosen(u8),
    /// The style.
    StyleChosen(Option<Style>),
    /// Black's level.
    OtherLevelChosen(u8),
    /// One of [`PACES`]; past the last, numbers of one's own.
    PaceChosen(usize),
    /// A number of one's own time, White's for both sides unless there are odds.
    TimeChosen {
        /// Whose.
        side: Side,
        /// Its place among the parts of a [`TimeControl`].
        part: usize,
        /// Seconds, or periods.
        value: u32,
    },
    /// Each side has numbers of its own.
    OddsSet(bool),
    /// A preset.
    PresetChosen(Preset),
    /// The single settings were opened.
    CustomChosen,
    /// Number of columns.
    ColumnsChosen(u8),
    /// Number of rows.
    RowsChosen(u8),
    /// Rows of pieces.
    DepthChosen(u8),
    /// A square of the small board was pressed: obstruction on or off.
    ObstructionToggled(Square),
    /// No obstructions.
    ObstructionsCleared,
    /// What a capture takes.
    CaptureChosen(Capture),
    /// What becomes of crossers.
    CrossersChosen(Crossers),
    /// How a crossing asks for an answer.
    AnswerChosen(Answer),
    /// The symmetry rule.
    SymmetryChosen(Symmetry),
    /// The repetition rule.
    RepetitionChosen(Repetition),
    /// What having no move does.
    NoMoveChosen(NoMove),
    /// Stones to place first.
    StonesChosen(u8),
    /// Who begins.
    FirstChosen(Side),
    /// Start the game.
    StartPressed,
}

impl Draft {
    /// The draft after `msg`; `StartPressed` changes nothing here.
    pub fn change(&mut self, msg: DraftMsg) {
        match msg {
            DraftMsg::OpponentChosen(opponent) => self.opponent = opponent,
            DraftMsg::SideWished(wish) => self.wish = wish,
            DraftMsg::LevelChosen(level) => self.level = level.clamp(1, MAX_LEVEL),
            DraftMsg::StyleChosen(style) => self.style = style,
            DraftMsg::OtherLevelChosen(level) => self.other_level = level.clamp(1, MAX_LEVEL),
            DraftMsg::PaceChosen(place) => self.choose_pace(PACES.get(place).copied()),
            DraftMsg::TimeChosen { side, part, value } => {
                let control = &mut self.controls[side.index()];
                let mut parts = control.parts();
                if let Some(number) = parts.get_mut(part) {
                    *number = value;
                }
                *control = TimeControl::from_parts(parts);
                self.set_odds(self.pace == Pace::Odds);
            }
            DraftMsg::OddsSet(is_on) => self.set_odds(is_on),
            DraftMsg::PresetChosen(preset) => self.choose_preset(preset),
            DraftMsg::CustomChosen => self.is_custom = true,
            DraftMsg::ColumnsChosen(columns) => self.resize(columns, self.rules.size.rows()),
            DraftMsg::RowsChosen(rows) => self.resize(self.rules.size.columns(), rows),
            DraftMsg::DepthChosen(depth) => self.change_rules(|rules| rules.depth = depth.clamp(1, 4)),
            DraftMsg::ObstructionToggled(square) => self.toggle_obstruction(square),
            DraftMsg::ObstructionsCleared => self.rules.obstructions.clear(),
            DraftMsg::CaptureChosen(capture) => self.rules.capture = capture,
            DraftMsg::CrossersChosen(crossers) => self.rules.crossers = crossers,
            DraftMsg::AnswerChosen(answer) => self.rules.answer = answer,
            DraftMsg::SymmetryChosen(symmetry) => self.rules.symmetry = symmetry,
            DraftMsg::RepetitionChosen(repetition) => self.rules.repetition = repetition,
            DraftMsg::NoMoveChosen(no_move) => self.rules.no_move = no_move,
            DraftMsg::StonesChosen(stones) => self.rules.stones = stones.min(9),
            DraftMsg::FirstChosen(side) => self.rules.first = side,
            DraftMsg::StartPressed => {}
        }
    }

    /// What keeps the draft from being played; empty when Start may be pressed.
    #[must_use]
    pub fn faults(&self) -> Vec<RuleFault> {
        self.rules.faults()
    }

    /// Offers the time chosen before.
    pub(super) fn take_controls(&mut self, controls: [TimeControl; 2]) {
        let [white, black] = controls;
        self.controls = controls;
        self.pace = match white == black {
            true if PACES.contains(&white) => Pace::Usual,
            true => Pace::Custom,
            false => Pace::Odds,
        };
    }

    fn choose_pace(&mut self, control: Option<TimeControl>) {
        self.pace = if control.is_some() { Pace::Usual } else { Pace::Custom };
        let own = if self.controls[0].is_some() { self.controls[0] } else { FIRST_OWN };
        self.controls = [control.unwrap_or(own); 2];
    }

    fn set_odds(&mut self, has_odds: bool) {
        self.pace = if has_odds { Pace::Odds } else { Pace::Custom };
        if !has_odds {
            self.controls[1] = self.controls[0];
        }
    }

    fn choose_preset(&mut self, preset: Preset) {
        self.is_custom = false;
        self.rules = preset.rules();
    }

    fn resize(&mut self, columns: u8, rows: u8) {
        let clamp = |number: u8| number.clamp(Size::MIN, Size::MAX);
        if let Some(size) = Size::new(clamp(columns), clamp(rows)) {
            self.change_rules(|rules| rules.size = size);
        }
    }

    /// Changes the rules and drops the obstructions that no longer fit between the armies.
    fn change_rules(&mut self, change: impl FnOnce(&mut RuleSet)) {
        change(&mut self.rules);
        let RuleSet { size, .. } = self.rules;
        let fits = |square: &Square| size.contains(*square) && !self.rules.is_start(*square);
        self.rules.obstructions = self.rules.obstructions.iter().copied().filter(fits).collect();
    }

    fn toggle_obstruction(&mut self, square: Square) {
        if !self.rules.obstructions.remove(&square)
            && self.rules.size.contains(square)
            && !self.rules.is_start(square)
        {
            self.rules.obstructions.insert(square);
        }
    }
}
