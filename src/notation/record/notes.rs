//! Evaluations, clocks and endings inside comments: `[%eval 0.35]`, `[%clk 0:01:23]`,
//! `[%end black resignation]`.

use super::ending;
use crate::game::{Evaluation, Notes};
use crate::rules::{Outcome, Side};

/// What a comment says: its plain text, and its commands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Comment {
    pub(super) text: String,
    pub(super) evaluation: Option<Evaluation>,
    pub(super) clock_ms: Option<u64>,
    pub(super) ending: Option<Outcome>,
}

/// Takes a comment apart. Commands that aren't known stay in the text.
pub(super) fn read(comment: &str) -> Comment {
    let mut read = Comment::default();
    let mut rest = comment;
    while let Some((before, command, after)) = next_command(rest) {
        read.text.push_str(before);
        if !read.take(command) {
            read.text.push_str(&format!("[%{command}]"));
        }
        rest = after;
    }
    read.text.push_str(rest);
    read.text = read.text.split_whitespace().collect::<Vec<_>>().join(" ");
    read
}

/// The text before the next command, the command without brackets, and the text behind it.
fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("[%")?;
    let (command, after) = rest.split_once(']')?;
    Some((before, command, after))
}

impl Comment {
    /// Carries out a command; false if it isn't known.
    fn take(&mut self, command: &str) -> bool {
        let (name, value) = command.split_once(' ').unwrap_or((command, ""));
        match name {
            "eval" => evaluation(value).map(|found| self.evaluation = Some(found)).is_some(),
            "clk" => clock_ms(value).map(|found| self.clock_ms = Some(found)).is_some(),
            "end" => ending::read_outcome(value).map(|found| self.ending = Some(found)).is_some(),
            _ => false,
        }
    }

    /// Adds everything but the ending to what is noted behind a move.
    pub(super) fn add_to(&self, notes: &mut Notes) {
        notes.evaluation = self.evaluation.or(notes.evaluation);
        notes.clock_ms = self.clock_ms.or(notes.clock_ms);
        join(&mut notes.after, &self.text);
    }
}

/// Adds `more` to a text, a space between.
pub(super) fn join(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

fn evaluation(text: &str) -> Option<Evaluation> {
    if let Some(plies) = text.strip_prefix('#') {
        let (side, plies) = match plies.strip_prefix('-') {
            Some(plies) => (Side::Black, plies),
            None => (Side::White, plies),
        };
        return Some(Evaluation::Win { side, plies: digits(plies)?.parse().ok()? });
    }
    let (sign, number) = match text.strip_prefix('-') {
        Some(number) => (-1, number),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    let hundredths: i64 = format!("{:0<2}", digits(part)?.get(..part.len().min(2))?).parse().ok()?;
    let score = digits(whole)?.parse::<i64>().ok()?.checked_mul(100)?.checked_add(hundredths)?;
    i32::try_from(sign * score).ok().map(Evaluation::Score)
}

fn digits(text: &str) -> Option<&str> {
    (!text.is_empty() && text.bytes().all(|c| c.is_ascii_digit())).then_some(text)
}

fn clock_ms(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let ms: u64 = format!("{:0<3}", digits(part)?.get(..part.len().min(3))?).parse().ok()?;
    let mut seconds = 0_u64;
    for (count, number) in (0..).zip(whole.split(':')) {
        if count == 3 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(digits(number)?.parse().ok()?)?;
    }
    seconds.checked_mul(1000)?.checked_add(ms)
}

/// The comment behind a move; empty if there is nothing to say.
pub(super) fn write(notes: &Notes, ending: Option<Outcome>) -> String {
    let evaluation = notes.evaluation.map(|found| format!("[%eval {}]", write_evaluation(found)));
    let clock = notes.clock_ms.map(|ms| format!("[%clk {}]", write_clock(ms)));
    let ending = ending.map(|found| format!("[%end {}]", ending::write_outcome(found)));
    let text = plain(&notes.after);
    let parts = [evaluation, clock, ending, Some(text)];
    parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A person's text as a comment can hold it: no closing brace, nothing that reads as a command.
pub(super) fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let text = words.join(" ").replace('}', ")");
    let mut safe = String::new();
    let mut rest = text.as_str();
    while let Some((before, command, after)) = next_command(rest) {
        let is_known = Comment::default().take(command);
        safe.push_str(&format!("{before}[{}%{command}]", if is_known { " " } else { "" }));
        rest = after;
    }
    safe.push_str(rest);
    safe
}

fn write_evaluation(evaluation: Evaluation) -> String {
    match evaluation {
        Evaluation::Score(score) => {
            let sign = if score < 0 { "-" } else { "" };
            let size = score.unsigned_abs();
            format!("{sign}{}.{:02}", size / 100, size % 100)
        }
        Evaluation::Win { side: Side::White, plies } => format!("#{plies}"),
        Evaluation::Win { side: Side::Black, plies } => format!("#-{plies}"),
    }
}

fn write_clock(ms: u64) -> String {
    let (seconds, ms) = (ms / 1000, ms % 1000);
    let whole = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if ms == 0 { whole } else { format!("{whole}.{ms:03}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_out_of_the_text() {
        let comment = read("well [%eval -0.35] played [%clk 0:01:23.5] [%csl Ga1] indeed");
        assert_eq!(comment.text, "well played [%csl Ga1] indeed");
        assert_eq!(comment.evaluation, Some(Evaluation::Score(-35)));
        assert_eq!(comment.clock_ms, Some(83_500));
    }

    #[test]
    fn evaluations_and_clocks_are_read_as_written() {
        for text in ["0.35", "-0.05", "12.00", "#5", "#-17", "#0", "#-0"] {
            assert_eq!(write_evaluation(evaluation(text).unwrap()), text);
        }
        for text in ["0:00:00", "0:01:23", "123:59:59.007"] {
            assert_eq!(write_clock(clock_ms(text).unwrap()), text);
        }
        assert_eq!(evaluation("1.5"), Some(Evaluation::Score(150)));
        assert_eq!(clock_ms("1:30"), Some(90_000));
        for text in ["", "-", ".", "1.", "#", "#-", "99999999999999999999", "1e9", "１"] {
            assert_eq!(evaluation(text), None, "{text}");
        }
        for text in ["", ":", "1:2:3:4", "99999999999999999999", "9999999999999999999:0"] {
            assert_eq!(clock_ms(text), None, "{text}");
        }
    }

    #[test]
    fn a_persons_text_never_becomes_a_command() {
        assert_eq!(plain("so }\n [%eval 1] [%odd 1]"), "so ) [ %eval 1] [%odd 1]");
        assert_eq!(read(&plain("[%eval 1]")).evaluation, None);
    }
}
