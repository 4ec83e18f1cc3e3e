//! What the keys do. Those of one character can be changed: a press on a key, then the new one.

use super::frame::Frame;
use crate::i18n::{Label, Text};
use crate::store::Msg;
use crate::store::msg::{AppMsg, Dialog};
use crate::store::settings::keys::{
    Binding, COMMANDS, Command, DIRECTIONS, HELP, KeyStage, Keys, ON_BOARD, is_fit,
};
use crate::store::settings::{Settings, SettingsMsg};
use crate::ui::controls::{Button, Kind, switch};
use crate::ui::desk::Desk;
use crate::ui::shortcuts::{placed, written};
use yew::prelude::*;

/// Keys of the board that always mean the same (INTERACTION §4).
const FIXED: [(&[&str], Label); 7] = [
    (&["←", "↑", "→", "↓"], Label::KeyArrows),
    (&["Home", "End"], Label::KeyRowEnds),
    (&["Ctrl+Home", "Ctrl+End"], Label::KeyBoardEnds),
    (&["PgUp", "PgDn"], Label::KeyPages),
    (&["Enter", "Space"], Label::KeySelect),
    (&["Esc"], Label::KeyCancel),
    (&["1–9"], Label::KeyDistance),
];

/// The list of all keys.
pub(super) fn html(desk: &Desk, settings: &Settings, stage: KeyStage) -> Html {
    let keys = settings.keys;
    let reset = desk.telling(Msg::Settings(SettingsMsg::KeysResetPressed));
    let reset = Button::word("reset-keys", desk.word(Label::Reset), reset);
    let reset = Button { kind: Kind::Quiet, is_start: true, ..reset };
    let words = match stage {
        KeyStage::Idle => desk.word(Label::KeyChange),
        KeyStage::Waiting(_) => desk.word(Label::KeyWait),
        KeyStage::Swapped(place) => desk.said(&Text::KeySwapped { text: Box::new(told(place)) }),
        KeyStage::Unfit => desk.word(Label::KeyUnfit),
    };
    let key = |place: usize| changeable(desk, &keys, stage, place);
    let command = |place: usize| line(key(place), desk.word(COMMANDS[place].label));
    let fixed = FIXED.iter().map(|(names, label)| line(names.iter().map(fixed).collect(), desk.word(*label)));
    let directions = line((0..DIRECTIONS).map(key).collect(), desk.word(Label::KeyDirection));
    let on_board = fixed.chain([directions]).chain((DIRECTIONS..ON_BOARD).map(command)).collect();
    html! {
        <Frame key="keys" desk={desk.clone()} title={desk.word(Label::Keyboard)} is_prose=true foot={reset.html()}>
            { shortcuts(desk, settings) }
            <p class="key-note" role="status">{ words }</p>
            <div class="dialog-fields" tabindex="-1" onkeydown={listener(desk, keys, stage)}>
                { group(desk, Label::KeysOnBoard, on_board) }
                { group(desk, Label::KeysEverywhere, (ON_BOARD..COMMANDS.len()).map(command).collect()) }
            </div>
        </Frame>
    }
}

/// Turns the changeable keys on and off.
pub(super) fn shortcuts(desk: &Desk, settings: &Settings) -> Html {
    let onset = desk.send.reform(|is_on| Msg::Settings(SettingsMsg::KeysSet(is_on)));
    let note = desk.said(&Text::ShortcutsHint { key: settings.keys.face(HELP) });
    switch("set-keys", desk.word(Label::Shortcuts), Some(note), settings.has_keys, onset)
}

/// Hears the key that a command waits for. The group around the keys can have the focus, since not
/// every browser gives it to a button that is clicked.
fn listener(desk: &Desk, keys: Keys, stage: KeyStage) -> Callback<KeyboardEvent> {
    let send = desk.send.clone();
    Callback::from(move |event: KeyboardEvent| {
        let KeyStage::Waiting(place) = stage else { return };
        if let Some(next) = heard(&event, place, &keys, &send) {
            if event.key() != "Tab" {
                event.prevent_default();
            }
            send.emit(turned(next));
        }
    })
}

const fn turned(stage: KeyStage) -> Msg {
    Msg::App(AppMsg::DialogOpened(Dialog::Keys(stage)))
}

/// What a key means while the command at `place` waits; `None` for one that goes elsewhere.
fn heard(event: &KeyboardEvent, place: usize, keys: &Keys, send: &Callback<Msg>) -> Option<KeyStage> {
    let name = event.key();
    match name.as_str() {
        "Escape" | "Tab" => return Some(KeyStage::Idle),
        "Shift" | "CapsLock" | "AltGraph" => return None,
        _ if event.ctrl_key() || event.alt_key() || event.meta_key() => return None,
        _ => {}
    }
    let of_place = match COMMANDS[place].command {
        Command::Go(_) => placed(&event.code(), event.shift_key()),
        _ => None,
    };
    let Some(key) = of_place.or_else(|| written(&name, event.shift_key())).filter(|key| is_fit(*key)) else {
        return Some(KeyStage::Unfit);
    };
    send.emit(Msg::Settings(SettingsMsg::KeyChanged(place, key)));
    Some(keys.place(key).filter(|holder| *holder != place).map_or(KeyStage::Idle, KeyStage::Swapped))
}

/// What a command does; the direction itself, since their line names all eight.
fn told(place: usize) -> Text {
    match COMMANDS[place] {
        Binding { command: Command::Go(direction), .. } => Text::Direction { direction },
        Binding { label, .. } => label.into(),
    }
}

/// A key that can be changed; a second press lets it as it was.
fn changeable(desk: &Desk, keys: &Keys, stage: KeyStage, place: usize) -> Html {
    let face = keys.face(place);
    let is_waiting = stage == KeyStage::Waiting(place);
    let next = if is_waiting { KeyStage::Idle } else { KeyStage::Waiting(place) };
    html! {
        <button type="button" class="key" data-key={COMMANDS[place].key.to_string()} onclick={desk.telling(turned(next))}
                aria-label={[&face, ", ", &desk.said(&told(place))].concat()}
                aria-pressed={if is_waiting { "true" } else { "false" }}>{ face }</button>
    }
}

fn fixed(name: &&'static str) -> Html {
    html! { <kbd class="key">{ *name }</kbd> }
}

fn line(keys: Html, words: AttrValue) -> Html {
    html! { <><dt dir="ltr">{ keys }</dt><dd>{ words }</dd></> }
}

fn group(desk: &Desk, heading: Label, lines: Html) -> Html {
    html! {
        <section class="dialog-group">
            <h3 class="eyebrow">{ desk.word(heading) }</h3>
            <dl class="keys">{ lines }</dl>
        </section>
    }
}
