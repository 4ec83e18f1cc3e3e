//! From sources to `dist/`.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::files::{self, Files};
use super::packs;
use super::seal::{Sealed, seal};
use super::slim::slim;
use super::workers::{self, Form};
use crate::house::House;
use crate::task;
use crate::tools::Toolbox;
use crate::trouble::Trouble;

/// A finished build.
pub struct Built {
    /// The site, as written to `dist/`.
    pub site: Sealed,
    /// How long it took, set-up not counted.
    pub seconds: f64,
}

/// Builds the release site into `dist/`.
///
/// With `kill_switch`, the service worker is the one that retires all others.
///
/// # Errors
/// When a crate can't be had, something doesn't compile, or the result is unsound.
pub fn build(house: &House, tools: &Toolbox, kill_switch: bool) -> Result<Built, Trouble> {
    fetch(house, tools)?;
    let begun = Instant::now();
    let mut command = trunk(house, tools);
    command.args(["build", "--release", "--offline"]).arg("--dist").arg(house.raw());
    let mut commands = vec![command];
    commands.extend(Form::ALL.map(|form| form.compiling(house, tools, &remapped(house))));
    task::run_all("building the page and the worker", commands, &house.logs().join("site.log"))?;
    let mut raw = collected(house)?;
    workers::add(house, tools, &mut raw)?;
    packs::add(house, &mut raw)?;
    slim(&mut raw, house, tools)?;
    files::write(&house.prepared(), &raw)?;
    if kill_switch {
        retire(house, &mut raw)?;
    }
    let site = seal(&raw)?;
    files::write(&house.dist(), &site.files)?;
    Ok(Built { site, seconds: begun.elapsed().as_secs_f64() })
}

/// What the last build sealed, by its plain names: for other sites that differ from it a little.
///
/// # Errors
/// When there was no build, or a file can't be read.
pub fn prepared(house: &House) -> Result<Files, Trouble> {
    files::read(&house.prepared())
}

/// What Trunk made, less the notes for people that lie in the folders it copies.
fn collected(house: &House) -> Result<Files, Trouble> {
    let mut raw = files::read(&house.raw())?;
    raw.retain(|name, _| !name.ends_with(".md"));
    Ok(raw)
}

/// Puts the kill switch in the service worker's place.
///
/// # Errors
/// When the kill switch can't be read.
pub fn retire(house: &House, raw: &mut Files) -> Result<(), Trouble> {
    let path = house.root().join("static/sw-kill.js");
    let worker = std::fs::read(&path).map_err(Trouble::file(&path))?;
    raw.insert("sw.js".to_string(), worker);
    Ok(())
}

fn fetch(house: &House, tools: &Toolbox) -> Result<(), Trouble> {
    let mut offline = tools.command("cargo");
    offline.args(["fetch", "--locked", "--offline"]);
    if task::ask(offline).is_some() {
        return Ok(());
    }
    let mut command = tools.command("cargo");
    command.args(["fetch", "--locked"]);
    task::fetch("fetching the crates", command, &house.logs().join("fetch.log")).map(drop)
}

fn trunk(house: &House, tools: &Toolbox) -> Command {
    let mut command = tools.command("trunk");
    command
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        // Trunk reads this variable as its own switch and accepts only "true" and "false".
        .env_remove("NO_COLOR")
        .env("CARGO_TARGET_DIR", house.target())
        .env("CARGO_ENCODED_RUSTFLAGS", remapped(house).join("\u{1f}"));
    command
}

/// Compiler flags under which the same commit gives the same bytes in any folder of any user.
fn remapped(house: &House) -> Vec<String> {
    let cargo = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let flag = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    let mut flags = vec![flag(house.root(), "epaminondas")];
    flags.extend(cargo.map(|cargo| flag(&cargo, "cargo")));
    flags
}
