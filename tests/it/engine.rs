//! What the engine promises: it solves, it never claims a win that isn't one, it repeats itself.

use epaminondas::engine::{Control, Engine, Level, Limits, Report, Request, Score, Step};
use epaminondas::notation::{moves, position};
use epaminondas::rules::{Move, Position, Preset, RuleSet, Side, Size};
use serde::Deserialize;

const TABLE_BYTES: usize = 1 << 20;

fn think(request: &Request) -> Report {
    Engine::new(TABLE_BYTES).think(request, &mut |_| Control::Go)
}

/// SplitMix64, for games that differ and can be played again.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }
}

fn resized(preset: Preset, columns: u8, rows: u8) -> RuleSet {
    let depth = if rows < 6 { 1 } else { 2 };
    RuleSet { size: Size::new(columns, rows).expect("4 to 20"), depth, ..preset.rules() }
}

#[derive(Deserialize)]
struct Tactic {
    kind: String,
    plies: Option<u32>,
    position: String,
    answers: Vec<String>,
}

fn tactics() -> impl Iterator<Item = (Tactic, Position)> {
    include_str!("../data/tactics.jsonl").lines().map(|line| {
        let tactic: Tactic = serde_json::from_str(line).expect("a tactic");
        let position = position::read(&tactic.position, &RuleSet::default()).expect("a position");
        (tactic, position)
    })
}

/// At a tenth of the slowest speed measured, 10,000 nodes take less than 100 ms.
#[test]
fn every_win_and_every_only_defence_is_found_within_ten_thousand_nodes() {
    for (tactic, position) in tactics() {
        let read = |text: &String| moves::read(text, &position).unwrap();
        let answers: Vec<Move> = tactic.answers.iter().map(read).collect();
        let report = think(&Request::new(position.clone(), Limits::nodes(10_000)));
        let best = report.best.unwrap();
        assert!(answers.contains(&best), "{} in {}: {best}", tactic.kind, tactic.position);
        if let Some(plies) = tactic.plies {
            let score = report.progress.lines[0].score;
            assert_eq!(score, Score::Win(plies), "{}", tactic.position);
        }
    }
}

/// The clock says something of optimised code on a quiet machine only.
#[test]
fn every_win_and_every_only_defence_is_found_within_ten_milliseconds() {
    if cfg!(debug_assertions) || !crate::data::is_full() {
        return;
    }
    let mut engine = Engine::new(TABLE_BYTES);
    for (tactic, position) in tactics() {
        let answers: Vec<Move> =
            tactic.answers.iter().map(|text| moves::read(text, &position).unwrap()).collect();
        let request = Request::new(position, Limits::default());
        let mut solve = || {
            let begin = std::time::Instant::now();
            let time = std::time::Duration::from_millis(10);
            engine.forget();
            let report = engine.think(&request, &mut |_| {
                if begin.elapsed() >= time { Control::Stop } else { Control::Go }
            });
            report.best.is_some_and(|best| answers.contains(&best))
        };
        // Once more if somebody else had the processor just then.
        assert!(solve() || solve(), "{}", tactic.position);
    }
}

/// The game's value for the side to move within so many plies, by trying everything:
/// `Some(true)` won, `Some(false)` lost, `None` not decided.
fn solve(position: &Position, plies: u32) -> Option<bool> {
    if let Some(outcome) = position.outcome() {
        return outcome.winner.map(|side| side == position.turn());
    }
    if plies == 0 {
        return None;
    }
    let mut all_lose = true;
    for step in position.moves() {
        match solve(&position.play_legal(step), plies - 1) {
            Some(false) => return Some(true),
            Some(true) => {}
            None => all_lose = false,
        }
    }
    all_lose.then_some(false)
}

#[test]
fn a_claimed_win_or_loss_is_one_when_everything_is_tried() {
    let mut random = Random(5);
    let mut checked = 0;
    for preset in Preset::ALL {
        for (columns, rows) in [(4, 4), (4, 5), (5, 4)] {
            let mut rules = resized(preset, columns, rows);
            rules.stones = rules.stones.min(if rows > 4 { 1 } else { 0 });
            for _ in 0..4 {
                let mut position = Position::start(&rules).unwrap();
                while position.outcome().is_none() && random.below(30) > 0 {
                    let report = think(&Request::new(position.clone(), Limits::nodes(500)));
                    let claim = match report.progress.lines[0].score {
                        Score::Win(plies) => Some((true, plies)),
                        Score::Loss(plies) => Some((false, plies)),
                        Score::Estimate(_) => None,
                    };
                    if let Some((is_won, plies)) = claim.filter(|(_, plies)| *plies <= 4) {
                        assert_eq!(solve(&position, plies), Some(is_won), "{}", position::write(&position));
                        checked += 1;
                    }
                    let all = position.moves();
                    position = position.play_legal(all[random.below(all.len())]);
                }
            }
        }
    }
    assert!(checked > 100, "only {checked} claims were made");
}

#[test]
fn the_same_nodes_give_the_same_move_whatever_was_searched_before() {
    let start = Position::start(&Preset::Standard.rules()).unwrap();
    let request = Request::new(start, Limits::nodes(20_000));
    let mut engine = Engine::new(TABLE_BYTES);
    let mut once = || engine.think(&request, &mut |_| Control::Go);
    let (first, second) = (once(), once());
    assert_eq!(first.best, second.best);
    assert_eq!(first.progress.lines, second.progress.lines);
    assert_eq!(think(&request).progress.lines, second.progress.lines);
}

/// The report of a search that pauses after every `slice` nodes.
fn think_in_slices(request: &Request, slice: u64) -> Report {
    let mut engine = Engine::new(TABLE_BYTES);
    engine.begin(request);
    let mut end = 0;
    loop {
        end += slice;
        let step =
            engine.run(&mut |progress| if progress.nodes >= end { Control::Pause } else { Control::Go });
        if let Step::Done(report) = step {
            return report;
        }
    }
}

#[test]
fn wherever_a_search_pauses_it_goes_on_as_if_it_had_not() {
    let boards = [Preset::Quick.rules(), Preset::Standard.rules(), Preset::Stones.rules()];
    for (rules, mut chance) in boards.iter().zip(1..) {
        let mut position = Position::start(rules).unwrap();
        for _ in 0..6 {
            let all = position.moves();
            position = position.play_legal(all[(chance * 7919) % all.len()]);
            chance += 3;
        }
        for lines in [1, 3] {
            let request = Request { lines, ..Request::new(position.clone(), Limits::depth(7)) };
            let whole = think(&request);
            for slice in [1, 3_000, 20_000] {
                let sliced = think_in_slices(&request, slice);
                assert_eq!(sliced.best, whole.best);
                assert_eq!(sliced.progress.nodes, whole.progress.nodes);
                assert_eq!(sliced.progress.lines, whole.progress.lines);
            }
        }
    }
}

#[test]
fn a_stop_ends_the_search_within_two_thousand_nodes_and_a_move_is_there() {
    let start = Position::start(&resized(Preset::Standard, 20, 20)).unwrap();
    let report = Engine::new(TABLE_BYTES).think(&Request::new(start, Limits::default()), &mut |progress| {
        if progress.nodes > 5_000 { Control::Stop } else { Control::Go }
    });
    assert!(report.progress.nodes < 7_000);
    assert!(report.best.is_some());
}

#[test]
fn a_finished_game_has_no_best_move() {
    let over = position::read("4w3/8/8/8/8/8/1b6/8 w - 0", &Preset::Quick.rules()).unwrap();
    assert!(over.outcome().is_some());
    assert_eq!(think(&Request::new(over, Limits::depth(3))).best, None);
}

#[test]
fn several_lines_come_best_first_and_begin_with_different_moves() {
    let start = Position::start(&Preset::Quick.rules()).unwrap();
    let mut request = Request::new(start, Limits::depth(4));
    request.lines = 4;
    let lines = think(&request).progress.lines;
    let firsts: std::collections::BTreeSet<Move> = lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!((lines.len(), firsts.len()), (4, 4));
    let value = |score: Score| match score {
        Score::Estimate(value) => value,
        other => panic!("{other} at the start"),
    };
    assert!(lines.windows(2).all(|pair| value(pair[0].score) >= value(pair[1].score)));
}

#[test]
fn the_engine_never_loses_to_random_play() {
    let mut random = Random(11);
    for (game, preset) in Preset::ALL.into_iter().cycle().take(27).enumerate() {
        let engine_side = Side::BOTH[game % 2];
        let mut position = Position::start(&resized(preset, 8, 8)).unwrap();
        for _ in 0..300 {
            let all = position.moves();
            if all.is_empty() {
                break;
            }
            let step = if position.turn() == engine_side {
                think(&Request::new(position.clone(), Limits::nodes(400))).best.unwrap()
            } else {
                all[random.below(all.len())]
            };
            position = position.play(step).unwrap();
        }
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(engine_side), "{preset:?}: {}", position::write(&position));
    }
}

#[test]
fn fast_games_on_every_board_run_without_an_illegal_move() {
    let mut random = Random(3);
    for preset in Preset::ALL {
        for (columns, rows) in [(4, 4), (4, 20), (20, 4), (6, 5), (8, 8), (10, 10), (14, 12), (20, 20)] {
            let mut rules = resized(preset, columns, rows);
            rules.stones = if rows > 6 { rules.stones } else { 0 };
            let middle = epaminondas::rules::Square::new(columns / 2, rows / 2);
            if random.below(2) == 0 && !rules.is_start(middle) {
                rules.obstructions.insert(middle);
            }
            let mut position = Position::start(&rules).unwrap();
            for ply in 0..80 {
                let mut request = Request::new(position.clone(), Limits::nodes(150));
                request.level = Level::new(1 + (ply % 12) as u8);
                request.seed = ply;
                let Some(step) = think(&request).best else { break };
                position = position.play(step).unwrap();
            }
        }
    }
}

#[test]
fn the_signature_is_the_one_stated() {
    use epaminondas::engine::bench;
    assert_eq!(bench::run(bench::DEPTH, |_, _| {}), bench::SIGNATURE);
}
