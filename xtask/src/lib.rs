//! Everything between a bare clone and a running, tested site.
//!
//! In reading order: [`house`] knows where things lie, [`trouble`] says in one line what went
//! wrong, [`task`] runs a program under a progress line, [`tools`] installs what a build or a test
//! needs, [`site`] makes `dist/`, [`serve`] shows it, [`suites`] tests it all,
//! [`targets`] measures what the engine reaches, [`lighthouse`] how fast the page is there.
//! The browser journeys in `tests/e2e` use [`site`] and [`serve`] as a library.

pub mod house;
pub mod lighthouse;
pub mod serve;
pub mod site;
pub mod suites;
pub mod targets;
pub mod task;
pub mod tools;
pub mod training;
pub mod trouble;
