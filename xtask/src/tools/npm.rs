//! Tools from the npm registry, for those who have npm.

use std::fs;
use std::path::PathBuf;

use super::{Toolbox, has_program};
use crate::task;
use crate::trouble::Trouble;

impl Toolbox {
    /// The `node_modules` with `package` at exactly `version`, installed if it isn't there yet;
    /// `None` without npm. The lock file in `xtask/npm/<package>` pins its bytes.
    pub(super) fn npm_install(&self, package: &str, version: &str) -> Result<Option<PathBuf>, Trouble> {
        let home = self.cache.join(format!("{package}-{version}"));
        if home.join("node_modules").is_dir() {
            return Ok(Some(home.join("node_modules")));
        }
        if !has_program("npm") {
            return Ok(None);
        }
        let staging = self.made_cache()?.join(format!(".installing-{package}-{}", std::process::id()));
        fs::create_dir_all(&staging).map_err(Trouble::file(&staging))?;
        for name in ["package.json", "package-lock.json"] {
            let from = self.house.root().join("xtask/npm").join(package).join(name);
            fs::copy(&from, staging.join(name)).map_err(Trouble::file(&from))?;
        }
        let mut command = self.command("npm");
        command.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(&staging);
        let outcome = task::fetch(&format!("installing {package} {version}"), command, &self.log(package));
        if outcome.is_err() {
            // Whatever arrived is useless; the failure itself is what matters.
            let _ = fs::remove_dir_all(&staging);
        }
        outcome?;
        fs::rename(&staging, &home).map_err(Trouble::file(&home))?;
        Ok(Some(home.join("node_modules")))
    }

    /// [`Toolbox::npm_install`] of something that can't be done without.
    pub(super) fn npm_needed(&self, package: &str, version: &str) -> Result<PathBuf, Trouble> {
        if let Some(modules) = self.npm_install(package, version)? {
            return Ok(modules);
        }
        self.apt("npm", &["npm"])?;
        self.npm_install(package, version)?.ok_or_else(|| Trouble::Missing {
            program: format!("npm, through which {package} comes"),
            advice: "install it (Debian, Ubuntu: sudo apt-get install npm)".to_string(),
        })
    }
}
