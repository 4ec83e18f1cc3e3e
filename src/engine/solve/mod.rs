//! Proofs: is the position won or lost in so many plies, whatever anybody plays?
//!
//! Reading order: this file (what is asked and answered) → `prove` (the two kinds of nodes) →
//! `calm` (when nothing but crossings can matter) → `memory` (what was proved before) → `line`;
//! [`atlas`] (small boards solved outright).
//!
//! The search is asked first which move might win; what it says is proved like everything else.
//!
//! Invariants: nothing is left out that could change a verdict, and nothing is estimated. Plies
//! count both sides' moves until the game is over, the vain reply to the last crossing included,
//! as in [`Score`]. The game before the position isn't considered; a shortest win
//! never repeats a position, so repetition can't spoil one.

pub mod atlas;
mod calm;
mod line;
mod memory;
mod prove;

use super::{Control, Engine, Limits, Request, Score};
use crate::rules::{Board, Layout, MAX_WORDS, Move, Position};
use prove::{Prover, Width};

/// Sides with more pieces than this aren't searched for being annihilated or immobilised a ply
/// sooner than a win by crossing was found: that takes more plies than any proof has.
const FEW: u32 = 8;

/// Positions that the search may visit to guess a win.
const GUESS: u64 = 8_000;
/// Its table, in bytes.
const GUESS_TABLE: usize = 1 << 18;

/// What is known of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move wins in `plies`; `line` is the principal line, the loser holding out as
    /// long as he can.
    Win {
        /// Moves of both sides until the game is over.
        plies: u32,
        /// Best play, as many moves; fewer if the limit is reached on the way.
        line: Vec<Move>,
        /// Is it proved that there is no shorter win?
        is_shortest: bool,
    },
    /// The side to move loses in `plies` whatever it does, no sooner with best play.
    Loss {
        /// Moves of both sides until the game is over.
        plies: u32,
        /// Best play, as many moves; fewer if the limit is reached on the way.
        line: Vec<Move>,
    },
    /// Nothing is decided within `plies`.
    Open {
        /// Plies of the last search that was completed.
        plies: u32,
    },
}

/// What a proof came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What was proved.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
}

/// Looks for a win or loss of the side to move within `most` plies, visiting at most `limit`
/// positions. The same arguments give the same answer on every device.
#[must_use]
pub fn solve(position: &Position, most: u32, limit: u64) -> Solution {
    let (layout, board) = (position.layout(), position.board());
    let guess = guess(position, most, limit);
    match layout.words() {
        0..=2 => run::<2>(layout.resized(), board.resized(), (most, limit), guess),
        3 => run::<3>(layout.resized(), board.resized(), (most, limit), guess),
        _ => run::<MAX_WORDS>(layout.resized(), board.resized(), (most, limit), guess),
    }
}

/// What the search takes for a win: which move, in how many plies.
#[derive(Clone, Copy, Debug, Default)]
struct Guess {
    win: Option<(Move, u32)>,
    nodes: u64,
}

/// Asks the search for a win to be proved: it finds most of them in a few thousand positions, since
/// it knows what good moves look like.
fn guess(position: &Position, most: u32, limit: u64) -> Guess {
    let limits = Limits { nodes: Some((limit / 20).clamp(1, GUESS)), depth: Some(most.max(1)) };
    let request = Request::new(position.clone(), limits);
    let report = Engine::new(GUESS_TABLE).think(&request, &mut |_| Control::Go);
    let win = report.progress.lines.first().and_then(|line| match line.score {
        Score::Win(plies) if plies <= most => Some((*line.moves.first()?, plies)),
        _ => None,
    });
    Guess { win, nodes: report.progress.nodes }
}

fn run<const N: usize>(
    layout: Layout<N>,
    board: Board<N>,
    (most, limit): (u32, u64),
    guess: Guess,
) -> Solution {
    let mut prover = Prover::new(layout);
    prover.nodes = guess.nodes;
    prover.stop_at(limit / 2);
    let proved = guess.win.filter(|(step, plies)| prover.wins_by(&board, *step, *plies));
    let bound = proved.map(|(_, plies)| plies).or_else(|| {
        [(Width::Forcing, limit / 4), (Width::Threatening, limit / 2)]
            .into_iter()
            .find_map(|(width, limit)| narrow(&mut prover, &board, most, width, limit))
    });
    prover.stop_at(limit);
    let verdict = deepen(&mut prover, &board, bound.unwrap_or(most)).unwrap_or_else(|searched| match bound {
        Some(plies) => {
            Verdict::Win { plies, line: prover.line(&board, plies, true), is_shortest: searched + 1 >= plies }
        }
        None => Verdict::Open { plies: searched },
    });
    Solution { verdict, nodes: prover.nodes }
}

/// A win by some moves alone, visiting at most `limit` positions in all: most wins are of that kind,
/// and finding them is quick. They need not be the shortest.
fn narrow<const N: usize>(
    prover: &mut Prover<N>,
    board: &Board<N>,
    most: u32,
    width: Width,
    limit: u64,
) -> Option<u32> {
    prover.stop_at(limit);
    prover.width = width;
    let found = (2..=most).step_by(2).find(|plies| prover.wins(board, *plies, 0));
    prover.width = Width::Full;
    found
}

/// Searches with more and more plies; the plies searched in full when the limit is reached or
/// nothing is found.
fn deepen<const N: usize>(prover: &mut Prover<N>, board: &Board<N>, most: u32) -> Result<Verdict, u32> {
    let (us, them) = (board.turn(), board.turn().other());
    let is_few = |side| board.pieces(side).count() <= FEW;
    let mut searched = 0;
    for plies in 0..=most {
        // A win by crossing is there on the winner's turn: after an even number of plies.
        let (odd, even) = (plies % 2 == 1, plies % 2 == 0);
        if even || is_few(them) {
            let is_won = prover.wins(board, plies, 0);
            prover.check().ok_or(searched)?;
            if is_won {
                let line = prover.line(board, plies, true);
                return Ok(Verdict::Win { plies, line, is_shortest: true });
            }
        }
        if odd || is_few(us) {
            let is_lost = prover.loses(board, plies, 0);
            prover.check().ok_or(searched)?;
            if is_lost {
                return Ok(Verdict::Loss { plies, line: prover.line(board, plies, false) });
            }
        }
        searched = plies;
    }
    Err(searched)
}
