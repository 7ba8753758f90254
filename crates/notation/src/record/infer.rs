//! The language of a record, found by playing it through in every one. The answer says how sure it is:
//! several languages may read the same text, with the same moves or even with others.

use board::{Move, Position};

use super::words::{Kind, words};
use crate::algebraic;
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
/// come farthest. Empty if no language reads the first move.
#[must_use]
pub fn infer_language(text: &str, start: &Position) -> Vec<Guess> {
    let moves: Vec<String> = words(text)
        .into_iter()
        .filter_map(|word| if let Kind::Move(text) = word.kind { Some(text) } else { None })
        .collect();
    let played: Vec<(Language, Vec<Move>)> =
        Language::ALL.iter().map(|&language| (language, play(&moves, language, start))).collect();
    let most = played.iter().map(|(_, moves)| moves.len()).max().unwrap_or(0);
    if most == 0 {
        return Vec::new();
    }
    let best: Vec<&(Language, Vec<Move>)> =
        played.iter().filter(|(_, moves)| moves.len() == most).collect();
    let confidence = |language: Language, found: &[Move]| {
        let others = || best.iter().filter(|(other, _)| !language.has_letters_of(*other));
        if most < moves.len() {
            Confidence::Part { read: most, of: moves.len() }
        } else if others().any(|(_, moves)| moves != found) {
            Confidence::Clash
        } else if others().next().is_some() {
            Confidence::Moves
        } else {
            Confidence::Letters
        }
    };
    best.iter()
        .map(|(language, found)| Guess {
            language: *language,
            confidence: confidence(*language, found),
        })
        .collect()
}

fn play(moves: &[String], language: Language, start: &Position) -> Vec<Move> {
    let mut at = *start;
    let mut found = Vec::new();
    for text in moves {
        let Ok(reading) = algebraic::interpret(&at, text, language) else { break };
        at = at.play_unchecked(reading.played);
        found.push(reading.played);
    }
    found
}
