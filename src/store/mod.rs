//! The page's state and what changes it: `update(&mut State, Msg) -> Vec<Effect>`.
//!
//! Reading order: [`msg`] (what can happen) → [`state`] → [`effect`] (what can be asked for) →
//! [`play`] (the running game), [`clock`], `ending`, `hand_over` → [`board`] (its entry) → [`engine`] → `open`,
//! `persist`, `app` → [`sentences`] (what is said of a state).
//!
//! Invariants: total and deterministic: the same messages lead to the same state and the same
//! effects. No clock, no randomness, no I/O; time and seeds arrive in messages.

mod app;
pub mod board;
pub mod clock;
pub mod effect;
mod ending;
pub mod engine;
mod hand_over;
mod lines;
pub mod live;
pub mod msg;
pub mod new_game;
mod open;
pub mod persist;
pub mod pictures;
pub mod play;
mod problems;
pub mod sentences;
pub mod settings;
pub mod state;

pub use app::wanted as wanted_language;
pub use effect::Effect;
pub use lines::StoredError;
pub use msg::Msg;
pub use state::State;

/// The state after `msg`, and what is to be done about it, in order.
#[must_use]
pub fn update(state: &mut State, msg: Msg) -> Vec<Effect> {
    let mut effects = Vec::new();
    match msg {
        Msg::Board(msg) => board::update(state, msg, &mut effects),
        Msg::Play(msg) => play::update(state, msg, &mut effects),
        Msg::Engine(msg) => engine::update(state, msg, &mut effects),
        Msg::Draft(new_game::DraftMsg::StartPressed) => open::draft(state, &mut effects),
        Msg::Draft(msg) => state.draft.change(msg),
        Msg::Settings(msg) => app::set(state, msg, &mut effects),
        Msg::App(msg) => app::update(state, msg, &mut effects),
    }
    engine::drive(state, &mut effects);
    clock::drive(state, &mut effects);
    app::keep_awake(state, &mut effects);
    effects
}

#[cfg(test)]
mod tests;
