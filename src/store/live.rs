//! What a screen reader is told: moves politely, refusals and notices at once.

use crate::i18n::Text;

/// The two live regions.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Live {
    /// Selections, moves, answers.
    pub moves: Spoken,
    /// Refusals and notices.
    pub alerts: Spoken,
}

/// The last text of a region; the serial tells a repeated text from an unchanged one.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Spoken {
    /// Grows with every text.
    pub serial: u32,
    /// The texts, spoken one after the other.
    pub texts: Vec<Text>,
}

impl Live {
    /// Speaks `text` when the reader has finished what it is saying.
    pub fn say(&mut self, text: Text) {
        self.say_all(vec![text]);
    }

    /// Speaks `texts` one after the other.
    pub fn say_all(&mut self, texts: Vec<Text>) {
        self.moves = Spoken { serial: self.moves.serial + 1, texts };
    }

    /// Speaks `text` at once.
    pub fn alert(&mut self, text: Text) {
        self.alerts = Spoken { serial: self.alerts.serial + 1, texts: vec![text] };
    }
}
