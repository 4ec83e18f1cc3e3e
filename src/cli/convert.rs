//! `convert`: records, positions, links and diagrams into one another.

use super::CliError;
use crate::game::Game;
use crate::notation::diagram::{self, View};
use crate::notation::link::{self, Link};
use crate::notation::moves::Form;
use crate::notation::{position, record, rule_set};
use clap::{Args, ValueEnum};
use std::io::{Read, Write};
use std::path::PathBuf;

/// Convert records, positions, links and diagrams into one another.
#[derive(Args, Debug)]
pub(super) struct Convert {
    /// What the input is; found out when missing
    #[arg(long, value_name = "F")]
    from: Option<Format>,
    /// What to write
    #[arg(long, value_name = "F", default_value = "record")]
    to: Format,
    /// The rules of a position or a diagram
    #[arg(long, value_name = "R", default_value = "standard")]
    rules: String,
    /// What the second square of a record's moves is, when the record doesn't say
    #[arg(long, value_name = "FORM")]
    second_square: Option<SecondSquare>,
    /// The file to read; standard input when missing or -
    file: Option<PathBuf>,
}

/// The forms a game or a position can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Games with variations and comments
    #[value(alias = "epn")]
    Record,
    /// A position string
    #[value(alias = "pos")]
    Position,
    /// What stands behind the # of the page's address
    Link,
    /// The board in letters
    #[value(alias = "text")]
    Diagram,
    /// The board as a picture
    Svg,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SecondSquare {
    /// Where the head lands
    Head,
    /// Where the rear piece lands
    Rear,
}

impl Convert {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = self.input()?;
        let games = self.games(&text)?;
        if self.to == Format::Svg && games.len() > 1 {
            return Err(CliError::ManyGames(games.len()));
        }
        let texts: Vec<String> = games.iter().map(|game| written(game, self.to)).collect();
        let gap = if self.to == Format::Diagram || self.to == Format::Record { "\n" } else { "" };
        write!(out, "{}", texts.join(gap))?;
        Ok(())
    }

    fn input(&self) -> Result<String, CliError> {
        let mut bytes = Vec::new();
        let named = self.file.as_ref().filter(|file| file.as_os_str() != "-");
        let (name, read) = match named {
            Some(file) => {
                let read = std::fs::read(file).map(|found| bytes = found);
                (file.display().to_string(), read)
            }
            None => ("standard input".to_owned(), std::io::stdin().read_to_end(&mut bytes).map(drop)),
        };
        read.map_err(|error| CliError::Input { name: name.clone(), error })?;
        String::from_utf8(bytes)
            .map_err(|error| CliError::NoText { name, at: error.utf8_error().valid_up_to() })
    }

    fn games(&self, text: &str) -> Result<Vec<Game>, CliError> {
        match self.from.unwrap_or_else(|| detected(text)) {
            Format::Record => Ok(match self.second_square {
                None => record::read_all(text)?,
                Some(SecondSquare::Head) => record::read_all_as(text, Form::HeadLands)?,
                Some(SecondSquare::Rear) => record::read_all_as(text, Form::RearLands)?,
            }),
            Format::Position => {
                let read = position::read(text, &rule_set::read(&self.rules)?);
                Ok(vec![Game::new(read.map_err(CliError::PositionInput)?)])
            }
            Format::Link => Ok(vec![link::read(text.trim())?.game]),
            Format::Diagram => Ok(vec![Game::new(diagram::read(text, &rule_set::read(&self.rules)?)?)]),
            Format::Svg => Err(CliError::Picture),
        }
    }
}

/// What a text looks like: a link by its parts, a diagram by its numbered rows, a position by the
/// slashes in its first word; all else is a record, and if it isn't, its reader says so best.
fn detected(text: &str) -> Format {
    let text = text.trim_start();
    let mut words = text.split(|c: char| c == '_' || c.is_whitespace()).filter(|word| !word.is_empty());
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    // Only a diagram or a position may begin with an obstruction.
    let begins =
        ["g=", "pos=", "m=", "rules="].iter().any(|name| text.trim_start_matches('#').starts_with(name));
    if begins || first.contains("://") {
        return Format::Link;
    }
    let is_cell = |c: char| matches!(c, '.' | '#' | 'w' | 'b' | 'W' | 'B');
    if first.bytes().all(|c| c.is_ascii_digit()) && !second.is_empty() && second.chars().all(is_cell) {
        return Format::Diagram;
    }
    if !first.starts_with(['[', '{', '(']) && first.matches('/').count() >= 3 {
        return Format::Position;
    }
    Format::Record
}

fn written(game: &Game, to: Format) -> String {
    match to {
        Format::Record => record::write(game),
        Format::Position => position::write(game.position()) + "\n",
        Format::Link if game.line().is_empty() => {
            let link = Link { game: game.clone(), mode: None, side: None, level: None, seed: None };
            format!("#{}\n", link::write_position(&link))
        }
        Format::Link => format!("#{}\n", link::write_game(game)),
        Format::Diagram => diagram::write(game.position()),
        Format::Svg => diagram::svg(game.position(), View { last: game.here().step(), ..View::default() }),
    }
}
