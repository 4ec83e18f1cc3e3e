//! The settings in their stored form.

use super::super::clock;
use super::super::lines::{Lines, StoredError, Writer, flag};
use super::keys::Keys;
use super::{
    BoardSize, Confirm, Coordinates, Entry, HandOver, PieceSet, Settings, Speed, TargetMarks, Theme,
};

/// The schema of the stored form.
const SCHEMA: u32 = 1;

impl Settings {
    /// The stored form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut writer = Writer::new(SCHEMA);
        if let Some(language) = &self.language {
            writer.put("language", language);
        }
        for (key, word) in [
            ("theme", self.theme.word()),
            ("pieces", self.pieces.word()),
            ("coordinates", self.coordinates.word()),
            ("size", self.size.word()),
            ("speed", self.speed.word()),
            ("marks", self.marks.word()),
            ("entry", self.entry.word()),
            ("confirm", self.confirm.word()),
            ("hand-over", self.hand_over.word()),
        ] {
            writer.put(key, word);
        }
        writer.put("time", &clock::write(self.controls));
        for (key, is_on) in [
            ("hurries", self.hurries),
            ("has-lines", self.has_lines),
            ("warns-of-loss", self.warns_of_loss),
            ("has-sound", self.has_sound),
            ("has-haptics", self.has_haptics),
            ("has-keys", self.has_keys),
        ] {
            writer.put_flag(key, is_on);
        }
        let keys = self.keys.to_text();
        if !keys.is_empty() {
            writer.put("keys", &keys);
        }
        writer.end("")
    }

    /// Reads a stored form; what it doesn't mention is as at first.
    ///
    /// # Errors
    /// What is wrong with it; the caller goes on with the defaults and leaves the stored form.
    pub fn from_text(text: &str) -> Result<Settings, StoredError> {
        let lines = Lines::read(text, SCHEMA)?;
        let mut read = Settings { language: lines.get("language").map(str::to_owned), ..Settings::default() };
        lines.set("theme", &mut read.theme, Theme::from_word)?;
        lines.set("pieces", &mut read.pieces, PieceSet::from_word)?;
        lines.set("coordinates", &mut read.coordinates, Coordinates::from_word)?;
        lines.set("size", &mut read.size, BoardSize::from_word)?;
        lines.set("speed", &mut read.speed, Speed::from_word)?;
        lines.set("marks", &mut read.marks, TargetMarks::from_word)?;
        lines.set("entry", &mut read.entry, Entry::from_word)?;
        lines.set("confirm", &mut read.confirm, Confirm::from_word)?;
        lines.set("hand-over", &mut read.hand_over, HandOver::from_word)?;
        lines.set("time", &mut read.controls, clock::read)?;
        lines.set("hurries", &mut read.hurries, flag)?;
        lines.set("has-lines", &mut read.has_lines, flag)?;
        lines.set("warns-of-loss", &mut read.warns_of_loss, flag)?;
        lines.set("has-sound", &mut read.has_sound, flag)?;
        lines.set("has-haptics", &mut read.has_haptics, flag)?;
        lines.set("has-keys", &mut read.has_keys, flag)?;
        lines.set("keys", &mut read.keys, Keys::from_text)?;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::super::SettingsMsg;
    use super::*;

    #[test]
    fn u101_changed_keys_are_kept_and_travel_with_the_settings() {
        let mut settings = Settings::default();
        assert!(!settings.to_text().contains("\nkeys "), "only what was changed is written");
        // Three keys round in a circle, one that nothing had, and one beyond ASCII.
        for (place, key) in [(0, 'g'), (8, 'm'), (24, 'j'), (25, 'ö')] {
            settings.change(SettingsMsg::KeyChanged(place, key));
        }
        assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings.clone()));
        settings.change(SettingsMsg::KeysResetPressed);
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn u101_a_file_never_gives_one_key_to_two_commands() {
        let read = Settings::from_text("schema 1\nkeys ug rg\n\n").expect("sound");
        let keys = read.keys.all();
        assert!(keys.iter().enumerate().all(|(place, key)| read.keys.place(*key) == Some(place)));
        for unfit in ["u7", "ugg", "u", "7j"] {
            assert!(Settings::from_text(&format!("schema 1\nkeys {unfit}\n\n")).is_err(), "{unfit}");
        }
    }
}
