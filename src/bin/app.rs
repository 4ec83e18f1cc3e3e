//! The page's entry point: wiring only.

use epaminondas::ui::platform::{dom, panic, timers};
use epaminondas::ui::root::Root;

fn main() {
    panic::watch();
    // In a task of its own: compiling what was loaded has held the browser up long enough.
    timers::after(0, || {
        if let Some(stage) = dom::stage() {
            yew::Renderer::<Root>::with_root(stage).render();
        }
    });
}
