//! Rule sets: a preset's name, or `name=value` for every setting that isn't standard (RULES §3).

use super::place::{Place, Scanner, excerpt};
use super::square::{self, SquareError};
use crate::rules::{
    Answer, Capture, Crossers, NoMove, Preset, Repetition, RuleSet, Side, Size, Square, SquareSet, Symmetry,
};

/// Why a text isn't a rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleSetError {
    /// Nothing is written.
    #[error("no rule set is written; 'standard' is one")]
    Empty,
    /// A word that is neither a preset's name nor a setting.
    #[error("unknown rule set '{}' at {place}; known are {} and name=value", excerpt(.found), preset_names())]
    Preset {
        /// The word.
        found: String,
        /// Where.
        place: Place,
    },
    /// A preset's name among settings.
    #[error("preset '{}' at {place} must stand alone", excerpt(.found))]
    PresetNotAlone {
        /// The name.
        found: String,
        /// Where.
        place: Place,
    },
    /// A name that no setting has.
    #[error("unknown setting '{}' at {place}; known are {}", excerpt(.found), NAMES.join(" "))]
    Setting {
        /// The name.
        found: String,
        /// Where.
        place: Place,
    },
    /// A setting given twice.
    #[error("setting '{name}' at {place} was given before")]
    Twice {
        /// The name.
        name: &'static str,
        /// Where.
        place: Place,
    },
    /// A value that the setting doesn't have.
    #[error("unknown value '{}' of {name} at {place}; known are {known}", excerpt(.found))]
    Value {
        /// The setting.
        name: &'static str,
        /// The value.
        found: String,
        /// The values it has.
        known: String,
        /// Where.
        place: Place,
    },
    /// An obstruction that isn't a square.
    #[error("unknown obstruction '{}': {fault}", excerpt(.found))]
    Obstruction {
        /// The text.
        found: String,
        /// What is wrong with it.
        fault: SquareError,
    },
    /// An obstruction past column t or row 20, the largest board.
    #[error("obstruction {found} at {place} lies on no board; columns end at t, rows at 20")]
    FarObstruction {
        /// The square.
        found: Square,
        /// Where.
        place: Place,
    },
}

/// The settings' names in the order of RULES §3, in which they are written.
pub const NAMES: [&str; 12] = [
    "columns",
    "rows",
    "depth",
    "obstructions",
    "capture",
    "crossers",
    "answer",
    "symmetry",
    "repetition",
    "no-move",
    "stones",
    "first",
];

const CAPTURE: &[(&str, Capture)] = &[("line", Capture::Line), ("head", Capture::Head)];
const CROSSERS: &[(&str, Crossers)] = &[
    ("free", Crossers::Free),
    ("frozen", Crossers::Frozen),
    ("locked", Crossers::Locked),
    ("locked-when-answered", Crossers::LockedWhenAnswered),
];
const ANSWER: &[(&str, Answer)] = &[("balance", Answer::Balance), ("must-cross", Answer::MustCross)];
const SYMMETRY: &[(&str, Symmetry)] = &[
    ("mirror", Symmetry::Mirror),
    ("front-back", Symmetry::FrontBack),
    ("rotation", Symmetry::Rotation),
    ("off", Symmetry::Off),
];
const REPETITION: &[(&str, Repetition)] =
    &[("draw", Repetition::Draw), ("loses", Repetition::Loses), ("off", Repetition::Off)];
const NO_MOVE: &[(&str, NoMove)] = &[("loses", NoMove::Loses), ("draw", NoMove::Draw)];
const FIRST: &[(&str, Side)] = &[("white", Side::White), ("black", Side::Black)];

fn preset_names() -> String {
    Preset::ALL.map(Preset::name).join(" ")
}

/// Reads a preset's name or a list of settings, in any order and case, spaces around them allowed.
/// What isn't named is standard. Whether the settings fit together is asked of the rule set
/// ([`RuleSet::faults`]): with a given position its size and obstructions don't count.
///
/// ```
/// use epaminondas::notation::rule_set;
/// let rules = rule_set::read("rows=8, Columns=10,crossers=frozen")?;
/// assert_eq!(rule_set::write(&rules), "columns=10,rows=8,crossers=frozen");
/// assert_eq!(rule_set::write(&rule_set::read("columns=8,rows=8")?), "quick");
/// # Ok::<(), rule_set::RuleSetError>(())
/// ```
///
/// # Errors
/// The first thing that can't be read, and its place.
pub fn read(text: &str) -> Result<RuleSet, RuleSetError> {
    read_at(text, Place::START)
}

/// Reads a rule set that stands at `place` in a greater text.
pub(super) fn read_at(text: &str, place: Place) -> Result<RuleSet, RuleSetError> {
    let words = words(text, place);
    if words.iter().all(|word| word.text.is_empty()) {
        return Err(RuleSetError::Empty);
    }
    if let [word] = words.as_slice()
        && let Some(preset) = preset(word.text)
    {
        return Ok(preset.rules());
    }
    let mut rules = RuleSet::default();
    let mut given = Vec::new();
    for word in &words {
        let (name, value) = setting(word)?;
        if given.contains(&name) {
            return Err(RuleSetError::Twice { name, place: word.place });
        }
        given.push(name);
        set(&mut rules, name, &value)?;
    }
    Ok(rules)
}

/// A piece of the text and where it begins, without the spaces around it.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    place: Place,
}

fn word<'a>(scanner: &mut Scanner<'a>, is_part: impl Fn(char) -> bool) -> Word<'a> {
    scanner.skip_spaces();
    let place = scanner.place();
    Word { place, text: scanner.take_while(is_part).trim_end() }
}

fn words(text: &str, place: Place) -> Vec<Word<'_>> {
    let mut scanner = Scanner::at(text, place);
    let mut words = vec![word(&mut scanner, |c| c != ',')];
    while scanner.next_if(|c| c == ',').is_some() {
        words.push(word(&mut scanner, |c| c != ','));
    }
    words
}

fn preset(name: &str) -> Option<Preset> {
    Preset::ALL.into_iter().find(|preset| preset.name().eq_ignore_ascii_case(name))
}

/// The setting's name and value.
fn setting<'a>(whole: &Word<'a>) -> Result<(&'static str, Word<'a>), RuleSetError> {
    let found = || whole.text.to_owned();
    let Some((name, _)) = whole.text.split_once('=') else {
        return Err(match preset(whole.text) {
            Some(_) => RuleSetError::PresetNotAlone { found: found(), place: whole.place },
            None => RuleSetError::Preset { found: found(), place: whole.place },
        });
    };
    let known = NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(name.trim_end()));
    let known = known
        .ok_or_else(|| RuleSetError::Setting { found: name.trim_end().to_owned(), place: whole.place })?;
    let mut scanner = Scanner::at(whole.text, whole.place);
    scanner.take_while(|c| c != '=');
    scanner.next();
    Ok((known, word(&mut scanner, |_| true)))
}

fn set(rules: &mut RuleSet, name: &'static str, value: &Word<'_>) -> Result<(), RuleSetError> {
    match name {
        "columns" => rules.size = size(number(name, value, Size::MIN..=Size::MAX)?, rules.size.rows(), rules),
        "rows" => rules.size = size(rules.size.columns(), number(name, value, Size::MIN..=Size::MAX)?, rules),
        "depth" => rules.depth = number(name, value, 1..=4)?,
        "obstructions" => rules.obstructions = obstructions(value)?,
        "capture" => rules.capture = choice(name, value, CAPTURE)?,
        "crossers" => rules.crossers = choice(name, value, CROSSERS)?,
        "answer" => rules.answer = choice(name, value, ANSWER)?,
        "symmetry" => rules.symmetry = choice(name, value, SYMMETRY)?,
        "repetition" => rules.repetition = choice(name, value, REPETITION)?,
        "no-move" => rules.no_move = choice(name, value, NO_MOVE)?,
        "stones" => rules.stones = number(name, value, 0..=9)?,
        _ => rules.first = choice(name, value, FIRST)?,
    }
    Ok(())
}

fn size(columns: u8, rows: u8, rules: &RuleSet) -> Size {
    Size::new(columns, rows).unwrap_or(rules.size)
}

fn number(
    name: &'static str,
    value: &Word<'_>,
    range: core::ops::RangeInclusive<u8>,
) -> Result<u8, RuleSetError> {
    value.text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        let known = format!("{} to {}", range.start(), range.end());
        RuleSetError::Value { name, found: value.text.to_owned(), known, place: value.place }
    })
}

fn choice<T: Copy>(name: &'static str, value: &Word<'_>, known: &[(&str, T)]) -> Result<T, RuleSetError> {
    let found = known.iter().find(|(word, _)| word.eq_ignore_ascii_case(value.text));
    found.map(|(_, choice)| *choice).ok_or_else(|| {
        let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        RuleSetError::Value { name, found: value.text.to_owned(), known: words.join(" "), place: value.place }
    })
}

fn obstructions(value: &Word<'_>) -> Result<SquareSet, RuleSetError> {
    let mut squares = SquareSet::new();
    if value.text.eq_ignore_ascii_case("none") {
        return Ok(squares);
    }
    let mut scanner = Scanner::at(value.text, value.place);
    loop {
        let part = word(&mut scanner, |c| c != '+');
        let found = square::read_all(Scanner::at(part.text, part.place))
            .map_err(|fault| RuleSetError::Obstruction { found: part.text.to_owned(), fault })?;
        if found.column() >= Size::MAX || found.row() >= Size::MAX {
            return Err(RuleSetError::FarObstruction { found, place: part.place });
        }
        squares.insert(found);
        if scanner.next().is_none() {
            return Ok(squares);
        }
    }
}

/// Writes the preset's name if the rule set equals one, else the settings that differ from
/// Standard, in the order of RULES §3.
#[must_use]
pub fn write(rules: &RuleSet) -> String {
    if let Some(preset) = rules.preset() {
        return preset.name().to_owned();
    }
    let standard = values(&RuleSet::default());
    let differs = |((name, value), usual): ((&str, String), &String)| {
        (value != *usual).then(|| format!("{name}={value}"))
    };
    let parts = NAMES.into_iter().zip(values(rules)).zip(&standard).filter_map(differs);
    parts.collect::<Vec<String>>().join(",")
}

/// The values of all settings, in the order of [`NAMES`].
#[must_use]
pub fn values(rules: &RuleSet) -> [String; 12] {
    let obstructions: Vec<String> = rules.obstructions.iter().map(ToString::to_string).collect();
    [
        rules.size.columns().to_string(),
        rules.size.rows().to_string(),
        rules.depth.to_string(),
        obstructions.join("+"),
        value_word(rules.capture, CAPTURE),
        value_word(rules.crossers, CROSSERS),
        value_word(rules.answer, ANSWER),
        value_word(rules.symmetry, SYMMETRY),
        value_word(rules.repetition, REPETITION),
        value_word(rules.no_move, NO_MOVE),
        rules.stones.to_string(),
        value_word(rules.first, FIRST),
    ]
}

fn value_word<T: PartialEq>(value: T, known: &[(&str, T)]) -> String {
    known.iter().find(|(_, choice)| *choice == value).map_or(String::new(), |(word, _)| (*word).to_owned())
}

/// All settings but the obstructions as digits, each with its base, for links.
pub(super) fn digits(rules: &RuleSet) -> [(u32, u32); 11] {
    fn digit<T: PartialEq>(value: T, known: &[(&str, T)]) -> (u32, u32) {
        let at = known.iter().position(|(_, choice)| *choice == value).unwrap_or(0);
        (at as u32, known.len() as u32)
    }
    let length = |number: u8| (u32::from(number - Size::MIN), u32::from(Size::MAX - Size::MIN) + 1);
    [
        length(rules.size.columns()),
        length(rules.size.rows()),
        (u32::from(rules.depth.clamp(1, 4)) - 1, 4),
        digit(rules.capture, CAPTURE),
        digit(rules.crossers, CROSSERS),
        digit(rules.answer, ANSWER),
        digit(rules.symmetry, SYMMETRY),
        digit(rules.repetition, REPETITION),
        digit(rules.no_move, NO_MOVE),
        (u32::from(rules.stones.min(9)), 10),
        digit(rules.first, FIRST),
    ]
}

/// The rule set of what [`digits`] gave; `next` answers with the next digit below a base.
pub(super) fn from_digits(mut next: impl FnMut(u32) -> u32) -> Option<RuleSet> {
    fn choice<T: Copy>(next: &mut impl FnMut(u32) -> u32, known: &[(&str, T)]) -> Option<T> {
        known.get(next(known.len() as u32) as usize).map(|(_, choice)| *choice)
    }
    let lengths = u32::from(Size::MAX - Size::MIN) + 1;
    let (columns, rows) = (next(lengths), next(lengths));
    let length = |digit: u32| u8::try_from(digit).ok().map(|digit| digit + Size::MIN);
    Some(RuleSet {
        size: Size::new(length(columns)?, length(rows)?)?,
        depth: u8::try_from(next(4)).ok()? + 1,
        obstructions: SquareSet::new(),
        capture: choice(&mut next, CAPTURE)?,
        crossers: choice(&mut next, CROSSERS)?,
        answer: choice(&mut next, ANSWER)?,
        symmetry: choice(&mut next, SYMMETRY)?,
        repetition: choice(&mut next, REPETITION)?,
        no_move: choice(&mut next, NO_MOVE)?,
        stones: u8::try_from(next(10)).ok()?,
        first: choice(&mut next, FIRST)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        read(text).unwrap_err().to_string()
    }

    #[test]
    fn a_presets_name_stands_for_its_settings_in_any_case() {
        for preset in Preset::ALL {
            assert_eq!(write(&preset.rules()), preset.name());
            assert_eq!(read(&preset.name().to_uppercase()).unwrap(), preset.rules());
        }
    }

    #[test]
    fn only_what_differs_is_written_in_the_tables_order() {
        let text = "first=BLACK, stones=2 ,obstructions=E5+d4,no-move=draw,columns=14";
        let rules = read(text).unwrap();
        assert_eq!(write(&rules), "obstructions=d4+e5,no-move=draw,stones=2,first=black");
        let all = "columns=4,rows=20,depth=3,obstructions=a9+t8,capture=head,crossers=locked-when-answered,\
                   answer=must-cross,symmetry=front-back,repetition=loses,no-move=draw,stones=9,first=black";
        assert_eq!(write(&read(all).unwrap()), all);
    }

    #[test]
    fn the_error_names_what_stands_where() {
        assert_eq!(message("  "), "no rule set is written; 'standard' is one");
        assert_eq!(
            message("chess"),
            "unknown rule set 'chess' at 1:1; known are standard quick igfip locked crossings stones \
             boardspace abstractplay everyboard and name=value"
        );
        assert_eq!(message("igfip,columns=8"), "preset 'igfip' at 1:1 must stand alone");
        assert_eq!(message("columns=8,width=3").split(';').next(), Some("unknown setting 'width' at 1:11"));
        assert_eq!(message("rows=8, rows=9"), "setting 'rows' at 1:9 was given before");
        assert_eq!(message("rows= 21"), "unknown value '21' of rows at 1:7; known are 4 to 20");
        assert_eq!(
            message("depth=99999999999"),
            "unknown value '99999999999' of depth at 1:7; known are 1 to 4"
        );
        assert_eq!(message("capture=all"), "unknown value 'all' of capture at 1:9; known are line head");
        assert_eq!(message("obstructions=d4+5e"), "unknown obstruction '5e': unknown column '5' at 1:17");
        assert_eq!(
            message("obstructions=u4"),
            "obstruction u4 at 1:14 lies on no board; columns end at t, rows at 20"
        );
    }
}
