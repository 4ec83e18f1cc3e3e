//! The board as a component: it draws its view and tells what pointers and keys do.

use super::draw::cells::Row;
use super::draw::counts::Counts;
use super::draw::frame;
use super::draw::ground::Ground;
use super::draw::held::Held;
use super::draw::layer::{Drawn, Layer};
use super::draw::marks::Signs;
use super::draw::outlines::Outlines;
use super::draw::pieces::Pieces;
#[cfg(feature = "web")]
use super::facing::Facing;
use super::heard::Heard;
use super::keys::{KeyMeaning, KeyScene};
use super::pointer::{Carried, Gesture};
use super::view::BoardView;
#[cfg(feature = "web")]
use crate::rules::Square;
use crate::store::Msg;
use crate::store::board::input::{BoardMsg, Pointer};
#[cfg(feature = "web")]
use crate::ui::platform::{board as page, dom};
use std::cell::Cell;
use std::rc::Rc;
use yew::prelude::*;

/// What the board shows and whom it tells.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardProps {
    /// What it shows.
    pub view: BoardView,
    /// Hears everything that happens on it.
    pub send: Callback<Msg>,
    /// Hears that a move is to be typed.
    #[prop_or_default]
    pub ontyping: Callback<bool>,
    /// What covers the board: nothing of it can be seen, read or used meanwhile.
    #[prop_or_default]
    pub cover: Option<Html>,
}

/// The interactive board with its frame.
pub struct Board {
    svg: NodeRef,
    gesture: Gesture,
    scene: Rc<Cell<KeyScene>>,
    #[cfg(feature = "web")]
    listening: Option<page::Listening>,
    /// The square and the board that the focus has been taken to.
    #[cfg(feature = "web")]
    followed: Option<(Square, Facing)>,
    #[cfg(feature = "web")]
    is_covered: bool,
}

impl Component for Board {
    type Message = Heard;
    type Properties = BoardProps;

    fn create(ctx: &Context<Board>) -> Board {
        Board {
            svg: NodeRef::default(),
            gesture: Gesture::default(),
            scene: Rc::new(Cell::new(key_scene(&ctx.props().view))),
            #[cfg(feature = "web")]
            listening: None,
            #[cfg(feature = "web")]
            followed: None,
            #[cfg(feature = "web")]
            is_covered: false,
        }
    }

    fn changed(&mut self, ctx: &Context<Board>, before: &BoardProps) -> bool {
        let view = &ctx.props().view;
        self.scene.set(key_scene(view));
        if view.position != before.view.position || view.facing != before.view.facing {
            self.gesture.forget();
        }
        true
    }

    fn update(&mut self, ctx: &Context<Board>, heard: Heard) -> bool {
        let (props, before) = (ctx.props(), self.gesture.carried());
        let said = match heard {
            Heard::Pointer(input) => self.gesture.read(&input, &props.view),
            Heard::Key(KeyMeaning::TypeMove) => {
                props.ontyping.emit(true);
                Vec::new()
            }
            Heard::Key(KeyMeaning::Board(msg)) => {
                if msg == BoardMsg::Cancelled {
                    self.gesture.forget();
                }
                vec![msg]
            }
            Heard::Focused(square) if square == props.view.focus => Vec::new(),
            Heard::Focused(square) => vec![BoardMsg::FocusMoved(square)],
            Heard::PressedOutside if props.view.selection.is_some() => vec![BoardMsg::Cancelled],
            Heard::PressedOutside => Vec::new(),
            Heard::Blurred => self.gesture.cancel(),
        };
        said.into_iter().for_each(|msg| props.send.emit(Msg::Board(msg)));
        self.gesture.carried() != before
    }

    fn view(&self, ctx: &Context<Board>) -> Html {
        let BoardProps { view, cover, .. } = ctx.props();
        let carried = self.gesture.carried();
        let size = view.facing.size;
        html! {
            <div class={classes!("board-frame", view.is_opposite.then_some("is-opposite"))}
                 data-columns={size.columns().to_string()} data-rows={size.rows().to_string()}
                 data-coordinates={view.coordinates.word()}>
                { cover.clone().unwrap_or_default() }
                { frame::leading(view.facing) }
                <div class="board-unit" inert={cover.is_some()}>{ self.drawing(view, carried) }</div>
                { frame::trailing(view.facing) }
                { readout(view, carried) }
            </div>
        }
    }

    #[cfg(feature = "web")]
    fn rendered(&mut self, ctx: &Context<Board>, is_first: bool) {
        if is_first {
            self.listening = page::listen(&self.svg, &self.scene, ctx.link().callback(|heard| heard));
        }
        let view = &ctx.props().view;
        let focus = Some((view.focus, view.facing));
        if std::mem::replace(&mut self.followed, focus) != focus {
            page::follow_focus(&self.svg, view.focus);
        }
        // What had the focus is out of reach under the cover, or gone with it.
        let is_covered = ctx.props().cover.is_some();
        if std::mem::replace(&mut self.is_covered, is_covered) != is_covered {
            dom::focus_first(super::FOCUS);
        }
    }
}

impl Board {
    fn drawing(&self, view: &BoardView, carried: Option<Carried>) -> Html {
        let (facing, grid, size) = (view.facing, &view.grid, view.facing.size);
        let (columns, rows) = (size.columns().to_string(), size.rows().to_string());
        let row = |(y, cells): (u8, &Rc<Vec<_>>)| {
            html! { <Drawn key={y} layer={Layer::Row(Row { facing, y, cells: Rc::clone(cells) })}/> }
        };
        let marks = || Rc::clone(&view.marks);
        let layers = [
            Layer::Ground(Ground {
                facing,
                obstructions: Rc::clone(&view.obstructions),
                last: view.last.clone(),
            }),
            Layer::Outlines(Outlines { facing, marks: marks() }),
            Layer::Pieces(Pieces { facing, pieces: Rc::clone(&view.pieces), set: view.set }),
            Layer::Signs(Signs { facing, marks: marks(), set: view.set }),
            Layer::Counts(Counts { facing, marks: marks() }),
            Layer::Held(Held { facing, carried, side: view.position.turn(), set: view.set }),
        ];
        let class = classes!(
            "board",
            view.is_still.then_some("is-still"),
            (grid.state == "dragging").then_some("is-dragging")
        );
        html! {
            <svg ref={self.svg.clone()} {class} id="board"
                 viewBox={format!("0 0 {columns} {rows}")} role="grid" aria-label={grid.label.clone()}
                 aria-rowcount={rows} aria-colcount={columns} data-position={grid.position.clone()}
                 data-ply={grid.ply.to_string()} data-turn={view.position.turn().to_string()}
                 data-state={grid.state} data-result={grid.result.clone()}>
                <g aria-hidden="true">
                    { for layers.map(|layer| html! { <Drawn {layer}/> }) }
                    { cursor(view) }
                </g>
                { for (0u8..).zip(view.rows.iter()).map(row) }
            </svg>
        }
    }
}

/// The focus ring's group; the sheet shows it while the keyboard's focus is on a square.
fn cursor(view: &BoardView) -> Html {
    let (x, y) = view.facing.cell(view.focus);
    let ring = |class: &'static str| html! { <rect {class} x="-.46" y="-.46" width=".92" height=".92"/> };
    html! {
        <g class="cursor" data-x={x.to_string()} data-y={y.to_string()}>
            { ring("cursor-case") }
            { ring("cursor-ring") }
        </g>
    }
}

/// Words at the edge of the board that the finger doesn't cover. Screen readers have the live
/// region instead.
fn readout(view: &BoardView, carried: Option<Carried>) -> Html {
    let carried = carried.filter(|carried| carried.pointer == Pointer::Touch);
    let is_low = carried.is_some_and(|carried| carried.at.y < f64::from(view.facing.size.rows()) / 2.0);
    let words = carried.map(|_| view.readout.clone());
    html! {
        <output class={classes!("readout", is_low.then_some("is-low"))} aria-hidden="true">{ words }</output>
    }
}

fn key_scene(view: &BoardView) -> KeyScene {
    KeyScene {
        facing: view.facing,
        focus: view.focus,
        has_selection: view.selection.is_some(),
        keys: view.keys,
    }
}
