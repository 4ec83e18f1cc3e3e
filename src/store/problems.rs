//! What a reader of text forms has found wrong, as texts: the problem, then its place.

use crate::i18n::{Label, Text};
use crate::notation::Place;
use crate::notation::link::{FIELDS, LinkError, PayloadError};
use crate::notation::moves::MoveError;
use crate::notation::position::ReadError;
use crate::notation::record::RecordError;
use crate::notation::rule_set::RuleSetError;
use crate::notation::square::SquareError;
use crate::rules::{Size, Square};

/// Letters of somebody's text that are shown at most.
const EXCERPT: usize = 40;

/// What is wrong with a square.
pub(super) fn square(error: &SquareError) -> Text {
    match error {
        SquareError::Missing { place } => at(*place, Label::BadSquareMissing),
        SquareError::Column { found, place } => at(*place, Text::BadColumn { found: found.to_string() }),
        SquareError::Row { found, place } => at(*place, Text::BadRow { found: excerpt(found) }),
        SquareError::Rest { found, place } => at(*place, Text::BadRest { found: excerpt(found) }),
    }
}

/// What of `square` a board of `size` hasn't got.
pub(super) fn off_board(square: Square, size: Size) -> Option<Text> {
    if square.row() >= size.rows() {
        let found = (square.row() + 1).to_string();
        Some(Text::OffBoardRow { found, rows: size.rows().into() })
    } else if square.column() >= size.columns() {
        let letter = |square: Square| square.to_string().chars().take(1).collect();
        let last_column = letter(Square::new(size.columns() - 1, 0));
        Some(Text::OffBoardColumn { found: letter(square), last_column })
    } else {
        None
    }
}

/// What is wrong with a move.
pub(super) fn step(error: &MoveError) -> Text {
    match error {
        MoveError::Empty => Label::BadEmpty.into(),
        MoveError::Square(error) => square(error),
        MoveError::Rest { found, place } => at(*place, Text::BadRest { found: excerpt(found) }),
        MoveError::Illegal { reason, .. } => (*reason).into(),
        MoveError::NoCapture { found, .. } => Text::BadCapture { played: *found },
        MoveError::Head { head, .. } => Text::BadHead { square: *head },
    }
}

/// What is wrong with a rule set's text.
pub(super) fn rule_set(error: &RuleSetError) -> Text {
    match error {
        RuleSetError::Empty => Label::BadEmpty.into(),
        RuleSetError::Preset { found, place } => at(*place, Text::BadPreset { found: excerpt(found) }),
        RuleSetError::PresetNotAlone { found, place } => {
            at(*place, Text::BadPresetAlone { found: excerpt(found) })
        }
        RuleSetError::Setting { found, place } => at(*place, Text::BadSetting { found: excerpt(found) }),
        RuleSetError::Twice { name, place } => at(*place, Text::BadTwice { found: (*name).to_owned() }),
        RuleSetError::Value { name, found, known, place } => {
            let value = Text::BadValue { found: excerpt(found), name: (*name).to_owned() };
            at(*place, Text::BadKnown { problem: Box::new(value), name: known.clone() })
        }
        RuleSetError::Obstruction { fault, .. } => square(fault),
        RuleSetError::FarObstruction { found, place } => {
            at(*place, Text::BadSquare { found: found.to_string() })
        }
    }
}

/// What is wrong with a position's text.
pub(super) fn position(error: &ReadError) -> Text {
    match error {
        ReadError::Empty => Label::BadEmpty.into(),
        ReadError::Content { found, place } => at(*place, Text::BadContent { found: found.to_string() }),
        ReadError::Run { found, place } => at(*place, Text::BadRun { found: excerpt(found) }),
        ReadError::RowLength { found, expected, place } => {
            at(*place, Text::BadRowLength { count: number(*found), columns: number(*expected) })
        }
        ReadError::Size { columns, rows } => Text::BadSize { columns: number(*columns), rows: number(*rows) },
        ReadError::NoTurn { place } | ReadError::Turn { place, .. } => at(*place, Label::BadTurn),
        ReadError::Duty { found, place } => at(*place, Text::BadDuty { found: excerpt(found) }),
        ReadError::Stones { found, place } => at(*place, Text::BadStones { found: excerpt(found) }),
        ReadError::Rest { found, place } => at(*place, Text::BadRest { found: excerpt(found) }),
        ReadError::Faults(faults) => Text::List { items: faults.iter().map(Text::from).collect() },
    }
}

/// What is wrong with a record.
pub(super) fn record(error: &RecordError) -> Text {
    match error {
        RecordError::Empty => Label::BadEmpty.into(),
        RecordError::Unexpected { found, place } => at(*place, Text::BadRest { found: excerpt(found) }),
        RecordError::Tag { place } => at(*place, Label::BadTag),
        RecordError::TagTwice { name, place } => at(*place, Text::BadTwice { found: excerpt(name) }),
        RecordError::TagValue { name, found, wanted, place } => {
            let value = Text::BadValue { found: excerpt(found), name: (*name).to_owned() };
            at(*place, Text::BadKnown { problem: Box::new(value), name: wanted.clone() })
        }
        RecordError::Rules(error) => rule_set(error),
        RecordError::Unplayable { faults, place } => {
            at(*place, Text::List { items: faults.iter().map(Text::from).collect() })
        }
        RecordError::Position(error) => position(error),
        RecordError::OpenComment { place } => at(*place, Label::BadComment),
        RecordError::OpenVariation { place } => at(*place, Label::BadVariation),
        RecordError::NoMoveBefore { found, place } => at(*place, Text::BadAlone { found: found.to_string() }),
        RecordError::Glyph { found, place } => at(*place, Text::BadGlyph { found: excerpt(found) }),
        RecordError::ResultInVariation { place } => at(*place, Label::BadResultPlace),
        RecordError::Result { found, actual, place } => {
            at(*place, Text::BadResult { found: (*found).to_owned(), name: actual.clone() })
        }
        RecordError::Unreadable(error) => step(error),
        RecordError::Move { place, error } => at(*place, step(error)),
        RecordError::Ambiguous { place } => at(*place, Label::BadAmbiguous),
        RecordError::Ending { ending, place } => at(*place, Text::BadEnding { found: ending.to_string() }),
    }
}

/// What is wrong with a link.
pub(super) fn link(error: &LinkError) -> Text {
    match error {
        LinkError::Empty => Label::BadEmpty.into(),
        LinkError::Part(found) => Text::BadPart { found: excerpt(found) },
        LinkError::Name(found) => {
            let stray = Text::BadRest { found: excerpt(found) };
            Text::BadKnown { problem: Box::new(stray), name: FIELDS.join(" ") }
        }
        LinkError::Twice(name) => Text::BadTwice { found: (*name).to_owned() },
        LinkError::Together(name) => Text::BadTogether { name: (*name).to_owned() },
        LinkError::Encoding(found) => Text::BadEncoding { found: excerpt(found) },
        LinkError::Value { name, found, known } => {
            let value = Text::BadValue { found: excerpt(found), name: (*name).to_owned() };
            Text::BadKnown { problem: Box::new(value), name: known.clone() }
        }
        LinkError::Rules(error) => rule_set(error),
        LinkError::Unplayable(faults) => Text::List { items: faults.iter().map(Text::from).collect() },
        LinkError::Position(error) => position(error),
        LinkError::Move { number, error } => link_move(*number, step(error)),
        LinkError::Over { number, reason, .. } => link_move(*number, (*reason).into()),
        LinkError::Payload(error) => payload(error),
    }
}

fn link_move(place: usize, problem: Text) -> Text {
    Text::BadLinkMove { count: number(place), problem: Box::new(problem) }
}

/// What is wrong with the compact form of a game.
fn payload(error: &PayloadError) -> Text {
    match error {
        PayloadError::Length(_) => Label::BadLength.into(),
        PayloadError::Version(found) => Text::BadVersion { found: excerpt(&found.to_string()) },
        PayloadError::Letter { found, place } => {
            let stray = Text::BadRest { found: excerpt(&found.to_string()) };
            Text::AtColumn { problem: Box::new(stray), column: number(*place) }
        }
        PayloadError::Checksum | PayloadError::Content(_) => Label::BadPayload.into(),
    }
}

/// `problem` with its place; in a text's first line the character alone says enough.
fn at(place: Place, problem: impl Into<Text>) -> Text {
    let problem = Box::new(problem.into());
    match place.line {
        1 => Text::AtColumn { problem, column: place.column },
        line => Text::AtPlace { problem, line, column: place.column },
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The beginning of somebody's text, without control characters.
pub(super) fn excerpt(text: &str) -> String {
    let mut excerpt: String = text.chars().filter(|c| !c.is_control()).take(EXCERPT).collect();
    if text.chars().nth(EXCERPT).is_some() {
        excerpt.push('…');
    }
    excerpt
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, say};
    use crate::notation;
    use crate::rules::Preset;

    fn position_in(language: Language, text: &str) -> String {
        let error = notation::position::read(text, &Preset::Standard.rules()).expect_err("it is faulty");
        say(language, &position(&error))
    }

    #[test]
    fn a_faulty_position_is_explained_with_its_place_in_each_language() {
        let text = "bbbb/4/4/3q w";
        let said = position_in(Language::En, text);
        assert_eq!(said, "“q” stands for no square; w b W B # and numbers do (character 11)");
        let said = position_in(Language::De, text);
        assert_eq!(said, "„q“ steht für kein Feld; w b W B # und Zahlen tun es (Zeichen 11)");
    }

    #[test]
    fn a_record_names_the_line_and_the_rule_that_a_move_breaks() {
        let error = notation::record::read("[Game \"Epaminondas\"]\n\n1. d1-d9").expect_err("it is illegal");
        assert_eq!(say(Language::En, &record(&error)), "2 pieces move at most 2 (line 3, character 4)");
    }

    #[test]
    fn an_unknown_rule_value_is_told_with_the_known_ones() {
        let error = notation::rule_set::read("capture=all").expect_err("it is unknown");
        let said = say(Language::Es, &rule_set(&error));
        assert_eq!(said, "«all» no es un valor de capture; valen: line head (carácter 9)");
    }

    #[test]
    fn a_faulty_link_is_explained_in_each_language() {
        let links = [
            ("m", "„m“ hat nicht die Form name=wert"),
            ("n=1", "„n“ gehört nicht hierher; möglich: pos rules m g mode side level seed"),
            ("m=a1-a2&m=a1-a2", "„m“ steht zweimal da"),
            ("g=1x&m=a1-a2", "g und m können nicht zusammen stehen"),
            ("m=%f", "„m=%f“ ist falsch prozentkodiert"),
            ("mode=fast", "„fast“ ist kein Wert von mode; möglich: play hotseat analysis"),
            ("rules=chess", "Regeln namens „chess“ gibt es nicht (Zeichen 1)"),
            ("pos=q", "„q“ steht für kein Feld; w b W B # und Zahlen tun es (Zeichen 1)"),
            ("m=d1-d9", "Zug 1: 2 Steine ziehen höchstens 2 weit"),
            ("g=!", "„!“ gehört nicht hierher (Zeichen 1)"),
        ];
        for (fragment, german) in links {
            let error = notation::link::read(fragment).expect_err(fragment);
            let texts = Language::ALL.map(|language| say(language, &link(&error)));
            assert_eq!(texts[1], german);
            let distinct: std::collections::BTreeSet<&String> = texts.iter().collect();
            assert_eq!(distinct.len(), texts.len(), "{texts:?}");
        }
    }
}
