//! Makes `dist/`: Trunk compiles the page and collects, [`workers`] adds the engine in two forms,
//! [`slim`] takes away what only people need, [`seal`] turns that into the files that are served.

pub mod build;
pub mod files;
mod loader;
mod packs;
pub mod precache;
mod references;
pub mod seal;
pub mod size;
pub mod slim;
pub mod workers;
