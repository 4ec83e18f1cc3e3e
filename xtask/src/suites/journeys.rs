//! Journeys in other browsers than Chromium.

use std::fs;

use super::numbers::Numbers;
use super::tally::Tally;
use super::{Run, TEST};
use crate::house::House;
use crate::site::build::build;
use crate::tools::Toolbox;
use crate::tools::other_browsers::{Make, Screen};
use crate::trouble::Trouble;

/// What every run shows in a second browser too: the ways to move, the worker, languages, dialogs,
/// what is kept, and a start without a network.
pub(super) const CORE: [&str; 15] = [
    "access::u095",
    "access::u096",
    "clicks::u023",
    "games::flip_turns",
    "games::a_typed_move_that_is_wrong",
    "games::two_people_play",
    "hands::a_finger",
    "keeping::settings_are_kept",
    "layout::the_settings_show",
    "links::u088_a_link_opens",
    "notices::a_notice_can_be_pressed",
    "offline::u072_a_cold_start",
    "touch::u007",
    "undo::u053",
    "hosting::u077_the_service_worker",
];

/// Builds the site and runs all journeys in `make`.
///
/// # Errors
/// When set-up or the build fails, or with [`Trouble::Suites`] when a journey fails.
pub fn run(house: &House, make: Make) -> Result<(), Trouble> {
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    build(house, &tools, false)?;
    let mut run = Run { house, tools, tally: Tally::default(), numbers: Numbers::default() };
    run.journeys(make, &[]);
    run.tally.close()
}

impl Run<'_> {
    /// Runs the journeys that one of `filters` names, or all, in `make`, and says which the browser left out.
    pub(super) fn journeys(&mut self, make: Make, filters: &[&str]) {
        let name = format!("browser, {}", make.word());
        let mut places = match make.find(&self.tools) {
            Ok(places) => places,
            Err(trouble) => return self.tally.check(&name, Err(trouble.to_string())),
        };
        let screen =
            places.iter().find(|(name, _)| *name == "XVFB").map(|(_, program)| Screen::start(program));
        let screen = match screen.transpose() {
            Ok(screen) => screen,
            Err(trouble) => return self.tally.check(&name, Err(trouble.to_string())),
        };
        places.extend(screen.as_ref().map(|screen| ("DISPLAY", screen.name.clone())));
        // Without it the journey that needs it fails, and the others run.
        let axe = self.tools.axe().map(|path| path.to_string_lossy().to_string()).unwrap_or_default();
        places.push(("EPAMINONDAS_AXE", axe));
        let places: Vec<(&str, &str)> = places.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let list = self.house.target().join("e2e/left-out.txt");
        // There is none unless an earlier run left one.
        let _ = fs::remove_file(&list);
        self.tests(&name, &[&TEST[..], &["--test", "e2e", "--"], filters].concat(), &places);
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
