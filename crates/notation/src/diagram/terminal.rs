//! Diagrams as lines of text for a terminal or a plain file. Arrows are not drawn: there is no room
//! for them between the squares.

use core::fmt::Write;

use board::{Color, Piece, Role, Square};

use super::palette::{self, Rgb};
use super::{Coordinates, Diagram, Mark};

/// How a diagram is written as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TextStyle {
    /// What stands for a piece.
    pub letters: PieceGlyphs,
    /// Whether colours can be shown.
    pub colour: Colour,
}

/// What stands for a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PieceGlyphs {
    /// The letters of FEN: upper case for White.
    #[default]
    Letters,
    /// The chess symbols of Unicode.
    Figurines,
}

/// Whether colours can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colour {
    /// 24-bit colours by escape sequences.
    Ansi,
    /// Characters only: marked squares stand in brackets, `[k]`, with a bar between two neighbours.
    #[default]
    Plain,
}

/// Draws a diagram as lines, each of which ends with a newline. Nothing is coloured beyond its line.
#[must_use]
pub fn to_text(diagram: &Diagram, style: TextStyle) -> String {
    let mut out = String::with_capacity(4096);
    for rank in diagram.ranks_from_top() {
        let squares = diagram.files_from_left().map(|file| Square::at(file, rank));
        if diagram.coordinates == Coordinates::Shown {
            out.push(rank.digit());
        }
        match style.colour {
            Colour::Ansi => put_coloured_row(&mut out, diagram, squares, style.letters),
            Colour::Plain => put_plain_row(&mut out, diagram, squares, style.letters),
        }
        out.push('\n');
    }
    if diagram.coordinates == Coordinates::Shown {
        out.push(' ');
        for file in diagram.files_from_left() {
            out.push(' ');
            out.push(file.letter());
        }
        out.push('\n');
    }
    out
}

/// Each square is a separator and a character; a bracket may take the place of the separator.
fn put_plain_row(out: &mut String, diagram: &Diagram, squares: [Square; 8], glyphs: PieceGlyphs) {
    let mut before = Marking::Unmarked;
    for (column, square) in squares.into_iter().enumerate() {
        let here = Marking::of(diagram, square);
        match (before, here) {
            (Marking::Unmarked, Marking::Marked) => out.push('['),
            (Marking::Marked, Marking::Marked) => out.push('|'),
            (Marking::Marked, Marking::Unmarked) => out.push(']'),
            // Without a digit before it the first square needs no separator.
            (Marking::Unmarked, Marking::Unmarked) => {
                if column > 0 || diagram.coordinates == Coordinates::Shown {
                    out.push(' ');
                }
            }
        }
        out.push(diagram.placement.piece_at(square).map_or('.', |piece| match glyphs {
            PieceGlyphs::Letters => piece.letter(),
            PieceGlyphs::Figurines => figurine(piece),
        }));
        before = here;
    }
    if before == Marking::Marked {
        out.push(']');
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Marking {
    Marked,
    Unmarked,
}

impl Marking {
    fn of(diagram: &Diagram, square: Square) -> Marking {
        if diagram.marks.iter().any(|squares| squares.has(square)) {
            Marking::Marked
        } else {
            Marking::Unmarked
        }
    }
}

/// Each square is two columns wide, which is about as wide as a line is high.
fn put_coloured_row(
    out: &mut String,
    diagram: &Diagram,
    squares: [Square; 8],
    glyphs: PieceGlyphs,
) {
    if diagram.coordinates == Coordinates::Shown {
        out.push(' ');
    }
    for square in squares {
        let Rgb(r, g, b) = background(diagram, square);
        // Writing to a string cannot fail.
        let _ = write!(out, "\x1b[48;2;{r};{g};{b}m");
        let Some(piece) = diagram.placement.piece_at(square) else {
            out.push_str("  ");
            continue;
        };
        let Rgb(r, g, b) = palette::terminal_piece(piece.color);
        let glyph = match glyphs {
            PieceGlyphs::Letters => piece.letter(),
            // The filled shapes for both players: the colour tells them apart.
            PieceGlyphs::Figurines => figurine(Piece::new(Color::Black, piece.role)),
        };
        let _ = write!(out, "\x1b[38;2;{r};{g};{b}m{glyph} ");
    }
    out.push_str("\x1b[0m");
}

fn background(diagram: &Diagram, square: Square) -> Rgb {
    Mark::ALL
        .into_iter()
        .filter(|&mark| diagram.marked(mark).has(square))
        .fold(palette::terminal_square(square.shade()), |below, mark| {
            below.under(palette::mark(mark))
        })
}

const fn figurine(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}
