//! What the style sheets and the sprites promise in `styles/README.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const SPRITES: [&str; 3] =
    ["src/ui/board/pieces.svg", "src/ui/controls/icons.svg", "src/ui/controls/ornament.svg"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: impl AsRef<Path>) -> String {
    fs::read_to_string(root().join(path.as_ref())).expect("the sheets are there and well formed")
}

/// The sheets' paths with their text, comments taken out.
fn sheets() -> Vec<(PathBuf, String)> {
    let mut sheets = Vec::new();
    for entry in fs::read_dir(root().join("styles")).expect("the sheets are there and well formed") {
        let path = entry.expect("the sheets are there and well formed").path();
        if path.extension().is_some_and(|end| end == "css") {
            let text = read(&path);
            sheets.push((path, without_comments(&text)));
        }
    }
    assert!(sheets.len() >= 8, "the sheets are in styles/");
    sheets
}

fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, rest)| rest);
    }
    kept + rest
}

/// All values of an attribute such as `id="…"`.
fn values(text: &str, attribute: &str) -> Vec<String> {
    let opening = format!(" {attribute}=\"");
    let ends = text.split(&opening).skip(1);
    ends.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The declarations between the braces that follow `selector`.
fn block<'a>(sheet: &'a str, selector: &str) -> &'a str {
    let (_, rest) = sheet.split_once(selector).expect("the sheet has the selector");
    let (_, rest) = rest.split_once('{').expect("the sheets are there and well formed");
    rest.split_once('}').expect("the sheets are there and well formed").0
}

#[test]
fn raw_colours_stand_in_the_tokens_alone() {
    for (path, text) in sheets() {
        if path.ends_with("tokens.css") {
            continue;
        }
        for function in ["oklch(", "rgb(", "rgba(", "hsl(", "color-mix("] {
            assert!(!text.contains(function), "{} has {function}", path.display());
        }
        let is_hex = |word: &str| {
            word.starts_with('#') && word.len() > 3 && word[1..].chars().all(|c| c.is_ascii_hexdigit())
        };
        let found = text.split([' ', ';', ',', '(', ')', '\n']).find(|word| is_hex(word));
        assert_eq!(found, None, "{}", path.display());
    }
}

#[test]
fn no_declaration_is_important_and_no_sprite_carries_a_style() {
    for (path, text) in sheets() {
        assert!(!text.contains("!important"), "{}", path.display());
    }
    for path in SPRITES {
        assert_eq!(values(&read(path), "style"), Vec::<String>::new(), "{path}");
    }
}

/// The board's state changes with every press, and a rule that asks for it and names squares or pieces
/// has the style of all of them computed anew.
#[test]
fn no_rule_for_squares_or_pieces_asks_for_the_state_of_the_board() {
    for (path, text) in sheets() {
        let selectors = text.split('{').filter_map(|part| part.rsplit(['}', ';']).next());
        for selector in selectors.filter(|selector| selector.contains("[data-state")) {
            let mut words = selector.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '.');
            assert!(
                !words.any(|word| [".square", ".piece"].contains(&word)),
                "{}: {selector}",
                path.display()
            );
        }
    }
}

/// What asks by `:has()` what it contains is computed anew with whatever changes inside it.
#[test]
fn nothing_beside_the_board_asks_what_it_contains() {
    let busy =
        [":root", "html", "body", ".app", ".game", ".board", ".player", ".sentence", ".moves", ".tools"];
    for (path, text) in sheets() {
        let selectors = text.split('{').filter_map(|part| part.rsplit(['}', ';']).next());
        for selector in selectors.filter(|selector| selector.contains(":has(")) {
            let words = || selector.split(|c: char| !c.is_alphanumeric() && !"-.:".contains(c));
            let asks = |name: &str| words().any(|word| word.split(":has").next() == Some(name));
            assert!(!busy.into_iter().any(asks), "{}: {selector}", path.display());
        }
    }
}

#[test]
fn every_sheet_stands_in_a_declared_layer() {
    let tokens = without_comments(&read("styles/tokens.css"));
    let order = tokens
        .split(';')
        .next()
        .expect("the sheets are there and well formed")
        .trim()
        .trim_start_matches("@layer ")
        .to_owned();
    let declared: BTreeSet<&str> = order.split(", ").collect();
    for (path, text) in sheets() {
        let name =
            path.file_stem().expect("the sheets are there and well formed").to_str().unwrap().to_owned();
        if name != "fonts" {
            assert!(declared.contains(name.as_str()), "{name} is not in the order of layers");
            assert!(text.contains(&format!("@layer {name} {{")), "{name}.css opens no layer of its name");
        }
    }
}

#[test]
fn a_system_in_the_dark_gets_night_word_for_word() {
    let tokens = read("styles/tokens.css");
    assert_eq!(block(&tokens, "[data-theme=\"night\"]"), block(&tokens, ":root:not([data-theme])"));
}

#[test]
fn every_theme_gives_every_meaning_a_colour() {
    let tokens = read("styles/tokens.css");
    let names = |selector: &str| -> BTreeSet<String> {
        let declarations = block(&tokens, selector).split(';');
        declarations.filter_map(|d| d.split_once(':')).map(|(name, _)| name.trim().to_owned()).collect()
    };
    let mut first = names(":root, [data-theme=\"terracotta\"]");
    first.remove("--edge-w");
    for theme in ["night", "marble", "contrast"] {
        let missing: Vec<_> =
            first.difference(&names(&format!("[data-theme=\"{theme}\"]"))).cloned().collect();
        assert!(missing.is_empty(), "{theme} lacks {missing:?}");
    }
}

#[test]
fn symbols_have_one_name_each_and_what_is_used_exists() {
    let sprites: Vec<String> = SPRITES.iter().map(read).collect();
    let named: Vec<String> = sprites.iter().flat_map(|text| values(text, "id")).collect();
    let distinct: BTreeSet<&String> = named.iter().collect();
    assert_eq!(named.len(), distinct.len(), "a name is given twice");
    let contract = read("styles/README.md");
    for text in sprites.iter().chain([&contract]) {
        for used in values(text, "href").iter().filter_map(|value| value.strip_prefix('#')) {
            let is_screen = used.is_empty() || used == "board";
            assert!(is_screen || distinct.iter().any(|name| *name == used), "#{used} is drawn nowhere");
        }
    }
}

#[test]
fn fonts_that_the_sheet_names_are_there_with_their_licences() {
    let sheet = read("styles/fonts.css");
    let files = sheet.split("url(\"").skip(1).filter_map(|rest| rest.split('"').next());
    for file in files {
        assert!(root().join("static").join(file).is_file(), "{file}");
    }
    for family in ["literata", "commissioner"] {
        assert!(read(format!("static/fonts/LICENSE-{family}.txt")).contains("SIL Open Font License"));
    }
}
