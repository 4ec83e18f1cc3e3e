//! A rule set: one value of every setting of RULES §3, and the named presets of §4.

use super::geometry::{Side, Size, Square};
use super::squares::SquareSet;

/// What a capture takes. Either way the moving phalanx must be longer than the enemy's run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Capture {
    /// Every piece of the enemy's run.
    #[default]
    Line,
    /// Only the first piece of it (Crossings).
    Head,
}

/// What becomes of a piece on its far row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Crossers {
    /// An ordinary piece.
    #[default]
    Free,
    /// Can't move any more (igfip).
    Frozen,
    /// Can't move nor be captured (Crossings).
    Locked,
    /// Locked once its crossing has been answered, together with the piece that answered (ES).
    LockedWhenAnswered,
}

/// How a crossing asks for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Answer {
    /// More crossers than the opponent at the start of one's own turn wins.
    #[default]
    Balance,
    /// A crossing must be answered by a crossing on the very next move (igfip).
    MustCross,
}

/// Which likeness of the position after a crossing forbids that crossing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Symmetry {
    /// Left-right, colours kept (igGC).
    #[default]
    Mirror,
    /// Row r against row R+1−r, colours swapped.
    FrontBack,
    /// Half a turn, colours swapped (Boardspace).
    Rotation,
    /// No symmetry rule.
    Off,
}

/// What the third occurrence of a position with the same side to move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Repetition {
    /// Ends the game in a draw.
    #[default]
    Draw,
    /// Loses for the player who made it.
    Loses,
    /// Nothing.
    Off,
}

/// What it means to have no legal move on one's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum NoMove {
    /// The player who can't move has lost.
    #[default]
    Loses,
    /// The game is drawn.
    Draw,
}

/// One value of every setting. Fields hold any value; [`RuleSet::faults`] says whether they fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RuleSet {
    /// The board's size.
    pub size: Size,
    /// Rows of pieces a side starts with, 1 to 4.
    pub depth: u8,
    /// Impassable squares, off both starting areas in the usual start.
    pub obstructions: SquareSet,
    /// What a capture takes.
    pub capture: Capture,
    /// What becomes of a piece on its far row.
    pub crossers: Crossers,
    /// How a crossing asks for an answer.
    pub answer: Answer,
    /// Which likeness forbids a crossing.
    pub symmetry: Symmetry,
    /// What the third occurrence of a position does.
    pub repetition: Repetition,
    /// What having no legal move does.
    pub no_move: NoMove,
    /// Neutral stones the players place before the first move, 0 to 9.
    pub stones: u8,
    /// Who places the first stone, or without stones moves first.
    pub first: Side,
}

impl Default for RuleSet {
    fn default() -> RuleSet {
        Preset::Standard.rules()
    }
}

/// What is wrong with a rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleFault {
    /// `depth` outside 1..=4.
    #[error("depth {0} is outside 1 to 4")]
    Depth(u8),
    /// No empty row between the two starting areas.
    #[error("{rows} rows leave no empty row between two armies {depth} deep")]
    NoEmptyRow {
        /// Rows of the board.
        rows: u8,
        /// Rows of pieces a side.
        depth: u8,
    },
    /// An obstruction that isn't on the board.
    #[error("obstruction {0} is off the board")]
    ObstructionOffBoard(Square),
    /// An obstruction in a starting area.
    #[error("obstruction {0} stands in a starting area")]
    ObstructionInStart(Square),
    /// More than nine stones.
    #[error("{0} stones are more than 9")]
    Stones(u8),
    /// Not enough empty squares to place the stones on.
    #[error("{stones} stones need {stones} free squares between the armies; there are {free}")]
    StoneRegion {
        /// Stones to place.
        stones: u8,
        /// Empty squares of the region.
        free: usize,
    },
}

impl RuleSet {
    /// Does `square` lie in a starting area?
    #[must_use]
    pub fn is_start(&self, square: Square) -> bool {
        square.row() < self.depth || square.row() >= self.size.rows().saturating_sub(self.depth)
    }

    /// May a stone be placed on `square` if it is empty: outside both starting areas and the row
    /// in front of each (RULES §3, `stones`)?
    #[must_use]
    pub fn is_stone_region(&self, square: Square) -> bool {
        let margin = self.depth + 1;
        square.row() >= margin && square.row() + margin < self.size.rows()
    }

    /// Everything wrong with this rule set when played from its usual start.
    #[must_use]
    pub fn faults(&self) -> Vec<RuleFault> {
        let mut faults = self.setting_faults();
        if self.size.rows() < 2 * self.depth + 1 {
            faults.push(RuleFault::NoEmptyRow { rows: self.size.rows(), depth: self.depth });
        }
        let in_start = |square: &&Square| self.size.contains(**square) && self.is_start(**square);
        faults.extend(self.obstructions.iter().filter(in_start).map(|s| RuleFault::ObstructionInStart(*s)));
        let free = self
            .size
            .squares()
            .filter(|s| self.is_stone_region(*s) && !self.obstructions.contains(s))
            .count();
        if usize::from(self.stones) > free {
            faults.push(RuleFault::StoneRegion { stones: self.stones, free });
        }
        faults
    }

    /// The faults that no given position can mend: ranges, and obstructions off the board.
    #[must_use]
    pub fn setting_faults(&self) -> Vec<RuleFault> {
        let mut faults = Vec::new();
        if !(1..=4).contains(&self.depth) {
            faults.push(RuleFault::Depth(self.depth));
        }
        if self.stones > 9 {
            faults.push(RuleFault::Stones(self.stones));
        }
        let off = self.obstructions.iter().filter(|s| !self.size.contains(**s));
        faults.extend(off.map(|s| RuleFault::ObstructionOffBoard(*s)));
        faults
    }

    /// The preset this rule set equals, if any.
    #[must_use]
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *self)
    }
}

/// The named rule sets of RULES §4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// 14×12, all settings standard.
    Standard,
    /// 8×8 (igGC, ES, WDE).
    Quick,
    /// Frozen crossers and the must-answer rule (igfip).
    Igfip,
    /// Crossers locked when answered (ES).
    Locked,
    /// Abbott's earlier game on 8×8 (WPX).
    Crossings,
    /// Stumbling Blocks: three stones first (AP).
    Stones,
    /// Boardspace's symmetry rule.
    Boardspace,
    /// AbstractPlay: no symmetry rule, no repetition rule.
    AbstractPlay,
    /// EveryBoard: as AbstractPlay, Black first.
    EveryBoard,
}

impl Preset {
    /// All presets in the order of RULES §4.
    pub const ALL: [Preset; 9] = [
        Preset::Standard,
        Preset::Quick,
        Preset::Igfip,
        Preset::Locked,
        Preset::Crossings,
        Preset::Stones,
        Preset::Boardspace,
        Preset::AbstractPlay,
        Preset::EveryBoard,
    ];

    /// Its name in text forms (CONTRACTS §2).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Standard => "standard",
            Preset::Quick => "quick",
            Preset::Igfip => "igfip",
            Preset::Locked => "locked",
            Preset::Crossings => "crossings",
            Preset::Stones => "stones",
            Preset::Boardspace => "boardspace",
            Preset::AbstractPlay => "abstractplay",
            Preset::EveryBoard => "everyboard",
        }
    }

    /// The settings it stands for.
    #[must_use]
    pub fn rules(self) -> RuleSet {
        let standard = RuleSet {
            size: Size::new(14, 12).expect("14 and 12 lie in 4..=20"),
            depth: 2,
            obstructions: SquareSet::new(),
            capture: Capture::Line,
            crossers: Crossers::Free,
            answer: Answer::Balance,
            symmetry: Symmetry::Mirror,
            repetition: Repetition::Draw,
            no_move: NoMove::Loses,
            stones: 0,
            first: Side::White,
        };
        let small = Size::new(8, 8).expect("8 lies in 4..=20");
        match self {
            Preset::Standard => standard,
            Preset::Quick => RuleSet { size: small, ..standard },
            Preset::Igfip => RuleSet {
                crossers: Crossers::Frozen,
                answer: Answer::MustCross,
                symmetry: Symmetry::Off,
                no_move: NoMove::Draw,
                ..standard
            },
            Preset::Locked => {
                RuleSet { crossers: Crossers::LockedWhenAnswered, symmetry: Symmetry::Off, ..standard }
            }
            Preset::Crossings => RuleSet {
                size: small,
                capture: Capture::Head,
                crossers: Crossers::Locked,
                symmetry: Symmetry::Off,
                ..standard
            },
            Preset::Stones => RuleSet { stones: 3, symmetry: Symmetry::Off, ..standard },
            Preset::Boardspace => RuleSet { symmetry: Symmetry::Rotation, ..standard },
            Preset::AbstractPlay => {
                RuleSet { symmetry: Symmetry::Off, repetition: Repetition::Off, ..standard }
            }
            Preset::EveryBoard => RuleSet {
                symmetry: Symmetry::Off,
                repetition: Repetition::Off,
                first: Side::Black,
                ..standard
            },
        }
    }
}
