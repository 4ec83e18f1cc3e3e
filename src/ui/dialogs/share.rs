//! The game to take away: as a link, a record, a position, a file.

use super::frame::Frame;
use crate::i18n::Label;
use crate::store::msg::{AppMsg, Copied};
use crate::store::{Msg, State};
use crate::ui::context::{telling, use_language, use_send, word};
use crate::ui::controls::Button;
use yew::prelude::*;

/// The texts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ShareView {
    link: AttrValue,
    record: AttrValue,
    position: AttrValue,
}

/// The texts of a state; `address` is the page's own.
pub(super) fn view(state: &State, address: &str) -> ShareView {
    ShareView {
        link: AttrValue::from(format!("{address}#{}", state.as_text(Copied::Link))),
        record: AttrValue::from(state.as_text(Copied::Record)),
        position: AttrValue::from(state.as_text(Copied::Position)),
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ShareProps {
    pub(super) view: ShareView,
}

/// Each text can be seen, marked and copied.
#[component]
pub(super) fn Share(props: &ShareProps) -> Html {
    let (language, send) = (use_language(), use_send());
    let view = &props.view;
    let copy = |what: Copied, action: &'static str, label: Label| {
        let name = AttrValue::from(format!("{}: {}", language.label(Label::Copy), language.label(label)));
        html! { <Button icon="copy" {action} label={word(language, Label::Copy)} {name} onclick={telling(&send, Msg::App(AppMsg::CopyPressed(what)))}/> }
    };
    let line = |id: &'static str, label: Label, text: &AttrValue, button: Html| {
        html! {
            <div class="field-row">
                <label class="field-label" for={id}>{ word(language, label) }</label>
                <input class="field notation" {id} readonly=true dir="ltr" value={text.clone()}/>
                <div class="button-row">{ button }</div>
            </div>
        }
    };
    let foot = html! {
        <Button icon="export" action="export" label={word(language, Label::Export)}
                onclick={telling(&send, Msg::App(AppMsg::ExportPressed))}/>
    };
    html! {
        <Frame title={word(language, Label::Share)} {foot}>
            { line("share-link", Label::ShareLink, &view.link, copy(Copied::Link, "copy-link", Label::ShareLink)) }
            { line("share-position", Label::SharePosition, &view.position,
                   copy(Copied::Position, "copy-position", Label::SharePosition)) }
            <div class="field-row">
                <label class="field-label" for="share-record">{ word(language, Label::ShareRecord) }</label>
                <textarea class="field" id="share-record" readonly=true dir="ltr" rows="6" value={view.record.clone()}/>
                <div class="button-row">{ copy(Copied::Record, "copy-record", Label::ShareRecord) }</div>
            </div>
        </Frame>
    }
}
