//! The board of the page: opened by a link, read by its data attributes, reached by squares.

use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Move, Position, Square};
use serde_json::{Value, json};

use super::{Page, Point, Visit, Wire};

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
    fn read(place: &Value, position: &Position) -> Board {
        let number = |i: usize| place[i].as_f64().expect("a number");
        let size = position.size();
        Board {
            left: number(0),
            top: number(1),
            unit: number(2) / f64::from(size.columns()),
            rows: size.rows(),
            columns: size.columns(),
            is_flipped: place[4] == json!(true),
        }
    }

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
        Board::read(&self.ask(&handed("hands.place()")).await, position)
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
        Board::read(&self.page.ask(&opening(position, more)).await, position)
    }
}

impl Wire {
    /// Does what [`Visit::at_board`] does.
    pub(crate) fn at_board(&mut self, position: &Position, more: &str) -> Board {
        Board::read(&self.ask(&opening(position, more)), position)
    }
}

/// An expression that opens a link to `position` and gives the board's place once it shows that.
fn opening(position: &Position, more: &str) -> String {
    let fragment = json!(format!("{}{more}", fragment(position)));
    handed(&format!("hands.open({fragment}, {})", json!(position::write(position))))
}

/// An expression that may speak of the hands in a page that perhaps hasn't any yet.
fn handed(expression: &str) -> String {
    format!("(() => {{ {HANDS} }})(), await {expression}")
}

/// The link to `position`, without a mode.
fn fragment(position: &Position) -> String {
    let text = position::write(position).replace(' ', "_").replace('#', "%23");
    format!("pos={text}&rules={}", rule_set::write(position.rules()).replace('#', "%23"))
}
