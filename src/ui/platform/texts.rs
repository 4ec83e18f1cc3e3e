//! The texts of the languages that aren't built in: one file each, fetched when it is wanted.

use super::dom;
use crate::i18n::{Language, LearnError};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why a language can't be spoken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextsError {
    /// The page doesn't say where its texts are.
    #[error("the page names no texts for '{0}'")]
    Unnamed(&'static str),
    /// No network, and not kept for use without one.
    #[error("the texts for '{0}' can't be fetched")]
    Unreachable(&'static str),
    /// Not this build's.
    #[error(transparent)]
    Foreign(#[from] LearnError),
}

/// Makes `language` ready to be spoken; at once if it is already.
///
/// # Errors
/// See [`TextsError`].
pub async fn learn(language: Language) -> Result<(), TextsError> {
    if language.is_ready() {
        return Ok(());
    }
    let tag = language.tag();
    // The build names each language's file in the page's head.
    let address = dom::meta(&format!("texts-{tag}")).ok_or(TextsError::Unnamed(tag))?;
    let texts = fetch(&address).await.ok().flatten().ok_or(TextsError::Unreachable(tag))?;
    Ok(language.learn(texts)?)
}

/// What lies at `address`; `None` for an answer that isn't it.
async fn fetch(address: &str) -> Result<Option<String>, JsValue> {
    let response = JsFuture::from(gloo_utils::window().fetch_with_str(address)).await?;
    let response: web_sys::Response = response.unchecked_into();
    match response.ok() {
        true => Ok(JsFuture::from(response.text()?).await?.as_string()),
        false => Ok(None),
    }
}
