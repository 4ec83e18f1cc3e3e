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
    /// All its patterns (`build/encode.rs`).
    pub(super) table: &'static str,
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

    /// The pattern of message `number`.
    pub(super) fn message(self, number: usize) -> &'static str {
        let table = TABLES[self as usize].get_or_init(|| self.table());
        let start = table.starts.get(number).map_or(table.text.len(), |start| *start as usize);
        table.text[start..].split(END).next().unwrap_or("")
    }

    /// The plural category of `number`.
    pub(super) fn plural(self, number: u32) -> &'static str {
        (self.facts().plural)(number)
    }

    /// The facts of the file; those for tests have English's.
    fn facts(self) -> &'static Facts {
        FACTS.get(self as usize).unwrap_or(&FACTS[0])
    }

    fn table(self) -> Table {
        let text = match self {
            Language::Accented | Language::Mirrored => Cow::Owned(pseudo::table(self.facts().table)),
            _ => Cow::Borrowed(self.facts().table),
        };
        let ends = text.match_indices(END).map(|(at, _)| at as u32 + 1);
        let starts = core::iter::once(0).chain(ends).collect();
        Table { text, starts }
    }
}
