//! What English promises: the messages, their numbers, their variables and the variables' types.

use super::catalogue::{Catalogue, Message};
use super::fault::Fault;
use std::collections::BTreeMap;

/// A variable's type: what a comment in `en.ftl` may call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Number,
    Flag,
    Side,
    Direction,
    Square,
    Played,
    String,
    Text,
    List,
}

impl Kind {
    fn read(word: &str) -> Option<Kind> {
        Some(match word {
            "number" => Kind::Number,
            "flag" => Kind::Flag,
            "side" => Kind::Side,
            "direction" => Kind::Direction,
            "square" => Kind::Square,
            "move" => Kind::Played,
            "string" => Kind::String,
            "text" => Kind::Text,
            "list" => Kind::List,
            _ => return None,
        })
    }

    /// The Rust type of a field, and a specimen of it.
    pub(crate) fn rust(self) -> (&'static str, &'static str) {
        match self {
            Kind::Number => ("u32", "3"),
            Kind::Flag => ("bool", "true"),
            Kind::Side => ("Side", "Side::White"),
            Kind::Direction => ("Direction", "Direction::NorthEast"),
            Kind::Square => ("Square", "Square::new(1, 0)"),
            Kind::Played => ("Move", "Move::march(Square::new(3, 9), Direction::SouthEast, 3, 1, 2)"),
            Kind::String => ("String", "\"Abc\".to_owned()"),
            Kind::Text => ("Box<Text>", "Box::new(Text::Label(Label::Yes))"),
            Kind::List => ("Vec<Text>", "vec![Text::Label(Label::Yes), Text::Label(Label::No)]"),
        }
    }

    /// The words a select on such a variable tells apart; `None` if it can't be selected on,
    /// empty for numbers.
    pub(crate) fn keys(self) -> Option<&'static [&'static str]> {
        match self {
            Kind::Number => Some(&[]),
            Kind::Flag => Some(&["yes", "no"]),
            Kind::Side => Some(&["white", "black"]),
            Kind::Direction => Some(&[
                "north",
                "north-east",
                "east",
                "south-east",
                "south",
                "south-west",
                "west",
                "north-west",
            ]),
            _ => None,
        }
    }

    /// Can such a variable be written as it is? Words can't: each language has its own.
    pub(crate) fn is_shown(self) -> bool {
        !matches!(self, Kind::Flag | Kind::Side | Kind::Direction)
    }
}

/// A message's promise.
pub(crate) struct Shape {
    pub(crate) id: String,
    /// Its place in every language's table.
    pub(crate) number: usize,
    /// Its variables, in the comment's order; empty for a label.
    pub(crate) fields: Vec<Field>,
    /// The comment's sentences.
    pub(crate) doc: String,
}

/// One variable of one message.
pub(crate) struct Field {
    pub(crate) name: String,
    /// May a language do without it?
    pub(crate) is_optional: bool,
    pub(crate) doc: String,
}

/// All promises.
pub(crate) struct Schema {
    /// Labels first, then the messages with variables; each group in the file's order.
    pub(crate) shapes: Vec<Shape>,
    /// The variables' numbers and types.
    pub(crate) variables: BTreeMap<String, (usize, Kind)>,
}

impl Schema {
    /// Reads the promises from English.
    ///
    /// # Errors
    /// Every variable whose declaration isn't understood.
    pub(crate) fn of(english: &Catalogue) -> Result<Schema, Vec<Fault>> {
        let mut schema = Schema { shapes: Vec::new(), variables: BTreeMap::new() };
        let mut faults = Vec::new();
        for message in &english.messages {
            if let Err(problem) = schema.add(message) {
                faults.push(Fault::text(&english.tag, &message.id, problem));
            }
        }
        schema.shapes.sort_by_key(|shape| !shape.fields.is_empty());
        schema.shapes.iter_mut().enumerate().for_each(|(number, shape)| shape.number = number);
        if faults.is_empty() { Ok(schema) } else { Err(faults) }
    }

    fn add(&mut self, message: &Message) -> Result<(), String> {
        if self.shapes.iter().any(|shape| shape.id == message.id) {
            return Err("stands there twice".to_owned());
        }
        let (mut fields, mut doc) = (Vec::new(), Vec::new());
        for line in &message.comment {
            match line.trim().strip_prefix('$') {
                Some(declaration) => fields.push(self.declare(declaration)?),
                None => doc.push(line.trim()),
            }
        }
        let doc = doc.join(" ").trim().to_owned();
        self.shapes.push(Shape { id: message.id.clone(), number: 0, fields, doc });
        Ok(())
    }

    /// Reads `name: type` or `name: type, optional`, then a full stop and what it means.
    fn declare(&mut self, declaration: &str) -> Result<Field, String> {
        let wrong = || format!("the declaration '${declaration}' is not understood");
        let (name, rest) = declaration.split_once(':').ok_or_else(wrong)?;
        let (kind, doc) = rest.split_once('.').unwrap_or((rest, ""));
        let (kind, is_optional) = match kind.split_once(',') {
            Some((kind, more)) if more.trim() == "optional" => (kind, true),
            Some(_) => return Err(wrong()),
            None => (kind, false),
        };
        let kind = Kind::read(kind.trim()).ok_or_else(wrong)?;
        let next = self.variables.len();
        let known = self.variables.entry(name.to_owned()).or_insert((next, kind));
        if known.1 != kind {
            return Err(format!("${name} has another type elsewhere"));
        }
        Ok(Field { name: name.to_owned(), is_optional, doc: doc.trim().to_owned() })
    }

    /// The promise called `id`.
    pub(crate) fn shape(&self, id: &str) -> Option<&Shape> {
        self.shapes.iter().find(|shape| shape.id == id)
    }
}
