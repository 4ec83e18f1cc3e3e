//! What one does to the game beside moving.

use crate::i18n::{Label, Text};
use crate::store::msg::{AppMsg, Dialog, PlayMsg};
use crate::store::play::Seat;
use crate::store::state::Obstacle;
use crate::store::{Msg, State, sentences};
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::{Desk, said};
use crate::ui::platform::dom;
use yew::prelude::*;

/// One tool: what it is called, and why it can't be used now.
#[derive(Clone, Debug)]
pub struct Tool {
    /// Its icon.
    pub icon: &'static str,
    /// The name scripts know it by.
    pub action: &'static str,
    /// Its word.
    pub label: Label,
    /// Why it can't be used now.
    pub why_not: Option<AttrValue>,
    /// What it tells.
    pub msg: Msg,
}

/// What it tells follows from its action, and comparing messages would add kilobytes to the download.
impl PartialEq for Tool {
    fn eq(&self, other: &Tool) -> bool {
        (self.action, self.label, &self.why_not) == (other.action, other.label, &other.why_not)
    }
}

/// The tools of a state. A game keeps its tools in their places from the first move to the last.
#[must_use]
pub fn view(state: &State) -> Vec<Tool> {
    let tool = |icon, action, label, why_not: Option<Text>, msg| Tool {
        icon,
        action,
        label,
        why_not: why_not.map(|text| said(state.language, &text)),
        msg,
    };
    let play = |icon, label, why_not, msg| tool(icon, icon, label, why_not, Msg::Play(msg));
    let undo = play("undo", Label::Undo, why_no_undo(state), PlayMsg::UndoPressed);
    let redo = play("redo", Label::Redo, why_no_redo(state), PlayMsg::RedoPressed);
    let flip = play("flip", Label::Flip, None, PlayMsg::FlipPressed);
    let (icon, label) = if state.play.is_paused { ("play", Label::Resume) } else { ("pause", Label::Pause) };
    let pause = tool(icon, "pause", label, why_over(state), Msg::Play(PlayMsg::PausePressed));
    if is_watched(state) {
        return vec![undo, redo, flip, pause];
    }
    let hint = play("hint", Label::Hint, why_no_hint(state), PlayMsg::HintPressed);
    let draw = tool("draw", "offer-draw", Label::Draw, why_no_draw(state), Msg::Play(PlayMsg::DrawOffered));
    let resign = tool(
        "resign",
        "resign",
        Label::Resign,
        why_over(state),
        Msg::App(AppMsg::DialogOpened(Dialog::Resign)),
    );
    // With clocks, the pause takes the place of what is of no use or unfair: a draw with the computer, a
    // hint between two people.
    match (state.play.clocks.is_set(), state.play.is_hotseat()) {
        (false, _) => vec![undo, redo, hint, flip, draw, resign],
        (true, true) => vec![undo, redo, pause, flip, draw, resign],
        (true, false) => vec![undo, redo, hint, flip, pause, resign],
    }
}

fn is_watched(state: &State) -> bool {
    state.play.seats.iter().all(|seat| matches!(seat, Seat::Computer { .. }))
}

/// Nothing can be changed from a tab that only follows.
fn why_following(state: &State) -> Option<Text> {
    state.page.is_follower.then(|| sentences::obstacle(Obstacle::OtherTab))
}

fn why_over(state: &State) -> Option<Text> {
    let over = state.outcome().map(|_| sentences::obstacle(Obstacle::Over));
    why_following(state).or(over)
}

fn why_no_undo(state: &State) -> Option<Text> {
    let nothing = state.play.takeback().is_none().then(|| Label::NoMovesYet.into());
    why_following(state).or(nothing)
}

fn why_no_redo(state: &State) -> Option<Text> {
    let nothing = state.play.redo().is_none().then(|| Label::NothingUndone.into());
    why_following(state).or(nothing)
}

fn why_no_hint(state: &State) -> Option<Text> {
    state.obstacle().map(sentences::obstacle)
}

fn why_no_draw(state: &State) -> Option<Text> {
    let computer = state.play.person().map(|_| Label::DrawTwoPlayers.into());
    why_over(state).or(computer)
}

/// The tool bar: one stop in the tab order, arrows within.
pub fn html(desk: &Desk, tools: &[Tool]) -> Html {
    let walk = Callback::from(|event: KeyboardEvent| dom::rove(&event, ".tools", ".tool"));
    let button = |(place, tool): (usize, &Tool)| {
        let onclick = desk.telling(tool.msg.clone());
        let tabindex = Some(if place == 0 { "0" } else { "-1" });
        let button = Button::word(tool.action, desk.word(tool.label), onclick);
        Button { kind: Kind::Tool, icon: Some(tool.icon), why_not: tool.why_not.clone(), tabindex, ..button }
            .html()
    };
    html! {
        <div class="tools" role="toolbar" aria-label={desk.word(Label::Tools)} onkeydown={walk}>
            { for tools.iter().enumerate().map(button) }
        </div>
    }
}
