//! Patterns as compact strings, which `src/i18n/pattern.rs` reads.
//!
//! A table is all messages in the order of their numbers, each ended by `\0`. Within a message:
//! `\1 v` places variable v; `\2 v (key \3 pattern \5)… \4` chooses by variable v, the last key
//! empty (it always fits); `\6 a b` places message 90 a + b. v, a and b are characters counted
//! from a space. Terms and messages without variables are written out here.

use super::catalogue::{Catalogue, Message};
use super::fault::Fault;
use super::plural::CATEGORIES;
use super::schema::{Kind, Schema, Shape};
use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::{BTreeMap, BTreeSet};

/// The arguments a term was called with; `None` outside terms.
type Scope<'s> = Option<&'s BTreeMap<String, String>>;

/// Writes one language's table.
pub(crate) struct Encoder<'a> {
    catalogue: &'a Catalogue,
    schema: &'a Schema,
    used: BTreeSet<String>,
}

impl<'a> Encoder<'a> {
    pub(crate) fn new(catalogue: &'a Catalogue, schema: &'a Schema) -> Encoder<'a> {
        Encoder { catalogue, schema, used: BTreeSet::new() }
    }

    /// The whole table.
    ///
    /// # Errors
    /// Every message and variable that is missing or surplus, and every pattern that isn't
    /// understood.
    pub(crate) fn table(mut self) -> Result<String, Vec<Fault>> {
        let (mut table, mut faults) = (String::new(), Vec::new());
        let fault = |id: &str, problem: String| Fault::text(&self.catalogue.tag, id, problem);
        let surplus = self.catalogue.messages.iter().filter(|m| self.schema.shape(&m.id).is_none());
        faults.extend(surplus.map(|m| fault(&m.id, "is surplus: English has no such message".to_owned())));
        for shape in &self.schema.shapes {
            let line = match self.catalogue.message(&shape.id) {
                Some(message) => self.line(shape, message),
                None => Err("is missing".to_owned()),
            };
            match line {
                Ok(line) => table.push_str(&line),
                Err(problem) => faults.push(Fault::text(&self.catalogue.tag, &shape.id, problem)),
            }
            table.push('\0');
        }
        if faults.is_empty() { Ok(table) } else { Err(faults) }
    }

    fn line(&mut self, shape: &Shape, message: &Message) -> Result<String, String> {
        self.used.clear();
        let line = self.pattern(&message.pattern, None)?;
        let is_known = |name: &str| shape.fields.iter().any(|field| field.name == name);
        if let Some(name) = self.used.iter().find(|name| !is_known(name)) {
            return Err(format!("variable ${name} is surplus: English declares no such variable here"));
        }
        match shape.fields.iter().find(|field| !field.is_optional && !self.used.contains(&field.name)) {
            Some(field) => Err(format!("variable ${} is missing", field.name)),
            None => Ok(line),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<String>, scope: Scope<'_>) -> Result<String, String> {
        let mut out = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.push_str(&value.replace('\n', " ")),
                PatternElement::Placeable { expression } => {
                    out.push_str(&self.expression(expression, scope)?)
                }
            }
        }
        Ok(out)
    }

    fn expression(&mut self, expression: &Expression<String>, scope: Scope<'_>) -> Result<String, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, scope),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                match scope {
                    Some(arguments) => {
                        let chosen = choose(variants, arguments.get(&id.name));
                        self.pattern(&chosen.value, scope)
                    }
                    None => self.select(&id.name, variants),
                }
            }
            Expression::Select { .. } => Err("only a variable can be selected on".to_owned()),
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>, scope: Scope<'_>) -> Result<String, String> {
        match inline {
            InlineExpression::StringLiteral { value } => Ok(unescape_unicode_to_string(value).into_owned()),
            InlineExpression::NumberLiteral { value } => Ok(value.clone()),
            InlineExpression::Placeable { expression } => self.expression(expression, scope),
            InlineExpression::VariableReference { id } => match scope {
                Some(arguments) => arguments
                    .get(&id.name)
                    .cloned()
                    .ok_or_else(|| format!("a term is used without its argument ${}", id.name)),
                None => self.variable(&id.name),
            },
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let term = self.catalogue.terms.get(&id.name);
                let term = term.ok_or_else(|| format!("term -{} is missing", id.name))?;
                self.pattern(term, Some(&named(arguments.as_ref())?))
            }
            InlineExpression::MessageReference { id, attribute } => {
                let id = attribute.iter().fold(id.name.clone(), |id, part| format!("{id}-{}", part.name));
                self.reference(&id)
            }
            InlineExpression::TermReference { .. } => Err("a term's attribute can't be shown".to_owned()),
            InlineExpression::FunctionReference { id, .. } => Err(format!("function {} is unknown", id.name)),
        }
    }

    fn kind(&self, name: &str) -> Result<(char, Kind), String> {
        let (number, kind) = self
            .schema
            .variables
            .get(name)
            .ok_or_else(|| format!("variable ${name} is surplus: English declares no such variable"))?;
        Ok((digit(*number), *kind))
    }

    fn variable(&mut self, name: &str) -> Result<String, String> {
        let (number, kind) = self.kind(name)?;
        if !kind.is_shown() {
            return Err(format!(
                "${name} is a word of the program: select on it, or use a message that does"
            ));
        }
        self.used.insert(name.to_owned());
        Ok(format!("\u{1}{number}"))
    }

    fn reference(&mut self, id: &str) -> Result<String, String> {
        let shape = self.schema.shape(id).ok_or_else(|| format!("message {id} is unknown"))?;
        if shape.fields.is_empty() {
            let catalogue = self.catalogue;
            let message = catalogue.message(id).ok_or_else(|| format!("message {id} is missing"))?;
            return self.pattern(&message.pattern, None);
        }
        self.used.extend(shape.fields.iter().map(|field| field.name.clone()));
        Ok(format!("\u{6}{}{}", digit(shape.number / 90), digit(shape.number % 90)))
    }

    fn select(&mut self, name: &str, variants: &[Variant<String>]) -> Result<String, String> {
        let (number, kind) = self.kind(name)?;
        let words = kind.keys().ok_or_else(|| format!("${name} can't be selected on"))?;
        self.check_keys(name, kind, words, variants)?;
        self.used.insert(name.to_owned());
        let mut out = format!("\u{2}{number}");
        for variant in variants.iter().filter(|variant| !variant.default) {
            out += &format!("{}\u{3}{}\u{5}", key(variant), self.pattern(&variant.value, None)?);
        }
        for variant in variants.iter().filter(|variant| variant.default) {
            out += &format!("\u{3}{}\u{5}", self.pattern(&variant.value, None)?);
        }
        out.push('\u{4}');
        Ok(out)
    }

    /// A select knows only keys that occur, and forgets none unless its default is `other`.
    fn check_keys(
        &self,
        name: &str,
        kind: Kind,
        words: &[&str],
        variants: &[Variant<String>],
    ) -> Result<(), String> {
        let has = |word: &str| variants.iter().any(|variant| key(variant) == word);
        let own: Vec<&str> = self.catalogue.plural.categories().collect();
        let is_plural = kind == Kind::Number && CATEGORIES.iter().any(|category| has(category));
        let needed: &[&str] = if is_plural { &own } else { words };
        let is_other = |variant: &Variant<String>| variant.default && key(variant) == "other";
        let missing = needed.iter().find(|word| !has(word));
        match missing {
            Some(word) if is_plural || !variants.iter().any(is_other) => {
                return Err(format!("the select on ${name} has no [{word}]"));
            }
            _ => {}
        }
        let is_number = |variant: &Variant<String>| matches!(variant.key, VariantKey::NumberLiteral { .. });
        let known = |variant: &&Variant<String>| {
            let word = key(variant);
            needed.contains(&word) || word == "other" || (kind == Kind::Number && is_number(variant))
        };
        match variants.iter().find(|variant| !known(variant)) {
            Some(variant) => Err(format!("the select on ${name} can never choose [{}]", key(variant))),
            None => Ok(()),
        }
    }
}

fn key(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The variant a term's argument chooses.
fn choose<'v>(variants: &'v [Variant<String>], argument: Option<&String>) -> &'v Variant<String> {
    let fits = |variant: &&Variant<String>| argument.is_some_and(|argument| key(variant) == argument);
    let chosen = variants.iter().find(fits).or_else(|| variants.iter().find(|variant| variant.default));
    chosen.unwrap_or(&variants[0])
}

fn named(arguments: Option<&CallArguments<String>>) -> Result<BTreeMap<String, String>, String> {
    let mut named = BTreeMap::new();
    for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
        let value = match &argument.value {
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => value,
            _ => return Err(format!("the term's argument {} is no literal", argument.name.name)),
        };
        named.insert(argument.name.name.clone(), value.clone());
    }
    Ok(named)
}

/// A number below 94 as a printable character.
fn digit(number: usize) -> char {
    char::from_u32(u32::try_from(number).unwrap_or(0) + 0x20).unwrap_or(' ')
}
