//! Targets, stops, strikes, ghosts and the ring.

use super::super::facing::{Facing, Point, Short};
use super::super::marks::{Marks, Preview, StopSign, Target};
use super::super::view::TargetKind;
use super::{dots, group, place, side_class, symbol};
use crate::rules::{Direction, Move, Square};
use crate::store::settings::PieceSet;
use std::rc::Rc;
use yew::prelude::*;

/// How far behind the rear's middle the chevron stands, in squares.
const CHEVRON: f64 = 0.71;

/// How far from the edge the middle of a stop stays, in squares: on the ring, where that piece is
/// the selected one, and not over the frame's line.
const STOP_MARGIN: f64 = 0.04;
/// The same for one across a diagonal.
const STOP_MARGIN_ASLANT: f64 = 0.17;

/// The marks and how pieces are drawn in them.
#[derive(Clone, PartialEq)]
pub struct Signs {
    /// Size and side seen from.
    pub facing: Facing,
    /// The marks.
    pub marks: Rc<Marks>,
    /// The drawing of ghosts.
    pub set: PieceSet,
}

/// Everything over the pieces but figures.
pub fn view(layer: &Signs) -> Html {
    let (facing, marks) = (layer.facing, &*layer.marks);
    let ring = |square: Square| on(facing, square, "ring", "ring", html! { <use href="#selected-ring"/> });
    let (best, others) = (marks.hints.iter().take(1), marks.hints.iter().skip(1));
    let shown = || marks.targets.iter().filter(|target| !target.is_previewed);
    let content = html! {
        <>
            { for marks.highlights.iter().map(|square| highlight(facing, *square)) }
            { plain(facing, shown()) }
            { for shown().filter_map(|mark| target(facing, mark)) }
            { for marks.ring.zip(marks.chevron).map(|(rear, direction)| chevron(facing, rear, direction)) }
            { for marks.preview.iter().map(|preview| ghosts(layer, preview)) }
            { for marks.ring.map(ring) }
            { for marks.ring.iter().flat_map(|rear| marks.stops.iter().map(|sign| stop(facing, *rear, *sign))) }
            { for others.map(|step| arrow(facing, *step, true)) }
            { for best.map(|step| arrow(facing, *step, false)) }
        </>
    };
    group(["marks", "marks appears"], marks, content)
}

/// A group on the middle of a square.
fn on(facing: Facing, square: Square, key: &str, class: &'static str, content: Html) -> Html {
    let (x, y) = place(facing, square);
    html! { <g key={format!("{key}{square}")} {class} data-x={x} data-y={y}>{ content }</g> }
}

fn highlight(facing: Facing, square: Square) -> Html {
    let (x, y) = facing.cell(square);
    html! {
        <rect key={format!("highlight{square}")} class="highlight"
              x={x.to_string()} y={y.to_string()} width="1" height="1"/>
    }
}

/// The dots of all moves that are nothing more, as the round ends of lines without length: two nodes for
/// however many there are.
fn plain<'a>(facing: Facing, targets: impl Iterator<Item = &'a Target>) -> Html {
    let plain = targets.filter(|target| target.kind == TargetKind::Move);
    let d = dots(&mut plain.map(|target| facing.middle(target.square)));
    html! { <><path class="dots-case" d={d.clone()}/><path class="dots" {d}/></> }
}

/// A cross, a flag, or both for a crossing that captures, and a warning where one is due.
fn target(facing: Facing, target: &Target) -> Option<Html> {
    let class = match target.kind {
        TargetKind::Move if !target.is_warned => return None,
        TargetKind::Move => "target",
        TargetKind::Capture => "target is-capture",
        TargetKind::Crossing => "target is-crossing",
    };
    let shape = match target.kind {
        TargetKind::Move => Html::default(),
        TargetKind::Capture => html! { <use href="#target-capture"/> },
        TargetKind::Crossing => html! {
            <>
                if target.captures > 0 { <use href="#target-capture"/> }
                <use class="flag" href="#target-crossing"/>
            </>
        },
    };
    let warning = target.is_warned.then(|| html! { <use class="warning" href="#warning-mark"/> });
    Some(on(facing, target.square, "target", class, html! { <>{ shape }{ warning }</> }))
}

/// A bar across the ray, between the last square that can be reached and what stops it; within the
/// squares where that is the edge.
fn stop(facing: Facing, rear: Square, sign: StopSign) -> Html {
    let step = facing.step(sign.direction);
    let place = facing.middle(rear).plus(step, f64::from(sign.reached) + 0.5);
    let margin = if step.x == 0.0 || step.y == 0.0 { STOP_MARGIN } else { STOP_MARGIN_ASLANT };
    let within = |at: f64, count: u8| at.max(margin).min(f64::from(count) - margin);
    let (columns, rows) = (facing.size.columns(), facing.size.rows());
    let place = Point { x: within(place.x, columns), y: within(place.y, rows) };
    let turned = format!("{} rotate({})", place.translate(), facing.angle(sign.direction));
    html! {
        <g key={format!("stop{}", sign.direction as u8)} transform={turned}
           class={classes!("stop", sign.is_lit.then_some("is-lit"))}><use href="#stop"/></g>
    }
}

fn chevron(facing: Facing, rear: Square, direction: Direction) -> Html {
    let step = facing.step(direction);
    let place = facing.middle(rear).plus(step, -CHEVRON / step.x.hypot(step.y));
    let turned = format!("{} rotate({})", place.translate(), facing.angle(direction));
    html! { <g key="chevron" class="chevron" transform={turned}><use href="#chevron"/></g> }
}

fn ghosts(layer: &Signs, preview: &Preview) -> Html {
    let facing = layer.facing;
    let strike = |square: &Square| on(facing, *square, "strike", "strike", html! { <use href="#strike"/> });
    let ghost = |square: Square| {
        let (x, y) = place(facing, square);
        html! {
            <g key={format!("ghost{square}")} class={classes!("ghost", side_class(preview.side))}
               data-x={x} data-y={y}>
                <use class="ghost-ring" href="#ghost-ring"/>
                <use class="face" href={symbol(preview.side, layer.set)}/>
            </g>
        }
    };
    let stone = preview.step.is_stone().then(|| {
        on(facing, preview.step.rear(), "stone", "ghost", html! { <use class="face" href="#obstruction"/> })
    });
    let class =
        classes!("ghosts", preview.is_pending.then_some("is-pending"), preview.is_off.then_some("is-off"));
    html! {
        <>
            { for preview.struck.iter().map(strike) }
            <g key="ghosts" {class}>
                { stone }
                { for preview.step.landing().map(ghost) }
            </g>
        </>
    }
}

/// A suggested move: from its rear to its target.
fn arrow(facing: Facing, step: Move, is_second: bool) -> Html {
    let way = facing.step(step.direction());
    let length =
        way.x.hypot(way.y) * f64::from(step.length() + step.distance()).max(1.0) - way.x.hypot(way.y);
    let (tip, barb) = (Short(length - 0.12), Short(length - 0.45));
    let d = format!("M.3 0H{tip}M{barb} -.24L{tip} 0L{barb} .24");
    let turned =
        format!("{} rotate({})", facing.middle(step.rear()).translate(), facing.angle(step.direction()));
    html! {
        <g key={format!("arrow{step}")} transform={turned}
           class={classes!("arrow", is_second.then_some("is-second"))}>
            <path class="arrow-case" d={d.clone()}/>
            <path class="arrow-mark" {d}/>
        </g>
    }
}
