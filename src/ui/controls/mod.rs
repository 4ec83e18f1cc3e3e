//! Everything one presses, types into or chooses from, in the markup of `styles/README.md`.

pub mod button;
pub mod choices;
pub mod icon;
pub mod ornament;
pub mod select;
pub mod stepper;
pub mod switch;

pub use button::{Button, Kind};
pub use choices::{Choice, Choices};
pub use icon::icon;
pub use select::Select;
pub use stepper::Stepper;
pub use switch::switch;
