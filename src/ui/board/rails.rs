//! A drag on rails: from the pointer's place to a move (INTERACTION §2).

use super::facing::Point;
use crate::rules::Direction;
use crate::store::board::input::Rail;
use crate::store::board::selection::{Ray, Selection};

/// Half of a ray's sector in degrees.
const SECTOR: f64 = 22.5;
/// How far past its sector a ray is kept once it is chosen, in degrees.
const HYSTERESIS: f64 = 6.0;
/// How far from its ray a release still plays the move, in squares.
const REACH: f64 = 0.75;

/// Where a drag points when the pointer has gone `way` from the middle of the held piece's
/// square, in squares east (x) and north (y); `before` is the answer for the point before.
///
/// On the piece's own square the answer is [`Rail::Away`]; elsewhere the nearest of the eight rays
/// is taken, and on it the legal move whose mark lies nearest. Past the last mark it stays.
#[must_use]
pub fn point(selection: &Selection, way: Point, before: Rail) -> Rail {
    if way.x.abs() < 0.5 && way.y.abs() < 0.5 {
        return Rail::Away;
    }
    let direction = nearest(way, held(before));
    let ray = selection.ray(direction);
    let (Some(first), Some(last)) = (ray.moves.first(), ray.moves.last()) else {
        return Rail::Barred { direction };
    };
    let (along, beside) = project(way, direction);
    let mark = |distance: u8| f64::from(mark_offset(selection, ray, distance));
    let distance = (along.round() - mark(0)).max(first.distance().into()).min(last.distance().into());
    Rail::At {
        direction,
        distance: distance as u8,
        is_beyond: along > mark(last.distance()) + 0.5,
        is_off: beside > REACH,
    }
}

/// Squares from the held piece to the mark of its move by `distance` on `ray`.
fn mark_offset(selection: &Selection, ray: &Ray, distance: u8) -> u8 {
    use crate::store::board::selection::TargetMarks;
    match selection.marks {
        TargetMarks::Head => (ray.length + distance).saturating_sub(1),
        TargetMarks::Held => distance,
    }
}

fn held(rail: Rail) -> Option<Direction> {
    match rail {
        Rail::Away => None,
        Rail::At { direction, .. } | Rail::Barred { direction } => Some(direction),
    }
}

/// The ray nearest to `way`; the one held before stays until it is clearly left.
fn nearest(way: Point, before: Option<Direction>) -> Direction {
    let bearing = way.x.atan2(way.y).to_degrees();
    if let Some(kept) = before
        && turn(bearing, kept) <= SECTOR + HYSTERESIS
    {
        return kept;
    }
    let eighth = (bearing / 45.0).round().rem_euclid(8.0);
    Direction::ALL[eighth as usize % 8]
}

/// Degrees between a bearing (clockwise from north) and a direction, 0 to 180.
fn turn(bearing: f64, direction: Direction) -> f64 {
    let difference = (bearing - f64::from(direction as u8) * 45.0).rem_euclid(360.0);
    difference.min(360.0 - difference)
}

/// Steps gone along the ray, and squares beside it.
fn project(way: Point, direction: Direction) -> (f64, f64) {
    let (east, north) = direction.delta();
    let (east, north) = (f64::from(east), f64::from(north));
    let length_squared = east * east + north * north;
    let along = (way.x * east + way.y * north) / length_squared;
    let beside = (way.x * north - way.y * east).abs() / length_squared.sqrt();
    (along, beside)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Preset, Square};
    use crate::store::board::selection::TargetMarks;

    /// c1 at the standard start: two pieces go north and north-east, their heads to 2 or 3 squares away.
    fn c1(marks: TargetMarks) -> Selection {
        let start = Position::start(&Preset::Standard.rules()).expect("a preset");
        Selection::new(&start, Square::new(2, 0), marks)
    }

    fn at(selection: &Selection, x: f64, y: f64) -> Rail {
        point(selection, Point { x, y }, Rail::Away)
    }

    fn north(distance: u8, is_beyond: bool, is_off: bool) -> Rail {
        Rail::At { direction: Direction::North, distance, is_beyond, is_off }
    }

    #[test]
    fn the_pieces_own_square_is_away() {
        assert_eq!(at(&c1(TargetMarks::Head), 0.45, -0.45), Rail::Away);
    }

    #[test]
    fn leaving_the_piece_along_a_ray_gives_one() {
        assert_eq!(at(&c1(TargetMarks::Head), 0.0, 0.55), north(1, false, false));
        assert_eq!(at(&c1(TargetMarks::Held), 0.0, 0.55), north(1, false, false));
    }

    #[test]
    fn going_on_gives_more() {
        assert_eq!(at(&c1(TargetMarks::Head), 0.1, 3.0), north(2, false, false));
        assert_eq!(at(&c1(TargetMarks::Held), 0.1, 2.0), north(2, false, false));
    }

    #[test]
    fn past_the_last_move_it_stays_and_says_so() {
        assert_eq!(at(&c1(TargetMarks::Head), 0.0, 3.4), north(2, false, false));
        assert_eq!(at(&c1(TargetMarks::Head), 0.0, 3.6), north(2, true, false));
        assert_eq!(at(&c1(TargetMarks::Held), 0.0, 2.6), north(2, true, false));
    }

    #[test]
    fn beside_the_ray_by_more_than_three_quarters_it_is_off() {
        assert_eq!(at(&c1(TargetMarks::Head), 0.74, 3.0), north(2, false, false));
        assert_eq!(at(&c1(TargetMarks::Head), 0.76, 3.0), north(2, false, true));
    }

    #[test]
    fn a_diagonal_counts_in_its_own_squares() {
        let rail = at(&c1(TargetMarks::Held), 1.0, 1.0);
        assert!(matches!(rail, Rail::At { direction: Direction::NorthEast, distance: 1, .. }));
    }

    #[test]
    fn a_ray_without_moves_is_barred() {
        assert_eq!(at(&c1(TargetMarks::Head), -1.0, 0.0), Rail::Barred { direction: Direction::West });
    }

    #[test]
    fn a_chosen_ray_is_kept_six_degrees_past_its_sector() {
        let selection = c1(TargetMarks::Head);
        let go =
            |degrees: f64| Point { x: 2.0 * degrees.to_radians().sin(), y: 2.0 * degrees.to_radians().cos() };
        let ray = |rail| held(rail).expect("on a ray");
        assert_eq!(ray(point(&selection, go(27.0), Rail::Away)), Direction::NorthEast);
        assert_eq!(ray(point(&selection, go(27.0), north(1, false, false))), Direction::North);
        assert_eq!(ray(point(&selection, go(29.0), north(1, false, false))), Direction::NorthEast);
    }

    #[test]
    fn every_way_points_to_one_of_the_eight_rays() {
        for degrees in -360..360 {
            let bearing = f64::from(degrees);
            let way = Point { x: bearing.to_radians().sin(), y: bearing.to_radians().cos() };
            assert!(turn(bearing, nearest(way, None)) <= SECTOR + 1e-9);
        }
    }
}
