//! Where things lie in the repository.

use std::env;
use std::path::{Path, PathBuf};

/// The repository's root and the places below it that the commands use.
#[derive(Clone, Debug)]
pub struct House {
    root: PathBuf,
}

impl House {
    /// The repository that the running command was built from.
    ///
    /// Cargo's environment says where it lies now; without Cargo, where it lay at build time.
    #[must_use]
    pub fn find() -> Self {
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = match package.file_name() {
            Some(name) if name == "xtask" => package.parent().map_or(package.clone(), Path::to_path_buf),
            _ => package,
        };
        House { root }
    }

    /// The repository's root.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The finished site.
    #[must_use]
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Cargo's target directory, one for all commands and suites.
    #[must_use]
    pub fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), |dir| self.root.join(dir))
    }

    /// What Trunk makes, before it is sealed.
    #[must_use]
    pub fn raw(&self) -> PathBuf {
        self.target().join("site/raw")
    }

    /// What is sealed: Trunk's files made small, and the languages.
    #[must_use]
    pub fn prepared(&self) -> PathBuf {
        self.target().join("site/prepared")
    }

    /// Whole outputs of the programs that the commands ran.
    #[must_use]
    pub fn logs(&self) -> PathBuf {
        self.target().join("xtask")
    }
}
