//! What lasts: games in IndexedDB, settings in localStorage.

use super::{js, place};
use rexie::{ObjectStore, Rexie, TransactionMode};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The schema of the database; a number greater than this one belongs to a newer build, whose
/// data is left as it is.
const SCHEMA: u32 = 1;
/// The games' texts by their ids.
const GAMES: &str = "games";
/// Ids of games by what they are for.
const PLACES: &str = "places";
/// The place of the running game.
const RUNNING: &str = "running";
/// The settings' key in localStorage.
const SETTINGS: &str = "settings";

/// Why something couldn't be stored or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// No room is left.
    #[error("the browser's store is full")]
    Full,
    /// A newer build has changed the database.
    #[error("the store belongs to a newer version of this page")]
    Newer,
    /// The browser refuses, as in some private windows and frames.
    #[error("the browser does not store anything here: {0}")]
    Closed(String),
}

impl StorageError {
    fn of(error: &rexie::Error) -> StorageError {
        let words = match error {
            rexie::Error::IdbError(inner) => inner.to_string(),
            other => other.to_string(),
        };
        StorageError::from_words(words)
    }

    fn thrown(thrown: &JsValue) -> StorageError {
        let name = js::property(thrown, "name").and_then(|name| name.as_string()).unwrap_or_default();
        StorageError::from_words(format!("{name} {}", js::words(thrown)))
    }

    fn from_words(words: String) -> StorageError {
        if words.contains("QuotaExceeded") || words.contains("QUOTA") {
            StorageError::Full
        } else if words.contains("VersionError") {
            StorageError::Newer
        } else {
            StorageError::Closed(words)
        }
    }
}

/// The games' database; opened once, when first used.
#[derive(Clone, Default)]
pub struct Games(Rc<Inner>);

#[derive(Default)]
struct Inner {
    database: RefCell<Option<Rc<Rexie>>>,
    /// The newest text of each game that waits while another is being written, by id.
    waiting: RefCell<Vec<(String, String)>>,
    /// The id of the game stored last.
    newest: RefCell<String>,
    is_writing: Cell<bool>,
}

impl Games {
    /// The stored running game.
    ///
    /// # Errors
    /// When the browser refuses, or the store is a newer build's.
    pub async fn running(&self) -> Result<Option<String>, StorageError> {
        let database = self.0.open().await?;
        let read = async {
            let transaction = database.transaction(&[GAMES, PLACES], TransactionMode::ReadOnly)?;
            let Some(id) = transaction.store(PLACES)?.get(JsValue::from_str(RUNNING)).await? else {
                return Ok(None);
            };
            transaction.store(GAMES)?.get(id).await
        };
        let value = read.await.map_err(|error| StorageError::of(&error))?;
        Ok(value.and_then(|value| value.as_string()))
    }

    /// Stores the game `id` as the running one and calls `ended` once the transaction has
    /// completed or failed. Texts that come while one is being written wait; of each game only the
    /// newest is kept, and `ended` is called once for all of them.
    pub fn keep_running(
        &self,
        id: String,
        text: String,
        ended: impl FnOnce(Result<(), StorageError>) + 'static,
    ) {
        self.0.newest.replace(id.clone());
        let mut waiting = self.0.waiting.borrow_mut();
        waiting.retain(|(other, _)| *other != id);
        waiting.push((id, text));
        drop(waiting);
        if !self.0.is_writing.replace(true) {
            let inner = Rc::clone(&self.0);
            spawn_local(async move {
                let mut result = Ok(());
                while let Some((id, text)) = inner.take_waiting() {
                    result = inner.write(&id, &text).await;
                }
                inner.is_writing.set(false);
                ended(result);
            });
        }
    }
}

impl Inner {
    fn take_waiting(&self) -> Option<(String, String)> {
        self.waiting.borrow_mut().pop()
    }

    async fn open(&self) -> Result<Rc<Rexie>, StorageError> {
        if let Some(database) = self.database.borrow().as_ref() {
            return Ok(Rc::clone(database));
        }
        let built = Rexie::builder(&place::name("games"))
            .version(SCHEMA)
            .add_object_store(ObjectStore::new(GAMES))
            .add_object_store(ObjectStore::new(PLACES))
            .build()
            .await;
        let database = Rc::new(built.map_err(|error| StorageError::of(&error))?);
        self.database.replace(Some(Rc::clone(&database)));
        Ok(database)
    }

    async fn write(&self, id: &str, text: &str) -> Result<(), StorageError> {
        let database = self.open().await?;
        let newest = JsValue::from_str(&self.newest.borrow());
        let written = async {
            let transaction = database.transaction(&[GAMES, PLACES], TransactionMode::ReadWrite)?;
            let key = JsValue::from_str(id);
            transaction.store(GAMES)?.put(&JsValue::from_str(text), Some(&key)).await?;
            transaction.store(PLACES)?.put(&newest, Some(&JsValue::from_str(RUNNING))).await?;
            transaction.commit().await
        };
        written.await.map_err(|error| {
            // A connection the browser has closed is opened anew by the next write.
            self.database.take();
            StorageError::of(&error)
        })
    }
}

/// The stored settings as text.
#[must_use]
pub fn settings() -> Option<String> {
    small_store().ok()?.get_item(&place::name(SETTINGS)).ok()?
}

/// Stores the settings.
///
/// # Errors
/// When the browser refuses.
pub fn keep_settings(text: &str) -> Result<(), StorageError> {
    small_store()?.set_item(&place::name(SETTINGS), text).map_err(|thrown| StorageError::thrown(&thrown))
}

fn small_store() -> Result<web_sys::Storage, StorageError> {
    let store = gloo_utils::window().local_storage().map_err(|thrown| StorageError::thrown(&thrown))?;
    store.ok_or_else(|| StorageError::Closed("there is no local storage".to_owned()))
}
