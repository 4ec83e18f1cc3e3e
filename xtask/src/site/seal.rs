//! Gives every file its final name and the whole its build id.
//!
//! A file is named after the hash of its own final bytes, so the files it names are sealed first.
//! Only four names stay, because browsers or hosts know them: [`FIXED`].

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};

use super::files::Files;
use super::loader;
use super::precache::{self, Precache};
use super::references::{is_text, references, relative};

/// The files without a hash in their names.
pub const FIXED: [&str; 4] = ["index.html", "manifest.webmanifest", "sw.js", "version.json"];

/// Stands for the build id in every text file.
const BUILD: &str = "__BUILD__";

/// Why what Trunk made can't be sealed.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealError {
    /// A file without which there is no site.
    #[error("{0} is missing")]
    Missing(String),
    /// Two files need each other's hash.
    #[error("{0} names itself, perhaps by way of other files")]
    Circle(String),
    /// A text file isn't UTF-8.
    #[error("{0} is not UTF-8")]
    Encoding(String),
    /// The content security policy would stop the loader.
    #[error(
        "index.html needs one <script type=\"module\"> with the loader in it, and '__LOADER__' in its policy"
    )]
    Loader,
    /// The service worker would wait for a file that isn't there.
    #[error("the precache list names {0}, which is not there")]
    Dangling(String),
}

/// A site ready to be served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Everything that `dist/` holds.
    pub files: Files,
    /// The build id: 16 hexadecimal digits over all that went in.
    pub build: String,
    /// What the service worker keeps.
    pub precache: Precache,
}

/// Seals what Trunk made.
///
/// # Errors
/// See [`SealError`].
pub fn seal(raw: &Files) -> Result<Sealed, SealError> {
    for name in ["index.html", "sw.js", "manifest.webmanifest"] {
        raw.get(name).ok_or_else(|| SealError::Missing(name.to_string()))?;
    }
    let build = build_id(raw);
    let mut sealing =
        Sealing { raw, build: &build, names: BTreeMap::new(), open: BTreeSet::new(), files: Files::new() };
    for name in raw.keys().filter(|name| *name != "sw.js") {
        sealing.finish(name)?;
    }
    let Sealing { names, mut files, .. } = sealing;
    files.insert("version.json".to_string(), format!("{{\"version\":\"{build}\"}}\n").into_bytes());
    let precache = precache::sort(raw, &names, &files);
    let worker = text(raw, "sw.js")?.replace(BUILD, &build);
    files.insert("sw.js".to_string(), precache.write_into(&worker).into_bytes());
    precache.check(&files)?;
    Ok(Sealed { files, build, precache })
}

/// The first 16 hexadecimal digits of the SHA-256 of `bytes`.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn build_id(raw: &Files) -> String {
    let mut all = Vec::new();
    for (name, bytes) in raw {
        all.extend_from_slice(format!("{name}\n{}\n", bytes.len()).as_bytes());
        all.extend_from_slice(bytes);
    }
    hash(&all)
}

pub(super) fn text<'a>(files: &'a Files, name: &str) -> Result<&'a str, SealError> {
    let bytes = files.get(name).ok_or_else(|| SealError::Missing(name.to_string()))?;
    std::str::from_utf8(bytes).map_err(|_| SealError::Encoding(name.to_string()))
}

struct Sealing<'a> {
    raw: &'a Files,
    build: &'a str,
    /// Raw name to final name.
    names: BTreeMap<String, String>,
    /// Files whose references are being sealed just now.
    open: BTreeSet<String>,
    files: Files,
}

impl Sealing<'_> {
    fn finish(&mut self, name: &str) -> Result<String, SealError> {
        if let Some(done) = self.names.get(name) {
            return Ok(done.clone());
        }
        if !self.open.insert(name.to_string()) {
            return Err(SealError::Circle(name.to_string()));
        }
        let bytes = match name {
            "index.html" => loader::allow(&self.rewrite(name)?)?.into_bytes(),
            _ if is_text(name) => self.rewrite(name)?.into_bytes(),
            _ => self.raw[name].clone(),
        };
        let last = if FIXED.contains(&name) { name.to_string() } else { hashed(name, &bytes) };
        self.open.remove(name);
        self.files.insert(last.clone(), bytes);
        self.names.insert(name.to_string(), last.clone());
        Ok(last)
    }

    fn rewrite(&mut self, name: &str) -> Result<String, SealError> {
        let raw = text(self.raw, name)?.replace(BUILD, self.build);
        let mut written = String::with_capacity(raw.len());
        let mut copied = 0;
        for (place, target) in references(name, &raw, self.raw) {
            if FIXED.contains(&target.as_str()) {
                continue;
            }
            let last = self.finish(&target)?;
            written.push_str(&raw[copied..place.start]);
            written.push_str(&relative(name, &last));
            copied = place.end;
        }
        written.push_str(&raw[copied..]);
        Ok(written)
    }
}

/// `fonts/a.woff2` becomes `fonts/a-<hash>.woff2`.
fn hashed(name: &str, bytes: &[u8]) -> String {
    let hash = hash(bytes);
    let (folder, file) = name.rsplit_once('/').map_or(("", name), |(folder, file)| (folder, file));
    let file = match file.split_once('.') {
        Some((stem, end)) => format!("{stem}-{hash}.{end}"),
        None => format!("{file}-{hash}"),
    };
    if folder.is_empty() { file } else { format!("{folder}/{file}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(extra: &[(&str, &str)]) -> Files {
        let base = [
            (
                "index.html",
                "<meta content=\"__BUILD__ '__LOADER__'\"><script type=\"module\">import(\"./app.js\")</script>\
                 <link href=\"manifest.webmanifest\">",
            ),
            ("app.js", "new URL('app_bg.wasm', import.meta.url)"),
            ("app_bg.wasm", "\0asm"),
            ("manifest.webmanifest", "{\"src\":\"icons/icon.svg\"}"),
            ("icons/icon.svg", "<svg/>"),
            ("sw.js", "const version=\"__BUILD__\",precache=\"__PRECACHE__\",extras=\"__EXTRAS__\";"),
        ];
        base.iter().chain(extra).map(|(name, text)| ((*name).to_string(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn every_file_but_four_is_named_after_its_own_final_bytes() {
        let sealed = seal(&raw(&[])).expect("sound");
        for (name, bytes) in &sealed.files {
            assert!(FIXED.contains(&name.as_str()) || name.contains(&hash(bytes)), "{name}");
        }
        assert_eq!(sealed.files.len(), 7);
    }

    #[test]
    fn references_follow_the_new_names() {
        let sealed = seal(&raw(&[])).expect("sound");
        let app =
            sealed.files.keys().find(|name| name.ends_with(".js") && name.starts_with("app-")).expect("app");
        let wasm = sealed.files.keys().find(|name| name.ends_with(".wasm")).expect("wasm");
        assert!(text(&sealed.files, "index.html").expect("html").contains(&format!("import(\"./{app}\")")));
        assert!(text(&sealed.files, app).expect("js").contains(&format!("'./{wasm}'")));
    }

    #[test]
    fn the_build_id_stands_in_page_service_worker_and_version_file() {
        let sealed = seal(&raw(&[])).expect("sound");
        for name in ["index.html", "sw.js", "version.json"] {
            assert!(text(&sealed.files, name).expect("text").contains(&sealed.build), "{name}");
        }
    }

    #[test]
    fn the_same_input_gives_the_same_site_and_any_change_another_build() {
        let site = seal(&raw(&[])).expect("sound");
        assert_eq!(site, seal(&raw(&[])).expect("sound"));
        assert_ne!(site.build, seal(&raw(&[("fonts/a.woff2", "a")])).expect("sound").build);
    }

    #[test]
    fn files_that_name_each_other_are_refused() {
        let circle = seal(&raw(&[("a.js", "'b.js'"), ("b.js", "'a.js'")]));
        assert_eq!(circle, Err(SealError::Circle("a.js".to_string())));
    }

    #[test]
    fn a_site_without_a_page_is_refused() {
        let mut files = raw(&[]);
        files.remove("index.html");
        assert_eq!(seal(&files), Err(SealError::Missing("index.html".to_string())));
    }
}
