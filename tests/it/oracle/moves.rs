//! Legal moves, and what they do.

use super::position::{belongs, other};
use super::{DIRECTIONS, Position, Rules, Square, Status, square_name};

/// One legal move, worked out in full.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    /// As it is written: `d1-d4`, `d10xg7`, `*e5`.
    pub(crate) text: String,
    /// The squares it empties of enemies, from the target on.
    pub(crate) captures: Vec<Square>,
    /// Whether it brings a piece onto its far row from another row.
    pub(crate) is_crossing: bool,
    /// The position after it.
    pub(crate) after: Position,
}

impl Position {
    /// All legal moves, sorted by text; none when the game is over.
    pub(crate) fn legal_moves(&self, rules: &Rules) -> Vec<Move> {
        if self.status(rules) != Status::Playing {
            return Vec::new();
        }
        let mut moves: Vec<Move> = self.squares().flat_map(|square| self.moves_from(rules, square)).collect();
        moves.sort_by(|a, b| a.text.cmp(&b.text));
        moves
    }

    /// Plays a legal move given as text.
    pub(crate) fn play(&self, rules: &Rules, text: &str) -> Result<Self, String> {
        self.legal_moves(rules)
            .into_iter()
            .find(|m| m.text == text)
            .map(|m| m.after)
            .ok_or_else(|| format!("illegal move {text}"))
    }

    /// The moves with this rear, or the placement on this square, were the game not over.
    pub(crate) fn moves_from(&self, rules: &Rules, square: Square) -> Vec<Move> {
        if self.stones > 0 {
            return self.placement(rules, square).into_iter().collect();
        }
        let mut moves = Vec::new();
        for direction in DIRECTIONS {
            for distance in 1..=self.phalanx_length(rules, square, direction) {
                moves.extend(self.shift(rules, square, direction, distance));
            }
        }
        moves
    }

    /// Own movable pieces from the rear along a direction, the rear included.
    pub(crate) fn phalanx_length(&self, rules: &Rules, rear: Square, (dc, dr): (i32, i32)) -> i32 {
        let mut length = 0;
        loop {
            let (column, row) = (rear.0 as i32 + dc * length, rear.1 as i32 + dr * length);
            let is_own = self.at(column, row).is_some_and(|c| belongs(c, self.side));
            if !is_own || self.is_fixed(rules, (column as usize, row as usize)) {
                return length;
            }
            length += 1;
        }
    }

    /// Consecutive enemy pieces from a square along a direction, that square included.
    pub(crate) fn enemy_run(&self, (column, row): Square, (dc, dr): (i32, i32)) -> Vec<Square> {
        let (mut column, mut row) = (column as i32, row as i32);
        let mut run = Vec::new();
        while self.at(column, row).is_some_and(|c| belongs(c, other(self.side))) {
            run.push((column as usize, row as usize));
            (column, row) = (column + dc, row + dr);
        }
        run
    }

    /// The move of a whole phalanx, if it is legal.
    fn shift(&self, rules: &Rules, rear: Square, direction: (i32, i32), distance: i32) -> Option<Move> {
        let length = self.phalanx_length(rules, rear, direction);
        let step = |n: i32| (rear.0 as i32 + direction.0 * n, rear.1 as i32 + direction.1 * n);
        let on_the_way = (length..length + distance - 1).map(step);
        if !on_the_way.into_iter().all(|(c, r)| self.at(c, r) == Some('.')) {
            return None;
        }
        let (column, row) = step(length - 1 + distance);
        let target = (column as usize, row as usize);
        let captures = match self.at(column, row)? {
            '.' => Vec::new(),
            enemy if belongs(enemy, other(self.side)) => {
                self.captured_by(rules, length, target, direction)?
            }
            _ => return None,
        };
        let is_crossing = direction.1 != 0 && target.1 == self.far_row(self.side);
        let moved: Vec<Square> =
            (0..length).map(|n| step(n + distance)).map(|(c, r)| (c as usize, r as usize)).collect();
        let left: Vec<Square> = (0..length).map(step).map(|(c, r)| (c as usize, r as usize)).collect();
        let after = self.after_shift(rules, &left, &moved, &captures, is_crossing);
        if is_crossing && after.is_symmetric(&rules.symmetry) {
            return None;
        }
        let mark = if captures.is_empty() { '-' } else { 'x' };
        let text = format!("{}{mark}{}", square_name(rear), square_name(target));
        Some(Move { text, captures, is_crossing, after })
    }

    /// The pieces that a phalanx of this length takes on the target, or `None` if it may not.
    fn captured_by(
        &self,
        rules: &Rules,
        length: i32,
        target: Square,
        direction: (i32, i32),
    ) -> Option<Vec<Square>> {
        let mut run = self.enemy_run(target, direction);
        if run.len() as i32 >= length {
            return None;
        }
        if rules.capture == "head" {
            run.truncate(1);
        }
        let has_locked = run.iter().any(|&square| self.on(square).is_ascii_uppercase());
        if has_locked { None } else { Some(run) }
    }

    fn after_shift(
        &self,
        rules: &Rules,
        left: &[Square],
        moved: &[Square],
        captures: &[Square],
        is_crossing: bool,
    ) -> Self {
        let mut after = self.clone();
        for &(column, row) in left.iter().chain(captures) {
            after.grid[row][column] = '.';
        }
        for &(column, row) in moved {
            after.grid[row][column] = self.side;
        }
        if is_crossing {
            let head = moved[moved.len() - 1];
            after.lock_after_crossing(rules, head);
        }
        after.pass_turn(rules, is_crossing);
        after
    }

    /// Locks what a crossing of the side to move locks.
    fn lock_after_crossing(&mut self, rules: &Rules, head: Square) {
        if rules.crossers == "locked" {
            self.lock_all_crossers();
        }
        if rules.crossers == "locked-when-answered" {
            let enemy = other(self.side);
            let has_open_enemy = self.grid[self.far_row(enemy)].contains(&enemy);
            let may_answer = rules.answer == "balance" || self.duty == '!';
            if has_open_enemy && may_answer {
                self.lock_crossers_of(enemy);
                self.grid[head.1][head.0] = self.side.to_ascii_uppercase();
            }
        }
    }

    /// Hands the turn over, with the duty that the move leaves behind.
    fn pass_turn(&mut self, rules: &Rules, is_crossing: bool) {
        self.duty = match (rules.answer.as_str(), self.duty, is_crossing) {
            ("must-cross", '!', false) => 'x',
            ("must-cross", '-', true) => '!',
            _ => '-',
        };
        self.side = other(self.side);
    }

    /// The placement of a stone, if it is legal.
    fn placement(&self, rules: &Rules, square: Square) -> Option<Move> {
        if self.on(square) != '.' || !rules.is_stone_row(square.1, self.rows()) {
            return None;
        }
        let mut after = self.clone();
        after.grid[square.1][square.0] = '#';
        after.stones -= 1;
        after.pass_turn(rules, false);
        let text = format!("*{}", square_name(square));
        Some(Move { text, captures: Vec::new(), is_crossing: false, after })
    }
}
