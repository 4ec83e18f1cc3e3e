//! The keys that work everywhere on the page; the board's own are in `board::keys`.

use crate::store::Msg;
use crate::store::msg::{AppMsg, Dialog, PlayMsg};

/// The keys, in the order in which the help lists them.
pub const KEYS: [&str; 6] = ["?", "U", "R", ",", ".", "F"];

/// What a key means, if anything. Letters count in either case.
#[must_use]
pub fn meaning(key: &str) -> Option<Msg> {
    let play = match key {
        "?" => return Some(Msg::App(AppMsg::DialogOpened(Dialog::Keys))),
        "u" | "U" => PlayMsg::UndoPressed,
        "r" | "R" => PlayMsg::RedoPressed,
        "," => PlayMsg::PreviousPressed,
        "." => PlayMsg::NextPressed,
        "f" | "F" => PlayMsg::FlipPressed,
        _ => return None,
    };
    Some(Msg::Play(play))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_listed_key_means_something() {
        assert!(KEYS.iter().all(|key| meaning(key).is_some()));
    }

    #[test]
    fn keys_of_the_board_mean_nothing_here() {
        let board = ["q", "w", "e", "a", "d", "z", "x", "c", "g", "m", "b", "l", "t", "s", "p", "/"];
        assert!(board.iter().all(|key| meaning(key).is_none()));
    }
}
