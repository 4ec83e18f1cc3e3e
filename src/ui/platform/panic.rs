//! When the page itself breaks: a screen that gives the game back.

use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlTextAreaElement};

/// What the recovery screen shows; prepared while all is well.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recovery {
    /// The heading.
    pub title: String,
    /// What has happened and what to do.
    pub sentence: String,
    /// The running game's record.
    pub record: String,
    /// The button that loads the page anew.
    pub reload: String,
}

thread_local! {
    static RECOVERY: RefCell<Recovery> = RefCell::default();
}

/// Remembers what to show, in case.
pub fn remember(recovery: Recovery) {
    RECOVERY.with_borrow_mut(|kept| *kept = recovery);
}

/// From now on a panic shows the recovery screen and writes its message to the console. Yew would
/// put its own hook in place of one it isn't told of.
pub fn watch() {
    yew::set_custom_panic_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        let recovery = RECOVERY.try_with(|kept| kept.try_borrow().map(|kept| kept.clone()));
        if let Ok(Ok(recovery)) = recovery {
            show(&recovery);
        }
    }));
}

/// Replaces the page by the recovery screen; plain DOM, since the component tree is gone.
fn show(recovery: &Recovery) -> Option<()> {
    let document = gloo_utils::document();
    let body = document.body()?;
    let screen = element(&document, "main", "recovery")?;
    let sentence = text(&document, "p", "", &recovery.sentence)?;
    sentence.set_attribute("role", "alert").ok()?;
    let record: HtmlTextAreaElement = element(&document, "textarea", "field")?.dyn_into().ok()?;
    record.set_value(&recovery.record);
    record.set_read_only(true);
    record.set_rows(12);
    record.set_attribute("aria-label", &recovery.title).ok()?;
    // A link to the page itself needs no script, which may no longer run.
    let again = text(&document, "a", "button is-primary", &recovery.reload)?;
    again.set_attribute("href", "./").ok()?;
    for part in [&text(&document, "h1", "", &recovery.title)?, &sentence, record.as_ref(), &again] {
        screen.append_child(part).ok()?;
    }
    body.set_inner_html("");
    body.append_child(&screen).ok()?;
    Some(())
}

fn element(document: &Document, name: &str, class: &str) -> Option<Element> {
    let element = document.create_element(name).ok()?;
    element.set_class_name(class);
    Some(element)
}

fn text(document: &Document, name: &str, class: &str, words: &str) -> Option<Element> {
    let element = element(document, name, class)?;
    element.set_text_content(Some(words));
    Some(element)
}
