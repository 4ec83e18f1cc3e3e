//! Which command a key calls, and the commands of the whole page; the board's own are in
//! `board::keys`.
//!
//! Keys that stand for a direction go by their place on the keyboard, those that stand for a word
//! by their letter, or by their place where the layout has no Latin letters.

use crate::store::Msg;
use crate::store::msg::{AppMsg, Dialog, PlayMsg};
use crate::store::settings::keys::{Command, KeyStage, Keys};

/// What a key writes, in the form of [`Keys`]; `None` for a named key.
#[must_use]
pub fn written(key: &str, has_shift: bool) -> Option<char> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    // Caps Lock is not Shift.
    Some(if has_shift { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() })
}

/// What the key at this place, such as `KeyG`, writes on an English keyboard, if that is a letter.
#[must_use]
pub fn placed(code: &str, has_shift: bool) -> Option<char> {
    written(code.strip_prefix("Key")?, has_shift)
}

/// The command of a key that writes `key` at the place `code`.
#[must_use]
pub fn command(keys: &Keys, key: &str, code: &str, has_shift: bool) -> Option<Command> {
    let (letter, place) = (written(key, has_shift)?, placed(code, has_shift));
    let by_place = place.and_then(|place| keys.command(place));
    match by_place {
        Some(Command::Go(_)) => by_place,
        _ => {
            let is_word = |command: &Command| place.is_none() || !matches!(command, Command::Go(_));
            let by_letter = keys.command(letter).filter(is_word);
            by_letter.or(by_place.filter(|_| !letter.is_ascii()))
        }
    }
}

/// What a command means wherever the focus is, if anything.
#[must_use]
pub fn meaning(command: Command) -> Option<Msg> {
    let play = match command {
        Command::Help => return Some(Msg::App(AppMsg::DialogOpened(Dialog::Keys(KeyStage::Idle)))),
        Command::Undo => PlayMsg::UndoPressed,
        Command::Redo => PlayMsg::RedoPressed,
        Command::Previous => PlayMsg::PreviousPressed,
        Command::Next => PlayMsg::NextPressed,
        Command::Flip => PlayMsg::FlipPressed,
        Command::Go(_) | Command::Ask(_) | Command::TypeMove => return None,
    };
    Some(Msg::Play(play))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Direction;
    use crate::store::settings::keys::{COMMANDS, ON_BOARD};

    #[test]
    fn commands_mean_something_on_the_board_or_everywhere() {
        for (place, binding) in COMMANDS.iter().enumerate() {
            assert_eq!(meaning(binding.command).is_some(), place >= ON_BOARD, "{}", binding.key);
        }
    }

    #[test]
    fn directions_go_by_place_and_words_by_letter() {
        let keys = Keys::default();
        let of = |key, code| command(&keys, key, code, false);
        // A French keyboard: Z and W have changed places, and so have M and the semicolon.
        assert_eq!(of("z", "KeyW"), Some(Command::Go(Direction::North)));
        assert_eq!(of("m", "Semicolon"), keys.command('m'));
        // A German one: Z stands where Y is elsewhere.
        assert_eq!(of("z", "KeyY"), None);
        // A Russian one, and one that tells no places.
        assert_eq!(of("г", "KeyU"), Some(Command::Undo));
        assert_eq!(of("w", ""), Some(Command::Go(Direction::North)));
    }

    #[test]
    fn caps_lock_is_not_shift() {
        let keys = Keys::default();
        assert_eq!(command(&keys, "U", "KeyU", false), Some(Command::Undo));
        assert_eq!(command(&keys, "U", "KeyU", true), None);
        assert_eq!(command(&keys, "?", "Slash", true), Some(Command::Help));
    }
}
