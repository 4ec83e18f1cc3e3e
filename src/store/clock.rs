//! The clocks of the running game: when they run, what they show, and what happens when one runs out.
//!
//! As lichess has it, clocks rest until both sides have made their first move. They rest, too, while the
//! game is paused, over, on another tab or handed over to the other player; leaving the board or hiding
//! the page pauses the game. Time comes in [`PlayMsg::TimePassed`](super::msg::PlayMsg::TimePassed),
//! which goes before every other message of a game with clocks.

use super::board::Interaction;
use super::effect::{Effect, Sound};
use super::ending;
use super::engine;
use super::msg::Dialog;
use super::persist;
use super::play::{Play, Seat};
use super::sentences;
use super::state::{Screen, State};
use crate::engine::budget_ms;
pub use crate::game::{Face, TimeControl};
use crate::i18n::{Label, Text};
use crate::rules::{Outcome, Reason, Side};

/// The clocks of both sides. The default is none.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Clocks {
    /// White's and Black's control.
    pub controls: [TimeControl; 2],
    /// What is left: for the side whose clock runs, since it began to.
    left_ms: [u64; 2],
    phase: Phase,
    /// The last time told, in milliseconds since some moment.
    now_ms: u64,
    /// When a running clock shows something else; a tick is on its way for that moment.
    due_ms: Option<u64>,
    /// Has the side been told that its time is short?
    is_warned: [bool; 2],
}

/// Which clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Phase {
    #[default]
    Still,
    Running {
        side: Side,
        since_ms: u64,
    },
}

impl Clocks {
    /// Clocks that show their whole time.
    #[must_use]
    pub fn new(controls: [TimeControl; 2]) -> Clocks {
        Clocks { controls, left_ms: controls.map(TimeControl::whole_ms), ..Clocks::default() }
    }

    /// Clocks with so many milliseconds left.
    #[must_use]
    pub(super) fn with_left(controls: [TimeControl; 2], left_ms: [u64; 2]) -> Clocks {
        Clocks { left_ms, ..Clocks::new(controls) }
    }

    /// Has either side a clock?
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.controls.into_iter().any(TimeControl::is_some)
    }

    /// Is this side's clock running?
    #[must_use]
    pub fn is_running(&self, side: Side) -> bool {
        matches!(self.phase, Phase::Running { side: running, .. } if running == side)
    }

    /// Milliseconds that the side has left, periods included; none when its flag has fallen.
    #[must_use]
    pub fn left_ms(&self, side: Side) -> u64 {
        let left_ms = self.left_ms[side.index()];
        match self.phase {
            Phase::Running { side: running, since_ms } if running == side => {
                let elapsed_ms = self.now_ms.saturating_sub(since_ms);
                self.control(side).run(left_ms, elapsed_ms).unwrap_or(0)
            }
            _ => left_ms,
        }
    }

    /// What the side's clock shows, if it has one.
    #[must_use]
    pub fn face(&self, side: Side) -> Option<Face> {
        let control = self.control(side);
        control.is_some().then(|| control.face(self.left_ms(side)))
    }

    /// Has the side a clock with little time left?
    #[must_use]
    pub fn is_low(&self, side: Side) -> bool {
        self.control(side).is_low(self.left_ms(side))
    }

    /// Has the side's clock byo-yomi periods?
    #[must_use]
    pub fn has_periods(&self, side: Side) -> bool {
        matches!(self.control(side), TimeControl::ByoYomi { .. })
    }

    /// How long a computer may think about the side's move, at most `cap_ms`.
    pub(super) fn budget_ms(&self, side: Side, cap_ms: u32) -> u32 {
        match self.control(side) {
            TimeControl::None => cap_ms,
            control => {
                let (game_ms, move_ms) = control.means(self.left_ms(side));
                budget_ms(game_ms, move_ms, cap_ms)
            }
        }
    }

    fn control(&self, side: Side) -> TimeControl {
        self.controls[side.index()]
    }

    /// Stops the running clock.
    fn rest(&mut self) {
        if let Phase::Running { side, .. } = self.phase {
            self.left_ms[side.index()] = self.left_ms(side);
            self.phase = Phase::Still;
        }
    }

    /// Ends the turn of `side`; what its clock shows now. A clock that rested, rested for the whole move.
    fn press(&mut self, side: Side) -> u64 {
        let was_running = self.is_running(side);
        self.rest();
        let left_ms = &mut self.left_ms[side.index()];
        if was_running {
            *left_ms = self.controls[side.index()].after_move(*left_ms);
        }
        let left_ms = *left_ms;
        self.is_warned[side.index()] = self.is_low(side);
        left_ms
    }

    /// Milliseconds until the running clock shows something else.
    fn until_change_ms(&self) -> Option<u64> {
        let Phase::Running { side, .. } = self.phase else { return None };
        let ms = self.face(side)?.ms;
        Some(ms % if ms < TENTHS_MS { 100 } else { 1000 } + 1)
    }
}

/// With less than this, clocks show tenths of a second.
pub const TENTHS_MS: u64 = 10_000;

/// Two controls as text, for stores and records: one word if they are alike.
#[must_use]
pub(super) fn write(controls: [TimeControl; 2]) -> String {
    let [white, black] = controls.map(|control| control.to_string());
    if white == black { white } else { white + " " + &black }
}

/// The controls of a text that [`write`] has written.
#[must_use]
pub(super) fn read(text: &str) -> Option<[TimeControl; 2]> {
    let (white, black) = text.split_once(' ').unwrap_or((text, text));
    Some([TimeControl::from_word(white)?, TimeControl::from_word(black)?])
}

/// Time has passed: the flag may fall, or the player hear that little is left.
pub(super) fn time_passed(state: &mut State, now_ms: u64, effects: &mut Vec<Effect>) {
    let clocks = &mut state.play.clocks;
    clocks.now_ms = now_ms;
    let Phase::Running { side, .. } = clocks.phase else { return };
    let left_ms = clocks.left_ms(side);
    if left_ms == 0 {
        return ending::end(state, Outcome::win(side.other(), Reason::Time), effects);
    }
    let is_heard = clocks.is_warned[side.index()] || state.play.seats[side.index()] != Seat::Person;
    if clocks.is_low(side) && !is_heard {
        clocks.is_warned[side.index()] = true;
        let ms = clocks.face(side).map_or(0, |face| face.ms);
        state.live.say(Text::TimeLow { side, count: ms.div_ceil(1000) as u32 });
        effects.push(Effect::Play(Sound::TimeLow));
    }
}

/// The tick for `due_ms` has come.
pub(super) fn ticked(state: &mut State, due_ms: u64) {
    state.play.clocks.due_ms.take_if(|due| *due == due_ms);
}

/// `side` has made the move at the cursor, which notes what its clock shows.
pub(super) fn moved(play: &mut Play, side: Side) {
    if play.clocks.control(side).is_some() {
        let left_ms = play.clocks.press(side);
        if let Some(notes) = play.game.notes_mut(play.game.cursor()) {
            notes.clock_ms = Some(left_ms);
        }
    }
}

/// Another point of the game is its present: its clocks show what they showed then.
pub(super) fn restore(play: &mut Play) {
    let ended_by = play.game.outcome().filter(|outcome| outcome.reason == Reason::Time);
    let mut left_ms = play.clocks.controls.map(TimeControl::whole_ms);
    let mut mover = play.game.start().turn();
    for node in play.game.path().into_iter().filter_map(|id| play.game.node(id)) {
        if let Some(ms) = node.notes.clock_ms {
            left_ms[mover.index()] = ms;
        }
        mover = node.position().turn();
    }
    if let Some(winner) = ended_by.and_then(|outcome| outcome.winner) {
        left_ms[winner.other().index()] = 0;
    }
    let Clocks { controls, now_ms, .. } = play.clocks;
    play.clocks = Clocks { now_ms, ..Clocks::with_left(controls, left_ms) };
}

/// Clocks run and rest as the state wants it, and the next tick is ordered; called after every message.
pub(super) fn drive(state: &mut State, effects: &mut Vec<Effect>) {
    if !state.play.clocks.is_set() {
        return;
    }
    let side = state.play.game.position().turn();
    let is_wanted = is_wanted(state) && state.play.clocks.control(side).is_some();
    let clocks = &mut state.play.clocks;
    match clocks.phase {
        Phase::Still if is_wanted => clocks.phase = Phase::Running { side, since_ms: clocks.now_ms },
        Phase::Running { .. } if !is_wanted => clocks.rest(),
        _ => {}
    }
    let due_ms = clocks.until_change_ms().map(|ms| clocks.now_ms + ms);
    if let Some(due_ms) = due_ms.filter(|_| due_ms != clocks.due_ms) {
        let delay_ms = (due_ms - clocks.now_ms) as u32;
        effects.push(Effect::TickLater { due_ms, delay_ms });
    }
    clocks.due_ms = due_ms;
}

fn is_wanted(state: &State) -> bool {
    let is_persons = state.play.seat(state.play.game.position().turn()) == Seat::Person;
    state.screen == Screen::Play
        // A computer that can't be started doesn't lose by that.
        && (is_persons || !state.engine.is_lost)
        && has_begun(&state.play)
        && !state.play.is_paused
        && !state.page.is_follower
        && !matches!(state.dialog, Some(Dialog::PassOver(_)))
        && state.outcome().is_none()
}

/// Have both sides made their first move?
pub(super) fn has_begun(play: &Play) -> bool {
    play.present() >= 2
}

/// Stops a game whose clock runs, or goes on with it. Nothing can be entered meanwhile, and the board is
/// covered, so that nobody thinks for free.
pub(super) fn set_paused(state: &mut State, is_paused: bool, effects: &mut Vec<Effect>) {
    state.play.is_paused = is_paused;
    if is_paused {
        engine::stop(state, effects);
    }
    if !state.play.clocks.is_set() {
        return;
    }
    state.board.press = None;
    state.board.interaction = Interaction::Idle;
    state.board.remark = None;
    if is_paused {
        state.live.say(Label::Paused.into());
    } else {
        state.live.say(sentences::turn(state));
    }
    persist::save(state, effects);
}

/// Nobody looks at the board any more: a clock that runs is paused.
pub(super) fn leave(state: &mut State, effects: &mut Vec<Effect>) {
    if state.play.clocks.phase != Phase::Still {
        set_paused(state, true, effects);
    }
}

/// What both clocks show, in words.
#[must_use]
pub(super) fn told(state: &State) -> Text {
    let say = |side| {
        let Face { ms, periods } = state.play.clocks.face(side)?;
        let seconds = u32::try_from(ms / 1000).unwrap_or(u32::MAX);
        Some(Text::SayClock { side, minutes: seconds / 60, seconds: seconds % 60, periods })
    };
    let items: Vec<Text> = Side::BOTH.into_iter().filter_map(say).collect();
    if items.is_empty() { Label::SayNoClock.into() } else { Text::List { items } }
}
