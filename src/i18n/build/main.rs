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
    let catalogues = read_all(Path::new("src/i18n"))?;
    let schema = Schema::of(&catalogues[0])?;
    let mut faults = Vec::new();
    for catalogue in &catalogues {
        match Encoder::new(catalogue, &schema).table() {
            Ok(table) => {
                let path = out.join(format!("{}.txt", catalogue.tag));
                std::fs::write(&path, table).map_err(|error| vec![Fault::file(&path, &error)])?;
            }
            Err(more) => faults.extend(more),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let path = out.join("texts.rs");
    std::fs::write(&path, emit::rust(&catalogues, &schema)).map_err(|error| vec![Fault::file(&path, &error)])
}

/// All languages: English first, the others by tag.
fn read_all(folder: &Path) -> Result<Vec<Catalogue>, Vec<Fault>> {
    let entries = std::fs::read_dir(folder).map_err(|error| vec![Fault::file(folder, &error)])?;
    let is_fluent = |path: &PathBuf| path.extension().is_some_and(|end| end == "ftl");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_fluent).collect();
    paths.sort_by_key(|path| (path.file_stem().is_none_or(|stem| stem != REFERENCE), path.clone()));
    let (mut catalogues, mut faults) = (Vec::new(), Vec::new());
    for path in &paths {
        match Catalogue::read(path) {
            Ok(catalogue) => catalogues.push(catalogue),
            Err(more) => faults.extend(more),
        }
    }
    match catalogues.first().is_some_and(|first| first.tag == REFERENCE) {
        true if faults.is_empty() => Ok(catalogues),
        true => Err(faults),
        false => Err(faults.into_iter().chain([Fault::NoReference]).collect()),
    }
}
