//! Journeys that another browser than Chromium leaves out, since its driver lacks what they need.
//!
//! The test runner knows of no such thing: they count as passed there. So each is written down in
//! `target/e2e/left-out.txt`, by whose lines `cargo xtask test` lowers the number.

use std::any::Any;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::{catch_unwind, panic_any};

use xtask::house::House;

use super::{Kind, test_name};

/// What a journey that is left out ends with.
struct LeftOut(&'static str);

/// Goes on in Chromium, whose driver alone can do `what`; leaves the journey anywhere else.
pub(crate) fn chromium_alone(what: &'static str) {
    if Kind::chosen() != Kind::Chromium {
        panic_any(LeftOut(what));
    }
}

/// Leaves the journey in WebKit, whose driver alone can't do `what`.
pub(crate) fn not_in_webkit(what: &'static str) {
    if Kind::chosen() == Kind::WebKit {
        panic_any(LeftOut(what));
    }
}

/// Whether a journey that needs `what` isn't even begun; if so, that is written down.
pub(super) fn is_asked(what: &'static str) -> bool {
    catch_unwind(|| chromium_alone(what)).is_err_and(|panic| note(&*panic))
}

/// Whether a journey ended because it is left out; if so, that is written down.
pub(super) fn note(panic: &(dyn Any + Send)) -> bool {
    let Some(LeftOut(what)) = panic.downcast_ref() else { return false };
    let path = House::find().target().join("e2e/left-out.txt");
    let line = format!("{}: {what}\n", test_name());
    let written = OpenOptions::new().create(true).append(true).open(&path);
    written.and_then(|mut file| file.write_all(line.as_bytes())).expect("a writable target folder");
    true
}
