//! The quick way to read the moves that nearly all records consist of: short, in English letters, written as
//! programs write them. Whatever is unusual gets no answer here and is left to [`read`](super::read).

use board::{Bitboard, File, Move, MoveKind, Position, PromotionRole, Rank, Role, Square};

/// Plays the legal move named by a packed word: its bytes from the lowest up, nothing above the `length`th.
/// `false` means only that it takes a closer look, and nothing was played.
#[inline]
pub fn play_quickly(position: &mut Position, word: u64, length: usize) -> bool {
    quick(position, word, length).is_some()
}

#[inline]
fn quick(position: &mut Position, word: u64, length: usize) -> Option<()> {
    if !(2..8).contains(&length) {
        return None;
    }
    let last = byte(word, length - 1);
    let length = length - usize::from(last == b'+' || last == b'#');
    let role = match word as u8 {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        b'a'..=b'h' => return pawn(position, word, length),
        _ => return None,
    };
    piece(position, role, word, length)
}

#[inline]
fn piece(position: &mut Position, role: Role, word: u64, length: usize) -> Option<()> {
    if length < 3 {
        return None;
    }
    let to = square(word, length - 2)?;
    // Between the letter and the square: nothing, a file, a rank or a capture sign, or the first two of them
    // before a capture sign. The whole square of departure is rare and gets a closer look.
    let named = WITHIN[usize::from(byte(word, 1))];
    let (within, captures) = match length {
        3 => (Bitboard::ALL, false),
        4 if byte(word, 1) == b'x' => (Bitboard::ALL, true),
        4 => (named, false),
        5 if byte(word, 2) == b'x' => (named, true),
        _ => return None,
    };
    if captures && !position.placement().occupied().has(to) {
        return None;
    }
    let from = position.legal_origins(role, to, within).single()?;
    position.make_with(role, Move::new(from, to, MoveKind::Ordinary));
    Some(())
}

#[inline]
fn pawn(position: &mut Position, word: u64, length: usize) -> Option<()> {
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

/// Where the moving piece may stand, by a byte between its letter and its target. A byte that has no place
/// there leaves no square.
static WITHIN: [Bitboard; 256] = {
    let mut table = [Bitboard::EMPTY; 256];
    let mut index = 0;
    while index < 8 {
        table[b'a' as usize + index] = Bitboard::file(File::ALL[index]);
        table[b'1' as usize + index] = Bitboard::rank(Rank::ALL[index]);
        index += 1;
    }
    table
};
