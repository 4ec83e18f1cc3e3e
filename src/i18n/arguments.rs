//! The variables of one text, by the numbers the tables know them by.

use super::generated::{Language, Text};
use super::pattern;
use crate::rules::{Direction, Move, Side, Square};

/// First strong isolate: what follows has its own direction (Unicode TR 9).
const ISOLATE: char = '\u{2068}';
/// The isolate's end.
const END_ISOLATE: char = '\u{2069}';

/// A variable's value.
#[derive(Debug)]
pub(super) enum Value {
    /// A number, shown or chosen by.
    Number(u32),
    /// One of the words a select chooses by; never shown.
    Word(&'static str),
    /// Words already in the language, or in none.
    Shown(String),
}

/// The variables of one text.
#[derive(Debug)]
pub(super) struct Arguments {
    language: Language,
    values: Vec<(u8, Value)>,
}

impl Arguments {
    pub(super) fn new(language: Language) -> Arguments {
        Arguments { language, values: Vec::new() }
    }

    /// Sets variable `number`.
    pub(super) fn put(&mut self, number: u8, argument: &dyn Argument) {
        self.values.push((number, argument.value(self.language)));
    }

    /// The value of variable `number`, if the text has it.
    pub(super) fn get(&self, number: u8) -> Option<&Value> {
        self.values.iter().find(|(own, _)| *own == number).map(|(_, value)| value)
    }
}

/// What a field of a [`Text`] may be.
pub(super) trait Argument {
    fn value(&self, language: Language) -> Value;
}

impl Argument for u32 {
    fn value(&self, _: Language) -> Value {
        Value::Number(*self)
    }
}

impl Argument for bool {
    fn value(&self, _: Language) -> Value {
        Value::Word(if *self { "yes" } else { "no" })
    }
}

impl Argument for Side {
    fn value(&self, _: Language) -> Value {
        Value::Word(["white", "black"][self.index()])
    }
}

impl Argument for Direction {
    fn value(&self, _: Language) -> Value {
        const WORDS: [&str; 8] =
            ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];
        Value::Word(WORDS[*self as usize])
    }
}

impl Argument for Square {
    fn value(&self, language: Language) -> Value {
        isolated(language, self.to_string())
    }
}

impl Argument for Move {
    fn value(&self, language: Language) -> Value {
        isolated(language, self.to_string())
    }
}

impl Argument for String {
    fn value(&self, language: Language) -> Value {
        isolated(language, self.clone())
    }
}

impl Argument for Box<Text> {
    fn value(&self, language: Language) -> Value {
        Value::Shown(pattern::say(language, self))
    }
}

impl Argument for Vec<Text> {
    fn value(&self, language: Language) -> Value {
        let items: Vec<String> = self.iter().map(|text| pattern::say(language, text)).collect();
        Value::Shown(items.join(language.label(super::Label::ListSeparator)))
    }
}

fn isolated(language: Language, mut text: String) -> Value {
    if language.is_rtl() {
        text.insert(0, ISOLATE);
        text.push(END_ISOLATE);
    }
    Value::Shown(text)
}
