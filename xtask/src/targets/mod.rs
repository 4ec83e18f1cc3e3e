//! What the engine is to reach, and what it does reach, natively and in a browser.
//!
//! In reading order: [`speeds`] (what one search and one count came to), `native` and `wasm` (which
//! measure them), [`row`] (a line of the table).
//!
//! The figures are this machine's; on one with other work to do they are too low. In the browser
//! the worker's own files are asked in the page's own protocol.

mod native;
mod row;
mod speeds;
mod wasm;

use std::fs;

use crate::house::House;
use crate::site::build::{Built, build};
use crate::site::seal::Sealed;
use crate::site::size::first_load;
use crate::site::workers::Form;
use crate::tools::Toolbox;
use crate::tools::browser::Browser;
use crate::trouble::Trouble;
use row::{Row, Want, print};
use speeds::Speeds;

/// Measures every target and prints the table.
///
/// # Errors
/// When set-up fails or something can't be measured.
pub fn run(house: &House) -> Result<(), Trouble> {
    let mut tools = Toolbox::open(house)?;
    tools.for_build()?;
    let browser = Browser::find(&tools)?;
    let Built { site, .. } = build(house, &tools, false)?;
    let native = native::measure(house, &tools)?;
    let forms = wasm::measure(house, &tools, &browser)?;
    let mut rows = native_rows(&native);
    for (form, speeds) in Form::ALL.into_iter().zip(&forms) {
        rows.extend(wasm_rows(form, speeds));
        rows.push(weight(&site, form));
    }
    print(&rows);
    println!();
    for name in results(house)? {
        println!("playing strength and levels: see {name}");
    }
    Ok(())
}

fn native_rows(native: &Speeds) -> Vec<Row> {
    let middle = native.of("middle");
    vec![
        Row::new("perft, bulk, native", Want::AtLeast(300e6, 500e6), native.perft, "/s"),
        Row::new(
            "search, 14×12 middle game, native",
            Want::AtLeast(1.5e6, 3e6),
            middle.nodes_per_second,
            "/s",
        ),
        Row::new("depth after 1 s, start, native", Want::Nothing, native.of("start").depth, "plies"),
        Row::new("depth after 1 s, middle game, native", Want::Nothing, middle.depth, "plies"),
        Row::new("depth after 1 s, 8×8, native", Want::Nothing, native.of("quick").depth, "plies"),
        Row::new("search, 20×20, native", Want::Nothing, native.of("large").nodes_per_second, "/s"),
        Row::new("depth after 1 s, 20×20, native", Want::Nothing, native.of("large").depth, "plies"),
    ]
}

/// The targets name the form with vectors; the other is measured beside it.
fn wasm_rows(form: Form, speeds: &Speeds) -> Vec<Row> {
    let want = |must, aim| match form {
        Form::Vectors => Want::AtLeast(must, aim),
        Form::Plain => Want::Nothing,
    };
    let row = |what: &str, want, measured, unit| {
        Row::new(&format!("{what}, wasm {}", form.name()), want, measured, unit)
    };
    let (middle, large) = (speeds.of("middle"), speeds.of("large"));
    vec![
        row("perft, bulk", want(200e6, 350e6), speeds.perft, "/s"),
        row("search, 14×12 middle game", want(1.1e6, 2e6), middle.nodes_per_second, "/s"),
        row("depth after 1 s, start", want(14.0, 18.0), speeds.of("start").depth, "plies"),
        row("depth after 1 s, middle game", want(12.0, 15.0), middle.depth, "plies"),
        row("depth after 1 s, 8×8", want(14.0, 18.0), speeds.of("quick").depth, "plies"),
        row("search, 20×20", want(0.25e6, 0.6e6), large.nodes_per_second, "/s"),
        row("depth after 1 s, 20×20", want(9.0, 12.0), large.depth, "plies"),
        row("slowest stop of level 12", Want::AtMost(20.0, 20.0), speeds.stop_ms, "ms"),
    ]
}

/// The worker's script and module, nets included, as they come over the network.
fn weight(site: &Sealed, form: Form) -> Row {
    let files = first_load(site, form);
    let own = files.iter().filter(|(name, _)| name.starts_with("worker") || name.starts_with("engine"));
    let bytes: usize = own.map(|(_, bytes)| bytes).sum();
    Row::new(&format!("worker {}, brotli", form.name()), Want::AtMost(150e3, 100e3), bytes as f64, "bytes")
}

/// The files of results, which other commands make.
fn results(house: &House) -> Result<Vec<String>, Trouble> {
    let folder = house.root().join("tests/data");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).map_err(Trouble::file(&folder))? {
        let name = entry.map_err(Trouble::file(&folder))?.file_name().to_string_lossy().to_string();
        if name.ends_with(".md") && name != "README.md" {
            names.push(format!("tests/data/{name}"));
        }
    }
    names.sort();
    Ok(names)
}
