//! Reading a move quickly: English letters, the forms that programs write. What it refuses is looked at
//! again, with patience, by [`algebraic`](crate::algebraic).

use core::fmt;

use board::{Bitboard, File, Move, MoveKind, Position, PromotionRole, Rank, Role, Square, Wing};

/// Why a text is not a legal move here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SanError {
    /// It is not a move in this notation.
    NotAlgebraic,
    /// No such piece can legally make this move.
    NoSuchMove,
    /// More than one piece could be meant: those on these squares.
    Ambiguous(Bitboard),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SanError::NotAlgebraic => "not a move in algebraic notation",
            SanError::NoSuchMove => "no piece can legally make this move",
            SanError::Ambiguous(_) => "more than one piece could be meant",
        })
    }
}

impl std::error::Error for SanError {}

/// The legal move that the text names.
///
/// # Errors
/// Why it names none.
pub fn read(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    match Shape::of(text)? {
        Shape::Castling(wing) => {
            let us = position.turn();
            let rook = position.castling_rook(us, wing).ok_or(SanError::NoSuchMove)?;
            if !position.may_castle_now(rook) {
                return Err(SanError::NoSuchMove);
            }
            Ok(Move::new(position.king(us), rook, MoveKind::Castling))
        }
        Shape::Way(way) => {
            let last_rank = Rank::Eighth.seen_by(position.turn());
            let promotes = way.role == Role::Pawn && way.to.rank() == last_rank;
            let nothing_taken = way.captures && !position.placement().occupied().has(way.to);
            if way.promotion.is_some() != promotes || nothing_taken && way.role != Role::Pawn {
                return Err(SanError::NoSuchMove);
            }
            let from = only(position.legal_origins(way.role, way.to, way.within))?;
            Ok(position.move_between(way.role, from, way.to, way.promotion))
        }
    }
}

/// What a text says about a move before the board is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Castling(Wing),
    Way(Way),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) role: Role,
    pub(crate) to: Square,
    /// Where the piece may come from.
    pub(crate) within: Bitboard,
    pub(crate) promotion: Option<PromotionRole>,
    pub(crate) captures: bool,
}

impl Shape {
    pub(crate) fn of(text: &[u8]) -> Result<Shape, SanError> {
        let text = without_signs(text);
        let &first = text.first().ok_or(SanError::NotAlgebraic)?;
        let role = match first {
            b'a'..=b'h' => return pawn(text).map(Shape::Way),
            b'N' => Role::Knight,
            b'B' => Role::Bishop,
            b'R' => Role::Rook,
            b'Q' => Role::Queen,
            b'K' => Role::King,
            b'O' | b'0' => return castling(text).map(Shape::Castling),
            _ => return Err(SanError::NotAlgebraic),
        };
        piece(role, text).map(Shape::Way)
    }
}

/// Signs of check, mate and comment at the end do not change the move, nor does the remark that a capture was
/// en passant.
fn without_signs(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] | [rest @ .., b'e', b'p'] = text {
        text = rest;
    }
    text
}

fn piece(role: Role, text: &[u8]) -> Result<Way, SanError> {
    let [_, middle @ .., file, rank] = text else { return Err(SanError::NotAlgebraic) };
    let to = square(*file, *rank).ok_or(SanError::NotAlgebraic)?;
    let (origin, captures) = match middle {
        [origin @ .., b'x'] => (origin, true),
        [origin @ .., b'-'] => (origin, false),
        origin => (origin, false),
    };
    let within = match origin {
        [] => Bitboard::ALL,
        [one] => file_or_rank(*one).ok_or(SanError::NotAlgebraic)?,
        [file, rank] => Bitboard::of(square(*file, *rank).ok_or(SanError::NotAlgebraic)?),
        _ => return Err(SanError::NotAlgebraic),
    };
    Ok(Way { role, to, within, promotion: None, captures })
}

fn pawn(text: &[u8]) -> Result<Way, SanError> {
    let (text, promotion) = split_promotion(text)?;
    let (origin, captures, file, rank) = match text {
        [file, rank] => (None, false, *file, *rank),
        // `exd5`, `ed5`; and with the square of departure `e4xd5`, `e2e4`, `e2-e4`.
        [origin, b'x', file, rank] | [origin, file, rank] => {
            (Some(file_set(*origin).ok_or(SanError::NotAlgebraic)?), true, *file, *rank)
        }
        [from_file, from_rank, b'x' | b'-', file, rank] | [from_file, from_rank, file, rank] => {
            let from = square(*from_file, *from_rank).ok_or(SanError::NotAlgebraic)?;
            (Some(from.into()), from_file != file, *file, *rank)
        }
        _ => return Err(SanError::NotAlgebraic),
    };
    let to = square(file, rank).ok_or(SanError::NotAlgebraic)?;
    // Without a file of departure only an advance can be meant (C.9.3).
    let within = origin.unwrap_or(Bitboard::file(to.file()));
    Ok(Way { role: Role::Pawn, to, within, promotion, captures })
}

/// `e8=Q`, `e8Q` and `e8(Q)` name the new piece at the end.
fn split_promotion(text: &[u8]) -> Result<(&[u8], Option<PromotionRole>), SanError> {
    let (rest, letter) = match text {
        [.., b'0'..=b'9'] => return Ok((text, None)),
        [rest @ .., b'=', letter] | [rest @ .., b'(', letter, b')'] | [rest @ .., letter] => {
            (rest, *letter)
        }
        [] => return Err(SanError::NotAlgebraic),
    };
    let choice = match letter {
        b'Q' => PromotionRole::Queen,
        b'R' => PromotionRole::Rook,
        b'B' => PromotionRole::Bishop,
        b'N' => PromotionRole::Knight,
        _ => return Err(SanError::NotAlgebraic),
    };
    Ok((rest, Some(choice)))
}

fn castling(text: &[u8]) -> Result<Wing, SanError> {
    match text {
        b"O-O" | b"0-0" => Ok(Wing::King),
        b"O-O-O" | b"0-0-0" => Ok(Wing::Queen),
        _ => Err(SanError::NotAlgebraic),
    }
}

fn only(origins: Bitboard) -> Result<Square, SanError> {
    match origins.first() {
        Some(from) if !origins.more_than_one() => Ok(from),
        Some(_) => Err(SanError::Ambiguous(origins)),
        None => Err(SanError::NoSuchMove),
    }
}

fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::from_index(u32::from(rank * 8 + file)))
}

fn file_set(letter: u8) -> Option<Bitboard> {
    File::from_letter(letter as char).map(Bitboard::file)
}

fn file_or_rank(byte: u8) -> Option<Bitboard> {
    file_set(byte).or_else(|| Rank::from_digit(byte as char).map(Bitboard::rank))
}
