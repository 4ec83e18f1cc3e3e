//! A line of the table of targets.

/// What is wanted: what must be, and what is aimed at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Want {
    /// The more the better.
    AtLeast(f64, f64),
    /// The less the better.
    AtMost(f64, f64),
    /// Measured for comparison.
    Nothing,
}

/// A target and what was measured.
#[derive(Clone, Debug)]
pub(super) struct Row {
    name: String,
    want: Want,
    measured: f64,
    unit: &'static str,
}

impl Row {
    pub(super) fn new(name: &str, want: Want, measured: f64, unit: &'static str) -> Row {
        Row { name: name.to_string(), want, measured, unit }
    }

    fn verdict(&self) -> &'static str {
        let (has_must, has_aim) = match self.want {
            Want::AtLeast(must, aim) => (self.measured >= must, self.measured >= aim),
            Want::AtMost(must, aim) => (self.measured <= must, self.measured <= aim),
            Want::Nothing => return "",
        };
        match (has_must, has_aim) {
            (_, true) => "aim met",
            (true, false) => "must met",
            (false, false) => "MISSED",
        }
    }

    fn cells(&self) -> [String; 5] {
        let (must, aim) = match self.want {
            Want::AtLeast(must, aim) | Want::AtMost(must, aim) => (short(must), short(aim)),
            Want::Nothing => (String::new(), String::new()),
        };
        let measured = format!("{} {}", short(self.measured), self.unit);
        [self.name.clone(), must, aim, measured, self.verdict().to_string()]
    }
}

/// Prints the table, its columns aligned.
pub(super) fn print(rows: &[Row]) {
    let head = ["target", "must", "aim", "measured", "verdict"].map(str::to_string);
    let lines: Vec<[String; 5]> = std::iter::once(head).chain(rows.iter().map(Row::cells)).collect();
    let width = |column: usize| lines.iter().map(|cells| cells[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(width);
    for cells in &lines {
        let padded: Vec<String> =
            cells.iter().zip(widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        println!("| {} |", padded.join(" | "));
    }
}

/// A number in as few digits as tell it apart.
fn short(number: f64) -> String {
    match number {
        _ if number >= 100e6 => format!("{:.0} M", number / 1e6),
        _ if number >= 1e6 => format!("{:.2} M", number / 1e6),
        _ if number >= 10e3 => format!("{:.0} k", number / 1e3),
        _ => format!("{number:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verdict_says_which_mark_is_reached() {
        let of = |want, measured| Row::new("", want, measured, "").verdict();
        let more = Want::AtLeast(10.0, 20.0);
        assert_eq!([9.0, 10.0, 20.0].map(|n| of(more, n)), ["MISSED", "must met", "aim met"]);
        let less = Want::AtMost(150.0, 100.0);
        assert_eq!([151.0, 150.0, 100.0].map(|n| of(less, n)), ["MISSED", "must met", "aim met"]);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!([9.0, 98_765.0, 1_100_000.0, 300e6].map(short), ["9", "99 k", "1.10 M", "300 M"]);
    }
}
