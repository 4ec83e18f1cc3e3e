//! The engine's worker, compiled twice from the same source: for browsers with vector instructions
//! and for those without. A browser loads one of the two; `static/engine.js` chooses.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::files::Files;
use crate::house::House;
use crate::task;
use crate::tools::{Toolbox, WASM_TARGET};
use crate::trouble::Trouble;

/// The folder of the modules made small.
const SMALL: &str = "small";

/// What the engine's memory may grow to, in bytes: a phone gives a page no more (ACCEPTANCE U042).
/// Half of it is the table.
const MEMORY: usize = 64 << 20;

/// A form of the engine's worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// With vector instructions: what nearly every browser loads.
    Vectors,
    /// Without.
    Plain,
}

impl Form {
    /// Both.
    pub const ALL: [Form; 2] = [Form::Vectors, Form::Plain];

    /// Its files before they are sealed: the script and the module.
    #[must_use]
    pub fn files(self) -> [String; 2] {
        let stem = self.stem();
        [format!("{stem}.js"), format!("{stem}_bg.wasm")]
    }

    /// What people call it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Form::Vectors => "with vectors",
            Form::Plain => "without vectors",
        }
    }

    fn stem(self) -> &'static str {
        match self {
            Form::Vectors => "worker",
            Form::Plain => "worker_plain",
        }
    }

    /// The compiler's flags for this form.
    ///
    /// Everything else that browsers with vectors have in common (bulk memory, sign extension,
    /// saturating conversions, several values) the compiler uses in any case. Loops over a net's units
    /// are what vectors are for: the few words of a set of squares it is slower to put into them
    /// and take out again than to handle singly.
    #[must_use]
    pub fn flags(self) -> &'static [&'static str] {
        match self {
            Form::Vectors => &["-Ctarget-feature=+simd128", "-Cno-vectorize-slp"],
            Form::Plain => &[],
        }
    }

    /// Where Cargo compiles it. Flags are part of what Cargo keeps a result by, so two forms in one
    /// folder would each be compiled anew for every build.
    #[must_use]
    pub fn target(self, house: &House) -> PathBuf {
        match self {
            Form::Vectors => house.target().join("vectors"),
            Form::Plain => house.target(),
        }
    }

    /// Compiles it, with `flags` besides its own.
    pub(super) fn compiling(self, house: &House, tools: &Toolbox, flags: &[String]) -> Command {
        let memory = format!("-Clink-arg=--max-memory={MEMORY}");
        let own = self.flags().iter().copied().chain([memory.as_str()]);
        let flags: Vec<&str> = flags.iter().map(String::as_str).chain(own).collect();
        let mut command = tools.command("cargo");
        command
            .args(["build", "--locked", "--offline", "--target", WASM_TARGET])
            .args(["--bin", "worker", "--features", "worker", "--profile", "engine"])
            .env("CARGO_TARGET_DIR", self.target(house))
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
        command
    }

    /// Writes its script and, still large, its module into `folder`.
    fn binding(self, house: &House, tools: &Toolbox, folder: &Path) -> Command {
        let mut command = tools.command("wasm-bindgen");
        command
            .args(["--target", "no-modules", "--no-typescript", "--out-name", self.stem(), "--out-dir"])
            .arg(folder)
            .arg(self.target(house).join(WASM_TARGET).join("engine/worker.wasm"));
        command
    }

    fn optimising(self, tools: &Toolbox, folder: &Path) -> Command {
        let [_, module] = self.files();
        let mut command = tools.command("wasm-opt");
        command
            .arg(format!("--output={}", folder.join(SMALL).join(&module).display()))
            .args(["-O3", "--low-memory-unused", "--reorder-functions-by-name"])
            .arg(folder.join(module));
        command
    }
}

/// Adds both forms, once they are compiled, to what Trunk made: the script that JavaScript calls a
/// module by, and the module made small.
///
/// # Errors
/// When one of the tools fails.
pub(super) fn add(house: &House, tools: &Toolbox, raw: &mut Files) -> Result<(), Trouble> {
    let folder = house.target().join("site/workers");
    let log = |name: &str| house.logs().join(format!("{name}.log"));
    let small = folder.join(SMALL);
    fs::create_dir_all(&small).map_err(Trouble::file(&small))?;
    let binding = Form::ALL.map(|form| form.binding(house, tools, &folder));
    task::run_all("binding the worker", binding.into(), &log("worker-bindgen"))?;
    let optimising = Form::ALL.map(|form| form.optimising(tools, &folder));
    task::run_all("optimising the worker", optimising.into(), &log("worker-opt"))?;
    for [script, module] in Form::ALL.map(Form::files) {
        for (path, name) in [(folder.join(&script), script), (small.join(&module), module)] {
            raw.insert(name, fs::read(&path).map_err(Trouble::file(&path))?);
        }
    }
    Ok(())
}
