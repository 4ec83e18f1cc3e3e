//! The generators against the rules' own, on positions of random games.

use super::*;
use crate::engine::level::mix;
use crate::rules::{MAX_WORDS, Position, Preset, RuleSet, Size};
use std::collections::BTreeSet;

/// Positions of random games, seeking contact, under every preset and on some sizes.
fn visit_random_positions(mut visit: impl FnMut(&Terrain<MAX_WORDS>, &Position)) {
    let sizes = [(4, 5), (5, 6), (8, 8), (7, 4), (14, 12), (20, 20)];
    let resized = |rules: RuleSet, (columns, rows): (u8, u8)| RuleSet {
        size: Size::new(columns, rows).unwrap(),
        depth: if rows < 5 { 1 } else { 2 },
        ..rules
    };
    let mut random = 1;
    for preset in Preset::ALL {
        for size in sizes {
            let Ok(start) = Position::start(&resized(preset.rules(), size)) else { continue };
            for _ in 0..12 {
                let mut position = start.clone();
                let terrain = Terrain::new(position.layout().clone());
                for _ in 0..60 {
                    visit(&terrain, &position);
                    let moves = position.moves();
                    let eager: Vec<_> =
                        moves.iter().filter(|m| m.is_capture() || position.is_crossing(**m)).collect();
                    random = mix(random);
                    let place = (random >> 8) as usize;
                    let step = match (moves.len(), eager.len()) {
                        (0, _) => break,
                        (_, some) if some > 0 && random % 4 != 0 => *eager[place % some],
                        (all, _) => moves[place % all],
                    };
                    position = position.play_legal(step);
                }
            }
        }
    }
}

fn collect(fill: impl FnOnce(&mut dyn FnMut(Move))) -> BTreeSet<Move> {
    let mut set = BTreeSet::new();
    fill(&mut |step| assert!(set.insert(step), "{step} comes twice"));
    set
}

#[test]
fn captures_crossings_and_quiet_moves_are_all_moves() {
    visit_random_positions(|terrain, position| {
        let board = position.board();
        let kinds = collect(|add| {
            if board.stones() > 0 {
                let squares = board.stone_squares(&terrain.layout);
                squares.iter().for_each(|at| add(Move::stone(terrain.layout.square(at))));
            } else {
                terrain.captures(board, &mut *add);
                terrain.crossings(board, false, &mut *add);
                terrain.visit_quiets(board, |group| {
                    let Quiets { direction, length, distance, targets } = *group;
                    for target in targets.iter() {
                        add(terrain.step(&Reach { direction, target, distance, length, run: 0 }, length));
                    }
                });
            }
        });
        let all: BTreeSet<Move> = position.moves().into_iter().collect();
        if position.outcome().is_none() {
            assert_eq!(kinds, all);
        }
    });
}

#[test]
fn answers_are_the_moves_that_do_not_lose_at_once() {
    visit_random_positions(|terrain, position| {
        if position.outcome().is_some() || !terrain.must_answer(position.board()) {
            return;
        }
        let answers = collect(|add| terrain.answers(position.board(), add));
        let saving = |step: &Move| !position.loses_unanswered(*step);
        let expected: BTreeSet<Move> = position.moves().into_iter().filter(saving).collect();
        assert_eq!(answers, expected, "{:?}", position.setup());
    });
}

#[test]
fn a_move_of_another_position_is_legal_exactly_if_it_is_listed() {
    let mut earlier: Vec<Move> = Vec::new();
    visit_random_positions(|terrain, position| {
        let moves = position.moves();
        if position.outcome().is_none() {
            for step in &earlier {
                assert_eq!(terrain.is_legal(position.board(), *step), moves.contains(step), "{step}");
            }
        }
        earlier = moves;
    });
}

#[test]
fn placed_values_are_kept_up_by_each_move() {
    visit_random_positions(|terrain, position| {
        let before = terrain.placed(position.board());
        for step in position.moves() {
            let after = position.play_legal(step);
            let kept = before + terrain.placed_by(position.board(), step);
            assert_eq!(kept, terrain.placed(after.board()), "{step}");
        }
    });
}
