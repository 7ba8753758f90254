//! Boards: the squares and each piece are drawn once in a file, and shown wherever they stand.

use board::{Color, Piece, Placement, Role};
use notation::diagram::{Shape, board_shapes, piece_shapes};
use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Name};

use crate::path;

/// The side of a square in a drawing.
const SQUARE: f32 = 100.0;

/// The name of the squares in a file.
pub(crate) const BOARD: &str = "Board";

/// What a file needs to show boards: a name, the side of the drawing, and what draws it.
pub(crate) fn parts() -> Vec<(String, f32, Vec<u8>)> {
    let mut parts = vec![(BOARD.to_owned(), 8.0 * SQUARE, drawn(&board_shapes()))];
    for color in Color::ALL {
        for role in Role::ALL {
            let piece = Piece { color, role };
            parts.push((name(piece), SQUARE, drawn(&piece_shapes(piece))));
        }
    }
    parts
}

fn name(piece: Piece) -> String {
    format!("Piece{}{}", if piece.color == Color::White { 'W' } else { 'B' }, piece.letter())
}

fn drawn(shapes: &[Shape]) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::RoundCap).set_line_join(LineJoinStyle::RoundJoin);
    for shape in shapes {
        let part = |it: u8| f32::from(it) / 255.0;
        if let Some([red, green, blue]) = shape.fill {
            content.set_fill_rgb(part(red), part(green), part(blue));
        }
        if let Some(([red, green, blue], width)) = shape.stroke {
            content.set_stroke_rgb(part(red), part(green), part(blue));
            content.set_line_width(width);
        }
        let read = path::draw(&mut content, &shape.path);
        debug_assert!(read, "a path that is read to its end: {}", shape.path);
        // Under the even-odd rule, which differs only where a path crosses itself.
        match (shape.fill.is_some(), shape.stroke.is_some()) {
            (true, true) => content.fill_even_odd_and_stroke(),
            (true, false) => content.fill_even_odd(),
            (false, true) => content.stroke(),
            (false, false) => content.end_path(),
        };
    }
    content.finish().into_vec()
}

/// Shows a position, seen from White, with its upper left corner here.
pub(crate) fn show(content: &mut Content, placement: &Placement, (x, y): (f32, f32), side: f32) {
    let scale = side / (8.0 * SQUARE);
    let mut put = |name: &str, x: f32, y: f32| {
        content.save_state().transform([scale, 0.0, 0.0, -scale, x, y]);
        content.x_object(Name(name.as_bytes())).restore_state();
    };
    put(BOARD, x, y);
    for (square, piece) in placement.pieces() {
        let (file, rank) = (f32::from(square.file() as u8), f32::from(square.rank() as u8));
        put(&name(piece), x + file * side / 8.0, y - (7.0 - rank) * side / 8.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_is_read_to_its_end() {
        let pieces = Color::ALL.into_iter().flat_map(|color| {
            Role::ALL.into_iter().flat_map(move |role| piece_shapes(Piece { color, role }))
        });
        for shape in board_shapes().into_iter().chain(pieces) {
            assert!(path::draw(&mut Content::new(), &shape.path), "{}", shape.path);
        }
    }
}
