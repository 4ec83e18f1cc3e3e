//! English made strange: still readable, but accented and longer, so that a text that was never
//! translated or that has no room to grow shows itself in tests.

use super::pattern::{CHOICE, KEY_END, MESSAGE, PATTERN_END, VARIABLE};

/// A table made strange; its control characters, keys and numbers stay.
pub(super) fn table(english: &str) -> String {
    let mut out = String::with_capacity(english.len() * 2);
    let mut characters = english.chars();
    while let Some(character) = characters.next() {
        out.push_str(accented(character).unwrap_or(""));
        if accented(character).is_none() {
            out.push(character);
        }
        match character {
            VARIABLE => out.extend(characters.next()),
            MESSAGE => out.extend(characters.by_ref().take(2)),
            CHOICE => {
                out.extend(characters.next());
                copy_key(&mut characters, &mut out);
            }
            PATTERN_END => copy_key(&mut characters, &mut out),
            _ => {}
        }
    }
    out
}

/// Copies a key, up to its end or the end of the choice.
fn copy_key(characters: &mut core::str::Chars<'_>, out: &mut String) {
    let ahead = characters.as_str();
    let length = ahead.find(|c: char| c < ' ').map_or(ahead.len(), |at| at + 1);
    out.push_str(&ahead[..length]);
    *characters = ahead[length..].chars();
    debug_assert!(out.ends_with(KEY_END) || out.ends_with(super::pattern::CHOICE_END));
}

/// Vowels are doubled: texts grow by about a third.
fn accented(character: char) -> Option<&'static str> {
    Some(match character {
        'a' => "áá",
        'c' => "ç",
        'e' => "éé",
        'i' => "íí",
        'n' => "ñ",
        'o' => "óó",
        's' => "š",
        't' => "ţ",
        'u' => "úú",
        'A' => "Á",
        'C' => "Ç",
        'E' => "É",
        'I' => "Í",
        'N' => "Ñ",
        'O' => "Ó",
        'S' => "Š",
        'T' => "Ţ",
        'U' => "Ú",
        _ => return None,
    })
}
