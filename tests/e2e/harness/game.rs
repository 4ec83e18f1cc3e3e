//! Playing on: a person who looks a few moves ahead, with mouse in hand.

use epaminondas::engine::{Control, Engine, Limits, Request};
use epaminondas::notation::position;
use epaminondas::rules::{Move, Position};

use super::{Board, Visit};

/// Plies after which a game that doesn't end is a fault.
const MOST_PLIES: usize = 300;

impl Visit {
    /// Plays both for the person to move in `start` and along with the computer, by mouse, until
    /// the game ends; gives the last position. The board shows `start` with the person to move.
    pub(crate) async fn play_to_the_end(&self, start: &Position) -> Position {
        let board = self.page.board(start).await;
        let mut here = start.clone();
        let mut engine = Engine::new(1 << 22);
        for ply in (0..MOST_PLIES).step_by(2) {
            let step = best(&mut engine, &here);
            self.mouse_move(&board, step).await;
            // A move that the page warns of waits for its confirmation.
            let is_played =
                format!("(hands.action('confirm')?.click(), Number(hands.board().dataset.ply) > {ply})");
            self.page.until(&is_played).await;
            here = here.play_legal(step);
            if here.outcome().is_some() {
                return here;
            }
            self.page.until(&format!("Number(hands.board().dataset.ply) === {}", ply + 2)).await;
            here = self.reply(&here).await;
            if here.outcome().is_some() {
                return here;
            }
        }
        panic!("{MOST_PLIES} plies and no end");
    }

    /// Drags or clicks `step`, by turns.
    async fn mouse_move(&self, board: &Board, step: Move) {
        if step.distance().is_multiple_of(2) {
            self.page.mouse_drag(&[board.at(step.rear()), board.at(step.target())]).await;
        } else {
            self.page.click_move(board, step).await;
        }
    }

    /// The position after the computer's reply to `here`, which must be one of the rules'.
    pub(crate) async fn reply(&self, here: &Position) -> Position {
        let shown = self.page.position().await;
        let all = here.moves().into_iter().map(|step| here.play_legal(step));
        let found = all.into_iter().find(|after| position::write(after) == shown);
        found.unwrap_or_else(|| panic!("no move leads from {} to {shown}", position::write(here)))
    }
}

fn best(engine: &mut Engine, here: &Position) -> Move {
    let request = Request::new(here.clone(), Limits::nodes(20_000));
    let report = engine.think(&request, &mut |_| Control::Go);
    report.best.expect("a move, for the game goes on")
}
