//! Rule sets and positions by chance, the same ones on every run.
//!
//! Positions are made so that every rule comes up: scattered pieces, long lines, whole
//! games played at random, and crossings one step away from a symmetric board.

use crate::oracle::{Position, Rules, square_name};

/// A stream of numbers from a seed: splitmix64 (Steele, Lea and Flood, 2014).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is at least 1.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// A number from `low` to `high`, both included.
    pub(crate) fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub(crate) fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}

/// The text of a valid rule set with settings by chance.
pub(crate) fn custom_rules_text(chance: &mut Chance) -> String {
    loop {
        let text = any_rules_text(chance);
        if Rules::parse(&text).is_ok() {
            return text;
        }
    }
}

/// Settings by chance in the rule page's order; not always a valid rule set.
fn any_rules_text(chance: &mut Chance) -> String {
    let depth = chance.between(1, 4);
    let (columns, rows) = (chance.between(4, 20), chance.between((2 * depth + 1).max(4), 20));
    let mut settings = vec![format!("columns={columns}"), format!("rows={rows}"), format!("depth={depth}")];
    if chance.percent(40) {
        let squares: Vec<String> = (0..chance.between(1, 6))
            .map(|_| (chance.below(columns), chance.between(depth, rows - depth - 1)))
            .map(square_name)
            .collect();
        settings.push(format!("obstructions={}", squares.join("+")));
    }
    let words: [(&str, &[&str]); 6] = [
        ("capture", &["line", "head"]),
        ("crossers", &["free", "frozen", "locked", "locked-when-answered"]),
        ("answer", &["balance", "must-cross"]),
        ("symmetry", &["mirror", "front-back", "rotation", "off"]),
        ("repetition", &["draw", "loses", "off"]),
        ("no-move", &["loses", "draw"]),
    ];
    for (name, values) in words {
        if chance.percent(60) {
            settings.push(format!("{name}={}", chance.pick(values)));
        }
    }
    if chance.percent(20) {
        settings.push(format!("stones={}", chance.between(1, 9)));
    }
    if chance.percent(30) {
        settings.push("first=black".into());
    }
    settings.join(",")
}

/// A position for these rules, on their board or (one in four) on one of another size.
pub(crate) fn position(chance: &mut Chance, rules: &Rules) -> Position {
    let (columns, rows) = if chance.percent(75) {
        (rules.columns, rules.rows)
    } else {
        (chance.between(4, 20), chance.between((2 * rules.depth + 1).max(4), 20))
    };
    let mut here = Position {
        grid: vec![vec!['.'; columns]; rows],
        side: *chance.pick(&['w', 'b']),
        duty: '-',
        stones: 0,
    };
    match chance.below(20) {
        0..=2 => return playout(chance, rules),
        3..=10 => scatter(chance, &mut here),
        11..=14 => draw_lines(chance, &mut here),
        15 => leave_few_moves(chance, &mut here),
        _ => one_step_from_symmetry(chance, rules, &mut here),
    }
    if chance.percent(70) {
        even_crossers(chance, &mut here);
    }
    add_locks(chance, rules, &mut here);
    add_duty_and_stones(chance, rules, &mut here);
    here
}

/// The position after some random moves from the usual start.
pub(crate) fn playout(chance: &mut Chance, rules: &Rules) -> Position {
    let mut here = Position::start(rules);
    for _ in 0..chance.below(60) {
        let Some(after) = step(chance, rules, &here) else {
            break;
        };
        here = after;
    }
    here
}

/// A random move played, forward or capturing more often than not; none when the game is over.
pub(crate) fn step(chance: &mut Chance, rules: &Rules, here: &Position) -> Option<Position> {
    let moves = here.legal_moves(rules);
    if moves.is_empty() {
        return None;
    }
    let candidates = [chance.pick(&moves), chance.pick(&moves), chance.pick(&moves)];
    let advance = |m: &&&crate::oracle::Move| {
        let rows: usize = (0..here.rows())
            .map(|row| {
                let ahead = if here.side == 'w' { row } else { here.rows() - 1 - row };
                let own = m.after.grid[row].iter().filter(|c| c.to_ascii_lowercase() == here.side);
                ahead * own.count()
            })
            .sum();
        (m.is_crossing, m.captures.len(), rows)
    };
    candidates.iter().max_by_key(advance).map(|m| m.after.clone())
}

fn scatter(chance: &mut Chance, here: &mut Position) {
    let white = chance.between(2, 45);
    let black = chance.between(2, 45);
    let obstructed = *chance.pick(&[0, 0, 3, 10]);
    for (column, row) in here.squares() {
        here.grid[row][column] = match chance.below(100) {
            n if n < white => 'w',
            n if n < white + black => 'b',
            n if n < white + black + obstructed => '#',
            _ => '.',
        };
    }
}

fn draw_lines(chance: &mut Chance, here: &mut Position) {
    for _ in 0..chance.between(2, 10) {
        let piece = *chance.pick(&['w', 'w', 'w', 'b', 'b', 'b', '#']);
        let (mut column, mut row) = (chance.below(here.columns()) as i32, chance.below(here.rows()) as i32);
        let (dc, dr) = *chance.pick(&crate::oracle::DIRECTIONS);
        let length = if piece == '#' { 1 } else { chance.between(1, 7) };
        for _ in 0..length {
            if here.at(column, row).is_none() {
                break;
            }
            here.grid[row as usize][column as usize] = piece;
            (column, row) = (column + dc, row + dr);
        }
    }
}

/// A few pieces, most of them on their far rows, some of them walled in.
fn leave_few_moves(chance: &mut Chance, here: &mut Position) {
    for side in ['w', 'b'] {
        for _ in 0..chance.between(0, 3) {
            let row = if chance.percent(70) { here.far_row(side) } else { chance.below(here.rows()) };
            let column = chance.below(here.columns());
            here.grid[row][column] = side;
        }
    }
    for (column, row) in here.squares().filter(|_| chance.percent(50)).collect::<Vec<_>>() {
        if here.on((column, row)) == '.' {
            here.grid[row][column] = '#';
        }
    }
}

/// A board that is symmetric but for one crosser set back by a step.
fn one_step_from_symmetry(chance: &mut Chance, rules: &Rules, here: &mut Position) {
    scatter(chance, here);
    let (columns, rows) = (here.columns(), here.rows());
    for (column, row) in here.squares() {
        let piece = here.on((column, row));
        let swapped = match piece {
            'w' => 'b',
            'b' => 'w',
            other => other,
        };
        let (image, copy) = match rules.symmetry.as_str() {
            "front-back" => ((column, rows - 1 - row), swapped),
            "rotation" => ((columns - 1 - column, rows - 1 - row), swapped),
            _ => ((columns - 1 - column, row), piece),
        };
        here.grid[image.1][image.0] = if image == (column, row) && copy != piece { '.' } else { copy };
    }
    let far = here.far_row(here.side);
    let behind = if far == 0 { 1 } else { far - 1 };
    for column in 0..columns {
        let back = (column + chance.between(0, 2)).saturating_sub(1).min(columns - 1);
        if here.grid[far][column] == here.side && here.grid[behind][back] == '.' {
            here.grid[far][column] = '.';
            here.grid[behind][back] = here.side;
            return;
        }
    }
}

/// Takes crossers away until neither side has more, as in most positions of real games.
fn even_crossers(chance: &mut Chance, here: &mut Position) {
    loop {
        let (white, black) = (here.crossers('w'), here.crossers('b'));
        let ahead = if white > black { 'w' } else { 'b' };
        if white == black {
            return;
        }
        let far = here.far_row(ahead);
        let columns: Vec<usize> = (0..here.columns()).filter(|&c| here.grid[far][c] == ahead).collect();
        here.grid[far][*chance.pick(&columns)] = '.';
    }
}

fn add_locks(chance: &mut Chance, rules: &Rules, here: &mut Position) {
    if rules.crossers == "locked" {
        here.lock_all_crossers();
    }
    if rules.crossers == "locked-when-answered" {
        for side in ['w', 'b'] {
            let far = here.far_row(side);
            for column in 0..here.columns() {
                if here.grid[far][column] == side && chance.percent(40) {
                    here.grid[far][column] = side.to_ascii_uppercase();
                }
            }
        }
    }
}

/// A duty only where stones are placed, as in every game that is really played.
fn add_duty_and_stones(chance: &mut Chance, rules: &Rules, here: &mut Position) {
    if rules.stones > 0 && chance.percent(40) {
        let free = here
            .squares()
            .filter(|&square| here.on(square) == '.')
            .filter(|&(_, row)| rules.is_stone_row(row, here.rows()))
            .count();
        here.stones = chance.between(0, rules.stones).min(free);
    }
    if rules.answer == "must-cross" && here.stones == 0 {
        here.duty = *chance.pick(&['-', '-', '-', '!', '!', '!', '!', 'x']);
    }
}
