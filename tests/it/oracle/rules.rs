//! Rule sets: the presets, and settings written as text.

use super::{Square, parse_square};

/// One rule set; every choice keeps the word it is written with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) depth: usize,
    pub(crate) obstructions: Vec<Square>,
    /// `line` or `head`.
    pub(crate) capture: String,
    /// `free`, `frozen`, `locked` or `locked-when-answered`.
    pub(crate) crossers: String,
    /// `balance` or `must-cross`.
    pub(crate) answer: String,
    /// `mirror`, `front-back`, `rotation` or `off`.
    pub(crate) symmetry: String,
    /// `draw`, `loses` or `off`.
    pub(crate) repetition: String,
    /// `loses` or `draw`.
    pub(crate) no_move: String,
    pub(crate) stones: usize,
    /// `w` or `b`.
    pub(crate) first: char,
}

/// What each preset changes in the standard game.
const PRESETS: [(&str, &str); 9] = [
    ("standard", ""),
    ("quick", "columns=8,rows=8"),
    ("igfip", "crossers=frozen,answer=must-cross,symmetry=off,no-move=draw"),
    ("locked", "crossers=locked-when-answered,symmetry=off"),
    ("crossings", "columns=8,rows=8,capture=head,crossers=locked,symmetry=off"),
    ("stones", "symmetry=off,stones=3"),
    ("boardspace", "symmetry=rotation"),
    ("abstractplay", "symmetry=off,repetition=off"),
    ("everyboard", "symmetry=off,repetition=off,first=black"),
];

impl Rules {
    /// The names of all presets.
    pub(crate) fn preset_names() -> impl Iterator<Item = &'static str> {
        PRESETS.iter().map(|(name, _)| *name)
    }

    /// Reads a preset's name or `name=value,…`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let settings = PRESETS.iter().find(|(name, _)| *name == text).map_or(text, |(_, s)| s);
        let mut rules = Self::standard();
        for setting in settings.split(',').filter(|s| !s.is_empty()) {
            let (name, value) = setting.split_once('=').ok_or_else(|| format!("bad setting '{setting}'"))?;
            rules.set(name, value)?;
        }
        rules.check()?;
        Ok(rules)
    }

    fn standard() -> Self {
        Self {
            columns: 14,
            rows: 12,
            depth: 2,
            obstructions: Vec::new(),
            capture: "line".into(),
            crossers: "free".into(),
            answer: "balance".into(),
            symmetry: "mirror".into(),
            repetition: "draw".into(),
            no_move: "loses".into(),
            stones: 0,
            first: 'w',
        }
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "columns" => self.columns = number(value, 4, 20)?,
            "rows" => self.rows = number(value, 4, 20)?,
            "depth" => self.depth = number(value, 1, 4)?,
            "obstructions" => {
                self.obstructions = value.split('+').map(parse_square).collect::<Result<_, _>>()?;
            }
            "capture" => self.capture = word(value, &["line", "head"])?,
            "crossers" => {
                self.crossers = word(value, &["free", "frozen", "locked", "locked-when-answered"])?;
            }
            "answer" => self.answer = word(value, &["balance", "must-cross"])?,
            "symmetry" => {
                self.symmetry = word(value, &["mirror", "front-back", "rotation", "off"])?;
            }
            "repetition" => self.repetition = word(value, &["draw", "loses", "off"])?,
            "no-move" => self.no_move = word(value, &["loses", "draw"])?,
            "stones" => self.stones = number(value, 0, 9)?,
            "first" => self.first = if word(value, &["white", "black"])? == "white" { 'w' } else { 'b' },
            _ => return Err(format!("unknown setting '{name}'")),
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        if self.rows < 2 * self.depth + 1 {
            return Err("no empty row between the sides".into());
        }
        for &(column, row) in &self.obstructions {
            if column >= self.columns || row >= self.rows {
                return Err("obstruction off the board".into());
            }
            if row < self.depth || row >= self.rows - self.depth {
                return Err("obstruction in a starting area".into());
            }
        }
        let free = (0..self.columns)
            .flat_map(|column| (0..self.rows).map(move |row| (column, row)))
            .filter(|&(_, row)| self.is_stone_row(row, self.rows))
            .filter(|square| !self.obstructions.contains(square))
            .count();
        if free < self.stones { Err("too few squares for the stones".into()) } else { Ok(()) }
    }

    /// Whether stones may be placed on this row (from 0) of a board of so many rows:
    /// outside both starting areas and the row in front of each.
    pub(crate) fn is_stone_row(&self, row: usize, rows: usize) -> bool {
        let number = row + 1;
        number > self.depth + 1 && number + self.depth < rows
    }

    /// Whether pieces can be locked under these rules.
    pub(crate) fn locks(&self) -> bool {
        self.crossers == "locked" || self.crossers == "locked-when-answered"
    }
}

fn number(text: &str, low: usize, high: usize) -> Result<usize, String> {
    match text.parse() {
        Ok(n) if (low..=high).contains(&n) => Ok(n),
        _ => Err(format!("'{text}' is not in {low}-{high}")),
    }
}

fn word(text: &str, words: &[&str]) -> Result<String, String> {
    if words.contains(&text) { Ok(text.into()) } else { Err(format!("'{text}' is none of {words:?}")) }
}
