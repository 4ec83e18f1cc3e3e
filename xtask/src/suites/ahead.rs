//! Compiles what the suites need ahead of them, in two lines side by side.
//!
//! Cargo compiles a package on one core once those it depends on are there, and the suites ask for
//! one thing after the other: on two cores a quarter of the time would be spent by one of them
//! doing nothing. Results are thrown away here: each suite asks again and tells what is wrong.

use std::process::Command;
use std::thread;

use super::{HOST_LINTS, Run, TEST, WASM_LINTS, WASM_TEST};
use crate::site::workers::Form;
use crate::task::{Step, ask};
use crate::tools::other_browsers::Make;

impl Run<'_> {
    /// Compiles all suites. It fails for nothing that a suite wouldn't fail for later.
    pub(super) fn compile_ahead(&self) {
        let step = Step::begin("compiling all suites");
        let mut wasm = vec![
            self.cargo(&WASM_LINTS, &[]),
            self.cargo(&[&WASM_TEST[..], &["web", "--test", "web", "--no-run"]].concat(), &[]),
        ];
        wasm.extend(Form::ALL.map(|form| self.engine_test(form, &["--no-run"], &[])));
        let host = vec![
            self.cargo(&HOST_LINTS, &[]),
            self.cargo(&[&TEST[..], &["--no-run"]].concat(), &[]),
            self.cargo(&["test", "--release", "--test", "it", "--no-run"], &[]),
        ];
        thread::scope(|lines| {
            lines.spawn(|| {
                run(wasm);
                // Its trouble is told by the journeys in Firefox.
                let _ = Make::Firefox.find(&self.tools);
            });
            lines.spawn(|| run(host));
        });
        step.done();
    }
}

fn run(commands: Vec<Command>) {
    for command in commands {
        // Whatever is wrong is wrong again in the suite.
        let _ = ask(command);
    }
}
