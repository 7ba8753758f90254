//! Writing FEN. Nothing is left out: the result reads back as the same arrangement, unless the style asks
//! for an en passant square only where it can be used.

use board::{Bitboard, Color, File, Piece, Rank, Role, Setup, Square, Wing, attacks};

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Castling {
    /// `KQkq` where that is unambiguous, else the letter of the rook's file.
    #[default]
    XFen,
    /// Always the letter of the rook's file.
    Shredder,
}

/// When the en passant square is written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum EnPassant {
    /// After every double step.
    #[default]
    Always,
    /// When a pawn stands ready to capture, though its king may forbid it.
    PawnReady,
    /// When a legal capture exists, so that it matters.
    Legal,
}

/// The dialect of FEN to write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FenStyle {
    /// How castling rights are written.
    pub castling: Castling,
    /// When the en passant square is written.
    pub en_passant: EnPassant,
}

/// The FEN of an arrangement.
#[must_use]
pub fn write(setup: &Setup, style: FenStyle) -> String {
    let mut text = String::with_capacity(96);
    append(&mut text, setup, style);
    text
}

/// Appends the FEN of an arrangement to a text, which may be reused from one position to the next.
pub fn append(text: &mut String, setup: &Setup, style: FenStyle) {
    pieces(text, setup);
    text.push(' ');
    text.push(setup.turn.letter());
    text.push(' ');
    castling(text, setup, style.castling);
    text.push(' ');
    match setup.en_passant.filter(|&square| is_written(setup, square, style.en_passant)) {
        Some(square) => {
            text.push(square.file().letter());
            text.push(square.rank().digit());
        }
        None => text.push('-'),
    }
    text.push(' ');
    number(text, setup.plies_without_progress);
    text.push(' ');
    number(text, setup.move_number.get());
}

fn pieces(text: &mut String, setup: &Setup) {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            match setup.placement.piece_at(Square::at(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    gap(text, empty);
                    empty = 0;
                    text.push(Piece::letter(piece));
                }
            }
        }
        gap(text, empty);
        if rank != Rank::First {
            text.push('/');
        }
    }
}

fn gap(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push((b'0' + empty) as char);
    }
}

fn castling(text: &mut String, setup: &Setup, style: Castling) {
    let start = text.len();
    for color in Color::ALL {
        let rank = Bitboard::rank(Rank::First.seen_by(color));
        let king = (setup.placement.of(color, Role::King) & rank).single();
        // The usual order is king's wing first: from the h-file to the a-file.
        let mut rights = setup.castling_rooks & rank;
        while let Some(rook) = rights.last() {
            rights = rights.without(rook);
            let letter = match style {
                Castling::Shredder => rook.file().letter(),
                Castling::XFen => x_fen_letter(setup, color, king, rook),
            };
            text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
        }
    }
    if text.len() == start {
        text.push('-');
    }
}

/// `k` or `q` if reading that letter leads back to this rook, else its file.
fn x_fen_letter(setup: &Setup, color: Color, king: Option<Square>, rook: Square) -> char {
    let rank = Rank::First.seen_by(color);
    let rooks = setup.placement.of(color, Role::Rook) & Bitboard::rank(rank);
    let standing = rooks.has(rook);
    let wing = king.map(|king| Wing::of_rook(king, rook));
    match wing {
        Some(Wing::King) if standing && rooks.last() == Some(rook) => 'k',
        Some(Wing::Queen) if standing && rooks.first() == Some(rook) => 'q',
        _ => rook.file().letter(),
    }
}

fn is_written(setup: &Setup, square: Square, style: EnPassant) -> bool {
    match style {
        EnPassant::Always => true,
        EnPassant::PawnReady => {
            attacks::pawn(!setup.turn, square).meets(setup.placement.of(setup.turn, Role::Pawn))
        }
        EnPassant::Legal => setup.identity().en_passant.is_some(),
    }
}

fn number(text: &mut String, number: u32) {
    use core::fmt::Write;
    // Writing to a string cannot fail.
    let _ = write!(text, "{number}");
}
