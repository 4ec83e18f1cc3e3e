//! Explanations of positions whose reasons are known.

use epaminondas::engine::{Engine, Explanation, Limits, Request, Score, Threat, explain};
use epaminondas::notation::{position, rule_set};
use epaminondas::rules::{Move, Position};

use crate::data;

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
fn only_defences_that_hold_prevent_a_win() {
    let mut prevented = 0;
    let tactics: Vec<data::TacticCase> = data::read("tactics.jsonl");
    for case in tactics.iter().filter(|case| case.kind == "only-defence") {
        let told = explained("standard", &case.position);
        let answers = |step: Move| case.answers.contains(&step.to_string().replace('x', "-"));
        assert!(answers(told.best.moves[0]), "{}", case.position);
        let is_prevented = matches!(told.prevents, Some(Threat::Win { .. }));
        assert_eq!(is_prevented, !told.best.score.is_loss(), "{}: {:?}", case.position, told.prevents);
        prevented += u32::from(is_prevented);
    }
    assert!(prevented > 5, "only {prevented}");
}

#[test]
fn largest_capture_is_refuted_by_the_crosser_that_it_leaves_unanswered() {
    // d1 has crossed: f1 and g1 must take it, though a3 to a5 could take two.
    let told = explained("quick", "3b3b/b7/b7/w7/w7/w7/8/3b1ww1 w");
    assert_eq!((told.best.moves[0].to_string().as_str(), told.facts.captured), ("g1xd1", 1));
    let [refuted] = &told.refuted[..] else { panic!("{:?}", told.refuted) };
    assert_eq!((refuted.step.to_string().as_str(), refuted.captured), ("a3xa6", 2));
    assert_eq!((refuted.score, refuted.line.len()), (Score::Loss(1), 0));
}

#[derive(serde::Deserialize)]
struct Win {
    rules: String,
    position: String,
    plies: u32,
}

#[test]
fn move_that_stops_a_win_says_which_and_where_none_stops_it_nothing_is_prevented() {
    let wins: Vec<Win> = data::read("wins.jsonl");
    let mut stopped = 0;
    for win in wins.iter().filter(|win| win.plies == 4).take(12) {
        let mut setup = open(&win.rules, &win.position).setup();
        setup.turn = setup.turn.other();
        let rules = rule_set::read(&win.rules).expect("a rule set");
        let threatened = setup.position(&rules).expect("a position");
        if threatened.outcome().is_some() {
            continue;
        }
        let told = explained(&win.rules, &position::write(&threatened));
        match told.prevents {
            Some(Threat::Win { plies, .. }) => assert_eq!(plies, win.plies, "{}", win.position),
            ref other => assert!(told.best.score.is_loss(), "{}: {other:?}", win.position),
        }
        stopped += u32::from(told.prevents.is_some());
    }
    assert!(stopped > 3, "only {stopped}");
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
        let plays =
            |line: &[Move]| line.iter().fold(here.clone(), |at, step| at.play(*step).expect("a legal line"));
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
