//! Keys of positions: 64 bits that are equal for the same position in the sense of
//! [`Identity`](crate::Identity). Different positions may share a key by accident, so a key finds
//! candidates and proves nothing.

use crate::{Bitboard, Color, File, Piece, Role, Square};

/// The key of a position. It is built by exclusive or, piece by piece, so that a move changes it cheaply.
///
/// Two orders of moves, one position, one key:
///
/// ```
/// # use jadoube_board::Position;
/// fn after(moves: &str) -> Position {
///     let play = |it: Position, text: &str| it.play(text.parse().unwrap()).unwrap();
///     moves.split(' ').fold(Position::initial(), play)
/// }
/// assert_eq!(after("d2d4 g8f6 c2c4").key(), after("c2c4 g8f6 d2d4").key());
/// assert_ne!(after("d2d4").key(), after("d2d3").key());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(pub u64);

impl Key {
    /// The key of the empty board with White to move.
    pub(crate) const EMPTY: Key = Key(0);

    #[inline]
    pub(crate) fn toggle_black(&mut self, turn: Color) {
        if turn == Color::Black {
            self.toggle_turn();
        }
    }
}

/// No key: for playing games through when nobody will ask whether a position has come before.
///
/// ```
/// # use jadoube_board::{NoKey, Position};
/// let mut position: Position<NoKey> = Position::initial().without_key();
/// position = position.play("e2e4".parse()?).unwrap();
/// assert_eq!(position.with_key().key(), Position::initial().play("e2e4".parse()?).unwrap().key());
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoKey;

/// What a [`Position`](crate::Position) keeps up to date as its key: a [`Key`], or nothing.
///
/// Write it where both are welcome:
///
/// ```
/// # use jadoube_board::{Keep, Position};
/// fn is_over<K: Keep>(position: &Position<K>) -> bool {
///     position.is_checkmate() || position.is_stalemate()
/// }
/// assert!(!is_over(&Position::initial()));
/// assert!(!is_over(&Position::initial().without_key()));
/// ```
pub trait Keep: sealed::Toggle + Copy {}

impl Keep for Key {}
impl Keep for NoKey {}

pub(crate) mod sealed {
    use crate::{Bitboard, Color, File, Piece, Role, Square};

    /// The changes that a move makes to a key.
    pub trait Toggle {
        fn toggle_piece(&mut self, piece: Piece, square: Square);
        /// A piece goes from here to there, where it takes a piece of this kind; a number that is no kind takes none.
        fn toggle_move(&mut self, color: Color, role: Role, from: Square, to: Square, taken: u8);
        fn toggle_castling(&mut self, rooks: Bitboard);
        fn toggle_en_passant(&mut self, file: File);
        fn toggle_turn(&mut self);
    }
}

pub(crate) use sealed::Toggle;

impl Toggle for Key {
    #[inline]
    fn toggle_piece(&mut self, piece: Piece, square: Square) {
        self.0 ^= PIECES[piece.color.index()][piece.role.index()][square.index()];
    }

    #[inline(always)]
    fn toggle_move(&mut self, color: Color, role: Role, from: Square, to: Square, taken: u8) {
        let (own, theirs) = (&PIECES[color.index()], &PIECES[color.opponent().index()]);
        let piece = &own[role.index()];
        self.0 ^= piece[from.index()] ^ piece[to.index()];
        self.0 ^= theirs[usize::from(taken & 7)][to.index()] ^ BLACK_TO_MOVE;
    }

    #[inline]
    fn toggle_castling(&mut self, rooks: Bitboard) {
        for rook in rooks {
            self.0 ^= CASTLING[rook.index()];
        }
    }

    #[inline]
    fn toggle_en_passant(&mut self, file: File) {
        self.0 ^= EN_PASSANT[file as usize];
    }

    #[inline]
    fn toggle_turn(&mut self) {
        self.0 ^= BLACK_TO_MOVE;
    }
}

impl Toggle for NoKey {
    #[inline]
    fn toggle_piece(&mut self, _: Piece, _: Square) {}

    #[inline]
    fn toggle_move(&mut self, _: Color, _: Role, _: Square, _: Square, _: u8) {}

    #[inline]
    fn toggle_castling(&mut self, _: Bitboard) {}

    #[inline]
    fn toggle_en_passant(&mut self, _: File) {}

    #[inline]
    fn toggle_turn(&mut self) {}
}

/// By player, kind and square; what is no kind has zeros.
static PIECES: [[[u64; 64]; 8]; 2] = {
    let mut table = [[[0; 64]; 8]; 2];
    let mut index = 0;
    while index < 2 * 6 * 64 {
        table[index / 384][index / 64 % 6][index % 64] = random(index as u64);
        index += 1;
    }
    table
};
static CASTLING: [u64; 64] = randoms(1000);
static EN_PASSANT: [u64; 8] = randoms(2000);
const BLACK_TO_MOVE: u64 = random(3000);

const fn randoms<const N: usize>(start: u64) -> [u64; N] {
    let mut table = [0; N];
    let mut index = 0;
    while index < N {
        table[index] = random(start + index as u64);
        index += 1;
    }
    table
}

/// The `index`th number of the sequence SplitMix64 from a fixed seed: well mixed, and the same everywhere.
const fn random(index: u64) -> u64 {
    let seed: u64 = 0x6a61_646f_7562_6521;
    crate::random::mix(seed.wrapping_add(index.wrapping_mul(crate::random::GAMMA)))
}
