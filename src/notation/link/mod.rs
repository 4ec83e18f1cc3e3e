//! Links: what stands behind the `#` of the page's address (CONTRACTS §3).
//!
//! Reading order: this file (the fields) → `compact` (a whole game as one word) → `digits`
//! (numbers whose digits each have a base of their own).
//!
//! - `pos=<position, spaces as _>&rules=…&mode=…&side=…&level=…&seed=…` opens a position,
//! - `m=<moves, comma separated>&rules=…` a game written by hand, with `pos=` from there,
//! - `g=<payload>` a whole game in the compact form.

mod compact;
mod digits;

use super::moves::{self, MoveError};
use super::place::excerpt;
use super::position::{self, ReadError};
use super::rule_set::{self, RuleSetError};
use crate::game::Game;
use crate::rules::{Illegal, Position, RuleFault, RuleSet, Side};

pub use compact::{MAX_PLIES, PayloadError};

/// The highest level a link may name; the lowest is 1.
pub const MAX_LEVEL: u8 = 12;

/// What a link opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The game, its cursor at the last move.
    pub game: Game,
    /// How it is to be played.
    pub mode: Option<Mode>,
    /// The person's side.
    pub side: Option<Side>,
    /// The computer's level, 1 to [`MAX_LEVEL`].
    pub level: Option<u8>,
    /// The seed of the computer's choices.
    pub seed: Option<u64>,
}

/// How a link's game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Against the computer.
    Play,
    /// Two people at one board.
    HotSeat,
    /// One person, both sides.
    Analysis,
}

const MODES: &[(&str, Mode)] =
    &[("play", Mode::Play), ("hotseat", Mode::HotSeat), ("analysis", Mode::Analysis)];
const SIDES: &[(&str, Side)] = &[("white", Side::White), ("black", Side::Black)];
/// The names of all parts.
pub const FIELDS: [&str; 8] = ["pos", "rules", "m", "g", "mode", "side", "level", "seed"];

/// Why a link can't be followed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// Nothing stands behind the `#`.
    #[error("the link is empty")]
    Empty,
    /// A part that isn't `name=value`.
    #[error("the link's part '{}' is not of the form name=value", excerpt(.0))]
    Part(String),
    /// A name that no part has.
    #[error("the link has an unknown part '{}'; known are {}", excerpt(.0), FIELDS.join(" "))]
    Name(String),
    /// A part given twice.
    #[error("the link names '{0}' twice")]
    Twice(&'static str),
    /// Two parts that each say which game it is.
    #[error("the link's parts 'g' and '{0}' cannot stand together")]
    Together(&'static str),
    /// A `%` without two hexadecimal digits, or with bytes that are no text.
    #[error("the link's part '{}' is wrongly percent-encoded", excerpt(.0))]
    Encoding(String),
    /// A value that the part doesn't have.
    #[error("the link's {name} cannot be '{}'; known are {known}", excerpt(.found))]
    Value {
        /// The part's name.
        name: &'static str,
        /// Its value.
        found: String,
        /// What it may be.
        known: String,
    },
    /// The rules can't be read.
    #[error("the link's rules: {0}")]
    Rules(#[from] RuleSetError),
    /// The rules have no playable start.
    #[error("the link's rules: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Unplayable(Vec<RuleFault>),
    /// The position can't be read or doesn't fit the rules.
    #[error("the link's pos: {0}")]
    Position(#[from] ReadError),
    /// A move can't be made.
    #[error("the link's move {number}: {error}")]
    Move {
        /// Its place among the moves, from 1.
        number: usize,
        /// Why.
        error: MoveError,
    },
    /// The game went on after its end.
    #[error("the link's move {number}, {}: {reason}", excerpt(.text))]
    Over {
        /// Its place among the moves, from 1.
        number: usize,
        /// The move.
        text: String,
        /// Why it can't be made.
        reason: Illegal,
    },
    /// The compact game can't be read.
    #[error("the link's g: {0}")]
    Payload(#[from] PayloadError),
}

/// Reads a fragment, with or without its `#` or a whole address before it. A `.`, `)`, `>` and the
/// like that stuck to its end are dropped, and percent-encoding is undone.
///
/// ```
/// use epaminondas::notation::link;
/// let link = link::read("#m=c1-f4,c8-e6&rules=quick&mode=analysis")?;
/// assert_eq!(link.game.ply(), 2);
/// let game = link::read(&link::write_game(&link.game))?.game;
/// assert_eq!(game, link.game);
/// # Ok::<(), link::LinkError>(())
/// ```
///
/// # Errors
/// What is wrong with it.
pub fn read(fragment: &str) -> Result<Link, LinkError> {
    let fields = fields(fragment)?;
    let get = |name: &str| fields.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str());
    let game = match get("g") {
        Some(payload) => {
            let together = ["pos", "rules", "m"].into_iter().find(|name| get(name).is_some());
            match together {
                Some(name) => return Err(LinkError::Together(name)),
                None => compact::read(payload)?,
            }
        }
        None => written_game(get("rules"), get("pos"), get("m"))?,
    };
    Ok(Link {
        game,
        mode: get("mode").map(|value| choice("mode", value, MODES)).transpose()?,
        side: get("side").map(|value| choice("side", value, SIDES)).transpose()?,
        level: get("level").map(level).transpose()?,
        seed: get("seed").map(seed).transpose()?,
    })
}

/// The parts' names and values, percent-encoding undone; at least one.
fn fields(fragment: &str) -> Result<Vec<(&'static str, String)>, LinkError> {
    let text = match fragment.split_once("://") {
        Some((_, address)) => address.split_once('#').map_or("", |(_, fragment)| fragment),
        None => fragment,
    };
    let text = unquoted(text.trim().trim_start_matches('#'));
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    let mut fields: Vec<(&'static str, String)> = Vec::new();
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let (name, value) = part.split_once('=').ok_or_else(|| LinkError::Part(part.to_owned()))?;
        let known = FIELDS.into_iter().find(|known| known.eq_ignore_ascii_case(name));
        let name = known.ok_or_else(|| LinkError::Name(name.to_owned()))?;
        if fields.iter().any(|(known, _)| *known == name) {
            return Err(LinkError::Twice(name));
        }
        fields.push((name, decoded(value).ok_or_else(|| LinkError::Encoding(part.to_owned()))?));
    }
    Ok(fields)
}

/// Without the marks that a link often stands before in a text. Browsers encode some of them.
fn unquoted(text: &str) -> &str {
    let marks = ['.', ',', ';', ':', ')', ']', '}', '>', '"', '\'', '?'];
    let shorter = text.trim_end_matches(marks).trim_end_matches("%3E").trim_end_matches("%22");
    if shorter.len() < text.len() { unquoted(shorter) } else { text }
}

fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let mut digit = || char::from(rest.next()?).to_digit(16);
                u8::try_from(16 * digit()? + digit()?).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

fn choice<T: Copy>(name: &'static str, value: &str, known: &[(&str, T)]) -> Result<T, LinkError> {
    let found = known.iter().find(|(word, _)| word.eq_ignore_ascii_case(value));
    found.map(|(_, choice)| *choice).ok_or_else(|| {
        let known = known.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" ");
        LinkError::Value { name, found: value.to_owned(), known }
    })
}

fn level(value: &str) -> Result<u8, LinkError> {
    value.parse().ok().filter(|level| (1..=MAX_LEVEL).contains(level)).ok_or_else(|| LinkError::Value {
        name: "level",
        found: value.to_owned(),
        known: format!("1 to {MAX_LEVEL}"),
    })
}

fn seed(value: &str) -> Result<u64, LinkError> {
    value.parse().map_err(|_| LinkError::Value {
        name: "seed",
        found: value.to_owned(),
        known: format!("0 to {}", u64::MAX),
    })
}

/// The game of a link written by hand.
fn written_game(rules: Option<&str>, pos: Option<&str>, moves: Option<&str>) -> Result<Game, LinkError> {
    let rules = rules.map_or(Ok(RuleSet::default()), rule_set::read)?;
    let start = match pos {
        Some(text) => position::read(text, &rules)?,
        None => Position::start(&rules).map_err(LinkError::Unplayable)?,
    };
    let mut game = Game::new(start);
    for (number, text) in (1..).zip(moves.map(move_texts).unwrap_or_default()) {
        let step = moves::read(&text, game.position()).map_err(|error| LinkError::Move { number, error })?;
        game.play(step).map_err(|reason| LinkError::Over { number, text, reason })?;
    }
    Ok(game)
}

/// The moves between commas; PBM's own comma (`d1,d2-d4`) follows a square that stands alone.
fn move_texts(text: &str) -> Vec<String> {
    let mut texts: Vec<String> = Vec::new();
    let mut is_open = false;
    for part in text.split([',', ' ', '_']).filter(|part| !part.is_empty()) {
        match texts.last_mut() {
            Some(last) if is_open => {
                last.push(',');
                last.push_str(part);
            }
            _ => texts.push(part.to_owned()),
        }
        is_open = !is_open && super::square::read(part).is_ok();
    }
    texts
}

/// Writes a game in the compact form, `g=…`, to stand behind a `#`: rules, start, the moves of the current line to its
/// end, and how it ended. Tags, notes and other variations are a record's matter.
#[must_use]
pub fn write_game(game: &Game) -> String {
    format!("g={}", compact::write(game))
}

/// Writes a link that opens the position at the cursor: `pos=…&rules=…`, then what else is given; to
/// stand behind a `#`.
#[must_use]
pub fn write_position(link: &Link) -> String {
    let position = link.game.position();
    // A `#` may not stand inside a fragment.
    let text = position::write(position).replace(' ', "_").replace('#', "%23");
    let mut parts = vec![format!("pos={text}&rules={}", rule_set::write(position.rules()))];
    let word = |mode| MODES.iter().find(|(_, known)| *known == mode).map_or("", |(word, _)| word);
    parts.extend(link.mode.map(|mode| format!("mode={}", word(mode))));
    parts.extend(link.side.map(|side| format!("side={side}")));
    parts.extend(link.level.map(|level| format!("level={level}")));
    parts.extend(link.seed.map(|seed| format!("seed={seed}")));
    parts.join("&")
}
