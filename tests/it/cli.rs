//! The command line, run as a program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_epaminondas");
    Command::new(program).args(arguments).output().expect("the program runs")
}

/// What a run that succeeds prints.
pub(crate) fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Exit code and message of a run that fails: it prints nothing else, and one line.
pub(crate) fn failure(arguments: &[&str]) -> (i32, String) {
    let output = run(arguments);
    assert!(!output.status.success(), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(message.lines().count(), 1, "{message}");
    (output.status.code().expect("an exit code"), message.trim_end().to_owned())
}

const CAPTURE: &str = "bb4/2b3/4w1/3bb1/wwww2/6 w";

#[test]
fn moves_are_listed_sorted_one_a_line() {
    let all = answer(&["moves"]);
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!(lines.len(), 114);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "a1-a3");
}

#[test]
fn moves_as_json_name_captures_and_the_position_after() {
    let all = answer(&["moves", "--json", "--position", "6/6/4w1/wwwbb1/6/1b4 w"]);
    assert!(
        all.contains(r#"{"move":"a3xd3","captures":["d3","e3"],"position":"6/6/4w1/1www2/6/1b4 b - 0"}"#),
        "{all}"
    );
    assert!(
        all.contains(r#"{"move":"e4-e5","captures":[],"position":"6/4w1/6/wwwbb1/6/1b4 b - 0"}"#),
        "{all}"
    );
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    assert_eq!(answer(&["moves", "--position", "w5/6/6/6/1b4/6 w"]), "");
}

#[test]
fn perft_counts_every_depth() {
    let text = answer(&["perft", "--depth", "2", "--rules", "columns=5,rows=5", "--divide"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 26 + 2);
    let counts = lines[..26].iter().map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap());
    assert_eq!(counts.sum::<u64>(), 579);
    assert!(lines[26].starts_with("depth 1: 26 nodes, "), "{text}");
    assert!(lines[27].starts_with("depth 2: 579 nodes, ") && lines[27].ends_with(" nodes/s"), "{text}");
}

#[test]
fn play_prints_the_position_and_the_status() {
    let start = "bbb3/2b3/4w1/1wb1w1/w3w1 w"; // RULES §6
    assert_eq!(
        answer(&["play", "--position", start, "e1-e5", "c2-d1", "e4-d5", "a5xd5"]),
        "1bbb2/2b3/4w1/1w4/w2b2 w - 0\nplaying\n"
    );
}

#[test]
fn play_without_moves_shows_where_it_stands() {
    assert_eq!(answer(&["play", "--rules", "columns=4,rows=5,depth=1"]), "bbbb/4/4/4/wwww w - 0\nplaying\n");
    assert_eq!(
        answer(&["play", "--position", "w5/6/6/6/1b4/6 w"]),
        "w5/6/6/6/1b4/6 w - 0\nwhite wins: crossers\n"
    );
}

#[test]
fn play_sees_repetition() {
    let there_and_back = "a2-a3 a7-a6 a3-a2 a6-a7 a2-a3 a7-a6 a3-a2 a6-a7";
    let mut arguments = vec!["play", "--rules", "quick"];
    arguments.extend(there_and_back.split(' '));
    assert_eq!(answer(&arguments).lines().nth(1), Some("draw: repetition"));
    arguments.push("a2-a3");
    assert_eq!(failure(&arguments), (1, "game-over (the game is over) in move 9, a2-a3".to_owned()));
}

#[test]
fn an_illegal_move_exits_with_one_its_code_and_words() {
    assert_eq!(
        failure(&["play", "d1-d4", "d12-d5"]),
        (1, "too-far (2 pieces move at most 2, not 6) in move 2, d12-d5".to_owned())
    );
    assert_eq!(
        failure(&["play", "d1-d4", "d12-"]),
        (2, "move 2: a square is missing at 1:5; a move looks like d1-d4, d10xg7 or *e5".to_owned())
    );
}

#[test]
fn why_says_legal_or_the_code_first() {
    let why = |rules, position, step| answer(&["why", "--rules", rules, "--position", position, step]);
    assert_eq!(answer(&["why", "d1-d4"]), "legal\n");
    assert_eq!(answer(&["why", "d1-d2"]), "blocked-own (an own piece stands on d2)\n");
    assert_eq!(answer(&["why", "n1-o1"]), "off-board (the board ends before o1)\n");
    assert_eq!(answer(&["why", "--rules", "stones", "d1-d4"]).split(' ').next(), Some("stones-first"));
    assert_eq!(answer(&["why", "--rules", "stones", "*d3"]), "stone-square (no stone can be placed on d3)\n");
    assert_eq!(why("standard", CAPTURE, "e4xe3").split(' ').next(), Some("single-cannot-capture"));
    let owed = "1w1w/4/1w1b/1#2/4/bbb1 w ! 0";
    assert_eq!(why("crossers=frozen,answer=must-cross", owed, "b4-a4"), "legal loses:unanswered\n");
    assert_eq!(
        why("crossers=frozen,answer=must-cross", owed, "b6-b5"),
        "frozen (the piece on b6 is frozen)\n"
    );
}

#[test]
fn bad_input_gets_one_sentence_with_its_place() {
    let cases: [(&[&str], &str); 5] = [
        (&["moves", "--rules", "chess"], "--rules: unknown rule set 'chess' at 1:1; known are "),
        (&["moves", "--rules", "rows=4"], "--rules: 4 rows leave no empty row between two armies 2 deep"),
        (&["moves", "--position", "4/4/4/q3 w"], "--position: unknown square content 'q' at 1:7; known are "),
        (&["perft", "--depth", "1", "--position", ""], "--position: no position is written"),
        (&["why", "d1-d4-d5"], "unexpected '-d5' after the move at 1:6"),
    ];
    for (arguments, message) in cases {
        let (code, found) = failure(arguments);
        assert_eq!(code, 2);
        assert!(found.starts_with(message), "{found}");
    }
}

/// Runs `convert` with `input` on standard input; the answer or the one line of complaint.
fn convert(arguments: &[&str], input: &str) -> Result<String, String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_epaminondas"))
        .arg("convert")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A program that refuses its arguments reads nothing.
    _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    match output.status.success() {
        true => Ok(text(output.stdout)),
        false => Err(text(output.stderr).trim_end().to_owned()),
    }
}

#[test]
fn every_form_is_found_out_and_turned_into_every_other() {
    let record = convert(&[], "[Rules \"quick\"] 1. c1-f4 c8-e6 2. g1-d4 *").unwrap();
    assert!(record.starts_with("[Game \"Epaminondas\"]\n[Rules \"quick\"]\n"), "{record}");
    let link = convert(&["--to", "link"], &record).unwrap();
    assert!(link.starts_with("#g=1"), "{link}");
    assert_eq!(convert(&["--to", "epn"], &link).unwrap(), record);
    let position = convert(&["--to", "position"], &link).unwrap();
    assert_eq!(
        position,
        answer(&["play", "--rules", "quick", "c1-f4", "c8-e6", "g1-d4"]).lines().next().unwrap().to_owned()
            + "\n"
    );
    let diagram = convert(&["--to", "text"], &position).unwrap();
    assert_eq!(convert(&["--to", "position"], &diagram).unwrap(), position);
    let opened = convert(&["--to", "link"], &diagram).unwrap();
    assert_eq!(opened, format!("#pos={}&rules=quick\n", position.trim_end().replace(' ', "_")));
    assert_eq!(convert(&["--to", "position"], &opened).unwrap(), position);
    let picture = convert(&["--to", "svg"], &link).unwrap();
    assert_eq!(picture.matches("<circle").count(), 32);
    assert_eq!(
        convert(&["--from", "link", "--to", "svg"], &format!("https://example.org/{link}")).unwrap(),
        picture
    );
}

#[test]
fn convert_complains_in_one_sentence() {
    let cases: [(&[&str], &str, &str); 7] = [
        (&[], "", "no record is written"),
        (&[], "a1-a3 a12-a3", "1:7: a12-a3 is illegal: "),
        (&[], "b1-b3", "the moves can be read in two ways, which part at 1:1: "),
        (&["--from", "svg"], "<svg/>", "a picture can be written but not read"),
        (
            &["--to", "svg", "--second-square", "rear"],
            "b1-b3 * b1-b3",
            "the input holds 2 games, a picture shows one",
        ),
        (&["--from", "position"], "huh", "unknown square content 'h' at 1:1; "),
        (&["/no/such/file"], "", "cannot read /no/such/file: "),
    ];
    for (arguments, input, message) in cases {
        let found = convert(arguments, input).expect_err(input);
        assert!(found.starts_with(message) && found.lines().count() == 1, "{found}");
    }
}

#[test]
fn search_ends_with_its_best_move() {
    let all = answer(&["search", "--rules", "quick", "--nodes", "3000", "--multipv", "2"]);
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines[0].starts_with("info depth 1 seldepth "), "{}", lines[0]);
    assert!(lines[1].contains(" multipv 2 score cp "), "{}", lines[1]);
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")));
}

#[test]
fn search_without_a_limit_is_refused() {
    let output = run(&["search"]);
    assert_eq!(output.status.code(), Some(2));
}

/// Equal players that repeat themselves win every opening once each.
#[test]
fn a_match_against_itself_as_another_program_is_even() {
    let itself = format!("nodes:60/cmd:{} uci", env!("CARGO_BIN_EXE_epaminondas"));
    let all = answer(&[
        "match",
        "--rules",
        "quick",
        "--a",
        "nodes:60",
        "--b",
        &itself,
        "--games",
        "4",
        "--concurrency",
        "1",
        "--sprt",
    ]);
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines[0].contains("50.0 %, Elo +0 ["), "{all}");
    assert!(lines[1].starts_with("sprt 0 to 10 Elo: undecided"), "{all}");
}

/// What the engine protocol answers to `lines`.
fn talk(lines: &str) -> String {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_epaminondas"))
        .arg("uci")
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(lines.as_bytes()).expect("the program reads");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_engine_protocol_searches_where_it_is_told_to() {
    let said = talk(
        "uci\nsetoption name Rules value quick\nisready\nposition startpos moves a1-a3 a8-a6\ngo nodes 500\n",
    );
    for part in ["uciok", "readyok", "info depth 1 ", "bestmove "] {
        assert!(said.contains(part), "no {part} in {said}");
    }
}

#[test]
fn the_engine_protocol_answers_nonsense_with_a_sentence() {
    let nonsense = [
        "fly",
        "setoption name Wings value 2",
        "setoption Wings",
        "setoption name Rules value chess",
        "setoption name Level value 13",
        "position e4",
        "position fen 8/8",
        "position startpos moves a1-a9",
        "go nodes many",
        "go home 3",
        "é",
    ];
    let said = talk(&format!("{}\n", nonsense.join("\n")));
    assert_eq!(
        said.lines().filter(|line| line.starts_with("info string ")).count(),
        nonsense.len(),
        "{said}"
    );
}

#[test]
fn a_win_is_proved_with_its_line() {
    let text = answer(&["solve", "--position", "b3w/3wb/3b1/w2w1/1bwbw/2w1b b"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "win 4");
    assert!(lines[1].starts_with("nodes "));
    assert_eq!(lines[2].split_whitespace().count(), 1 + 4, "{text}");
}

#[test]
fn nothing_is_proved_of_the_start() {
    let text = answer(&["solve", "--rules", "quick", "--plies", "4"]);
    assert!(text.starts_with("open 4\n"), "{text}");
}

#[test]
fn wins_are_collected_as_json() {
    let text = answer(&["wins", "--rules", "columns=5,rows=6", "--each", "1", "--seed", "3"]);
    assert_eq!(text.lines().count(), 4);
    assert!(
        text.lines().all(|line| line.starts_with(r#"{"rules":"columns=5,rows=6","position":""#)),
        "{text}"
    );
}

#[test]
fn soak_plays_games_of_every_kind_without_a_fault() {
    let text = answer(&["soak", "--games", "100", "--seed", "7"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 11, "{text}");
    assert!(
        lines[0].starts_with("standard: games 10 plies ") && lines[9].starts_with("custom: games 10 "),
        "{text}"
    );
    assert!(lines[10].starts_with("total: games 100 ") && lines[10].contains(" faults 0 "), "{text}");
}

#[test]
fn suite_counts_what_is_solved_in_time() {
    let tactics = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tactics.jsonl");
    // Time enough for a busy machine: the counting is tested, not the clock.
    let text = answer(&["suite", tactics, "--movetime", "300"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("best move: within 300 ms search 26 of 26 "), "{text}");
    assert!(lines[1].starts_with("win 2: within 300 ms solver 17 of 17 "), "{text}");
    assert!(
        lines[2].starts_with("win 4: within 300 ms solver ") && lines[2].contains("search 17 of 17 "),
        "{text}"
    );
    assert_eq!(failure(&["suite", "no-such-file.jsonl"]).0, 2);
}

#[test]
fn atlas_tells_value_census_and_line() {
    let text = answer(&["atlas", "--rules", "columns=4,rows=4,depth=1", "--position", "2b1/4/4/ww2 w"]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0] == "win 4" && lines[1].starts_with("positions "), "{text}");
    assert!(lines[2] == "pv b1-b2 c4-d3 a1-d4 d3-d2", "{text}");
    let (code, message) = failure(&["atlas", "--rules", "quick"]);
    assert_eq!(code, 2);
    assert!(message.ends_with("do not fit"), "{message}");
}
