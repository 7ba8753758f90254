//! The quick way to read the moves that nearly all records consist of: short, in English letters, written as
//! programs write them. Whatever is unusual gets no answer here and is left to [`read`](super::read).

use board::{
    Bitboard, File, Keep, Move, MoveKind, Position, PromotionRole, Rank, Role, Square, Wing,
};

/// Plays the legal move named by a packed word: its bytes from the lowest up, none of them zero, and nothing
/// above the `length`th. `false` means only that it takes a closer look, and nothing was played.
#[inline]
pub fn play_quickly<K: Keep>(position: &mut Position<K>, word: u64, length: usize) -> bool {
    quick(position, word, length).is_some()
}

#[inline]
fn quick<K: Keep>(position: &mut Position<K>, word: u64, length: usize) -> Option<()> {
    if !(2..8).contains(&length) {
        return None;
    }
    let last = byte(word, length - 1);
    let length = length - usize::from((last == b'+') | (last == b'#'));
    match LETTERS[usize::from(word as u8)] {
        Letter::Piece(role) => piece(position, role, word, length),
        Letter::File => pawn(position, word, length),
        Letter::Other => castling(position, word & ((1 << (8 * length)) - 1)),
    }
}

/// Branches are few on purpose: which piece moves, how, and whether it captures is hard to foresee, and a wrong
/// guess of the processor costs more than a lookup.
#[inline]
fn piece<K: Keep>(position: &mut Position<K>, role: Role, word: u64, length: usize) -> Option<()> {
    // Between the letter and the square: nothing, a file, a rank or a capture sign, or the first two of them
    // before a capture sign. The whole square of departure is rare and gets a closer look.
    if !(3..6).contains(&length) {
        return None;
    }
    let to = square(word, length - 2)?;
    let middle = word >> 8 & ((1 << (8 * (length - 3))) - 1);
    let (first, second) = (middle as u8, (middle >> 8) as u8);
    let captures = byte(word, length - 3) == b'x';
    let within = FIRST[usize::from(first)] & SECOND[usize::from(second)];
    let twice = (first == b'x') & (second == b'x');
    if (captures & !position.placement().occupied().has(to)) | twice {
        return None;
    }
    let from = position.legal_origins(role, to, within).single()?;
    position.make_with(role, Move::new(from, to, MoveKind::Ordinary));
    Some(())
}

#[inline]
fn pawn<K: Keep>(position: &mut Position<K>, word: u64, length: usize) -> Option<()> {
    let captures = byte(word, 1) == b'x';
    let start = if captures { 2 } else { 0 };
    let to = square(word, start)?;
    let promotion = match length - start.min(length) {
        2 => None,
        4 if byte(word, start + 2) == b'=' => Some(match byte(word, start + 3) {
            b'Q' => PromotionRole::Queen,
            b'R' => PromotionRole::Rook,
            b'B' => PromotionRole::Bishop,
            b'N' => PromotionRole::Knight,
            _ => return None,
        }),
        _ => return None,
    };
    if promotion.is_some() != (to.rank() == Rank::Eighth.seen_by(position.turn())) {
        return None;
    }
    let file = Bitboard::file(File::ALL[usize::from((word as u8).wrapping_sub(b'a') & 7)]);
    if captures == file.has(to) {
        return None;
    }
    let from = position.legal_origins(Role::Pawn, to, file).single()?;
    let played = position.move_between(Role::Pawn, from, to, promotion);
    position.make_with(Role::Pawn, played);
    Some(())
}

/// `O-O` and `O-O-O`; with zeros they get a closer look.
#[inline(never)]
fn castling<K: Keep>(position: &mut Position<K>, word: u64) -> Option<()> {
    const SHORT: u64 = u64::from_le_bytes(*b"O-O\0\0\0\0\0");
    const LONG: u64 = u64::from_le_bytes(*b"O-O-O\0\0\0");
    let wing = match word {
        SHORT => Wing::King,
        LONG => Wing::Queen,
        _ => return None,
    };
    let us = position.turn();
    let rook = position.castling_rook(us, wing)?;
    if !position.may_castle_now(rook) {
        return None;
    }
    position.make_with(Role::King, Move::new(position.king(us), rook, MoveKind::Castling));
    Some(())
}

#[inline]
fn byte(word: u64, index: usize) -> u8 {
    (word >> (8 * index)) as u8
}

#[inline]
fn square(word: u64, index: usize) -> Option<Square> {
    let (file, rank) =
        (byte(word, index).wrapping_sub(b'a'), byte(word, index + 1).wrapping_sub(b'1'));
    (file < 8 && rank < 8).then(|| Square::from_index(u32::from(rank * 8 + file)))
}

/// What the first letter of a move says.
#[derive(Clone, Copy)]
enum Letter {
    Piece(Role),
    File,
    Other,
}

static LETTERS: [Letter; 256] = {
    let mut table = [Letter::Other; 256];
    table[b'N' as usize] = Letter::Piece(Role::Knight);
    table[b'B' as usize] = Letter::Piece(Role::Bishop);
    table[b'R' as usize] = Letter::Piece(Role::Rook);
    table[b'Q' as usize] = Letter::Piece(Role::Queen);
    table[b'K' as usize] = Letter::Piece(Role::King);
    let mut index = 0;
    while index < 8 {
        table[b'a' as usize + index] = Letter::File;
        index += 1;
    }
    table
};

/// Where the moving piece may stand, by the byte after its letter; no byte and the capture sign leave every
/// square, and a byte that has no place there leaves none.
static FIRST: [Bitboard; 256] = {
    let mut table = SECOND_TABLE;
    let mut index = 0;
    while index < 8 {
        table[b'a' as usize + index] = Bitboard::file(File::ALL[index]);
        table[b'1' as usize + index] = Bitboard::rank(Rank::ALL[index]);
        index += 1;
    }
    table
};

/// The same for the byte after that, which can only be the capture sign.
static SECOND: [Bitboard; 256] = SECOND_TABLE;

const SECOND_TABLE: [Bitboard; 256] = {
    let mut table = [Bitboard::EMPTY; 256];
    table[0] = Bitboard::ALL;
    table[b'x' as usize] = Bitboard::ALL;
    table
};
