//! What a match's score says of the difference in strength.

use core::fmt;

/// Wins of either player and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Tally {
    wins: [u32; 2],
    draws: u32,
    /// Openings played with both sides, by the half points that the first player made of the two
    /// games.
    pairs: [u32; 5],
}

/// The hypotheses of the sequential test, in Elo.
const HYPOTHESES: [f64; 2] = [0.0, 10.0];
/// Bound of the log-likelihood ratio at 5 % error either way: ln(0.95 / 0.05).
const BOUND: f64 = 2.944;

impl Tally {
    /// Counts the games of one opening, won by player 0 or 1, or drawn.
    pub(super) fn add(&mut self, winners: &[Option<usize>]) {
        let mut half_points = 0;
        for winner in winners {
            match winner {
                Some(player) => self.wins[*player] += 1,
                None => self.draws += 1,
            }
            half_points += match winner {
                Some(0) => 2,
                Some(_) => 0,
                None => 1,
            };
        }
        if winners.len() == 2 {
            self.pairs[half_points] += 1;
        }
    }

    /// Wins of the first player and of the second, and draws.
    pub(super) fn results(&self) -> [u32; 3] {
        [self.wins[0], self.wins[1], self.draws]
    }

    fn games(&self) -> f64 {
        f64::from(self.wins[0] + self.wins[1] + self.draws)
    }

    /// Points of the first player per game.
    fn mean(&self) -> f64 {
        (f64::from(self.wins[0]) + f64::from(self.draws) / 2.0) / self.games().max(1.0)
    }

    /// Variance of the points of one game. The two games of an opening aren't independent, since
    /// an opening favours a side: pairs are, and theirs is half of it.
    fn variance(&self) -> f64 {
        let count = f64::from(self.pairs.iter().sum::<u32>());
        if count < 2.0 {
            return 0.25;
        }
        let points = || (0..).map(|half_points| f64::from(half_points) / 4.0).zip(self.pairs.map(f64::from));
        let mean = points().map(|(points, pairs)| points * pairs).sum::<f64>() / count;
        let squares: f64 = points().map(|(points, pairs)| pairs * (points - mean).powi(2)).sum();
        2.0 * squares / (count - 1.0)
    }

    /// How many standard errors the log-likelihood ratio of the two hypotheses weighs, by the
    /// normal approximation of the score.
    fn ratio(&self) -> f64 {
        let variance = self.variance();
        if variance <= 0.0 {
            return 0.0;
        }
        let [low, high] = HYPOTHESES.map(|elo| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0)));
        (high - low) * (2.0 * self.mean() - low - high) * self.games() / (2.0 * variance)
    }

    /// Has the sequential test come to an end?
    pub(super) fn is_decided(&self) -> bool {
        self.ratio().abs() >= BOUND
    }

    /// The sequential test's verdict in words.
    pub(super) fn verdict(&self) -> String {
        let ratio = self.ratio();
        let word = match ratio {
            r if r >= BOUND => "stronger",
            r if r <= -BOUND => "not stronger",
            _ => "undecided",
        };
        format!("{word}, log-likelihood ratio {ratio:.2} of ±{BOUND}")
    }
}

/// The Elo difference that an expected score stands for.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    // An even score is +0, not −0.
    400.0 * (score / (1.0 - score)).log10()
}

impl fmt::Display for Tally {
    /// Writes `+30 −20 =4, 59.3 %, Elo +65 [−12, +144]`, the bracket being 95 %.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let error = 1.96 * (self.variance().max(0.0) / self.games().max(1.0)).sqrt();
        let mean = self.mean();
        write!(
            f,
            "+{} −{} ={}, {:.1} %, Elo {:+.0} [{:+.0}, {:+.0}]",
            self.wins[0],
            self.wins[1],
            self.draws,
            100.0 * mean,
            elo(mean),
            elo(mean - error),
            elo(mean + error)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tally of so many pairs by the half points made of them.
    fn of(pairs: [u32; 5]) -> Tally {
        let mut tally = Tally::default();
        let games =
            [[Some(1), Some(1)], [Some(1), None], [Some(0), Some(1)], [Some(0), None], [Some(0), Some(0)]];
        for (pair, count) in games.iter().zip(pairs) {
            (0..count).for_each(|_| tally.add(pair));
        }
        tally
    }

    #[test]
    fn an_even_score_is_no_difference() {
        let tally = of([10, 0, 20, 0, 10]);
        assert!(tally.to_string().starts_with("+40 −40 =0, 50.0 %, Elo +0 ["));
        assert!(!tally.is_decided());
    }

    #[test]
    fn a_long_clear_score_decides() {
        assert!(of([50, 0, 200, 0, 250]).is_decided());
        assert!(of([50, 0, 200, 0, 250]).verdict().starts_with("stronger"));
        assert!(of([250, 0, 200, 0, 50]).verdict().starts_with("not stronger"));
    }

    #[test]
    fn openings_that_favour_a_side_say_little_of_the_players_and_do_not_blur_the_score() {
        let error = |pairs| of(pairs).variance();
        assert!(error([5, 0, 90, 0, 5]) < error([50, 0, 0, 0, 50]) / 5.0);
    }
}
