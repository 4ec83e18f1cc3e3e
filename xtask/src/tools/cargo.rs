//! Tools from crates.io.

use std::fs;
use std::path::PathBuf;

use super::Toolbox;
use crate::task;
use crate::trouble::Trouble;

impl Toolbox {
    /// The folder of programs of `package` at exactly `version`, installed if it isn't there yet.
    ///
    /// `locked` builds it with its own lock file. The programs run for seconds, so they are
    /// compiled for a quick installation: 3 minutes instead of 10 on two cores.
    pub(super) fn cargo_install(
        &self,
        package: &str,
        version: &str,
        locked: bool,
    ) -> Result<PathBuf, Trouble> {
        let home = self.cache.join(format!("{package}-{version}"));
        if home.join("bin").is_dir() {
            return Ok(home.join("bin"));
        }
        let staging = self.cache.join(format!(".installing-{package}-{}", std::process::id()));
        let mut command = self.command("cargo");
        command.args(["install", package, "--version", version, "--no-default-features", "--root"]);
        command.arg(&staging);
        if locked {
            command.arg("--locked");
        }
        command
            // Outside the clone, whose configuration is for the game alone.
            .current_dir(self.made_cache()?)
            .env("CARGO_TARGET_DIR", self.cache.join("building"))
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_DEBUG", "false");
        let doing = format!("installing {package} {version} (once, a few minutes)");
        let outcome = task::fetch(&doing, command, &self.log(package));
        if outcome.is_err() {
            // Whatever arrived is useless; the failure itself is what matters.
            let _ = fs::remove_dir_all(&staging);
        }
        outcome?;
        fs::rename(&staging, &home).map_err(Trouble::file(&home))?;
        Ok(home.join("bin"))
    }

    /// Removes what compiling the tools left behind.
    pub(super) fn sweep(&self) {
        // Left-overs cost disk space alone.
        let _ = fs::remove_dir_all(self.cache.join("building"));
    }

    pub(super) fn made_cache(&self) -> Result<&PathBuf, Trouble> {
        fs::create_dir_all(&self.cache).map_err(Trouble::file(&self.cache))?;
        Ok(&self.cache)
    }
}
