//! A `wasm-opt` that only copies, for machines without npm.
//!
//! The site works the same; it is about 19 KB larger and 3–4 % slower. This very program plays
//! the part when it is started under that name.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::BINARYEN;
use crate::trouble::Trouble;

/// Puts a copy of the running program, named `wasm-opt`, into the cache; returns its folder.
///
/// # Errors
/// When the copy can't be written.
pub fn install(cache: &Path) -> Result<PathBuf, Trouble> {
    let folder = cache.join("stand-in");
    let program = folder.join(format!("wasm-opt{}", env::consts::EXE_SUFFIX));
    if !program.is_file() {
        eprintln!("npm isn't here: the site is built without wasm-opt (about 19 KB larger)");
        fs::create_dir_all(&folder).map_err(Trouble::file(&folder))?;
        let own = env::current_exe().map_err(Trouble::file(&folder))?;
        fs::copy(&own, &program).map_err(Trouble::file(&program))?;
    }
    Ok(folder)
}

/// Whether this program was started under the name `wasm-opt`.
#[must_use]
pub fn is_played() -> bool {
    env::args_os()
        .next()
        .is_some_and(|own| Path::new(&own).file_stem().is_some_and(|stem| stem == "wasm-opt"))
}

/// Plays `wasm-opt`: `--version` is answered, `--output=TO … FROM` copies.
///
/// # Errors
/// When the copy can't be written.
pub fn play(arguments: &[String]) -> Result<(), Trouble> {
    if arguments.iter().any(|argument| argument == "--version") {
        let major = BINARYEN.split('.').next().unwrap_or(BINARYEN);
        println!("wasm-opt version {major} (version_{major})");
        return Ok(());
    }
    let to = arguments.iter().find_map(|argument| argument.strip_prefix("--output="));
    let from = arguments.iter().rfind(|argument| !argument.starts_with('-'));
    match (from, to) {
        (Some(from), Some(to)) => fs::copy(from, to).map(drop).map_err(Trouble::file(Path::new(to))),
        _ => Err(Trouble::Missing {
            program: "a file to copy".to_string(),
            advice: "call wasm-opt --output=TO FROM".to_string(),
        }),
    }
}
