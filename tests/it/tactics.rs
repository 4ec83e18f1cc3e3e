//! The tactics of the data, proved by trying everything.

use std::collections::HashMap;

use crate::data::{self, check_all, same};
use crate::oracle::{Position, Rules, Status};

type Proofs = HashMap<(Position, u32), bool>;

/// Whether the side to move can force a win that is there after `plies` more moves.
fn can_force(rules: &Rules, here: &Position, plies: u32, proofs: &mut Proofs) -> bool {
    match here.status(rules) {
        Status::Won(winner, _) => return winner == here.side,
        Status::Drawn(_) => return false,
        Status::Playing if plies < 2 => return false,
        Status::Playing => {}
    }
    let key = (here.clone(), plies);
    if let Some(&known) = proofs.get(&key) {
        return known;
    }
    let proof = here.legal_moves(rules).iter().any(|m| wins(rules, &m.after, plies - 1, proofs));
    proofs.insert(key, proof);
    proof
}

/// Whether the side that has just moved wins within `plies` more moves against every reply.
fn wins(rules: &Rules, here: &Position, plies: u32, proofs: &mut Proofs) -> bool {
    match here.status(rules) {
        Status::Won(winner, _) => winner != here.side,
        Status::Drawn(_) => false,
        Status::Playing if plies == 0 => false,
        Status::Playing => {
            here.legal_moves(rules).iter().all(|reply| can_force(rules, &reply.after, plies - 1, proofs))
        }
    }
}

fn winning_moves(rules: &Rules, here: &Position, plies: u32) -> Vec<String> {
    let mut proofs = Proofs::new();
    here.legal_moves(rules)
        .into_iter()
        .filter(|m| wins(rules, &m.after, plies - 1, &mut proofs))
        .map(|m| as_answer(&m.text))
        .collect()
}

/// The data writes every answer with a hyphen, captures too.
fn as_answer(text: &str) -> String {
    text.replace('x', "-")
}

fn sorted(mut moves: Vec<String>) -> Vec<String> {
    moves.sort();
    moves
}

#[test]
fn wins_are_forced_by_the_named_moves_alone() {
    check_all(&data::read("tactics.jsonl"), |case: &data::TacticCase| {
        let rules = Rules::parse("standard")?;
        let here = Position::parse(&rules, &case.position)?;
        match case.plies {
            Some(plies) => {
                let found = winning_moves(&rules, &here, plies);
                same(&case.position, sorted(found), case.answers.clone())?;
                let sooner = if plies > 2 { winning_moves(&rules, &here, plies - 2) } else { vec![] };
                same(&case.position, sooner, vec![])
            }
            None => Ok(()),
        }
    });
}

#[test]
fn only_defences_are_all_that_does_not_lose_at_once() {
    check_all(&data::read("tactics.jsonl"), |case: &data::TacticCase| {
        if case.kind != "only-defence" {
            return Ok(());
        }
        let rules = Rules::parse("standard")?;
        let here = Position::parse(&rules, &case.position)?;
        let mut proofs = Proofs::new();
        let holding: Vec<String> = here
            .legal_moves(&rules)
            .into_iter()
            .filter(|m| !can_force(&rules, &m.after, 0, &mut proofs))
            .map(|m| as_answer(&m.text))
            .collect();
        same(&case.position, sorted(holding), case.answers.clone())
    });
}
