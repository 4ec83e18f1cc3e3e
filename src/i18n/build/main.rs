//! Turns the Fluent files of `src/i18n` into Rust before the crate is compiled.
//!
//! The page can't afford a Fluent parser (its budget is bytes), so the files are read here: every
//! language is checked against English, message by message and variable by variable, and what is
//! left for the page is one string a language ([`encode`]) and typed enums ([`emit`]).

mod catalogue;
mod emit;
mod encode;
mod fault;
mod plural;
mod schema;

use catalogue::Catalogue;
use encode::Encoder;
use fault::Fault;
use schema::Schema;
use std::path::{Path, PathBuf};

/// The language every other one is checked against.
const REFERENCE: &str = "en";

/// A language's tag and its file's text.
pub(crate) type Source = (String, String);

/// What the crate is given.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// Each language's tag and table ([`encode`]).
    pub(crate) tables: Vec<(String, String)>,
    /// The generated Rust ([`emit`]).
    pub(crate) rust: String,
}

fn main() {
    println!("cargo::rerun-if-changed=src/i18n");
    println!("cargo::rerun-if-env-changed=CARGO_FEATURE_STATE");
    if std::env::var_os("CARGO_FEATURE_STATE").is_none() {
        return;
    }
    if let Err(faults) = run() {
        faults.iter().for_each(|fault| println!("cargo::error={fault}"));
        std::process::exit(1);
    }
}

fn run() -> Result<(), Vec<Fault>> {
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| vec![Fault::NoOutDir])?;
    let compiled = compile(&sources(Path::new("src/i18n"))?)?;
    let write = |name: &str, text: &str| {
        let path = out.join(name);
        std::fs::write(&path, text).map_err(|error| vec![Fault::file(&path, &error)])
    };
    for (tag, table) in &compiled.tables {
        write(&format!("{tag}.txt"), table)?;
    }
    write("texts.rs", &compiled.rust)
}

/// The texts of all languages' files.
pub(crate) fn sources(folder: &Path) -> Result<Vec<Source>, Vec<Fault>> {
    let entries = std::fs::read_dir(folder).map_err(|error| vec![Fault::file(folder, &error)])?;
    let is_fluent = |path: &PathBuf| path.extension().is_some_and(|end| end == "ftl");
    let read = |path: PathBuf| {
        let tag = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).map_err(|error| vec![Fault::file(&path, &error)])?;
        Ok((tag, text))
    };
    entries.flatten().map(|entry| entry.path()).filter(is_fluent).map(read).collect()
}

/// Checks all languages, in any order, and compiles them: English first, the others by tag.
///
/// # Errors
/// Everything wrong with any of them.
pub(crate) fn compile(sources: &[Source]) -> Result<Compiled, Vec<Fault>> {
    let (mut catalogues, mut faults) = (Vec::new(), Vec::new());
    for (tag, text) in sources {
        match Catalogue::read(tag, text) {
            Ok(catalogue) => catalogues.push(catalogue),
            Err(more) => faults.extend(more),
        }
    }
    catalogues.sort_by_key(|catalogue| (catalogue.tag != REFERENCE, catalogue.tag.clone()));
    let Some(english) = catalogues.first().filter(|first| first.tag == REFERENCE) else {
        return Err(faults.into_iter().chain([Fault::NoReference]).collect());
    };
    let schema = Schema::of(english)?;
    let mut tables = Vec::new();
    for catalogue in &catalogues {
        match Encoder::new(catalogue, &schema).table() {
            Ok(table) => tables.push((catalogue.tag.clone(), table)),
            Err(more) => faults.extend(more),
        }
    }
    let rust = emit::rust(&catalogues, &schema);
    if faults.is_empty() { Ok(Compiled { tables, rust }) } else { Err(faults) }
}
