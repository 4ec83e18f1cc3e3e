//! What the keys do.

use super::frame::Frame;
use crate::i18n::Label;
use crate::ui::desk::Desk;
use yew::prelude::*;

/// Keys of the board, with what they do (INTERACTION §4).
const BOARD: [(&[&str], Label); 17] = [
    (&["←", "↑", "→", "↓"], Label::KeyArrows),
    (&["Home", "End"], Label::KeyRowEnds),
    (&["Ctrl+Home", "Ctrl+End"], Label::KeyBoardEnds),
    (&["PgUp", "PgDn"], Label::KeyPages),
    (&["Enter", "Space"], Label::KeySelect),
    (&["Esc"], Label::KeyCancel),
    (&["Q", "W", "E", "A", "D", "Z", "X", "C"], Label::KeyDirection),
    (&["1–9"], Label::KeyDistance),
    (&["G"], Label::KeyPhalanxes),
    (&["M"], Label::KeyMoves),
    (&["B"], Label::KeyBlocked),
    (&["L"], Label::KeyLast),
    (&["T"], Label::KeyThreats),
    (&["S"], Label::KeyStatus),
    (&["K"], Label::KeyClock),
    (&["P"], Label::KeyOwn),
    (&["/"], Label::KeyType),
];

/// Keys of the whole page (`ui::shortcuts`).
const PAGE: [(&[&str], Label); 5] = [
    (&["?"], Label::KeyHelp),
    (&["U"], Label::KeyUndo),
    (&["R"], Label::KeyRedo),
    (&[",", "."], Label::KeyHistory),
    (&["F"], Label::KeyFlip),
];

/// The list of all keys.
pub(super) fn html(desk: &Desk) -> Html {
    html! {
        <Frame key="keys" desk={desk.clone()} title={desk.word(Label::Keyboard)} is_prose=true>
            { group(desk, Label::KeysOnBoard, &BOARD) }
            { group(desk, Label::KeysEverywhere, &PAGE) }
            <p class="quiet">{ desk.word(Label::ShortcutsHint) }</p>
        </Frame>
    }
}

fn group(desk: &Desk, heading: Label, keys: &'static [(&'static [&'static str], Label)]) -> Html {
    let key = |name: &'static str| html! { <><kbd class="key">{ name }</kbd>{ " " }</> };
    let line = |(names, label): &'static (&'static [&'static str], Label)| {
        html! {
            <>
                <dt dir="ltr">{ for names.iter().map(|name| key(name)) }</dt>
                <dd>{ desk.word(*label) }</dd>
            </>
        }
    };
    html! {
        <section class="dialog-group">
            <h3 class="eyebrow">{ desk.word(heading) }</h3>
            <dl class="keys">{ for keys.iter().map(line) }</dl>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::shortcuts;

    #[test]
    fn all_keys_of_the_page_are_listed() {
        let listed: Vec<&str> = PAGE.iter().flat_map(|(names, _)| names.iter().copied()).collect();
        assert_eq!(listed, shortcuts::KEYS);
    }
}
