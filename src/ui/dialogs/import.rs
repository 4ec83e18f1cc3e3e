//! A game from elsewhere: pasted, or from a file.

use super::frame::Frame;
use crate::i18n::Label;
use crate::store::msg::AppMsg;
use crate::store::{Msg, State};
use crate::ui::controls::{Button, Kind};
use crate::ui::desk::{Desk, said};
use crate::ui::platform::dom;
use yew::prelude::*;

/// What was wrong with the last text: its notice stands behind the dialog.
pub(super) fn fault(state: &State) -> Option<AttrValue> {
    let notice = state.notices.iter().rev().find(|notice| notice.remedy.is_none())?;
    Some(said(state.language, &notice.text))
}

/// A field for the text, and a file to choose. Chosen files are read by `platform::files`.
pub(super) fn html(desk: &Desk, fault: Option<AttrValue>) -> Html {
    let open =
        desk.send.reform(|_: MouseEvent| Msg::App(AppMsg::ImportConfirmed(dom::text_in("#import-text"))));
    let open = Button { kind: Kind::Primary, ..Button::word("open", desk.word(Label::Open), open) };
    let foot = html! {
        <>
            <label class="button is-start">
                <input class="visually-hidden" type="file" accept=".epn,.txt,text/plain" data-action="choose-file"/>
                { desk.word(Label::ImportFile) }
            </label>
            { open.html() }
        </>
    };
    html! {
        <Frame key="import" desk={desk.clone()} title={desk.word(Label::OpenGame)} {foot}>
            <div class="field-row">
                <label class="field-label" for="import-text">{ desk.word(Label::ImportText) }</label>
                <textarea class="field" id="import-text" rows="8" dir="auto" spellcheck="false" autofocus=true
                          autocapitalize="none" aria-describedby="import-note import-fault"
                          aria-invalid={fault.as_ref().map(|_| "true")}/>
                <p class="field-note" id="import-note">{ desk.word(Label::ImportTextHint) }</p>
                <p class={fault.as_ref().map(|_| "field-error")} id="import-fault">{ fault.clone() }</p>
            </div>
        </Frame>
    }
}
