//! Keys and ears alone: whoever sees nothing plays whole games, changes settings and finds a game
//! again. What is known of the page is what its accessibility tree says (ACCEPTANCE U095 to U098).

use epaminondas::engine::{Control, Engine, Limits, Request};
use epaminondas::notation::moves;
use epaminondas::rules::{Position, Preset, Side, Square};
use fantoccini::key::Key;
use serde_json::json;

use crate::harness::{Tree, Visit, journey};

fn key(key: Key) -> char {
    char::from(key)
}

fn quick() -> Position {
    Position::start(&Preset::Quick.rules()).expect("a preset")
}

/// Goes on by the tabulator until something with that role and beginning of its name has the focus.
async fn tab_to(visit: &Visit, role: &str, name: &str) {
    let mut passed = Vec::new();
    for _ in 0..40 {
        let tree = visit.page.listen().await;
        if let Some(focus) = tree.focus() {
            if focus.role == role && focus.name.starts_with(name) {
                return;
            }
            passed.push(format!("{} {}", focus.role, focus.name));
        }
        visit.page.press([key(Key::Tab)]).await;
    }
    panic!("the tabulator never comes to {role} {name}: {passed:#?}");
}

async fn press(visit: &Visit, role: &str, name: &str) {
    tab_to(visit, role, name).await;
    visit.page.press([key(Key::Enter)]).await;
}

/// The piece that a cell's name tells.
fn told(name: &str) -> Option<Side> {
    match name.split(", ").nth(1) {
        Some("white") => Some(Side::White),
        Some("black") => Some(Side::Black),
        _ => None,
    }
}

/// Do the cells tell what stands on the board of `position`, and nothing else?
fn tells(tree: &Tree, position: &Position) -> bool {
    let cells = tree.names("gridcell");
    let is_so = |square: Square| {
        let name = cells.iter().find(|name| name.split(", ").next() == Some(&square.to_string()));
        name.is_some_and(|name| told(name) == position.side_at(square))
    };
    cells.len() == position.size().squares().count() && position.size().squares().all(is_so)
}

/// The arrows from the square that has the focus to another one, White being below.
fn arrows(tree: &Tree, to: Square) -> Vec<char> {
    let name = &tree.focus().expect("a focus").name;
    let from = name.split(", ").next().expect("a name");
    let from = epaminondas::notation::square::read(from).expect("a square");
    let way = |from: u8, to: u8, less, more| {
        let arrow = if to < from { less } else { more };
        vec![key(arrow); from.abs_diff(to).into()]
    };
    let mut keys = way(from.column(), to.column(), Key::Left, Key::Right);
    keys.extend(way(from.row(), to.row(), Key::Down, Key::Up));
    keys
}

/// The move that a sentence tells: "Black: phalanx of 2 from d8, south 2: head on d5."
fn move_in(sentence: &str, before: &Position) -> epaminondas::rules::Move {
    let mut words = sentence.split([' ', ',', '.', ':']).filter(|word| !word.is_empty());
    let rear = words.by_ref().skip_while(|word| *word != "from").nth(1).expect("a rear");
    let target = words.skip_while(|word| *word != "on" && *word != "to").nth(1).expect("a target");
    moves::read(&format!("{rear}-{target}"), before).unwrap_or_else(|error| panic!("{sentence}: {error}"))
}

/// Arrows to the rear, Enter, direction, distance, Enter; once more where the page warns.
async fn play(visit: &Visit, here: &Position, step: epaminondas::rules::Move) -> Position {
    const WAYS: [char; 8] = ['w', 'e', 'd', 'c', 'x', 'z', 'a', 'q'];
    let tree = visit.page.listen().await;
    let mut keys = arrows(&tree, step.rear());
    let distance = char::from(b'0' + step.distance());
    let enter = key(Key::Enter);
    keys.extend([enter, WAYS[step.direction() as usize], distance, enter]);
    visit.page.press(keys).await;
    let after = here.play_legal(step);
    if here.loses_unanswered(step) {
        visit.page.hear("the warning", |tree| tree.said("assertive").contains("loses")).await;
        visit.page.press([key(Key::Enter)]).await;
    }
    after
}

#[test]
fn u098_the_board_is_heard_as_a_grid_of_named_cells_with_one_tab_stop() {
    journey("/", async |visit| {
        visit.open("").await;
        let standard = Position::start(&Preset::Standard.rules()).expect("a preset");
        visit.at_board(&standard, "&mode=hotseat").await;
        let tree = visit.page.hear("the board", |tree| tells(tree, &standard)).await;
        assert_eq!((tree.of("grid").count(), tree.of("row").count()), (1, 12));
        assert_eq!(tree.of("gridcell").count(), 12 * 14);
        let cells = tree.names("gridcell");
        assert_eq!((cells[0].split(", ").next(), cells[167].split(", ").next()), (Some("a12"), Some("n1")));
        assert!(cells.contains(&"c1, white, phalanx north 2, north-east 2, north-west 2"), "{cells:?}");
        tab_to(visit, "gridcell", "a1").await;
        visit.page.press([key(Key::Up), key(Key::Right)]).await;
        visit.page.hear("the arrows", |tree| tree.focus().is_some_and(|at| at.name.starts_with("b2"))).await;
        visit.page.press([key(Key::Tab)]).await;
        let is_off = |tree: &Tree| tree.focus().is_some_and(|at| at.role != "gridcell");
        visit.page.hear("the way on", is_off).await;
        tab_to(visit, "gridcell", "b2").await;
    });
}

/// Begins the quick game against the lowest level, with White, by the start screen and its dialog.
async fn begin(visit: &Visit) {
    press(visit, "button", "Play the computer").await;
    visit.page.hear("the dialog", |tree| tree.names("dialog") == ["New game"]).await;
    tab_to(visit, "radio", "White").await;
    tab_to(visit, "slider", "Level").await;
    visit.page.press([key(Key::Home)]).await;
    tab_to(visit, "combobox", "Rules").await;
    visit.page.press("Quick".chars()).await;
    press(visit, "button", "Start").await;
    visit.page.hear("the board", |tree| tells(tree, &quick()) && tree.names("dialog").is_empty()).await;
    visit.page.hear("the focus", |tree| tree.focus().is_some_and(|at| at.name.starts_with("a1"))).await;
}

/// Plays along with the computer to the end; gives the last position and the one before.
async fn play_to_the_end(visit: &Visit) -> (Position, Position) {
    let (mut here, mut engine) = (quick(), Engine::new(1 << 22));
    loop {
        let request = Request::new(here.clone(), Limits::nodes(20_000));
        let step = engine.think(&request, &mut |_| Control::Go).best.expect("a move");
        let after = play(visit, &here, step).await;
        if after.outcome().is_some() {
            return (after, here);
        }
        // The computer's answer: what is said must be what the cells then tell.
        let tree = visit.page.hear("the answer", |tree| tree.said("polite").contains("Black: ")).await;
        here = after.play_legal(move_in(&tree.said("polite"), &after));
        if here.outcome().is_some() {
            return (here, after);
        }
        visit.page.hear("the board", |tree| tells(tree, &here)).await;
    }
}

#[test]
fn u095_u096_a_whole_game_against_the_computer_by_keys_and_ears_alone() {
    journey("/", async |visit| {
        visit.open("").await;
        let regions = "(window.regions = [...document.querySelectorAll('[data-live][aria-live]')]).length";
        assert_eq!(visit.page.ask(regions).await, json!(2), "from the first render on");
        begin(visit).await;
        let (here, before) = play_to_the_end(visit).await;
        let tree = visit.page.hear("the result", |tree| !tree.names("dialog").is_empty()).await;
        let outcome = here.outcome().expect("an end");
        let title = if outcome.winner == Some(Side::White) { "You win" } else { "You lose" };
        assert_eq!(tree.names("dialog"), [title]);
        assert!(tree.text_in("dialog").contains("crossing") || tree.text_in("dialog").contains("far row"));
        visit.page.press([key(Key::Escape)]).await;
        let is_there = |tree: &Tree| tree.focus().is_some_and(|at| at.role == "gridcell");
        visit.page.hear("the board", |tree| tells(tree, &here) && is_there(tree)).await;
        visit.page.press(['s']).await;
        visit.page.hear("how it stands", |tree| tree.said("polite").contains("win")).await;
        // Looking back has the same grid and the same sentences.
        visit.page.press([',']).await;
        visit.page.hear("the position before", |tree| tells(tree, &before)).await;
        assert!(!visit.page.listen().await.said("polite").is_empty());
        assert_eq!(visit.page.ask("regions.every(region => region.isConnected)").await, json!(true));
    });
}

#[test]
fn the_settings_are_changed_by_keys_and_ears_alone() {
    journey("/", async |visit| {
        visit.open("").await;
        press(visit, "button", "Settings").await;
        let tree = visit.page.hear("the dialog", |tree| tree.names("dialog") == ["Settings"]).await;
        let controls: Vec<_> =
            ["combobox", "switch", "button"].iter().flat_map(|role| tree.of(role)).collect();
        assert!(controls.len() > 16, "{controls:?}");
        assert!(controls.iter().all(|control| !control.name.is_empty()), "{controls:?}");

        tab_to(visit, "combobox", "Theme").await;
        visit.page.press("Night".chars()).await;
        visit.page.hear("the theme", |tree| tree.focus().is_some_and(|at| at.value == "Night")).await;
        assert_eq!(visit.page.ask("document.documentElement.dataset.theme").await, json!("night"));
        tab_to(visit, "switch", "Sound").await;
        visit.page.press([' ']).await;
        let is_on = |tree: &Tree| tree.focus().is_some_and(|at| at.state("checked") == "true");
        visit.page.hear("the switch", is_on).await;
        // Round to the languages: the browser keeps the tabulator inside the dialog.
        tab_to(visit, "combobox", "Language").await;
        visit.page.press("Deutsch".chars()).await;
        visit.page.hear("German", |tree| tree.names("dialog") == ["Einstellungen"]).await;
        visit.page.press([key(Key::Escape)]).await;
        visit
            .page
            .hear("the way back", |tree| tree.focus().is_some_and(|at| at.name == "Einstellungen"))
            .await;
        visit.open("").await;
        press(visit, "button", "Einstellungen").await;
        let kept = |tree: &Tree| tree.of("combobox").any(|list| list.value == "Nacht");
        visit.page.hear("what was kept", kept).await;
        let is_on =
            |tree: &Tree| tree.of("switch").any(|at| at.name == "Ton" && at.state("checked") == "true");
        visit.page.hear("what was kept", is_on).await;
    });
}

#[test]
fn a_game_is_brought_left_found_again_and_taken_along_by_keys_and_ears_alone() {
    journey("/", async |visit| {
        visit.open("").await;
        press(visit, "button", "Open a game").await;
        visit.page.hear("the field", |tree| tree.focus().is_some_and(|at| at.role == "textbox")).await;
        let record = "[Game \"Epaminondas\"] [Rules \"Quick\"] 1. c1-c4 c8-c5";
        visit.page.press("nothing of the kind".chars()).await;
        press(visit, "button", "Open").await;
        let is_refused = |tree: &Tree| tree.text_in("dialog").contains("is neither a record");
        visit.page.hear("what is wrong", is_refused).await;
        tab_to(visit, "textbox", "Record").await;
        visit.page.ask("document.querySelector('textarea').select()").await;
        visit.page.press(record.chars()).await;
        press(visit, "button", "Open").await;
        let here = ["c1-c4", "c8-c5"]
            .iter()
            .fold(quick(), |here, step| here.play_legal(moves::read(step, &here).expect("a move")));
        visit.page.hear("the game", |tree| tells(tree, &here)).await;

        press(visit, "link", "Epaminondas").await;
        visit.page.hear("the start", |tree| tree.names("button").contains(&"Settings")).await;
        press(visit, "button", "Continue").await;
        visit.page.hear("the game", |tree| tells(tree, &here) && tree.focus().is_some()).await;

        tab_to(visit, "button", "Menu").await;
        visit.page.press([key(Key::Enter)]).await;
        visit.page.hear("the menu", |tree| tree.focus().is_some_and(|at| at.role == "menuitem")).await;
        visit.page.press([key(Key::Down), key(Key::Enter)]).await;
        let tree = visit.page.hear("the dialog", |tree| tree.names("dialog") == ["Share"]).await;
        let texts: Vec<_> =
            tree.of("textbox").map(|field| (field.name.as_str(), field.value.as_str())).collect();
        assert!(
            texts.iter().any(|(name, text)| *name == "Record" && text.contains("1. c1-c4 c8-c5")),
            "{texts:?}"
        );
        visit.page.press([key(Key::Escape)]).await;
        visit.page.hear("the way back", |tree| tree.focus().is_some_and(|at| at.name == "Menu")).await;
    });
}
