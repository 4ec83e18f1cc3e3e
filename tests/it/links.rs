//! Links: what they open, what is refused, how long they are.

use crate::data;
use crate::notation::{RULES, rules};
use epaminondas::game::Game;
use epaminondas::notation::{link, moves, position};
use epaminondas::rules::{Position, RuleSet, Side};

#[test]
fn links_by_hand_open_what_they_say() {
    let text = "https://example.org/a/b/#pos=8/3w4/8/8/w7/8/8/4b3_w&rules=columns=8,rows=8,symmetry=off\
                &mode=play&side=white&level=5&seed=9.";
    let link = link::read(text).unwrap();
    assert_eq!(position::write(link.game.position()), "8/3w4/8/8/w7/8/8/4b3 w - 0");
    assert_eq!(
        (link.mode, link.side, link.level, link.seed),
        (Some(link::Mode::Play), Some(Side::White), Some(5), Some(9))
    );
    assert_eq!(
        format!("https://example.org/a/b/#{}.", link::write_position(&link)),
        text.replace("_w&", "_w_-_0&")
    );
    for moves in [
        "g1-g4,e12-g10,d2-g2",
        "g1,g2-g4,e12-g10,D2–G2",
        "g1-g4%2Ce12-g10%2cd2-g2",
        "g1-g4,e12,f11-g10,d2-g2",
    ] {
        assert_eq!(link::read(&format!("#m={moves}")).unwrap().game.ply(), 3, "{moves}");
    }
    let stones = link::read("m=*e5,*f6,*g7&rules=stones&mode=hotseat").unwrap();
    assert_eq!(stones.game.ply(), 3);
    let blocked = "#pos=w3/%232%23/4/3b_w";
    assert_eq!(position::write(link::read(blocked).unwrap().game.position()), "w3/#2#/4/3b w - 0");
    assert_eq!(link::read("#pos=w3/#2#/4/3b_w"), link::read(blocked));
}

#[test]
fn a_bad_link_says_what_is_wrong() {
    let fault = |text: &str| link::read(text).expect_err(text).to_string();
    assert_eq!(fault("#"), "the link is empty");
    assert_eq!(fault("huh"), "the link's part 'huh' is not of the form name=value");
    assert!(fault("q=1").starts_with("the link has an unknown part 'q'; known are pos rules m g "));
    assert_eq!(fault("rules=quick&rules=quick"), "the link names 'rules' twice");
    assert_eq!(fault("g=1&pos=4"), "the link's parts 'g' and 'pos' cannot stand together");
    assert_eq!(fault("m=a1%2"), "the link's part 'm=a1%2' is wrongly percent-encoded");
    assert_eq!(fault("mode=chess"), "the link's mode cannot be 'chess'; known are play hotseat analysis");
    assert_eq!(fault("level=99"), "the link's level cannot be '99'; known are 1 to 12");
    assert!(fault("pos=nonsense").starts_with("the link's pos: unknown square content 'n' at 1:1;"));
    assert_eq!(
        fault("m=a1-a9&rules=quick"),
        "the link's move 1: a1-a9 is illegal: 2 pieces move at most 2, not 7"
    );
    assert_eq!(
        fault("rules=rows=4"),
        "the link's rules: 4 rows leave no empty row between two armies 2 deep"
    );
    assert_eq!(fault("g=!!!!"), "the link's g: the game has a wrong character '!' at 1");
    assert_eq!(fault("g=1AB"), "the link's g: the game is incomplete or too long (3 characters)");
    assert_eq!(fault("g=1AAAAB"), "the link's g: the game is damaged: its checksum does not fit");
}

/// U087: a link of any game up to 200 plies has at most 600 characters. Here with every setting,
/// from a given start on top of the moves.
#[test]
fn u088_marks_behind_a_link_are_no_part_of_it() {
    let plain = link::read("rules=quick&mode=hotseat").expect("a link");
    for marks in [".", ")", ">", "%3E", "%22%3E.", ").", "\"?"] {
        let quoted = link::read(&format!("rules=quick&mode=hotseat{marks}"));
        assert_eq!(quoted.as_ref(), Ok(&plain), "{marks}");
    }
}

#[test]
fn u087_no_link_is_longer_than_600_characters() {
    for (number, rules) in RULES.iter().cycle().take(2 * RULES.len()).enumerate() {
        let mut game = Game::new(Position::start(&self::rules(rules)).unwrap());
        let mut seed = number as u64;
        for _ in 0..200 {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            game.play(moves[(seed >> 33) as usize % moves.len()]).unwrap();
        }
        let from_here = Game::new(game.position().clone());
        assert!(link::write_game(&game).len() + link::write_game(&from_here).len() <= 600, "{rules}");
    }
}

/// U087: the median game's link has at most 160 characters, here of the games of `games.jsonl`.
#[test]
fn u087_the_median_link_has_160_characters_at_most() {
    let mut lengths: Vec<usize> = data::read("games.jsonl").iter().map(link_length).collect();
    lengths.sort_unstable();
    assert!(lengths[lengths.len() / 2] <= 160, "{lengths:?}");
}

fn link_length(case: &data::GameCase) -> usize {
    let mut game = Game::new(position::read(&case.start, &RuleSet::default()).expect("a position"));
    for text in case.moves.iter().take(200) {
        let step = moves::read(text, game.position()).expect("legal");
        game.play(step).expect("legal");
    }
    let text = link::write_game(&game);
    assert_eq!(link::read(&text).expect("just written").game, game);
    text.len()
}
