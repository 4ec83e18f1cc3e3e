//! What stands in a record, before any of it means something.

use super::super::moves::{self, Written};
use super::super::place::{Place, Scanner};
use super::{RecordError, header};

/// A result as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    WhiteWins,
    BlackWins,
    Draw,
    Unknown,
}

impl Mark {
    /// The marks and their texts; reading takes `1–0`, `½-½` and the like too.
    pub(super) const ALL: [(Mark, &'static str); 4] =
        [(Mark::WhiteWins, "1-0"), (Mark::BlackWins, "0-1"), (Mark::Draw, "1/2-1/2"), (Mark::Unknown, "*")];

    pub(super) fn text(self) -> &'static str {
        Mark::ALL.into_iter().find(|(mark, _)| *mark == self).map_or("*", |(_, text)| text)
    }

    /// The mark that `text` is, dashes and halves of any kind.
    pub(super) fn read(text: &str) -> Option<Mark> {
        let plain: String =
            text.replace('½', "1/2").chars().map(|c| if moves::is_dash(c) { '-' } else { c }).collect();
        Mark::ALL.into_iter().find(|(_, known)| *known == plain).map(|(mark, _)| mark)
    }
}

/// One element of the move text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Number,
    Move(Written),
    /// Its words joined by single spaces.
    Comment(String),
    Glyph(u8),
    Open,
    Close,
    Result(Mark),
}

/// A tag and where its value begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) place: Place,
}

/// One game's text, taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Draft {
    pub(super) tags: Vec<Tag>,
    pub(super) tokens: Vec<(Place, Token)>,
}

impl Draft {
    /// The tag called `name`, in any case.
    pub(super) fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name))
    }

    /// Is there such a tag already? Only those that mean something to the reader may come in any
    /// case.
    fn has(&self, tag: &Tag) -> bool {
        let is_equal = |known: &Tag| known.name == tag.name;
        header::is_derived(&tag.name) && self.tag(&tag.name).is_some() || self.tags.iter().any(is_equal)
    }

    fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.tokens.is_empty()
    }

    /// Has the game's text ended, so that more of it belongs to the next game? A comment behind
    /// the result still belongs to this one.
    fn is_complete(&self) -> bool {
        let mut said = self.tokens.iter().map(|(_, token)| token).rev();
        matches!(said.find(|token| !matches!(token, Token::Comment(_))), Some(Token::Result(_)))
    }
}

/// The games of a text, at least one. A result, or a tag behind moves, ends a game.
pub(super) fn drafts(text: &str) -> Result<Vec<Draft>, RecordError> {
    let mut scanner = Scanner::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    let mut drafts = Vec::new();
    let mut draft = Draft::default();
    loop {
        skip_to_next(&mut scanner);
        let Some(next) = scanner.peek() else { break };
        let place = scanner.place();
        if next == '[' {
            if !draft.tokens.is_empty() {
                drafts.push(core::mem::take(&mut draft));
            }
            let tag = tag(&mut scanner)?;
            if draft.has(&tag) {
                return Err(RecordError::TagTwice { name: tag.name, place });
            }
            draft.tags.push(tag);
            continue;
        }
        let token = token(&mut scanner)?;
        if draft.is_complete() && !matches!(token, Token::Comment(_)) {
            drafts.push(core::mem::take(&mut draft));
        }
        draft.tokens.push((place, token));
    }
    if !draft.is_empty() {
        drafts.push(draft);
    }
    if drafts.is_empty() { Err(RecordError::Empty) } else { Ok(drafts) }
}

/// Skips spaces and the lines that PGN lets begin with `%`.
fn skip_to_next(scanner: &mut Scanner<'_>) {
    scanner.skip_spaces();
    while scanner.peek() == Some('%') && scanner.place().column == 1 {
        scanner.take_while(|c| c != '\n');
        scanner.skip_spaces();
    }
}

fn tag(scanner: &mut Scanner<'_>) -> Result<Tag, RecordError> {
    let fault = RecordError::Tag { place: scanner.place() };
    scanner.next();
    scanner.skip_spaces();
    let name = scanner.take_while(|c| c.is_ascii_alphanumeric() || c == '_').to_owned();
    scanner.skip_spaces();
    if name.is_empty() || scanner.next() != Some('"') {
        return Err(fault);
    }
    let place = scanner.place();
    let mut value = String::new();
    loop {
        match scanner.next() {
            Some('"') => break,
            Some('\\') => value.extend(scanner.next_if(|c| c == '"' || c == '\\').or(Some('\\'))),
            Some(c) => value.push(c),
            None => return Err(fault),
        }
    }
    scanner.skip_spaces();
    if scanner.next() == Some(']') { Ok(Tag { name, value, place }) } else { Err(fault) }
}

/// The element that stands next; something does.
fn token(scanner: &mut Scanner<'_>) -> Result<Token, RecordError> {
    let place = scanner.place();
    if let Some(mark) = result(scanner) {
        return Ok(Token::Result(mark));
    }
    match scanner.peek() {
        Some('0'..='9') => {
            scanner.take_while(|c| c.is_ascii_digit());
            scanner.take_while(|c| c == '.' || c == '…');
            Ok(Token::Number)
        }
        Some('{' | ';') => comment(scanner).ok_or(RecordError::OpenComment { place }),
        Some('(') => Ok(scanner.next()).map(|_| Token::Open),
        Some(')') => Ok(scanner.next()).map(|_| Token::Close),
        Some('$' | '!' | '?') => glyph(scanner),
        Some('*' | 'a'..='z' | 'A'..='Z') => {
            moves::scan(scanner).map(Token::Move).map_err(RecordError::Unreadable)
        }
        _ => {
            let found = scanner.take_while(|c| !c.is_whitespace()).to_owned();
            Err(RecordError::Unexpected { found, place })
        }
    }
}

fn result(scanner: &mut Scanner<'_>) -> Option<Mark> {
    let mut ahead = scanner.clone();
    let is_part = |c: char| matches!(c, '0' | '1' | '2' | '/' | '½' | '*') || moves::is_dash(c);
    let mark = Mark::read(ahead.take_while(is_part))?;
    if mark == Mark::Unknown && ahead.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
        return None;
    }
    *scanner = ahead;
    Some(mark)
}

fn comment(scanner: &mut Scanner<'_>) -> Option<Token> {
    let text = match scanner.next()? {
        '{' => {
            let text = scanner.take_while(|c| c != '}');
            scanner.next()?;
            text
        }
        _ => scanner.take_while(|c| c != '\n'),
    };
    Some(Token::Comment(text.split_whitespace().collect::<Vec<_>>().join(" ")))
}

fn glyph(scanner: &mut Scanner<'_>) -> Result<Token, RecordError> {
    let place = scanner.place();
    let mut ahead = scanner.clone();
    let signs = ahead.take_while(|c| c == '!' || c == '?');
    let number = match signs {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        "" => {
            ahead.next();
            ahead.take_while(|c| c.is_ascii_digit()).parse().ok()
        }
        _ => None,
    };
    let whole = scanner.rest();
    let found = &whole[..whole.len() - ahead.rest().len()];
    *scanner = ahead;
    number.map(Token::Glyph).ok_or_else(|| RecordError::Glyph { found: found.to_owned(), place })
}
