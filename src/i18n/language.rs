//! Languages: what is known of each, how one is chosen, and where its texts are.

use super::generated::{FACTS, Label, Language};
use super::pattern::END;
use super::pseudo;
use std::borrow::Cow;
use std::sync::OnceLock;

/// What a language's file says.
pub(super) struct Facts {
    pub(super) tag: &'static str,
    pub(super) autonym: &'static str,
    pub(super) is_rtl: bool,
    /// From a whole number to the name of its plural category.
    pub(super) plural: fn(u32) -> &'static str,
    /// All its patterns (`build/encode.rs`), if they are built in.
    pub(super) table: Option<&'static str>,
}

/// Why a language's texts can't be learnt.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LearnError {
    /// They come from another build.
    #[error("the texts of {tag} are {found}, not {expected}")]
    Count {
        /// The language's tag.
        tag: &'static str,
        /// Messages in what came.
        found: usize,
        /// Messages of this build.
        expected: usize,
    },
}

/// A language's patterns and where each begins; made when the language is first spoken.
struct Table {
    text: Cow<'static, str>,
    starts: Box<[u32]>,
}

/// Number of languages, those for tests included.
const COUNT: usize = FACTS.len() + 2;

static TABLES: [OnceLock<Table>; COUNT] = [const { OnceLock::new() }; COUNT];

impl Language {
    /// The languages for tests: made of English, never offered, chosen only by their tags.
    pub const PSEUDO: [Language; 2] = [Language::Accented, Language::Mirrored];

    /// The BCP 47 tag, for `lang` attributes and `Intl`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::Accented => "en-XA",
            Language::Mirrored => "ar-XB",
            _ => self.facts().tag,
        }
    }

    /// The language's name in itself.
    #[must_use]
    pub fn autonym(self) -> &'static str {
        match self {
            Language::Accented => "Áççéñţš",
            Language::Mirrored => "Šţñéççá",
            _ => self.facts().autonym,
        }
    }

    /// Is it written from right to left?
    #[must_use]
    pub fn is_rtl(self) -> bool {
        self == Language::Mirrored || self.facts().is_rtl
    }

    /// `ltr` or `rtl`, for `dir` attributes.
    #[must_use]
    pub fn direction(self) -> &'static str {
        if self.is_rtl() { "rtl" } else { "ltr" }
    }

    /// The language called `tag`, whatever its case; those for tests included.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let all = Language::ALL.into_iter().chain(Language::PSEUDO);
        all.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The language that suits a reader best, who wants the languages `wanted`, dearest first
    /// (`navigator.languages`). A region's variety is as good as the language itself; English if
    /// none is spoken here.
    ///
    /// ```
    /// use epaminondas::i18n::Language;
    /// assert_eq!(Language::negotiate(&["nl-BE", "fr-CA", "en"]), Language::Fr);
    /// assert_eq!(Language::negotiate(&[]), Language::En);
    /// ```
    #[must_use]
    pub fn negotiate(wanted: &[&str]) -> Language {
        let spoken = |tag: &&str| {
            let primary = tag.split(['-', '_']).next().unwrap_or(tag);
            Language::from_tag(tag).or_else(|| Language::from_tag(primary))
        };
        wanted.iter().find_map(spoken).unwrap_or_default()
    }

    /// A text without variables.
    #[must_use]
    pub fn label(self, label: Label) -> &'static str {
        self.message(label as usize)
    }

    /// Is it spoken, or would English be instead?
    #[must_use]
    pub fn is_ready(self) -> bool {
        self.table().is_some()
    }

    /// Makes the language ready by its texts, as this build has compiled them (`packs/<tag>.txt`
    /// of the site). One that is ready stays as it is.
    ///
    /// # Errors
    /// When they are another build's; the language isn't spoken then.
    pub fn learn(self, texts: String) -> Result<(), LearnError> {
        let (table, english) = (Table::of(Cow::Owned(texts)), Language::default().table());
        let (found, expected) = (table.count(), english.map_or(0, Table::count));
        if found != expected {
            return Err(LearnError::Count { tag: self.tag(), found, expected });
        }
        TABLES[self as usize].get_or_init(|| table);
        Ok(())
    }

    /// The pattern of message `number`; English's while the language isn't ready.
    pub(super) fn message(self, number: usize) -> &'static str {
        self.table().or_else(|| Language::default().table()).map_or("", |table| table.message(number))
    }

    /// The plural category of `number`.
    pub(super) fn plural(self, number: u32) -> &'static str {
        (self.facts().plural)(number)
    }

    /// The facts of the file; those for tests have English's.
    fn facts(self) -> &'static Facts {
        FACTS.get(self as usize).unwrap_or(&FACTS[0])
    }

    #[cfg(test)]
    pub(super) fn table_size(self) -> usize {
        self.table().map_or(0, Table::count)
    }

    fn table(self) -> Option<&'static Table> {
        let cell = &TABLES[self as usize];
        if cell.get().is_none() {
            let text = self.facts().table?;
            let text = match self {
                Language::Accented | Language::Mirrored => Cow::Owned(pseudo::table(text)),
                _ => Cow::Borrowed(text),
            };
            return Some(cell.get_or_init(|| Table::of(text)));
        }
        cell.get()
    }
}

impl Table {
    fn of(text: Cow<'static, str>) -> Table {
        let ends = text.match_indices(END).map(|(at, _)| at as u32 + 1);
        let starts = core::iter::once(0).chain(ends).collect();
        Table { text, starts }
    }

    /// Number of messages.
    fn count(&self) -> usize {
        self.starts.len() - 1
    }

    fn message(&self, number: usize) -> &str {
        let start = self.starts.get(number).map_or(self.text.len(), |start| *start as usize);
        self.text[start..].split(END).next().unwrap_or("")
    }
}
