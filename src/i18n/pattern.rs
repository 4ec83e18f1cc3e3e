//! Speaks a text: walks its pattern, as `build/encode.rs` has written it.

use super::arguments::{Arguments, Value};
use super::generated::{Language, Text};
use core::fmt::Write;

/// Ends a message in a table.
pub(super) const END: char = '\0';
/// Places a variable.
pub(super) const VARIABLE: char = '\u{1}';
/// Begins a choice by a variable.
pub(super) const CHOICE: char = '\u{2}';
/// Ends a key of a choice.
pub(super) const KEY_END: char = '\u{3}';
/// Ends a choice.
pub(super) const CHOICE_END: char = '\u{4}';
/// Ends a pattern within a choice.
pub(super) const PATTERN_END: char = '\u{5}';
/// Places another message.
pub(super) const MESSAGE: char = '\u{6}';

/// `text` in `language`.
pub(super) fn say(language: Language, text: &Text) -> String {
    let mut arguments = Arguments::new(language);
    let message = text.arguments(&mut arguments);
    let mut speech = Speech { language, arguments, out: String::new() };
    speech.pattern(&mut language.message(usize::from(message)));
    speech.out
}

struct Speech {
    language: Language,
    arguments: Arguments,
    out: String,
}

impl Speech {
    /// Says `rest` up to its end or the end of a pattern within a choice, and leaves what follows.
    fn pattern(&mut self, rest: &mut &'static str) {
        loop {
            let plain = rest.find(|c: char| c < ' ').unwrap_or(rest.len());
            self.out.push_str(&rest[..plain]);
            *rest = &rest[plain..];
            match take(rest) {
                Some(VARIABLE) => self.variable(number(rest)),
                Some(CHOICE) => self.choice(number(rest), rest),
                Some(MESSAGE) => {
                    let message = usize::from(number(rest)) * 90 + usize::from(number(rest));
                    self.pattern(&mut self.language.message(message));
                }
                _ => return,
            }
        }
    }

    fn variable(&mut self, number: u8) {
        match self.arguments.get(number) {
            Some(Value::Number(number)) => write!(self.out, "{number}").unwrap_or(()),
            Some(Value::Shown(text)) => self.out.push_str(text),
            Some(Value::Word(_)) | None => {}
        }
    }

    /// Says the first pattern whose key fits, and passes over the others.
    fn choice(&mut self, number: u8, rest: &mut &'static str) {
        let mut is_said = false;
        while !rest.starts_with(CHOICE_END) {
            let key = before(rest, KEY_END);
            if !is_said && self.fits(number, key) {
                self.pattern(rest);
                is_said = true;
            } else {
                skip(rest);
            }
            if rest.is_empty() {
                return;
            }
        }
        take(rest);
    }

    fn fits(&self, number: u8, key: &str) -> bool {
        key.is_empty()
            || match self.arguments.get(number) {
                Some(Value::Number(number)) => {
                    key.parse() == Ok(*number) || key == self.language.plural(*number)
                }
                Some(Value::Word(word)) => key == *word,
                Some(Value::Shown(_)) | None => false,
            }
    }
}

/// Passes over one pattern of a choice, choices within it included.
fn skip(rest: &mut &'static str) {
    let mut depth = 0;
    while let Some(character) = take(rest) {
        match character {
            CHOICE => depth += 1,
            CHOICE_END => depth -= 1,
            PATTERN_END if depth == 0 => return,
            _ => {}
        }
    }
}

fn take(rest: &mut &'static str) -> Option<char> {
    let mut characters = rest.chars();
    let first = characters.next();
    *rest = characters.as_str();
    first
}

/// The number a character stands for: its distance from a space.
fn number(rest: &mut &'static str) -> u8 {
    take(rest).and_then(|c| u8::try_from(c).ok()).map_or(0, |byte| byte.saturating_sub(b' '))
}

/// What stands before `end`, which is passed over too.
fn before(rest: &mut &'static str, end: char) -> &'static str {
    let (first, after) = rest.split_once(end).unwrap_or((rest, ""));
    *rest = after;
    first
}
