//! Makes `dist/`: Trunk compiles and collects, [`seal`] turns that into the files that are served.

pub mod build;
pub mod files;
mod loader;
pub mod precache;
mod references;
pub mod seal;
pub mod size;
