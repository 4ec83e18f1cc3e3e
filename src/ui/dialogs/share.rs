//! The game to take away: as a link, a record, a position, a file.

use super::frame::Frame;
use crate::i18n::Label;
use crate::store::msg::{AppMsg, Copied};
use crate::store::{Msg, State};
use crate::ui::controls::Button;
use crate::ui::desk::Desk;
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

/// Each text can be seen, marked and copied.
pub(super) fn html(desk: &Desk, view: &ShareView) -> Html {
    let export = desk.telling(Msg::App(AppMsg::ExportPressed));
    let export = Button { icon: Some("export"), ..Button::word("export", desk.word(Label::Export), export) };
    html! {
        <Frame key="share" desk={desk.clone()} title={desk.word(Label::Share)} foot={export.html()}>
            { line(desk, "share-link", Label::ShareLink, &view.link, copy(desk, Copied::Link)) }
            { line(desk, "share-position", Label::SharePosition, &view.position, copy(desk, Copied::Position)) }
            <div class="field-row">
                <label class="field-label" for="share-record">{ desk.word(Label::ShareRecord) }</label>
                <textarea class="field" id="share-record" readonly=true dir="ltr" rows="6" value={view.record.clone()}/>
                <div class="button-row">{ copy(desk, Copied::Record) }</div>
            </div>
        </Frame>
    }
}

fn line(desk: &Desk, id: &'static str, label: Label, text: &AttrValue, button: Html) -> Html {
    html! {
        <div class="field-row">
            <label class="field-label" for={id}>{ desk.word(label) }</label>
            <input class="field notation" {id} readonly=true dir="ltr" value={text.clone()}/>
            <div class="button-row">{ button }</div>
        </div>
    }
}

fn copy(desk: &Desk, what: Copied) -> Html {
    let (action, label) = match what {
        Copied::Link => ("copy-link", Label::ShareLink),
        Copied::Record => ("copy-record", Label::ShareRecord),
        Copied::Position => ("copy-position", Label::SharePosition),
    };
    let name = AttrValue::from(format!("{}: {}", desk.word(Label::Copy), desk.word(label)));
    let copy =
        Button::word(action, desk.word(Label::Copy), desk.telling(Msg::App(AppMsg::CopyPressed(what))));
    Button { icon: Some("copy"), name: Some(name), ..copy }.html()
}
