//! The Rust that the crate compiles: `Label`, `Text`, `Language`.

use super::catalogue::Catalogue;
use super::schema::{Schema, Shape};
use fluent_syntax::ast::PatternElement;
use std::fmt::Write;

/// The whole generated file.
pub(crate) fn rust(catalogues: &[Catalogue], schema: &Schema) -> String {
    let mut out = String::new();
    labels(&mut out, &catalogues[0], schema);
    texts(&mut out, &catalogues[0], schema);
    arguments(&mut out, schema);
    specimens(&mut out, schema);
    languages(&mut out, catalogues);
    out
}

fn labels(out: &mut String, english: &Catalogue, schema: &Schema) {
    let shapes: Vec<&Shape> = schema.shapes.iter().filter(|shape| shape.fields.is_empty()).collect();
    let mut all = String::new();
    *out += "/// A text without variables. Each is documented by its English.\n\
             #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u16)]\n\
             pub enum Label {\n";
    for shape in &shapes {
        doc(out, "    ", english, shape);
        let _ = writeln!(out, "    {} = {},", pascal(&shape.id), shape.number);
        let _ = write!(all, "Label::{}, ", pascal(&shape.id));
    }
    let _ = write!(
        out,
        "}}\n\nimpl Label {{\n    /// Every label, in the order of en.ftl.\n    \
         pub const ALL: [Label; {}] = [{all}];\n}}\n\n",
        shapes.len()
    );
}

fn texts(out: &mut String, english: &Catalogue, schema: &Schema) {
    *out += "/// A sentence to show or to speak, in no language yet.\n\
             #[derive(Clone, Debug, PartialEq, Eq, Hash)]\npub enum Text {\n    \
             /// A text without variables.\n    Label(Label),\n";
    for shape in with_fields(schema) {
        doc(out, "    ", english, shape);
        let _ = writeln!(out, "    {} {{", pascal(&shape.id));
        for field in &shape.fields {
            let (_, kind) = schema.variables[&field.name];
            let meaning = if field.doc.is_empty() { &field.name } else { &field.doc };
            let _ =
                writeln!(out, "        /// {meaning}.\n        {}: {},", snake(&field.name), kind.rust().0);
        }
        *out += "    },\n";
    }
    *out += "}\n\n";
}

/// The link from a [`Text`]'s fields to the numbers the tables use.
fn arguments(out: &mut String, schema: &Schema) {
    *out += "impl Text {\n    /// The message's number; its variables go to `to`.\n    \
             pub(super) fn arguments(&self, to: &mut Arguments) -> u16 {\n        match self {\n            \
             Text::Label(label) => *label as u16,\n";
    for shape in with_fields(schema) {
        let names: Vec<String> = shape.fields.iter().map(|field| snake(&field.name)).collect();
        let _ = writeln!(out, "            Text::{} {{ {} }} => {{", pascal(&shape.id), names.join(", "));
        for field in &shape.fields {
            let (number, _) = schema.variables[&field.name];
            let _ = writeln!(out, "                to.put({number}, {});", snake(&field.name));
        }
        let _ = writeln!(out, "                {}\n            }}", shape.number);
    }
    *out += "        }\n    }\n}\n\n";
}

fn specimens(out: &mut String, schema: &Schema) {
    *out += "/// One of each [`Text`] that has variables.\n#[cfg(test)]\n\
             pub(super) fn specimens() -> Vec<Text> {\n    vec![\n";
    for shape in with_fields(schema) {
        let _ = write!(out, "        Text::{} {{ ", pascal(&shape.id));
        for field in &shape.fields {
            let (_, kind) = schema.variables[&field.name];
            let _ = write!(out, "{}: {}, ", snake(&field.name), kind.rust().1);
        }
        *out += "},\n";
    }
    *out += "    ]\n}\n\n";
}

fn languages(out: &mut String, catalogues: &[Catalogue]) {
    *out += "/// The languages of the files beside this module, and two made of English for tests.\n\
             #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]\n\
             pub enum Language {\n";
    let (mut all, mut facts) = (String::new(), String::new());
    for (place, catalogue) in catalogues.iter().enumerate() {
        let Catalogue { tag, autonym, is_rtl, plural, .. } = catalogue;
        let default = if place == 0 { "    #[default]\n" } else { "" };
        let _ = writeln!(out, "    /// {autonym}.\n{default}    {},", pascal(tag));
        let _ = write!(all, "Language::{}, ", pascal(tag));
        let _ = writeln!(
            facts,
            "    Facts {{ tag: {tag:?}, autonym: {autonym:?}, is_rtl: {is_rtl}, plural: {}, \
             table: {} }},",
            plural.code(),
            table(place, tag)
        );
    }
    let count = catalogues.len();
    let _ = write!(
        out,
        "    /// English with accents, a third longer: what isn't translated or doesn't fit shows.\n    \
         Accented,\n    /// The same, written from right to left.\n    Mirrored,\n}}\n\n\
         impl Language {{\n    /// The languages people choose from, English first.\n    \
         pub const ALL: [Language; {count}] = [{all}];\n}}\n\n\
         pub(super) static FACTS: [Facts; {count}] = [\n{facts}];\n"
    );
}

/// English is always there; the page fetches the others when they are wanted.
fn table(place: usize, tag: &str) -> String {
    let text = format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{tag}.txt\"))");
    if place == 0 { format!("Some({text})") } else { format!("built_in!({text})") }
}

fn with_fields(schema: &Schema) -> impl Iterator<Item = &Shape> {
    schema.shapes.iter().filter(|shape| !shape.fields.is_empty())
}

/// The file's comment, or the English text itself.
fn doc(out: &mut String, indent: &str, english: &Catalogue, shape: &Shape) {
    let text = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.replace('\n', " "),
        PatternElement::Placeable { .. } => "…".to_owned(),
    };
    let words: String = english
        .message(&shape.id)
        .map(|message| message.pattern.elements.iter().map(text).collect())
        .unwrap_or_default();
    let words = words.replace('[', "(").replace(']', ")").replace('<', "(").replace('>', ")");
    let gap = if shape.doc.is_empty() { "" } else { " " };
    let _ = writeln!(out, "{indent}/// {}{gap}“{words}”", shape.doc);
}

fn pascal(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>())
    };
    id.split('-').filter_map(word).collect()
}

fn snake(name: &str) -> String {
    name.replace('-', "_")
}
