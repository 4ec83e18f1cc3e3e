//! Debian's packages, for users who may install them.

use std::process::Command;

use super::{Toolbox, has_program};
use crate::task;
use crate::trouble::Trouble;

impl Toolbox {
    /// Installs `packages`, which are `what`, where this user may; otherwise does nothing.
    pub(super) fn apt(&self, what: &str, packages: &[&str]) -> Result<(), Trouble> {
        if !is_root() || !has_program("apt-get") {
            return Ok(());
        }
        let mut update = self.command("apt-get");
        update.args(["update", "-qq"]);
        task::fetch("reading the package lists", update, &self.log("apt-update"))?;
        let mut install = self.command("apt-get");
        // Somebody else may be installing just now.
        install.args(["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"]);
        install.args(packages);
        install.env("DEBIAN_FRONTEND", "noninteractive");
        task::fetch(&format!("installing {what}"), install, &self.log("apt-install")).map(drop)
    }
}

fn is_root() -> bool {
    let mut command = Command::new("id");
    command.arg("-u");
    task::ask(command).as_deref() == Some("0")
}
