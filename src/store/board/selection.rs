//! A selected piece: its rays, the moves and stops on each, computed once per selection.

use crate::rules::{Direction, Illegal, Move, Position, Square, sorted_by_key};
use crate::store::settings::choices;

choices! {
    /// Which square of the board stands for a move of the selected piece (INTERACTION §1).
    TargetMarks {
        /// The square where the head lands.
        #[default] Head = "head",
        /// The square where the selected, rearmost piece itself lands (igfip).
        Held = "held",
    }
}

/// The selected piece and everything it can do.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection {
    /// Its square.
    pub rear: Square,
    /// All eight rays, clockwise from north.
    pub rays: Vec<Ray>,
    /// Which squares stand for the moves.
    pub marks: TargetMarks,
}

/// One direction from the selected piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Ray {
    /// Its direction.
    pub direction: Direction,
    /// Number of pieces that move along it, the selected one included.
    pub length: u8,
    /// Its legal moves by ascending distance; distances have no gaps.
    pub moves: Vec<Move>,
    /// Where and why the ray ends before the phalanx's full distance; `None` when the limit is the
    /// phalanx's own length.
    pub stop: Option<Stop>,
    /// Own movable pieces right behind the selected one, which would lengthen the phalanx.
    pub behind: Option<Behind>,
}

/// The end of a ray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The square that stops it; `None` beyond the edge.
    pub at: Option<Square>,
    /// Why.
    pub reason: Illegal,
}

/// More pieces of the same line behind the selected one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Behind {
    /// How many.
    pub count: u8,
    /// The rearmost of them.
    pub start: Square,
    /// Length of the whole phalanx from there.
    pub total: u8,
}

impl Selection {
    /// The selection of the own piece on `rear`; its rays may all be without moves.
    #[must_use]
    pub fn new(position: &Position, rear: Square, marks: TargetMarks) -> Selection {
        let moves = position.moves_from(rear);
        let rays =
            Direction::ALL.into_iter().map(|direction| Ray::new(position, rear, direction, &moves)).collect();
        Selection { rear, rays, marks }
    }

    /// Has the piece any legal move?
    #[must_use]
    pub fn has_moves(&self) -> bool {
        self.rays.iter().any(|ray| !ray.moves.is_empty())
    }

    /// Every legal move of the piece.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.rays.iter().flat_map(|ray| ray.moves.iter().copied())
    }

    /// The square that stands for `step` under the current marks.
    #[must_use]
    pub fn mark_of(&self, step: Move) -> Square {
        match self.marks {
            TargetMarks::Head => step.target(),
            TargetMarks::Held => step.rear_landing(),
        }
    }

    /// The move for which `square` stands.
    #[must_use]
    pub fn move_at(&self, square: Square) -> Option<Move> {
        self.moves().find(|step| self.mark_of(*step) == square)
    }

    /// The ray of `direction`.
    #[must_use]
    pub fn ray(&self, direction: Direction) -> &Ray {
        &self.rays[direction as usize]
    }

    /// The move along `direction` by `distance`.
    #[must_use]
    pub fn move_by(&self, direction: Direction, distance: u8) -> Option<Move> {
        self.ray(direction).moves.iter().copied().find(|step| step.distance() == distance)
    }
}

impl Ray {
    fn new(position: &Position, rear: Square, direction: Direction, moves: &[Move]) -> Ray {
        let on_ray = moves.iter().copied().filter(|step| step.direction() == direction);
        let on_ray = sorted_by_key(on_ray, |step| step.distance());
        let length = line_length(position, rear, direction);
        let stop = stop(position, rear, direction, length, on_ray.len() as u8);
        Ray { direction, length, moves: on_ray, stop, behind: behind(position, rear, direction, length) }
    }
}

/// Number of consecutive movable own pieces from `from` along `direction`, `from` included.
fn line_length(position: &Position, from: Square, direction: Direction) -> u8 {
    let is_member = |steps: &i8| {
        from.step(direction, *steps)
            .is_some_and(|s| position.side_at(s) == Some(position.turn()) && !position.is_fixed(s))
    };
    (0..32).take_while(is_member).count() as u8
}

fn stop(position: &Position, rear: Square, direction: Direction, length: u8, reached: u8) -> Option<Stop> {
    if length == 0 || reached >= length {
        return None;
    }
    let next = length + reached;
    match rear.step(direction, next as i8) {
        Some(target) => {
            let reason = position.why(rear, target).err()?;
            Some(Stop { at: position.size().contains(target).then_some(target), reason })
        }
        None => Some(Stop { at: None, reason: Illegal::OffBoard { to: rear } }),
    }
}

fn behind(position: &Position, rear: Square, direction: Direction, length: u8) -> Option<Behind> {
    let count =
        line_length(position, rear, direction.opposite()).checked_sub(1).filter(|count| *count > 0)?;
    let start = rear.step(direction.opposite(), count as i8)?;
    Some(Behind { count, start, total: count + length })
}
