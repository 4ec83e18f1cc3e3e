//! The running game in its stored form: written after every move, restored at the start.

use super::effect::Effect;
use super::play::{Play, Seat};
use super::state::State;
use crate::notation::record;
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// The schema of the stored form. Older forms are migrated one step at a time by [`read`]; newer
/// ones are kept and not read.
const SCHEMA: u32 = 1;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Stored {
    schema: u32,
    /// The game tree as a record.
    record: String,
    seats: [Seat; 2],
    seed: u64,
    /// The line played, which need not be the record's first one: undo and another move branch off.
    line: Vec<String>,
    /// The present, counted in plies of that line.
    ply: usize,
    is_flipped: bool,
    is_paused: bool,
}

/// Why a stored game can't be restored.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RestoreError {
    /// Not in the stored form.
    #[error("the stored game cannot be read: {0}")]
    Unreadable(String),
    /// Written by a newer version.
    #[error("the stored game has the newer schema {0}")]
    Newer(u32),
}

/// Stores the running game.
pub(super) fn save(state: &mut State, effects: &mut Vec<Effect>) {
    if state.page.is_follower || state.page.is_store_newer || !state.play.is_begun {
        return;
    }
    state.page.is_saved = false;
    let id = format!("{:016x}", state.play.seed);
    effects.push(Effect::PersistGame { id, text: write(state) });
}

/// The stored form of the running game.
#[must_use]
pub fn write(state: &State) -> String {
    let play = &state.play;
    let stored = Stored {
        schema: SCHEMA,
        record: record::write(&play.game),
        seats: play.seats,
        seed: play.seed,
        line: play.line().iter().map(ToString::to_string).collect(),
        ply: play.present(),
        is_flipped: state.board.is_flipped,
        is_paused: play.is_paused,
    };
    serde_json::to_string(&stored).expect("strings and numbers only")
}

/// Restores a stored game: the game and whether the board is turned.
///
/// # Errors
/// What is wrong with the stored form; it is left as it is.
pub fn read(text: &str) -> Result<(Play, Side), RestoreError> {
    let unreadable = |error: String| RestoreError::Unreadable(error);
    let value: serde_json::Value =
        serde_json::from_str(text).map_err(|error| unreadable(error.to_string()))?;
    let schema = value.get("schema").and_then(serde_json::Value::as_u64).unwrap_or(0);
    if schema > u64::from(SCHEMA) {
        return Err(RestoreError::Newer(schema as u32));
    }
    let stored: Stored = serde_json::from_value(value).map_err(|error| unreadable(error.to_string()))?;
    let game = record::read(&stored.record).map_err(|error| unreadable(error.to_string()))?;
    let bottom = if stored.is_flipped { Side::Black } else { Side::White };
    let mut play = Play {
        game,
        seats: stored.seats,
        seed: stored.seed,
        is_paused: stored.is_paused,
        is_begun: true,
        ..Play::default()
    };
    play.follow(&stored.line);
    play.go_to(stored.ply);
    Ok((play, bottom))
}
