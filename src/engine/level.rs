//! Levels: how well to play, by nodes and depth, and which errors to make.
//!
//! A level never plays a random move: it looks less far, overlooks moves that people overlook (long
//! and slanted ones), misjudges a little and consistently, and picks among what then looks good.

use super::score::{INFINITE, PROVED, Value};
use crate::rules::{Direction, Move, Size};

/// A playing strength, 1 (a child's first game) to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What a level may use, and how it errs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    pub(super) nodes: u64,
    /// The depth that ends its thinking; `None` where the nodes do.
    pub(super) depth: Option<u32>,
    /// The loss, in hundredths of a piece, that makes a move half as likely.
    temperature: Value,
    /// Greatest misjudgement either way.
    noise: Value,
    /// How many moves in a thousand are overlooked; twice as many of the long and slanted.
    blindness: u64,
    /// Can it miss a win in one move?
    is_careless: bool,
}

/// On a board of [`USUAL`] squares, and more. Set by `epaminondas ladder`; what it measures stands in
/// `tests/data/levels.md`.
const STRENGTHS: [Strength; 12] = [
    Strength { nodes: 900, depth: Some(1), temperature: 69, noise: 200, blindness: 216, is_careless: true },
    Strength { nodes: 900, depth: Some(1), temperature: 46, noise: 135, blindness: 148, is_careless: true },
    Strength { nodes: 900, depth: Some(1), temperature: 41, noise: 120, blindness: 130, is_careless: false },
    Strength { nodes: 900, depth: Some(1), temperature: 31, noise: 88, blindness: 90, is_careless: false },
    Strength { nodes: 2_500, depth: Some(3), temperature: 25, noise: 70, blindness: 67, is_careless: false },
    Strength { nodes: 3_000, depth: Some(3), temperature: 19, noise: 50, blindness: 45, is_careless: false },
    Strength { nodes: 3_000, depth: Some(3), temperature: 14, noise: 37, blindness: 28, is_careless: false },
    Strength { nodes: 5_000, depth: Some(4), temperature: 10, noise: 24, blindness: 14, is_careless: false },
    Strength { nodes: 9_000, depth: Some(6), temperature: 7, noise: 12, blindness: 5, is_careless: false },
    Strength { nodes: 13_000, depth: None, temperature: 4, noise: 4, blindness: 0, is_careless: false },
    Strength { nodes: 56_000, depth: None, temperature: 2, noise: 2, blindness: 0, is_careless: false },
    Strength { nodes: 250_000, depth: None, temperature: 1, noise: 0, blindness: 0, is_careless: false },
];

/// On a board of [`SMALL`] squares: each piece counts for more there, so that a misjudgement has to be
/// greater to cost as much, and more nodes find less.
const STRENGTHS_SMALL: [Strength; 12] = [
    Strength { nodes: 900, depth: Some(1), temperature: 122, noise: 355, blindness: 385, is_careless: true },
    Strength { nodes: 900, depth: Some(1), temperature: 89, noise: 261, blindness: 284, is_careless: true },
    Strength { nodes: 900, depth: Some(1), temperature: 80, noise: 234, blindness: 256, is_careless: false },
    Strength { nodes: 900, depth: Some(1), temperature: 69, noise: 201, blindness: 217, is_careless: false },
    Strength { nodes: 900, depth: Some(1), temperature: 54, noise: 158, blindness: 166, is_careless: false },
    Strength { nodes: 900, depth: Some(1), temperature: 46, noise: 130, blindness: 131, is_careless: false },
    Strength { nodes: 3_000, depth: Some(3), temperature: 36, noise: 101, blindness: 94, is_careless: false },
    Strength { nodes: 3_000, depth: Some(3), temperature: 24, noise: 64, blindness: 50, is_careless: false },
    Strength { nodes: 5_000, depth: Some(4), temperature: 18, noise: 44, blindness: 27, is_careless: false },
    Strength { nodes: 9_000, depth: Some(5), temperature: 14, noise: 30, blindness: 13, is_careless: false },
    Strength { nodes: 16_000, depth: None, temperature: 8, noise: 13, blindness: 4, is_careless: false },
    Strength { nodes: 694_000, depth: None, temperature: 1, noise: 0, blindness: 0, is_careless: false },
];

/// Squares of 14×12.
const USUAL: Value = 14 * 12;
/// Squares of 8×8.
const SMALL: Value = 8 * 8;

/// A move to choose from, with its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) step: Move,
    pub(super) value: Value,
}

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// The strongest.
    pub const MAX: Level = Level(12);

    /// The level of a number from 1 to 12.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=12).contains(&number).then_some(Level(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=12).map(Level)
    }

    /// Its number, 1 to 12.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// The strength on a board of `size`.
    pub(super) fn strength(self, size: Size) -> Strength {
        let at = usize::from(self.0) - 1;
        STRENGTHS[at].towards(&STRENGTHS_SMALL[at], size)
    }

    /// The move a player of this level makes of `choices`, which stand best first; `position` is
    /// the position's hash. Equal arguments give equal moves.
    pub(super) fn choose(self, size: Size, choices: &[Choice], position: u64, seed: u64) -> Option<Move> {
        let strength = self.strength(size);
        let best = choices.first()?;
        if !strength.is_careless && best.value >= PROVED {
            return Some(best.step);
        }
        let judged: Vec<(Move, Value)> = choices
            .iter()
            .filter(|choice| strength.is_careless || choice.value > -PROVED || best.value <= -PROVED)
            .map(|choice| (choice.step, strength.judge(choice, position, seed)))
            .collect();
        let top = judged.iter().map(|(_, value)| *value).max()?;
        let weights: Vec<u64> = judged.iter().map(|(_, value)| strength.weight(top - value)).collect();
        let mut left = mix(seed ^ position.rotate_left(17)) % weights.iter().sum::<u64>().max(1);
        for ((step, _), weight) in judged.iter().zip(&weights) {
            if left < *weight {
                return Some(*step);
            }
            left -= weight;
        }
        Some(best.step)
    }
}

impl Strength {
    /// On a board of `size`, if this is the strength on the usual one and `small` that on a small one:
    /// in proportion to the squares; on smaller ones still as on the small one.
    fn towards(self, small: &Strength, size: Size) -> Strength {
        let squares = Value::from(size.columns()) * Value::from(size.rows());
        let fewer = (USUAL - squares).clamp(0, USUAL - SMALL);
        let between = |usual: Value, small: Value| usual + (small - usual) * fewer / (USUAL - SMALL);
        let count = |usual: u64, small: u64| between(usual as Value, small as Value) as u64;
        Strength {
            nodes: count(self.nodes, small.nodes),
            depth: if 4 * fewer > 3 * (USUAL - SMALL) { small.depth } else { self.depth },
            temperature: between(self.temperature, small.temperature),
            noise: between(self.noise, small.noise),
            blindness: count(self.blindness, small.blindness),
            ..self
        }
    }

    /// Moves worse than the best by more than this are never chosen.
    pub(super) fn margin(&self) -> Value {
        6 * self.temperature + 2 * self.noise
    }

    /// What the player takes a move to be worth.
    fn judge(&self, choice: &Choice, position: u64, seed: u64) -> Value {
        let chance = mix(mix(seed ^ position) ^ u64::from(choice.step.packed()));
        let clear = if self.is_careless { choice.value.clamp(-600, 600) } else { choice.value };
        let span = 2 * self.noise.unsigned_abs() as u64 + 1;
        let noise = (chance % span) as Value - self.noise;
        let step = choice.step;
        let is_slanted = !matches!(
            step.direction(),
            Direction::North | Direction::South | Direction::East | Direction::West
        );
        let is_hard = step.is_capture() && (is_slanted || step.distance() > 2);
        let blindness = if is_hard { 2 * self.blindness } else { self.blindness };
        let is_overlooked = (chance >> 32) % 1000 < blindness;
        if is_overlooked { clear + noise - INFINITE / 8 } else { clear + noise }
    }

    /// How likely a move is that seems worse than the best by `loss`, the best having 2²⁴.
    fn weight(&self, loss: Value) -> u64 {
        let eighths = (8 * loss / self.temperature.max(1)).unsigned_abs();
        let (halvings, rest) = (eighths / 8, u64::from(eighths % 8));
        if halvings > 20 { 0 } else { ((16 - rest) << 20) >> halvings }
    }
}

/// A number without pattern for each number, the same on every device (the finaliser of
/// SplitMix64: Steele, Lea and Flood 2014).
pub(crate) fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    fn board() -> Size {
        Size::new(14, 12).unwrap()
    }

    fn choices(values: &[Value]) -> Vec<Choice> {
        let step = |column| Move::march(Square::new(column, 0), Direction::North, 1, 1, 0);
        values.iter().zip(0..).map(|(value, column)| Choice { step: step(column), value: *value }).collect()
    }

    #[test]
    fn the_same_seed_chooses_the_same_move() {
        let some = choices(&[30, 25, 20, 10, 0]);
        for level in Level::all() {
            assert_eq!(level.choose(board(), &some, 7, 1), level.choose(board(), &some, 7, 1));
        }
    }

    #[test]
    fn another_seed_can_choose_another_move() {
        let some = choices(&[30, 29, 28, 28, 27]);
        let chosen: std::collections::BTreeSet<_> =
            (0..50).filter_map(|seed| Level(5).choose(board(), &some, 7, seed)).collect();
        assert!(chosen.len() > 1);
    }

    #[test]
    fn from_level_three_up_a_proved_win_is_played() {
        let some = choices(&[PROVED + 50, 200, 100]);
        for level in Level::all().skip(2) {
            assert!((0..100).all(|seed| level.choose(board(), &some, 7, seed) == Some(some[0].step)));
        }
    }

    #[test]
    fn errors_grow_on_smaller_boards_down_to_8_by_8() {
        let on = |level: Level, columns, rows| level.strength(Size::new(columns, rows).unwrap());
        for level in Level::all() {
            let [tiny, small, usual, large] =
                [on(level, 4, 4), on(level, 8, 8), on(level, 14, 12), on(level, 20, 20)];
            assert!(small.noise > usual.noise || usual.noise == 0);
            assert_eq!((tiny.noise, tiny.nodes), (small.noise, small.nodes));
            assert_eq!((large.noise, large.nodes), (usual.noise, usual.nodes));
        }
    }

    #[test]
    fn a_higher_level_errs_less_and_looks_at_least_as_far_on_every_board() {
        for (columns, rows) in [(4, 4), (8, 8), (10, 10), (12, 10), (14, 12), (20, 20)] {
            let strengths: Vec<Strength> =
                Level::all().map(|level| level.strength(Size::new(columns, rows).unwrap())).collect();
            for pair in strengths.windows(2) {
                let [lower, higher] = pair else { continue };
                assert!(higher.noise < lower.noise && higher.temperature < lower.temperature);
                assert!(higher.nodes >= lower.nodes && higher.blindness <= lower.blindness);
            }
        }
    }

    #[test]
    fn there_are_twelve_levels() {
        assert_eq!((Level::new(0), Level::new(13)), (None, None));
        assert_eq!(Level::all().count(), 12);
    }
}
