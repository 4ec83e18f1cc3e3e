//! What components need of the browser: values of controls, dialogs, focus, scrolling.
//!
//! On the host, where components are only rendered, none of it is ever called.

use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, FocusEvent, HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlSelectElement,
    HtmlTextAreaElement, KeyboardEvent, Node,
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

/// The text in a field.
#[must_use]
pub fn text_of(field: &NodeRef) -> String {
    if let Some(input) = field.cast::<HtmlInputElement>() {
        return input.value();
    }
    field.cast::<HtmlTextAreaElement>().map(|area| area.value()).unwrap_or_default()
}

/// Opens a `<dialog>` above the page; the browser keeps the focus inside.
pub fn show_dialog(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
        // It throws only for a dialog that is open or detached, and this one is neither.
        let _ = dialog.show_modal();
    }
}

/// Closes a `<dialog>`; the browser gives the focus back to where it was.
pub fn close_dialog(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}

/// Did a pointer event hit the dialog's backdrop, not its content?
#[must_use]
pub fn is_on_backdrop(event: &Event, dialog: &NodeRef) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some() && target == dialog.cast::<Element>()
}

/// Gives the keyboard's focus to an element.
pub fn focus(node: &NodeRef) {
    if let Some(element) = node.cast::<HtmlElement>() {
        // An element that can't be focused leaves the focus where it is.
        let _ = element.focus();
    }
}

/// Gives the keyboard's focus to the first element that matches a selector.
pub fn focus_first(selector: &str) {
    let element = gloo_utils::document().query_selector(selector).ok().flatten();
    if let Some(element) = element {
        // SVG elements have `focus` too, but aren't HtmlElements.
        super::js::call(&element, "focus", &[super::js::object(&[("preventScroll", true.into())])]);
    }
}

/// Gives the keyboard's focus to the first element in `node` that matches a selector.
pub fn focus_within(node: &NodeRef, selector: &str) {
    let Some(element) = node.cast::<Element>() else { return };
    if let Ok(Some(found)) = element.query_selector(selector) {
        super::js::call(&found, "focus", &[]);
    }
}

/// Does the focus leave the parent of `node` with all that it holds?
#[must_use]
pub fn leaves_neighbourhood(event: &FocusEvent, node: &NodeRef) -> bool {
    let next = event.related_target().and_then(|target| target.dyn_into::<Node>().ok());
    let parent = node.cast::<Node>().and_then(|node| node.parent_node());
    parent.is_some_and(|parent| !parent.contains(next.as_ref()))
}

/// What the page's `<meta>` of this name says.
#[must_use]
pub fn meta(name: &str) -> Option<String> {
    let selector = format!("meta[name=\"{name}\"]");
    gloo_utils::document().query_selector(&selector).ok()??.get_attribute("content")
}

/// Scrolls a list so that its current entry is seen, without ever scrolling the page.
pub fn reveal_current(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else { return };
    let Some(entry) = list.query_selector("[aria-current]").ok().flatten() else { return };
    let (outer, inner) = (list.get_bounding_client_rect(), entry.get_bounding_client_rect());
    if inner.top() < outer.top() || inner.bottom() > outer.bottom() {
        list.set_scroll_top(list.scroll_top() + (inner.top() - outer.top() - outer.height() / 2.0) as i32);
    }
    if inner.left() < outer.left() || inner.right() > outer.right() {
        list.set_scroll_left(list.scroll_left() + (inner.left() - outer.left() - outer.width() / 2.0) as i32);
    }
}

/// Moves the focus within a group of controls by an arrow key, `Home` or `End`; returns the place
/// it went to, if the key did so. Members are what `selector` finds in `group`, in document order.
pub fn rove(event: &KeyboardEvent, group: &NodeRef, selector: &str) -> Option<usize> {
    let found = group.cast::<Element>()?.query_selector_all(selector).ok()?;
    let members: Vec<Element> =
        (0..found.length()).filter_map(|i| found.get(i)?.dyn_into::<Element>().ok()).collect();
    let here = event.target_dyn_into::<Element>()?;
    let index = members.iter().position(|member| *member == here)?;
    let is_rtl = gloo_utils::document().document_element().and_then(|root| root.get_attribute("dir"))
        == Some("rtl".to_owned());
    let next = destination(&event.key(), index, members.len(), is_rtl)?;
    event.prevent_default();
    if let Some(member) = members[next].dyn_ref::<HtmlElement>() {
        // What can't take the focus leaves it where it is.
        let _ = member.focus();
    }
    Some(next)
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
