//! From the state's parts to a [`BoardView`].

use super::facing::Facing;
use super::identity::Roll;
use super::marks::{Marks, Target};
use super::names::{self, CellFacts, bond};
use super::view::{BoardView, Cell, Fate, Grid, LastMove, PieceView};
use crate::i18n::{Label, Language, Text, say, words};
use crate::rules::{Content, Move, Outcome, Position, Square, sorted_by_key};
use crate::store::board::{BoardState, Interaction};
use crate::store::settings::Settings;
use crate::store::settings::keys::HELP;
use std::rc::Rc;
use yew::AttrValue;

/// What the game is at, apart from the board's own interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A person is to move.
    Playing,
    /// The computer thinks.
    Thinking,
    /// The game has ended.
    Over,
    /// An earlier position is shown.
    Reviewing,
    /// The game is paused and the board covered.
    Paused,
    /// The position is being set up.
    Editing,
}

/// The parts of the state that the board shows.
pub struct Parts<'a> {
    /// The game's start.
    pub start: &'a Position,
    /// The moves from the start to the position shown.
    pub line: &'a [Move],
    /// The position shown.
    pub position: &'a Position,
    /// The position shown, as text.
    pub position_text: AttrValue,
    /// The board's interaction.
    pub board: &'a BoardState,
    /// What the player has set.
    pub settings: &'a Settings,
    /// What the game is at.
    pub stage: Stage,
    /// The outcome, when over.
    pub outcome: Option<Outcome>,
    /// May a move be entered?
    pub can_enter: bool,
    /// A suggested move.
    pub hint: Option<Move>,
    /// Squares pointed out.
    pub highlights: &'a [Square],
    /// The language of all names.
    pub language: Language,
}

/// What the board remembers from view to view, so that pieces keep their identity and unchanged
/// layers their place in memory.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    scene: Option<Scene>,
}

/// The slow parts: they change with the position, not with the pointer.
#[derive(Clone, Debug)]
struct Scene {
    start: Position,
    line: Vec<Move>,
    facing: Facing,
    is_still: bool,
    roll: Roll,
    facts: Vec<CellFacts>,
    names: Vec<AttrValue>,
    language: Language,
    movable: Vec<Square>,
    can_enter: bool,
    obstructions: Rc<Vec<Square>>,
    last: Option<Rc<LastMove>>,
}

impl Memory {
    /// The view of `parts`.
    pub fn view(&mut self, parts: &Parts<'_>) -> BoardView {
        let scene = Scene::next(self.scene.take(), parts);
        let view = scene.view(parts);
        self.scene = Some(scene);
        view
    }
}

impl Scene {
    fn next(before: Option<Scene>, parts: &Parts<'_>) -> Scene {
        let facing = Facing { size: parts.position.size(), is_flipped: parts.board.is_flipped };
        match before {
            Some(scene) if scene.start == *parts.start && scene.line == parts.line => {
                let is_turned = scene.facing != facing;
                Scene { facing, is_still: is_turned || scene.is_still, ..scene }.renamed(parts)
            }
            Some(scene) if scene.start == *parts.start && scene.facing == facing => {
                let is_step = is_one_apart(&scene.line, parts.line);
                Scene::fresh(parts, facing, !is_step, Some(&scene))
            }
            Some(_) | None => Scene::fresh(parts, facing, true, None),
        }
    }

    fn fresh(parts: &Parts<'_>, facing: Facing, is_still: bool, before: Option<&Scene>) -> Scene {
        let facts = CellFacts::all(parts.position);
        let last = parts.line.last().map(|step| Rc::new(last_move(parts.position, *step)));
        Scene {
            start: parts.start.clone(),
            line: parts.line.to_vec(),
            facing,
            is_still,
            roll: Roll::after(parts.start, parts.line),
            names: spoken(parts.language, &facts, last.as_deref(), before),
            facts,
            language: parts.language,
            movable: movable(parts),
            can_enter: parts.can_enter,
            obstructions: Rc::new(obstructions(parts.position)),
            last,
        }
    }

    /// The same position with the words and the permission of now.
    fn renamed(mut self, parts: &Parts<'_>) -> Scene {
        if self.language != parts.language {
            self.language = parts.language;
            self.names = spoken(parts.language, &self.facts, self.last.as_deref(), None);
        }
        if self.can_enter != parts.can_enter {
            self.can_enter = parts.can_enter;
            self.movable = movable(parts);
        }
        self
    }

    fn view(&self, parts: &Parts<'_>) -> BoardView {
        let (board, settings) = (parts.board, parts.settings);
        let marks = Rc::new(self.marks(parts));
        BoardView {
            facing: self.facing,
            grid: grid(parts),
            pieces: Rc::new(self.pieces(parts.position, &marks)),
            obstructions: Rc::clone(&self.obstructions),
            last: self.last.clone(),
            rows: Rc::new(self.rows(&marks)),
            marks,
            focus: board.focus(parts.position.size()),
            set: settings.pieces,
            coordinates: settings.coordinates,
            is_opposite: board.is_opposite,
            is_still: self.is_still,
            readout: readout(parts),
            position: parts.position.clone(),
            selection: board.interaction.selection().map(|selection| Rc::new(selection.clone())),
            target_marks: settings.marks,
            entry: settings.entry,
            keys: settings.active_keys(),
        }
    }

    fn marks(&self, parts: &Parts<'_>) -> Marks {
        let is_stone_turn = parts.can_enter && parts.position.stones() > 0;
        let marks = match is_stone_turn {
            true => Marks::of_stones(parts.position, parts.board.hovered),
            false => Marks::new(parts.position, parts.board, parts.settings.warns_of_loss),
        };
        Marks { hints: parts.hint.into_iter().collect(), highlights: parts.highlights.to_vec(), ..marks }
    }

    fn pieces(&self, position: &Position, marks: &Marks) -> Vec<PieceView> {
        let standing = self.roll.standing().map(|(id, square, side)| PieceView {
            id,
            square,
            side,
            fate: Fate::of(square, side != position.turn(), marks),
            bond: bond(position, square),
        });
        let fallen = (0..).zip(self.roll.fallen()).map(|(order, (id, square, side))| PieceView {
            id: *id,
            square: *square,
            side: *side,
            fate: Fate::Captured(order),
            bond: None,
        });
        sorted_by_key(standing.chain(fallen), |piece| piece.id)
    }

    /// The cell's name; a target says so.
    fn name(&self, index: usize, target: Option<&Target>) -> AttrValue {
        let name = self.names.get(index).cloned().unwrap_or_default();
        match target {
            None => name,
            Some(target) => {
                let plain = Text::Verbatim { name: name.to_string() };
                let warning = target.is_warned.then(|| Label::CellTargetLoses.into());
                let items = [plain, names::target(target)].into_iter().chain(warning).collect();
                AttrValue::from(say(self.language, &Text::Cell { items }))
            }
        }
    }

    fn rows(&self, marks: &Marks) -> Vec<Rc<Vec<Cell>>> {
        let size = self.facing.size;
        let cell = |square: Square| {
            let index =
                usize::from(square.row()) * usize::from(size.columns()) + usize::from(square.column());
            let target = marks.targets.iter().find(|target| target.square == square);
            Cell {
                square,
                name: self.name(index, target),
                side: self.facts.get(index).and_then(CellFacts::side),
                target: target.map(|target| target.kind),
                is_selected: marks.ring == Some(square),
                is_movable: self.movable.contains(&square),
            }
        };
        let row = |y: u8| Rc::new((0..size.columns()).map(|x| cell(self.facing.square(x, y))).collect());
        (0..size.rows()).map(row).collect()
    }
}

/// The names of all squares, row by row from a1; most are as they were before the move.
fn spoken(
    language: Language,
    facts: &[CellFacts],
    last: Option<&LastMove>,
    before: Option<&Scene>,
) -> Vec<AttrValue> {
    let before = before.filter(|scene| scene.language == language);
    let kept = |index: usize, fact: &CellFacts| {
        let scene = before.filter(|scene| scene.facts.get(index) == Some(fact))?;
        let is_same = names::end(fact, scene.last.as_deref()) == names::end(fact, last);
        scene.names.get(index).filter(|_| is_same).cloned()
    };
    let fresh = |fact| AttrValue::from(say(language, &names::name(fact, last)));
    (0..).zip(facts).map(|(index, fact)| kept(index, fact).unwrap_or_else(|| fresh(fact))).collect()
}

/// Does one line go exactly one move further than the other?
fn is_one_apart(before: &[Move], after: &[Move]) -> bool {
    before.len().abs_diff(after.len()) == 1 && before.iter().zip(after).all(|(a, b)| a == b)
}

fn grid(parts: &Parts<'_>) -> Grid {
    let state = match (&parts.board.interaction, parts.stage) {
        (_, Stage::Thinking) => "thinking",
        (_, Stage::Over) => "over",
        (_, Stage::Reviewing) => "reviewing",
        (_, Stage::Paused) => "paused",
        (_, Stage::Editing) => "editing",
        (Interaction::Idle, Stage::Playing) => "idle",
        (Interaction::Selected { .. }, Stage::Playing) => "selected",
        (Interaction::Dragging { .. }, Stage::Playing) => "dragging",
        (Interaction::Pending { .. }, Stage::Playing) => "pending",
    };
    Grid {
        label: AttrValue::from(say(parts.language, &board_keys(parts))),
        position: parts.position_text.clone(),
        ply: parts.line.len(),
        state,
        result: parts.outcome.map(|outcome| AttrValue::from(outcome.to_string())),
    }
}

/// The board's name, with the keys that a newcomer needs.
fn board_keys(parts: &Parts<'_>) -> Text {
    let (keys, has_keys) = (&parts.settings.keys, parts.settings.has_keys);
    // A screen reader may leave out the sign.
    let key = match keys.all()[HELP] {
        '?' => parts.language.label(Label::QuestionMark).to_owned(),
        _ => keys.face(HELP),
    };
    Text::BoardKeys { key, has_keys }
}

/// What a finger's drag would play.
fn readout(parts: &Parts<'_>) -> AttrValue {
    let Some(step) = parts.board.interaction.preview() else { return AttrValue::default() };
    let text = words::preview(step, parts.position.captured(step).len());
    AttrValue::from(format!("{step} · {}", say(parts.language, &text)))
}

fn movable(parts: &Parts<'_>) -> Vec<Square> {
    if !parts.can_enter || parts.position.stones() > 0 {
        return Vec::new();
    }
    let mut rears = sorted_by_key(parts.position.moves().into_iter().map(Move::rear), |rear| *rear);
    rears.dedup();
    rears
}

fn obstructions(position: &Position) -> Vec<Square> {
    position.size().squares().filter(|square| position.at(*square) == Content::Obstruction).collect()
}

fn last_move(position: &Position, step: Move) -> LastMove {
    if step.is_stone() {
        return LastMove { taken: vec![step.rear()], ..LastMove::default() };
    }
    let taken: Vec<Square> = step.landing().collect();
    let left = step.phalanx().filter(|square| !taken.contains(square)).collect();
    LastMove { left, taken, captured: position.captured(step) }
}
