//! Installs what a build or a test needs into a cache of the user's, outside the clone.

mod apt;
pub mod browser;
mod cargo;
mod npm;
pub mod other_browsers;
pub mod stand_in;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::house::House;
use crate::task;
use crate::trouble::Trouble;

/// The target that page and worker are compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";
/// Newer ones need a newer compiler.
pub const TRUNK: &str = "0.21.14";
/// Must equal the version of the crate `wasm-bindgen` in Cargo.toml.
pub const WASM_BINDGEN: &str = "0.2.130";
/// Older ones can't read what today's compiler writes.
pub const BINARYEN: &str = "132.0.0";
/// Takes spaces and comments out of scripts and sheets.
pub const ESBUILD: &str = "0.28.2";
/// Reads pages for faults of accessibility.
pub const AXE: &str = "4.14.1";
/// Firefox's driver.
pub const GECKODRIVER: &str = "0.37.1";
/// Judges a page as a phone on a slow network sees it. Newer ones need Node 22.
pub const LIGHTHOUSE: &str = "12.2.3";

/// The cache of tools, and the `PATH` on which programs find them.
pub struct Toolbox {
    house: House,
    cache: PathBuf,
    first: Vec<PathBuf>,
}

impl Toolbox {
    /// The cache named by `EPAMINONDAS_TOOLS`, else `epaminondas-tools` in the user's cache folder.
    ///
    /// # Errors
    /// When neither that variable nor a home folder is known.
    pub fn open(house: &House) -> Result<Self, Trouble> {
        let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let cache = folder("EPAMINONDAS_TOOLS")
            .or_else(|| folder("XDG_CACHE_HOME").map(|cache| cache.join("epaminondas-tools")))
            .or_else(|| folder("LOCALAPPDATA").map(|cache| cache.join("epaminondas-tools")))
            .or_else(|| folder("HOME").map(|home| home.join(".cache/epaminondas-tools")))
            .ok_or_else(|| Trouble::Missing {
                program: "a folder for the tools".to_string(),
                advice: "name one in EPAMINONDAS_TOOLS".to_string(),
            })?;
        Ok(Toolbox { house: house.clone(), cache, first: Vec::new() })
    }

    /// Makes sure of the wasm target, trunk, wasm-bindgen and wasm-opt; does nothing the second time.
    ///
    /// # Errors
    /// When one of them is missing and can't be installed.
    pub fn for_build(&mut self) -> Result<(), Trouble> {
        self.wasm_target()?;
        let trunk = self.cargo_install("trunk", TRUNK, true)?;
        let bindgen = self.cargo_install("wasm-bindgen-cli", WASM_BINDGEN, false)?;
        self.sweep();
        let wasm_opt = self.wasm_opt()?;
        self.first = vec![trunk, bindgen, wasm_opt];
        Ok(())
    }

    /// `program` with the cache's tools first on its `PATH`, to be run at the repository's root.
    #[must_use]
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.house.root()).env("PATH", self.path());
        command
    }

    /// axe-core's script; npm, through which it comes, is installed where that may be done.
    ///
    /// # Errors
    /// When npm is missing or fails.
    pub fn axe(&self) -> Result<PathBuf, Trouble> {
        Ok(self.npm_needed("axe-core", AXE)?.join("axe-core/axe.min.js"))
    }

    /// Lighthouse's program; npm is installed as for [`Toolbox::axe`].
    ///
    /// # Errors
    /// When npm is missing or fails.
    pub fn lighthouse(&self) -> Result<PathBuf, Trouble> {
        Ok(self.npm_needed("lighthouse", LIGHTHOUSE)?.join(".bin/lighthouse"))
    }

    /// The minifier, if npm is there to install it.
    ///
    /// # Errors
    /// When npm is there and fails.
    pub fn esbuild(&self) -> Result<Option<PathBuf>, Trouble> {
        let modules = self.npm_install("esbuild", ESBUILD)?;
        Ok(modules.map(|modules| modules.join(".bin/esbuild")))
    }

    fn path(&self) -> OsString {
        let rest = env::var_os("PATH").unwrap_or_default();
        let all = self.first.iter().cloned().chain(env::split_paths(&rest));
        env::join_paths(all).unwrap_or(rest)
    }

    fn log(&self, name: &str) -> PathBuf {
        self.house.logs().join(format!("{name}.log"))
    }

    fn wasm_target(&self) -> Result<(), Trouble> {
        if self.has_wasm_target() {
            return Ok(());
        }
        if !has_program("rustup") {
            return Err(Trouble::Missing {
                program: format!("the compile target {WASM_TARGET}"),
                advice: "install rustup, or your system's package of that target".to_string(),
            });
        }
        let mut command = self.command("rustup");
        command.args(["target", "add", WASM_TARGET]);
        task::fetch("adding the wasm target", command, &self.log("rustup")).map(drop)
    }

    fn has_wasm_target(&self) -> bool {
        let mut command = self.command("rustc");
        command.args(["--print", "target-libdir", "--target", WASM_TARGET]);
        task::ask(command).is_some_and(|folder| Path::new(&folder).is_dir())
    }

    fn wasm_opt(&self) -> Result<PathBuf, Trouble> {
        match self.npm_install("binaryen", BINARYEN)? {
            Some(modules) => Ok(modules.join(".bin")),
            None => stand_in::install(&self.cache),
        }
    }
}

/// Whether `program` can be started at all.
#[must_use]
pub fn has_program(program: &str) -> bool {
    let mut command = Command::new(program);
    command.arg("--version");
    task::ask(command).is_some()
}
