//! The third occurrence of a position, in the oracle.

use crate::oracle::{Game, Position, Rules, Status};

#[test]
fn third_occurrence_draws_or_loses_or_means_nothing() {
    let steps = ["b1-b2", "a4-a3", "b2-b1", "a3-a4", "b1-b2", "a4-a3", "b2-b1", "a3-a4"];
    let ends = [
        ("draw", Status::Drawn("repetition")),
        ("loses", Status::Won('w', "repetition")),
        ("off", Status::Playing),
    ];
    for (repetition, expected) in ends {
        let rules = Rules::parse(&format!("repetition={repetition}")).expect("valid rules");
        let start = Position::parse(&rules, "4/b3/4/4/1w2 w").expect("a position");
        let mut game = Game::new(&rules, start);
        for step in steps {
            assert_eq!(game.status(), Status::Playing, "before {step}");
            game.play(step).expect("a legal step");
        }
        assert_eq!(game.status(), expected, "repetition={repetition}");
    }
}
