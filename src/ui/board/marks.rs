//! The marks of a selected piece: what to draw, in squares and rays of the board.

use super::view::TargetKind;
use crate::rules::{Direction, Move, Position, Side, Square};
use crate::store::board::input::Rail;
use crate::store::board::selection::{Ray, Selection};
use crate::store::board::{BoardState, Interaction};

/// Everything drawn over the pieces, and the outlines under them.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Marks {
    /// The selected piece.
    pub ring: Option<Square>,
    /// A phalanx of two or more for each ray that has a move.
    pub outlines: Vec<Outline>,
    /// A mark for each move; the previewed one is left out.
    pub targets: Vec<Target>,
    /// Where rays stop.
    pub stops: Vec<StopSign>,
    /// More own pieces behind the rear of this ray.
    pub chevron: Option<Direction>,
    /// Is the selected piece off its square, carried by a pointer?
    pub is_carried: bool,
    /// The move in preview.
    pub preview: Option<Preview>,
    /// Suggested moves, the best first.
    pub hints: Vec<Move>,
    /// Squares pointed out.
    pub highlights: Vec<Square>,
}

/// A phalanx's outline with its count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outline {
    /// The ray from the selected piece.
    pub direction: Direction,
    /// Number of pieces.
    pub length: u8,
    /// Is it the ray being pointed along?
    pub is_in_hand: bool,
}

/// A move's mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Where.
    pub square: Square,
    /// Its shape.
    pub kind: TargetKind,
    /// Number of pieces the move captures.
    pub captures: u8,
    /// Does the move lose at once, by leaving a crossing unanswered?
    pub is_warned: bool,
    /// Is it shown in preview, so that its mark is left out?
    pub is_previewed: bool,
}

/// The end of a ray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StopSign {
    /// The ray.
    pub direction: Direction,
    /// Squares from the rear to the last one that can be reached; the sign stands half a step on.
    pub reached: u8,
    /// Does the pointer lean on it?
    pub is_lit: bool,
}

/// A move shown before it is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The move.
    pub step: Move,
    /// Who makes it.
    pub side: Side,
    /// The captured squares in the order struck.
    pub struck: Vec<Square>,
    /// Does it wait for a second press?
    pub is_pending: bool,
    /// Would letting go now cancel?
    pub is_off: bool,
}

impl Marks {
    /// The marks of `board` on `position`.
    #[must_use]
    pub fn new(position: &Position, board: &BoardState, warns_of_loss: bool) -> Marks {
        let preview = preview(position, &board.interaction);
        let step = preview.as_ref().map(|preview| preview.step);
        let Some(selection) = board.interaction.selection() else {
            return Marks { preview, ..Marks::default() };
        };
        let hand = Hand::new(board, selection, step);
        let rays = || selection.rays.iter();
        let with_moves = rays().filter(|ray| !ray.moves.is_empty() && ray.length > 1);
        let outline = |ray: &Ray| Outline {
            direction: ray.direction,
            length: ray.length,
            is_in_hand: hand.ray == Some(ray.direction),
        };
        let behind = rays().filter(|ray| ray.behind.is_some()).map(|ray| ray.direction);
        Marks {
            ring: Some(selection.rear),
            outlines: with_moves.map(outline).collect(),
            targets: targets(position, selection, warns_of_loss, step),
            stops: rays().filter_map(|ray| stop_sign(ray, &hand)).collect(),
            chevron: behind.into_iter().find(|direction| hand.ray == Some(*direction)),
            is_carried: matches!(board.interaction, Interaction::Dragging { .. }),
            preview,
            hints: Vec::new(),
            highlights: Vec::new(),
        }
    }

    /// The marks while stones are placed: every square that may take one.
    #[must_use]
    pub fn of_stones(position: &Position, hovered: Option<Square>) -> Marks {
        let step = hovered.and_then(|square| position.why_stone(square).ok());
        let preview = step.map(|step| Preview {
            step,
            side: position.turn(),
            struck: Vec::new(),
            is_pending: false,
            is_off: false,
        });
        let target = |placed: Move| Target {
            square: placed.rear(),
            kind: TargetKind::Move,
            captures: 0,
            is_warned: false,
            is_previewed: step == Some(placed),
        };
        let targets = position.moves().into_iter().map(target).collect();
        Marks { targets, preview, ..Marks::default() }
    }
}

/// Where pointer or keys point, among the rays of the selection.
struct Hand {
    ray: Option<Direction>,
    /// How far along it, in squares from the rear; the last square's end when a drag leans beyond.
    reach: u8,
}

impl Hand {
    fn new(board: &BoardState, selection: &Selection, step: Option<Move>) -> Hand {
        let hovered = board.hovered.and_then(|square| selection.rear.line_to(square));
        match (&board.interaction, step) {
            (Interaction::Dragging { rail: Rail::Barred { direction }, .. }, _) => {
                Hand { ray: Some(*direction), reach: u8::MAX }
            }
            (Interaction::Dragging { rail: Rail::At { direction, is_beyond, .. }, .. }, _) => {
                Hand { ray: Some(*direction), reach: if *is_beyond { u8::MAX } else { 0 } }
            }
            (Interaction::Dragging { rail: Rail::Away, .. }, _) => Hand { ray: None, reach: 0 },
            (_, Some(step)) => Hand { ray: Some(step.direction()), reach: 0 },
            (_, None) => Hand {
                ray: hovered.map(|(direction, _)| direction),
                reach: hovered.map_or(0, |(_, far)| far),
            },
        }
    }
}

fn preview(position: &Position, interaction: &Interaction) -> Option<Preview> {
    let step = interaction.preview()?;
    let is_off = matches!(interaction, Interaction::Dragging { rail: Rail::At { is_off: true, .. }, .. });
    Some(Preview {
        step,
        side: position.turn(),
        struck: position.captured(step),
        is_pending: matches!(interaction, Interaction::Pending { .. }),
        is_off,
    })
}

fn targets(position: &Position, selection: &Selection, warns: bool, shown: Option<Move>) -> Vec<Target> {
    let target = |step: Move| Target {
        square: selection.mark_of(step),
        kind: match (position.is_crossing(step), step.is_capture()) {
            (true, _) => TargetKind::Crossing,
            (false, true) => TargetKind::Capture,
            (false, false) => TargetKind::Move,
        },
        captures: position.captured(step).len() as u8,
        is_warned: warns && position.loses_unanswered(step),
        is_previewed: shown == Some(step),
    };
    selection.moves().map(target).collect()
}

fn stop_sign(ray: &Ray, hand: &Hand) -> Option<StopSign> {
    ray.stop?;
    let reached = (ray.length + ray.moves.len() as u8).saturating_sub(1);
    let is_lit = hand.ray == Some(ray.direction) && hand.reach > reached;
    Some(StopSign { direction: ray.direction, reached, is_lit })
}
