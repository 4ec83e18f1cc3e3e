//! The house keeps its own rules: who may use whom, how long a file gets, what nobody writes.
//!
//! Every check is a function from a text to its faults, so that it can be tried on small
//! strings here and then on every file of the project.

mod edges;
mod source;
mod translations;

use source::{Source, without_comments, without_tests, without_texts};

/// The most lines a Rust file may have.
const MOST_LINES: usize = 400;

/// Files that may be longer, with the most lines they may have and the reason.
const LONGER: [(&str, usize, &str); 0] = [];

/// Faults of all files under these folders whose names end so.
fn faults(folders: &[&str], ending: &str, check: impl Fn(&Source) -> Vec<String>) -> Vec<String> {
    let files = source::all(folders, ending);
    assert!(!files.is_empty(), "no {ending} file under {folders:?}");
    let named = |file: &Source| {
        let name = file.path.clone();
        check(file).into_iter().map(move |fault| format!("{name}: {fault}")).collect::<Vec<_>>()
    };
    files.iter().flat_map(named).collect()
}

/// Faults that are known and not mended yet: each leaves the list when it is.
const OPEN: [&str; 0] = [];

fn assert_none(faults: &[String]) {
    let faults: Vec<&str> = faults.iter().map(String::as_str).filter(|fault| !OPEN.contains(fault)).collect();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn too_long(file: &Source) -> Vec<String> {
    let longer = LONGER.iter().find(|(path, ..)| *path == file.path);
    let most = longer.map_or(MOST_LINES, |(_, lines, _)| *lines);
    let lines = file.text.lines().count();
    if lines > most { vec![format!("{lines} lines, at most {most}")] } else { Vec::new() }
}

fn undocumented(file: &Source) -> Vec<String> {
    if file.text.starts_with("//! ") { Vec::new() } else { vec!["doesn't begin with //!".into()] }
}

/// Words that mean unfinished work, written apart so that this file hasn't got them.
fn unfinished(file: &Source) -> Vec<String> {
    let words = [
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("#[ig", "nore"),
    ];
    words.iter().filter(|word| file.text.contains(**word)).map(|word| format!("has {word}")).collect()
}

/// Paths of one machine.
fn machine_paths(file: &Source) -> Vec<String> {
    let paths = [concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/")];
    paths.iter().filter(|path| file.text.contains(**path)).map(|path| format!("has {path}")).collect()
}

fn unwraps(file: &Source) -> Vec<String> {
    if file.is_test() {
        return Vec::new();
    }
    let code = without_texts(&without_comments(&without_tests(&file.text)));
    let found = code.matches(concat!(".unw", "rap()")).count();
    if found > 0 { vec![format!("unwraps {found} times")] } else { Vec::new() }
}

/// Colours that don't come from the tokens.
fn raw_colours(file: &Source) -> Vec<String> {
    let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "oklch(", "oklab(", "lab(", "lch(", "hwb("];
    let text = without_comments(&file.text);
    let is_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
    let mut found: Vec<String> = functions
        .iter()
        .flat_map(|name| text.match_indices(name))
        .filter(|(at, _)| !text[..*at].ends_with(is_word))
        .map(|(_, name)| format!("has {name}…)"))
        .collect();
    for (at, _) in text.match_indices('#') {
        let rest = &text[at + 1..];
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        let ends = !rest[digits..].starts_with(is_word);
        // In Rust only a whole literal: positions have obstructions beside pieces.
        let is_literal = text[..at].ends_with('"') && rest[digits..].starts_with('"');
        if [3, 4, 6, 8].contains(&digits) && ends && (is_literal || !file.path.ends_with(".rs")) {
            found.push(format!("has #{}", &rest[..digits]));
        }
    }
    found
}

#[test]
fn files_stay_short() {
    assert_none(&faults(&["src", "tests", "xtask/src"], ".rs", too_long));
}

#[test]
fn every_file_says_what_it_is_for() {
    assert_none(&faults(&["src", "tests", "xtask/src"], ".rs", undocumented));
}

#[test]
fn nothing_is_left_unfinished() {
    for ending in [".rs", ".css", ".js", ".ftl"] {
        let folders = ["src", "tests", "xtask/src", "styles", "static"];
        assert_none(&faults(&folders, ending, unfinished));
    }
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    for ending in [".rs", ".css", ".js", ".md", ".toml"] {
        let folders = ["src", "tests", "xtask", "styles", "static", ".cargo", "Cargo.toml", "README.md"];
        assert_none(&faults(&folders, ending, machine_paths));
    }
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    assert_none(&faults(&["src", "xtask/src"], ".rs", unwraps));
}

#[test]
fn colours_come_from_the_tokens() {
    let check = |file: &Source| match file.path.as_str() {
        "styles/tokens.css" => Vec::new(),
        // A diagram is a file of its own and carries its colours with it.
        path if path.starts_with("src/notation/diagram/") => Vec::new(),
        _ => raw_colours(file),
    };
    assert_none(&faults(&["styles"], ".css", check));
    assert_none(&faults(&["src"], ".rs", check));
}

#[test]
fn rooms_use_only_what_the_design_lets_them() {
    assert_none(&faults(&["src"], ".rs", edges::forbidden_rooms));
}

#[test]
fn browser_is_touched_by_the_platform_and_the_binaries_alone() {
    assert_none(&faults(&["src"], ".rs", edges::forbidden_words));
}

#[test]
fn every_language_has_the_same_texts() {
    assert_none(&translations::differences(&source::all(&["src/i18n", "src/ui", "static"], ".ftl")));
}

/// A file as the checks see it.
fn file(path: &str, text: &str) -> Source {
    Source { path: path.into(), text: text.into() }
}

#[test]
fn long_or_undocumented_file_is_noticed() {
    let lines = |n: usize| file("src/rules/long.rs", &"//! x\n".repeat(n));
    assert_eq!(too_long(&lines(400)).len(), 0);
    assert_eq!(too_long(&lines(401)).len(), 1);
    assert_eq!(undocumented(&file("src/a.rs", "//! Says.\n")).len(), 0);
    assert_eq!(undocumented(&file("src/a.rs", "use core::fmt;\n")).len(), 1);
}

#[test]
fn unfinished_work_is_noticed() {
    for text in [concat!("// TO", "DO"), concat!("todo", "!()"), concat!("#[ig", "nore = \"slow\"]")] {
        assert_eq!(unfinished(&file("src/a.rs", text)).len(), 1, "{text}");
    }
    assert_eq!(unfinished(&file("src/a.rs", "// done; todos are in the tracker")).len(), 0);
    assert_eq!(machine_paths(&file("src/a.rs", concat!("\"/wo", "rk/main\""))).len(), 1);
    assert_eq!(machine_paths(&file("src/a.rs", "\"../main\"")).len(), 0);
}

#[test]
fn unwrapping_is_noticed_in_code_alone() {
    let call = concat!("x.unw", "rap()");
    let count = |path: &str, text: &str| unwraps(&file(path, text)).len();
    assert_eq!(count("src/a.rs", &format!("fn f() {{ {call}; }}")), 1);
    assert_eq!(count("src/a.rs", &format!("/// let y = {call};\nfn f() {{}}")), 0);
    assert_eq!(count("src/a.rs", &format!("const T: &str = \"{call}\";")), 0);
    assert_eq!(count("src/a.rs", &format!("#[cfg(test)]\nmod tests {{ fn f() {{ {call}; }} }}")), 0);
    assert_eq!(count("src/store/tests/a.rs", call), 0);
}

#[test]
fn raw_colour_is_noticed() {
    let count = |path: &str, text: &str| raw_colours(&file(path, text)).len();
    assert_eq!(count("styles/a.css", "a { color: #b5552f; background: #fff }"), 2);
    assert_eq!(count("styles/a.css", "a { color: oklch(0.6 0.1 40); }"), 1);
    assert_eq!(count("styles/a.css", "a { color: var(--ink); } /* #fff */"), 0);
    assert_eq!(count("styles/a.css", "#header { color: color-mix(in oklab, var(--a), var(--b)); }"), 0);
    assert_eq!(count("src/a.rs", "let board = \"w#bbb/4\"; #[derive(Debug)]"), 0);
    assert_eq!(count("src/a.rs", "let fill = \"#fff\";"), 1);
}
