//! Noticing from outside that nothing happens any more.

use super::place;
use crate::engine::Request;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How often the watch looks; a move that is still the same one the second time is given up.
const ROUND: Duration = Duration::from_secs(60);

/// Ends the process when a move doesn't come, naming the position: a search that never returns
/// can't be ended otherwise.
pub(super) struct Watch {
    expected: Arc<Mutex<Expected>>,
}

#[derive(Default)]
struct Expected {
    /// How many moves have been waited for.
    number: u64,
    /// What the engine was asked.
    request: Option<Request>,
}

impl Watch {
    pub(super) fn start() -> Watch {
        let expected = Arc::new(Mutex::new(Expected::default()));
        let seen = Arc::downgrade(&expected);
        thread::spawn(move || {
            let mut last = 0;
            loop {
                thread::sleep(ROUND);
                let Some(expected) = seen.upgrade() else { return };
                let Ok(expected) = expected.lock() else { return };
                if let Some(request) = expected.request.as_ref().filter(|_| expected.number == last) {
                    eprintln!("no move in {} s: {}", ROUND.as_secs(), place(request));
                    std::process::exit(1);
                }
                last = expected.number;
            }
        });
        Watch { expected }
    }

    /// From now on an answer to `request` is waited for.
    pub(super) fn expect(&self, request: &Request) {
        if let Ok(mut expected) = self.expected.lock() {
            expected.number += 1;
            expected.request = Some(request.clone());
        }
    }
}
