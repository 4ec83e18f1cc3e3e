//! What is said to people, in their language: typed [`Text`] → sentence.
//!
//! The texts are Fluent files beside this module, one a language; `build/` checks them against
//! English and turns them into [`Label`] (no variables), [`Text`] (an enum with typed variables)
//! and [`Language`] before the crate is compiled. How to add a text or a language stands at the
//! head of `en.ftl`. Everyone else builds a [`Text`] and lets [`say`] speak it:
//!
//! ```
//! use epaminondas::i18n::{Label, Language, Text, say};
//! use epaminondas::rules::{Direction, Side};
//! let text = Text::Preview { length: 4, direction: Direction::NorthEast, distance: 3, captures: 2 };
//! assert_eq!(say(Language::En, &text), "Phalanx of 4, north-east 3: captures 2.");
//! assert_eq!(say(Language::De, &Text::TurnOf { side: Side::White }), "Weiß ist am Zug");
//! assert_eq!(Language::Fr.label(Label::Undo), "Annuler");
//! ```
//!
//! Reading order: `language` (choosing one, its tables) → `pattern` (speaking) → `arguments` →
//! [`words`] (the rules' values as texts) → [`pages`] (the long texts' order) → `pseudo` (English
//! made strange, for tests).
//!
//! In the page (feature `web`) only English is built in: a language is spoken once its texts have
//! been [learnt](Language::learn), and English is spoken until then.
//!
//! Invariants: no screen, no component, no browser is known here; saying a text can't fail. In
//! right-to-left languages squares, moves and names stand in Unicode isolates; elsewhere the text
//! holds no control characters.

mod arguments;
mod language;
pub mod pages;
mod pattern;
mod pseudo;
#[cfg(test)]
mod tests;
pub mod words;

mod generated {
    //! `Label`, `Text` and `Language`, as `build/emit.rs` writes them.
    use super::arguments::Arguments;
    use super::language::Facts;
    use crate::rules::{Direction, Move, Side, Square};

    /// The page is smaller without what most of its readers can't read.
    #[cfg(feature = "web")]
    macro_rules! built_in {
        ($text:expr) => {
            None
        };
    }
    #[cfg(not(feature = "web"))]
    macro_rules! built_in {
        ($text:expr) => {
            Some($text)
        };
    }
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

pub use generated::{Label, Language, Text};
pub use language::LearnError;

/// `text` in `language`.
#[must_use]
pub fn say(language: Language, text: &Text) -> String {
    pattern::say(language, text)
}

impl From<Label> for Text {
    fn from(label: Label) -> Text {
        Text::Label(label)
    }
}
