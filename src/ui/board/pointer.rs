//! From pointer events to gestures: presses, releases and drags, told in squares.
//!
//! Nothing here knows a browser: an event comes as a [`PointerInput`] whose place was computed
//! from the board's rectangle at that very event.

use super::facing::Point;
use super::rails;
use super::view::BoardView;
use crate::rules::Square;
use crate::store::board::input::{BoardMsg, Pointer, Rail};
use crate::store::board::selection::Selection;
use crate::store::settings::Entry;

/// How far a finger may wander before a press becomes a drag, in CSS pixels (INTERACTION §2).
const TOUCH_THRESHOLD_PX: f64 = 8.0;
/// The same for a mouse or a pen.
const MOUSE_THRESHOLD_PX: f64 = 4.0;
/// How near a tap must be to a target's middle to mean it, in squares (ACCEPTANCE U028).
const NUDGE: f64 = 0.6;
/// Half of the square around a target's middle in which a tap never plays another, in CSS pixels
/// (ACCEPTANCE U029).
const SAFE_PX: f64 = 12.0;

/// What happened to a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It went down on the board.
    Down,
    /// It moved, or another of its buttons changed.
    Moved,
    /// It went up.
    Up,
    /// The browser took it away.
    Cancelled,
    /// It left the board without being held by it.
    Left,
}

/// One pointer event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointerInput {
    /// What happened.
    pub phase: Phase,
    /// With what.
    pub pointer: Pointer,
    /// The browser's number for the pointer.
    pub id: i32,
    /// Is it the first of its kind to touch?
    pub is_primary: bool,
    /// The buttons held, as bits: 1 is the main one.
    pub buttons: u16,
    /// Did the event come from the main button, or from none?
    pub is_main: bool,
    /// Where, in squares from the upper left corner of the board.
    pub at: Point,
    /// Length of a square in CSS pixels.
    pub unit_px: f64,
}

/// The gesture in progress.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Gesture {
    stage: Stage,
    hovered: Option<Square>,
}

#[derive(Clone, Debug, PartialEq, Default)]
enum Stage {
    #[default]
    Up,
    Down {
        id: i32,
        from: Point,
        square: Square,
        can_drag: bool,
        /// Was the move of that square in preview before?
        was_shown: bool,
    },
    Dragging {
        id: i32,
        pointer: Pointer,
        at: Point,
        unit_px: f64,
        selection: Box<Selection>,
        rail: Rail,
    },
}

/// A piece being carried, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Carried {
    /// The square it was taken from.
    pub from: Square,
    /// With what.
    pub pointer: Pointer,
    /// The pointer's place in squares on the screen.
    pub at: Point,
    /// Length of a square in CSS pixels.
    pub unit_px: f64,
}

impl Gesture {
    /// The facts that `input` makes of the gesture so far, in order.
    pub fn read(&mut self, input: &PointerInput, view: &BoardView) -> Vec<BoardMsg> {
        match input.phase {
            Phase::Down => self.down(input, view),
            Phase::Moved => self.moved(input, view),
            Phase::Up => self.up(input, view),
            Phase::Cancelled if self.is_of(input.id) => self.cancel(),
            Phase::Cancelled => Vec::new(),
            Phase::Left => self.hover(None),
        }
    }

    /// Ends the gesture from outside: Escape, blur.
    pub fn cancel(&mut self) -> Vec<BoardMsg> {
        match self.forget() {
            true => vec![BoardMsg::Cancelled],
            false => Vec::new(),
        }
    }

    /// Drops the gesture without a word, since the position it belonged to is gone; says whether
    /// there was one.
    pub fn forget(&mut self) -> bool {
        self.hovered = None;
        std::mem::take(&mut self.stage) != Stage::Up
    }

    /// The piece being carried, if a drag is on.
    #[must_use]
    pub fn carried(&self) -> Option<Carried> {
        match &self.stage {
            Stage::Dragging { pointer, at, unit_px, selection, .. } => {
                Some(Carried { from: selection.rear, pointer: *pointer, at: *at, unit_px: *unit_px })
            }
            Stage::Up | Stage::Down { .. } => None,
        }
    }

    fn is_of(&self, pointer: i32) -> bool {
        match self.stage {
            Stage::Up => false,
            Stage::Down { id, .. } | Stage::Dragging { id, .. } => id == pointer,
        }
    }

    fn down(&mut self, input: &PointerInput, view: &BoardView) -> Vec<BoardMsg> {
        if !input.is_main {
            self.forget();
            return vec![BoardMsg::Cancelled];
        }
        if !input.is_primary || self.stage != Stage::Up {
            return self.cancel();
        }
        let Some(square) = view.facing.under(input.at) else { return Vec::new() };
        let can_drag = view.entry != Entry::Click && view.is_movable(square);
        let was_shown = view.shown() == Some(square);
        self.stage = Stage::Down { id: input.id, from: input.at, square, can_drag, was_shown };
        vec![BoardMsg::Pressed { square, pointer: input.pointer }]
    }

    fn moved(&mut self, input: &PointerInput, view: &BoardView) -> Vec<BoardMsg> {
        if self.stage != Stage::Up && !self.is_of(input.id) {
            return Vec::new();
        }
        if self.stage != Stage::Up && has_lost_button(input) {
            return self.cancel();
        }
        match &mut self.stage {
            Stage::Up if input.pointer == Pointer::Touch => Vec::new(),
            Stage::Up => self.hover(view.facing.under(input.at)),
            Stage::Down { from, can_drag: true, square, .. } => {
                let threshold = match input.pointer {
                    Pointer::Touch => TOUCH_THRESHOLD_PX,
                    Pointer::Mouse | Pointer::Pen => MOUSE_THRESHOLD_PX,
                };
                if from.distance(input.at) * input.unit_px <= threshold {
                    return Vec::new();
                }
                let selection = Box::new(view.selection_of(*square));
                let (id, pointer, at, unit_px) = (input.id, input.pointer, input.at, input.unit_px);
                self.stage = Stage::Dragging { id, pointer, at, unit_px, selection, rail: Rail::Away };
                let mut said = vec![BoardMsg::DragStarted { pointer }];
                said.extend(self.drag(input, view));
                said
            }
            // Sliding from target to target shows each before the release plays the last.
            Stage::Down { can_drag: false, .. } => self.hover(view.facing.under(input.at)),
            Stage::Dragging { .. } => self.drag(input, view),
        }
    }

    fn up(&mut self, input: &PointerInput, view: &BoardView) -> Vec<BoardMsg> {
        if !self.is_of(input.id) {
            return Vec::new();
        }
        let mut said = self.drag(input, view);
        let stage = std::mem::take(&mut self.stage);
        let pointer = input.pointer;
        match stage {
            Stage::Up => {}
            Stage::Dragging { .. } => said.push(BoardMsg::Dropped { pointer }),
            Stage::Down { square: from, was_shown, .. } => {
                let square = view.facing.under(input.at);
                said.push(match nudged(input, view, Some(from).filter(|_| !was_shown)) {
                    Some(square) => BoardMsg::Nudged { square },
                    None => BoardMsg::Released { square, pointer },
                });
            }
        }
        // A finger hovers over nothing once it is gone; a nudge's preview stays.
        if pointer == Pointer::Touch && self.hovered.take().is_some() && !is_nudge(&said) {
            said.push(BoardMsg::Hovered(None));
        }
        said
    }

    /// The rails' new answer, if it is one.
    fn drag(&mut self, input: &PointerInput, view: &BoardView) -> Vec<BoardMsg> {
        let Stage::Dragging { at, selection, rail, .. } = &mut self.stage else { return Vec::new() };
        *at = input.at;
        let answer = match view.facing.under(input.at) {
            Some(_) => rails::point(selection, view.facing.way(selection.rear, input.at), *rail),
            None => Rail::Away,
        };
        match std::mem::replace(rail, answer) == answer {
            true => Vec::new(),
            false => vec![BoardMsg::DraggedTo(answer)],
        }
    }

    fn hover(&mut self, square: Option<Square>) -> Vec<BoardMsg> {
        match std::mem::replace(&mut self.hovered, square) == square {
            true => Vec::new(),
            false => vec![BoardMsg::Hovered(square)],
        }
    }
}

/// Is a second button held, or has the main one gone up unseen (outside of the window)?
fn has_lost_button(input: &PointerInput) -> bool {
    input.pointer == Pointer::Mouse && input.buttons != 1
}

/// The target that a tap shows and doesn't play: the one near it when it hit nothing, or the one it
/// hit when it may have meant the next. `fresh` is where it went down on what wasn't shown.
fn nudged(input: &PointerInput, view: &BoardView, fresh: Option<Square>) -> Option<Square> {
    let selection = view.selection.as_deref().filter(|_| input.pointer != Pointer::Mouse)?;
    let square = view.facing.under(input.at)?;
    let is_hit = selection.move_at(square).is_some();
    if square == selection.rear || (view.is_movable(square) && !is_hit) {
        return None;
    }
    let is_near = |mark: &Square| {
        let middle = view.facing.middle(*mark);
        let aside = (middle.x - input.at.x).abs().max((middle.y - input.at.y).abs());
        aside * input.unit_px <= SAFE_PX || (!is_hit && middle.distance(input.at) <= NUDGE)
    };
    let mut near = selection.moves().map(|step| selection.mark_of(step)).filter(is_near);
    match (is_hit, near.next(), near.next()) {
        (true, _, Some(_)) => fresh.filter(|fresh| *fresh == square),
        (false, only, None) => only,
        _ => None,
    }
}

fn is_nudge(said: &[BoardMsg]) -> bool {
    matches!(said.last(), Some(BoardMsg::Nudged { .. }))
}

#[cfg(test)]
mod tests;
