//! Ratings from the scores of many pairs of players.
//!
//! The model is Bradley and Terry's, which Elo's scale is drawn on: the chance of winning depends on the
//! difference of two ratings alone. Those are taken under which the scores are likeliest.

/// What one player scored against another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Score {
    /// The players' numbers from 0.
    pub(super) players: [usize; 2],
    /// Points of the first; a draw is half a point.
    pub(super) points: f64,
    /// Games.
    pub(super) games: f64,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    /// In Elo, above the mean of all players.
    pub(super) elo: f64,
    /// The true difference from the mean lies within so much of it in 95 of 100 cases.
    pub(super) error: f64,
}

/// Elo in a natural logarithm of odds.
const ELO: f64 = 400.0 / core::f64::consts::LN_10;
/// Newton's method has long settled after so many steps.
const STEPS: u32 = 60;
/// The longest step, in logarithms of odds: a first guess may be far off.
const LONGEST: f64 = 1.0;

/// The ratings of `count` players, each of whom met another one. Each pair that met is taken to have
/// drawn one game more, so that nobody is infinitely better.
pub(super) fn ratings(count: usize, scores: &[Score]) -> Vec<Rating> {
    let mut odds = vec![0.0; count];
    let mut inverse = vec![vec![0.0; count]; count];
    for _ in 0..STEPS {
        let (slopes, curvature) = slopes(&odds, scores);
        inverse = inverted(curvature);
        for (odds, row) in odds.iter_mut().zip(&inverse) {
            let step: f64 = row.iter().zip(&slopes).map(|(part, slope)| part * slope).sum();
            *odds += step.clamp(-LONGEST, LONGEST);
        }
    }
    let mean = odds.iter().sum::<f64>() / count as f64;
    let rate = |at: usize| {
        // What was added to make the mean count isn't known from games.
        let variance = (inverse[at][at] - 1.0 / (count * count) as f64).max(0.0);
        Rating { elo: ELO * (odds[at] - mean), error: 1.96 * ELO * variance.sqrt() }
    };
    (0..count).map(rate).collect()
}

/// How the likelihood's logarithm changes with each player's odds, and how much less it changes the
/// further they go; to the latter one is added everywhere, which holds the mean where it is.
fn slopes(odds: &[f64], scores: &[Score]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let mut slopes = vec![0.0; odds.len()];
    let mut curvature = vec![vec![1.0; odds.len()]; odds.len()];
    for score in scores {
        let [a, b] = score.players;
        let chance = 1.0 / (1.0 + (odds[b] - odds[a]).exp());
        let games = score.games + 1.0;
        let surplus = score.points + 0.5 - games * chance;
        slopes[a] += surplus;
        slopes[b] -= surplus;
        let weight = games * chance * (1.0 - chance);
        curvature[a][a] += weight;
        curvature[b][b] += weight;
        curvature[a][b] -= weight;
        curvature[b][a] -= weight;
    }
    (slopes, curvature)
}

/// The inverse of a matrix that has one, by elimination; here the diagonal is never zero.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let count = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..count).map(|row| (0..count).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..count {
        let scale = 1.0 / matrix[pivot][pivot];
        for side in [&mut matrix, &mut inverse] {
            side[pivot].iter_mut().for_each(|value| *value *= scale);
        }
        for row in (0..count).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for side in [&mut matrix, &mut inverse] {
                let lead = side[pivot].clone();
                side[row].iter_mut().zip(lead).for_each(|(value, lead)| *value -= factor * lead);
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The scores that players of these ratings make in `games` games of neighbours and their
    /// neighbours.
    fn expected(elos: &[f64], games: f64) -> Vec<Score> {
        let pairs = (0..elos.len()).flat_map(|a| (a.saturating_sub(2)..a).map(move |b| [a, b]));
        let score = |[a, b]: [usize; 2]| Score {
            players: [a, b],
            points: games / (1.0 + ((elos[b] - elos[a]) / ELO).exp()),
            games,
        };
        pairs.map(score).collect()
    }

    #[test]
    fn scores_as_expected_give_the_ratings_back() {
        let elos = [-450.0, -250.0, -100.0, 50.0, 250.0, 500.0];
        for (rating, elo) in ratings(6, &expected(&elos, 1e6)).iter().zip(elos) {
            assert!((rating.elo - elo).abs() < 0.1, "{rating:?} {elo}");
        }
    }

    #[test]
    fn four_times_the_games_halve_the_error() {
        let error = |games| ratings(4, &expected(&[-200.0, -50.0, 50.0, 200.0], games))[0].error;
        assert!((error(1_000.0) / error(4_000.0) - 2.0).abs() < 0.01);
    }

    #[test]
    fn the_error_of_two_is_that_of_their_match() {
        // Half the difference, hence half its error: 1.96 · 400 / ln 10 / sqrt(400 · ¼) / 2.
        let score = Score { players: [0, 1], points: 199.5, games: 399.0 };
        let error = ratings(2, &[score])[0].error;
        assert!((error - 1.96 * ELO / 100_f64.sqrt() / 2.0).abs() < 0.01, "{error}");
    }

    #[test]
    fn who_always_wins_is_better_but_not_infinitely() {
        let score = Score { players: [1, 0], points: 20.0, games: 20.0 };
        let all = ratings(2, &[score]);
        assert!((300.0..1_000.0).contains(&(all[1].elo - all[0].elo)), "{all:?}");
    }
}
