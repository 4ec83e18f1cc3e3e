//! Makes the first load small, in ways that change nothing but bytes: one style sheet instead of
//! ten, short names for what wasm and JavaScript call each other by, no space and no comments.

mod imports;
mod styles;

use std::fs;
use std::path::{Path, PathBuf};

use super::files::Files;
use crate::house::House;
use crate::task;
use crate::tools::Toolbox;
use crate::trouble::Trouble;

/// Why what Trunk made can't be made smaller.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SlimError {
    /// Not WebAssembly, or cut short.
    #[error("{0} is no whole WebAssembly module")]
    Module(String),
    /// wasm-bindgen gives its modules functions only.
    #[error("{module} imports {import}, which is no function")]
    Import {
        /// The module.
        module: String,
        /// The import's name.
        import: String,
    },
    /// The page's style sheets aren't one run of links.
    #[error("index.html must link its style sheets one after the other")]
    Styles,
}

/// Makes `raw` smaller. Without npm the scripts and sheets keep their spaces and comments.
///
/// # Errors
/// When a file isn't what its name says, or the minifier fails.
pub fn slim(raw: &mut Files, house: &House, tools: &Toolbox) -> Result<(), Trouble> {
    styles::join(raw)?;
    imports::shorten(raw)?;
    if let Some(page) = raw.get_mut("index.html") {
        *page = terse(&String::from_utf8_lossy(page)).into_bytes();
    }
    match tools.esbuild()? {
        Some(esbuild) => minify(raw, house, tools, &esbuild),
        None => Ok(()),
    }
}

/// The page without indentation, and without lines that are nothing but a comment.
fn terse(page: &str) -> String {
    let is_comment =
        |line: &str| line.starts_with("//") || (line.starts_with("<!--") && line.ends_with("-->"));
    let is_said = |line: &&str| !line.is_empty() && !is_comment(line);
    page.lines().map(str::trim).filter(is_said).flat_map(|line| [line, "\n"]).collect()
}

/// The service worker stays as it is written: people read its lists.
fn minify(raw: &mut Files, house: &House, tools: &Toolbox, esbuild: &Path) -> Result<(), Trouble> {
    let folder = house.target().join("site/slim");
    let (from, to) = (folder.join("from"), folder.join("to"));
    let is_meant = |name: &str| (name.ends_with(".js") && name != "sw.js") || name.ends_with(".css");
    let names: Vec<String> =
        raw.keys().filter(|name| !name.contains('/') && is_meant(name)).cloned().collect();
    super::files::write(
        &from,
        &names.iter().map(|name| (name.clone(), raw[name].clone())).collect::<Files>(),
    )?;
    let mut command = tools.command(&esbuild.to_string_lossy());
    let inputs: Vec<PathBuf> = names.iter().map(|name| from.join(name)).collect();
    command.args(["--minify", "--log-level=warning"]).arg(format!("--outdir={}", to.display())).args(inputs);
    task::run("minifying scripts and sheets", command, &house.logs().join("esbuild.log"))?;
    for name in names {
        let path = to.join(&name);
        raw.insert(name, fs::read(&path).map_err(Trouble::file(&path))?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_keeps_its_words_and_loses_its_comments() {
        let page = "<p>\n  one // two\n\n  // Three.\n<!-- Four. -->\n</p>\n";
        assert_eq!(terse(page), "<p>\none // two\n</p>\n");
    }
}
