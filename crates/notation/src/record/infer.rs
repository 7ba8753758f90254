//! The language of a record, found by playing it through in every one. The answer says how sure it is:
//! several languages may read the same text, with the same moves or even with others.

use board::{Move, Position};

use super::words::{Kind, words};
use crate::algebraic::{self, Note};
use crate::letters::Language;

/// A language in which a record can be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guess {
    /// The language.
    pub language: Language,
    /// How sure that is.
    pub confidence: Confidence,
}

/// How sure a language is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Confidence {
    /// Only languages with these letters read the whole record.
    Letters,
    /// Languages with other letters read it too, and all find the same moves.
    Moves,
    /// Languages with other letters read it too and find other moves.
    Clash,
    /// No language reads it all; none reads more of it than this one.
    Part {
        /// How many moves are read before the first that cannot be.
        read: usize,
        /// How many there are.
        of: usize,
    },
}

/// The languages that read most of a record, in a fixed order: those that read it all, or else those that
/// come farthest, and among them those that need the fewest letters to be taken for others. Empty if no language reads the first move.
#[must_use]
pub fn infer_language(text: &str, start: &Position) -> Vec<Guess> {
    let moves: Vec<String> = words(text)
        .into_iter()
        .filter_map(|word| if let Kind::Move(text) = word.kind { Some(text) } else { None })
        .collect();
    let played: Vec<Played> =
        Language::ALL.iter().map(|&language| play(&moves, language, start)).collect();
    let rank = |it: &Played| (it.moves.len(), usize::MAX - it.overlooked);
    let Some(highest) = played.iter().map(rank).max().filter(|(read, _)| *read > 0) else {
        return Vec::new();
    };
    let most = highest.0;
    let best: Vec<&Played> = played.iter().filter(|it| rank(it) == highest).collect();
    let confidence = |language: Language, found: &[Move]| {
        let others = || best.iter().filter(|it| !language.has_letters_of(it.language));
        if most < moves.len() {
            Confidence::Part { read: most, of: moves.len() }
        } else if others().any(|it| it.moves != found) {
            Confidence::Clash
        } else if others().next().is_some() {
            Confidence::Moves
        } else {
            Confidence::Letters
        }
    };
    best.iter()
        .map(|it| Guess { language: it.language, confidence: confidence(it.language, &it.moves) })
        .collect()
}

/// A record played through in one language.
struct Played {
    language: Language,
    moves: Vec<Move>,
    /// How often a letter had to be taken for another: a letter of the own alphabet is more likely.
    overlooked: usize,
}

fn play(moves: &[String], language: Language, start: &Position) -> Played {
    let mut at = *start;
    let mut played = Played { language, moves: Vec::new(), overlooked: 0 };
    for text in moves {
        let Ok(reading) = algebraic::interpret(&at, text, language) else { break };
        at = at.play_unchecked(reading.played);
        played.moves.push(reading.played);
        let letters = [Note::PawnLetter, Note::LookAlike, Note::LetterCase];
        played.overlooked += reading.notes.iter().filter(|it| letters.contains(it)).count();
    }
    played
}
