//! Links (in the making).
use crate::game::Game;
use crate::rules::Side;
/// What a link opens.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The game, at its last move.
    pub game: Game,
    /// How it is to be played.
    pub mode: Option<Mode>,
    /// The person's side.
    pub side: Option<Side>,
    /// The computer's level.
    pub level: Option<u8>,
    /// The seed.
    pub seed: Option<u64>,
}
/// How a link's game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Against the computer.
    Play,
    /// Two people.
    HotSeat,
    /// Alone.
    Analysis,
}
/// Why a link can't be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("links cannot be read yet")]
pub struct LinkError;
/// Reads a fragment.
///
/// # Errors
/// What can't be read.
pub fn read(_fragment: &str) -> Result<Link, LinkError> {
    Err(LinkError)
}
/// Writes a game's link.
#[must_use]
pub fn write_game(_game: &Game) -> String {
    String::new()
}
