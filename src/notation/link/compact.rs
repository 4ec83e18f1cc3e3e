//! A whole game as one word of `A–Z a–z 0–9 - _`.
//!
//! Version, checksum, then one number of mixed radix: the rules, the start, the count of moves,
//! each move as its place among the sorted legal ones, and the ending. A change to any of this, or
//! to what moves are legal, needs a new version.

use super::super::rule_set;
use super::digits::{ALPHABET, Reader, Writer, value};
use crate::game::{Game, Node};
use crate::rules::{
    Content, Crossers, Duty, Move, Outcome, Piece, Position, Preset, Reason, RuleSet, Setup, Side, Size,
    Square, SquareMap, SquareSet, sorted_by_key,
};

/// The first character of the payload.
const VERSION: char = '1';
/// Characters of the checksum: 24 bits.
const CHECK: usize = 4;
/// The most characters that are read.
const MAX_LENGTH: usize = 20_000;
/// The most moves that are read or written.
pub const MAX_PLIES: usize = 10_000;
/// The first digit of rules that are no preset.
const CUSTOM: u32 = 15;

/// Why a payload is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PayloadError {
    /// It is cut off, or longer than any game.
    #[error("the game is incomplete or too long ({0} characters)")]
    Length(usize),
    /// It was written by another version.
    #[error("the game is of an unknown version '{}'", .0.escape_default())]
    Version(char),
    /// A character that doesn't occur.
    #[error("the game has a wrong character '{}' at {place}", .found.escape_default())]
    Letter {
        /// The character.
        found: char,
        /// Its place in the payload, from 1.
        place: usize,
    },
    /// The checksum doesn't fit: characters are missing or were changed.
    #[error("the game is damaged: its checksum does not fit")]
    Checksum,
    /// The checksum fits, but no game is meant.
    #[error("the game is damaged: it has no {0}")]
    Content(&'static str),
}

/// The payload of the current line of `game`.
pub(super) fn write(game: &Game) -> String {
    let mut out = Writer::default();
    write_start(&mut out, game.start());
    let line = game.line();
    let line = &line[..line.len().min(MAX_PLIES)];
    let count = line.len() as u32;
    out.digit(count.min(255), 256);
    if count >= 255 {
        out.digit(count, 1 << 16);
    }
    let mut before = game.start();
    for node in line.iter().filter_map(|id| game.node(*id)) {
        let moves = sorted(before.moves());
        if let Some(index) = moves.iter().position(|step| Some(*step) == node.step()) {
            out.digit(index as u32, moves.len() as u32);
        }
        before = node.position();
    }
    let end = line.last().copied().unwrap_or(crate::game::NodeId::START);
    let ending = game.node(end).and_then(Node::ending);
    let ending = ENDINGS.iter().position(|known| Some(*known) == ending).map_or(0, |at| at + 1);
    out.digit(ending as u32, ENDINGS.len() as u32 + 1);
    let body = out.text();
    format!("{VERSION}{}{body}", checksum(&body))
}

/// Reads a payload.
pub(super) fn read(payload: &str) -> Result<Game, PayloadError> {
    let (version, body) = check(payload)?;
    if version != VERSION {
        return Err(PayloadError::Version(version));
    }
    let mut input = Reader::new(body).ok_or(PayloadError::Checksum)?;
    let mut game = Game::new(read_start(&mut input)?);
    let count = match input.digit(256) {
        255 => input.digit(1 << 16),
        count => count,
    };
    if count as usize > MAX_PLIES {
        return Err(PayloadError::Content("number of moves"));
    }
    for _ in 0..count {
        let moves = sorted(game.legal_moves());
        if moves.is_empty() {
            return Err(PayloadError::Content("legal move where one should follow"));
        }
        let step = moves[input.digit(moves.len() as u32) as usize];
        game.play(step).map_err(|_| PayloadError::Content("legal move where one should follow"))?;
    }
    let ending = input.digit(ENDINGS.len() as u32 + 1) as usize;
    if let Some(ending) = ending.checked_sub(1).map(|at| ENDINGS[at]) {
        game.end(ending).map_err(|_| PayloadError::Content("ending of its own"))?;
    }
    if input.is_done() { Ok(game) } else { Err(PayloadError::Content("end")) }
}

/// The endings that the board doesn't show.
const ENDINGS: [Outcome; 6] = [
    Outcome::draw(Reason::Agreement),
    Outcome::win(Side::White, Reason::Resignation),
    Outcome::win(Side::Black, Reason::Resignation),
    Outcome::win(Side::White, Reason::Time),
    Outcome::win(Side::Black, Reason::Time),
    Outcome::draw(Reason::Time),
];

/// Moves in an order that no version of the program changes: by rear, then by target.
fn sorted(moves: Vec<Move>) -> Vec<Move> {
    sorted_by_key(moves, |step| (step.rear(), step.target()))
}

/// Version and body of a payload whose checksum fits.
fn check(payload: &str) -> Result<(char, &str), PayloadError> {
    let wrong = |(_, letter): &(usize, char)| !u8::try_from(*letter).is_ok_and(|c| value(c).is_some());
    if let Some((at, found)) = payload.chars().enumerate().find(wrong) {
        return Err(PayloadError::Letter { found, place: at + 1 });
    }
    let version = payload.chars().next().ok_or(PayloadError::Length(0))?;
    if payload.len() < 1 + CHECK || payload.len() > MAX_LENGTH {
        return Err(PayloadError::Length(payload.len()));
    }
    let (found, body) = payload[1..].split_at(CHECK);
    if found == checksum(body) { Ok((version, body)) } else { Err(PayloadError::Checksum) }
}

/// FNV-1a (Fowler, Noll, Vo), its 32 bits folded to 24. Any one changed character changes the 32.
fn checksum(body: &str) -> String {
    let hash =
        body.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    let folded = hash >> 24 ^ hash;
    (0..CHECK).map(|at| char::from(ALPHABET[(folded >> (6 * at) & 63) as usize])).collect()
}

fn write_start(out: &mut Writer, start: &Position) {
    let bare = RuleSet { obstructions: SquareSet::new(), ..start.rules().clone() };
    match Preset::ALL.into_iter().position(|preset| preset.rules() == bare) {
        Some(index) => out.digit(index as u32, CUSTOM + 1),
        None => {
            out.digit(CUSTOM, CUSTOM + 1);
            rule_set::digits(&bare).into_iter().for_each(|(digit, base)| out.digit(digit, base));
        }
    }
    let rules = start.rules();
    if Position::start(rules).as_ref() != Ok(start) {
        out.digit(2, 3);
        write_board(out, start);
        return;
    }
    out.digit(u32::from(!rules.obstructions.is_empty()), 3);
    if !rules.obstructions.is_empty() {
        for square in rules.size.squares().filter(|square| !rules.is_start(*square)) {
            out.digit(u32::from(rules.obstructions.contains(&square)), 2);
        }
    }
}

fn read_start(input: &mut Reader) -> Result<Position, PayloadError> {
    let mut rules = match input.digit(CUSTOM + 1) {
        CUSTOM => rule_set::from_digits(|base| input.digit(base)).ok_or(PayloadError::Content("rules"))?,
        index => Preset::ALL.get(index as usize).ok_or(PayloadError::Content("rules"))?.rules(),
    };
    match input.digit(3) {
        0 => {}
        1 => {
            let free: Vec<Square> = rules.size.squares().filter(|square| !rules.is_start(*square)).collect();
            rules.obstructions.extend(free.into_iter().filter(|_| input.digit(2) == 1));
        }
        _ => {
            let setup = read_board(input, rules.size, is_lock_kept(&rules));
            return setup.position(&rules).map_err(|_| PayloadError::Content("legal start"));
        }
    }
    Position::start(&rules).map_err(|_| PayloadError::Content("legal start"))
}

/// Do the rules need to be told which pieces are locked?
fn is_lock_kept(rules: &RuleSet) -> bool {
    rules.crossers == Crossers::LockedWhenAnswered
}

const CONTENTS: [Content; 6] = [
    Content::Empty,
    Content::Piece(Piece { side: Side::White, is_locked: false }),
    Content::Piece(Piece { side: Side::Black, is_locked: false }),
    Content::Obstruction,
    Content::Piece(Piece { side: Side::White, is_locked: true }),
    Content::Piece(Piece { side: Side::Black, is_locked: true }),
];
const DUTIES: [Duty; 3] = [Duty::None, Duty::Owed, Duty::Failed];

fn write_board(out: &mut Writer, start: &Position) {
    let is_lock_kept = is_lock_kept(start.rules());
    for square in start.size().squares() {
        let content = match start.at(square) {
            Content::Piece(piece) if !is_lock_kept => Content::Piece(Piece { is_locked: false, ..piece }),
            content => content,
        };
        let digit = CONTENTS.iter().position(|known| *known == content).unwrap_or(0);
        out.digit(digit as u32, if is_lock_kept { 6 } else { 4 });
    }
    out.digit(start.turn().index() as u32, 2);
    let duty = DUTIES.iter().position(|duty| *duty == start.duty()).unwrap_or(0);
    out.digit(duty as u32, 3);
    out.digit(u32::from(start.stones()), 10);
}

fn read_board(input: &mut Reader, size: Size, is_lock_kept: bool) -> Setup {
    let mut pieces = SquareMap::new();
    let mut obstructions = SquareSet::new();
    for square in size.squares() {
        match CONTENTS[input.digit(if is_lock_kept { 6 } else { 4 }) as usize] {
            Content::Empty => {}
            Content::Piece(piece) => drop(pieces.insert(square, piece)),
            Content::Obstruction => drop(obstructions.insert(square)),
        }
    }
    Setup {
        size,
        pieces,
        obstructions,
        turn: Side::BOTH[input.digit(2) as usize],
        duty: DUTIES[input.digit(3) as usize],
        stones: input.digit(10) as u8,
    }
}
