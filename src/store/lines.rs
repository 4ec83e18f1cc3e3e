//! The stored form of small things: lines `key value`, an empty line, and perhaps a longer text.
//!
//! Keys that aren't known are passed over, so that a form may gain some without another schema.
//! (A general format's reader would be a twentieth of the page's download.)

/// The key of the schema's number, always in the first line.
pub(super) const SCHEMA: &str = "schema";

/// Writes a stored form, begun with its schema's number.
pub(super) struct Writer(String);

impl Writer {
    pub(super) fn new(schema: u32) -> Writer {
        Writer(format!("{SCHEMA} {schema}\n"))
    }

    /// One line; a value of several lines is not written so.
    pub(super) fn put(&mut self, key: &str, value: &str) {
        debug_assert!(!value.contains('\n'), "{key}");
        for part in [key, " ", value, "\n"] {
            self.0.push_str(part);
        }
    }

    /// Yes or no.
    pub(super) fn put_flag(&mut self, key: &str, is_on: bool) {
        self.put(key, if is_on { "yes" } else { "no" });
    }

    /// The stored form, ended by `text`.
    pub(super) fn end(self, text: &str) -> String {
        self.0 + "\n" + text
    }
}

/// Why a stored form can't be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoredError {
    /// Not in the stored form.
    #[error("what is stored cannot be read at '{0}'")]
    Unreadable(String),
    /// Written by a newer version.
    #[error("what is stored has the newer schema {0}")]
    Newer(u32),
}

/// A stored form, read.
pub(super) struct Lines<'a> {
    text: &'a str,
    /// What stands behind the empty line.
    pub(super) body: &'a str,
}

impl<'a> Lines<'a> {
    /// Reads a stored form of `schema` or an older one.
    ///
    /// # Errors
    /// When it doesn't begin with a schema, or with a newer one.
    pub(super) fn read(stored: &'a str, schema: u32) -> Result<Lines<'a>, StoredError> {
        let (text, body) = stored.split_once("\n\n").unwrap_or((stored, ""));
        let lines = Lines { text, body };
        let first = text.lines().next().unwrap_or("");
        let known = lines.get(SCHEMA).and_then(|number| number.parse().ok());
        match known.filter(|_| first.starts_with(SCHEMA)) {
            Some(newer) if newer > schema => Err(StoredError::Newer(newer)),
            Some(_) => Ok(lines),
            None => Err(unreadable(first)),
        }
    }

    /// The value of `key`.
    pub(super) fn get(&self, key: &str) -> Option<&'a str> {
        let line = |line: &'a str| line.split_once(' ').filter(|(name, _)| *name == key);
        self.text.lines().find_map(line).map(|(_, value)| value)
    }

    /// Sets `to` to what `read` makes of the value of `key`; without that line it stays.
    ///
    /// # Errors
    /// When `read` makes nothing of it.
    pub(super) fn set<T>(
        &self,
        key: &str,
        to: &mut T,
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<(), StoredError> {
        if let Some(value) = self.get(key) {
            *to = read(value).ok_or_else(|| unreadable(value))?;
        }
        Ok(())
    }
}

/// `yes` or `no`.
pub(super) fn flag(word: &str) -> Option<bool> {
    match word {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Shows the place, not the whole: a stored game is long.
pub(super) fn unreadable(at: &str) -> StoredError {
    StoredError::Unreadable(at.chars().take(40).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut writer = Writer::new(2);
        writer.put("name", "two words");
        writer.put_flag("is-on", true);
        let text = writer.end("first\n\nsecond\n");
        assert_eq!(text, "schema 2\nname two words\nis-on yes\n\nfirst\n\nsecond\n");
        let lines = Lines::read(&text, 2).expect("just written");
        assert_eq!((lines.get("name"), lines.get("other")), (Some("two words"), None));
        assert_eq!(lines.body, "first\n\nsecond\n");
        let (mut is_on, mut other) = (false, 7);
        lines.set("is-on", &mut is_on, flag).expect("yes or no");
        lines.set("other", &mut other, |word| word.parse().ok()).expect("absent");
        assert_eq!((is_on, other), (true, 7));
    }

    #[test]
    fn newer_and_foreign_forms_are_told_apart() {
        assert_eq!(Lines::read("schema 3\n\n", 2).err(), Some(StoredError::Newer(3)));
        for foreign in ["", "{\"schema\":1}", "name x\nschema 1\n", "schema\n", "schema -1"] {
            let error = Lines::read(foreign, 2).err();
            assert!(matches!(error, Some(StoredError::Unreadable(_))), "{foreign:?}: {error:?}");
        }
    }

    #[test]
    fn a_value_that_makes_no_sense_is_named() {
        let lines = Lines::read("schema 1\nis-on maybe\n", 1).expect("sound");
        let error = lines.set("is-on", &mut true, flag);
        assert_eq!(error, Err(StoredError::Unreadable("maybe".to_owned())));
    }
}
