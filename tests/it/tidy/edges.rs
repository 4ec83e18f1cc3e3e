//! Who may use whom: the design's table of rooms.

use super::source::{Source, without_comments, without_tests, without_texts};

/// A room of `src`, the rooms it may use besides itself, and words it must not have.
struct Room {
    name: &'static str,
    may_use: &'static [&'static str],
    never: &'static [&'static str],
}

/// Words that touch the browser.
const WEB: [&str; 4] = ["web_sys", "js_sys", "gloo", "rexie"];
/// Where they may stand.
const WEB_ROOMS: [&str; 2] = ["src/ui/platform", "src/bin/"];

const CLOCKS: &str = "std::time";
const FILES: &str = "std::fs";

const ROOMS: [Room; 13] = [
    Room { name: "rules", may_use: &[], never: &["serde", CLOCKS, FILES, "rand::"] },
    Room { name: "game", may_use: &["rules"], never: &[CLOCKS, FILES] },
    // A record is a game written down, so it is read into one and written from one.
    Room { name: "notation", may_use: &["rules", "game"], never: &[CLOCKS, FILES] },
    Room { name: "engine", may_use: &["rules"], never: &["serde", CLOCKS, FILES, "rand::"] },
    Room { name: "protocol", may_use: &["rules", "notation", "engine"], never: &[CLOCKS, FILES] },
    Room { name: "worker", may_use: &["rules", "notation", "engine", "protocol"], never: &[CLOCKS, FILES] },
    Room { name: "i18n", may_use: &["rules"], never: &[CLOCKS, FILES] },
    Room {
        name: "store",
        may_use: &["rules", "notation", "game", "protocol", "i18n", "engine"],
        never: &[CLOCKS, FILES, "rand::"],
    },
    Room { name: "ui", may_use: &["store", "i18n", "rules"], never: &[CLOCKS, FILES] },
    // The page's only line to the worker.
    Room {
        name: "ui/platform/worker",
        may_use: &["ui", "store", "i18n", "rules", "protocol"],
        never: &[CLOCKS, FILES],
    },
    Room { name: "training", may_use: &["rules", "notation", "game", "engine"], never: &[] },
    Room {
        name: "cli",
        may_use: &["rules", "notation", "game", "engine", "protocol", "training"],
        never: &[],
    },
    Room {
        name: "bin",
        may_use: &["cli", "ui", "store", "protocol", "worker", "engine", "rules"],
        never: &[],
    },
];

/// The room that a file belongs to: the one with the longest name that fits.
fn room_of(path: &str) -> Option<&'static Room> {
    let inside = path.strip_prefix("src/")?;
    let fits = |room: &&Room| {
        inside.strip_prefix(room.name).is_some_and(|rest| rest.starts_with('/') || rest.starts_with('.'))
    };
    ROOMS.iter().filter(fits).max_by_key(|room| room.name.len())
}

/// Rooms that a file uses and may not; the build script's folder is a house of its own.
pub(super) fn forbidden_rooms(file: &Source) -> Vec<String> {
    let Some(room) = room_of(&file.path).filter(|_| !file.path.starts_with("src/i18n/build/")) else {
        return Vec::new();
    };
    let code = if file.is_test() { String::new() } else { without_tests(&file.text) };
    let own = room.name.split('/').next().unwrap_or_default();
    let is_allowed = |used: &String| used == own || room.may_use.contains(&used.as_str());
    // A binary is a crate of its own and sees the house from outside.
    let root = if room.name == "bin" { "epaminondas::" } else { "crate::" };
    let used = used_rooms(&without_texts(&without_comments(&code)), root);
    used.into_iter().filter(|used| !is_allowed(used)).map(|used| format!("uses {used}")).collect()
}

/// The first names of all paths from a crate's root, `crate::{a::b, c}` included.
fn used_rooms(code: &str, root: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for (at, _) in code.match_indices(root) {
        let rest = &code[at + root.len()..];
        match rest.strip_prefix('{') {
            None => rooms.extend(first_name(rest)),
            Some(group) => rooms.extend(group_names(group)),
        }
    }
    rooms.sort();
    rooms.dedup();
    rooms
}

/// The first name of each path in a group whose opening brace has been read.
fn group_names(group: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut depth = 0;
    let mut is_first = true;
    for (at, c) in group.char_indices() {
        match c {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => is_first = true,
            c if c.is_alphabetic() && depth == 0 && is_first => {
                names.extend(first_name(&group[at..]));
                is_first = false;
            }
            _ => {}
        }
    }
    names
}

/// The name that the text begins with, if it names a module rather than an item of the root.
fn first_name(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    name.starts_with(|c: char| c.is_ascii_lowercase()).then_some(name)
}

/// Words that a file must not have where it stands.
pub(super) fn forbidden_words(file: &Source) -> Vec<String> {
    let code = if file.is_test() { String::new() } else { without_tests(&file.text) };
    let code = without_texts(&without_comments(&code));
    let may_touch_web = WEB_ROOMS.iter().any(|room| file.path.starts_with(room));
    let web: &[&str] = if may_touch_web { &[] } else { &WEB };
    let never = room_of(&file.path).map_or(&[][..], |room| room.never);
    let is_build = file.path.starts_with("src/i18n/build/");
    web.iter()
        .chain(if is_build { &[] } else { never })
        .filter(|word| code.contains(**word))
        .map(|word| format!("has {word}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(path: &str, text: &str) -> Vec<String> {
        let file = Source { path: path.into(), text: text.into() };
        forbidden_rooms(&file).into_iter().chain(forbidden_words(&file)).collect()
    }

    #[test]
    fn room_may_use_itself_and_what_the_table_names() {
        assert_eq!(faults("src/engine/a.rs", "use crate::engine::b; use crate::rules::Side;"), [""; 0]);
        assert_eq!(faults("src/rules/a.rs", "use crate::notation::b;"), ["uses notation"]);
        assert_eq!(faults("src/game/mod.rs", "fn f() { crate::notation::g() }"), ["uses notation"]);
        assert_eq!(faults("src/bin/a.rs", "use epaminondas::cli; use crate::own;"), [""; 0]);
        assert_eq!(faults("src/lib.rs", "pub mod rules;"), [""; 0]);
    }

    #[test]
    fn groups_are_read_to_their_first_names() {
        let text = "use crate::{rules::{Side, notation}, game, store::State};";
        assert_eq!(faults("src/engine/a.rs", text), ["uses game", "uses store"]);
    }

    #[test]
    fn worker_adapter_alone_speaks_the_protocol() {
        let text = "use crate::protocol::Order;";
        assert_eq!(faults("src/ui/platform/worker.rs", text), [""; 0]);
        assert_eq!(faults("src/ui/platform/worker/pool.rs", text), [""; 0]);
        assert_eq!(faults("src/ui/board/mod.rs", text), ["uses protocol"]);
    }

    #[test]
    fn browser_clock_and_files_are_kept_out() {
        assert_eq!(faults("src/ui/board/a.rs", "use web_sys::Event;"), ["has web_sys"]);
        assert_eq!(faults("src/ui/platform/a.rs", "use web_sys::Event;"), [""; 0]);
        assert_eq!(faults("src/engine/a.rs", "use std::time::Instant;"), ["has std::time"]);
        assert_eq!(faults("src/rules/a.rs", "use serde::Serialize;"), ["has serde"]);
    }

    #[test]
    fn comments_texts_and_tests_are_free() {
        assert_eq!(faults("src/rules/a.rs", "//! As in [`crate::game`].\n"), [""; 0]);
        assert_eq!(faults("src/rules/a.rs", "const A: &str = \"crate::game\";"), [""; 0]);
        let test = "#[cfg(test)]\nmod tests { use crate::notation; }";
        assert_eq!(faults("src/rules/a.rs", test), [""; 0]);
    }
}
