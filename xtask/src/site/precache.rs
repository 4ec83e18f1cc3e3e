//! Which files the service worker keeps, and which of them it can do without.

use std::collections::{BTreeMap, BTreeSet};

use super::files::Files;
use super::references::{is_text, references};
use super::seal::SealError;
use super::workers::Form;

/// Folders of files that make the game nicer, and whose absence breaks nothing.
const EXTRA_FOLDERS: [&str; 3] = ["packs/", "screenshots/", "sounds/"];

/// Stand for the lists in the service worker's text.
const ALL: &str = "\"__PRECACHE__\"";
const EXTRAS: &str = "\"__EXTRAS__\"";
const VECTORS: &str = "\"__VECTORS__\"";
const PLAIN: &str = "\"__PLAIN__\"";

/// The service worker's lists, by final names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Precache {
    /// Every file of the site but the service worker.
    pub all: BTreeSet<String>,
    /// Those that may fail to arrive: what only the manifest or a style sheet names (icons, fonts),
    /// what nothing names, and the folders of extras.
    pub extras: BTreeSet<String>,
    /// Those that only a browser with vector instructions needs.
    pub vectors: BTreeSet<String>,
    /// Those that only a browser without them needs.
    pub plain: BTreeSet<String>,
}

/// Sorts the sealed `files`; `names` maps raw names to final ones.
pub(super) fn sort(raw: &Files, names: &BTreeMap<String, String>, files: &Files) -> Precache {
    let all: BTreeSet<String> = files.keys().filter(|name| *name != "sw.js").cloned().collect();
    let mut core = BTreeSet::new();
    reach("index.html", raw, &mut core);
    let mut core: BTreeSet<&str> =
        core.iter().filter_map(|name| names.get(name)).map(String::as_str).collect();
    core.insert("version.json");
    let extras = all.iter().filter(|name| !core.contains(name.as_str())).cloned().collect();
    let of = |form: Form| form.files().iter().filter_map(|name| names.get(name)).cloned().collect();
    Precache { extras, vectors: of(Form::Vectors), plain: of(Form::Plain), all }
}

fn reach(name: &str, raw: &Files, core: &mut BTreeSet<String>) {
    let is_extra = EXTRA_FOLDERS.iter().any(|folder| name.starts_with(folder));
    if is_extra || !core.insert(name.to_string()) {
        return;
    }
    let can_do_without = name.ends_with(".webmanifest") || name.ends_with(".css");
    let Some(Ok(text)) = raw.get(name).map(|bytes| std::str::from_utf8(bytes)) else { return };
    if is_text(name) && !can_do_without {
        for (_, target) in references(name, text, raw) {
            reach(&target, raw, core);
        }
    }
}

impl Precache {
    /// Files without which the game doesn't start offline where `form` is loaded, in order.
    pub fn core(&self, form: Form) -> impl Iterator<Item = &str> {
        let other = match form {
            Form::Vectors => &self.plain,
            Form::Plain => &self.vectors,
        };
        self.all.difference(&self.extras).filter(|name| !other.contains(*name)).map(String::as_str)
    }

    /// Fills the lists into the places that the service worker's text has for them.
    pub(super) fn write_into(&self, worker: &str) -> String {
        let list = |names: &BTreeSet<String>| {
            let lines: Vec<String> = names.iter().map(|name| format!("\n  \"{name}\",")).collect();
            format!("[{}\n]", lines.concat())
        };
        let lists =
            [(ALL, &self.all), (EXTRAS, &self.extras), (VECTORS, &self.vectors), (PLAIN, &self.plain)];
        lists.iter().fold(worker.to_string(), |text, (place, names)| text.replace(place, &list(names)))
    }

    /// Every listed file must be there: one that isn't would keep the service worker from ever installing.
    pub(super) fn check(&self, files: &Files) -> Result<(), SealError> {
        match self.all.iter().find(|name| !files.contains_key(*name)) {
            Some(name) => Err(SealError::Dangling(name.clone())),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted() -> Precache {
        let raw: Files = [
            ("index.html", "app.js base.css manifest.webmanifest fonts/text.woff2 sounds/move.mp3"),
            ("app.js", "app_bg.wasm engine.js"),
            ("app_bg.wasm", ""),
            ("engine.js", "worker.js worker_bg.wasm worker_plain.js worker_plain_bg.wasm"),
            ("worker.js", ""),
            ("worker_bg.wasm", ""),
            ("worker_plain.js", ""),
            ("worker_plain_bg.wasm", ""),
            ("base.css", "fonts/text.woff2 fonts/greek.woff2"),
            ("manifest.webmanifest", "icons/icon.png"),
            ("fonts/text.woff2", ""),
            ("fonts/greek.woff2", ""),
            ("icons/icon.png", ""),
            ("sounds/move.mp3", ""),
        ]
        .iter()
        .map(|(name, text)| ((*name).to_string(), text.as_bytes().to_vec()))
        .collect();
        let names = raw.keys().map(|name| (name.clone(), name.clone())).collect();
        sort(&raw, &names, &raw)
    }

    #[test]
    fn what_the_page_needs_is_core() {
        let precache = sorted();
        let core: Vec<&str> = precache.core(Form::Vectors).collect();
        assert_eq!(
            core,
            [
                "app.js",
                "app_bg.wasm",
                "base.css",
                "engine.js",
                "fonts/text.woff2",
                "index.html",
                "manifest.webmanifest",
                "worker.js",
                "worker_bg.wasm"
            ]
        );
    }

    #[test]
    fn each_browser_needs_one_form_of_the_worker() {
        let precache = sorted();
        let workers =
            |form| precache.core(form).filter(|name| name.starts_with("worker")).collect::<Vec<_>>();
        assert_eq!(workers(Form::Vectors), ["worker.js", "worker_bg.wasm"]);
        assert_eq!(workers(Form::Plain), ["worker_plain.js", "worker_plain_bg.wasm"]);
    }

    #[test]
    fn further_fonts_icons_and_sounds_are_extras() {
        assert_eq!(
            Vec::from_iter(sorted().extras),
            ["fonts/greek.woff2", "icons/icon.png", "sounds/move.mp3"]
        );
    }

    #[test]
    fn the_service_worker_has_a_place_for_each_list() {
        let worker = include_str!("../../../static/sw.js");
        assert!([ALL, EXTRAS, VECTORS, PLAIN].iter().all(|place| worker.contains(place)));
        let written = sorted().write_into(worker);
        assert!(
            written.contains("const extras = [\n  \"fonts/greek.woff2\",\n  \"icons/icon.png\","),
            "{written}"
        );
    }

    #[test]
    fn the_service_worker_asks_for_vectors_as_the_engines_first_lines_do() {
        let question = |text: &'static str| text.split_once("const hasVectors = ")?.1.split(';').next();
        let engine = question(include_str!("../../../static/engine.js"));
        assert!(engine.is_some_and(|text| text.contains("WebAssembly.validate")));
        assert_eq!(question(include_str!("../../../static/sw.js")), engine);
    }

    #[test]
    fn a_listed_file_that_is_not_there_fails_the_build() {
        assert_eq!(sorted().check(&Files::new()), Err(SealError::Dangling("app.js".to_string())));
    }
}
