//! The keys of the commands that one character calls: one table, and what a player made of it.
//!
//! The table is read by the board (`ui::board::keys`), by the page (`ui::shortcuts`), by the list
//! under `?` and by the stored form. A key belongs to one command, and no command is without one.

use crate::i18n::Label;
use crate::rules::Direction;
use crate::store::board::input::Question;

/// What a key of one character does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Chooses a direction, named as on a screen with White below.
    Go(Direction),
    /// Asks something of the board.
    Ask(Question),
    /// Opens the field for a typed move.
    TypeMove,
    /// Shows all keys.
    Help,
    /// Takes a move back.
    Undo,
    /// Plays a move again that was taken back.
    Redo,
    /// Looks at the position before.
    Previous,
    /// Looks at the position after.
    Next,
    /// Turns the board.
    Flip,
}

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// What it does.
    pub command: Command,
    /// What it does, in words.
    pub label: Label,
    /// Its key at first; see [`Keys`]. The stored form knows the command by it.
    pub key: char,
}

const fn go(direction: Direction, key: char) -> Binding {
    Binding { command: Command::Go(direction), label: Label::KeyDirection, key }
}

const fn ask(question: Question, label: Label, key: char) -> Binding {
    Binding { command: Command::Ask(question), label, key }
}

const fn page(command: Command, label: Label, key: char) -> Binding {
    Binding { command, label, key }
}

/// Number of directions, which the table begins with.
pub const DIRECTIONS: usize = 8;

/// Number of commands that mean something only while the board has the focus; the rest follow.
pub const ON_BOARD: usize = 23;

/// The place in [`COMMANDS`] of the one that shows all keys.
pub const HELP: usize = ON_BOARD;

/// All commands, in the order in which they are listed; INTERACTION §4 names most of the keys.
pub const COMMANDS: [Binding; 29] = [
    go(Direction::NorthWest, 'q'),
    go(Direction::North, 'w'),
    go(Direction::NorthEast, 'e'),
    go(Direction::West, 'a'),
    go(Direction::East, 'd'),
    go(Direction::SouthWest, 'z'),
    go(Direction::South, 'x'),
    go(Direction::SouthEast, 'c'),
    ask(Question::Phalanxes, Label::KeyPhalanxes, 'g'),
    ask(Question::Moves, Label::KeyMoves, 'm'),
    ask(Question::Blocked, Label::KeyBlocked, 'b'),
    ask(Question::Square, Label::KeySquare, 'i'),
    ask(Question::Row, Label::KeyRow, 'h'),
    ask(Question::Column, Label::KeyColumn, 'v'),
    ask(Question::OwnPieces, Label::KeyOwnPieces, 'o'),
    ask(Question::EnemyPieces, Label::KeyEnemyPieces, 'n'),
    ask(Question::LastMove, Label::KeyLast, 'l'),
    ask(Question::Threats, Label::KeyThreats, 't'),
    ask(Question::Status, Label::KeyStatus, 's'),
    ask(Question::Clock, Label::KeyClock, 'k'),
    ask(Question::NextOwn, Label::KeyNextOwn, 'p'),
    ask(Question::NextEnemy, Label::KeyNextEnemy, 'P'),
    page(Command::TypeMove, Label::KeyType, '/'),
    page(Command::Help, Label::KeyHelp, '?'),
    page(Command::Undo, Label::KeyUndo, 'u'),
    page(Command::Redo, Label::KeyRedo, 'r'),
    page(Command::Previous, Label::KeyBack, ','),
    page(Command::Next, Label::KeyForth, '.'),
    page(Command::Flip, Label::KeyFlip, 'f'),
];

/// What the list of keys is in the middle of; commands by their place in [`COMMANDS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum KeyStage {
    /// Nothing.
    #[default]
    Idle,
    /// This command waits for its key.
    Waiting(usize),
    /// The key just pressed belonged to this command.
    Swapped(usize),
    /// The key just pressed may not be chosen.
    Unfit,
}

/// The key of each command, in the order of [`COMMANDS`]: the character it writes, a letter in
/// lower case, or in upper case with Shift. Of a direction it is what the key writes on an English
/// keyboard, since directions go by the key's place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Keys([char; COMMANDS.len()]);

impl Default for Keys {
    fn default() -> Keys {
        Keys(COMMANDS.map(|binding| binding.key))
    }
}

impl Keys {
    /// The keys in the order of [`COMMANDS`].
    #[must_use]
    pub const fn all(&self) -> &[char; COMMANDS.len()] {
        &self.0
    }

    /// The key of the command at `place` of [`COMMANDS`] as people write it: "G", "Shift+P", "?".
    #[must_use]
    pub fn face(&self, place: usize) -> String {
        let key = self.0[place];
        match key.is_ascii_uppercase() {
            true => ["Shift+", key.encode_utf8(&mut [0; 4])].concat(),
            false => key.to_ascii_uppercase().to_string(),
        }
    }

    /// What `key` does, if anything.
    #[must_use]
    pub fn command(&self, key: char) -> Option<Command> {
        self.place(key).map(|place| COMMANDS[place].command)
    }

    /// The place in [`COMMANDS`] of the command that `key` calls, if any.
    #[must_use]
    pub fn place(&self, key: char) -> Option<usize> {
        self.0.iter().position(|own| *own == key)
    }

    /// Gives the command at `place` of [`COMMANDS`] another key. The command that had it gets the
    /// old one in return.
    pub fn change(&mut self, place: usize, key: char) {
        if let Some(own) = self.0.get(place).copied() {
            if let Some(holder) = self.place(key) {
                self.0[holder] = own;
            }
            self.0[place] = key;
        }
    }

    /// Every changed key in its stored form, "ug gu": the key at first, then the one of now.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (binding, key) in COMMANDS.iter().zip(self.0).filter(|(binding, key)| *key != binding.key) {
            text.extend([binding.key, key, ' ']);
        }
        text
    }

    /// The keys of a stored form; `None` if it isn't one.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Keys> {
        let mut keys = Keys::default();
        for pair in text.split_ascii_whitespace() {
            let mut letters = pair.chars();
            let (first, now) = (letters.next()?, letters.next()?);
            let place = COMMANDS.iter().position(|binding| binding.key == first)?;
            if letters.next().is_some() || !is_fit(now) {
                return None;
            }
            keys.change(place, now);
        }
        Some(keys)
    }
}

/// May `key` call a command? Digits set distances, and a space selects.
#[must_use]
pub const fn is_fit(key: char) -> bool {
    key > ' ' && !key.is_ascii_digit() && key != '\u{7f}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn u101_every_command_has_a_key_of_its_own() {
        for (place, binding) in COMMANDS.iter().enumerate() {
            assert_eq!(Keys::default().place(binding.key), Some(place));
            assert!(is_fit(binding.key), "{}", binding.key);
        }
        assert!(COMMANDS[..DIRECTIONS].iter().all(|binding| matches!(binding.command, Command::Go(_))));
        assert_eq!(COMMANDS[HELP].command, Command::Help);
    }

    #[test]
    fn u101_a_key_that_is_taken_is_swapped() {
        let mut keys = Keys::default();
        let undo = keys.place('u').expect("a command");
        keys.change(undo, 'g');
        assert_eq!(keys.command('g'), Some(Command::Undo));
        assert_eq!(keys.command('u'), Some(Command::Ask(Question::Phalanxes)));
        keys.change(undo, 'ö');
        assert_eq!((keys.command('ö'), keys.command('g')), (Some(Command::Undo), None));
    }

    #[test]
    fn u101_digits_spaces_and_control_characters_keep_their_meaning() {
        assert!(['1', '0', ' ', '\t', '\u{1b}'].into_iter().all(|key| !is_fit(key)));
        assert!(['+', 'j', 'J', 'ж'].into_iter().all(is_fit));
    }
}
