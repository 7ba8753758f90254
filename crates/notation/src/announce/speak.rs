//! The announcement of a legal move. On promotion the new piece is named, as it must be.

use board::{File, Move, Position, Rank, Role, Square, Wing};

use super::vocabulary::{Spoken, file_name};
use crate::algebraic::{self, Form};

/// How moves are announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Speech {
    /// The language.
    pub language: Spoken,
    /// Both squares, or of the departure what is needed.
    pub form: Form,
    /// Whether captures are mentioned.
    pub captures: Captures,
    /// The words for the ranks.
    pub numbers: Numbers,
}

/// Whether captures are mentioned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Captures {
    /// They are not.
    Silent,
    /// With the word for taking.
    Said,
}

/// The words for the ranks: German unless the arbiter decides otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Numbers {
    /// German numbers in every language.
    German,
    /// Those of the language.
    Own,
}

impl Speech {
    /// The announcement of the Laws: German words, both squares.
    pub const OF_THE_LAWS: Speech = Speech {
        language: Spoken::German,
        form: Form::Long,
        captures: Captures::Silent,
        numbers: Numbers::German,
    };

    /// The same form in the words of another language.
    #[must_use]
    pub const fn of(language: Spoken) -> Speech {
        Speech { language, numbers: Numbers::Own, ..Speech::OF_THE_LAWS }
    }

    fn number(&self, rank: Rank) -> &'static str {
        let language = match self.numbers {
            Numbers::German => Spoken::German,
            Numbers::Own => self.language,
        };
        language.words().numbers[Square::at(File::A, rank).index() / 8]
    }
}

/// What the player says, and what the opponent repeats.
#[must_use]
pub fn announce(position: &Position, played: Move, speech: &Speech) -> String {
    let words = speech.language.words();
    if let Some(wing) = played.castling_wing() {
        return words.castling[usize::from(wing == Wing::Queen)].to_owned();
    }
    let (from, to) = (played.from(), played.to());
    let role = position.placement().role_at(from).unwrap_or(Role::Pawn);
    let captures = algebraic::is_capture(position, played);
    let mut said = vec![speech.language.piece(role)];
    let (file, rank) = match (speech.form, role) {
        (Form::Long, _) => (true, true),
        (Form::Short, Role::Pawn) => (captures, false),
        (Form::Short, _) => {
            let needed = algebraic::needed(position, role, from, to);
            (needed.file, needed.rank)
        }
    };
    if file {
        said.push(file_name(from.file()));
    }
    if rank {
        said.push(speech.number(from.rank()));
    }
    if captures && speech.captures == Captures::Said {
        said.push(words.takes);
    }
    said.push(file_name(to.file()));
    said.push(speech.number(to.rank()));
    if let Some(choice) = played.promotion() {
        said.push(speech.language.piece(choice.role()));
    }
    said.join(" ")
}
