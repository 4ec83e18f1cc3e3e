//! The command line's entry point: wiring only.

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    epaminondas::cli::main()
}

#[cfg(target_family = "wasm")]
fn main() {}
