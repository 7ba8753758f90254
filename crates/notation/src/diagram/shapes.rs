//! A board and its pieces as shapes, for whoever draws otherwise than as SVG: on the pages of a file that is printed.

use board::{Piece, Shade};

use super::palette::{self, Rgb};
use super::pieces;

/// A part of a drawing: the data of an SVG path, and with what it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Shape {
    /// Moves, lines, curves and arcs of circles; `y` goes down.
    pub path: String,
    /// Red, green and blue of what is inside, by the even-odd rule.
    pub fill: Option<[u8; 3]>,
    /// The same of the line, and how wide it is. Its ends and corners are round.
    pub stroke: Option<([u8; 3], f32)>,
}

/// The squares of a board and the line around them, in a box of 800 by 800.
#[must_use]
pub fn board_shapes() -> Vec<Shape> {
    let filled =
        |path: String, Rgb(r, g, b): Rgb| Shape { path, fill: Some([r, g, b]), stroke: None };
    let mut dark = String::new();
    for start in (100..800).step_by(200) {
        dark += &format!("M{start} 0h100v800h-100zM0 {start}h800v100h-800z");
    }
    let Rgb(r, g, b) = palette::BORDER;
    let border = "M0 0H800V800H0Z".to_owned();
    vec![
        filled("M0 0H800V800H0Z".to_owned(), palette::square(Shade::Light)),
        filled(dark, palette::square(Shade::Dark)),
        Shape { path: border, fill: None, stroke: Some(([r, g, b], 4.0)) },
    ]
}

/// A piece in its square, a box of 100 by 100.
#[must_use]
pub fn piece_shapes(piece: Piece) -> Vec<Shape> {
    let (ink, drawing) = (palette::piece(piece.color), pieces::drawing(piece.role));
    let color = |Rgb(r, g, b): Rgb| [r, g, b];
    let outline = Shape {
        path: drawing.outline.to_owned(),
        fill: Some(color(ink.fill)),
        stroke: Some((color(ink.outline), pieces::OUTLINE_WIDTH)),
    };
    let lines = Shape {
        path: drawing.lines.to_owned(),
        fill: None,
        stroke: Some((color(ink.lines), pieces::lines_width(piece.color))),
    };
    let spots =
        Shape { path: drawing.spots.to_owned(), fill: Some(color(ink.lines)), stroke: None };
    [outline, lines, spots].into_iter().filter(|it| !it.path.is_empty()).collect()
}
