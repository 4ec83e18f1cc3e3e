//! The pictures of the page, made by journeys that only look.

use std::fs;

use super::Run;
use super::numbers::Numbers;
use super::tally::Tally;
use crate::house::House;
use crate::site::build::build;
use crate::tools::Toolbox;
use crate::tools::browser::Browser;
use crate::trouble::Trouble;

/// The pictures that the manifest names; they are part of the site.
const KEPT: [&str; 2] = ["wide.png", "narrow.png"];

/// Builds the site and makes pictures of it in `target/screenshots`; those of the manifest go to
/// `static/screenshots`.
///
/// # Errors
/// When set-up or the build fails, or with [`Trouble::Suites`] when a picture can't be made.
pub fn make(house: &House) -> Result<(), Trouble> {
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    let browser = Browser::find(&tools)?;
    build(house, &tools, false)?;
    let mut run = Run { house, tools, tally: Tally::default(), numbers: Numbers::default() };
    let [chrome, driver] = [&browser.program, &browser.driver].map(|path| path.to_string_lossy().to_string());
    let places = [("CHROME", chrome.as_str()), ("CHROMEDRIVER", &driver), ("EPAMINONDAS_PICTURES", "1")];
    let journeys = ["test", "--features", "e2e", "--test", "e2e", "--", "pictures::"];
    run.tests("pictures", &journeys, &places);
    let made = house.target().join("screenshots");
    for name in KEPT {
        let to = house.root().join("static/screenshots").join(name);
        let copied = fs::copy(made.join(name), to).map(drop);
        run.tally.check(name, copied.map_err(|error| error.to_string()));
    }
    println!("the pictures are in {}", made.display());
    run.tally.close()
}
