//! The page's entry point: wiring only.
fn main() {}
