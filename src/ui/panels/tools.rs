//! What one does to the game beside moving.

use crate::i18n::{Label, Text};
use crate::store::msg::{AppMsg, Dialog, PlayMsg};
use crate::store::play::Seat;
use crate::store::state::Obstacle;
use crate::store::{Msg, State, sentences};
use crate::ui::context::{said, telling, use_language, use_send, word};
use crate::ui::controls::{Button, Kind};
use crate::ui::platform::dom;
use yew::prelude::*;

/// One tool: what it is called, and why it can't be used now.
#[derive(Clone, Debug, PartialEq)]
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
    if is_watched(state) {
        let (icon, label) =
            if state.play.is_paused { ("play", Label::Resume) } else { ("pause", Label::Pause) };
        let pause = tool(icon, "pause", label, why_over(state), Msg::Play(PlayMsg::PausePressed));
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
    vec![undo, redo, hint, flip, draw, resign]
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

/// The tools' view.
#[derive(Clone, PartialEq, Properties)]
pub struct ToolsProps {
    /// The tools in order.
    pub tools: Vec<Tool>,
}

/// The tool bar: one stop in the tab order, arrows within.
#[component]
pub fn Tools(props: &ToolsProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let (bar, stop) = (use_node_ref(), use_state(|| 0_usize));
    let walk = {
        let (bar, stop) = (bar.clone(), stop.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let Some(place) = dom::rove(&event, &bar, ".tool") {
                stop.set(place);
            }
        })
    };
    let stop = (*stop).min(props.tools.len().saturating_sub(1));
    let button = |(place, tool): (usize, &Tool)| {
        let tabindex = if place == stop { "0" } else { "-1" };
        html! {
            <Button key={tool.action} kind={Kind::Tool} icon={tool.icon} action={tool.action} {tabindex}
                    label={word(language, tool.label)} why_not={tool.why_not.clone()}
                    onclick={telling(&send, tool.msg.clone())}/>
        }
    };
    html! {
        <div class="tools" role="toolbar" aria-label={word(language, Label::Tools)} ref={bar} onkeydown={walk}>
            { for props.tools.iter().enumerate().map(button) }
        </div>
    }
}
