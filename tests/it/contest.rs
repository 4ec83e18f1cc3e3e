//! Matches, ladders and ratings by the command line.

use crate::cli::{answer, failure};

#[test]
fn a_program_that_does_not_play_ends_a_match_with_a_sentence() {
    let (code, message) = failure(&["match", "--a", "nodes:60", "--b", "nodes:60/cmd:no-such-program"]);
    assert_eq!(code, 2);
    assert!(message.starts_with("'no-such-program': "), "{message}");
}

#[test]
fn ratings_are_kept_and_go_on_from_what_is_kept() {
    let kept = std::env::temp_dir().join(format!("epaminondas-ratings-{}.txt", std::process::id()));
    let path = kept.to_str().expect("a readable name");
    let rate = |games| {
        answer(&["ratings", "--rules", "columns=5,rows=5", "--to", "3", "--games", games, "--results", path])
    };
    let first = rate("2");
    assert_eq!(first.lines().count(), 2 + 3, "{first}");
    let games = || std::fs::read_to_string(&kept).expect("results").lines().count();
    assert_eq!(games(), 3, "a line for each pair");
    assert_eq!(rate("2"), first, "nothing is played again");
    assert_eq!(games(), 3);
    rate("4");
    assert_eq!(games(), 6);
    std::fs::write(&kept, "3 2 +7 -2 =1\nnonsense\n").expect("a folder to write to");
    let (code, message) = failure(&["ratings", "--to", "3", "--results", path]);
    assert_eq!(code, 2);
    assert!(message.starts_with("'nonsense' in line 2 of "), "{message}");
    std::fs::remove_file(&kept).expect("the file");
    for command in ["ratings", "ladder"] {
        let (_, message) = failure(&[command, "--from", "5", "--to", "3"]);
        assert_eq!(message, "'5' to '3' are no two levels: --from must be below --to");
    }
}

#[test]
fn a_ladder_has_a_line_for_each_pair_of_levels() {
    let all = answer(&["ladder", "--rules", "columns=5,rows=5", "--from", "1", "--to", "3", "--games", "2"]);
    let starts: Vec<&str> = all.lines().filter_map(|line| line.split(": ").next()).collect();
    assert_eq!(starts, ["level:2 against level:1", "level:3 against level:2"]);
}

#[test]
fn a_match_tells_its_score() {
    let all = answer(&["match", "--rules", "quick", "--a", "nodes:100", "--b", "random", "--games", "2"]);
    assert!(all.starts_with("nodes:100 against random: +2 −0 =0, 100.0 %"), "{all}");
}
