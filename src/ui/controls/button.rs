//! Buttons.

use super::icon::Icon;
use yew::prelude::*;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Kind {
    /// Outlined.
    #[default]
    Plain,
    /// The one thing to do.
    Primary,
    /// Without an outline.
    Quiet,
    /// It destroys something.
    Danger,
    /// An icon alone; the label is its name.
    Icon,
    /// An icon over its word.
    Tool,
    /// A line of a menu.
    Menu,
}

/// What a button shows and does.
#[derive(Clone, PartialEq, Properties)]
pub struct ButtonProps {
    /// Its word.
    pub label: AttrValue,
    /// Its name for a screen reader, where the word says too little; it begins with the word.
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// How it looks.
    #[prop_or_default]
    pub kind: Kind,
    /// Its icon.
    #[prop_or_default]
    pub icon: Option<&'static str>,
    /// The name scripts know it by (CONTRACTS §3).
    #[prop_or_default]
    pub action: Option<&'static str>,
    /// Why it can't be used now; without it the button works.
    #[prop_or_default]
    pub why_not: Option<AttrValue>,
    /// Does it stand at the beginning of a dialog's foot?
    #[prop_or_default]
    pub is_start: bool,
    /// Does the focus go to it when its dialog opens?
    #[prop_or_default]
    pub autofocus: bool,
    /// Its place in the tab order within a toolbar.
    #[prop_or_default]
    pub tabindex: Option<&'static str>,
    /// For a button that stays down: is it?
    #[prop_or_default]
    pub pressed: Option<bool>,
    /// It was pressed, and may be.
    #[prop_or_default]
    pub onclick: Callback<MouseEvent>,
}

/// A button. One that can't be used stays in the tab order and says why, to the mouse in its
/// tooltip and to a screen reader in its description.
#[component]
pub fn Button(props: &ButtonProps) -> Html {
    let id = use_id();
    let reason = props.why_not.clone();
    let onclick = match &reason {
        Some(_) => Callback::noop(),
        None => props.onclick.clone(),
    };
    let is_icon = props.kind == Kind::Icon;
    let title = reason.clone().or_else(|| is_icon.then(|| props.label.clone()));
    html! {
        <>
            <button type="button" class={classes(props)} role={(props.kind == Kind::Menu).then_some("menuitem")}
                    data-action={props.action} aria-label={props.name.clone().or_else(|| is_icon.then(|| props.label.clone()))} {title}
                    aria-disabled={reason.as_ref().map(|_| "true")}
                    aria-describedby={reason.as_ref().map(|_| id.clone())}
                    aria-pressed={props.pressed.map(|is| if is { "true" } else { "false" })}
                    autofocus={props.autofocus} tabindex={props.tabindex} {onclick}>
                if let Some(name) = props.icon { <Icon {name}/> }
                if !is_icon { <span>{ props.label.clone() }</span> }
            </button>
            if let Some(reason) = reason { <span class="visually-hidden" {id}>{ reason }</span> }
        </>
    }
}

fn classes(props: &ButtonProps) -> Classes {
    let kind = match props.kind {
        Kind::Plain => classes!("button"),
        Kind::Primary => classes!("button", "is-primary"),
        Kind::Quiet => classes!("button", "is-quiet"),
        Kind::Danger => classes!("button", "is-danger"),
        Kind::Icon => classes!("button", "is-icon"),
        Kind::Tool => classes!("tool"),
        Kind::Menu => classes!("menu-item"),
    };
    classes!(kind, props.is_start.then_some("is-start"))
}

/// An id that is the same for a component's whole life and unique on the page.
#[hook]
fn use_id() -> AttrValue {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    (*use_memo((), |()| AttrValue::from(format!("why-{}", NEXT.fetch_add(1, Ordering::Relaxed))))).clone()
}
