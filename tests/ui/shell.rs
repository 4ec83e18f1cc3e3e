//! The page around the board: screens, panels, dialogs, and what a screen reader finds there.

use crate::page::{Tag, finish, tags};
use epaminondas::i18n::Language;
use epaminondas::store::msg::{AppMsg, Dialog, PlayMsg};
use epaminondas::store::new_game::{DraftMsg, Opponent};
use epaminondas::store::settings::keys::KeyStage;
use epaminondas::store::state::Remedy;
use epaminondas::store::{Msg, State, update};
use epaminondas::ui::board::build::Memory;
use epaminondas::ui::page::{self, Shown};
use epaminondas::ui::panels::arrangement::Window;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
struct PageProps {
    state: State,
    is_started: bool,
}

#[component]
fn Page(props: &PageProps) -> Html {
    let shown = Shown {
        state: &props.state,
        is_started: props.is_started,
        window: Window { width: 1440.0, height: 900.0 },
        is_typing: false,
        address: "https://example.org/game/",
        build: "test",
    };
    page::view(&shown, &mut Memory::default(), &Callback::noop(), &Callback::noop())
}

/// The rendered page, without the sprites at its top.
pub(crate) fn html(state: &State) -> String {
    rendered(state, true)
}

fn rendered(state: &State, is_started: bool) -> String {
    let props = PageProps { state: state.clone(), is_started };
    let html = finish(yew::ServerRenderer::<Page>::with_props(move || props).hydratable(false).render());
    html.rsplit("</defs></svg>").next().unwrap_or(&html).to_owned()
}

pub(crate) fn told(messages: impl IntoIterator<Item = Msg>) -> State {
    let mut state = State::default();
    for message in messages {
        // What would be done about it is the interpreter's business.
        let _ = update(&mut state, message);
    }
    state
}

pub(crate) fn app(message: AppMsg) -> Msg {
    Msg::App(message)
}

pub(crate) fn two_players() -> [Msg; 2] {
    [DraftMsg::OpponentChosen(Opponent::Person), DraftMsg::StartPressed].map(Msg::Draft)
}

pub(crate) fn typed(moves: &[&str]) -> Vec<Msg> {
    let typed = moves.iter().map(|text| Msg::Play(PlayMsg::MoveTyped((*text).to_owned())));
    two_players().into_iter().chain(typed).collect()
}

fn actions(html: &str) -> Vec<String> {
    tags(html).iter().filter_map(|tag| tag.get("data-action").map(str::to_owned)).collect()
}

pub(crate) fn with_class(html: &str, class: &str) -> Vec<Tag> {
    tags(html).into_iter().filter(|tag| tag.has_class(class)).collect()
}

const DIALOGS: [Dialog; 8] = [
    Dialog::NewGame,
    Dialog::Settings,
    Dialog::Rules,
    Dialog::Keys(KeyStage::Waiting(3)),
    Dialog::About,
    Dialog::Share,
    Dialog::Import,
    Dialog::Resign,
];

#[test]
fn live_regions_stand_before_anything_was_read() {
    let html = rendered(&State::default(), false);
    let regions: Vec<_> = tags(&html)
        .into_iter()
        .filter_map(|tag| Some((tag.get("data-live")?.to_owned(), tag.get("aria-live")?.to_owned())))
        .collect();
    let expected = [("moves", "polite"), ("alerts", "assertive")];
    assert_eq!(regions, expected.map(|(name, manner)| (name.to_owned(), manner.to_owned())));
}

#[test]
fn a_repeated_text_moves_to_the_other_node() {
    let mut state = State::default();
    let region = |state: &State| {
        let html = html(state);
        let from = html.find("data-live=\"moves\"").expect("a region");
        html[from..].split("</div></div>").next().expect("its nodes").to_owned()
    };
    state.live.say(epaminondas::i18n::Label::Undone.into());
    let first = region(&state);
    state.live.say(epaminondas::i18n::Label::Undone.into());
    let second = region(&state);
    assert!(first.contains("Taken back.") && second.contains("Taken back."));
    assert_ne!(first, second);
}

#[test]
fn the_start_screen_offers_only_what_exists() {
    let html = html(&State::default());
    let expected = ["new-game", "two-players", "watch", "import", "rules", "settings", "about"];
    assert_eq!(actions(&html), expected);
}

#[test]
fn the_start_screen_continues_a_begun_game() {
    let state = told(typed(&["d1-d4"]).into_iter().chain([app(AppMsg::HomePressed)]));
    let html = html(&state);
    assert_eq!(actions(&html)[0], "continue");
    assert!(html.contains("Two players · move 1"));
}

#[test]
fn the_play_screen_has_every_control_of_the_contract() {
    let here = actions(&html(&told(typed(&[]))));
    let contract = [
        "new-game",
        "undo",
        "redo",
        "flip",
        "hint",
        "resign",
        "offer-draw",
        "settings",
        "share",
        "export",
        "import",
        "first",
        "previous",
        "next",
        "last",
        "about",
    ];
    for action in contract {
        assert!(here.iter().any(|name| name == action), "{action} is missing in {here:?}");
    }
}

#[test]
fn what_cannot_be_used_says_why() {
    let html = html(&told(typed(&[])));
    let all = tags(&html);
    let disabled: Vec<&Tag> = all.iter().filter(|tag| tag.get("aria-disabled") == Some("true")).collect();
    assert!(!disabled.is_empty());
    for tag in disabled {
        let id = tag.get("aria-describedby").expect("a description");
        assert!(all.iter().any(|other| other.get("id") == Some(id)), "nothing is called {id}");
        assert!(tag.get("title").is_some(), "no tooltip: {tag:?}");
    }
}

#[test]
fn every_icon_button_has_a_name() {
    for dialog in DIALOGS {
        let state = told(typed(&["d1-d4"]).into_iter().chain([app(AppMsg::DialogOpened(dialog))]));
        for tag in with_class(&html(&state), "is-icon") {
            assert!(tag.get("aria-label").is_some_and(|name| !name.is_empty()), "{tag:?}");
        }
    }
}

#[test]
fn every_dialog_is_one_and_has_a_heading() {
    for dialog in DIALOGS {
        let html = html(&told([app(AppMsg::DialogOpened(dialog.clone()))]));
        let found: Vec<Tag> = tags(&html).into_iter().filter(|tag| tag.name == "dialog").collect();
        assert_eq!(found.len(), 1, "{dialog:?}");
        assert_eq!(found[0].get("aria-labelledby"), Some("dialog-title"), "{dialog:?}");
        let headings =
            tags(&html).into_iter().filter(|tag| tag.name == "h2" && tag.get("id") == Some("dialog-title"));
        assert_eq!(headings.count(), 1, "{dialog:?}");
    }
}

#[test]
fn every_dialog_renders_in_every_language() {
    for language in Language::ALL {
        for dialog in DIALOGS {
            let mut state = told(typed(&["d1-d4"]).into_iter().chain([app(AppMsg::DialogOpened(dialog))]));
            state.language = language;
            assert!(html(&state).contains("<dialog"));
        }
    }
}

#[test]
fn labels_belong_to_controls() {
    for dialog in DIALOGS {
        let html = html(&told([app(AppMsg::DialogOpened(dialog))]));
        let all = tags(&html);
        for target in all.iter().filter(|tag| tag.name == "label").filter_map(|tag| tag.get("for")) {
            assert!(all.iter().any(|tag| tag.get("id") == Some(target)), "nothing is called {target}");
        }
    }
}

#[test]
fn ids_are_unique() {
    for dialog in DIALOGS {
        let state = told(typed(&["d1-d4"]).into_iter().chain([app(AppMsg::DialogOpened(dialog))]));
        let mut ids: Vec<String> =
            tags(&html(&state)).iter().filter_map(|tag| tag.get("id").map(str::to_owned)).collect();
        let count = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}

#[test]
fn faulty_rules_bar_the_start_and_say_why() {
    let deep = [DraftMsg::CustomChosen, DraftMsg::RowsChosen(4), DraftMsg::DepthChosen(2)].map(Msg::Draft);
    let html = html(&told(deep.into_iter().chain([app(AppMsg::DialogOpened(Dialog::NewGame))])));
    let start = tags(&html).into_iter().find(|tag| tag.get("data-action") == Some("start")).expect("a start");
    assert_eq!(start.get("aria-disabled"), Some("true"));
    assert!(html.contains("4 rows leave no empty row between armies 2 deep"));
}

#[test]
fn watching_asks_for_two_levels_and_no_side() {
    let draft = Msg::Draft(DraftMsg::OpponentChosen(Opponent::Watch));
    let html = html(&told([draft, app(AppMsg::DialogOpened(Dialog::NewGame))]));
    let ids: Vec<_> = tags(&html).iter().filter_map(|tag| tag.get("id").map(str::to_owned)).collect();
    assert!(ids.contains(&"level".to_owned()) && ids.contains(&"other-level".to_owned()));
    assert!(!tags(&html).iter().any(|tag| tag.get("name") == Some("side")));
}

#[test]
fn the_list_shows_moves_and_where_the_board_is() {
    let state = told(typed(&["d1-d4", "k12-k9"]));
    let list = html(&state);
    let moves = with_class(&list, "move");
    assert_eq!(moves.len(), 2);
    assert_eq!(moves[1].get("aria-current"), Some("true"));
    let back = told(typed(&["d1-d4", "k12-k9"]).into_iter().chain([Msg::Play(PlayMsg::PreviousPressed)]));
    assert_eq!(with_class(&html(&back), "move")[0].get("aria-current"), Some("true"));
}

#[test]
fn the_side_at_the_bottom_has_the_lower_strip() {
    let strip =
        |state: &State| with_class(&html(state), "is-own")[0].get("data-side").expect("a side").to_owned();
    assert_eq!(strip(&told(typed(&[]))), "white");
    assert_eq!(strip(&told(typed(&[]).into_iter().chain([Msg::Play(PlayMsg::FlipPressed)]))), "black");
}

#[test]
fn the_result_names_winner_and_reason() {
    let state = told(typed(&["d1-d4"]).into_iter().chain([Msg::Play(PlayMsg::ResignConfirmed)]));
    let html = html(&state);
    assert!(html.contains("White wins") && html.contains("Black resigned."));
    assert!(actions(&html).iter().any(|action| action == "rematch"));
}

#[test]
fn a_link_is_shown_whole() {
    let html = html(&told(typed(&["d1-d4"]).into_iter().chain([app(AppMsg::DialogOpened(Dialog::Share))])));
    let link = tags(&html).into_iter().find(|tag| tag.get("id") == Some("share-link")).expect("a field");
    assert!(link.get("value").is_some_and(|value| value.starts_with("https://example.org/game/#g=")));
}

#[test]
fn notices_offer_their_remedy() {
    let mut state = State::default();
    state.notify(epaminondas::i18n::Label::EngineFailed.into(), Some(Remedy::Retry));
    let here = actions(&html(&state));
    assert!(here.contains(&"retry".to_owned()) && here.contains(&"dismiss".to_owned()));
}

#[test]
fn a_text_that_cannot_be_read_is_refused_in_its_dialog() {
    let opened = [AppMsg::DialogOpened(Dialog::Import), AppMsg::ImportConfirmed("rubbish".to_owned())];
    let html = html(&told(opened.map(app)));
    let field = tags(&html).into_iter().find(|tag| tag.get("id") == Some("import-text")).expect("a field");
    assert_eq!(field.get("aria-invalid"), Some("true"));
    assert!(html.contains("“rubbish” is neither a record"));
}
