//! Finds and rewrites the names of files inside other files.

use std::ops::Range;

use super::files::Files;

/// Whether a file of this name is text that may name other files.
pub(super) fn is_text(name: &str) -> bool {
    [".html", ".js", ".css", ".webmanifest"].iter().any(|end| name.ends_with(end))
}

/// Where `text`, the file `name`, names one of `files`, and which one, in the order of the text.
///
/// A name is a longest run of letters, digits and `_ - . /`, relative to the folder that `name`
/// lies in. What stands in a comment counts too: renaming it there does no harm.
pub(super) fn references(name: &str, text: &str, files: &Files) -> Vec<(Range<usize>, String)> {
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    runs(text)
        .filter_map(|run| {
            let target = resolve(folder, &text[run.clone()])?;
            files.contains_key(&target).then_some((run, target))
        })
        .collect()
}

/// How the file `from` names the file `to`.
pub(super) fn relative(from: &str, to: &str) -> String {
    let mut from: Vec<&str> = from.split('/').collect();
    from.pop();
    let to: Vec<&str> = to.split('/').collect();
    let same = from.iter().zip(&to[..to.len() - 1]).take_while(|(a, b)| a == b).count();
    let up = from.len() - same;
    let start = if up == 0 { "./".to_string() } else { "../".repeat(up) };
    start + &to[same..].join("/")
}

fn runs(text: &str) -> impl Iterator<Item = Range<usize>> + '_ {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '/');
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(is_part)?;
        let end = text[start..].find(|c| !is_part(c)).map_or(text.len(), |length| start + length);
        rest = end;
        Some(start..end)
    })
}

fn resolve(folder: &str, name: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in name.split('/') {
        match part {
            "." => {}
            "" => return None,
            ".." => drop(parts.pop()?),
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(name: &str, text: &str) -> Vec<String> {
        let files = ["app.js", "fonts/a.woff2", "css/base.css", "css/b.png"];
        let files = files.iter().map(|name| ((*name).to_string(), Vec::new())).collect();
        references(name, text, &files).into_iter().map(|(_, target)| target).collect()
    }

    #[test]
    fn names_are_found_relative_to_the_naming_file() {
        assert_eq!(found("index.html", "src=\"app.js\" './fonts/a.woff2#x'"), ["app.js", "fonts/a.woff2"]);
        assert_eq!(found("css/base.css", "url(b.png) url(../fonts/a.woff2)"), ["css/b.png", "fonts/a.woff2"]);
    }

    #[test]
    fn a_longer_word_is_another_name() {
        assert!(found("index.html", "myapp.js app.json /app.js https://x/app.js").is_empty());
    }

    #[test]
    fn a_relative_name_climbs_out_of_its_folder() {
        assert_eq!(relative("index.html", "app.js"), "./app.js");
        assert_eq!(relative("css/base.css", "fonts/a.woff2"), "../fonts/a.woff2");
        assert_eq!(relative("css/base.css", "css/b.png"), "./b.png");
    }
}
