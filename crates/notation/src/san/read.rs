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
#[inline]
pub fn read(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    let text = without_signs(text);
    let &first = text.first().ok_or(SanError::NotAlgebraic)?;
    match first {
        b'a'..=b'h' => pawn(position, text),
        b'N' => piece(position, Role::Knight, text),
        b'B' => piece(position, Role::Bishop, text),
        b'R' => piece(position, Role::Rook, text),
        b'Q' => piece(position, Role::Queen, text),
        b'K' => piece(position, Role::King, text),
        b'O' | b'0' => castling(position, text),
        _ => Err(SanError::NotAlgebraic),
    }
}

/// Signs of check, mate and comment at the end do not change the move.
#[inline]
fn without_signs(mut text: &[u8]) -> &[u8] {
    while let [rest @ .., b'+' | b'#' | b'!' | b'?'] = text {
        text = rest;
    }
    text
}

#[inline]
fn piece(position: &Position, role: Role, text: &[u8]) -> Result<Move, SanError> {
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
    if captures && !position.placement().occupied().has(to) {
        return Err(SanError::NoSuchMove);
    }
    let from = only(position.legal_origins(role, to, within))?;
    Ok(Move::new(from, to, MoveKind::Ordinary))
}

#[inline]
fn pawn(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    let (text, promotion) = split_promotion(text)?;
    let (origin, file, rank) = match text {
        [file, rank] => (None, *file, *rank),
        // `exd5`, `ed5`; and with the square of departure `e4xd5`, `e2e4`, `e2-e4`.
        [origin, b'x', file, rank] | [origin, file, rank] => {
            (Some(file_set(*origin).ok_or(SanError::NotAlgebraic)?), *file, *rank)
        }
        [from_file, from_rank, b'x' | b'-', file, rank] | [from_file, from_rank, file, rank] => {
            let from = square(*from_file, *from_rank).ok_or(SanError::NotAlgebraic)?;
            (Some(from.into()), *file, *rank)
        }
        _ => return Err(SanError::NotAlgebraic),
    };
    let to = square(file, rank).ok_or(SanError::NotAlgebraic)?;
    let last_rank = Rank::Eighth.seen_by(position.turn());
    if promotion.is_some() != (to.rank() == last_rank) {
        return Err(SanError::NoSuchMove);
    }
    // Without a file of departure only an advance can be meant (C.9.3).
    let within = origin.unwrap_or(Bitboard::file(to.file()));
    let from = only(position.legal_origins(Role::Pawn, to, within))?;
    Ok(position.move_between(Role::Pawn, from, to, promotion))
}

/// `e8=Q`, `e8Q` and `e8(Q)` name the new piece at the end.
#[inline]
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

#[inline(never)]
fn castling(position: &Position, text: &[u8]) -> Result<Move, SanError> {
    let wing = match text {
        b"O-O" | b"0-0" => Wing::King,
        b"O-O-O" | b"0-0-0" => Wing::Queen,
        _ => return Err(SanError::NotAlgebraic),
    };
    let rook = position.castling_rook(position.turn(), wing).ok_or(SanError::NoSuchMove)?;
    if !position.may_castle_now(rook) {
        return Err(SanError::NoSuchMove);
    }
    Ok(Move::new(position.king(position.turn()), rook, MoveKind::Castling))
}

#[inline]
fn only(origins: Bitboard) -> Result<Square, SanError> {
    match origins.first() {
        Some(from) if !origins.more_than_one() => Ok(from),
        Some(_) => Err(SanError::Ambiguous(origins)),
        None => Err(SanError::NoSuchMove),
    }
}

#[inline]
fn square(file: u8, rank: u8) -> Option<Square> {
    let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::from_index(u32::from(rank * 8 + file)))
}

#[inline]
fn file_set(letter: u8) -> Option<Bitboard> {
    File::from_letter(letter as char).map(Bitboard::file)
}

#[inline]
fn file_or_rank(byte: u8) -> Option<Bitboard> {
    file_set(byte).or_else(|| Rank::from_digit(byte as char).map(Bitboard::rank))
}
