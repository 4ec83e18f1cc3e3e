//! One language's file, parsed.

use super::fault::Fault;
use super::plural::Plural;
use fluent_syntax::ast::{Attribute, Comment, Entry, Pattern, PatternElement, Term};
use std::collections::BTreeMap;

/// The term that describes the language itself.
const LANGUAGE: &str = "language";

/// A language: its facts, its messages in the file's order, its terms.
pub(crate) struct Catalogue {
    /// The file's stem, a BCP 47 tag.
    pub(crate) tag: String,
    /// The language's name in itself.
    pub(crate) autonym: String,
    /// Is it written from right to left?
    pub(crate) is_rtl: bool,
    /// Its plural rules.
    pub(crate) plural: Plural,
    /// Messages; an attribute is a message of its own, `id-attribute`.
    pub(crate) messages: Vec<Message>,
    /// Terms by name.
    pub(crate) terms: BTreeMap<String, Pattern<String>>,
}

/// A message as the file has it.
pub(crate) struct Message {
    pub(crate) id: String,
    pub(crate) pattern: Pattern<String>,
    /// The comment above it, a line a string.
    pub(crate) comment: Vec<String>,
}

impl Catalogue {
    /// Reads a file's text, `tag` being the file's stem.
    ///
    /// # Errors
    /// Everything wrong with the file by itself.
    pub(crate) fn read(tag: &str, source: &str) -> Result<Catalogue, Vec<Fault>> {
        let resource = fluent_syntax::parser::parse(source.to_owned()).map_err(|(_, errors)| {
            let place = |at: usize| source[..at.min(source.len())].matches('\n').count() + 1;
            let fault = |error: &fluent_syntax::parser::ParserError| {
                Fault::text(tag, &format!("line {}", place(error.pos.start)), error.kind.to_string())
            };
            errors.iter().map(fault).collect::<Vec<Fault>>()
        })?;
        let (mut messages, mut terms, mut language) = (Vec::new(), BTreeMap::new(), None);
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let comment = comment_lines(message.comment);
                    let id = message.id.name;
                    messages.extend(message.attributes.into_iter().map(|part| attribute(&id, part)));
                    messages.extend(message.value.map(|pattern| Message { id, pattern, comment }));
                }
                Entry::Term(term) if term.id.name == LANGUAGE => language = Some(term),
                Entry::Term(term) => {
                    terms.insert(term.id.name, term.value);
                }
                _ => {}
            }
        }
        let language = language.ok_or_else(|| vec![Fault::text(tag, "-language", "is missing")])?;
        Catalogue::assemble(tag.to_owned(), &language, messages, terms)
    }

    fn assemble(
        tag: String,
        language: &Term<String>,
        messages: Vec<Message>,
        terms: BTreeMap<String, Pattern<String>>,
    ) -> Result<Catalogue, Vec<Fault>> {
        let fact = |name: &str| {
            let part = language.attributes.iter().find(|part| part.id.name == name);
            part.map(|part| plain(&part.value))
                .ok_or_else(|| vec![Fault::text(&tag, "-language", format!("has no .{name}"))])
        };
        let plural = Plural::read(&fact("plural")?);
        let plural = plural.map_err(|problem| vec![Fault::text(&tag, "-language.plural", problem)])?;
        let is_rtl = match fact("direction")?.as_str() {
            "ltr" => false,
            "rtl" => true,
            other => {
                let problem = format!("'{other}' is neither ltr nor rtl");
                return Err(vec![Fault::text(&tag, "-language.direction", problem)]);
            }
        };
        Ok(Catalogue { autonym: plain(&language.value), is_rtl, plural, messages, terms, tag })
    }

    /// The message called `id`.
    pub(crate) fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

fn attribute(id: &str, part: Attribute<String>) -> Message {
    Message { id: format!("{id}-{}", part.id.name), pattern: part.value, comment: Vec::new() }
}

fn comment_lines(comment: Option<Comment<String>>) -> Vec<String> {
    comment.map(|comment| comment.content).unwrap_or_default()
}

/// The text of a pattern without placeables.
fn plain(pattern: &Pattern<String>) -> String {
    let text = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(text).collect()
}
