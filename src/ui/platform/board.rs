//! The board's listeners: pointers, keys and focus, measured at the event and told in squares.

use super::{js, timers};
use crate::rules::{Size, Square};
use crate::store::board::input::{BoardMsg, Pointer};
use crate::ui::board::facing::Point;
use crate::ui::board::heard::Heard;
use crate::ui::board::keys::{self, KeyMeaning, KeyPress, KeyScene};
use crate::ui::board::pointer::{Phase, PointerInput};
use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Array;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, EventTarget, KeyboardEvent, PointerEvent};
use yew::{Callback, NodeRef};

/// What acts by itself when it is pressed, so that pressing it doesn't put a selection away.
const CONTROLS: &str =
    "a, button, input, label, select, summary, textarea, dialog, [role=menu], [data-action]";
/// Where keys write text, or belong to a dialog.
const WRITING: &str = "input, select, textarea, dialog, [contenteditable]";

/// The board's listeners; dropping it removes them all.
#[derive(Debug)]
pub struct Listening {
    _listeners: Vec<EventListener>,
}

/// Listens to everything that concerns the board in `svg`; `None` if it isn't on the page.
#[must_use]
pub fn listen(svg: &NodeRef, scene: &Rc<Cell<KeyScene>>, heard: Callback<Heard>) -> Option<Listening> {
    let board = svg.cast::<Element>()?;
    let document = board.owner_document()?;
    let window = document.default_view()?;
    let mut listeners = pointers(&board, scene, &heard);
    listeners.push(focus(&board, scene, &heard));
    listeners.push(key(&document, &board, scene, &heard));
    listeners.push(outside(&document, &board, &heard));
    let blurred = heard;
    listeners.push(EventListener::new(&window, "blur", move |_| blurred.emit(Heard::Blurred)));
    Some(Listening { _listeners: listeners })
}

/// Gives `square` the keyboard's focus if another square of the board has it, and makes it the board's
/// one stop in the tab order.
///
/// The stop follows when the frame is out: to change the place in the tab order of what has the focus has
/// the browser compute the board's style on the spot.
pub fn follow_focus(svg: &NodeRef, square: Square) {
    let Some(board) = svg.cast::<Element>() else { return };
    let find = move |selector: &str| board.query_selector(selector).ok().flatten();
    let here = format!("[data-square={square}]");
    if find(":focus").is_some_and(|cell| cell.get_attribute("data-square") != Some(square.to_string()))
        && let Some(cell) = find(&here)
    {
        js::call(&cell, "focus", &[]);
    }
    let follow = move || {
        // A plain number is a value of this attribute that no element refuses.
        let put = |cell: Element, tabindex| cell.set_attribute("tabindex", tabindex).is_ok();
        let strays = format!("[tabindex='0']:not({here})");
        if find(&here).is_some_and(|cell| put(cell, "0")) {
            while find(&strays).is_some_and(|cell| put(cell, "-1")) {}
        }
    };
    timers::in_next_frame(|| timers::after(0, follow));
}

/// Is a piece on its way? What has just been told to move counts, before any frame shows it.
#[must_use]
pub fn is_moving() -> bool {
    let pieces = gloo_utils::document().query_selector(".pieces").ok().flatten();
    let moving = pieces
        .and_then(|pieces| js::call(&pieces, "getAnimations", &[js::object(&[("subtree", true.into())])]));
    moving.is_some_and(|moving| Array::from(&moving).length() > 0)
}

fn pointers(board: &Element, scene: &Rc<Cell<KeyScene>>, heard: &Callback<Heard>) -> Vec<EventListener> {
    let phases = [
        ("pointerdown", Phase::Down),
        ("pointermove", Phase::Moved),
        ("pointerup", Phase::Up),
        ("pointercancel", Phase::Cancelled),
        ("pointerleave", Phase::Left),
    ];
    let listener = |(name, phase): (&'static str, Phase)| {
        let (svg, scene, heard) = (board.clone(), Rc::clone(scene), heard.clone());
        EventListener::new(board, name, move |event| {
            let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
            if phase == Phase::Down && event.button() == 0 {
                // A pointer that is gone again, or a made one, can't be held: then the window's
                // events are missed, and the next move says that the button is up.
                let _ = svg.set_pointer_capture(event.pointer_id());
            }
            heard.emit(Heard::Pointer(input(event, phase, &svg, scene.get().facing.size)));
        })
    };
    let mut listeners: Vec<EventListener> = phases.into_iter().map(listener).collect();
    let options = EventListenerOptions::enable_prevent_default();
    listeners.push(EventListener::new_with_options(board, "contextmenu", options, Event::prevent_default));
    listeners.push(touch(board, scene));
    listeners
}

/// Keeps the page from scrolling under a finger that takes a piece, or enters a move.
///
/// The sheet's `touch-action` says the same of pieces that can move, but not every browser heeds it
/// on shapes inside an `svg`; and with a selection, what matters is the whole board.
fn touch(board: &Element, scene: &Rc<Cell<KeyScene>>) -> EventListener {
    let scene = Rc::clone(scene);
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(board, "touchstart", options, move |event| {
        let takes_piece = || target(event).is_some_and(|cell| cell.class_list().contains("is-movable"));
        if event.cancelable() && (scene.get().has_selection || takes_piece()) {
            event.prevent_default();
        }
    })
}

fn input(event: &PointerEvent, phase: Phase, svg: &Element, size: Size) -> PointerInput {
    let rect = svg.get_bounding_client_rect();
    // A finger's place has fractions, which the binding would cut off.
    let place = |name| js::property(event, name).and_then(|place| place.as_f64()).unwrap_or_default();
    let unit_px = (rect.width() / f64::from(size.columns())).max(f64::MIN_POSITIVE);
    PointerInput {
        phase,
        pointer: match event.pointer_type().as_str() {
            "touch" => Pointer::Touch,
            "pen" => Pointer::Pen,
            _ => Pointer::Mouse,
        },
        id: event.pointer_id(),
        is_primary: event.is_primary(),
        buttons: event.buttons(),
        is_main: event.button() <= 0,
        at: Point {
            x: (place("clientX") - rect.left()) / unit_px,
            y: (place("clientY") - rect.top()) / unit_px,
        },
        unit_px,
    }
}

fn focus(board: &Element, scene: &Rc<Cell<KeyScene>>, heard: &Callback<Heard>) -> EventListener {
    let (scene, heard) = (Rc::clone(scene), heard.clone());
    // Chromium puts an SVG element that listens to focus itself into the tab order, so the element
    // around it listens.
    let around = board.parent_element().unwrap_or_else(|| board.clone());
    EventListener::new(&around, "focusin", move |event| {
        let named = target(event).and_then(|cell| cell.get_attribute("data-square"));
        let squares = || scene.get().facing.size.squares();
        let square = named.and_then(|name| squares().find(|square| square.to_string() == name));
        if let Some(square) = square {
            heard.emit(Heard::Focused(square));
        }
    })
}

fn key(
    document: &Document,
    board: &Element,
    scene: &Rc<Cell<KeyScene>>,
    heard: &Callback<Heard>,
) -> EventListener {
    let (board, scene, heard) = (board.clone(), Rc::clone(scene), heard.clone());
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(document, "keydown", options, move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let element = target(event);
        let is_writing =
            element.as_ref().is_some_and(|element| element.closest(WRITING).ok().flatten().is_some());
        if event.default_prevented() || event.is_composing() || is_writing {
            return;
        }
        let press = KeyPress {
            key: event.key(),
            code: event.code(),
            has_control: event.ctrl_key(),
            has_other: event.alt_key() || event.meta_key(),
            has_shift: event.shift_key(),
            is_on_board: element.is_some_and(|element| board.contains(Some(&element))),
        };
        if let Some(meaning) = keys::read(&press, &scene.get()) {
            event.prevent_default();
            // The next key may come before this one's square is drawn.
            if let KeyMeaning::Board(BoardMsg::FocusMoved(focus)) = meaning {
                scene.set(KeyScene { focus, ..scene.get() });
            }
            heard.emit(Heard::Key(meaning));
        }
    })
}

fn outside(document: &Document, board: &Element, heard: &Callback<Heard>) -> EventListener {
    let (board, heard) = (board.clone(), heard.clone());
    EventListener::new(document, "pointerdown", move |event| {
        let Some(pressed) = target(event) else { return };
        let acts = pressed.closest(CONTROLS).ok().flatten().is_some();
        if !acts && !board.contains(Some(&pressed)) {
            heard.emit(Heard::PressedOutside);
        }
    })
}

fn target(event: &Event) -> Option<Element> {
    event.target().and_then(|target: EventTarget| target.dyn_into::<Element>().ok())
}
