//! Plural rules, read from a language's own file.

use std::fmt::Write;

/// The categories of CLDR, besides `other`.
pub(crate) const CATEGORIES: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// A language's cardinal rules for whole numbers.
pub(crate) struct Plural {
    rules: Vec<(String, String)>,
}

impl Plural {
    /// Reads `one: n % 10 = 1 and n % 100 != 11; few: …`: CLDR's own notation, with `n` the whole
    /// number; a number that fits no rule is `other`.
    pub(crate) fn read(text: &str) -> Result<Plural, String> {
        let mut rules = Vec::new();
        for rule in text.split(';').map(str::trim).filter(|rule| !rule.is_empty()) {
            let (category, condition) =
                rule.split_once(':').ok_or_else(|| format!("plural rule '{rule}' has no colon"))?;
            let category = category.trim();
            if !CATEGORIES.contains(&category) {
                return Err(format!("unknown plural category '{category}'"));
            }
            rules.push((category.to_owned(), condition_code(condition)?));
        }
        Ok(Plural { rules })
    }

    /// The categories this language tells apart, `other` left out.
    pub(crate) fn categories(&self) -> impl Iterator<Item = &str> {
        self.rules.iter().map(|(category, _)| category.as_str())
    }

    /// A Rust closure from a number to its category's name.
    pub(crate) fn code(&self) -> String {
        if self.rules.is_empty() {
            return "|_| \"other\"".to_owned();
        }
        let mut code = "|n| ".to_owned();
        for (category, condition) in &self.rules {
            let _ = write!(code, "if {condition} {{ {category:?} }} else ");
        }
        code + "{ \"other\" }"
    }
}

fn condition_code(condition: &str) -> Result<String, String> {
    let all_of = |part: &str| {
        let relations: Result<Vec<String>, String> = part.split(" and ").map(relation_code).collect();
        relations.map(|relations| relations.join(" && "))
    };
    let parts: Result<Vec<String>, String> = condition.split(" or ").map(all_of).collect();
    parts.map(|parts| parts.join(" || "))
}

/// `n % 10 = 2..4,7` as `matches!(n % 10, 2..=4 | 7)`.
fn relation_code(relation: &str) -> Result<String, String> {
    let wrong = || format!("plural relation '{}' is not understood", relation.trim());
    let (left, right, not) = match relation.split_once("!=") {
        Some((left, right)) => (left, right, "!"),
        None => relation.split_once('=').map(|(left, right)| (left, right, "")).ok_or_else(wrong)?,
    };
    let left: Vec<&str> = left.split_whitespace().collect();
    let operand = match left[..] {
        ["n"] => "n".to_owned(),
        ["n", "%", modulus] => format!("n % {}", modulus.parse::<u32>().map_err(|_| wrong())?),
        _ => return Err(wrong()),
    };
    let range = |text: &str| {
        let (from, to) = text.split_once("..").unwrap_or((text, text));
        let from: u32 = from.trim().parse().map_err(|_| wrong())?;
        let to: u32 = to.trim().parse().map_err(|_| wrong())?;
        Ok(if from == to { from.to_string() } else { format!("{from}..={to}") })
    };
    let ranges: Result<Vec<String>, String> = right.split(',').map(range).collect();
    Ok(format!("{not}matches!({operand}, {})", ranges?.join(" | ")))
}
