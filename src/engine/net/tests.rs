//! What a net says must not depend on the way a position was reached, nor on left and right.

use super::*;
use crate::engine::level::mix;
use crate::engine::score::MAX_PLY;
use crate::rules::{MAX_WORDS, Piece, Position, Preset, RuleSet, Setup, Side, Size, Square, SquareMap};

/// A net of numbers without pattern.
fn some_net(shape: Shape, seed: u64) -> Net {
    let mut drawn = seed;
    let mut draw = |most: i64| {
        drawn = mix(drawn);
        (drawn % (2 * most as u64 + 1)) as i64 - most
    };
    Net {
        shape,
        adds: false,
        unit: 250,
        weights: (0..shape.features()).map(|_| core::array::from_fn(|_| draw(90) as i8)).collect(),
        biases: core::array::from_fn(|_| 80 + draw(60) as i16),
        last: core::array::from_fn(|_| core::array::from_fn(|_| core::array::from_fn(|_| draw(127) as i8))),
        last_biases: core::array::from_fn(|_| draw(1_000_000) as i32),
    }
}

fn seeing_obstructions() -> Net {
    some_net(Shape { columns: 14, rows: 12, kinds: 3 }, 5)
}

fn boards() -> Vec<(Net, Position)> {
    let sized = |columns, rows| RuleSet {
        size: Size::new(columns, rows).expect("a legal size"),
        ..Preset::Standard.rules()
    };
    let own = some_net(Shape { columns: 14, rows: 12, kinds: 2 }, 3);
    let all = [
        (own, Preset::Standard.rules()),
        (seeing_obstructions(), Preset::Quick.rules()),
        (seeing_obstructions(), Preset::Stones.rules()),
        (seeing_obstructions(), sized(20, 20)),
        (seeing_obstructions(), sized(5, 9)),
    ];
    all.into_iter().map(|(net, rules)| (net, Position::start(&rules).expect("a playable rule set"))).collect()
}

/// The positions of a game of moves without pattern.
fn walk(start: &Position, seed: u64) -> Vec<Position> {
    let mut all = vec![start.clone()];
    for ply in 0..60 {
        let last = &all[all.len() - 1];
        let moves = last.moves();
        if last.outcome().is_some() || moves.is_empty() {
            break;
        }
        let step = moves[(mix(seed * 1_000 + ply) % moves.len() as u64) as usize];
        all.push(last.play_legal(step));
    }
    all
}

fn fresh(net: &Net, position: &Position) -> i32 {
    let mut sums = Sums::<MAX_WORDS>::new(net, position.layout(), 3);
    sums.value(position.board(), 0)
}

#[test]
fn sums_kept_from_node_to_node_are_those_added_up_anew() {
    for (net, start) in boards() {
        let mut sums = Sums::<MAX_WORDS>::new(&net, start.layout(), MAX_PLY);
        for seed in 0..20 {
            for (ply, position) in walk(&start, seed).iter().enumerate() {
                assert_eq!(sums.value(position.board(), ply), fresh(&net, position), "{seed} {ply}");
            }
        }
    }
}

/// The position with left and right, or the sides, changed over.
fn changed(position: &Position, at: impl Fn(Square) -> Square, side: impl Fn(Side) -> Side) -> Position {
    let setup = position.setup();
    let mut pieces = SquareMap::new();
    for (square, piece) in setup.pieces.iter() {
        pieces.insert(at(*square), Piece { side: side(piece.side), ..*piece });
    }
    let obstructions = setup.obstructions.iter().map(|square| at(*square)).collect();
    let turn = side(setup.turn);
    let setup = Setup { pieces, obstructions, turn, ..setup };
    setup.position(position.rules()).expect("as legal as before")
}

#[test]
fn left_and_right_are_worth_the_same_and_so_are_the_sides() {
    let mut seen = std::collections::BTreeSet::new();
    for (net, start) in boards() {
        let size = start.size();
        let mirrored = |s: Square| Square::new(size.columns() - 1 - s.column(), s.row());
        let turned = |s: Square| Square::new(s.column(), size.rows() - 1 - s.row());
        for position in walk(&start, 9).iter().step_by(5) {
            let value = fresh(&net, position);
            seen.insert(value);
            assert_eq!(value, fresh(&net, &changed(position, mirrored, |side| side)));
            assert_eq!(value, fresh(&net, &changed(position, turned, Side::other)));
        }
    }
    assert!(seen.len() > 20, "values differ from position to position: {seen:?}");
}

#[test]
fn a_net_is_read_as_it_was_written_and_nothing_else_is_read() {
    let net = seeing_obstructions();
    let bytes = net.write();
    assert_eq!(Net::read(&bytes), Some(net));
    assert_eq!(Net::read(&bytes[..bytes.len() - 1]), None);
    assert_eq!(Net::read(&[&bytes[..], &[0]].concat()), None);
    assert_eq!(Net::read(&[]), None);
}

#[test]
fn the_nets_that_are_kept_judge_every_board_that_is_no_larger_than_14_by_12() {
    let of_size = |columns, rows| {
        let size = Size::new(columns, rows).expect("a legal size");
        Net::of(&RuleSet { size, ..Preset::Standard.rules() }).map(|net| net.shape)
    };
    let large = Some(Shape { columns: 14, rows: 12, kinds: 3 });
    assert_eq!(of_size(8, 8), Some(Shape { columns: 8, rows: 8, kinds: 2 }));
    for (columns, rows) in [(14, 12), (10, 10), (9, 8), (13, 12), (8, 12), (7, 7), (4, 5)] {
        assert_eq!(of_size(columns, rows), large, "{columns}x{rows}");
    }
    for (columns, rows) in [(14, 13), (15, 12), (12, 18), (20, 20)] {
        assert_eq!(of_size(columns, rows), None, "{columns}x{rows}");
    }
}

#[test]
fn a_smaller_board_is_seen_as_the_parts_of_a_larger_one_that_are_as_far_from_its_edges() {
    assert_eq!([0, 1, 2, 3, 4].map(|at| super::like(at, 5, 8)), [0, 1, 2, 6, 7]);
    assert_eq!([0, 1, 2, 3].map(|at| super::like(at, 4, 4)), [0, 1, 2, 3]);
    // A larger one's middle is all alike.
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|at| super::like(at, 7, 4)), [0, 1, 1, 1, 2, 2, 3]);
}
