//! Settings, in effect at once.

use super::frame::{Frame, Width};
use super::keys;
use crate::i18n::{Label, Language};
use crate::store::Msg;
use crate::store::board::selection::TargetMarks;
use crate::store::msg::AppMsg;
use crate::store::settings::{
    BoardSize, Confirm, Coordinates, Entry, HandOver, PieceSet, Settings, SettingsMsg, Speed, Theme,
};
use crate::ui::controls::{Button, Kind, Select, icon, switch};
use crate::ui::desk::Desk;
use crate::ui::panels::figure;
use yew::prelude::*;

/// The dialog's parts need both again and again.
struct Sheet<'a> {
    desk: &'a Desk,
    settings: &'a Settings,
}

/// All settings in groups.
pub(super) fn html(desk: &Desk, settings: &Settings) -> Html {
    let sheet = Sheet { desk, settings };
    let done = Button::word("done", desk.word(Label::Close), desk.telling(Msg::App(AppMsg::DialogClosed)));
    let foot = html! {
        <>
            <Reset desk={desk.clone()}/>
            { Button { kind: Kind::Primary, ..done }.html() }
        </>
    };
    html! {
        <Frame key="settings" desk={desk.clone()} title={desk.word(Label::Settings)} width={Width::Wide} {foot}>
            <div class="dialog-columns is-sampled">
                <div class="dialog-preview">{ figure::sample(settings) }</div>
                <div class="dialog-fields">
                    { looks(&sheet) }
                    { playing(&sheet) }
                    { touch(&sheet) }
                    { data(&sheet) }
                </div>
            </div>
        </Frame>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ResetProps {
    desk: Desk,
}

/// The button that sets everything back, once it has asked.
#[component]
fn Reset(props: &ResetProps) -> Html {
    let desk = &props.desk;
    let is_asking = use_state(|| false);
    let asking = |is_asking: &UseStateHandle<bool>, next: bool| {
        let is_asking = is_asking.clone();
        move || is_asking.set(next)
    };
    if !*is_asking {
        let ask = asking(&is_asking, true);
        let reset = Button::word("reset", desk.word(Label::Reset), Callback::from(move |_| ask()));
        return Button { kind: Kind::Quiet, is_start: true, ..reset }.html();
    }
    let (send, asked) = (desk.send.clone(), asking(&is_asking, false));
    let reset = Callback::from(move |_: MouseEvent| {
        asked();
        send.emit(Msg::Settings(SettingsMsg::ResetPressed));
    });
    let confirm = Button::word("confirm-reset", desk.word(Label::Confirm), reset);
    html! {
        <>
            { Button { kind: Kind::Danger, is_start: true, ..confirm }.html() }
            <p class="quiet" role="status">{ desk.word(Label::ResetQuestion) }</p>
        </>
    }
}

fn looks(sheet: &Sheet<'_>) -> Html {
    let settings = sheet.settings;
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ sheet.desk.word(Label::SettingsLook) }</legend>
            <div class="fields">
                { sheet.select("set-theme", Label::Theme, None, &THEMES, settings.theme, SettingsMsg::ThemeChosen) }
                { sheet.select("set-pieces", Label::PieceSet, None, &PIECES, settings.pieces, SettingsMsg::PiecesChosen) }
                { sheet.select("set-coordinates", Label::Coordinates, None, &COORDINATES, settings.coordinates,
                              SettingsMsg::CoordinatesChosen) }
                { sheet.select("set-size", Label::BoardSize, None, &SIZES, settings.size, SettingsMsg::SizeChosen) }
                { sheet.select("set-motion", Label::Motion, None, &SPEEDS, settings.speed, SettingsMsg::SpeedChosen) }
                { languages(sheet) }
            </div>
            { sheet.switch("set-lines", Label::BoardLines, None, settings.has_lines, SettingsMsg::LinesSet) }
        </fieldset>
    }
}

fn playing(sheet: &Sheet<'_>) -> Html {
    let settings = sheet.settings;
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ sheet.desk.word(Label::SettingsPlay) }</legend>
            <div class="fields">
                { sheet.select("set-marks", Label::TargetMarks, Some(marks_note(settings.marks)), &MARKS, settings.marks,
                              SettingsMsg::MarksChosen) }
                { sheet.select("set-entry", Label::MoveEntry, Some(entry_note(settings.entry)), &ENTRIES, settings.entry,
                              SettingsMsg::EntryChosen) }
                { sheet.select("set-confirm", Label::ConfirmMoves, Some(Label::ConfirmMovesHint), &CONFIRMS, settings.confirm,
                              SettingsMsg::ConfirmChosen) }
                { sheet.select("set-hand-over", Label::TurnBoard, Some(Label::TurnBoardHint), &HAND_OVERS, settings.hand_over,
                              SettingsMsg::HandOverChosen) }
            </div>
            { sheet.switch("set-hurry", Label::Hurry, Some(Label::HurryHint), settings.hurries, SettingsMsg::HurrySet) }
            { sheet.switch("set-warning", Label::WarnLosing, Some(Label::WarnLosingHint), settings.warns_of_loss, SettingsMsg::WarningSet) }
        </fieldset>
    }
}

fn touch(sheet: &Sheet<'_>) -> Html {
    let settings = sheet.settings;
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ sheet.desk.word(Label::SettingsSound) }</legend>
            { sheet.switch("set-sound", Label::Sound, None, settings.has_sound, SettingsMsg::SoundSet) }
            { sheet.switch("set-haptics", Label::Haptics, None, settings.has_haptics, SettingsMsg::HapticsSet) }
            { keys::shortcuts(sheet.desk, settings) }
        </fieldset>
    }
}

/// To take all settings along, and to bring them. Chosen files are read by `platform::files`.
fn data(sheet: &Sheet<'_>) -> Html {
    let desk = sheet.desk;
    let export = desk.telling(Msg::App(AppMsg::SettingsExportPressed));
    let export = Button::word("export-settings", desk.word(Label::Export), export);
    html! {
        <fieldset class="dialog-group">
            <legend class="eyebrow">{ desk.word(Label::SettingsData) }</legend>
            <div class="button-row">
                { Button { icon: Some("export"), ..export }.html() }
                <label class="button">
                    <input class="visually-hidden" type="file" accept=".txt,text/plain" data-action="import-settings"/>
                    { icon("import") }
                    { desk.word(Label::Import) }
                </label>
            </div>
        </fieldset>
    }
}

/// Every language by its own name; the first entry follows the browser.
fn languages(sheet: &Sheet<'_>) -> Html {
    let desk = sheet.desk;
    let own = Language::ALL.iter().map(|language| AttrValue::Static(language.autonym()));
    let names = std::iter::once(sheet.desk.word(Label::ThemeSystem)).chain(own).collect::<Vec<_>>();
    let tag = sheet.settings.language.as_deref();
    let chosen = Language::ALL.iter().position(|language| Some(language.tag()) == tag).map_or(0, |at| at + 1);
    let send = desk.send.clone();
    let onchoose = Callback::from(move |place: usize| {
        let tag = place
            .checked_sub(1)
            .and_then(|at| Language::ALL.get(at))
            .map(|language| language.tag().to_owned());
        send.emit(Msg::Settings(SettingsMsg::LanguageChosen(tag)));
    });
    let label = desk.word(Label::Language);
    Select { label, id: "set-language", choices: names, chosen, note: None, onchoose }.html()
}

impl Sheet<'_> {
    fn select<T: Copy + PartialEq + 'static>(
        &self,
        id: &'static str,
        label: Label,
        note: Option<Label>,
        choices: &'static [(T, Label)],
        chosen: T,
        msg: fn(T) -> SettingsMsg,
    ) -> Html {
        let send = self.desk.send.clone();
        let onchoose = Callback::from(move |place: usize| {
            if let Some((choice, _)) = choices.get(place) {
                send.emit(Msg::Settings(msg(*choice)));
            }
        });
        let names: Vec<AttrValue> = choices.iter().map(|(_, label)| self.desk.word(*label)).collect();
        let chosen = choices.iter().position(|(choice, _)| *choice == chosen).unwrap_or(0);
        let note = note.map(|note| self.desk.word(note));
        Select { label: self.desk.word(label), id, choices: names, chosen, note, onchoose }.html()
    }

    fn switch(
        &self,
        id: &'static str,
        label: Label,
        note: Option<Label>,
        is_on: bool,
        msg: fn(bool) -> SettingsMsg,
    ) -> Html {
        let onset = self.desk.send.reform(move |is_on| Msg::Settings(msg(is_on)));
        let note = note.map(|note| self.desk.word(note));
        switch(id, self.desk.word(label), note, is_on, onset)
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
const SIZES: [(BoardSize, Label); 3] = [
    (BoardSize::Full, Label::BoardSizeFull),
    (BoardSize::Large, Label::BoardSizeLarge),
    (BoardSize::Medium, Label::BoardSizeMedium),
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
const HAND_OVERS: [(HandOver, Label); 4] = [
    (HandOver::Stay, Label::TurnBoardNever),
    (HandOver::Flip, Label::TurnBoardFlip),
    (HandOver::Pass, Label::TurnBoardPass),
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
        assert_eq!(SIZES.len(), BoardSize::ALL.len());
        assert_eq!(SPEEDS.len(), Speed::ALL.len());
        assert_eq!(ENTRIES.len(), Entry::ALL.len());
        assert_eq!(CONFIRMS.len(), Confirm::ALL.len());
        assert_eq!(HAND_OVERS.len(), HandOver::ALL.len());
    }
}
