//! Rules, boards, openings and limits by chance.

use super::super::CliError;
use super::super::contest::random_opening;
use crate::engine::{Level, Limits};
use crate::rules::{
    Answer, Capture, Crossers, Move, NoMove, Position, Preset, Repetition, RuleSet, Side, Size, Square,
    Symmetry,
};
use crate::training::chance;

/// The kinds of games: the presets, and settings of all sorts.
pub(super) const NAMES: [&str; 10] = [
    "standard",
    "quick",
    "igfip",
    "locked",
    "crossings",
    "stones",
    "boardspace",
    "abstractplay",
    "everyboard",
    "custom",
];

/// What is drawn for one game.
pub(super) struct Chance(chance::Chance);

impl Chance {
    pub(super) fn new(seed: u64, game: u64) -> Chance {
        let mut seeds = chance::Chance::after(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ game);
        Chance(chance::Chance::after(seeds.draw()))
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0.draw()
    }

    /// A number from `low` to `high`.
    fn between(&mut self, low: u8, high: u8) -> u8 {
        low + (self.next() % u64::from(high - low + 1)) as u8
    }

    pub(super) fn percent(&mut self, chance: u8) -> bool {
        self.between(0, 99) < chance
    }

    /// One of `choices`, of which there is one at least.
    pub(super) fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[(self.next() % choices.len() as u64) as usize]
    }

    fn pick<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        choices[(self.next() % N as u64) as usize]
    }
}

/// Where a game begins, and the moves it begins with.
pub(super) struct Beginning {
    pub(super) start: Position,
    pub(super) opening: Vec<Move>,
    /// How many moves in a hundred are anybody's: they lead to positions that nobody plans for.
    pub(super) stray: u8,
}

/// A beginning of the kind of this place in [`NAMES`].
pub(super) fn beginning(chance: &mut Chance, kind: usize) -> Result<Beginning, CliError> {
    let preset = Preset::ALL.get(kind).map(|preset| preset.rules());
    let is_own_board = preset.is_some() && chance.percent(15);
    let rules = loop {
        let mut rules = preset.clone().unwrap_or_else(|| settings(chance));
        if !is_own_board {
            board(chance, &mut rules);
        }
        if chance.percent(30) {
            obstruct(chance, &mut rules);
        }
        if rules.faults().is_empty() {
            break rules;
        }
    };
    let start = Position::start(&rules).map_err(CliError::Unplayable)?;
    let plies = u32::from(chance.between(0, 12));
    let opening = random_opening(&start, plies, chance.next());
    let stray = chance.pick([0, 30, 60]);
    Ok(Beginning { start, opening, stray })
}

/// Settings of all sorts; they need not fit the board.
fn settings(chance: &mut Chance) -> RuleSet {
    use Crossers::{Free, Frozen, Locked, LockedWhenAnswered};
    RuleSet {
        capture: chance.pick([Capture::Line, Capture::Head]),
        crossers: chance.pick([Free, Frozen, Locked, LockedWhenAnswered]),
        answer: chance.pick([Answer::Balance, Answer::MustCross]),
        symmetry: chance.pick([Symmetry::Mirror, Symmetry::FrontBack, Symmetry::Rotation, Symmetry::Off]),
        repetition: chance.pick([Repetition::Draw, Repetition::Loses, Repetition::Off]),
        no_move: chance.pick([NoMove::Loses, NoMove::Draw]),
        stones: if chance.percent(30) { chance.between(1, 9) } else { 0 },
        first: chance.pick(Side::BOTH),
        ..RuleSet::default()
    }
}

/// Any size and depth, small boards more often than chance would have it.
fn board(chance: &mut Chance, rules: &mut RuleSet) {
    let most = chance.pick([10, 10, 10, 14, 20]);
    let [columns, rows] = [0; 2].map(|_| chance.between(Size::MIN, most));
    rules.size = Size::new(columns, rows).unwrap_or(rules.size);
    rules.depth = if chance.percent(60) { 2 } else { chance.between(1, 4) };
}

fn obstruct(chance: &mut Chance, rules: &mut RuleSet) {
    for _ in 0..chance.between(1, 8) {
        let column = chance.between(0, rules.size.columns() - 1);
        let square = Square::new(column, chance.between(0, rules.size.rows() - 1));
        if !rules.is_start(square) {
            rules.obstructions.insert(square);
        }
    }
}

/// What a move may cost: mostly next to nothing.
pub(super) fn limits(chance: &mut Chance) -> Limits {
    let most = chance.pick([4, 10, 30, 60]);
    let nodes = 1 + chance.next() % if chance.percent(3) { 200 } else { most };
    let depth = chance.percent(20).then(|| u32::from(chance.between(1, 4)));
    Limits { nodes: Some(nodes), depth }
}

/// Half of the moves are those of some level.
pub(super) fn level(chance: &mut Chance) -> Option<Level> {
    let number = chance.between(1, 20);
    Level::new(number)
}
