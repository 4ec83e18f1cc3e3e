//! Games and settings outlive the page.

use crate::waiting::heard;
use epaminondas::ui::platform::place;
use epaminondas::ui::platform::storage::{self, Games, StorageError};
use wasm_bindgen_test::wasm_bindgen_test;

async fn keep(games: &Games, id: &str, text: &str) -> Result<(), StorageError> {
    heard(|ended| games.keep_running(id.to_owned(), text.to_owned(), move |result| ended(result))).await
}

#[wasm_bindgen_test]
async fn a_kept_game_is_the_running_one_in_another_connection() {
    assert_eq!(keep(&Games::default(), "first", "1. d1-d4").await, Ok(()));
    assert_eq!(Games::default().running().await, Ok(Some("1. d1-d4".to_owned())));
    assert_eq!(keep(&Games::default(), "second", "1. a1-a2").await, Ok(()));
    assert_eq!(Games::default().running().await, Ok(Some("1. a1-a2".to_owned())));
}

#[wasm_bindgen_test]
async fn the_newest_of_many_texts_is_kept() {
    let games = Games::default();
    for number in 0..50 {
        games.keep_running("many".to_owned(), number.to_string(), |_| {});
    }
    // Called while the first is still being written: this text joins those that wait.
    let reader = Games::default();
    let last = heard(|ended| {
        games.keep_running("many".to_owned(), "last".to_owned(), |_| {});
        let (reader, ended) = (reader.clone(), ended);
        wasm_bindgen_futures::spawn_local(async move {
            // The writer's transactions come first, since they were asked for first.
            let mut found = None;
            while found.as_deref() != Some("last") {
                found = reader.running().await.unwrap();
            }
            ended(found);
        });
    });
    assert_eq!(last.await, Some("last".to_owned()));
}

#[wasm_bindgen_test]
fn settings_are_kept_under_the_prefix() {
    assert_eq!(storage::keep_settings("{}"), Ok(()));
    assert_eq!(storage::settings(), Some("{}".to_owned()));
    let store = web_sys::window().unwrap().local_storage().unwrap().unwrap();
    assert!(store.get_item(&format!("{}:settings", place::prefix())).unwrap().is_some());
    assert!(place::prefix().starts_with("epaminondas:/"));
}
