//! The quick way to read the moves that nearly all records consist of: short, in English letters, written as
//! programs write them. Whatever is unusual gets no answer here and is left to [`read`](super::read).

use board::{Bitboard, File, Follower, Keep, PromotionRole, Rank, Role, Square, Told, Wing};

/// What is told by a packed word: its bytes from the lowest up, none of the first `length` zero; what stands above them
/// does not matter. Castling and promotion are for [`play_rarer`]. Nothing means only that it takes a closer look.
///
/// Branches are few on purpose, as in [`Follower`].
#[must_use]
#[inline(always)]
pub fn read_quickly(word: u64, length: usize) -> Option<Told> {
    let (role, word, aligned) = taken_apart(word, length)?;
    told(word, aligned << 16, role, square(aligned)?)
}

/// The piece that the word names, and the word with its last byte at the top, without a sign of check or mate: so it is
/// read from the end, the square, the capture sign, and where the piece came from.
#[inline(always)]
fn taken_apart(word: u64, length: usize) -> Option<(Role, u64, u64)> {
    if !(2..8).contains(&length) {
        return None;
    }
    let role = LETTERS[usize::from(word as u8)]?;
    let last = (word >> ((8 * (length - 1)) & 63)) as u8;
    let length = length - usize::from((last == b'+') | (last == b'#'));
    Some((role, word, word << ((64 - 8 * length) & 63)))
}

/// What stands before the square of arrival, its last byte at the top, in a word that begins like this.
#[inline(always)]
fn told(word: u64, before: u64, role: Role, to: Square) -> Option<Told> {
    let captures = top(before) == b'x';
    let before = before << (8 * u32::from(captures));
    let within = ORIGINS[usize::from(top(before))];
    // A piece has its letter there, or before its origin; of a pawn the file is named when it captures, and only then.
    let is_piece = role != Role::Pawn;
    let before = before << (8 * u32::from(is_piece & (within != Bitboard::ALL)));
    let letter = word << 56 & u64::from(is_piece | captures).wrapping_neg();
    (before == letter).then_some(Told { role, to, within, captures })
}

/// Plays the legal move named by a packed word, as in [`read_quickly`]. `false` means only that it takes a closer look,
/// and nothing was played.
#[inline(always)]
pub fn play_quickly<K: Keep>(game: &mut Follower<K>, word: u64, length: usize) -> bool {
    match read_quickly(word, length) {
        Some(told) => game.play(told),
        None => play_rarer(game, word, length).is_some(),
    }
}

/// Plays castling or a promotion, and says whether it gave check.
#[cold]
#[inline(never)]
pub fn play_rarer<K: Keep>(game: &mut Follower<K>, word: u64, length: usize) -> Option<bool> {
    if let Some((role, word, aligned)) = taken_apart(word, length) {
        let (told, choice) = promotion(word, aligned, role)?;
        return game.promote(told, choice);
    }
    let bytes = word.to_le_bytes();
    let bytes = bytes.get(..length)?;
    // With zeros they get a closer look.
    match bytes.strip_suffix(b"+").or(bytes.strip_suffix(b"#")).unwrap_or(bytes) {
        b"O-O" => game.castle(Wing::King),
        b"O-O-O" => game.castle(Wing::Queen),
        _ => None,
    }
}

/// `=` and a letter stand after the square.
fn promotion(word: u64, aligned: u64, role: Role) -> Option<(Told, PromotionRole)> {
    let choice = match top(aligned) {
        b'Q' => PromotionRole::Queen,
        b'R' => PromotionRole::Rook,
        b'B' => PromotionRole::Bishop,
        b'N' => PromotionRole::Knight,
        _ => return None,
    };
    if role != Role::Pawn || top(aligned << 8) != b'=' {
        return None;
    }
    Some((told(word, aligned << 32, role, square(aligned << 16)?)?, choice))
}

#[inline(always)]
fn top(word: u64) -> u8 {
    (word >> 56) as u8
}

/// The square whose letter and digit stand at the top.
#[inline(always)]
fn square(word: u64) -> Option<Square> {
    let both = ((word >> 48) as u16).wrapping_sub(u16::from_le_bytes(*b"a1"));
    // Moved down by five bits, the digit's byte is the rank eight-fold.
    (both & !0x0707 == 0).then(|| Square::from_index(u32::from(both & 7 | both >> 5)))
}

/// Which piece the first letter names; a file names a pawn.
static LETTERS: [Option<Role>; 256] = {
    let mut table = [None; 256];
    table[b'N' as usize] = Some(Role::Knight);
    table[b'B' as usize] = Some(Role::Bishop);
    table[b'R' as usize] = Some(Role::Rook);
    table[b'Q' as usize] = Some(Role::Queen);
    table[b'K' as usize] = Some(Role::King);
    let mut index = 0;
    while index < 8 {
        table[b'a' as usize + index] = Some(Role::Pawn);
        index += 1;
    }
    table
};

/// Where the moving piece may stand, by the last byte before the capture sign and the square: a file or a rank; no byte
/// and the letter of a piece leave every square, and what has no place there leaves none.
static ORIGINS: [Bitboard; 256] = {
    let mut table = [Bitboard::EMPTY; 256];
    let mut index = 0;
    while index < 256 {
        if let 0 | b'N' | b'B' | b'R' | b'Q' | b'K' = index as u8 {
            table[index] = Bitboard::ALL;
        }
        index += 1;
    }
    let mut index = 0;
    while index < 8 {
        table[b'a' as usize + index] = Bitboard::file(File::ALL[index]);
        table[b'1' as usize + index] = Bitboard::rank(Rank::ALL[index]);
        index += 1;
    }
    table
};
