//! All languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;

/// The names of a Fluent file's messages and terms.
fn keys(text: &str) -> BTreeSet<String> {
    let is_start = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    let key = |line: &str| line.split_once('=').map(|(key, _)| key.trim().to_string());
    text.lines().filter(is_start).filter_map(key).collect()
}

/// Texts that some language of a folder has and another hasn't.
pub(super) fn differences(files: &[Source]) -> Vec<String> {
    let mut folders: BTreeMap<&str, Vec<&Source>> = BTreeMap::new();
    for file in files {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        folders.entry(folder).or_default().push(file);
    }
    let mut found = Vec::new();
    for languages in folders.values() {
        let all: BTreeSet<String> = languages.iter().flat_map(|file| keys(&file.text)).collect();
        for file in languages {
            let own = keys(&file.text);
            found.extend(all.difference(&own).map(|key| format!("{}: lacks {key}", file.path)));
        }
    }
    found
}

#[test]
fn missing_text_is_noticed() {
    let file = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
    let en = file("i18n/en.ftl", "# Note = none\nyes = Yes\nno = No\n    .title = No!\n");
    let de = file("i18n/de.ftl", "yes = Ja\n");
    assert_eq!(differences(&[en, de]), ["i18n/de.ftl: lacks no"]);
}
