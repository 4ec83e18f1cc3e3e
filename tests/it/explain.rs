//! Explanations of positions whose reasons are known.

use epaminondas::engine::{Engine, Explanation, Limits, Request, Score, Threat, explain};
use epaminondas::notation::{position, rule_set};
use epaminondas::rules::Position;

fn open(rules: &str, text: &str) -> Position {
    position::read(text, &rule_set::read(rules).expect("a rule set")).expect("a position")
}

fn explained(rules: &str, text: &str) -> Explanation {
    let request = Request::new(open(rules, text), Limits::nodes(20_000));
    explain(&mut Engine::new(1 << 20), &request).expect("an explanation")
}

#[test]
fn answer_to_a_crossing_prevents_a_win_at_once_and_an_only_move_has_no_second() {
    let lost_but_for_one = "b4b6b1/5b3b1b2/1b2b7b1/6b4w2/14/1b3bb1b3b1/wb1w9b/2b1b2w1w2w1/3w3w2w3/5ww4ww1/\
                            1w8www1/2ww1b1w4w1 w";
    let told = explained("standard", lost_but_for_one);
    assert_eq!(told.best.moves[0].to_string(), "c1xf1");
    assert_eq!(told.prevents, Some(Threat::Win { plies: 0, line: Vec::new() }));
    assert!(told.facts.is_only_move && told.second.is_none() && told.lead().is_none());
}

#[test]
fn piece_that_leaves_the_line_of_a_capture_prevents_it() {
    // c5 and d5 could take f5, which goes with f3 and f4.
    let attacked = "1b3b2/4b2b/bwb1b2b/2bb1wbw/2w1ww2/3www2/1ww1w1w1/4ww2 w";
    let told = explained("standard", attacked);
    assert_eq!(told.best.moves[0].to_string(), "f3xf8");
    let Some(Threat::Capture { step, taken: 1 }) = told.prevents else { panic!("{:?}", told.prevents) };
    assert_eq!(step.to_string(), "c5xf5");
}

#[test]
fn largest_capture_is_refuted_where_it_costs_more_than_it_takes() {
    let start = open("standard", "bbbbb/bbbbb/5/wwwww/wwwww w");
    let told = explained("standard", "bbbbb/bbbbb/5/wwwww/wwwww w");
    let refuted = told.refuted.iter().find(|refuted| !refuted.crosses).expect("a capture that fails");
    assert_eq!((refuted.step.to_string().as_str(), refuted.captured), ("d1xa4", 1));
    let after = start.play(refuted.step).expect("a legal move");
    assert!(after.is_legal(refuted.line[0]), "{}", refuted.line[0]);
    let (Score::Estimate(best), Score::Estimate(worse)) = (told.best.score, refuted.score) else {
        panic!("{:?}", told.refuted)
    };
    assert!(worse + 100 <= best);
}

#[test]
fn winning_crossing_threatens_to_win_at_once_and_the_other_crossing_is_refuted_by_a_capture() {
    let won = open("quick", "1b2b1bb/b3b1bb/4b3/4b3/3b4/w2b2ww/w2bwww1/w1ww1www b");
    let told = explained("quick", &position::write(&won));
    assert_eq!((told.best.score, told.facts.crosses), (Score::Win(8), true));
    assert_eq!(told.threatens, Some(Threat::Win { plies: 0, line: Vec::new() }));
    let other = told.refuted.iter().find(|refuted| refuted.crosses).expect("a crossing that fails");
    assert!(!other.score.is_win());
    let after = won.play(other.step).expect("a legal move");
    assert!(other.line[0].is_capture() && after.is_legal(other.line[0]));
}

#[test]
fn every_line_told_is_legal_and_a_finished_game_has_no_explanation() {
    for (rules, text) in [
        ("quick", "bbbbbbbb/8/2b5/2b5/8/2w5/8/wwwwwwww w"),
        ("standard", "bbb3/2b3/4w1/1wb1w1/w3w1 w"),
        ("igfip", "bbbbbb/bb1bbb/3b2/2w3/ww1www/wwwwww w"),
        ("columns=7,rows=7,stones=2", "bbbbbbb/bbbbbbb/7/7/7/wwwwwww/wwwwwww w - 2"),
    ] {
        let (here, told) = (open(rules, text), explained(rules, text));
        let plays = |line: &[epaminondas::rules::Move]| {
            line.iter().fold(here.clone(), |at, step| at.play(*step).expect("a legal line"))
        };
        plays(&told.best.moves);
        told.second.iter().for_each(|line| drop(plays(&line.moves)));
        for refuted in &told.refuted {
            let line: Vec<_> = [refuted.step].into_iter().chain(refuted.line.iter().copied()).collect();
            plays(&line);
        }
    }
    let over = Request::new(open("quick", "4w3/8/8/8/8/8/1b6/8 w"), Limits::nodes(1_000));
    assert_eq!(explain(&mut Engine::new(1 << 16), &over), None);
}

#[test]
fn same_request_is_explained_the_same_way() {
    let text = "bbbbbbbb/8/4bb2/3b1b2/2w5/1w6/8/wwwwwwww w";
    assert_eq!(explained("quick", text), explained("quick", text));
}
