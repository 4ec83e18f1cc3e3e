//! What components need of the browser: values of controls, dialogs, focus, scrolling.
//!
//! On the host, where components are only rendered, none of it is ever called.

use super::js;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, FocusEvent, HtmlDialogElement, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
    KeyboardEvent, Node,
};
use yew::{NodeRef, TargetCast};

/// The text of the control an event came from.
#[must_use]
pub fn value(event: &Event) -> String {
    if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
        input.value()
    } else if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
        select.value()
    } else {
        event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default()
    }
}

/// Is the check box an event came from checked?
#[must_use]
pub fn is_checked(event: &Event) -> bool {
    event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked())
}

/// The text in the first field that matches a selector.
#[must_use]
pub fn text_in(selector: &str) -> String {
    let field = gloo_utils::document().query_selector(selector).ok().flatten();
    match field.map(JsCast::dyn_into::<HtmlInputElement>) {
        Some(Ok(input)) => input.value(),
        Some(Err(other)) => {
            other.dyn_into::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default()
        }
        None => String::new(),
    }
}

/// The element of the page that the components live in.
#[must_use]
pub fn stage() -> Option<Element> {
    gloo_utils::document().query_selector("#page").ok().flatten()
}

/// Takes the first element that matches a selector out of the page, if there is one.
pub fn remove(selector: &str) {
    if let Ok(Some(element)) = gloo_utils::document().query_selector(selector) {
        element.remove();
    }
}

/// Opens a `<dialog>` above the page; the browser keeps the focus inside.
pub fn show_dialog(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
        // It throws only for a dialog that is open or detached, and this one is neither.
        let _ = dialog.show_modal();
        tell_of_dialogs();
    }
}

/// Closes a `<dialog>`; the browser gives the focus back to where it was.
pub fn close_dialog(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
        dialog.close();
        tell_of_dialogs();
    }
}

/// Says on `<html>` whether a dialog is open. A sheet could ask for that by `:has()`, but then every change of
/// the page would have the browser look for dialogs.
fn tell_of_dialogs() {
    let document = gloo_utils::document();
    let is_open = document.query_selector("dialog[open]").ok().flatten().is_some();
    if let Some(root) = document.document_element() {
        js::call(&root, "toggleAttribute", &["data-dialog".into(), is_open.into()]);
    }
}

/// Did a pointer event hit the dialog's backdrop, not its content?
#[must_use]
pub fn is_on_backdrop(event: &Event, dialog: &NodeRef) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some() && target == dialog.cast::<Element>()
}

/// Gives the keyboard's focus to the first element that matches a selector, if there is one.
pub fn focus_first(selector: &str) -> bool {
    let element = gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(element) = &element {
        // SVG elements have `focus` too, but aren't HtmlElements.
        js::call(element, "focus", &[js::object(&[("preventScroll", true.into())])]);
    }
    element.is_some()
}

/// Like [`focus_first`], once the page shows what has just been told.
pub fn focus_soon(selector: &'static str) {
    focus_in_turns(selector, 99);
}

/// On a busy machine Yew draws in parts, with timers between: one turn may come before what it looks for.
fn focus_in_turns(selector: &'static str, turns: u32) {
    super::timers::after(0, move || {
        if !focus_first(selector) && turns > 0 {
            focus_in_turns(selector, turns - 1);
        }
    });
}

/// Like [`focus_soon`], if by then nothing on the page has the focus.
pub fn focus_if_lost(selector: &'static str) {
    let is_lost = || {
        let document = gloo_utils::document();
        document.active_element().is_none_or(|active| Some(active.as_ref()) == document.body().as_deref())
    };
    super::timers::after(0, move || {
        if is_lost() {
            focus_first(selector);
        }
    });
}

/// Does the focus leave the closest element around it that matches a selector?
#[must_use]
pub fn leaves(event: &FocusEvent, selector: &str) -> bool {
    let next = event.related_target().and_then(|target| target.dyn_into::<Node>().ok());
    let group = event.target_dyn_into::<Element>().and_then(|element| element.closest(selector).ok()?);
    group.is_some_and(|group| !group.contains(next.as_ref()))
}

/// The name of the square that has the focus of an event.
#[must_use]
pub fn square_of(event: &KeyboardEvent) -> Option<String> {
    event.target_dyn_into::<Element>()?.get_attribute("data-square")
}

/// What the page's `<meta>` of this name says.
#[must_use]
pub fn meta(name: &str) -> Option<String> {
    let selector = format!("meta[name=\"{name}\"]");
    gloo_utils::document().query_selector(&selector).ok()??.get_attribute("content")
}

/// Scrolls the list that matches a selector so that its current entry, the stop
/// in the tab order, is seen, without ever scrolling the page.
pub fn reveal_current(list: &str) {
    let Some(list) = gloo_utils::document().query_selector(list).ok().flatten() else { return };
    let Some(entry) = list.query_selector("[tabindex=\"0\"]").ok().flatten() else { return };
    let (outer, inner) = (list.get_bounding_client_rect(), entry.get_bounding_client_rect());
    if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
        list.set_scroll_top(list.scroll_top() + (inner.top() - outer.top() - outer.height() / 2.0) as i32);
    }
    if inner.left() < outer.left() || inner.right() > outer.right() {
        list.set_scroll_left(list.scroll_left() + (inner.left() - outer.left() - outer.width() / 2.0) as i32);
    }
}

/// Moves the focus within a group of controls by an arrow key, `Home` or `End`. Members are what
/// `member` finds in the closest `group` around the event's target, in document order.
pub fn rove(event: &KeyboardEvent, group: &str, member: &str) {
    let Some(members) = members(event, group, member) else { return };
    let here = event.target_dyn_into::<Element>();
    let index = members.iter().position(|member| Some(member) == here.as_ref());
    let is_rtl = gloo_utils::document().document_element().and_then(|root| root.get_attribute("dir"))
        == Some("rtl".to_owned());
    let next = index.and_then(|index| destination(&event.key(), index, members.len(), is_rtl));
    if let Some(member) = next.and_then(|next| members.get(next)) {
        event.prevent_default();
        stop_at(&members, member);
    }
}

/// Moves the focus to the member of a group that matches `chosen`.
pub fn rove_to(event: &KeyboardEvent, group: &str, member: &str, chosen: &str) {
    let Some(members) = members(event, group, member) else { return };
    if let Some(found) = members.iter().find(|member| member.matches(chosen).unwrap_or(false)) {
        event.prevent_default();
        stop_at(&members, found);
    }
}

fn members(event: &KeyboardEvent, group: &str, member: &str) -> Option<Vec<Element>> {
    let found = event.target_dyn_into::<Element>()?.closest(group).ok()??.query_selector_all(member).ok()?;
    Some((0..found.length()).filter_map(|i| found.get(i)?.dyn_into::<Element>().ok()).collect())
}

/// A group is one stop in the tab order: where the focus was last. Yew leaves that alone, since it
/// writes an attribute only when the view's own value of it changes.
fn stop_at(members: &[Element], chosen: &Element) {
    for member in members {
        // A plain number is a value of this attribute that no element refuses.
        let _ = member.set_attribute("tabindex", if member == chosen { "0" } else { "-1" });
    }
    js::call(chosen, "focus", &[]);
}

/// Where a key leads from the member `index` of `count`; it stops at both ends.
fn destination(key: &str, index: usize, count: usize, is_rtl: bool) -> Option<usize> {
    let last = count.checked_sub(1)?;
    let (back, on) = if is_rtl { ("ArrowRight", "ArrowLeft") } else { ("ArrowLeft", "ArrowRight") };
    match key {
        "Home" => Some(0),
        "End" => Some(last),
        key if key == back || key == "ArrowUp" => Some(index.saturating_sub(1)),
        key if key == on || key == "ArrowDown" => Some((index + 1).min(last)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::destination;

    #[test]
    fn arrows_stop_at_both_ends() {
        assert_eq!(destination("ArrowRight", 2, 3, false), Some(2));
        assert_eq!(destination("ArrowLeft", 0, 3, false), Some(0));
        assert_eq!(destination("End", 0, 3, false), Some(2));
    }

    #[test]
    fn arrows_follow_the_reading_direction() {
        assert_eq!(destination("ArrowLeft", 0, 3, true), Some(1));
        assert_eq!(destination("ArrowRight", 1, 3, true), Some(0));
    }

    #[test]
    fn other_keys_do_not_rove() {
        assert_eq!(destination("a", 1, 3, false), None);
        assert_eq!(destination("Home", 0, 0, false), None);
    }
}
