//! Values from the ends of the game backwards.
//!
//! Armies never grow, so the placements of so many pieces against so many are filled after all
//! those of fewer pieces; among themselves they are joined by moves that capture nothing, which can
//! be taken back like moves in the opposite direction. Every placement is first judged by its
//! captures and by whether the game is over; then, ply by ply, each value found is told to the
//! positions that lead to it. Whether a move is legal, and where it leads, only the rules say.

use super::index::{Index, Mask};
use super::{AtlasError, Census, Fate};
use crate::engine::terrain::Terrain;
use crate::rules::{Answer, Bits, Board, Crossers, Duty, Layout, Move, RuleSet, Side, Symmetry};
use core::ops::ControlFlow;

/// The most plies that a byte tells.
const MOST_PLIES: u32 = 126;

/// A value in a byte: 0 for a draw or what isn't known yet.
pub(super) fn decode(value: u8) -> Fate {
    let plies = u32::from(value.wrapping_sub(1) / 2);
    match value {
        0 => Fate::Draw,
        odd if odd % 2 == 1 => Fate::Loss(plies),
        _ => Fate::Win(plies),
    }
}

fn won(plies: u32) -> u8 {
    2 + 2 * plies.min(MOST_PLIES) as u8
}

fn lost(plies: u32) -> u8 {
    1 + 2 * plies.min(MOST_PLIES) as u8
}

/// In how many ways a placement's duty can stand while the game goes on.
pub(super) fn states(rules: &RuleSet) -> u64 {
    if rules.answer == Answer::Balance { 1 } else { 2 }
}

/// The two armies as the side to move sees them, of the two mirror images the one that stands.
fn seen(index: &Index, board: &Board<1>) -> (Mask, Mask) {
    let [white, black] = Side::BOTH.map(|side| board.pieces(side).0[0]);
    let (own, other) = match board.turn() {
        Side::White => (white, black),
        Side::Black => (index.opposite(black), index.opposite(white)),
    };
    index.standing(own, other)
}

/// The place of a position whose duty hasn't failed.
pub(super) fn place(index: &Index, board: &Board<1>) -> usize {
    let (own, other) = seen(index, board);
    let owed = if board.duty() == Duty::Owed { index.len() } else { 0 };
    (index.of(own, other) + owed) as usize
}

/// Who fills an atlas.
pub(super) struct Filler {
    pub(super) terrain: Terrain<1>,
    /// The same board for taking back: no piece fixed, no crossing forbidden.
    free: Layout<1>,
    pub(super) blank: Board<1>,
    pub(super) index: Index,
    pub(super) values: Vec<u8>,
    pub(super) census: Census,
    /// The greatest number of plies among the values of the armies being filled.
    latest: u32,
    /// Moves being taken back; kept for its room.
    before: Vec<Move>,
}

/// What a position's moves lead to, as far as it is known.
#[derive(Default)]
struct Prospects {
    has_moves: bool,
    /// The opponent's shortest loss.
    soonest: Option<u32>,
    /// The opponent's longest win.
    longest: u32,
    /// Is there a move after which the opponent isn't known to win?
    holds: bool,
}

impl Prospects {
    fn add(&mut self, fate: Option<Fate>) {
        self.has_moves = true;
        match fate {
            Some(Fate::Loss(plies)) => {
                self.soonest = Some(self.soonest.map_or(plies, |least| least.min(plies)));
            }
            Some(Fate::Win(plies)) => self.longest = self.longest.max(plies),
            Some(Fate::Draw) | None => self.holds = true,
        }
    }
}

impl Filler {
    pub(super) fn new(layout: Layout<1>, board: Board<1>, index: Index) -> Filler {
        let rules = RuleSet { crossers: Crossers::Free, symmetry: Symmetry::Off, ..layout.rules().clone() };
        let free = Layout::new(rules).resized();
        let blank = board.with_pieces(&layout, [Bits::EMPTY; 2], Side::White, Duty::None);
        let values = vec![0; (index.len() * states(layout.rules())) as usize];
        let census = Census::default();
        let terrain = Terrain::new(layout);
        Filler { terrain, free, blank, index, values, census, latest: 0, before: Vec::new() }
    }

    /// Fills everything, the smaller armies first.
    pub(super) fn fill(&mut self) -> Result<(), AtlasError> {
        let most = self.index.most();
        for sum in 0..=2 * most {
            for own in sum.saturating_sub(most)..=sum / 2 {
                self.fill_armies(own, sum - own);
            }
        }
        if self.census.longest < MOST_PLIES { Ok(()) } else { Err(AtlasError::TooLong(MOST_PLIES)) }
    }

    /// Fills the placements of so many pieces against so many, whoever is to move.
    fn fill_armies(&mut self, few: usize, many: usize) {
        self.latest = 0;
        let armies = [(few, many), (many, few)];
        let armies = if few == many { &armies[..1] } else { &armies[..] };
        for (own, other) in armies {
            self.judge_all(*own, *other);
        }
        let mut plies = 0;
        while plies <= self.latest {
            for (own, other) in armies {
                self.tell_all(*own, *other, plies);
            }
            plies += 1;
        }
        self.census.longest = self.census.longest.max(self.latest);
        for (own, other) in armies {
            self.count(*own, *other);
        }
    }

    fn duties(&self) -> &'static [Duty] {
        if states(self.terrain.layout.rules()) == 1 { &[Duty::None] } else { &[Duty::None, Duty::Owed] }
    }

    fn offset(&self, duty: Duty) -> u64 {
        if duty == Duty::Owed { self.index.len() } else { 0 }
    }

    fn board(&self, own: Mask, other: Mask, duty: Duty) -> Board<1> {
        let pieces = [Bits([own]), Bits([other])];
        self.blank.with_pieces(&self.terrain.layout, pieces, Side::White, duty)
    }

    /// Gives every placement the value that its captures and the end of the game give it.
    fn judge_all(&mut self, own: usize, other: usize) {
        for rank in 0..self.index.own_choices(own) {
            let (mask, first) = self.index.own_choice(own, other, rank);
            let free = self.index.free(mask);
            for other_rank in 0..self.index.other_choices(own, other) {
                let enemy = self.index.other_choice(other, other_rank, &free);
                if !self.index.stands(mask, enemy) {
                    continue;
                }
                for duty in self.duties() {
                    let value = self.judge(&self.board(mask, enemy, *duty));
                    self.put((first + other_rank + self.offset(*duty)) as usize, value);
                }
            }
        }
    }

    fn put(&mut self, place: usize, value: u8) {
        self.values[place] = value;
        if let Fate::Win(plies) | Fate::Loss(plies) = decode(value) {
            self.latest = self.latest.max(plies);
        }
    }

    /// The value of a position as far as captures and ends give it; a win may turn out to be
    /// shorter.
    fn judge(&self, board: &Board<1>) -> u8 {
        let layout = &self.terrain.layout;
        if let Some(outcome) = board.early_outcome(layout) {
            return if outcome.winner == Some(board.turn()) { won(0) } else { lost(0) };
        }
        let prospects = self.prospects(board, |step, after| {
            let is_known = step.is_capture() || after.early_outcome(layout).is_some();
            is_known.then(|| self.fate(after))
        });
        match prospects {
            Prospects { has_moves: false, .. } => match board.stuck_outcome(layout).winner {
                Some(_) => lost(0),
                None => 0,
            },
            Prospects { soonest: Some(plies), .. } => won(plies + 1),
            Prospects { holds: false, longest, .. } => lost(longest + 1),
            _ => 0,
        }
    }

    fn prospects(&self, board: &Board<1>, fate: impl Fn(Move, &Board<1>) -> Option<Fate>) -> Prospects {
        let layout = &self.terrain.layout;
        let mut prospects = Prospects::default();
        let _ = board.visit_moves(layout, |step| {
            prospects.add(fate(step, &board.play(layout, step)));
            ControlFlow::<()>::Continue(())
        });
        prospects
    }

    fn fate(&self, board: &Board<1>) -> Fate {
        match board.early_outcome(&self.terrain.layout) {
            Some(outcome) if outcome.winner == Some(board.turn()) => Fate::Win(0),
            Some(_) => Fate::Loss(0),
            None => decode(self.values[place(&self.index, board)]),
        }
    }

    /// Tells the positions before them of every position decided in `plies`.
    fn tell_all(&mut self, own: usize, other: usize, plies: u32) {
        // That the game is over was seen by the positions before it when they were judged.
        let wanted = if plies == 0 { [lost(0); 2] } else { [won(plies), lost(plies)] };
        for rank in 0..self.index.own_choices(own) {
            let (mask, first) = self.index.own_choice(own, other, rank);
            let mut free = Vec::new();
            for duty in self.duties() {
                let first = (first + self.offset(*duty)) as usize;
                for other_rank in 0..self.index.other_choices(own, other) as usize {
                    let value = self.values[first + other_rank];
                    if !wanted.contains(&value) {
                        continue;
                    }
                    if free.is_empty() {
                        free = self.index.free(mask);
                    }
                    let enemy = self.index.other_choice(other, other_rank as u64, &free);
                    let board = self.board(mask, enemy, *duty);
                    self.tell(&board, decode(value));
                }
            }
        }
    }

    /// Tells the positions from which a move without capture leads to `board`, White to move.
    fn tell(&mut self, board: &Board<1>, fate: Fate) {
        let back = board.pass(&self.free);
        let mut before = core::mem::take(&mut self.before);
        let _ = back.sweep(&self.free, |group| {
            for target in group.quiet.iter() {
                before.push(back.march_to(&self.free, group, target, false));
            }
            ControlFlow::<()>::Continue(())
        });
        for taken_back in before.drain(..) {
            let earlier = back.play(&self.free, taken_back).pass(&self.free);
            let (length, distance) = (taken_back.length(), taken_back.distance());
            let direction = taken_back.direction().opposite();
            let step = Move::march(taken_back.target(), direction, length, distance, 0);
            for duty in self.duties() {
                if self.duty_after(&earlier, *duty, step) == board.duty() {
                    self.hear(&earlier, *duty, step, fate);
                }
            }
        }
        self.before = before;
    }

    /// What `step` leaves owed, played in `board` under `duty`.
    fn duty_after(&self, board: &Board<1>, duty: Duty, step: Move) -> Duty {
        if self.terrain.layout.rules().answer == Answer::Balance {
            return Duty::None;
        }
        match (duty, board.is_crossing(&self.terrain.layout, step)) {
            (Duty::Owed, false) => Duty::Failed,
            (Duty::None | Duty::Failed, true) => Duty::Owed,
            _ => Duty::None,
        }
    }

    /// Improves the value of `board` under `duty`, where `step`, if it is legal, leads to a position
    /// of `fate`.
    fn hear(&mut self, board: &Board<1>, duty: Duty, step: Move, fate: Fate) {
        let (own, other) = seen(&self.index, board);
        let place = (self.index.of(own, other) + self.offset(duty)) as usize;
        let known = decode(self.values[place]);
        match fate {
            Fate::Loss(plies) => {
                let is_better = match known {
                    Fate::Draw => true,
                    Fate::Win(sooner) => sooner > plies + 1,
                    Fate::Loss(_) => false,
                };
                if is_better && self.terrain.is_legal(board, step) {
                    self.put(place, won(plies + 1));
                }
            }
            Fate::Win(plies) if known == Fate::Draw => {
                if let Some(longest) = self.loss(&self.board(own, other, duty), plies) {
                    self.put(place, lost(longest + 1));
                }
            }
            Fate::Win(_) | Fate::Draw => {}
        }
    }

    /// The opponent's longest win, if all moves are known to lose; wins in more than `plies` are
    /// not yet known to be the shortest, unless they come after a capture.
    fn loss(&self, board: &Board<1>, plies: u32) -> Option<u32> {
        let layout = &self.terrain.layout;
        let mut longest = None;
        let holds = board.visit_moves(layout, |step| match self.fate(&board.play(layout, step)) {
            Fate::Win(after) if after <= plies || step.is_capture() => {
                longest = longest.max(Some(after));
                ControlFlow::Continue(())
            }
            _ => ControlFlow::Break(()),
        });
        if holds.is_break() { None } else { longest }
    }

    /// Adds the armies' positions to the census.
    fn count(&mut self, own: usize, other: usize) {
        for rank in 0..self.index.own_choices(own) {
            let (mask, first) = self.index.own_choice(own, other, rank);
            let free = self.index.free(mask);
            for other_rank in 0..self.index.other_choices(own, other) {
                let enemy = self.index.other_choice(other, other_rank, &free);
                if !self.index.stands(mask, enemy) {
                    continue;
                }
                for duty in self.duties() {
                    match decode(self.values[(first + other_rank + self.offset(*duty)) as usize]) {
                        Fate::Win(_) => self.census.wins += 1,
                        Fate::Loss(_) => self.census.losses += 1,
                        Fate::Draw => self.census.draws += 1,
                    }
                }
            }
        }
    }
}
