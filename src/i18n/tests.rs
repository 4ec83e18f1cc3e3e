//! Every text in every language.

use super::generated::specimens;
use super::words::{self, Named};
use super::{Label, Language, Text, say};
use crate::rules::{Direction, Illegal, Move, Outcome, Preset, Reason, Side, Square};

fn every_language() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().chain(Language::PSEUDO)
}

fn every_text() -> Vec<Text> {
    Label::ALL.into_iter().map(Text::Label).chain(specimens()).collect()
}

#[test]
fn every_text_is_said_in_every_language() {
    for language in every_language() {
        for text in every_text() {
            let said = say(language, &text);
            assert!(!said.trim().is_empty(), "{language:?} says nothing for {text:?}");
            let is_odd = |c: char| c < ' ' || c == '{' || c == '}';
            assert!(!said.contains(is_odd), "{language:?} says {said:?} for {text:?}");
            assert!(!said.contains("  "), "{language:?} doubles a space in {said:?}");
        }
    }
}

#[test]
fn sides_and_directions_have_different_words() {
    for language in every_language() {
        let words: std::collections::BTreeSet<String> = Direction::ALL
            .into_iter()
            .map(|direction| say(language, &Text::Direction { direction }))
            .collect();
        assert_eq!(words.len(), 8, "{language:?}");
        let [white, black] = Side::BOTH.map(|side| say(language, &Text::SideName { side }));
        assert_ne!(white, black);
    }
}

#[test]
fn a_reader_gets_the_first_language_that_is_spoken_here() {
    assert_eq!(Language::negotiate(&["nl", "en-GB", "de"]), Language::En);
    assert_eq!(Language::negotiate(&["EN-us"]), Language::En);
    assert_eq!(Language::negotiate(&["tlh", ""]), Language::En);
    assert_eq!(Language::negotiate(&["en-XA"]), Language::Accented);
    assert_eq!(Language::negotiate(&["ar"]), Language::En);
}

#[test]
fn every_tag_leads_back_to_its_language() {
    for language in every_language() {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
        assert!(!language.autonym().is_empty());
    }
}

#[test]
fn right_to_left_texts_isolate_squares_and_moves() {
    let text = Text::SquareName { square: Square::new(0, 0) };
    assert_eq!(say(Language::Mirrored, &text), "\u{2068}a1\u{2069}");
    assert_eq!(say(Language::En, &text), "a1");
    assert_eq!((Language::Mirrored.direction(), Language::En.direction()), ("rtl", "ltr"));
}

#[test]
fn the_pseudo_language_is_longer_and_keeps_variables() {
    let said = say(Language::Accented, &Text::TurnOf { side: Side::White });
    assert_eq!(said, "Whííţéé ţóó móóvéé");
    assert_eq!(say(Language::Accented, &Text::Pieces { count: 1 }), "1 pííééçéé");
}

#[test]
fn every_reason_of_the_rules_has_words() {
    let at = Square::new(5, 5);
    let words = |reason: Illegal| say(Language::En, &reason.into());
    assert_eq!(words(Illegal::BlockedOwn { at }), "own piece at f6");
    assert_eq!(words(Illegal::NotStronger { length: 4, run: 4 }), "4 against 4: you need more");
    assert_eq!(words(Illegal::TooFar { length: 3, distance: 4 }), "3 pieces move at most 3");
    assert_eq!(words(Illegal::BlockedEnemy { at }), "can’t pass the enemy at f6");
}

#[test]
fn a_played_move_is_told_whole() {
    let step = Move::march(Square::new(1, 0), Direction::NorthEast, 4, 3, 2);
    assert_eq!(
        say(Language::En, &words::played(Side::White, step, 2, false)),
        "White: phalanx of 4 from b1, north-east 3, captures 2: head on h7."
    );
}

#[test]
fn every_outcome_has_a_sentence_of_its_own() {
    for language in Language::ALL {
        let win = |reason| say(language, &words::cause(Outcome::win(Side::Black, reason)));
        let wins = Reason::ALL.into_iter().filter(|reason| *reason != Reason::AllFixed).map(win);
        let said: std::collections::BTreeSet<String> = wins.collect();
        assert_eq!(said.len(), Reason::ALL.len() - 1, "{language:?}");
    }
    let outcome = Outcome::win(Side::White, Reason::Resignation);
    assert_eq!(say(Language::En, &words::result(outcome, None)), "White wins. Black resigned.");
}

#[test]
fn every_preset_has_a_name_and_a_line() {
    for language in Language::ALL {
        for preset in Preset::ALL {
            assert_ne!(language.label(preset.label()), language.label(preset.hint()));
        }
    }
}
