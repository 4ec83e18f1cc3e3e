//! The board's questions by single keys (ACCEPTANCE U097).

use super::super::board::input::Question;
use super::*;
use crate::i18n::{Language, say};

/// What is said to a question asked on `at`.
fn answer(script: &mut Script, at: &str, question: Question) -> String {
    script.board(BoardMsg::FocusMoved(square(at)));
    script.board(BoardMsg::Asked(question));
    say(Language::En, script.state.board.remark.as_ref().expect("an answer"))
}

#[test]
fn u097_square_row_column_and_both_armies_can_be_asked_for() {
    let mut script = Script::quick();
    assert_eq!(answer(&mut script, "c1", Question::Square), "c1, white");
    assert_eq!(answer(&mut script, "c4", Question::Square), "c4, empty");
    let row: Vec<String> = ('a'..='h').map(|column| format!("{column}2")).collect();
    assert_eq!(answer(&mut script, "c2", Question::Row), format!("White: {}.", row.join(", ")));
    assert_eq!(answer(&mut script, "c4", Question::Row), "Nothing stands here.");
    assert_eq!(answer(&mut script, "c4", Question::Column), "White: c1, c2. Black: c7, c8.");
    let own = answer(&mut script, "c4", Question::OwnPieces);
    assert!(own.starts_with("White: a1, b1") && own.ends_with("h2."), "{own}");
    let enemy = answer(&mut script, "c4", Question::EnemyPieces);
    assert!(enemy.starts_with("Black: a7, b7") && enemy.ends_with("h8."), "{enemy}");
}

#[test]
fn u097_phalanxes_moves_and_the_last_move_can_be_asked_for() {
    let mut script = Script::quick();
    assert_eq!(
        answer(&mut script, "c1", Question::Phalanxes),
        "Through c1: north 2, north-east 2, east 6, west 3, north-west 2."
    );
    assert_eq!(answer(&mut script, "a1", Question::Moves), "From a1: a1-a3, a1-a4, a1-c3, a1-d4.");
    script.click("a1").click("a4");
    assert!(answer(&mut script, "c1", Question::LastMove).contains("a4"));
}
