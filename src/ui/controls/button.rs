//! Buttons.

use super::icon::icon;
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

/// What a button shows and does. [`Button::html`] makes it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Button {
    /// The name scripts know it by (CONTRACTS §3); unique among the buttons shown at once.
    pub action: &'static str,
    /// Its word.
    pub label: AttrValue,
    /// Its name for a screen reader, where the word says too little; it begins with the word.
    pub name: Option<AttrValue>,
    /// How it looks.
    pub kind: Kind,
    /// Its icon.
    pub icon: Option<&'static str>,
    /// Why it can't be used now; without it the button works.
    pub why_not: Option<AttrValue>,
    /// Does it stand at the beginning of a dialog's foot?
    pub is_start: bool,
    /// Does the focus go to it when its dialog opens?
    pub autofocus: bool,
    /// Its place in the tab order within a toolbar.
    pub tabindex: Option<&'static str>,
    /// It was pressed, and may be.
    pub onclick: Callback<MouseEvent>,
}

impl Button {
    /// A button whose icon has the name of its action.
    #[must_use]
    pub fn icon(action: &'static str, label: AttrValue, onclick: Callback<MouseEvent>) -> Button {
        Button { action, label, kind: Kind::Icon, icon: Some(action), onclick, ..Button::default() }
    }

    /// A button with a word.
    #[must_use]
    pub fn word(action: &'static str, label: AttrValue, onclick: Callback<MouseEvent>) -> Button {
        Button { action, label, onclick, ..Button::default() }
    }

    /// Its markup. A button that can't be used stays in the tab order and says why, to the mouse
    /// in its tooltip and to a screen reader in its description.
    pub fn html(self) -> Html {
        let id = AttrValue::from(format!("why-{}", self.action));
        let class = self.classes();
        let reason = self.why_not;
        let onclick = if reason.is_some() { Callback::noop() } else { self.onclick };
        let is_icon = self.kind == Kind::Icon;
        let own_name = is_icon.then(|| self.label.clone());
        let title = reason.clone().or_else(|| own_name.clone());
        html! {
            <>
                <button type="button" {class} role={(self.kind == Kind::Menu).then_some("menuitem")}
                        data-action={self.action} aria-label={self.name.or(own_name)} {title}
                        aria-disabled={reason.as_ref().map(|_| "true")}
                        aria-describedby={reason.as_ref().map(|_| id.clone())}
                        autofocus={self.autofocus} tabindex={self.tabindex} {onclick}>
                    { self.icon.map(icon).unwrap_or_default() }
                    if !is_icon { <span>{ self.label }</span> }
                </button>
                if let Some(reason) = reason { <span class="visually-hidden" {id}>{ reason }</span> }
            </>
        }
    }

    fn classes(&self) -> Classes {
        let kind = match self.kind {
            Kind::Plain => "button",
            Kind::Primary => "button is-primary",
            Kind::Quiet => "button is-quiet",
            Kind::Danger => "button is-danger",
            Kind::Icon => "button is-icon",
            Kind::Tool => "tool",
            Kind::Menu => "menu-item",
        };
        classes!(kind, self.is_start.then_some("is-start"))
    }
}
