//! Why a move is best: what it is compared with, what it threatens, what it prevents, what fails.
//!
//! A threat is what a side would do if it were its turn: the search is asked about the position with
//! the turn passed. All questions are short searches beside the main one.

use crate::engine::{Control, Engine, Facts, Limits, Line, Request, Score};
use crate::rules::{Duty, Move, Position};

/// A natural move fails if it is worse than the best by this much, in hundredths of a piece.
const FAILS: i32 = 100;
/// A move this much worse than the best is still one to reckon with, in hundredths of a piece.
const NEAR: i32 = 50;
/// Moves looked at for a threat.
const LOOKED_AT: usize = 3;
/// The part of the main search's nodes that each further question gets.
const SHARE: u64 = 4;
/// The fewest nodes for a question.
const LEAST: u64 = 500;

/// What a side would do if it were its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Threat {
    /// Win: at once in 0 plies, as after a crossing that isn't answered, else by `line`.
    Win {
        /// Plies from its turn until the game is over.
        plies: u32,
        /// The moves, its own first; empty for a win at once.
        line: Vec<Move>,
    },
    /// Cross, without winning by force.
    Crossing(Move),
    /// Capture.
    Capture {
        /// How.
        step: Move,
        /// Pieces taken.
        taken: u8,
    },
}

/// A natural move that was not best, and why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The move: the largest capture, or a crossing.
    pub step: Move,
    /// Is it a crossing?
    pub crosses: bool,
    /// Pieces it captures.
    pub captured: u8,
    /// What it is worth to its mover.
    pub score: Score,
    /// The reply that refutes it, and how play may go on; empty if the game is over after the move.
    pub line: Vec<Move>,
}

/// Why a move is best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The best move, its value and line.
    pub best: Line,
    /// The best line that begins with another move; `None` for an only move.
    pub second: Option<Line>,
    /// What the best move does, by counting.
    pub facts: Facts,
    /// What the opponent would have done and now can't, or only at a loss.
    pub prevents: Option<Threat>,
    /// What the best move's side will do if nothing is done against it.
    pub threatens: Option<Threat>,
    /// Natural moves that fail: the largest capture, and the crossing of the most pieces.
    pub refuted: Vec<Refutation>,
}

impl Explanation {
    /// By how many hundredths of a piece the best move is better than the second; `None` where a
    /// win or a loss says more, or where there is no second.
    #[must_use]
    pub fn lead(&self) -> Option<i32> {
        match (self.best.score, self.second.as_ref()?.score) {
            (Score::Estimate(best), Score::Estimate(second)) => Some(best - second),
            _ => None,
        }
    }
}

/// Explains the best move of a request: `None` when the game is over. Level and number of lines are
/// taken from no request; without a node or depth limit it never ends. The same request gives the
/// same answer each time.
pub fn explain(engine: &mut Engine, request: &Request) -> Option<Explanation> {
    let request = Request { level: None, lines: 2, ..request.clone() };
    let report = engine.think(&request, &mut |_| Control::Go);
    let facts = report.facts;
    let mut lines = report.progress.lines.into_iter();
    let (best, second) = (lines.next()?, lines.next());
    let nodes = request.limits.nodes.map(|nodes| (nodes / SHARE).max(LEAST));
    let mut asker = Asker { engine, limits: Limits { nodes, ..request.limits } };
    let position = &request.position;
    let step = *best.moves.first()?;
    let after = position.play_legal(step);
    let threat = asker.threat(position);
    let prevents = threat.filter(|threat| asker.is_gone(threat, &after, &best));
    let threatens = asker.threat(&after);
    let capture = natural_capture(position, step);
    let crossing = natural_crossing(position, step).filter(|crossing| Some(*crossing) != capture);
    let refuted =
        [capture, crossing].into_iter().flatten().filter_map(|step| asker.refute(position, step, &best));
    let refuted = refuted.collect();
    Some(Explanation { best, second, facts, prevents, threatens, refuted })
}

/// Who asks the engine further questions.
struct Asker<'a> {
    engine: &'a mut Engine,
    limits: Limits,
}

impl Asker<'_> {
    /// The best lines of a position; none when the game is over.
    fn lines(&mut self, position: &Position, count: usize) -> Vec<Line> {
        let request = Request { lines: count, ..Request::new(position.clone(), self.limits) };
        self.engine.think(&request, &mut |_| Control::Go).progress.lines
    }

    fn line(&mut self, position: &Position) -> Option<Line> {
        self.lines(position, 1).into_iter().next()
    }

    /// What the side not to move would do if it were its turn: its best move, or one nearly as good,
    /// if that wins, crosses or captures.
    fn threat(&mut self, position: &Position) -> Option<Threat> {
        let passed = passed(position)?;
        if let Some(outcome) = passed.outcome() {
            let wins = outcome.winner == Some(passed.turn());
            return wins.then(|| Threat::Win { plies: 0, line: Vec::new() });
        }
        // One line is found sooner than several.
        let best = self.line(&passed)?;
        if let Score::Win(plies) = best.score {
            return Some(Threat::Win { plies, line: best.moves });
        }
        let lines = self.lines(&passed, LOOKED_AT);
        let best = lines.first()?;
        let near = lines.iter().filter(|line| gain(best.score, line.score) <= NEAR);
        near.filter_map(|line| line.moves.first()).find_map(|step| {
            let taken = passed.captured(*step).len() as u8;
            match passed.is_crossing(*step) {
                true => Some(Threat::Crossing(*step)),
                false => (taken > 0).then_some(Threat::Capture { step: *step, taken }),
            }
        })
    }

    /// Can the opponent no longer carry out `threat` after the best move, or only at a loss?
    fn is_gone(&mut self, threat: &Threat, after: &Position, best: &Line) -> bool {
        let (step, taken) = match threat {
            Threat::Win { .. } => return !best.score.is_loss(),
            Threat::Crossing(step) => (*step, 0),
            Threat::Capture { step, taken } => (*step, *taken),
        };
        if after.outcome().is_some()
            || !after.is_legal(step)
            || after.captured(step).len() < usize::from(taken)
        {
            return true;
        }
        if best.moves.get(1) == Some(&step) {
            return false;
        }
        let carried_out = after.play_legal(step);
        match self.line(&carried_out).map(|line| line.score) {
            Some(score) => gain(score, best.score) >= FAILS,
            None => carried_out.outcome().and_then(|outcome| outcome.winner) == Some(carried_out.turn()),
        }
    }

    /// Why `step` isn't best, if it is clearly worse.
    fn refute(&mut self, position: &Position, step: Move, best: &Line) -> Option<Refutation> {
        let after = position.play_legal(step);
        let (score, line) = match self.line(&after) {
            Some(line) => (seen_before(line.score), line.moves),
            None => match after.outcome()?.winner {
                Some(side) if side == position.turn() => return None,
                Some(_) => (Score::Loss(1), Vec::new()),
                None => (Score::Estimate(0), Vec::new()),
            },
        };
        let captured = position.captured(step).len() as u8;
        let crosses = position.is_crossing(step);
        let fails = gain(best.score, score) >= FAILS;
        fails.then_some(Refutation { step, crosses, captured, score, line })
    }
}

/// The position with the turn passed; `None` while stones are placed.
fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    setup.turn = setup.turn.other();
    setup.duty = Duty::None;
    if setup.stones > 0 { None } else { setup.position(position.rules()).ok() }
}

/// The capture of the most pieces, if `best` isn't the same one.
fn natural_capture(position: &Position, best: Move) -> Option<Move> {
    let taken = |step: &Move| position.captured(*step).len();
    let largest = position.moves().into_iter().filter(|step| step.is_capture()).max_by_key(|step| {
        let is_best = step.target() == best.target() && step.direction() == best.direction();
        (taken(step), is_best, step.length())
    })?;
    let is_best = largest.target() == best.target() && largest.direction() == best.direction();
    (!is_best).then_some(largest)
}

/// The crossing of the most pieces, those that capture before the others; not one to the square that
/// `best` goes to.
fn natural_crossing(position: &Position, best: Move) -> Option<Move> {
    let crossings = position.moves().into_iter().filter(|step| position.is_crossing(*step));
    let others = crossings.filter(|step| step.target() != best.target());
    others.max_by_key(|step| (position.captured(*step).len(), step.length()))
}

/// A score after a move, as its mover sees it.
fn seen_before(score: Score) -> Score {
    match score {
        Score::Estimate(value) => Score::Estimate(-value),
        Score::Win(plies) => Score::Loss(plies + 1),
        Score::Loss(plies) => Score::Win(plies + 1),
    }
}

/// By how much `a` is better than `b`, in hundredths of a piece.
fn gain(a: Score, b: Score) -> i32 {
    let value = |score| match score {
        Score::Estimate(value) => value,
        Score::Win(plies) => 100_000 - plies as i32,
        Score::Loss(plies) => plies as i32 - 100_000,
    };
    value(a) - value(b)
}
