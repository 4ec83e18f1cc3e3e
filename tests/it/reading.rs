//! The two readings of the rules behind one face: the oracle and the crate.

use epaminondas::notation;
use epaminondas::rules::{self, Side, Square};

use crate::oracle;

/// A position under its rules, asked in text.
pub(crate) trait Reading: Sized {
    /// Opens a position under rules, both in their text forms.
    fn open(rules: &str, position: &str) -> Result<Self, String>;
    /// The position as it is written.
    fn text(&self) -> String;
    /// `playing`, `white wins`, `black wins` or `draw`; and the reason's word when over.
    fn status(&self) -> (&'static str, Option<&'static str>);
    /// White's and Black's pieces on their far rows.
    fn crossers(&self) -> [usize; 2];
    /// All legal moves sorted by text: each the move, then its captures from the target on.
    fn moves(&self) -> Vec<Vec<String>>;
    /// The same position under another symmetry rule.
    fn with_symmetry(&self, symmetry: &str) -> Self;
    /// The position after a legal move.
    fn play(&self, text: &str) -> Result<Self, String>;
    /// `legal` or the code of the first reason why not; squares as (column, row) from 0.
    fn why(&self, rear: oracle::Square, landing: oracle::Square) -> &'static str;
    /// The number of sequences of so many moves.
    fn perft(&self, depth: u32) -> u64;

    /// The moves that this symmetry rule alone forbids.
    fn forbidden_by(&self, symmetry: &str) -> Vec<String> {
        let allowed = self.with_symmetry(symmetry).moves();
        let all = self.with_symmetry("off").moves();
        all.into_iter().map(|m| m[0].clone()).filter(|text| !allowed.iter().any(|m| m[0] == *text)).collect()
    }
}

/// The slow reading.
pub(crate) struct Slow(pub(crate) oracle::Rules, pub(crate) oracle::Position);

impl Reading for Slow {
    fn open(rules: &str, position: &str) -> Result<Self, String> {
        let rules = oracle::Rules::parse(rules)?;
        let position = oracle::Position::parse(&rules, position)?;
        Ok(Self(rules, position))
    }

    fn text(&self) -> String {
        self.1.print()
    }

    fn status(&self) -> (&'static str, Option<&'static str>) {
        let status = self.1.status(&self.0);
        (status.word(), status.reason())
    }

    fn crossers(&self) -> [usize; 2] {
        [self.1.crossers('w'), self.1.crossers('b')]
    }

    fn moves(&self) -> Vec<Vec<String>> {
        let listed = |m: oracle::Move| {
            std::iter::once(m.text).chain(m.captures.into_iter().map(oracle::square_name)).collect()
        };
        self.1.legal_moves(&self.0).into_iter().map(listed).collect()
    }

    fn with_symmetry(&self, symmetry: &str) -> Self {
        Self(oracle::Rules { symmetry: symmetry.into(), ..self.0.clone() }, self.1.clone())
    }

    fn play(&self, text: &str) -> Result<Self, String> {
        Ok(Self(self.0.clone(), self.1.play(&self.0, text)?))
    }

    fn why(&self, rear: oracle::Square, landing: oracle::Square) -> &'static str {
        self.1.why(&self.0, rear, landing)
    }

    fn perft(&self, depth: u32) -> u64 {
        oracle::perft(&self.0, &self.1, depth)
    }
}

/// The crate's reading.
pub(crate) struct Fast(pub(crate) rules::Position);

impl Fast {
    /// A move as the data lists it: its text, then the captured squares from the target on.
    pub(crate) fn listed(&self, step: rules::Move) -> Vec<String> {
        let captured = self.0.captured(step).into_iter().map(|square| square.to_string());
        std::iter::once(step.to_string()).chain(captured).collect()
    }
}

/// Reads a rule set and refuses what doesn't fit together.
pub(crate) fn fast_rules(text: &str) -> Result<rules::RuleSet, String> {
    let rules = notation::rule_set::read(text).map_err(|error| error.to_string())?;
    match rules.faults().first() {
        None => Ok(rules),
        Some(fault) => Err(fault.to_string()),
    }
}

/// A square of the oracle's as one of the crate's.
pub(crate) fn fast_square((column, row): oracle::Square) -> Square {
    Square::new(column as u8, row as u8)
}

impl Reading for Fast {
    fn open(rules: &str, position: &str) -> Result<Self, String> {
        let rules = fast_rules(rules)?;
        notation::position::read(position, &rules).map(Self).map_err(|error| error.to_string())
    }

    fn text(&self) -> String {
        notation::position::write(&self.0)
    }

    fn status(&self) -> (&'static str, Option<&'static str>) {
        let Some(outcome) = self.0.outcome() else {
            return ("playing", None);
        };
        let word = match outcome.winner {
            Some(Side::White) => "white wins",
            Some(Side::Black) => "black wins",
            None => "draw",
        };
        (word, Some(outcome.reason.word()))
    }

    fn crossers(&self) -> [usize; 2] {
        Side::BOTH.map(|side| self.0.crossers(side) as usize)
    }

    fn moves(&self) -> Vec<Vec<String>> {
        let mut moves: Vec<_> = self.0.moves().into_iter().map(|step| self.listed(step)).collect();
        moves.sort();
        moves
    }

    fn with_symmetry(&self, symmetry: &str) -> Self {
        let other = notation::rule_set::read(&format!("symmetry={symmetry}")).expect("a symmetry rule");
        let rules = rules::RuleSet { symmetry: other.symmetry, ..self.0.rules().clone() };
        Self(self.0.under(&rules).expect("the same board"))
    }

    fn play(&self, text: &str) -> Result<Self, String> {
        let step = notation::moves::read(text, &self.0).map_err(|error| error.to_string())?;
        self.0.play(step).map(Self).map_err(|error| error.to_string())
    }

    fn why(&self, rear: oracle::Square, landing: oracle::Square) -> &'static str {
        match self.0.why(fast_square(rear), fast_square(landing)) {
            Ok(_) => "legal",
            Err(illegal) => illegal.code(),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        rules::perft(&self.0, depth)
    }
}
