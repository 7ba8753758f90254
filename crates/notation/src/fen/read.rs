//! Reading FEN: pieces, side to move, castling, en passant, and the two counters, which may be left out
//! together. Nothing is guessed: text that is not FEN is refused with the place and what belongs there.

use core::fmt;
use core::num::NonZeroU32;

use board::{Bitboard, Color, File, Piece, Placement, Rank, Role, Setup, Square};

/// Text that is not FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// Where it goes wrong, in bytes from the start of the text.
    pub at: usize,
    /// The field it happens in.
    pub field: FenField,
    /// What belongs there.
    pub expected: ExpectedInFen,
}

/// The six fields of FEN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenField {
    /// The pieces, rank by rank from the eighth.
    Pieces,
    /// Who has the move.
    Turn,
    /// The castling rights.
    Castling,
    /// The square behind a pawn that has just made a double step.
    EnPassant,
    /// Moves since the last capture or pawn move.
    Counter,
    /// The number of the next move.
    MoveNumber,
    /// After the last field.
    End,
}

/// What belongs at a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ExpectedInFen {
    /// A piece letter, a digit from 1 to 8, or a slash.
    PieceOrDigit,
    /// A slash: this rank has its eight squares.
    Slash,
    /// More squares: this rank has fewer than eight.
    MoreSquares,
    /// Another rank: there are fewer than eight.
    MoreRanks,
    /// A space before the next field.
    Space,
    /// `w` or `b`.
    Color,
    /// A dash, or letters of castling rights, each right once.
    Castling,
    /// A dash, or a square.
    SquareOrDash,
    /// A whole number that is not too large.
    Number,
    /// A whole number from one up.
    NumberFromOne,
    /// Nothing more.
    Nothing,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            ExpectedInFen::PieceOrDigit => "a piece letter, a digit from 1 to 8, or a slash",
            ExpectedInFen::Slash => "a slash, since this rank is full",
            ExpectedInFen::MoreSquares => "more squares, since a rank has eight",
            ExpectedInFen::MoreRanks => "another rank, since there are eight",
            ExpectedInFen::Space => "a space before the next field",
            ExpectedInFen::Color => "w or b",
            ExpectedInFen::Castling => "a dash or castling letters, each right once",
            ExpectedInFen::SquareOrDash => "a dash or a square",
            ExpectedInFen::Number => "a whole number",
            ExpectedInFen::NumberFromOne => "a whole number from one up",
            ExpectedInFen::Nothing => "nothing more",
        };
        write!(f, "at character {}: expected {expected}", self.at + 1)
    }
}

impl std::error::Error for FenError {}

/// Reads an arrangement.
///
/// # Errors
/// The place where the text is not FEN.
pub fn read(text: &str) -> Result<Setup, FenError> {
    let mut reader = Reader { bytes: text.as_bytes(), at: 0, field: FenField::Pieces };
    let placement = reader.pieces()?;
    reader.next_field(FenField::Turn)?;
    let turn = reader.turn()?;
    reader.next_field(FenField::Castling)?;
    let castling_rooks = reader.castling(&placement)?;
    reader.next_field(FenField::EnPassant)?;
    let en_passant = reader.en_passant()?;
    let mut setup = Setup { placement, turn, castling_rooks, en_passant, ..Setup::EMPTY };
    if reader.at < text.len() {
        reader.next_field(FenField::Counter)?;
        setup.plies_without_progress = reader.number(ExpectedInFen::Number)?;
        reader.next_field(FenField::MoveNumber)?;
        let at = reader.at;
        let number = reader.number(ExpectedInFen::NumberFromOne)?;
        setup.move_number = NonZeroU32::new(number).ok_or(FenError {
            at,
            field: FenField::MoveNumber,
            expected: ExpectedInFen::NumberFromOne,
        })?;
        reader.field = FenField::End;
        if reader.at < text.len() {
            return reader.fail(ExpectedInFen::Nothing);
        }
    }
    Ok(setup)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    field: FenField,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn fail<T>(&self, expected: ExpectedInFen) -> Result<T, FenError> {
        Err(FenError { at: self.at, field: self.field, expected })
    }

    fn next_field(&mut self, field: FenField) -> Result<(), FenError> {
        if self.peek() != Some(b' ') {
            return self.fail(ExpectedInFen::Space);
        }
        self.at += 1;
        self.field = field;
        Ok(())
    }

    fn pieces(&mut self) -> Result<Placement, FenError> {
        let mut placement = Placement::EMPTY;
        for rank in Rank::ALL.into_iter().rev() {
            let mut file = 0;
            while file < 8 {
                match self.peek() {
                    Some(digit @ b'1'..=b'8') => {
                        file += usize::from(digit - b'0');
                        if file > 8 {
                            return self.fail(ExpectedInFen::Slash);
                        }
                    }
                    Some(b'/' | b' ') | None => return self.fail(ExpectedInFen::MoreSquares),
                    Some(letter) => match PIECES[usize::from(letter)] {
                        Some(piece) => {
                            placement.put(Square::at(File::ALL[file], rank), piece);
                            file += 1;
                        }
                        None => return self.fail(ExpectedInFen::PieceOrDigit),
                    },
                }
                self.at += 1;
            }
            match self.peek() {
                Some(b'/') if rank != Rank::First => self.at += 1,
                Some(b' ') | None if rank != Rank::First => {
                    return self.fail(ExpectedInFen::MoreRanks);
                }
                _ if rank != Rank::First => return self.fail(ExpectedInFen::Slash),
                _ => {}
            }
        }
        Ok(placement)
    }

    fn turn(&mut self) -> Result<Color, FenError> {
        let turn = match self.peek() {
            Some(b'w') => Color::White,
            Some(b'b') => Color::Black,
            _ => return self.fail(ExpectedInFen::Color),
        };
        self.at += 1;
        Ok(turn)
    }

    fn castling(&mut self, placement: &Placement) -> Result<Bitboard, FenError> {
        if self.peek() == Some(b'-') {
            self.at += 1;
            return Ok(Bitboard::EMPTY);
        }
        let mut rooks = Bitboard::EMPTY;
        while let Some(letter) = self.peek().filter(|&byte| byte != b' ') {
            match castling_rook(placement, letter as char) {
                Some(rook) if !rooks.has(rook) => rooks = rooks.with(rook),
                _ => return self.fail(ExpectedInFen::Castling),
            }
            self.at += 1;
        }
        if rooks.is_empty() { self.fail(ExpectedInFen::Castling) } else { Ok(rooks) }
    }

    fn en_passant(&mut self) -> Result<Option<Square>, FenError> {
        if self.peek() == Some(b'-') {
            self.at += 1;
            return Ok(None);
        }
        let file = self.peek().and_then(|byte| File::from_letter(byte as char));
        let rank = self.bytes.get(self.at + 1).and_then(|&byte| Rank::from_digit(byte as char));
        let (Some(file), Some(rank)) = (file, rank) else {
            return self.fail(ExpectedInFen::SquareOrDash);
        };
        self.at += 2;
        Ok(Some(Square::at(file, rank)))
    }

    fn number(&mut self, expected: ExpectedInFen) -> Result<u32, FenError> {
        let start = self.at;
        let mut number: u32 = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let next = number.checked_mul(10).and_then(|n| n.checked_add(u32::from(digit - b'0')));
            match next {
                Some(next) => number = next,
                None => return self.fail(expected),
            }
            self.at += 1;
        }
        if self.at == start { self.fail(expected) } else { Ok(number) }
    }
}

/// The piece that each byte names.
static PIECES: [Option<Piece>; 256] = {
    let mut table = [None; 256];
    let mut byte = 0;
    while byte < 128 {
        table[byte] = Piece::from_letter(byte as u8 as char);
        byte += 1;
    }
    table
};

/// The square of the rook that a castling letter means: `K` and `Q` the outermost rook on that side of the
/// king, and if there is none the corner, a file letter the rook of that file.
pub(super) fn castling_rook(placement: &Placement, letter: char) -> Option<Square> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let rank = Rank::First.seen_by(color);
    let rooks = placement.of(color, Role::Rook) & Bitboard::rank(rank);
    let king = (placement.of(color, Role::King) & Bitboard::rank(rank)).single();
    let outermost =
        |candidate: Option<Square>, corner: File, beyond: fn(Square, Square) -> bool| {
            let candidate = candidate.filter(|&rook| king.is_some_and(|king| beyond(rook, king)));
            candidate.unwrap_or(Square::at(corner, rank))
        };
    match letter.to_ascii_lowercase() {
        'k' => Some(outermost(rooks.last(), File::H, |rook, king| rook > king)),
        'q' => Some(outermost(rooks.first(), File::A, |rook, king| rook < king)),
        file => File::from_letter(file).map(|file| Square::at(file, rank)),
    }
}
