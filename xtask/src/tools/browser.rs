//! The browser and its driver, for the suites that need them.

use std::path::PathBuf;
use std::{env, fs, io};

use serde_json::Value;

use super::{Toolbox, has_program};
use crate::house::House;
use crate::task;
use crate::trouble::Trouble;

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// What the runner of wasm tests waits for the driver and for the tests, in seconds: 5 and 20 by
/// itself, which is little on a machine with other work to do.
pub const RUNNER_PATIENCE: [(&str, &str); 2] =
    [("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60"), ("WASM_BINDGEN_TEST_TIMEOUT", "300")];

/// A Chromium and the driver that fits it.
#[derive(Debug)]
pub struct Browser {
    /// The browser: `CHROME`, or the first found on `PATH`.
    pub program: PathBuf,
    /// The driver: `CHROMEDRIVER`, or the one found on `PATH`.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds both, or installs Debian's packages when this user may.
    ///
    /// # Errors
    /// When they are missing and can't be installed from here.
    pub fn find(tools: &Toolbox) -> Result<Self, Trouble> {
        if let Some(browser) = look() {
            return Ok(browser);
        }
        tools.apt("Chromium and its driver", &["chromium", "chromium-driver"])?;
        look().ok_or_else(|| Trouble::Missing {
            program: "Chromium or its driver".to_string(),
            advice: "install both (Debian, Ubuntu: sudo apt-get install chromium chromium-driver), \
                     or name them in CHROME and CHROMEDRIVER"
                .to_string(),
        })
    }

    /// Writes `webdriver.json` with this very browser named in it; returns the file's place.
    ///
    /// # Errors
    /// When the file can't be read or written.
    pub fn capabilities(&self, house: &House) -> Result<PathBuf, Trouble> {
        let mut all = capabilities(house)?;
        all["goog:chromeOptions"]["binary"] = Value::from(self.program.to_string_lossy());
        let own = house.logs().join("webdriver.json");
        fs::create_dir_all(house.logs()).map_err(Trouble::file(&own))?;
        fs::write(&own, all.to_string()).map_err(Trouble::file(&own))?;
        Ok(own)
    }

    /// The switches that `webdriver.json` starts it with.
    ///
    /// # Errors
    /// When the file can't be read.
    pub fn switches(&self, house: &House) -> Result<Vec<String>, Trouble> {
        let all = capabilities(house)?;
        let switches = all["goog:chromeOptions"]["args"].as_array();
        Ok(switches.into_iter().flatten().filter_map(|one| Some(one.as_str()?.to_string())).collect())
    }
}

fn capabilities(house: &House) -> Result<Value, Trouble> {
    let path = house.root().join("webdriver.json");
    let text = fs::read_to_string(&path).map_err(Trouble::file(&path))?;
    serde_json::from_str(&text)
        .map_err(|error| Trouble::file(&path)(io::Error::new(io::ErrorKind::InvalidData, error)))
}

impl Toolbox {
    /// Makes sure of rustfmt and clippy, which a minimal toolchain lacks.
    ///
    /// # Errors
    /// When they are missing and can't be installed.
    pub fn for_lints(&self) -> Result<(), Trouble> {
        if has_program("cargo-fmt") && has_program("cargo-clippy") {
            return Ok(());
        }
        if !has_program("rustup") {
            return Err(Trouble::Missing {
                program: "rustfmt or clippy".to_string(),
                advice: "install rustup, or your system's packages of both".to_string(),
            });
        }
        let mut command = self.command("rustup");
        command.args(["component", "add", "rustfmt", "clippy"]);
        task::fetch("adding rustfmt and clippy", command, &self.log("rustup")).map(drop)
    }
}

fn look() -> Option<Browser> {
    let program = named("CHROME").or_else(|| BROWSERS.iter().find_map(|name| on_path(name)))?;
    let driver = named("CHROMEDRIVER").or_else(|| on_path("chromedriver"))?;
    Some(Browser { program, driver })
}

pub(super) fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

pub(super) fn on_path(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)))
        .find(|program| program.is_file())
}
