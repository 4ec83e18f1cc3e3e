//! Where in a text something stands, and a cursor that knows it.

use core::fmt;

/// A place in a text: line and character, both from 1. Written `3:7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The character within the line, from 1.
    pub column: u32,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    fn past(self, read: char) -> Place {
        match read {
            '\n' => Place { line: self.line.saturating_add(1), column: 1 },
            _ => Place { column: self.column.saturating_add(1), ..self },
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A text being read from its start, one character at a time.
#[derive(Clone, Debug)]
pub(super) struct Scanner<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Scanner<'a> {
        Scanner::at(text, Place::START)
    }

    /// A text that is part of another one, where it begins at `place`.
    pub(super) fn at(text: &'a str, place: Place) -> Scanner<'a> {
        Scanner { rest: text, place }
    }

    /// The place of the next character.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// What hasn't been read yet.
    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let read = chars.next()?;
        self.rest = chars.as_str();
        self.place = self.place.past(read);
        Some(read)
    }

    /// Reads the next character if it is one that `is_wanted` takes.
    pub(super) fn next_if(&mut self, is_wanted: impl Fn(char) -> bool) -> Option<char> {
        self.peek().filter(|c| is_wanted(*c))?;
        self.next()
    }

    /// Reads as long as `is_wanted` takes the characters.
    pub(super) fn take_while(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.next_if(&is_wanted).is_some() {}
        &whole[..whole.len() - self.rest.len()]
    }

    pub(super) fn skip_spaces(&mut self) {
        self.take_while(char::is_whitespace);
    }
}

/// The text as a message quotes it: at most 40 characters, control characters escaped.
pub(super) fn excerpt(text: &str) -> String {
    let escape = |c: char| if c.is_control() { c.escape_default().to_string() } else { c.to_string() };
    let mut quoted: String = text.chars().take(40).map(escape).collect();
    if text.chars().nth(40).is_some() {
        quoted.push('…');
    }
    quoted
}
