//! Storage, settings, links, updates (ACCEPTANCE I, J).

use super::super::msg::{Dialog, SaveFailure};
use super::super::persist;
use super::super::sentences;
use super::super::settings::{Settings, SettingsMsg, Theme};
use super::super::state::{Remedy, Screen};
use super::*;
use crate::i18n::{Label, Language, Text};

fn started(settings: Option<String>, game: Option<String>, fragment: &str) -> Script {
    started_on(Screen::Start, settings, game, fragment)
}

fn started_on(screen: Screen, settings: Option<String>, game: Option<String>, fragment: &str) -> Script {
    let mut script = Script { state: State::default(), effects: Vec::new() };
    script.tell(app(AppMsg::Started {
        settings,
        game,
        fragment: fragment.to_owned(),
        languages: vec!["de-AT".to_owned(), "en".to_owned()],
        language: Language::De,
        screen,
        seed: 5,
        has_hover: true,
    }));
    script
}

fn persisted(script: &Script) -> Vec<&String> {
    let stored = script.effects.iter().filter_map(|effect| match effect {
        Effect::PersistGame { text, .. } => Some(text),
        _ => None,
    });
    stored.collect()
}

#[test]
fn the_game_is_stored_after_every_move_and_comes_back() {
    let mut script = Script::with(&Preset::Quick.rules(), None, [Seat::Person, computer(4)]);
    script.click("d1").click("d4").answer("d8-d5", 900);
    assert_eq!(persisted(&script).len(), 3, "at the beginning and after each move");
    let stored = persisted(&script)[2].clone();
    let mut back = started(None, Some(stored), "");
    assert_eq!(back.moves(), ["d1-d4", "d8-d5"]);
    assert_eq!(back.state.play.seats, [Seat::Person, computer(4)]);
    assert_eq!(back.state.screen, Screen::Start);
    back.tell(app(AppMsg::ContinuePressed)).click("c1").click("c4");
    assert_eq!(back.moves().len(), 3);
}

#[test]
fn a_stored_game_of_a_newer_version_is_never_written_over() {
    let mut script = started(None, Some("schema 99\nwhatever 1\n".to_owned()), "");
    assert_eq!(script.state.notices.len(), 1);
    script.two_players().click("d1").click("d4");
    assert_eq!(script.moves(), ["d1-d4"], "the game goes on in memory");
    assert!(persisted(&script).is_empty());
}

#[test]
fn rubbish_in_the_store_is_told_and_nothing_else_breaks() {
    for rubbish in ["", "{", "null", "schema", "schema x\n", "schema 1\ntheme mauve\nwhite 999\n\n["] {
        let mut script = started(Some(rubbish.to_owned()), Some(rubbish.to_owned()), "");
        assert_eq!(script.state.settings, Settings::default());
        assert!(!script.state.notices.is_empty(), "{rubbish:?} is told");
        script.two_players().click("d1").click("d4");
        assert_eq!(script.moves(), ["d1-d4"]);
    }
}

#[test]
fn settings_are_kept_and_read_again() {
    let mut script = started(None, None, "");
    script.tell(Msg::Settings(SettingsMsg::ThemeChosen(Theme::Marble)));
    let text = script.effects.iter().find_map(|effect| match effect {
        Effect::PersistSettings(text) => Some(text.clone()),
        _ => None,
    });
    let again = started(text, None, "");
    assert_eq!(again.state.settings.theme, Theme::Marble);
}

#[test]
fn a_language_is_spoken_once_it_has_been_learnt() {
    let mut script = started(None, None, "");
    script.tell(Msg::Settings(SettingsMsg::LanguageChosen(Some("fr".to_owned()))));
    assert_eq!(script.state.language, Language::De, "its texts are still on their way");
    assert_eq!(script.effects.last(), Some(&Effect::PersistSettings(script.state.settings.to_text())));
    assert!(script.effects.contains(&Effect::LearnLanguage(Language::Fr)));
    script.tell(app(AppMsg::LanguageLearnt(Language::Es)));
    assert_eq!(script.state.language, Language::De, "another one was chosen meanwhile");
    script.tell(app(AppMsg::LanguageLearnt(Language::Fr)));
    assert_eq!(script.state.language, Language::Fr);
}

#[test]
fn a_language_that_cannot_be_fetched_is_told_and_the_page_goes_on() {
    let mut script = started(None, None, "");
    script.tell(Msg::Settings(SettingsMsg::LanguageChosen(Some("ru".to_owned()))));
    script.tell(app(AppMsg::LanguageMissing(Language::Ru)));
    let told = &script.state.notices.last().expect("a notice").text;
    assert_eq!(*told, Text::LanguageMissing { name: "Русский".to_owned() });
    assert_eq!(script.state.language, Language::De);
}

#[test]
fn the_browsers_language_is_spoken() {
    assert_eq!(started(None, None, "").state.language.tag(), "de");
}

#[test]
fn u083_saved_is_said_only_after_the_store_has_it() {
    let mut script = Script::quick();
    script.click("d1").click("d4");
    assert!(!script.state.page.is_saved);
    script.tell(app(AppMsg::Saved));
    assert!(script.state.page.is_saved);
    script.click("d8").click("d5").tell(app(AppMsg::SaveFailed(SaveFailure::Quota)));
    assert!(!script.state.page.is_saved);
    assert_eq!(script.state.notices.len(), 1);
    assert_eq!(script.moves().len(), 2);
}

#[test]
fn u082_the_store_is_asked_to_be_kept_once_and_after_the_first_saved_game() {
    let mut script = Script::quick();
    assert!(!script.effects.contains(&Effect::AskToKeepStorage));
    script.tell(app(AppMsg::Saved)).tell(app(AppMsg::Saved));
    let asked = script.effects.iter().filter(|effect| **effect == Effect::AskToKeepStorage).count();
    assert_eq!(asked, 1);
}

#[test]
fn a_link_opens_exactly_what_it_says() {
    let link =
        "pos=8/3w4/8/8/w7/8/8/4b3_w&rules=columns=8,rows=8,symmetry=off&mode=play&side=white&level=5&seed=9";
    let script = started(None, None, link);
    assert_eq!(script.state.screen, Screen::Play);
    assert_eq!(notation::position::write(script.state.shown()), "8/3w4/8/8/w7/8/8/4b3 w - 0");
    assert_eq!(script.state.play.seats, [Seat::Person, computer(5)]);
    assert_eq!(script.state.play.seed, 9);
    assert!(script.effects.contains(&Effect::ClearFragment(Screen::Start)));
}

#[test]
fn a_bad_link_says_what_is_wrong_and_changes_nothing() {
    let mut script = Script::quick();
    script.click("d1").click("d4");
    for link in ["pos=nonsense", "m=a1-a9&rules=quick", "g=!!!!", "rules=quick&level=99&m=d1-d4", "huh"] {
        let before = script.moves();
        let notices = script.state.notices.len();
        script.tell(app(AppMsg::LinkOpened(link.to_owned())));
        assert_eq!(script.moves(), before);
        assert_eq!(script.state.notices.len(), notices + 1, "{link} is told");
    }
}

#[test]
fn u070_an_update_waits_while_a_game_is_shown_and_applies_on_an_idle_screen() {
    let mut script = Script::quick();
    script.tell(app(AppMsg::UpdateFound));
    assert!(!script.effects.contains(&Effect::ApplyUpdate));
    assert!(script.state.notices.iter().any(|notice| notice.remedy == Some(Remedy::Update)));
    script.tell(app(AppMsg::UpdatePressed));
    assert!(script.effects.contains(&Effect::ApplyUpdate));
    let mut idle = started(None, None, "");
    idle.tell(app(AppMsg::UpdateFound));
    assert!(idle.effects.contains(&Effect::ApplyUpdate));
}

#[test]
fn a_new_game_asks_before_it_leaves_a_running_one() {
    let mut script = Script::quick();
    script.click("d1").click("d4").two_players();
    assert!(matches!(script.state.dialog, Some(Dialog::Replace(_))));
    assert_eq!(script.moves(), ["d1-d4"]);
    script.tell(app(AppMsg::Confirmed));
    assert!(script.moves().is_empty());
}

#[test]
fn a_second_tab_only_follows() {
    let mut script = Script::quick();
    script.tell(app(AppMsg::OtherTabFound)).click("d1").click("d4");
    assert!(script.moves().is_empty());
    script.tell(app(AppMsg::OtherTabGone)).click("d1").click("d4");
    assert_eq!(script.moves(), ["d1-d4"]);
}

#[test]
fn a_stored_game_is_written_and_read_without_loss() {
    let mut script = Script::quick();
    script.click("d1").click("d4").click("d8").click("d5").play(PlayMsg::UndoPressed).click("c8").click("c5");
    let text = persist::write(&script.state);
    let (play, bottom) = persist::read(&text).expect("just written");
    assert_eq!(play.game, script.state.play.game);
    assert_eq!(bottom, Side::White);
}

#[test]
fn a_game_begun_in_a_following_tab_is_played_there() {
    let mut script = started(None, None, "");
    script.tell(app(AppMsg::OtherTabFound)).two_players();
    assert!(script.effects.contains(&Effect::TakeOver));
    script.click("d1").click("d4");
    assert_eq!(script.moves(), ["d1-d4"]);
    let count = persisted(&script).len();
    script.tell(app(AppMsg::OtherTabGone));
    assert_eq!(persisted(&script).len(), count + 1, "the other tab is shown this one's game");
}

#[test]
fn a_link_in_a_following_tab_takes_nothing_from_the_other() {
    let mut script = started(None, None, "");
    script.tell(app(AppMsg::OtherTabFound)).tell(app(AppMsg::LinkOpened("rules=quick".to_owned())));
    assert!(!script.effects.contains(&Effect::TakeOver));
}

#[test]
fn looking_back_at_a_finished_game_promises_no_more_moves() {
    let mut script = Script::quick();
    script.click("d1").click("d4").play(PlayMsg::ResignConfirmed).play(PlayMsg::FirstPressed);
    assert_eq!(sentences::beside_board(&script.state).0, Label::LookingBackOver.into());
}

#[test]
fn going_back_leads_from_the_game_to_the_start_and_forth_again() {
    let mut script = started(None, None, "");
    script.two_players();
    assert!(script.effects.contains(&Effect::RememberScreen(Screen::Play)));
    script.tell(app(AppMsg::ScreenReturned(Screen::Start)));
    assert_eq!(script.state.screen, Screen::Start);
    script.tell(app(AppMsg::ScreenReturned(Screen::Play)));
    assert_eq!(script.state.screen, Screen::Play);
}

#[test]
fn going_back_first_closes_the_open_dialog() {
    let mut script = Script::quick();
    script.tell(app(AppMsg::DialogOpened(Dialog::Settings)));
    script.tell(app(AppMsg::ScreenReturned(Screen::Start)));
    assert_eq!((script.state.dialog.clone(), script.state.screen), (None, Screen::Play));
    assert_eq!(script.effects.last(), Some(&Effect::RememberScreen(Screen::Play)));
}

#[test]
fn a_reload_returns_to_the_game_it_left() {
    let mut script = Script::quick();
    script.click("d1").click("d4");
    let stored = persisted(&script).last().map(|text| (*text).clone());
    assert_eq!(started_on(Screen::Play, None, stored.clone(), "").state.screen, Screen::Play);
    assert_eq!(started_on(Screen::Start, None, stored, "").state.screen, Screen::Start);
    assert_eq!(started_on(Screen::Play, None, None, "").state.screen, Screen::Start, "there is no game");
}

#[test]
fn text_that_is_nothing_of_ours_is_told_what_could_be_opened() {
    for text in ["hello world", "d", "1. e"] {
        let mut script = Script::quick();
        script.tell(app(AppMsg::ImportConfirmed(text.to_owned())));
        let told = script.state.notices.last().map(|notice| notice.text.clone());
        assert_eq!(told, Some(Text::BadImport { found: text.to_owned() }));
    }
}

#[test]
fn a_typed_square_off_the_board_is_named_by_its_row_or_column() {
    let mut script = Script::quick();
    script.play(PlayMsg::MoveTyped("c1-c9".to_owned()));
    assert_eq!(script.state.board.remark, Some(Text::OffBoardRow { found: "9".to_owned(), rows: 8 }));
    script.play(PlayMsg::MoveTyped("c1-k1".to_owned()));
    let column = Text::OffBoardColumn { found: "k".to_owned(), last_column: "h".to_owned() };
    assert_eq!(script.state.board.remark, Some(column));
}

#[test]
fn settings_are_taken_along_in_a_file_and_brought_back() {
    let mut script = started(None, None, "");
    script.tell(Msg::Settings(SettingsMsg::ThemeChosen(Theme::Marble)));
    script.tell(app(AppMsg::SettingsExportPressed));
    let Some(Effect::Download { name, text }) = script.effects.last().cloned() else { panic!("a file") };
    let mut other = started(None, None, "");
    other.tell(app(AppMsg::FileRead { name, text: text.clone() }));
    assert_eq!(other.state.settings, script.state.settings);
    assert_eq!(other.state.live.moves.texts, [Label::SettingsRead.into()]);
    assert!(other.effects.contains(&Effect::PersistSettings(text)));
}

#[test]
fn a_file_with_faulty_settings_changes_none() {
    for text in ["schema 99\ntheme night\n\n", "schema 1\ntheme mauve\n\n"] {
        let mut script = started(None, None, "");
        script.tell(app(AppMsg::FileRead { name: "mine.txt".to_owned(), text: text.to_owned() }));
        assert_eq!(script.state.settings, Settings::default());
        let told = script.state.notices.last().map(|notice| notice.text.clone());
        assert_eq!(told, Some(Text::SettingsUnreadable { found: "mine.txt".to_owned() }));
    }
}
