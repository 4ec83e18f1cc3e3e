//! From a record's elements to a game.

use super::super::moves::Form;
use super::super::place::Place;
use super::tokens::{Draft, Token};
use super::{RecordError, ending, header, notes};
use crate::game::{Game, Glyph, NodeId};
use crate::rules::{Outcome, Position};

/// The game of `draft`, its squares meant as `form` says, or as the moves themselves decide.
pub(super) fn game(draft: &Draft, form: Option<Form>) -> Result<Game, RecordError> {
    let start = header::start(draft)?;
    if let Some(form) = form {
        return replay(draft, &start, form).map_err(|stop| stop.error);
    }
    let head = replay(draft, &start, Form::HeadLands);
    if header::is_own(draft) && head.is_ok() {
        return head.map_err(|stop| stop.error);
    }
    match (head, replay(draft, &start, Form::RearLands)) {
        (Ok(head), Ok(rear)) if head != rear => {
            Err(RecordError::Ambiguous { place: parting(draft, &head, &rear) })
        }
        (Ok(head), _) => Ok(head),
        (Err(_), Ok(rear)) => Ok(rear),
        // Whichever reading goes further is the likelier one.
        (Err(head), Err(rear)) if rear.place > head.place => Err(rear.error),
        (Err(head), Err(_)) => Err(head.error),
    }
}

/// The first move of the main line that means two things.
fn parting(draft: &Draft, head: &Game, rear: &Game) -> Place {
    let lines = head.moves().into_iter().zip(rear.moves());
    let same = lines.take_while(|(head, rear)| head == rear).count();
    let mut depth = 0_usize;
    let mut places = draft.tokens.iter().filter_map(|(place, token)| {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Move(_) if depth == 0 => return Some(*place),
            _ => {}
        }
        None
    });
    places.nth(same).unwrap_or(Place::START)
}

/// Where and why a reading stopped.
struct Stop {
    place: Place,
    error: RecordError,
}

impl From<RecordError> for Stop {
    /// An error that doesn't depend on how the squares are meant.
    fn from(error: RecordError) -> Stop {
        Stop { place: Place::START, error }
    }
}

fn replay(draft: &Draft, start: &Position, form: Form) -> Result<Game, Stop> {
    let mut builder = Builder::new(Game::new(start.clone()), form);
    for tag in draft.tags.iter().filter(|tag| !header::is_derived(&tag.name)) {
        builder.game.tags.set(&tag.name, &tag.value);
    }
    for (place, token) in &draft.tokens {
        builder.take(*place, token).map_err(|error| Stop { place: *place, error })?;
    }
    let mut game = builder.finish()?;
    ending::settle(draft, &mut game)?;
    Ok(game)
}

/// A game being read.
struct Builder {
    game: Game,
    form: Form,
    /// Where each open variation began, and the node it is an alternative to.
    open: Vec<(Place, NodeId)>,
    /// Comments that belong before the next move; `None` while they'd belong behind the last one.
    before: Option<String>,
    /// Endings inside comments: noted when all moves are made, for none can be made behind one.
    endings: Vec<(Place, NodeId, Outcome)>,
}

impl Builder {
    fn new(game: Game, form: Form) -> Builder {
        Builder { game, form, open: Vec::new(), before: None, endings: Vec::new() }
    }

    fn take(&mut self, place: Place, token: &Token) -> Result<(), RecordError> {
        match token {
            Token::Number => drop(self.before.get_or_insert_default()),
            Token::Comment(text) => self.comment(place, text),
            Token::Glyph(number) => self.glyph(place, *number)?,
            Token::Open => self.open(place)?,
            Token::Close => self.close(place)?,
            Token::Result(_) if !self.open.is_empty() => {
                return Err(RecordError::ResultInVariation { place });
            }
            Token::Result(_) => {}
            Token::Move(written) => {
                let step = written
                    .resolve(self.form, self.game.position())
                    .map_err(|error| RecordError::Move { place, error })?;
                let node = self.game.play(step).map_err(|reason| RecordError::Move {
                    place,
                    error: super::MoveError::Illegal { written: *written, reason },
                })?;
                let before = self.before.take().unwrap_or_default();
                if let Some(notes) = self.game.notes_mut(node) {
                    notes::join(&mut notes.before, &before);
                }
            }
        }
        Ok(())
    }

    fn comment(&mut self, place: Place, text: &str) {
        match &mut self.before {
            Some(before) => notes::join(before, text),
            None => self.note(place, text),
        }
    }

    /// Notes a comment behind the move at the cursor.
    fn note(&mut self, place: Place, text: &str) {
        let comment = notes::read(text);
        let cursor = self.game.cursor();
        if let Some(notes) = self.game.notes_mut(cursor) {
            comment.add_to(notes);
        }
        self.endings.extend(comment.ending.map(|ending| (place, cursor, ending)));
    }

    fn glyph(&mut self, place: Place, number: u8) -> Result<(), RecordError> {
        let cursor = self.game.cursor();
        match self.game.notes_mut(cursor) {
            Some(notes) if cursor != NodeId::START => notes.glyphs.push(Glyph(number)),
            _ => return Err(RecordError::NoMoveBefore { found: '$', place }),
        }
        Ok(())
    }

    fn open(&mut self, place: Place) -> Result<(), RecordError> {
        self.settle_before(place);
        let parent = self.game.here().parent().ok_or(RecordError::NoMoveBefore { found: '(', place })?;
        self.open.push((place, self.game.cursor()));
        self.game.jump(parent);
        self.before = Some(String::new());
        Ok(())
    }

    fn close(&mut self, place: Place) -> Result<(), RecordError> {
        self.settle_before(place);
        let (_, node) = self.open.pop().ok_or(RecordError::NoMoveBefore { found: ')', place })?;
        self.game.jump(node);
        self.before = Some(String::new());
        Ok(())
    }

    /// Gives a comment that no move followed to the node it stands behind.
    fn settle_before(&mut self, place: Place) {
        if let Some(text) = self.before.take().filter(|text| !text.is_empty()) {
            self.note(place, &text);
        }
    }

    fn finish(mut self) -> Result<Game, RecordError> {
        self.settle_before(Place::START);
        if let Some((place, _)) = self.open.pop() {
            return Err(RecordError::OpenVariation { place });
        }
        let end = self.game.cursor();
        for (place, node, ending) in self.endings {
            self.game.jump(node);
            self.game.end(ending).map_err(|_| RecordError::Ending { ending, place })?;
        }
        self.game.jump(end);
        self.game.last();
        Ok(self.game)
    }
}
