//! Journeys in other browsers than Chromium.

use std::fs;

use super::Run;
use super::numbers::Numbers;
use super::tally::Tally;
use crate::house::House;
use crate::site::build::build;
use crate::tools::Toolbox;
use crate::tools::other_browsers::Make;
use crate::trouble::Trouble;

/// Builds the site and runs all journeys in `make`.
///
/// # Errors
/// When set-up or the build fails, or with [`Trouble::Suites`] when a journey fails.
pub fn run(house: &House, make: Make) -> Result<(), Trouble> {
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    build(house, &tools, false)?;
    let mut run = Run { house, tools, tally: Tally::default(), numbers: Numbers::default() };
    run.journeys(make);
    run.tally.close()
}

impl Run<'_> {
    /// Runs all journeys in `make`, and says which the browser left out.
    fn journeys(&mut self, make: Make) {
        let name = format!("browser, {}", make.word());
        let mut places = match make.find(&self.tools) {
            Ok(places) => places,
            Err(trouble) => return self.tally.check(&name, Err(trouble.to_string())),
        };
        // Without it the journey that needs it fails, and the others run.
        let axe = self.tools.axe().map(|path| path.to_string_lossy().to_string()).unwrap_or_default();
        places.push(("EPAMINONDAS_AXE", axe));
        let places: Vec<(&str, &str)> = places.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let list = self.house.target().join("e2e/left-out.txt");
        // There is none unless an earlier run left one.
        let _ = fs::remove_file(&list);
        self.tests(&name, &["test", "--features", "e2e", "--test", "e2e"], &places);
        let left_out = fs::read_to_string(&list).unwrap_or_default();
        if !left_out.is_empty() {
            let count = left_out.lines().count();
            println!(
                "{count} of them left out, since this browser's driver lacks what they need:\n{left_out}"
            );
            self.tally.left_out(count as u64);
        }
    }
}
