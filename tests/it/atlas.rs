//! Small boards solved outright, against the oracle: a solver of its own that sweeps over all
//! positions until nothing changes, every value against the values one move on, and the published
//! lines replayed.

use std::collections::HashMap;

use epaminondas::engine::solve::atlas::{Atlas, AtlasError, Fate};
use epaminondas::engine::{Control, Engine, Limits, Request, Score};
use epaminondas::notation;
use epaminondas::rules::Position as Fast;

use crate::data;
use crate::oracle::{self, Position, Rules, Status};
use crate::random::Chance;

/// Bytes allowed to an atlas here.
const ROOM: u64 = 64 << 20;

fn fast(rules: &str, text: &str) -> Fast {
    let rules = notation::rule_set::read(rules).expect("a rule set");
    notation::position::read(text, &rules).expect("a position")
}

fn start(rules: &str) -> Fast {
    Fast::start(&notation::rule_set::read(rules).expect("a rule set")).expect("a start")
}

/// Every placement of up to so many white and black pieces, either side to move under any duty.
fn placements(rules: &Rules, most: [usize; 2]) -> Vec<Position> {
    let start = Position::start(rules);
    let mut empty = start.clone();
    let squares: Vec<_> = start.squares().filter(|square| start.on(*square) != '#').collect();
    for &(column, row) in &squares {
        empty.grid[row][column] = '.';
    }
    let mut grids = vec![(empty, [0, 0])];
    for (column, row) in squares {
        for (known, counts) in grids.clone() {
            for (side, letter) in ['w', 'b'].into_iter().enumerate() {
                let (mut more, mut counts) = (known.clone(), counts);
                counts[side] += 1;
                if counts[side] <= most[side] {
                    more.grid[row][column] = letter;
                    grids.push((more, counts));
                }
            }
        }
    }
    let duties: &[char] = if rules.answer == "must-cross" { &['-', '!'] } else { &['-'] };
    let mut all = Vec::new();
    for (grid, _) in grids {
        for side in ['w', 'b'] {
            for &duty in duties {
                let mut here = Position { side, duty, ..grid.clone() };
                if rules.crossers == "locked" {
                    here.lock_all_crossers();
                }
                all.push(here);
            }
        }
    }
    all
}

/// Values by sweeping over all positions, one ply more in each sweep, until nothing changes.
fn swept(rules: &Rules, all: Vec<Position>) -> Vec<(Position, Fate)> {
    let over = |here: &Position| match here.status(rules) {
        Status::Won(winner, _) if winner == here.side => Some(Fate::Win(0)),
        Status::Won(..) => Some(Fate::Loss(0)),
        Status::Drawn(_) | Status::Playing => None,
    };
    let numbers: HashMap<&Position, usize> = all.iter().zip(0..).collect();
    let mut fates: Vec<Option<Fate>> = all.iter().map(over).collect();
    // A failed duty is no placement of its own: the side to move has won.
    let after = |m: oracle::Move| match m.after.duty {
        'x' => None,
        _ => Some(numbers[&m.after]),
    };
    let moves: Vec<Vec<Option<usize>>> =
        all.iter().map(|here| here.legal_moves(rules).into_iter().map(after).collect()).collect();
    loop {
        let next: Vec<Option<Fate>> = moves
            .iter()
            .zip(&fates)
            .map(|(moves, old)| {
                if old.is_some() || moves.is_empty() {
                    return *old;
                }
                best(moves.iter().map(|to| to.map_or(Some(Fate::Win(0)), |to| fates[to])))
            })
            .collect();
        if next == fates {
            break;
        }
        fates = next;
    }
    all.iter().cloned().zip(fates).map(|(here, fate)| (here, fate.unwrap_or(Fate::Draw))).collect()
}

/// What a position is worth whose moves lead to positions of these fates, `None` for a fate that
/// isn't known.
pub(crate) fn best(after: impl Iterator<Item = Option<Fate>>) -> Option<Fate> {
    let (mut soonest, mut longest, mut holds) = (None::<u32>, 0, false);
    for fate in after {
        match fate {
            Some(Fate::Loss(plies)) => soonest = Some(soonest.map_or(plies, |least| least.min(plies))),
            Some(Fate::Win(plies)) => longest = longest.max(plies),
            Some(Fate::Draw) | None => holds = true,
        }
    }
    match soonest {
        Some(plies) => Some(Fate::Win(plies + 1)),
        None if holds => None,
        None => Some(Fate::Loss(longest + 1)),
    }
}

/// The fates of all placements, by sweeping and out of the atlas of `armies`.
fn agree(rules: &str, most: [usize; 2], armies: &str) -> usize {
    let atlas = Atlas::new(&fast(rules, armies), ROOM).expect("an atlas");
    let known = Rules::parse(rules).expect("a rule set");
    let all = swept(&known, placements(&known, most));
    let mut decided = 0;
    for (here, fate) in &all {
        let text = here.print();
        assert_eq!(atlas.fate(&fast(rules, &text)), Some(*fate), "{text} under {rules}");
        decided += usize::from(*fate != Fate::Draw);
    }
    assert!(decided * 2 > all.len(), "{rules}: {decided} of {} are decided", all.len());
    all.len()
}

#[test]
fn values_of_two_against_two_are_those_of_a_slow_solver_over_the_oracle() {
    assert_eq!(agree("columns=4,rows=4,depth=1", [2, 2], "2bb/4/4/ww2 w"), 2 * 14_793);
}

#[test]
fn values_of_two_against_one_are_those_of_a_slow_solver_under_every_rule() {
    for setting in [
        "crossers=frozen",
        "crossers=locked",
        "answer=must-cross",
        "crossers=frozen,answer=must-cross,symmetry=off,no-move=draw",
        "capture=head,crossers=locked,symmetry=off",
        "symmetry=front-back",
        "symmetry=rotation",
        "crossers=frozen,no-move=draw",
    ] {
        agree(&format!("columns=4,rows=4,depth=1,{setting}"), [2, 1], "2bb/4/4/ww2 w");
    }
}

#[test]
fn values_among_obstructions_are_those_of_a_slow_solver() {
    let rules = "columns=4,rows=5,depth=1,obstructions=b3";
    agree(rules, [2, 1], "2bb/4/1#2/4/ww2 w");
}

/// A position by chance with pieces as in `start`, or fewer.
fn scattered(chance: &mut Chance, start: &Position) -> Position {
    let mut here = start.clone();
    for (column, row) in start.squares() {
        here.grid[row][column] = '.';
    }
    for letter in ['w', 'b'] {
        let army = start.grid.iter().flatten().filter(|c| **c == letter).count();
        for _ in 0..chance.between(1, army) {
            let (column, row) = (chance.below(start.columns()), chance.below(start.rows()));
            if here.grid[row][column] == '.' {
                here.grid[row][column] = letter;
            }
        }
    }
    here.side = *chance.pick(&['w', 'b']);
    here
}

#[test]
fn every_value_is_the_best_of_the_values_one_move_on() {
    for setting in ["symmetry=mirror", "capture=head,crossers=locked,symmetry=off"] {
        let rules = format!("columns=4,rows=4,depth=1,{setting}");
        let known = Rules::parse(&rules).expect("a rule set");
        let begin = Position::start(&known);
        let atlas = Atlas::new(&start(&rules), ROOM).expect("an atlas");
        let fate = |here: &Position| atlas.fate(&fast(&rules, &here.print()));
        let mut chance = Chance::new(16);
        let mut playing = 0;
        for _ in 0..2_000 {
            let mut here = scattered(&mut chance, &begin);
            if known.crossers == "locked" {
                here.lock_all_crossers();
            }
            let moves = here.legal_moves(&known);
            let expected = match here.status(&known) {
                Status::Playing => best(moves.iter().map(|m| fate(&m.after).filter(|f| *f != Fate::Draw))),
                Status::Won(winner, _) if winner == here.side => Some(Fate::Win(0)),
                Status::Won(..) => Some(Fate::Loss(0)),
                Status::Drawn(_) => None,
            };
            assert_eq!(fate(&here), Some(expected.unwrap_or(Fate::Draw)), "{} under {rules}", here.print());
            playing += usize::from(!moves.is_empty());
        }
        assert!(playing > 500, "only {playing} weren't over");
    }
}

#[derive(serde::Deserialize)]
struct Solved {
    rules: String,
    value: String,
    plies: u32,
    /// `atlas`, or `search` for a win that was proved forwards within so many plies.
    by: String,
    /// Positions of the atlas.
    #[serde(default)]
    positions: u64,
    /// Best play to the end; a search leaves the last, vain reply out.
    line: Vec<String>,
}

#[test]
fn published_lines_are_played_by_the_oracle_to_the_end_that_was_told() {
    for solved in data::read::<Solved>("small_boards.jsonl") {
        let rules = Rules::parse(&solved.rules).expect("a rule set");
        let mut game = oracle::Game::new(&rules, Position::start(&rules));
        let first = game.position().side;
        for text in &solved.line {
            game.play(text).unwrap_or_else(|fault| panic!("{}: {fault}", solved.rules));
        }
        let here = game.position();
        let ends = match solved.by.as_str() {
            "search" => here.legal_moves(&rules).into_iter().map(|m| m.after.status(&rules)).collect(),
            _ => vec![game.status()],
        };
        let other = if first == 'w' { 'b' } else { 'w' };
        let winner = match solved.value.as_str() {
            "win" => first,
            "loss" => other,
            _ => {
                assert!(!ends.iter().any(|end| matches!(end, Status::Won(..))), "{}", solved.rules);
                continue;
            }
        };
        let is_won = |end: &Status| matches!(end, Status::Won(side, _) if *side == winner);
        assert!(!ends.is_empty() && ends.iter().all(is_won), "{}: {ends:?}", solved.rules);
        let left_out = usize::from(solved.by == "search");
        assert_eq!(solved.line.len() + left_out, solved.plies as usize, "{}", solved.rules);
    }
}

/// Those of the published boards that are solved again: each takes a second or two.
fn solved_again() -> Vec<Solved> {
    let all = data::read::<Solved>("small_boards.jsonl").into_iter();
    let small = all.filter(|solved| solved.by == "atlas" && solved.positions < 3_000_000);
    small.take(if data::is_full() { usize::MAX } else { 2 }).collect()
}

#[test]
fn published_values_of_the_smallest_boards_come_out_again() {
    let small = solved_again();
    assert!(small.len() >= 2);
    for solved in &small {
        let start = start(&solved.rules);
        let atlas = Atlas::new(&start, ROOM).expect("an atlas");
        let (value, plies) = match atlas.fate(&start).expect("the start") {
            Fate::Win(plies) => ("win", plies),
            Fate::Loss(plies) => ("loss", plies),
            Fate::Draw => ("draw", 0),
        };
        let line: Vec<String> = atlas.line(&start).iter().map(ToString::to_string).collect();
        assert_eq!((value, plies), (solved.value.as_str(), solved.plies), "{}", solved.rules);
        assert_eq!(atlas.census().positions(), solved.positions, "{}", solved.rules);
        assert_eq!(line, solved.line, "{}", solved.rules);
    }
}

/// The search goes forward and knows nothing of the atlas; optimised, it takes some seconds.
#[test]
fn published_wins_are_found_by_the_search_too_and_never_sooner() {
    if !data::is_full() {
        return;
    }
    let all = data::read::<Solved>("small_boards.jsonl");
    let won: Vec<&Solved> = all.iter().filter(|s| s.value == "win" && s.by == "atlas").collect();
    assert!(won.len() >= 2);
    for solved in won {
        let request = Request::new(start(&solved.rules), Limits::nodes(10_000_000));
        let report = Engine::new(ROOM as usize).think(&request, &mut |_| Control::Go);
        let score = report.progress.lines[0].score;
        let Score::Win(plies) = score else { panic!("{}: {score}", solved.rules) };
        assert!(plies >= solved.plies, "{}: {score}", solved.rules);
    }
}

#[test]
fn boards_that_do_not_fit_and_rules_that_look_back_are_refused() {
    let refusal = |rules: &str| Atlas::new(&start(rules), 1_000_000).err();
    let too_large = |rules| matches!(refusal(rules), Some(AtlasError::TooLarge { .. }));
    assert!(too_large("standard") && too_large("columns=5,rows=5"));
    let small = "columns=4,rows=4,depth=1";
    assert_eq!(refusal(&format!("{small},repetition=loses")), Some(AtlasError::Rule("repetition=loses")));
    assert!(matches!(refusal(&format!("{small},crossers=locked-when-answered")), Some(AtlasError::Rule(_))));
    assert_eq!(refusal("columns=4,rows=5,depth=1,stones=2"), Some(AtlasError::Stones(2)));
    assert_eq!(refusal("columns=4,rows=6,depth=1,obstructions=b3"), Some(AtlasError::Lopsided));
}
