//! What all dialogs have: a heading, a way out, a body that scrolls, a foot with buttons.

use crate::i18n::Label;
use crate::store::Msg;
use crate::store::msg::AppMsg;
use crate::ui::board::FOCUS;
use crate::ui::controls::Button;
use crate::ui::desk::Desk;
use crate::ui::platform::dom;
use yew::prelude::*;

/// How wide a dialog is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Width {
    /// For reading and for forms.
    #[default]
    Usual,
    /// For a question.
    Narrow,
    /// For a form beside a board.
    Wide,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct FrameProps {
    pub(super) desk: Desk,
    /// The heading.
    pub(super) title: AttrValue,
    #[prop_or_default]
    pub(super) width: Width,
    /// The body is only read: the heading has the focus at first, and the body scrolls by keys.
    #[prop_or_default]
    pub(super) is_prose: bool,
    /// The buttons of the foot; without any there is none.
    #[prop_or_default]
    pub(super) foot: Option<Html>,
    pub(super) children: Html,
}

/// A modal dialog, open as long as it is on the page. Escape, the cross and a press beside it tell
/// that it was closed; the browser gives the focus back to where it came from.
#[component]
pub(super) fn Frame(props: &FrameProps) -> Html {
    let FrameProps { desk, title, width, is_prose, foot, children } = props;
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            dom::show_dialog(&dialog);
            move || {
                dom::close_dialog(&dialog);
                // What had the focus before may be gone, as the field of a typed move is.
                dom::focus_if_lost(FOCUS);
            }
        });
    }
    let closed = Msg::App(AppMsg::DialogClosed);
    let beside = {
        let (dialog, send, closed) = (dialog.clone(), desk.send.clone(), closed.clone());
        Callback::from(move |event: PointerEvent| {
            if dom::is_on_backdrop(&event, &dialog) {
                send.emit(closed.clone());
            }
        })
    };
    let width = match width {
        Width::Usual => None,
        Width::Narrow => Some("is-narrow"),
        Width::Wide => Some("is-wide"),
    };
    let close = Button::icon("close", desk.word(Label::Close), desk.telling(closed.clone()));
    let is_prose = *is_prose;
    html! {
        <dialog ref={dialog} class={classes!("dialog", width)} aria-labelledby="dialog-title"
                onclose={desk.telling(closed)} onpointerdown={beside}>
            <header class="dialog-head">
                <h2 id="dialog-title" tabindex={is_prose.then_some("-1")} autofocus={is_prose}>{ title.clone() }</h2>
                { close.html() }
            </header>
            <div class="dialog-body" tabindex={is_prose.then_some("0")} role={is_prose.then_some("group")}
                 aria-labelledby={is_prose.then_some("dialog-title")}>
                { children.clone() }
            </div>
            if let Some(foot) = foot { <footer class="dialog-foot">{ foot.clone() }</footer> }
            { desk.news.clone() }
        </dialog>
    }
}
