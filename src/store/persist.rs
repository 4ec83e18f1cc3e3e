//! The running game in its stored form: written after every move, restored at the start.

use super::clock::{self, Clocks};
use super::effect::Effect;
use super::lines::{Lines, StoredError, Writer, flag, unreadable};
use super::play::{Play, Seat, Style};
use super::state::State;
use crate::notation::record;
use crate::rules::Side;

/// The schema of the stored form. Older forms are migrated one step at a time by [`read`]; newer
/// ones are kept and not read.
const SCHEMA: u32 = 1;

/// The keys of White's and Black's seat; each holds [`PERSON`] or the computer's level.
const SEATS: [&str; 2] = ["white", "black"];
const PERSON: &str = "person";
/// The keys of White's and Black's style, if a computer has one.
const STYLES: [&str; 2] = ["white-style", "black-style"];
/// The keys of the controls, and of the milliseconds left to White and Black.
const TIME: &str = "time";
const LEFT: &str = "left-ms";

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
    let mut writer = Writer::new(SCHEMA);
    for (place, seat) in play.seats.into_iter().enumerate() {
        match seat {
            Seat::Person => writer.put(SEATS[place], PERSON),
            Seat::Computer { level, style } => {
                writer.put(SEATS[place], &level.to_string());
                if let Some(style) = style {
                    writer.put(STYLES[place], style.name());
                }
            }
        }
    }
    let line: Vec<String> = play.line().iter().map(ToString::to_string).collect();
    writer.put("seed", &play.seed.to_string());
    writer.put("line", &line.join(" "));
    writer.put("ply", &play.present().to_string());
    if play.clocks.is_set() {
        let [white, black] = Side::BOTH.map(|side| play.clocks.left_ms(side).to_string());
        writer.put(TIME, &clock::write(play.clocks.controls));
        writer.put(LEFT, &(white + " " + &black));
    }
    writer.put_flag("is-flipped", state.board.is_flipped);
    writer.put_flag("is-paused", play.is_paused);
    writer.end(&record::write(&play.game))
}

/// Restores a stored game: the game and the side at the bottom of the board. Clocks that ran are paused,
/// with the time that was left when it was stored.
///
/// # Errors
/// What is wrong with the stored form; it is left as it is.
pub fn read(text: &str) -> Result<(Play, Side), StoredError> {
    let lines = Lines::read(text, SCHEMA)?;
    let game = record::read(lines.body).map_err(|error| unreadable(&error.to_string()))?;
    let mut play = Play { game, is_begun: true, ..Play::default() };
    let (mut line, mut ply, mut is_flipped) = (Vec::new(), 0, false);
    for (place, taken) in play.seats.iter_mut().enumerate() {
        lines.set(SEATS[place], taken, seat)?;
        if let Seat::Computer { style, .. } = taken {
            lines.set(STYLES[place], style, |name| Some(Some(Style::named(name)?)))?;
        }
    }
    lines.set("seed", &mut play.seed, |word| word.parse().ok())?;
    lines.set("is-paused", &mut play.is_paused, flag)?;
    lines.set("line", &mut line, |moves| Some(moves.split_whitespace().map(str::to_owned).collect()))?;
    lines.set("ply", &mut ply, |word| word.parse().ok())?;
    lines.set("is-flipped", &mut is_flipped, flag)?;
    play.follow(&line);
    play.go_to(ply);
    let (mut controls, mut left_ms) = (Default::default(), None);
    lines.set(TIME, &mut controls, clock::read)?;
    lines.set(LEFT, &mut left_ms, |words| Some(Some(both(words)?)))?;
    play.clocks = left_ms.map_or_else(|| Clocks::new(controls), |left| Clocks::with_left(controls, left));
    play.is_paused |= play.clocks.is_set() && clock::has_begun(&play) && play.game.outcome().is_none();
    Ok((play, if is_flipped { Side::Black } else { Side::White }))
}

fn both(words: &str) -> Option<[u64; 2]> {
    let (white, black) = words.split_once(' ')?;
    Some([white.parse().ok()?, black.parse().ok()?])
}

fn seat(word: &str) -> Option<Seat> {
    match word {
        PERSON => Some(Seat::Person),
        level => level.parse().ok().map(|level| Seat::Computer { level, style: None }),
    }
}
