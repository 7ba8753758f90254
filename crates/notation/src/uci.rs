//! Moves and positions as chess engines exchange them: `e7e8q`, and the line `position … moves …`. Castling
//! is read in both spellings, to the king's square of arrival and onto the rook. Only this line of the
//! protocol is known here; talking with an engine is not the business of this crate.

use core::fmt;

use board::{
    Attempt, Bitboard, Move, NotAnAttempt, NotPlayable, Placement, Position, Role, Setup, Violation,
};

use crate::fen::{self, Castling, FenError, FenStyle};

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSpelling {
    /// From the king's square to where it arrives, as in regular chess: `e1g1`.
    KingTarget,
    /// From the king's square to the rook's, as in Chess960: `e1h1`.
    OntoRook,
}

impl CastlingSpelling {
    /// The spelling that engines expect in a position: that of regular chess wherever king and rooks stand
    /// as in regular chess.
    #[must_use]
    pub fn usual(position: &Position) -> CastlingSpelling {
        let at_home = |square| Setup::INITIAL.castling_rooks.has(square);
        let kings =
            position.placement().of_role(Role::King) & Placement::INITIAL.of_role(Role::King);
        let regular = position
            .castling_rooks()
            .into_iter()
            .all(|rook| at_home(rook) && kings.meets(Bitboard::rank(rook.rank())));
        if regular { CastlingSpelling::KingTarget } else { CastlingSpelling::OntoRook }
    }
}

/// Why a text is no legal move here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// It is not a move of this form.
    NotAMove(NotAnAttempt),
    /// It is the null move of engines, which the Laws do not know.
    NullMove,
    /// It is illegal: all the rules that it breaks.
    Illegal(Vec<Violation>),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::NotAMove(error) => error.fmt(f),
            UciError::NullMove => f.write_str("the null move is no move of chess"),
            UciError::Illegal(_) => f.write_str("an illegal move"),
        }
    }
}

impl std::error::Error for UciError {}

/// The legal move that a text like `e7e8q` names.
///
/// # Errors
/// Why it names none.
pub fn read_move(position: &Position, text: &str) -> Result<Move, UciError> {
    if text == "0000" {
        return Err(UciError::NullMove);
    }
    let attempt: Attempt = text.parse().map_err(UciError::NotAMove)?;
    position.legal_move(attempt).map_err(UciError::Illegal)
}

/// The move as engines write it.
#[must_use]
pub fn write_move(played: Move, spelling: CastlingSpelling) -> String {
    match spelling {
        CastlingSpelling::KingTarget => played.attempt_with_king_target().to_string(),
        CastlingSpelling::OntoRook => played.attempt().to_string(),
    }
}

/// A position and the moves from it.
#[derive(Clone, Debug)]
pub struct UciLine {
    /// Where it starts.
    pub start: Position,
    /// The moves.
    pub moves: Vec<Move>,
    /// Where it ends.
    pub end: Position,
}

/// Why a text is no such line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineError {
    /// The command `position`, and after it `startpos` or `fen`, belongs here.
    Command {
        /// In bytes from the start of the text.
        at: usize,
    },
    /// The position is not FEN.
    Fen(FenError),
    /// One cannot play on from the position by the ordinary rules.
    NotPlayable(NotPlayable),
    /// The word `moves`, or the end, belongs here.
    Moves {
        /// In bytes from the start of the text.
        at: usize,
    },
    /// A move is none.
    Move {
        /// In bytes from the start of the text.
        at: usize,
        /// Why.
        error: UciError,
    },
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Command { at } => {
                write!(f, "at character {}: expected position startpos or position fen", at + 1)
            }
            LineError::Fen(error) => error.fmt(f),
            LineError::NotPlayable(_) => f.write_str("not a playable position"),
            LineError::Moves { at } => write!(f, "at character {}: expected moves", at + 1),
            LineError::Move { at, error } => write!(f, "at character {}: {error}", at + 1),
        }
    }
}

impl std::error::Error for LineError {}

/// Reads `position startpos moves …` or `position fen … moves …`. The word `position` may be missing.
///
/// # Errors
/// The place where it is no such line, and why.
pub fn read_line(text: &str) -> Result<UciLine, LineError> {
    let at = |part: &str| (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let mut rest = text.trim();
    rest = rest.strip_prefix("position").map_or(rest, str::trim_start);
    let (head, tail) = match find_word(rest, "moves") {
        Some(found) => (rest[..found].trim_end(), &rest[found + "moves".len()..]),
        None => (rest, &rest[rest.len()..]),
    };
    let start = if let Some(after) = head.strip_prefix("startpos") {
        if !after.trim().is_empty() {
            return Err(LineError::Moves { at: at(after.trim_start()) });
        }
        Position::initial()
    } else if let Some(fen) = head.strip_prefix("fen ").map(str::trim) {
        let setup = fen::read(fen)
            .map_err(|error| LineError::Fen(FenError { at: at(fen) + error.at, ..error }))?;
        Position::new(&setup)
            .or_else(NotPlayable::play_all_the_same)
            .map_err(LineError::NotPlayable)?
    } else {
        return Err(LineError::Command { at: at(rest) });
    };
    let (mut end, mut moves) = (start, Vec::new());
    for word in tail.split_whitespace() {
        let played =
            read_move(&end, word).map_err(|error| LineError::Move { at: at(word), error })?;
        end = end.play_unchecked(played);
        moves.push(played);
    }
    Ok(UciLine { start, moves, end })
}

/// Where a whole word starts.
fn find_word(text: &str, word: &str) -> Option<usize> {
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        before.is_none_or(char::is_whitespace) && after.is_none_or(char::is_whitespace)
    })
}

/// Writes the line for an engine. In Chess960 the position is written with the files of the rooks.
#[must_use]
pub fn write_line(start: &Position, moves: &[Move], spelling: CastlingSpelling) -> String {
    let mut text = String::from("position ");
    if start.setup() == Setup::INITIAL {
        text.push_str("startpos");
    } else {
        let castling = match spelling {
            CastlingSpelling::KingTarget => Castling::XFen,
            CastlingSpelling::OntoRook => Castling::Shredder,
        };
        text.push_str("fen ");
        fen::append(&mut text, &start.setup(), FenStyle { castling, ..FenStyle::default() });
    }
    if !moves.is_empty() {
        text.push_str(" moves");
    }
    for &played in moves {
        text.push(' ');
        text.push_str(&write_move(played, spelling));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, spelling: CastlingSpelling) {
        let line = read_line(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(write_line(&line.start, &line.moves, spelling), text);
    }

    #[test]
    fn lines_read_and_write() {
        use CastlingSpelling::{KingTarget, OntoRook};
        check("position startpos", KingTarget);
        check("position startpos moves e2e4 e7e5 g1f3", KingTarget);
        check("position fen 8/3P4/8/8/8/8/k7/2K5 w - - 0 1 moves d7d8q", KingTarget);
        check("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8", KingTarget);
        check("position fen r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1 moves e1h1 e8a8", OntoRook);
    }

    #[test]
    fn both_spellings_of_castling() {
        let start =
            read_line("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").expect("line").start;
        assert_eq!(read_move(&start, "e1g1"), read_move(&start, "e1h1"));
        assert_eq!(CastlingSpelling::usual(&start), CastlingSpelling::KingTarget);
        let start = read_line("fen 4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1").expect("line").start;
        assert_eq!(CastlingSpelling::usual(&start), CastlingSpelling::OntoRook);
    }

    #[test]
    fn errors_have_places() {
        let error = |text: &str| read_line(text).expect_err(text);
        assert_eq!(error("position"), LineError::Command { at: 8 });
        assert_eq!(error("position startpos e2e4"), LineError::Moves { at: 18 });
        assert!(matches!(error("position startpos moves e2e5"), LineError::Move { at: 24, .. }));
        assert_eq!(
            error("position startpos moves 0000"),
            LineError::Move { at: 24, error: UciError::NullMove }
        );
        assert!(matches!(error("position fen x"), LineError::Fen(FenError { at: 13, .. })));
        assert!(matches!(
            error("position fen 8/8/8/8/8/8/8/8 w - - 0 1"),
            LineError::NotPlayable(_)
        ));
    }
}
