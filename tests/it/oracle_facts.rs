//! The oracle against every line of the data sets, and against the rule page's examples.

use crate::data::{self, check_all, same};
use crate::oracle::{Game, Position, Rules, Status, parse_square, perft, square_name};

/// How many sequences the oracle may count for one line.
fn node_limit() -> u64 {
    if data::is_full() { 30_000_000 } else { 200_000 }
}

fn rules(text: &str) -> Rules {
    Rules::parse(text).expect("a rule set of the data")
}

fn position(rules: &Rules, text: &str) -> Position {
    Position::parse(rules, text).expect("a position of the data")
}

/// Moves as the data writes them: the text, then the captured squares in order.
fn moves(rules: &Rules, position: &Position) -> Vec<Vec<String>> {
    let with_captures = |m: crate::oracle::Move| {
        std::iter::once(m.text).chain(m.captures.into_iter().map(square_name)).collect()
    };
    position.legal_moves(rules).into_iter().map(with_captures).collect()
}

/// The moves that only this symmetry rule forbids.
fn forbidden(symmetry: &str, position: &Position, rules: &Rules) -> Vec<String> {
    let with = |mode: &str| Rules { symmetry: mode.into(), ..rules.clone() };
    let allowed = position.legal_moves(&with(symmetry));
    let all = position.legal_moves(&with("off")).into_iter().map(|m| m.text);
    all.filter(|text| !allowed.iter().any(|m| m.text == *text)).collect()
}

fn check_perft(case: &data::PerftCase) -> Result<(), String> {
    let counts = [(&case.perft, None), (&case.perft_symmetry_off, Some("off"))];
    for (counts, symmetry) in counts {
        let mut rules = rules(&case.rules);
        if let Some(symmetry) = symmetry {
            rules.symmetry = symmetry.into();
        }
        let start = position(&rules, &case.position);
        for (depth, &nodes) in counts.iter().filter(|(_, n)| **n <= node_limit()) {
            let depth: u32 = depth.parse().map_err(|_| "bad depth")?;
            same(&format!("{} depth {depth}", case.id), perft(&rules, &start, depth), nodes)?;
        }
    }
    Ok(())
}

#[test]
fn perft_of_the_standard_game() {
    check_all(&data::read("perft.jsonl"), check_perft);
}

#[test]
fn perft_of_the_variants() {
    check_all(&data::read("variants_perft.jsonl"), check_perft);
}

#[test]
fn moves_crossers_and_status_of_positions() {
    check_all(&data::read("positions.jsonl"), |case: &data::PositionCase| {
        let rules = rules("standard");
        let here = position(&rules, &case.position);
        let crossers = [here.crossers('w'), here.crossers('b')];
        same(&case.position, crossers, case.crossers)?;
        same(&case.position, here.status(&rules).word(), case.status.as_str())?;
        same(&case.position, moves(&rules, &here), case.moves.clone())?;
        let banned = forbidden("mirror", &here, &rules);
        same(&case.position, banned, case.forbidden_by_symmetry.clone())
    });
}

#[test]
fn variants() {
    check_all(&data::read("variants.jsonl"), |case: &data::VariantCase| {
        let rules = rules(&case.rules);
        let here = position(&rules, &case.position);
        let place = format!("{} {}", case.rules, case.position);
        same(&place, here.print(), case.position.clone())?;
        let status = here.status(&rules);
        same(&place, status.word(), case.status.as_str())?;
        same(&place, status.reason(), case.reason.as_deref())?;
        same(&place, moves(&rules, &here), case.moves.clone())?;
        let banned = forbidden(&rules.symmetry, &here, &rules);
        same(&place, banned, case.forbidden_by_symmetry.clone())?;
        for after in &case.after {
            let place = format!("{place}, {}", after.played);
            let there = here.play(&rules, &after.played)?;
            same(&place, there.print(), after.position.clone())?;
            same(&place, there.status(&rules).word(), after.status.as_str())?;
            same(&place, there.status(&rules).reason(), after.reason.as_deref())?;
        }
        Ok(())
    });
}

#[test]
fn moves_applied() {
    check_all(&data::read("apply.jsonl"), |case: &data::ApplyCase| {
        let rules = rules("standard");
        let here = position(&rules, &case.position);
        let all = here.legal_moves(&rules);
        let played = all.iter().find(|m| m.text == case.played).ok_or(format!("{} illegal", case.played))?;
        let captures: Vec<String> = played.captures.iter().map(|&s| square_name(s)).collect();
        same(&case.position, captures, case.captures.clone())?;
        same(&case.position, played.after.print(), format!("{} - 0", case.after))
    });
}

#[test]
fn illegal_moves_and_their_reasons() {
    check_all(&data::read("illegal.jsonl"), |case: &data::IllegalCase| {
        let rules = rules("standard");
        let here = position(&rules, &case.position);
        let (rear, landing) = case.tried.split_once(['-', 'x']).ok_or("no move")?;
        let reason = here.why(&rules, parse_square(rear)?, parse_square(landing)?);
        let place = format!("{} {}", case.position, case.tried);
        same(&place, reason, data::expected_reason(case))?;
        same(&place, here.play(&rules, &case.tried).is_err(), true)
    });
}

#[test]
fn symmetry_in_its_three_readings() {
    check_all(&data::read("symmetry_modes.jsonl"), |case: &data::SymmetryCase| {
        let rules = rules("standard");
        let here = position(&rules, &case.position);
        for (mode, moves) in &case.forbidden {
            let place = format!("{} {mode}", case.position);
            same(&place, forbidden(mode, &here, &rules), moves.clone())?;
        }
        Ok(())
    });
}

#[test]
fn whole_games() {
    check_all(&data::read("games.jsonl"), |case: &data::GameCase| {
        let rules = rules("standard");
        let mut game = Game::new(&rules, position(&rules, &case.start));
        for played in &case.moves {
            game.play(played)?;
        }
        same(&case.start, game.position().print(), format!("{} - 0", case.last))?;
        let result = match game.status() {
            Status::Won('w', _) => "win_w",
            Status::Won(..) => "win_b",
            Status::Drawn(_) => "draw",
            Status::Playing => "unfinished",
        };
        same(&case.start, result, case.result.as_str())
    });
}

#[test]
fn third_occurrence_draws_or_loses_or_means_nothing() {
    let steps = ["b1-b2", "a4-a3", "b2-b1", "a3-a4", "b1-b2", "a4-a3", "b2-b1", "a3-a4"];
    let ends = [
        ("draw", Status::Drawn("repetition")),
        ("loses", Status::Won('w', "repetition")),
        ("off", Status::Playing),
    ];
    for (repetition, expected) in ends {
        let rules = rules(&format!("repetition={repetition}"));
        let mut game = Game::new(&rules, position(&rules, "4/b3/4/4/1w2 w"));
        for step in steps {
            assert_eq!(game.status(), Status::Playing, "before {step}");
            game.play(step).expect("a legal step");
        }
        assert_eq!(game.status(), expected, "repetition={repetition}");
    }
}

#[test]
fn first_ply_has_9_w_minus_12_moves() {
    for columns in 4..=20 {
        for rows in 6..=20 {
            let rules = rules(&format!("columns={columns},rows={rows}"));
            let start = Position::start(&rules);
            assert_eq!(start.legal_moves(&rules).len(), 9 * columns - 12, "{columns}x{rows}");
        }
    }
}

#[test]
fn crossers_of_the_play_by_mail_line() {
    let rules = rules("standard");
    let mut here = position(&rules, "bbb3/2b3/4w1/1wb1w1/w3w1 w");
    let line = [("e1-e5", 1, 0), ("c2-d1", 1, 1), ("e4-d5", 2, 1), ("a5xd5", 0, 1)];
    for (played, white, black) in line {
        here = here.play(&rules, played).expect("a legal move of the line");
        assert_eq!((here.crossers('w'), here.crossers('b')), (white, black), "after {played}");
    }
    let replies = here.legal_moves(&rules);
    assert!(!replies.is_empty());
    assert!(replies.iter().all(|m| m.after.status(&rules) == Status::Won('b', "crossers")));
}

#[test]
fn opening_that_splits_goes_diagonal_and_captures() {
    let rules = rules("standard");
    let mut here = Position::start(&rules);
    for played in "g1-g4 e12-g10 d2-g2 g12-g7 f2-g1 b12-e9 g1xg7 d10xg7".split(' ') {
        here = here.play(&rules, played).expect("a legal move of the opening");
    }
}

#[test]
fn copycat_is_broken() {
    let rules = rules("boardspace");
    let mut here = Position::start(&rules);
    for played in "d1-d4 k12-k9 d4-e4 k9-j9 b1-i8".split(' ') {
        here = here.play(&rules, played).expect("a legal move against the copycat");
    }
    assert_eq!(here.status(&rules), Status::Playing);
}

#[test]
fn phalanx_of_the_puzzle_has_one_safe_move() {
    // The fragment's upper edge isn't meant as a home row: must-cross sets the win test aside.
    let rules = rules("answer=must-cross,symmetry=off");
    let here = position(&rules, "7w3/6w4/5w5/4b6/3b7/2bbb1wwww1/2b8/11 b");
    let most_lost =
        |here: &Position| here.legal_moves(&rules).iter().map(|m| m.captures.len()).max().unwrap_or_default();
    let safe: Vec<String> =
        here.legal_moves(&rules).into_iter().filter(|m| most_lost(&m.after) == 0).map(|m| m.text).collect();
    assert_eq!(safe, ["c2-b3"]);
    let careless = here.play(&rules, "c2-b2").expect("a legal move");
    let losses = careless.legal_moves(&rules);
    let capture = losses.iter().find(|m| m.text == "j3xe3").expect("the capture of three");
    assert_eq!(capture.captures.len(), 3);
}
