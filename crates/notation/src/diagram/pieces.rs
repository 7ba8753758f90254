//! The drawings of the six kinds of pieces, made for this project, in a box of 100 by 100. Colours are
//! not here: both players have the same shapes.
//!
//! All outlines share one construction, from the bottom up: foot, stem, collar, head. The lines that
//! matter at small sizes (foot, collars, battlements) lie where a row of pixels lies when the box is
//! 24 pixels wide, so that they stay sharp there.

use board::{Color, Role};

/// The shapes of one kind of piece, as the data of SVG paths.
pub(super) struct Drawing {
    /// The closed outline, to be filled and stroked.
    pub(super) outline: &'static str,
    /// Open lines on the piece, to be stroked.
    pub(super) lines: &'static str,
    /// Spots on the piece, to be filled like the lines are stroked; often empty.
    pub(super) spots: &'static str,
}

/// How wide the outline is.
pub(super) const OUTLINE_WIDTH: f32 = 4.0;

/// How wide the lines are: White's continue the outline and must be as wide; light lines on dark look wider.
pub(super) const fn lines_width(color: Color) -> f32 {
    match color {
        Color::White => OUTLINE_WIDTH,
        Color::Black => 2.8,
    }
}

/// The drawing of this kind.
pub(super) const fn drawing(role: Role) -> &'static Drawing {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

/// The smallest: a ball on a collar.
const PAWN: Drawing = Drawing {
    outline: "M26.5 90V88C26.5 83.5 29.5 81.7 34.5 80.8\
              C39.5 76 43.5 70 43.5 60\
              H38A4 4 0 0 1 38 52H41.2\
              A13 13 0 1 1 58.8 52\
              H62A4 4 0 0 1 62 60H56.5\
              C56.5 70 60.5 76 65.5 80.8\
              C70.5 81.7 73.5 83.5 73.5 88V90Z",
    lines: "M34.5 80.8H65.5M44.5 60H55.5M43.5 52H56.5",
    spots: "",
};

/// A horse's head to the left: chest, mouth, face, ear and neck. The line is the edge of the mane, the
/// spots are eye and nostril.
const KNIGHT: Drawing = Drawing {
    outline: "M22.5 90V88C22.5 83.5 25.5 81.7 30.5 80.8\
              C31 67 47.5 62 48.5 49\
              C44.5 52.5 40 53 36.5 55.5C32.5 58.5 31 63.5 26 63.5C20 63.5 16.5 58.5 18.5 53\
              C21 46.5 26 41 28.5 34.5C30 30.5 31 28 31 25\
              L31.5 14.5L42.5 22\
              C62 23.5 76 42 75 61C74.5 70 71 76 69.5 80.8\
              C74.5 81.7 77.5 83.5 77.5 88V90Z",
    lines: "M32 80.8H68M48.5 29.5C60 34 66.5 46 65 67",
    spots: "M34.2 36.5a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0Z\
            M23.2 55.5a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0Z",
};

/// A mitre with its cut and a ball on top.
const BISHOP: Drawing = Drawing {
    outline: "M22.5 90V88C22.5 83.5 25.5 81.7 30.5 80.8\
              C39 77 43 72 43 64.5\
              H36.5A4 4 0 0 1 36.5 56.5H38.5\
              C31.5 51 30.5 41.5 35 33.5C38 28.5 42 25 45.5 22\
              A6 6 0 1 1 54.5 22\
              C58 25 62 28.5 65 33.5C69.5 41.5 68.5 51 61.5 56.5\
              H63.5A4 4 0 0 1 63.5 64.5H57\
              C57 72 61 77 69.5 80.8\
              C74.5 81.7 77.5 83.5 77.5 88V90Z",
    lines: "M31 80.8H69M44 64.5H56M40.5 56.5H59.5M53.5 41.5L62 30.5",
    spots: "",
};

/// A tower with three battlements.
const ROOK: Drawing = Drawing {
    outline: "M22.5 90V88C22.5 83.5 25.5 81.7 30.5 80.8\
              C33.5 76 36 68 36.5 48\
              L29.5 42Q27 40 27 37V19\
              H35.6V27H44V19H56V27H64.4V19H73\
              V37Q73 40 70.5 42L63.5 48\
              C64 68 66.5 76 69.5 80.8\
              C74.5 81.7 77.5 83.5 77.5 88V90Z",
    lines: "M31 80.8H69M38 48H62M31.5 40H68.5",
    spots: "",
};

/// A coronet of four points around a ball.
const QUEEN: Drawing = Drawing {
    outline: "M19.5 90V88C19.5 83.5 22.5 81.7 27.5 80.8\
              C37.5 77.5 42 73 42.5 64.5\
              H36A4 4 0 0 1 36 56.5H37\
              L21 27L33 36L34.8 19.5L42.8 33.5L46.8 19.6\
              A5.4 5.4 0 1 1 53.2 19.6\
              L57.2 33.5L65.2 19.5L67 36L79 27L63 56.5\
              H64A4 4 0 0 1 64 64.5H57.5\
              C58 73 62.5 77.5 72.5 80.8\
              C77.5 81.7 80.5 83.5 80.5 88V90Z",
    lines: "M28 80.8H72M43.5 64.5H56.5M39 56.5H61",
    spots: "",
};

/// The tallest: a crown that opens upwards, closed by a low arch under a cross.
const KING: Drawing = Drawing {
    outline: "M19.5 90V88C19.5 83.5 22.5 81.7 27.5 80.8\
              C37.5 77.5 42 73 42.5 64.5\
              H36A4 4 0 0 1 36 56.5H37\
              L28 38C32 35 39 33.6 45.4 33.2\
              V23.1H36V14.7H45.4V7.2H54.6V14.7H64V23.1H54.6V33.2\
              C61 33.6 68 35 72 38L63 56.5\
              H64A4 4 0 0 1 64 64.5H57.5\
              C58 73 62.5 77.5 72.5 80.8\
              C77.5 81.7 80.5 83.5 80.5 88V90Z",
    lines: "M28 80.8H72M43.5 64.5H56.5M38.5 56.5H61.5",
    spots: "",
};
