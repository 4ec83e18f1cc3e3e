//! The board's markup: an ARIA grid over layers (CONTRACTS §3, `styles/README.md`).

use crate::page::{Tag, finish, tags};
use epaminondas::i18n::Language;
use epaminondas::notation::position;
use epaminondas::rules::{Move, Position, Preset, Square};
use epaminondas::store::board::input::{Pointer, Rail};
use epaminondas::store::board::selection::{Selection, TargetMarks};
use epaminondas::store::board::{Because, BoardState, Interaction};
use epaminondas::store::settings::{Coordinates, PieceSet, Settings};
use epaminondas::ui::board::Board;
use epaminondas::ui::board::build::{Memory, Parts, Stage};
use epaminondas::ui::board::component::BoardProps;
use epaminondas::ui::board::view::BoardView;
use yew::{Callback, ServerRenderer};

/// The reference position of the look, with a White phalanx of four aiming from d5 at i10.
const FIGHT: &str = "5bb1b4w/5bbb1b1bb1/1b5bb1b1b1/1b4b3b3/1b1w2w2bb3/3w1w2b5/3ww2b6/\
                     3www2b5/2w8w2/10www1/ww4www1w3/w3b1ww6 w - 0";

#[derive(Clone)]
struct Scene {
    start: Position,
    line: Vec<Move>,
    board: BoardState,
    settings: Settings,
    stage: Stage,
}

impl Scene {
    fn new(start: Position) -> Scene {
        let (board, settings) = (BoardState::default(), Settings::default());
        Scene { start, line: Vec::new(), board, settings, stage: Stage::Playing }
    }

    fn fight() -> Scene {
        let rules = Preset::AbstractPlay.rules();
        Scene::new(position::read(FIGHT, &rules).expect("a position"))
    }

    fn selected(self, rear: &str, target: Option<&str>) -> Scene {
        let selection = self.selection(rear);
        let preview = target.map(|target| selection.move_at(square(target)).expect("a target"));
        self.with(Interaction::Selected { selection, preview })
    }

    fn selection(&self, rear: &str) -> Selection {
        Selection::new(&self.start, square(rear), self.settings.marks)
    }

    fn with(mut self, interaction: Interaction) -> Scene {
        self.board.interaction = interaction;
        self
    }

    fn view(&self, memory: &mut Memory) -> BoardView {
        let play = |position: Position, step: &Move| position.play(*step).expect("a legal move");
        let shown = self.line.iter().fold(self.start.clone(), play);
        memory.view(&Parts {
            start: &self.start,
            line: &self.line,
            position: &shown,
            position_text: position::write(&shown).into(),
            board: &self.board,
            settings: &self.settings,
            stage: self.stage,
            outcome: shown.outcome(),
            can_enter: self.stage == Stage::Playing,
            hint: None,
            highlights: &[],
            language: Language::En,
        })
    }

    fn render(&self) -> Vec<Tag> {
        render(vec![self.clone()])
    }
}

/// The board after it has shown all of `scenes`, one after the other.
fn render(scenes: Vec<Scene>) -> Vec<Tag> {
    let props = move || {
        let mut memory = Memory::default();
        let views = scenes.iter().map(|scene| scene.view(&mut memory));
        let view = views.last().expect("at least one scene");
        BoardProps { view, send: Callback::noop(), ontyping: Callback::noop(), cover: None }
    };
    tags(&finish(ServerRenderer::<Board>::with_props(props).hydratable(false).render()))
}

fn square(name: &str) -> Square {
    let column = name.as_bytes()[0] - b'a';
    Square::new(column, name[1..].parse::<u8>().expect("a row") - 1)
}

fn start() -> Scene {
    Scene::new(Position::start(&Preset::Standard.rules()).expect("a preset"))
}

fn cell<'a>(page: &'a [Tag], name: &str) -> &'a Tag {
    page.iter().find(|tag| tag.get("data-square") == Some(name)).expect("the square")
}

fn with_class<'a>(page: &'a [Tag], class: &str) -> Vec<&'a Tag> {
    page.iter().filter(|tag| tag.has_class(class)).collect()
}

fn places(page: &[Tag], class: &str) -> Vec<(String, String)> {
    let place =
        |tag: &&Tag| (tag.get("data-x").unwrap_or("?").into(), tag.get("data-y").unwrap_or("?").into());
    let mut places: Vec<_> = with_class(page, class).iter().map(place).collect();
    places.sort();
    places
}

#[test]
fn u098_the_board_is_a_grid_of_rows_and_named_cells_with_one_tab_stop() {
    let page = start().render();
    let roles = |role: &str| page.iter().filter(|tag| tag.get("role") == Some(role)).count();
    assert_eq!((roles("grid"), roles("row"), roles("gridcell")), (1, 12, 14 * 12));
    assert_eq!(page.iter().filter(|tag| tag.get("tabindex") == Some("0")).count(), 1);
    assert_eq!(cell(&page, "a1").get("tabindex"), Some("0"));
    let name = "c1, white, phalanx north 2, north-east 2, north-west 2";
    assert_eq!(cell(&page, "c1").get("aria-label"), Some(name));
}

#[test]
fn the_grid_tells_position_ply_turn_and_state() {
    let page = start().render();
    let grid = page.iter().find(|tag| tag.get("role") == Some("grid")).expect("a grid");
    let rows = "bbbbbbbbbbbbbb/bbbbbbbbbbbbbb/14/14/14/14/14/14/14/14/wwwwwwwwwwwwww/wwwwwwwwwwwwww w - 0";
    assert_eq!(grid.get("data-position"), Some(rows));
    assert_eq!((grid.get("data-ply"), grid.get("data-turn")), (Some("0"), Some("white")));
    assert_eq!((grid.get("data-state"), grid.get("data-result")), (Some("idle"), None));
    assert_eq!((grid.get("aria-rowcount"), grid.get("aria-colcount")), (Some("12"), Some("14")));
}

#[test]
fn every_state_has_its_word() {
    let word = |scene: Scene| {
        let page = scene.render();
        page.iter().find_map(|tag| tag.get("data-state").map(str::to_owned)).expect("a state")
    };
    let fight = || Scene::fight().selection("d5");
    let step = fight().move_at(square("i10")).expect("a target");
    let dragging = Interaction::Dragging { selection: fight(), rail: Rail::Away, pointer: Pointer::Mouse };
    let pending = Interaction::Pending { selection: fight(), step, because: Because::Setting };
    assert_eq!(word(Scene::fight().selected("d5", None)), "selected");
    assert_eq!(word(Scene::fight().with(dragging)), "dragging");
    assert_eq!(word(Scene::fight().with(pending)), "pending");
    for (stage, name) in [
        (Stage::Thinking, "thinking"),
        (Stage::Over, "over"),
        (Stage::Reviewing, "reviewing"),
        (Stage::Editing, "editing"),
    ] {
        assert_eq!(word(Scene { stage, ..start() }), name);
    }
}

#[test]
fn targets_are_told_apart_by_shape_and_by_word() {
    let page = Scene::fight().selected("d5", None).render();
    let word = |name| cell(&page, name).get("data-target").map(str::to_owned);
    assert_eq!(word("d9").as_deref(), Some("move"));
    assert_eq!(word("i5").as_deref(), Some("capture"));
    assert_eq!(word("d12").as_deref(), Some("crossing"));
    assert_eq!(word("g9"), None, "not in line");
    assert_eq!(cell(&page, "d5").get("aria-selected"), Some("true"));
    let aimed = "i5, black, phalanx north-west 2, target, captures 1";
    assert_eq!(cell(&page, "i5").get("aria-label"), Some(aimed));
    let symbols = |href: &str| page.iter().filter(|tag| tag.get("href") == Some(href)).count();
    let targets = page.iter().filter(|tag| tag.get("data-target").is_some()).count();
    let dots = with_class(&page, "dots")[0].get("d").expect("a path").matches('M').count();
    assert_eq!(dots + symbols("#target-capture") + symbols("#target-crossing"), targets);
    assert!(dots > 0);
    assert_eq!(with_class(&page, "is-aimed").len(), symbols("#target-capture"));
}

#[test]
fn marks_appear_as_one_group_each_with_the_selection_and_not_without() {
    assert_eq!(with_class(&Scene::fight().render(), "appears").len(), 0);
    let page = Scene::fight().selected("d5", None).render();
    let groups: Vec<_> = with_class(&page, "appears").iter().map(|tag| tag.get("class")).collect();
    assert_eq!(
        groups,
        ["outlines", "marks", "counts"]
            .map(|name| format!("{name} appears"))
            .each_ref()
            .map(|name| Some(name.as_str()))
    );
}

#[test]
fn a_target_that_loses_at_once_says_so() {
    let rules = Preset::Standard.rules();
    let start = position::read("8/3w4/8/8/w7/8/8/4b3 w", &rules).expect("a position");
    let page = Scene::new(start).selected("a4", None).render();
    assert_eq!(cell(&page, "a5").get("aria-label"), Some("a5, empty, target, loses at once"));
}

#[test]
fn a_crossing_has_a_flag() {
    let rules = Preset::Quick.rules();
    let near = position::read("8/w7/b7/8/8/8/7b/7w w - 0", &rules).expect("a position");
    let page = Scene::new(near).selected("a7", None).render();
    assert_eq!(cell(&page, "a8").get("data-target"), Some("crossing"));
    assert_eq!(page.iter().filter(|tag| tag.get("href") == Some("#target-crossing")).count(), 2);
}

#[test]
fn a_preview_shows_ghosts_vacated_and_struck_pieces() {
    let page = Scene::fight().selected("d5", Some("i10")).render();
    let at = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        let mut list: Vec<_> = list.iter().map(|(x, y)| ((*x).into(), (*y).into())).collect();
        list.sort();
        list
    };
    assert_eq!(places(&page, "ghost"), at(&[("5", "5"), ("6", "4"), ("7", "3"), ("8", "2")]));
    assert_eq!(places(&page, "is-vacating"), at(&[("3", "7"), ("4", "6"), ("5", "5"), ("6", "4")]));
    assert_eq!(places(&page, "is-struck"), at(&[("8", "2"), ("9", "1")]));
    assert_eq!(places(&page, "strike"), places(&page, "is-struck"));
    assert_eq!(with_class(&page, "is-captures").len(), 1);
    assert_eq!(with_class(&page, "chevron").len(), 1, "c4 stands behind");
    assert_eq!(with_class(&page, "is-hovered").len(), 1);
}

#[test]
fn a_flipped_board_has_a1_at_the_upper_right() {
    let mut scene = start();
    scene.board.is_flipped = true;
    let page = scene.render();
    let a1 = cell(&page, "a1");
    assert_eq!((a1.get("x"), a1.get("y")), (Some("13"), Some("0")));
    assert_eq!((a1.get("aria-colindex"), cell(&page, "n12").get("y")), (Some("14"), Some("11")));
    let first = page.iter().find(|tag| tag.get("data-square").is_some()).expect("cells");
    assert_eq!(first.get("data-square"), Some("n1"));
}

#[test]
fn the_mark_of_the_held_piece_can_lie_on_an_own_one() {
    let mut scene = Scene::fight();
    scene.settings.marks = TargetMarks::Held;
    let page = scene.selected("d5", None).render();
    let d6 = cell(&page, "d6");
    assert_eq!((d6.get("data-piece"), d6.get("data-target")), (Some("white"), Some("move")));
    assert_eq!(cell(&page, "i5").get("data-target"), None);
    assert!(with_class(&page, "is-aimed").is_empty());
}

#[test]
fn a_drag_leaning_on_a_stop_lights_it() {
    let start = start();
    let selection = start.selection("c1");
    let rail = Rail::Barred { direction: epaminondas::rules::Direction::West };
    let page = start.with(Interaction::Dragging { selection, rail, pointer: Pointer::Touch }).render();
    assert_eq!(with_class(&page, "is-lit").len(), 1);
}

#[test]
fn a_release_that_would_cancel_greys_the_ghosts() {
    let selection = Scene::fight().selection("d5");
    let direction = epaminondas::rules::Direction::NorthEast;
    let rail = Rail::At { direction, distance: 1, is_beyond: false, is_off: true };
    let interaction = Interaction::Dragging { selection, rail, pointer: Pointer::Mouse };
    let page = Scene::fight().with(interaction).render();
    assert!(with_class(&page, "ghosts").iter().all(|tag| tag.has_class("is-off")));
}

#[test]
fn only_pieces_that_can_move_take_a_drag() {
    let page = start().render();
    assert_eq!(with_class(&page, "is-movable").len(), 28);
    let page = Scene { stage: Stage::Thinking, ..start() }.render();
    assert!(with_class(&page, "is-movable").is_empty());
}

#[test]
fn the_last_move_is_marked_where_it_left_landed_and_captured() {
    let mut scene = Scene::fight();
    scene.line = vec![scene.selection("d5").move_at(square("i10")).expect("a target")];
    let page = scene.render();
    let marks = |href: &str| page.iter().filter(|tag| tag.get("href") == Some(href)).count();
    assert_eq!((marks("#last-left"), marks("#last-captured")), (2, 2));
    for class in ["last-square", "last-edge"] {
        assert_eq!(with_class(&page, class)[0].get("d").expect("a path").matches('M').count(), 6, "{class}");
    }
    assert_eq!(cell(&page, "i10").get("aria-label").map(|name| name.contains("ended here")), Some(true));
}

#[test]
fn a_moved_piece_keeps_its_number_and_a_captured_one_fades_in_order() {
    let (mut scene, mut memory) = (Scene::fight(), Memory::default());
    let before = scene.view(&mut memory);
    assert!(before.is_still, "opening a game moves nothing");
    scene.line = vec![scene.selection("d5").move_at(square("i10")).expect("a target")];
    let after = scene.view(&mut memory);
    assert!(!after.is_still);
    let number = |view: &BoardView, name: &str| {
        let on = |piece: &&epaminondas::ui::board::view::PieceView| piece.square == square(name);
        view.pieces.iter().find(on).map(|piece| piece.id)
    };
    assert_eq!(number(&before, "d5"), number(&after, "f7"));
    let page = render(vec![Scene { line: Vec::new(), ..scene.clone() }, scene.clone()]);
    let order: Vec<_> = with_class(&page, "is-captured").iter().map(|tag| tag.get("data-order")).collect();
    assert_eq!(order.len(), 2);
    assert!(order.contains(&Some("0")) && order.contains(&Some("1")));
    scene.line.clear();
    let undone = scene.view(&mut memory);
    assert_eq!((undone.pieces, undone.is_still), (before.pieces, false));
}

#[test]
fn names_kept_from_the_position_before_are_those_of_the_position_shown() {
    let (mut scene, mut memory) = (Scene::fight(), Memory::default());
    let captures = scene.selection("d5").move_at(square("i10")).expect("a target");
    scene.view(&mut memory);
    let mut shown = scene.start.play(captures).expect("a legal move");
    scene.line.push(captures);
    for ply in 0..30 {
        let rows = |memory: &mut Memory| scene.view(memory).rows;
        assert_eq!(rows(&mut memory), rows(&mut Memory::default()), "ply {ply}");
        let moves = shown.moves();
        let Some(step) = moves.get(ply * 7 % moves.len().max(1)) else { break };
        shown = shown.play(*step).expect("a legal move");
        scene.line.push(*step);
    }
    scene.line.pop();
    assert_eq!(scene.view(&mut memory).rows, scene.view(&mut Memory::default()).rows, "after undo");
}

#[test]
fn hovering_leaves_every_layer_but_the_marks_as_it_was() {
    let (mut scene, mut memory) = (Scene::fight(), Memory::default());
    let before = scene.view(&mut memory);
    scene.board.hovered = Some(square("h5"));
    let after = scene.view(&mut memory);
    assert_eq!(before, after);
}

#[test]
fn coordinates_and_piece_set_follow_the_settings() {
    let mut scene = start();
    scene.settings.pieces = PieceSet::Letters;
    scene.settings.coordinates = Coordinates::Inside;
    let page = scene.render();
    let frame = with_class(&page, "board-frame");
    assert_eq!(frame[0].get("data-coordinates"), Some("inside"));
    assert_eq!(page.iter().filter(|tag| tag.get("href") == Some("#black-letter")).count(), 28);
}

#[test]
fn nothing_carries_a_style_attribute() {
    let page = Scene::fight().selected("d5", Some("i10")).render();
    assert!(page.iter().all(|tag| tag.get("style").is_none()));
}

#[test]
fn stones_are_placed_on_marked_squares() {
    let stumbling = Position::start(&Preset::Stones.rules()).expect("a preset");
    let count = stumbling.moves().len();
    let mut scene = Scene::new(stumbling);
    scene.board.hovered = Some(square("e5"));
    let page = scene.render();
    assert_eq!(page.iter().filter(|tag| tag.get("data-target") == Some("move")).count(), count);
    assert_eq!(places(&page, "ghost"), [("4".to_owned(), "7".to_owned())]);
}

#[test]
fn a_stone_just_placed_lies_over_the_marks_of_its_move() {
    let mut scene = Scene::new(Position::start(&Preset::Stones.rules()).expect("a preset"));
    scene.line = vec![Move::stone(square("e5"))];
    let page = scene.render();
    let place = |class: &str| page.iter().position(|tag| tag.has_class(class)).expect("a layer");
    assert!(place("last-move") < place("obstructions") && place("obstructions") < place("pieces"));
}
