//! Writing records: exact, lines of at most 80 characters where words allow.

use super::super::{position, rule_set};
use super::header::{self, GAME};
use super::{ending, notes};
use crate::game::{Game, Node, NodeId};
use crate::rules::{Position, Side};
use core::fmt::Write;

const WIDTH: usize = 80;

/// Writes a game with all its tags, variations and notes.
#[must_use]
pub fn write(game: &Game) -> String {
    let mut text = tags(game);
    text.push('\n');
    let mut words = Words::new(game);
    words.moves();
    wrap(&mut text, &words.words);
    text
}

/// Writes several games, an empty line between.
#[must_use]
pub fn write_all<'a>(games: impl IntoIterator<Item = &'a Game>) -> String {
    games.into_iter().map(write).collect::<Vec<_>>().join("\n")
}

fn tags(game: &Game) -> String {
    let start = game.start();
    let outcome = main_end(game).and_then(|end| game.outcome_at(end).ok().flatten());
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        // A String takes every write.
        let _ = writeln!(text, "[{name} \"{}\"]", escaped(value));
    };
    tag("Game", GAME);
    tag("Rules", &rule_set::write(start.rules()));
    tag("Size", &header::write_size(start.size()));
    if Position::start(start.rules()).as_ref() != Ok(start) {
        tag("Position", &position::write(start));
    }
    let is_name =
        |name: &str| !name.is_empty() && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
    for (name, value) in game.tags.iter().filter(|(name, _)| is_name(name) && !header::is_derived(name)) {
        tag(name, value);
    }
    tag("Result", ending::mark(outcome).text());
    if let Some(outcome) = outcome {
        tag("Termination", outcome.reason.word());
    }
    text
}

fn escaped(value: &str) -> String {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn main_end(game: &Game) -> Option<NodeId> {
    game.main_line().last().copied().or(Some(NodeId::START))
}

/// What is left to write.
enum Task {
    /// The moves behind a node.
    Follow(NodeId),
    /// A variation that begins with a node.
    Variation(NodeId),
    /// The bracket behind a variation.
    Close,
}

/// The words of the move text, not yet in lines.
struct Words<'a> {
    game: &'a Game,
    end: Option<NodeId>,
    words: Vec<String>,
    /// Does the next move need its number, even if it is Black's?
    needs_number: bool,
    /// A bracket that sticks to the next word.
    opening: &'static str,
}

impl<'a> Words<'a> {
    fn new(game: &'a Game) -> Words<'a> {
        Words { game, end: main_end(game), words: Vec::new(), needs_number: true, opening: "" }
    }

    /// Deep trees are walked with a list of tasks, not by recursion: no tree is too deep.
    fn moves(&mut self) {
        if let Some(start) = self.game.node(NodeId::START) {
            self.comment(&notes::write(&start.notes, self.ending(NodeId::START, start)));
        }
        let mut tasks = vec![Task::Follow(NodeId::START)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Follow(id) => {
                    let children = self.game.node(id).map_or(&[][..], Node::children);
                    let Some((main, others)) = children.split_first() else { continue };
                    self.step(*main);
                    tasks.push(Task::Follow(*main));
                    tasks.extend(others.iter().rev().map(|other| Task::Variation(*other)));
                }
                Task::Variation(id) => {
                    self.opening = "(";
                    self.needs_number = true;
                    self.step(id);
                    tasks.extend([Task::Close, Task::Follow(id)]);
                }
                Task::Close => {
                    if let Some(word) = self.words.last_mut() {
                        word.push(')');
                    }
                    self.needs_number = true;
                }
            }
        }
        let outcome = self.end.and_then(|end| self.game.outcome_at(end).ok().flatten());
        self.word(ending::mark(outcome).text());
    }

    fn word(&mut self, word: &str) {
        let opening = core::mem::take(&mut self.opening);
        self.words.push(format!("{opening}{word}"));
    }

    /// An ending that the tag Result doesn't tell.
    fn ending(&self, id: NodeId, node: &Node) -> Option<crate::rules::Outcome> {
        node.ending().filter(|_| self.end != Some(id))
    }

    fn step(&mut self, id: NodeId) {
        let Some((node, step)) = self.game.node(id).and_then(|node| Some((node, node.step()?))) else {
            return;
        };
        let before = notes::plain(&node.notes.before);
        let first = self.game.start().turn();
        let half_moves = node.ply() + if first == Side::Black { 1 } else { 0 };
        let is_black = half_moves.is_multiple_of(2);
        if !is_black || self.needs_number || !before.is_empty() {
            let number = half_moves.div_ceil(2);
            self.word(&format!("{number}{}", if is_black { "..." } else { "." }));
        }
        self.needs_number = false;
        self.comment(&before);
        self.word(&step.to_string());
        for glyph in &node.notes.glyphs {
            self.word(&format!("${}", glyph.0));
        }
        self.comment(&notes::write(&node.notes, self.ending(id, node)));
    }

    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let whole = format!("{{{text}}}");
        for word in whole.split(' ') {
            self.word(word);
        }
        self.needs_number = true;
    }
}

fn wrap(text: &mut String, words: &[String]) {
    let mut width = 0;
    for word in words {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += length;
    }
    text.push('\n');
}
