//! The project's files, and their text without what isn't code.

use std::fs;
use std::path::Path;

/// A file: its path from the project's root with `/`, and its text.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// Whether the whole file is there for tests.
    pub(crate) fn is_test(&self) -> bool {
        self.path.split('/').any(|part| part == "tests" || part == "tests.rs")
    }
}

/// All files at or under these paths whose names end so, in order of their paths.
pub(crate) fn all(paths: &[&str], ending: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for path in paths {
        collect(root, &root.join(path), ending, &mut found);
    }
    found.sort_by(|a: &Source, b: &Source| a.path.cmp(&b.path));
    found
}

fn collect(root: &Path, path: &Path, ending: &str, found: &mut Vec<Source>) {
    if path.is_dir() {
        if path.ends_with("target") || path.ends_with("node_modules") {
            return;
        }
        for entry in fs::read_dir(path).expect("a readable folder").flatten() {
            collect(root, &entry.path(), ending, found);
        }
    } else if path.is_file() && path.to_string_lossy().ends_with(ending) {
        let name = path.strip_prefix(root).expect("a path under the root");
        let path_text = name.to_string_lossy().replace('\\', "/");
        let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{path_text}: {error}"));
        found.push(Source { path: path_text, text });
    }
}

/// The text up to its test module; by custom that stands last.
pub(crate) fn without_tests(text: &str) -> String {
    let end = text.match_indices("#[cfg(test)]").find(|(at, mark)| {
        let next = text[at + mark.len()..].trim_start();
        next.starts_with("mod ") && next[..next.find('\n').unwrap_or(next.len())].contains('{')
    });
    end.map_or(text, |(at, _)| &text[..at]).to_string()
}

/// The text without `//` and `/* */` comments; texts in quotes are kept.
pub(crate) fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = if rest.starts_with("//") {
            kept.push('\n');
            rest.find('\n').map_or(rest.len(), |at| at + 1)
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |at| at + 2)
        } else {
            let end = quoted(rest).unwrap_or(first.len_utf8());
            kept.push_str(&rest[..end]);
            end
        };
        rest = &rest[end..];
    }
    kept
}

/// The text with everything in double quotes emptied.
pub(crate) fn without_texts(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = match quoted(rest) {
            Some(end) if first != '\'' => {
                kept.push_str("\"\"");
                end
            }
            end => {
                let end = end.unwrap_or(first.len_utf8());
                kept.push_str(&rest[..end]);
                end
            }
        };
        rest = &rest[end..];
    }
    kept
}

/// The length of the literal that the text begins with: `"…"`, `r#"…"#`, `'"'` or `'\''`.
fn quoted(text: &str) -> Option<usize> {
    for (open, close) in [("r##\"", "\"##"), ("r#\"", "\"#"), ("r\"", "\"")] {
        if let Some(inner) = text.strip_prefix(open) {
            return Some(inner.find(close).map_or(text.len(), |at| open.len() + at + close.len()));
        }
    }
    for literal in ["'\"'", "'\\''", "'\\\"'", "'/'"] {
        if text.starts_with(literal) {
            return Some(literal.len());
        }
    }
    let inner = text.strip_prefix('"')?;
    let mut is_escaped = false;
    for (at, c) in inner.char_indices() {
        match c {
            '"' if !is_escaped => return Some(at + 2),
            '\\' => is_escaped = !is_escaped,
            _ => is_escaped = false,
        }
    }
    Some(text.len())
}

#[test]
fn comments_go_and_texts_stay() {
    assert_eq!(without_comments("a // b\nc"), "a \nc");
    assert_eq!(without_comments("a /* b\n */ c"), "a  c");
    assert_eq!(without_comments("\"https://x\" // y"), "\"https://x\" \n");
    assert_eq!(without_comments("'\"' // y\n\"z\""), "'\"' \n\"z\"");
}

#[test]
fn texts_go_and_code_stays() {
    assert_eq!(without_texts(r#"f("a\"b", 'x')"#), "f(\"\", 'x')");
    assert_eq!(without_texts("r#\"a\"b\"# + c"), "\"\" + c");
    assert_eq!(without_texts("'\"' + c"), "'\"' + c");
}

#[test]
fn test_module_goes_and_test_declarations_stay() {
    assert_eq!(without_tests("a\n#[cfg(test)]\nmod tests {\n b }"), "a\n");
    assert_eq!(without_tests("a\n#[cfg(test)]\nmod tests;\nb"), "a\n#[cfg(test)]\nmod tests;\nb");
}
