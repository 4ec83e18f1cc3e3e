//! Every text in every language.

mod sentences;

use super::generated::specimens;
use super::words::{self, Named};
use super::{Label, Language, LearnError, Text, say};
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
    assert_eq!(Language::negotiate(&["nl", "de-AT", "en-GB"]), Language::De);
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

#[test]
fn numbers_take_the_plural_their_language_demands() {
    let counted = |language, counts: &[u32]| {
        let said = counts.iter().map(|count| say(language, &Text::Pieces { count: *count }));
        said.collect::<Vec<String>>().join(", ")
    };
    let few = [0, 1, 2];
    assert_eq!(counted(Language::En, &few), "0 pieces, 1 piece, 2 pieces");
    assert_eq!(counted(Language::De, &few), "0 Steine, 1 Stein, 2 Steine");
    assert_eq!(counted(Language::Es, &few), "0 piezas, 1 pieza, 2 piezas");
    assert_eq!(counted(Language::Fr, &few), "0 pièce, 1 pièce, 2 pièces");
    assert_eq!(
        counted(Language::Ru, &[0, 1, 2, 5, 11, 12, 21, 22, 25, 111]),
        "0 шашек, 1 шашка, 2 шашки, 5 шашек, 11 шашек, 12 шашек, 21 шашка, 22 шашки, 25 шашек, 111 шашек"
    );
}

/// Buttons under icons have room for about this many letters.
const TOOL_LETTERS: usize = 12;

#[test]
fn tool_buttons_are_short_in_every_language() {
    let tools = [Label::Undo, Label::Redo, Label::Hint, Label::Flip, Label::Draw, Label::Resign];
    for language in Language::ALL {
        for tool in tools {
            let letters = language.label(tool).chars().count();
            assert!(letters <= TOOL_LETTERS, "{language:?} {tool:?} has {letters} letters");
        }
        let words: std::collections::BTreeSet<&str> =
            tools.iter().map(|tool| language.label(*tool)).collect();
        assert_eq!(words.len(), tools.len(), "{language:?} names two tools alike");
    }
}

#[test]
fn no_text_outgrows_its_place() {
    // Short English texts may grow by these letters besides three fifths: words have their lengths.
    const SLACK: usize = 16;
    for language in Language::ALL {
        for text in every_text() {
            let [own, english] = [language, Language::En].map(|one| say(one, &text).chars().count());
            assert!(own <= english * 8 / 5 + SLACK, "{language:?}: {own} for {english} letters in {text:?}");
        }
    }
}

#[test]
fn long_texts_are_translated() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        let is_copied = |label: &Label| {
            let english = Language::En.label(*label);
            english.len() > 20 && english.contains(' ') && language.label(*label) == english
        };
        let copied: Vec<Label> = Label::ALL.into_iter().filter(is_copied).collect();
        assert!(copied.is_empty(), "{language:?} {copied:?}");
    }
}

#[test]
fn texts_of_another_build_are_not_learnt() {
    let texts = |count: usize| "x\0".repeat(count);
    let expected = Language::De.table_size();
    assert_eq!(Language::De.learn(texts(expected)), Ok(()));
    let refused = LearnError::Count { tag: "de", found: expected - 1, expected };
    assert_eq!(Language::De.learn(texts(expected - 1)), Err(refused));
    assert!(Language::De.learn(String::new()).is_err());
}
