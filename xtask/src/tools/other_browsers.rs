//! Firefox and WebKit, for journeys in other browsers than the one that all suites use.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use clap::ValueEnum;

use super::Toolbox;
use super::browser::{named, on_path};
use crate::task::TRIES;
use crate::trouble::Trouble;

/// A screen that nobody sees, for browsers that won't do without one. It goes when dropped.
pub struct Screen {
    server: Child,
    /// What `DISPLAY` is to be.
    pub name: String,
}

impl Screen {
    /// Starts the X server `program` with a screen as large as any that journeys ask for.
    ///
    /// # Errors
    /// When it doesn't start; then it has said why.
    pub fn start(program: &str) -> Result<Screen, Trouble> {
        for _ in 0..TRIES {
            // Another server may have taken the screen that it chose.
            if let Some(screen) = Screen::begin(program)? {
                return Ok(screen);
            }
        }
        Err(Trouble::Failed { program: program.to_string() })
    }

    fn begin(program: &str) -> Result<Option<Screen>, Trouble> {
        let mut command = Command::new(program);
        command.args(["-displayfd", "1", "-screen", "0", "2560x1600x24", "-nolisten", "tcp"]);
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut server = command.spawn().map_err(Trouble::file(Path::new(program)))?;
        let mut number = String::new();
        if let Some(output) = server.stdout.take() {
            BufReader::new(output).read_line(&mut number).map_err(Trouble::file(Path::new(program)))?;
        }
        let screen = Screen { server, name: format!(":{}", number.trim()) };
        Ok(number.trim().parse::<u32>().is_ok().then_some(screen))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // The journeys are over: a screen that can't be taken away hurts nobody.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A make of browser that journeys can be run in besides Chromium.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Make {
    /// Firefox
    Firefox,
    /// WebKitGTK's small browser, on a screen of its own
    Webkit,
}

impl Make {
    /// Its name on the command line and in `EPAMINONDAS_BROWSER`.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Make::Firefox => "firefox",
            Make::Webkit => "webkit",
        }
    }

    /// Finds browser and driver, or installs them where that may be done; gives the environment
    /// that journeys find them by.
    ///
    /// # Errors
    /// When one is missing and can't be installed from here.
    pub fn find(self, tools: &Toolbox) -> Result<Vec<(&'static str, String)>, Trouble> {
        let mut places = vec![("EPAMINONDAS_BROWSER", self.word().to_string())];
        match self {
            Make::Firefox => {
                let firefox = tools.program("FIREFOX", &["firefox", "firefox-esr"], "firefox-esr")?;
                places.extend([("FIREFOX", firefox), ("GECKODRIVER", tools.geckodriver()?)]);
            }
            Make::Webkit => {
                let screen = tools.program("XVFB", &["Xvfb"], "xvfb")?;
                let driver = tools.program("WEBKITDRIVER", &["WebKitWebDriver"], "webkit2gtk-driver")?;
                places.extend([("XVFB", screen), ("WEBKITDRIVER", driver)]);
            }
        }
        Ok(places)
    }
}

impl Toolbox {
    /// The program that `variable` names, or the first of `names` on `PATH`, if need be out of Debian's `package`.
    fn program(&self, variable: &str, names: &[&str], package: &str) -> Result<String, Trouble> {
        let look = || named(variable).or_else(|| names.iter().find_map(|name| on_path(name)));
        if look().is_none() {
            self.apt(names[0], &[package])?;
        }
        let found = look().ok_or_else(|| Trouble::Missing {
            program: names[0].to_string(),
            advice: format!(
                "install it (Debian, Ubuntu: sudo apt-get install {package}), or name it in {variable}"
            ),
        })?;
        Ok(found.to_string_lossy().to_string())
    }

    /// Firefox's driver: `GECKODRIVER`, the one on `PATH`, or one compiled for the cache.
    fn geckodriver(&self) -> Result<String, Trouble> {
        let there = named("GECKODRIVER").or_else(|| on_path("geckodriver"));
        let driver: PathBuf = match there {
            Some(driver) => driver,
            None => self.cargo_install("geckodriver", super::GECKODRIVER, true)?.join("geckodriver"),
        };
        self.sweep();
        Ok(driver.to_string_lossy().to_string())
    }
}
