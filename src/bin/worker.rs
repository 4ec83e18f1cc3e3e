//! The worker's entry point: wiring only.
fn main() {}
