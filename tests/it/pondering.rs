//! Thinking in the opponent's time, by the engine protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A conversation with the engine.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn begin() -> Talk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_epaminondas"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut talk = Talk { child, input, output };
        talk.say("setoption name Rules value quick");
        talk.say("position startpos moves a1-a3");
        talk
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program reads");
    }

    /// All lines up to the first that `is_last`.
    fn until(&mut self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).expect("UTF-8") > 0, "it ended after {lines:?}");
            let is_over = is_last(&line);
            lines.push(line.trim().to_owned());
            if is_over {
                return lines;
            }
        }
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        // A test that has failed leaves a program that goes on.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number after `word` in an `info` line.
fn number(line: &str, word: &str) -> u64 {
    let mut words = line.split_whitespace().skip_while(|other| *other != word);
    words.nth(1).and_then(|text| text.parse().ok()).unwrap_or_default()
}

fn is_move(line: &str) -> bool {
    line.starts_with("bestmove ")
}

#[test]
fn a_move_found_while_pondering_is_held_back_until_the_hit() {
    let mut talk = Talk::begin();
    talk.say("go ponder depth 3");
    talk.until(|line| line.starts_with("info depth 3 "));
    talk.say("isready");
    let before = talk.until(|line| line.starts_with("readyok"));
    assert!(!before.iter().any(|line| is_move(line)), "{before:?}");
    talk.say("ponderhit");
    talk.until(is_move);
}

#[test]
fn the_time_runs_from_the_hit() {
    let mut talk = Talk::begin();
    talk.say("go ponder movetime 10");
    let before = talk.until(|line| number(line, "time") > 50 || is_move(line));
    assert!(!before.iter().any(|line| is_move(line)), "{before:?}");
    talk.say("ponderhit");
    talk.until(is_move);
}

#[test]
fn a_missed_guess_is_stopped_and_the_next_search_is_its_own() {
    let mut talk = Talk::begin();
    talk.say("go ponder movetime 10");
    talk.until(|line| line.starts_with("info depth 2 "));
    talk.say("stop");
    talk.until(is_move);
    talk.say("position startpos moves a1-a2");
    talk.say("go depth 2");
    let after = talk.until(is_move);
    assert!(after.iter().any(|line| line.starts_with("info depth 2 ")), "{after:?}");
}

#[test]
fn what_was_pondered_needs_fewer_nodes_the_second_time() {
    let mut talk = Talk::begin();
    let mut nodes = Vec::new();
    // Two plies further the first time: how far a search gets before it is stopped differs.
    for depth in [11, 9] {
        talk.say("go ponder");
        let lines = talk.until(|line| line.starts_with(&format!("info depth {depth} ")));
        let nine = lines.iter().find(|line| line.starts_with("info depth 9 ")).expect("all depths are told");
        nodes.push(number(nine, "nodes"));
        talk.say("stop");
        talk.until(is_move);
    }
    assert!(5 * nodes[1] < 4 * nodes[0], "{nodes:?}");
}

#[test]
fn a_level_answers_the_same_whether_it_pondered_or_not() {
    let mut talk = Talk::begin();
    talk.say("setoption name Level value 6");
    talk.say("go");
    let plain = talk.until(is_move).pop();
    talk.say("go ponder");
    talk.say("ponderhit");
    assert_eq!(talk.until(is_move).pop(), plain);
}

#[test]
fn the_expected_reply_is_told_to_those_who_ponder() {
    let mut talk = Talk::begin();
    for (option, words) in [("false", 2), ("true", 4)] {
        talk.say(&format!("setoption name Ponder value {option}"));
        talk.say("go depth 4");
        let last = talk.until(is_move).pop().expect("a line");
        assert_eq!(last.split_whitespace().count(), words, "{last}");
    }
}
