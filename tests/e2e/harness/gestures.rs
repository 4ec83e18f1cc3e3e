//! Hands: mouse, finger, keys. All of them go through the browser's own input, as a person's do.

use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction,
    TouchActions,
};
use serde_json::json;

use super::page::Page;
use super::{Kind, chromium_alone, not_in_webkit};

/// A place in the window, in CSS pixels from its left upper corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    /// To the right.
    pub(crate) x: f64,
    /// Down.
    pub(crate) y: f64,
}

impl Point {
    /// The point `part` of the way to another one.
    pub(super) fn towards(self, to: Point, part: f64) -> Point {
        Point { x: self.x + (to.x - self.x) * part, y: self.y + (to.y - self.y) * part }
    }
}

/// Moves of a drag between its two ends.
const STEPS: u32 = 8;

impl Page {
    /// The middle of the first element that `selector` finds.
    pub(crate) async fn center_of(&self, selector: &str) -> Point {
        let quoted = json!(selector);
        let place = self
            .ask(&format!(
                "(b => [b.x + b.width / 2, b.y + b.height / 2])(document.querySelector({quoted}).getBoundingClientRect())"
            ))
            .await;
        let number = |i: usize| place[i].as_f64().expect("a number");
        Point { x: number(0), y: number(1) }
    }

    /// Clicks with the left button.
    pub(crate) async fn click(&self, at: Point) {
        let mouse = MouseActions::new("mouse".to_string()).then(move_to(at)).then(down()).then(up());
        self.client.perform_actions(mouse).await.expect("a click");
    }

    /// Drags with the left button from the first point to the last, through those between.
    pub(crate) async fn mouse_drag(&self, through: &[Point]) {
        let mut mouse = MouseActions::new("mouse".to_string()).then(move_to(through[0])).then(down());
        for point in in_steps(through) {
            mouse = mouse.then(move_to(point));
        }
        let mouse = mouse.then(up());
        self.client.perform_actions(mouse).await.expect("a drag");
    }

    /// Taps with one finger.
    pub(crate) async fn tap(&self, at: Point) {
        self.touch("touchStart", Some(at)).await;
        self.touch("touchEnd", None).await;
    }

    /// Drags one finger from the first point to the last, through those between.
    pub(crate) async fn touch_drag(&self, through: &[Point]) {
        self.touch("touchStart", Some(through[0])).await;
        for point in in_steps(through) {
            self.touch("touchMove", Some(point)).await;
        }
        self.touch("touchEnd", None).await;
    }

    /// One event of a finger: `touchStart`, `touchMove` at a point; `touchEnd`, `touchCancel` without.
    pub(crate) async fn touch(&self, kind: &str, at: Option<Point>) {
        if Kind::chosen() != Kind::Chromium {
            return self.touch_by_driver(kind, at).await;
        }
        let points: Vec<_> = at.iter().map(|point| json!({ "x": point.x, "y": point.y })).collect();
        self.debug("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    /// [`Page::touch`] by the standard's own means, which know of no cancelled touch.
    async fn touch_by_driver(&self, kind: &str, at: Option<Point>) {
        // There it would be a mouse.
        not_in_webkit("a finger");
        let finger = TouchActions::new("finger".to_string());
        let finger = match (kind, at) {
            ("touchStart", Some(at)) => finger.then(move_to(at)).then(down()),
            ("touchMove", Some(at)) => finger.then(move_to(at)),
            ("touchEnd", None) => finger.then(up()),
            _ => return chromium_alone("a touch that is cancelled"),
        };
        self.client.perform_actions(finger).await.expect("a touch");
    }

    /// Types `keys` one after the other; [`fantoccini::key::Key`] has those without a character.
    pub(crate) async fn press(&self, keys: impl IntoIterator<Item = char>) {
        let mut board = KeyActions::new("keys".to_string());
        for value in keys {
            board = board.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(board).await.expect("keys");
    }
}

fn in_steps(through: &[Point]) -> impl Iterator<Item = Point> + '_ {
    through.windows(2).flat_map(|ends| {
        (1..=STEPS).map(move |step| ends[0].towards(ends[1], f64::from(step) / f64::from(STEPS)))
    })
}

fn down() -> PointerAction {
    PointerAction::Down { button: MOUSE_BUTTON_LEFT }
}

fn up() -> PointerAction {
    PointerAction::Up { button: MOUSE_BUTTON_LEFT }
}

fn move_to(point: Point) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::ZERO), x: point.x, y: point.y }
}

/// What a mouse does, and with which of its buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mouse {
    /// It goes somewhere with no button held.
    Hover,
    /// The left button goes down.
    Down,
    /// It goes somewhere with the left button held.
    Carry,
    /// The left button goes up.
    Up,
    /// The right button goes down while the left one is held.
    Right,
    /// The right button goes up while the left one is held.
    RightUp,
}

impl Page {
    /// One event of a mouse.
    pub(crate) async fn mouse(&self, what: Mouse, at: Point) {
        self.pointer("mouse", what, at).await;
    }

    /// One event of a `mouse` or a `pen`.
    pub(crate) async fn pointer(&self, kind: &str, what: Mouse, at: Point) {
        if Kind::chosen() != Kind::Chromium {
            return self.pointer_by_driver(kind, what, at).await;
        }
        let (name, button, buttons) = match what {
            Mouse::Hover => ("mouseMoved", "none", 0),
            Mouse::Down => ("mousePressed", "left", 1),
            Mouse::Carry => ("mouseMoved", "left", 1),
            Mouse::Up => ("mouseReleased", "left", 0),
            Mouse::Right => ("mousePressed", "right", 3),
            Mouse::RightUp => ("mouseReleased", "right", 1),
        };
        let event = json!({
            "type": name, "x": at.x, "y": at.y, "button": button, "buttons": buttons, "clickCount": 1,
            "pointerType": kind,
        });
        self.debug("Input.dispatchMouseEvent", event).await;
    }

    async fn pointer_by_driver(&self, kind: &str, what: Mouse, at: Point) {
        if kind == "pen" {
            return chromium_alone("a pen");
        }
        let mouse = MouseActions::new("mouse".to_string()).then(move_to(at));
        let mouse = match what {
            Mouse::Hover | Mouse::Carry => mouse,
            Mouse::Down => mouse.then(down()),
            Mouse::Up => mouse.then(up()),
            Mouse::Right => mouse.then(PointerAction::Down { button: MOUSE_BUTTON_RIGHT }),
            Mouse::RightUp => mouse.then(PointerAction::Up { button: MOUSE_BUTTON_RIGHT }),
        };
        self.client.perform_actions(mouse).await.expect("a mouse");
    }
}
