//! What the board shows, as one value that can be compared.

use super::facing::Facing;
use super::identity::PieceId;
use super::marks::{Marks, Target};
use crate::rules::{Position, Side, Square};
use crate::store::board::selection::{Selection, TargetMarks};
use crate::store::settings::keys::Keys;
use crate::store::settings::{Coordinates, Entry, PieceSet};
use std::rc::Rc;
use yew::AttrValue;

/// Everything the board draws and says. Parts are shared, so that unchanged layers are skipped.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Size and side seen from.
    pub facing: Facing,
    /// The grid's data attributes and name.
    pub grid: Grid,
    /// Standing and just captured pieces, by number.
    pub pieces: Rc<Vec<PieceView>>,
    /// Obstructions, placed stones included.
    pub obstructions: Rc<Vec<Square>>,
    /// The last move's traces.
    pub last: Option<Rc<LastMove>>,
    /// What belongs to the selected piece, its preview, and hints.
    pub marks: Rc<Marks>,
    /// The cells, row by row from the top of the screen, each from the left.
    pub rows: Rc<Vec<Rc<Vec<Cell>>>>,
    /// The one square in the tab order.
    pub focus: Square,
    /// Drawing of the pieces.
    pub set: PieceSet,
    /// Where the coordinates stand.
    pub coordinates: Coordinates,
    /// Are pieces and figures turned for the player opposite?
    pub is_opposite: bool,
    /// Is this view shown without motion: another game, a jump, a flip?
    pub is_still: bool,
    /// Words at the board's edge while a finger drags; empty for none.
    pub readout: AttrValue,
    /// The position shown.
    pub position: Position,
    /// The selected piece.
    pub selection: Option<Rc<Selection>>,
    /// Which squares stand for moves.
    pub target_marks: TargetMarks,
    /// How moves are entered.
    pub entry: Entry,
    /// The single-character keys, unless they are off.
    pub keys: Option<Keys>,
}

/// The grid's attributes (CONTRACTS §3).
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Grid {
    /// Its name for a screen reader.
    pub label: AttrValue,
    /// The position string.
    pub position: AttrValue,
    /// Plies played.
    pub ply: usize,
    /// What it is in the middle of.
    pub state: &'static str,
    /// The outcome's text, when over.
    pub result: Option<AttrValue>,
}

/// A piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceView {
    /// Its number in the game.
    pub id: PieceId,
    /// Where it stands, or was captured.
    pub square: Square,
    /// Whose it is.
    pub side: Side,
    /// How it fares.
    pub fate: Fate,
    /// Is it frozen or locked on the far row?
    pub bond: Option<Bond>,
}

/// How a piece fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It stands.
    Stands,
    /// The previewed move takes it away from here.
    Vacates,
    /// The previewed move captures it.
    Struck,
    /// It stands on the target of a capture.
    Aimed,
    /// The last move captured it, as the so many-th from 0.
    Captured(u8),
}

/// Why a piece can't move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bond {
    /// It is frozen.
    Frozen,
    /// It is locked.
    Locked,
}

/// The last move's traces.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct LastMove {
    /// The squares left by the move, the rear's first.
    pub left: Vec<Square>,
    /// The squares its pieces stand on now.
    pub taken: Vec<Square>,
    /// The squares where it captured.
    pub captured: Vec<Square>,
}

/// What a target's shape says (CONTRACTS §3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetKind {
    /// Dot.
    Move,
    /// Cross.
    Capture,
    /// Flag.
    Crossing,
}

impl TargetKind {
    /// Its word in `data-target`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            TargetKind::Move => "move",
            TargetKind::Capture => "capture",
            TargetKind::Crossing => "crossing",
        }
    }
}

/// One square as a grid cell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Which.
    pub square: Square,
    /// Its spoken name.
    pub name: AttrValue,
    /// Whose piece stands there.
    pub side: Option<Side>,
    /// What its target is, if it is one.
    pub target: Option<TargetKind>,
    /// Is its piece selected?
    pub is_selected: bool,
    /// Can its piece be moved now?
    pub is_movable: bool,
}

impl Fate {
    /// How the piece on `square` fares under `marks`; `is_enemy` if it isn't of the side to move.
    #[must_use]
    pub fn of(square: Square, is_enemy: bool, marks: &Marks) -> Fate {
        if let Some(preview) = &marks.preview {
            if preview.struck.contains(&square) {
                return Fate::Struck;
            }
            if preview.step.phalanx().any(|member| member == square) {
                return Fate::Vacates;
            }
        }
        let is_aimed = |target: &Target| target.square == square && target.captures > 0;
        if marks.is_carried && marks.ring == Some(square) {
            return Fate::Vacates;
        }
        if is_enemy && marks.targets.iter().any(is_aimed) {
            return Fate::Aimed;
        }
        Fate::Stands
    }
}

impl BoardView {
    /// Can the piece on `square` be moved now?
    #[must_use]
    pub fn is_movable(&self, square: Square) -> bool {
        self.cell(square).is_some_and(|cell| cell.is_movable)
    }

    /// The square of the mark whose move is in preview.
    #[must_use]
    pub fn shown(&self) -> Option<Square> {
        let step = self.marks.preview.as_ref()?.step;
        self.selection.as_ref().map(|selection| selection.mark_of(step))
    }

    /// The cell of `square`.
    #[must_use]
    pub fn cell(&self, square: Square) -> Option<&Cell> {
        let (x, y) = self.facing.cell(square);
        self.rows.get(usize::from(y))?.get(usize::from(x))
    }

    /// The selection of the piece on `square`: the one shown, or the one a press just asked for.
    #[must_use]
    pub fn selection_of(&self, square: Square) -> Selection {
        match self.selection.as_deref().filter(|selection| selection.rear == square) {
            Some(selection) => selection.clone(),
            None => Selection::new(&self.position, square, self.target_marks),
        }
    }
}
