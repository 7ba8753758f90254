//! Reading a record move by move from a position.

use core::num::NonZeroU32;
use core::ops::Range;

use board::{Color, Move, Position};

use super::repair;
use super::words::{Kind, RecordEnding, Word, words};
use crate::algebraic::{self, MoveError, Note};
use crate::letters::Language;

/// What to do after a move that cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OnError {
    /// Stop there: the position is not known any more.
    Stop,
    /// Go on with the legal move that best fits what follows, marked as assumed.
    Assume,
}

/// A record as it was understood.
#[derive(Clone, Debug)]
pub struct Record {
    /// The position it starts from.
    pub start: Position,
    /// The moves in order, readable or not.
    pub entries: Vec<RecordEntry>,
    /// The comments in order.
    pub comments: Vec<Comment>,
    /// The result, if one is written.
    pub ending: Option<RecordEnding>,
    /// The position after the last move that was read or assumed.
    pub last: Position,
    /// Texts after the place where reading stopped, with their places.
    pub unread: Vec<(String, Range<usize>)>,
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordEntry {
    /// What is written.
    pub text: String,
    /// Where, in bytes from the start of the record.
    pub place: Range<usize>,
    /// Whose move it is.
    pub color: Color,
    /// Its number, counted from the start of the record.
    pub number: NonZeroU32,
    /// The move, or why it is none.
    pub outcome: Result<Move, MoveError>,
    /// How the text differs from the form of Appendix C.
    pub notes: Vec<Note>,
    /// What is wrong with the number before it.
    pub numbering: Option<NumberNote>,
    /// Was a draw offer marked (C.12)?
    pub draw_offer: bool,
    /// The move that was assumed in the place of one that cannot be read.
    pub assumed: Option<Move>,
}

impl RecordEntry {
    /// The move that was read or assumed.
    #[must_use]
    pub fn played(&self) -> Option<Move> {
        self.outcome.as_ref().ok().copied().or(self.assumed)
    }
}

/// What is wrong with a move number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NumberNote {
    /// Another number is written than the count.
    Wrong {
        /// What is written.
        written: u32,
    },
    /// The number is of the other player: dots before White's move.
    OtherPlayer,
    /// White's move has no number.
    Missing,
}

/// A comment in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// What is written, without its brackets.
    pub text: String,
    /// Where, in bytes from the start of the record.
    pub place: Range<usize>,
    /// How many moves come before it.
    pub after: usize,
}

impl Record {
    /// The moves that were read or assumed.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.entries.iter().filter_map(RecordEntry::played)
    }

    /// Was every move read, with nothing assumed?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.unread.is_empty() && self.entries.iter().all(|it| it.outcome.is_ok())
    }

    /// The player whose draw offer stands with the last move.
    #[must_use]
    pub fn open_draw_offer(&self) -> Option<Color> {
        self.entries.last().filter(|it| it.draw_offer).map(|it| it.color)
    }
}

/// Reads a record in one language.
#[must_use]
pub fn read_record(text: &str, language: Language, start: &Position, on_error: OnError) -> Record {
    let words = words(text);
    let mut reader = Reader {
        language,
        number: None,
        record: Record {
            start: *start,
            entries: Vec::new(),
            comments: Vec::new(),
            ending: None,
            last: *start,
            unread: Vec::new(),
        },
        stopped: false,
    };
    for (index, word) in words.iter().enumerate() {
        reader.word(word, &words[index + 1..], on_error);
    }
    reader.record
}

struct Reader {
    language: Language,
    number: Option<(u32, bool)>,
    record: Record,
    stopped: bool,
}

impl Reader {
    fn word(&mut self, word: &Word, following: &[Word], on_error: OnError) {
        match &word.kind {
            Kind::Number { number, black } => self.number = Some((*number, *black)),
            Kind::Gap => {}
            Kind::Comment(text) => self.record.comments.push(Comment {
                text: text.clone(),
                place: word.place.clone(),
                after: self.record.entries.len(),
            }),
            Kind::Ending(ending) => self.record.ending = Some(*ending),
            Kind::Move(text) if self.stopped => {
                self.record.unread.push((text.clone(), word.place.clone()));
            }
            Kind::Move(text) => self.entry(text, word, following, on_error),
        }
    }

    fn entry(&mut self, text: &str, word: &Word, following: &[Word], on_error: OnError) {
        let at = self.record.last;
        let read = algebraic::read(&at, text, self.language);
        // At the very end `0-0` may also be the result of a game that both players lost.
        if read.is_err() && matches!(text, "0-0" | "0:0") && following.is_empty() {
            self.record.ending = Some(RecordEnding::BothLose);
            return;
        }
        let mut entry = RecordEntry {
            text: text.to_owned(),
            place: word.place.clone(),
            color: at.turn(),
            number: at.move_number(),
            numbering: self.numbering(&at),
            notes: Vec::new(),
            draw_offer: false,
            assumed: None,
            outcome: match read {
                Ok(ref reading) => Ok(reading.played),
                Err(ref error) => Err(error.clone()),
            },
        };
        match read {
            Ok(reading) => {
                entry.notes = reading.notes;
                entry.draw_offer = reading.draw_offer;
            }
            Err(error) if on_error == OnError::Assume => {
                let next = following.iter().filter_map(|it| match &it.kind {
                    Kind::Move(text) => Some(text.as_str()),
                    _ => None,
                });
                entry.assumed = repair::fitting(&at, &error, next, self.language);
            }
            Err(_) => {}
        }
        match entry.played() {
            Some(played) => self.record.last = at.play_unchecked(played),
            None => self.stopped = true,
        }
        self.record.entries.push(entry);
    }

    fn numbering(&mut self, at: &Position) -> Option<NumberNote> {
        let expected = at.move_number().get();
        match (self.number.take(), at.turn()) {
            (None, Color::White) => Some(NumberNote::Missing),
            (None, Color::Black) => None,
            (Some((written, _)), _) if written != expected => Some(NumberNote::Wrong { written }),
            (Some((_, true)), Color::White) => Some(NumberNote::OtherPlayer),
            _ => None,
        }
    }
}
