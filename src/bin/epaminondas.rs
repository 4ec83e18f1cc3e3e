//! The command line's entry point: wiring only.
fn main() {}
