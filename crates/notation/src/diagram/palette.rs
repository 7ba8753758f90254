//! The colours of all diagrams in one place. Shapes are elsewhere: see [`pieces`](super::pieces).

use core::fmt;

use board::{Color, Shade};

use super::Mark;

/// A colour of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Rgb(pub(super) u8, pub(super) u8, pub(super) u8);

impl Rgb {
    /// This colour with a translucent one over it.
    pub(super) fn under(self, tint: Tint) -> Rgb {
        let mix = |below: u8, above: u8| {
            let percent = u32::from(tint.percent.min(100));
            // At most 100 parts of at most 255, divided by 100: it fits.
            ((u32::from(below) * (100 - percent) + u32::from(above) * percent) / 100) as u8
        };
        Rgb(mix(self.0, tint.rgb.0), mix(self.1, tint.rgb.1), mix(self.2, tint.rgb.2))
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

/// A colour through which one can see.
#[derive(Clone, Copy)]
pub(super) struct Tint {
    pub(super) rgb: Rgb,
    /// How much it covers: 100 hides everything.
    pub(super) percent: u8,
}

/// The colours with which a piece is drawn.
#[derive(Clone, Copy)]
pub(super) struct PieceInk {
    pub(super) fill: Rgb,
    pub(super) outline: Rgb,
    pub(super) lines: Rgb,
}

/// How pieces look in a picture, where an outline sets a white piece off from a light square.
pub(super) const fn piece(color: Color) -> PieceInk {
    match color {
        Color::White => PieceInk {
            fill: Rgb(0xff, 0xff, 0xff),
            outline: Rgb(0x2b, 0x27, 0x25),
            lines: Rgb(0x2b, 0x27, 0x25),
        },
        Color::Black => PieceInk {
            fill: Rgb(0x35, 0x31, 0x30),
            outline: Rgb(0x24, 0x21, 0x20),
            lines: Rgb(0xef, 0xe9, 0xdf),
        },
    }
}

/// The squares of a picture.
pub(super) const fn square(shade: Shade) -> Rgb {
    match shade {
        Shade::Light => Rgb(0xef, 0xe8, 0xdc),
        Shade::Dark => Rgb(0xb5, 0xa0, 0x8c),
    }
}

/// The line around the board.
pub(super) const BORDER: Rgb = Rgb(0x8e, 0x7b, 0x69);

/// Letters and digits at the edge: they stand on the page, so they must be legible on a white one and
/// on a black one alike.
pub(super) const COORDINATES: Rgb = Rgb(0x7b, 0x74, 0x6d);

/// Arrows.
pub(super) const ARROW: Tint = Tint { rgb: Rgb(0x24, 0x66, 0x7e), percent: 78 };

/// What lies over a marked square.
pub(super) const fn mark(mark: Mark) -> Tint {
    match mark {
        Mark::From => Tint { rgb: Rgb(0xdd, 0xb4, 0x2e), percent: 42 },
        Mark::To => Tint { rgb: Rgb(0xdd, 0xb4, 0x2e), percent: 66 },
        Mark::Attacker => Tint { rgb: Rgb(0xd9, 0x70, 0x34), percent: 62 },
        Mark::Check => Tint { rgb: Rgb(0xd2, 0x2f, 0x27), percent: 90 },
        Mark::Dot => Tint { rgb: Rgb(0x2f, 0x6b, 0x53), percent: 62 },
    }
}

/// The squares on a terminal. Glyphs have no outline, so both shades are dark enough for white ones
/// and light enough for black ones.
pub(super) const fn terminal_square(shade: Shade) -> Rgb {
    match shade {
        Shade::Light => Rgb(0xae, 0x9d, 0x88),
        Shade::Dark => Rgb(0x7f, 0x6f, 0x60),
    }
}

/// The glyphs on a terminal.
pub(super) const fn terminal_piece(color: Color) -> Rgb {
    match color {
        Color::White => Rgb(0xff, 0xff, 0xff),
        Color::Black => Rgb(0x14, 0x12, 0x11),
    }
}
