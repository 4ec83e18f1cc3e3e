//! Buttons, dialogs and settings, by the names that scripts know them by (CONTRACTS §3).

use serde_json::json;

use super::{Page, Visit};

impl Page {
    /// Clicks the control that carries `data-action`.
    pub(crate) async fn act(&self, action: &str) {
        self.click_on(&format!("[data-action='{action}']")).await;
    }

    /// Clicks the first element that `selector` finds, once it is there.
    pub(crate) async fn click_on(&self, selector: &str) {
        let quoted = json!(selector);
        self.until(&format!("document.querySelector({quoted}) !== null")).await;
        self.ask(&format!("document.querySelector({quoted}).scrollIntoView({{ block: 'nearest' }})")).await;
        let at = self.center_of(selector).await;
        self.click(at).await;
    }

    /// Opens the menu and chooses the line that carries `data-action`.
    pub(crate) async fn choose_in_menu(&self, action: &str) {
        self.act("menu").await;
        self.click_on(&format!(".menu [data-action='{action}']")).await;
    }

    /// Waits until a dialog is open, or none is.
    pub(crate) async fn until_dialog(&self, is_open: bool) {
        self.until(&format!("(document.querySelector('dialog[open]') !== null) === {is_open}")).await;
    }

    /// Gives the field of that id a value, as its list or a keyboard would.
    pub(crate) async fn choose(&self, id: &str, value: &str) {
        let (id, value) = (json!(id), json!(value));
        self.until(&format!("document.getElementById({id}) !== null")).await;
        self.ask(&format!(
            "(field => {{
                field.value = {value};
                field.dispatchEvent(new Event('input', {{ bubbles: true }}));
                field.dispatchEvent(new Event('change', {{ bubbles: true }}));
            }})(document.getElementById({id}))"
        ))
        .await;
    }
}

impl Visit {
    /// Sets what the settings dialog offers: ids of its lists and the places of the choices.
    pub(crate) async fn set(&self, choices: &[(&str, &str)]) {
        self.page.act("settings").await;
        self.page.until_dialog(true).await;
        for (id, place) in choices {
            self.page.choose(id, place).await;
        }
        self.page.act("done").await;
        self.page.until_dialog(false).await;
    }
}
