//! The running game: who plays, how it began, where it stands.

use crate::rules::Side;

/// Who moves for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    /// A person at this device.
    Person,
    /// The computer.
    Computer {
        /// 1 to 10.
        level: u8,
    },
}

/// Everything needed to begin a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The rule set as text.
    pub rules: String,
    /// The position to start from, or `None` for the usual start.
    pub position: Option<String>,
    /// Who plays White and Black.
    pub seats: [Seat; 2],
    /// Varies the computer's choices.
    pub seed: u64,
    /// The side at the bottom of the board.
    pub bottom: Side,
}
