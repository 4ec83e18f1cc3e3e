//! What can be wrong with a language's file.

use std::fmt;
use std::path::Path;

/// One thing wrong, in words that name the file and the message.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Cargo gave no place to write to.
    NoOutDir,
    /// There is no `en.ftl` to check against.
    NoReference,
    /// A file can't be read or written.
    File(String),
    /// Something in a language's file.
    Text {
        /// The language's tag.
        tag: String,
        /// The message's or term's id.
        id: String,
        /// What is wrong with it.
        problem: String,
    },
}

impl Fault {
    pub(crate) fn file(path: &Path, error: &dyn fmt::Display) -> Fault {
        Fault::File(format!("{}: {error}", path.display()))
    }

    pub(crate) fn text(tag: &str, id: &str, problem: impl Into<String>) -> Fault {
        Fault::Text { tag: tag.to_owned(), id: id.to_owned(), problem: problem.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoOutDir => f.write_str("cargo has set no OUT_DIR"),
            Fault::NoReference => f.write_str("src/i18n/en.ftl is missing or faulty"),
            Fault::File(problem) => f.write_str(problem),
            Fault::Text { tag, id, problem } => write!(f, "src/i18n/{tag}.ftl: {id}: {problem}"),
        }
    }
}
