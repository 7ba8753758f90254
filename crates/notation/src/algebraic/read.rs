//! Reading one move in a position: take off the signs, understand the letters, find the legal move, and note
//! what was unusual or untrue.

use board::{Move, MoveKind, Position, Role};

use super::candidates::nearest;
use super::error::{MoveError, Reason};
use super::shape::{Parse, Shape, Way};
use super::suffix::{self, Signs};
use super::write::is_capture;
use super::{Check, Note, departure, lexer, resolve};
use crate::letters::Language;

/// A move that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The legal move.
    pub played: Move,
    /// How the text differs from the form of Appendix C, in a fixed order.
    pub notes: Vec<Note>,
    /// Was a draw offer marked (C.12)?
    pub draw_offer: bool,
}

/// The legal move that the text names in this language. Figurines are read in every language.
///
/// # Errors
/// Why it names none, and which legal moves are written alike.
pub fn read(position: &Position, text: &str, language: Language) -> Result<Reading, MoveError> {
    interpret(position, text, language).map_err(|reason| {
        let candidates = match &reason {
            Reason::Ambiguous { moves } => nearest(position, text, language, moves, usize::MAX),
            _ => nearest(position, text, language, &position.legal_moves(), 4),
        };
        MoveError { reason, candidates }
    })
}

/// The same without suggestions, which take time to find.
pub(crate) fn interpret(
    position: &Position,
    text: &str,
    language: Language,
) -> Result<Reading, Reason> {
    let (body, signs) = suffix::split(text);
    let parses = lexer::parse(body, language)?;
    let mut found: Vec<(Move, &Parse)> = Vec::new();
    let mut also: Vec<Move> = Vec::new();
    let mut why: Option<Reason> = None;
    for parse in &parses {
        match resolve(position, &parse.shape) {
            Ok(played) if found.iter().all(|(other, _)| *other != played) => {
                found.push((played, parse));
            }
            Ok(_) => {}
            Err(Reason::Ambiguous { moves }) => also.extend(moves),
            Err(reason) => why = why.or(Some(reason)),
        }
    }
    match (found.as_slice(), also.is_empty()) {
        ([(played, parse)], true) => Ok(reading(position, *played, parse, &signs)),
        ([], true) => Err(why.unwrap_or(Reason::Ambiguous { moves: Vec::new() })),
        _ => {
            let mut moves: Vec<Move> =
                found.iter().map(|(played, _)| *played).chain(also).collect();
            moves.sort_unstable();
            moves.dedup();
            Err(Reason::Ambiguous { moves })
        }
    }
}

/// Does the text only hold signs that belong after a move?
pub(crate) fn is_suffix(text: &str) -> bool {
    suffix::is_only_signs(text)
}

fn reading(position: &Position, played: Move, parse: &Parse, signs: &Signs) -> Reading {
    let mut notes = parse.notes.clone();
    notes.extend(&signs.notes);
    match &parse.shape {
        Shape::Castling(_) => {}
        Shape::Way(_) if played.kind() == MoveKind::Castling => {
            notes.push(Note::CastlingAsKingMove);
        }
        Shape::Way(way) => {
            notes.extend(about_departure(position, played, way));
            notes.extend(about_capture(position, played, parse.captures));
        }
    }
    notes.extend(about_check(position, played, signs.check));
    match (played.kind() == MoveKind::EnPassant, signs.en_passant) {
        (true, false) => notes.push(Note::EnPassantUnmarked),
        (false, true) => notes.push(Note::EnPassantWrong),
        _ => {}
    }
    notes.sort_unstable();
    notes.dedup();
    Reading { played, notes, draw_offer: signs.draw_offer }
}

fn about_departure(position: &Position, played: Move, way: &Way) -> Option<Note> {
    let (file, rank) = (way.origin.file.is_some(), way.origin.rank.is_some());
    if file && rank {
        return None;
    }
    if way.role == Role::Pawn {
        let captures = is_capture(position, played);
        return match (captures, file) {
            (true, false) => Some(Note::DepartureMissing),
            (false, true) => Some(Note::DepartureNeedless),
            _ => rank.then_some(Note::DepartureNeedless),
        };
    }
    let needed = departure::needed(position, way.role, played.from(), played.to());
    if !file && !rank {
        return None;
    }
    if !needed.file && !needed.rank {
        return Some(Note::DepartureNeedless);
    }
    (rank && needed.file_tells).then_some(Note::DepartureByRank)
}

fn about_capture(position: &Position, played: Move, sign: bool) -> Option<Note> {
    match (is_capture(position, played), sign) {
        (true, false) => Some(Note::CaptureUnmarked),
        (false, true) => Some(Note::CaptureSignWrong),
        _ => None,
    }
}

fn about_check(position: &Position, played: Move, sign: Option<Check>) -> Option<Note> {
    let after = position.play_unchecked(played);
    let actual = match (after.is_check(), after.has_legal_move()) {
        (false, _) => Check::None,
        (true, true) => Check::Check,
        (true, false) => Check::Mate,
    };
    match sign {
        None => (actual != Check::None).then_some(Note::CheckUnmarked),
        // Checkmate is check too, so `+` says nothing untrue about it.
        Some(written) if written > actual => Some(Note::CheckSignWrong { written, actual }),
        Some(_) => None,
    }
}
