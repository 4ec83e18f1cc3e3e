//! A game from elsewhere: pasted, or from a file.

use super::frame::Frame;
use crate::i18n::Label;
use crate::store::Msg;
use crate::store::msg::AppMsg;
use crate::ui::context::{use_language, use_send, word};
use crate::ui::controls::{Button, Kind};
use crate::ui::platform::dom;
use yew::prelude::*;

/// A field for the text, and a file to choose. Chosen files are read by `platform::files`.
#[component]
pub(super) fn Import() -> Html {
    let (language, send) = (use_language(), use_send());
    let field = use_node_ref();
    let is_empty = use_state(|| true);
    let oninput = {
        let (field, is_empty) = (field.clone(), is_empty.clone());
        Callback::from(move |_: InputEvent| is_empty.set(dom::text_of(&field).trim().is_empty()))
    };
    let open = {
        let field = field.clone();
        Callback::from(move |_: MouseEvent| {
            send.emit(Msg::App(AppMsg::ImportConfirmed(dom::text_of(&field))))
        })
    };
    let why_not = is_empty.then(|| word(language, Label::ImportTextHint));
    let foot = html! {
        <>
            <label class="button is-start">
                <input class="visually-hidden" type="file" accept=".epn,.txt,text/plain" data-action="choose-file"/>
                { word(language, Label::ImportFile) }
            </label>
            <Button kind={Kind::Primary} action="open" label={word(language, Label::Open)} {why_not} onclick={open}/>
        </>
    };
    html! {
        <Frame title={word(language, Label::OpenGame)} {foot}>
            <div class="field-row">
                <label class="field-label" for="import-text">{ word(language, Label::ImportText) }</label>
                <textarea ref={field} class="field" id="import-text" rows="8" dir="auto" spellcheck="false" autofocus=true
                          autocapitalize="none" aria-describedby="import-note" {oninput}/>
                <p class="field-note" id="import-note">{ word(language, Label::ImportTextHint) }</p>
            </div>
        </Frame>
    }
}
