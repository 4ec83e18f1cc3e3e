//! Why a rear and a landing square are not a move.

use super::position::{belongs, other};
use super::{Position, Rules, Square, Status};

impl Position {
    /// `legal`, or the first reason that applies to moving the phalanx with this rear so
    /// that its head lands there. The landing square may lie off the board.
    pub(crate) fn why(&self, rules: &Rules, rear: Square, landing: Square) -> &'static str {
        let has_piece = self.grid.iter().flatten().any(|c| belongs(*c, self.side));
        if !has_piece {
            return "no-own-piece";
        }
        if self.status(rules) != Status::Playing {
            return "game-over";
        }
        if self.stones > 0 {
            return "stones-first";
        }
        let piece = self.at(rear.0 as i32, rear.1 as i32);
        if !piece.is_some_and(|c| belongs(c, self.side)) {
            return "no-own-piece";
        }
        let Some((direction, steps)) = line(rear, landing) else {
            return "not-in-line";
        };
        if self.is_fixed(rules, rear) {
            return if rules.crossers == "frozen" { "frozen" } else { "locked" };
        }
        let length = self.phalanx_length(rules, rear, direction);
        if steps < length {
            return "blocked-own";
        }
        let distance = steps - (length - 1);
        if distance > length {
            return "too-far";
        }
        for n in length..=steps {
            let (column, row) = (rear.0 as i32 + direction.0 * n, rear.1 as i32 + direction.1 * n);
            match self.at(column, row) {
                None => return "off-board",
                Some('.') => {}
                Some('#') => return "obstruction",
                Some(c) if belongs(c, self.side) => return "blocked-own",
                Some(_) if n < steps => return "blocked-enemy",
                Some(_) => {
                    if let Some(reason) = self.why_not_capture(rules, length, landing, direction) {
                        return reason;
                    }
                }
            }
        }
        self.why_not_symmetry(rules, rear, landing)
    }

    fn why_not_capture(
        &self,
        rules: &Rules,
        length: i32,
        target: Square,
        direction: (i32, i32),
    ) -> Option<&'static str> {
        let run = self.enemy_run(target, direction);
        let must_go = if rules.capture == "head" { &run[..1] } else { &run[..] };
        if length == 1 {
            Some("single-cannot-capture")
        } else if run.len() as i32 >= length {
            Some("not-stronger")
        } else if must_go.iter().any(|&s| self.on(s) == other(self.side).to_ascii_uppercase()) {
            Some("locked")
        } else {
            None
        }
    }

    /// Nothing but the symmetry rule is left to forbid the move.
    fn why_not_symmetry(&self, rules: &Rules, rear: Square, landing: Square) -> &'static str {
        let wanted = super::square_name(landing);
        let is_legal = self
            .moves_from(rules, rear)
            .iter()
            .any(|m| m.text.split(['-', 'x']).next_back() == Some(&wanted));
        if is_legal { "legal" } else { "symmetry" }
    }
}

/// The direction and the number of steps from one square to another in a straight line.
fn line(from: Square, to: Square) -> Option<((i32, i32), i32)> {
    let (dc, dr) = (to.0 as i32 - from.0 as i32, to.1 as i32 - from.1 as i32);
    let is_straight = dc == 0 || dr == 0 || dc.abs() == dr.abs();
    let steps = dc.abs().max(dr.abs());
    (is_straight && steps > 0).then(|| ((dc.signum(), dr.signum()), steps))
}
