//! The page's entry point: wiring only.

use epaminondas::ui::platform::panic;
use epaminondas::ui::root::Root;

fn main() {
    panic::watch();
    yew::Renderer::<Root>::new().render();
}
