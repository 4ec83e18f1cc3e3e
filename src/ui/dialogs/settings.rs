//! Settings, in effect at once.

use super::frame::Frame;
use crate::i18n::{Label, Language};
use crate::store::board::selection::TargetMarks;
use crate::store::msg::AppMsg;
use crate::store::settings::{
    Confirm, Coordinates, Entry, HandOver, PieceSet, Settings, SettingsMsg, Speed, Theme,
};
use crate::store::{Msg, State};
use crate::ui::context::{telling, use_language, use_send, word};
use crate::ui::controls::{Button, Kind, Select, Switch};
use yew::prelude::*;

/// The settings, as they are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SettingsView {
    settings: Settings,
}

pub(super) fn view(state: &State) -> SettingsView {
    SettingsView { settings: state.settings.clone() }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct SettingsProps {
    pub(super) view: SettingsView,
}

/// The dialog's parts need these three again and again.
#[derive(Clone)]
struct Desk {
    language: Language,
    send: Callback<Msg>,
    settings: Settings,
}

/// All settings in groups.
#[component]
pub(super) fn SettingsDialog(props: &SettingsProps) -> Html {
    let desk = Desk { language: use_language(), send: use_send(), settings: props.view.settings.clone() };
    let is_asking = use_state(|| false);
    let language = desk.language;
    let ask = {
        let is_asking = is_asking.clone();
        Callback::from(move |_: MouseEvent| is_asking.set(true))
    };
    let reset = {
        let (send, is_asking) = (desk.send.clone(), is_asking.clone());
        Callback::from(move |_: MouseEvent| {
            is_asking.set(false);
            send.emit(Msg::Settings(SettingsMsg::ResetPressed));
        })
    };
    let done = telling(&desk.send, Msg::App(AppMsg::DialogClosed));
    let foot = html! {
        <>
            if *is_asking {
                <Button kind={Kind::Danger} is_start=true action="confirm-reset" label={word(language, Label::Confirm)} onclick={reset}/>
                <p class="quiet" role="status">{ word(language, Label::ResetQuestion) }</p>
            } else {
                <Button kind={Kind::Quiet} is_start=true action="reset" label={word(language, Label::Reset)} onclick={ask}/>
            }
            <Button kind={Kind::Primary} action="done" label={word(language, Label::Close)} onclick={done}/>
        </>
    };
    html! {
        <Frame title={word(language, Label::Settings)} {foot}>
            { looks(&desk) }
            { playing(&desk) }
            { touch(&desk) }
        </Frame>
    }
}

fn looks(desk: &Desk) -> Html {
    let settings = &desk.settings;
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ word(desk.language, Label::SettingsLook) }</legend>
            <div class="fields">
                { desk.select("set-theme", Label::Theme, None, &THEMES, settings.theme, SettingsMsg::ThemeChosen) }
                { desk.select("set-pieces", Label::PieceSet, None, &PIECES, settings.pieces, SettingsMsg::PiecesChosen) }
                { desk.select("set-coordinates", Label::Coordinates, None, &COORDINATES, settings.coordinates,
                              SettingsMsg::CoordinatesChosen) }
                { desk.select("set-motion", Label::Motion, None, &SPEEDS, settings.speed, SettingsMsg::SpeedChosen) }
                { languages(desk) }
            </div>
        </fieldset>
    }
}

fn playing(desk: &Desk) -> Html {
    let settings = &desk.settings;
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ word(desk.language, Label::SettingsPlay) }</legend>
            <div class="fields">
                { desk.select("set-marks", Label::TargetMarks, Some(marks_note(settings.marks)), &MARKS, settings.marks,
                              SettingsMsg::MarksChosen) }
                { desk.select("set-entry", Label::MoveEntry, Some(entry_note(settings.entry)), &ENTRIES, settings.entry,
                              SettingsMsg::EntryChosen) }
                { desk.select("set-confirm", Label::ConfirmMoves, Some(Label::ConfirmMovesHint), &CONFIRMS, settings.confirm,
                              SettingsMsg::ConfirmChosen) }
                { desk.select("set-hand-over", Label::TurnBoard, Some(Label::TurnBoardHint), &HAND_OVERS, settings.hand_over,
                              SettingsMsg::HandOverChosen) }
            </div>
            { desk.switch(Label::WarnLosing, Some(Label::WarnLosingHint), settings.warns_of_loss, SettingsMsg::WarningSet) }
        </fieldset>
    }
}

fn touch(desk: &Desk) -> Html {
    let settings = &desk.settings;
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ word(desk.language, Label::SettingsSound) }</legend>
            { desk.switch(Label::Sound, None, settings.has_sound, SettingsMsg::SoundSet) }
            { desk.switch(Label::Haptics, None, settings.has_haptics, SettingsMsg::HapticsSet) }
            { desk.switch(Label::Shortcuts, Some(Label::ShortcutsHint), settings.has_keys, SettingsMsg::KeysSet) }
        </fieldset>
    }
}

/// Every language by its own name; the first entry follows the browser.
fn languages(desk: &Desk) -> Html {
    let own = Language::ALL.iter().map(|language| AttrValue::Static(language.autonym()));
    let names = std::iter::once(word(desk.language, Label::ThemeSystem)).chain(own).collect::<Vec<_>>();
    let tag = desk.settings.language.as_deref();
    let chosen = Language::ALL.iter().position(|language| Some(language.tag()) == tag).map_or(0, |at| at + 1);
    let send = desk.send.clone();
    let onchoose = Callback::from(move |place: usize| {
        let tag = place
            .checked_sub(1)
            .and_then(|at| Language::ALL.get(at))
            .map(|language| language.tag().to_owned());
        send.emit(Msg::Settings(SettingsMsg::LanguageChosen(tag)));
    });
    html! { <Select id="set-language" label={word(desk.language, Label::Language)} choices={names} {chosen} {onchoose}/> }
}

impl Desk {
    fn select<T: Copy + PartialEq + 'static>(
        &self,
        id: &'static str,
        label: Label,
        note: Option<Label>,
        choices: &'static [(T, Label)],
        chosen: T,
        msg: fn(T) -> SettingsMsg,
    ) -> Html {
        let send = self.send.clone();
        let onchoose = Callback::from(move |place: usize| {
            if let Some((choice, _)) = choices.get(place) {
                send.emit(Msg::Settings(msg(*choice)));
            }
        });
        let names: Vec<AttrValue> = choices.iter().map(|(_, label)| word(self.language, *label)).collect();
        let chosen = choices.iter().position(|(choice, _)| *choice == chosen).unwrap_or(0);
        let note = note.map(|note| word(self.language, note));
        html! { <Select {id} label={word(self.language, label)} choices={names} {chosen} {note} {onchoose}/> }
    }

    fn switch(&self, label: Label, note: Option<Label>, is_on: bool, msg: fn(bool) -> SettingsMsg) -> Html {
        let onset = self.send.reform(move |is_on| Msg::Settings(msg(is_on)));
        let note = note.map(|note| word(self.language, note));
        html! { <Switch label={word(self.language, label)} {note} {is_on} {onset}/> }
    }
}

fn marks_note(marks: TargetMarks) -> Label {
    match marks {
        TargetMarks::Head => Label::TargetMarksHeadHint,
        TargetMarks::Held => Label::TargetMarksRearHint,
    }
}

fn entry_note(entry: Entry) -> Label {
    if entry == Entry::Drag { Label::MoveEntryDragHint } else { Label::MoveEntryHint }
}

const THEMES: [(Theme, Label); 5] = [
    (Theme::System, Label::ThemeSystem),
    (Theme::Terracotta, Label::ThemeTerracotta),
    (Theme::Night, Label::ThemeNight),
    (Theme::Marble, Label::ThemeMarble),
    (Theme::Contrast, Label::ThemeContrast),
];
const PIECES: [(PieceSet, Label); 3] = [
    (PieceSet::Shields, Label::PieceSetShields),
    (PieceSet::Discs, Label::PieceSetDiscs),
    (PieceSet::Letters, Label::PieceSetLetters),
];
const COORDINATES: [(Coordinates, Label); 3] = [
    (Coordinates::Outside, Label::CoordinatesOutside),
    (Coordinates::Inside, Label::CoordinatesInside),
    (Coordinates::Off, Label::Off),
];
const SPEEDS: [(Speed, Label); 4] = [
    (Speed::Slow, Label::MotionSlow),
    (Speed::Normal, Label::MotionNormal),
    (Speed::Fast, Label::MotionFast),
    (Speed::Off, Label::Off),
];
const MARKS: [(TargetMarks, Label); 2] =
    [(TargetMarks::Head, Label::TargetMarksHead), (TargetMarks::Held, Label::TargetMarksRear)];
const ENTRIES: [(Entry, Label); 3] = [
    (Entry::Both, Label::MoveEntryBoth),
    (Entry::Drag, Label::MoveEntryDrag),
    (Entry::Click, Label::MoveEntryClick),
];
const CONFIRMS: [(Confirm, Label); 4] = [
    (Confirm::Never, Label::ConfirmMovesNever),
    (Confirm::Touch, Label::ConfirmMovesTouch),
    (Confirm::Weighty, Label::ConfirmMovesSharp),
    (Confirm::Always, Label::ConfirmMovesAlways),
];
const HAND_OVERS: [(HandOver, Label); 3] = [
    (HandOver::Stay, Label::TurnBoardNever),
    (HandOver::Flip, Label::TurnBoardFlip),
    (HandOver::Rotate, Label::TurnBoardOpposite),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_the_store_is_offered() {
        assert_eq!(THEMES.len(), Theme::ALL.len());
        assert_eq!(PIECES.len(), PieceSet::ALL.len());
        assert_eq!(COORDINATES.len(), Coordinates::ALL.len());
        assert_eq!(SPEEDS.len(), Speed::ALL.len());
        assert_eq!(ENTRIES.len(), Entry::ALL.len());
        assert_eq!(CONFIRMS.len(), Confirm::ALL.len());
        assert_eq!(HAND_OVERS.len(), HandOver::ALL.len());
    }
}
