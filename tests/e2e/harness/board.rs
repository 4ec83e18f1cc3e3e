//! The board of the page: opened by a link, read by its data attributes, reached by squares.

use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Move, Position, Square};
use serde_json::{Value, json};

use super::{Page, Point, Visit};

/// Hands inside the page.
const HANDS: &str = include_str!("hands.js");

/// The board as it lies in the window, from White's side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Board {
    left: f64,
    top: f64,
    /// Length of a square in CSS pixels.
    pub(crate) unit: f64,
    rows: u8,
    columns: u8,
    /// Is Black at the bottom?
    pub(crate) is_flipped: bool,
}

impl Board {
    /// The middle of `square`.
    pub(crate) fn at(&self, square: Square) -> Point {
        let (column, row) = (f64::from(square.column()), f64::from(square.row()));
        let (columns, rows) = (f64::from(self.columns), f64::from(self.rows));
        let (x, y) = match self.is_flipped {
            false => (column, rows - 1.0 - row),
            true => (columns - 1.0 - column, row),
        };
        Point { x: self.left + (x + 0.5) * self.unit, y: self.top + (y + 0.5) * self.unit }
    }

    /// The middle of the square with that name.
    pub(crate) fn named(&self, name: &str) -> Point {
        self.at(epaminondas::notation::square::read(name).expect("a square"))
    }
}

impl Page {
    /// Gives this page its hands.
    pub(crate) async fn give_hands(&self) {
        self.client.execute(HANDS, Vec::new()).await.expect("hands");
    }

    /// Where the board of `position`'s size lies just now.
    pub(crate) async fn board(&self, position: &Position) -> Board {
        self.give_hands().await;
        let rect = self.ask("hands.rect()").await;
        let number = |i: usize| rect[i].as_f64().expect("a number");
        let size = position.size();
        let flipped = "hands.middle('a1').clientY < hands.rect()[1] + hands.rect()[3] / 2";
        Board {
            left: number(0),
            top: number(1),
            unit: number(2) / f64::from(size.columns()),
            rows: size.rows(),
            columns: size.columns(),
            is_flipped: self.ask(flipped).await == json!(true),
        }
    }

    /// The position on the board as text.
    pub(crate) async fn position(&self) -> String {
        self.ask_text("document.querySelector('#board').dataset.position").await
    }

    /// Waits for the board to show `position`.
    pub(crate) async fn until_position(&self, position: &Position) {
        let text = json!(position::write(position));
        self.until(&format!("document.querySelector('#board')?.dataset.position === {text}")).await;
    }

    /// Waits for the board to be in a state of CONTRACTS §3.
    pub(crate) async fn until_state(&self, state: &str) {
        self.until(&format!("document.querySelector('#board')?.dataset.state === '{state}'")).await;
    }

    /// Enters `step` by two clicks.
    pub(crate) async fn click_move(&self, board: &Board, step: Move) {
        self.click(board.at(step.rear())).await;
        if !step.is_stone() {
            self.click(board.at(step.target())).await;
        }
    }
}

impl Visit {
    /// Opens `position` by a link, with whatever else the link says, and gives the board's place.
    pub(crate) async fn at_board(&self, position: &Position, more: &str) -> Board {
        self.page.give_hands().await;
        let fragment = format!("{}{more}", fragment(position));
        let text = position::write(position);
        self.page.ask(&format!("hands.open({}, {})", json!(fragment), json!(text))).await;
        self.page.board(position).await
    }
}

/// The link to `position`, without a mode.
fn fragment(position: &Position) -> String {
    let text = position::write(position).replace(' ', "_").replace('#', "%23");
    format!("pos={text}&rules={}", rule_set::write(position.rules()).replace('#', "%23"))
}

/// What the hands in the page need to know of `step`: entered `by` a way, on a board perhaps flipped.
pub(crate) fn told(position: &Position, step: Move, by: &str, is_flipped: bool) -> Value {
    const KEYS: [&str; 8] = ["KeyW", "KeyE", "KeyD", "KeyC", "KeyX", "KeyZ", "KeyA", "KeyQ"];
    let turned = (step.direction() as usize + if is_flipped { 4 } else { 0 }) % 8;
    json!({
        "by": by,
        "text": step.to_string(),
        "rear": step.rear().to_string(),
        "target": step.target().to_string(),
        "way": if step.is_stone() { "" } else { KEYS[turned] },
        "distance": step.distance(),
        "after": position::write(&position.play_legal(step)),
    })
}
