//! Diagrams as SVG that needs nothing from outside: no scripts, no style sheets, no fonts for pieces.
//! What stands on the board in words is the caller's title, not made here.

use core::fmt::Write;

use board::{Bitboard, Color, Piece, Role, Shade};

use super::palette::{self, Tint};
use super::{Arrow, Cell, Coordinates, Diagram, Mark, pieces};

/// The side of a square.
const SIDE: i32 = 100;
/// The side of the board.
const BOARD: i32 = 8 * SIDE;
/// The strip for coordinates, left of the board and under it.
const STRIP: i32 = 46;

/// Draws a diagram as one `<svg>` element, which can be a file or stand inside a page. It has no size
/// of its own but only proportions; the classes `light`, `dark` and so on, which begin with
/// `diagram-`, are there for a page that wants other colours.
#[must_use]
pub fn to_svg(diagram: &Diagram) -> String {
    match &diagram.id_prefix {
        Some(prefix) => draw(diagram, prefix.as_str()),
        None => {
            let content = draw(diagram, "");
            draw(diagram, &format!("d{:08x}", fingerprint(content.as_bytes())))
        }
    }
}

/// Draws one piece alone in its square, without a background.
#[must_use]
pub fn piece_to_svg(piece: Piece) -> String {
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"#);
    put(&mut out, format_args!("<g {PIECE_STROKES}>"));
    put_piece_shapes(&mut out, piece);
    out.push_str("</g></svg>");
    out
}

fn draw(diagram: &Diagram, prefix: &str) -> String {
    let mut out = String::with_capacity(8192);
    let strip = match diagram.coordinates {
        Coordinates::Shown => STRIP,
        Coordinates::Hidden => 0,
    };
    put(
        &mut out,
        format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} 0 {side} {side}" role="img""#,
            -strip,
            side = BOARD + strip
        ),
    );
    put_title(&mut out, diagram, prefix);
    put_definitions(&mut out, diagram, prefix);
    put_board(&mut out);
    put_marks(&mut out, diagram, prefix);
    put_border(&mut out);
    put_pieces(&mut out, diagram, prefix);
    put_arrows(&mut out, diagram);
    if diagram.coordinates == Coordinates::Shown {
        put_coordinates(&mut out, diagram);
    }
    out.push_str("</svg>");
    out
}

/// Ends the opening tag and names the picture. An older screen reader needs the reference as well as
/// the title.
fn put_title(out: &mut String, diagram: &Diagram, prefix: &str) {
    if diagram.title.is_empty() {
        out.push('>');
        return;
    }
    put(out, format_args!(r#" aria-labelledby="{prefix}-title"><title id="{prefix}-title">"#));
    out.push_str(&escaped(&diagram.title));
    out.push_str("</title>");
}

/// A text as it may stand in SVG and in HTML, between tags and in an attribute.
#[must_use]
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // XML has no way to write the other control characters.
            '\t' | '\n' | '\r' => out.push(letter),
            '\u{fffe}' | '\u{ffff}' => out.push(char::REPLACEMENT_CHARACTER),
            _ if letter.is_control() => out.push(char::REPLACEMENT_CHARACTER),
            _ => out.push(letter),
        }
    }
    out
}

/// The pieces that occur, and the glow of a check if there is one.
fn put_definitions(out: &mut String, diagram: &Diagram, prefix: &str) {
    out.push_str("<defs>");
    if diagram.marked(Mark::Check).any() {
        let Tint { rgb, percent } = palette::mark(Mark::Check);
        put(
            out,
            format_args!(
                concat!(
                    r#"<radialGradient id="{}-check" r=".62"><stop offset=".3" stop-color="{}" "#,
                    r#"stop-opacity="{}"/><stop offset="1" stop-color="{}" stop-opacity="0"/>"#,
                    "</radialGradient>"
                ),
                prefix,
                rgb,
                Share(percent),
                rgb
            ),
        );
    }
    for color in Color::ALL {
        for role in Role::ALL {
            if diagram.placement.of(color, role).any() {
                let piece = Piece { color, role };
                put(out, format_args!(r#"<g id="{prefix}-{}">"#, piece.letter()));
                put_piece_shapes(out, piece);
                out.push_str("</g>");
            }
        }
    }
    out.push_str("</defs>");
}

/// Set once around all pieces, which inherit them.
const PIECE_STROKES: &str = r#"stroke-linejoin="round" stroke-linecap="round""#;

fn put_piece_shapes(out: &mut String, piece: Piece) {
    let ink = palette::piece(piece.color);
    let drawing = pieces::drawing(piece.role);
    let width = pieces::lines_width(piece.color);
    put(
        out,
        format_args!(
            concat!(
                r#"<path d="{}" fill="{}" stroke="{}" stroke-width="{}"/>"#,
                r#"<path d="{}" fill="none" stroke="{}" stroke-width="{}"/>"#
            ),
            drawing.outline,
            ink.fill,
            ink.outline,
            pieces::OUTLINE_WIDTH,
            drawing.lines,
            ink.lines,
            width
        ),
    );
    if !drawing.spots.is_empty() {
        put(out, format_args!(r#"<path d="{}" fill="{}"/>"#, drawing.spots, ink.lines));
    }
}

fn put_board(out: &mut String) {
    let light = palette::square(Shade::Light);
    put(
        out,
        format_args!(
            concat!(
                r#"<g shape-rendering="crispEdges"><rect class="diagram-light" "#,
                r#"width="{side}" height="{side}" fill="{light}"/>"#
            ),
            side = BOARD,
            light = light
        ),
    );
    // Every other column and every other row: under the even-odd rule what lies in both is a hole, and
    // the rest are the dark squares. Turning the board does not change them.
    out.push_str(r#"<path class="diagram-dark" fill-rule="evenodd" d=""#);
    for start in (SIDE..BOARD).step_by(2 * SIDE as usize) {
        put(out, format_args!("M{start} 0h{SIDE}v{BOARD}h-{SIDE}z"));
        put(out, format_args!("M0 {start}h{BOARD}v{SIDE}h-{BOARD}z"));
    }
    put(out, format_args!(r#"" fill="{}"/></g>"#, palette::square(Shade::Dark)));
}

/// The line around the board, over the marks so that it is not tinted by them.
fn put_border(out: &mut String) {
    put(
        out,
        format_args!(
            concat!(
                r#"<rect class="diagram-border" x="1" y="1" width="{side}" height="{side}" "#,
                r#"fill="none" stroke="{colour}" stroke-width="2"/>"#
            ),
            side = BOARD - 2,
            colour = palette::BORDER
        ),
    );
}

fn put_marks(out: &mut String, diagram: &Diagram, prefix: &str) {
    for mark in [Mark::From, Mark::To, Mark::Attacker] {
        let Tint { rgb, percent } = palette::mark(mark);
        let fill = format!(r#"fill="{rgb}" fill-opacity="{}""#, Share(percent));
        put_square_marks(out, diagram, mark, &fill);
    }
    put_square_marks(out, diagram, Mark::Check, &format!(r##"fill="url(#{prefix}-check)""##));
    put_dots(out, diagram);
}

fn put_square_marks(out: &mut String, diagram: &Diagram, mark: Mark, fill: &str) {
    let squares = diagram.marked(mark);
    if squares.is_empty() {
        return;
    }
    put(out, format_args!(r#"<path class="{}" {fill} d=""#, class(mark)));
    for square in squares {
        let (x, y) = corner(diagram.cell(square));
        put(out, format_args!("M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z"));
    }
    out.push_str(r#""/>"#);
}

/// A dot on an empty square; around a piece a ring, because the piece would hide a dot.
fn put_dots(out: &mut String, diagram: &Diagram) {
    let Tint { rgb, percent } = palette::mark(Mark::Dot);
    let squares = diagram.marked(Mark::Dot);
    let occupied = diagram.placement.occupied();
    let mut put_circles = |squares: Bitboard, radius: i32, paint: &str| {
        if squares.is_empty() {
            return;
        }
        put(out, format_args!(r#"<g class="{}" {paint}>"#, class(Mark::Dot)));
        for square in squares {
            let (x, y) = centre(diagram.cell(square));
            put(out, format_args!(r#"<circle cx="{x}" cy="{y}" r="{radius}"/>"#));
        }
        out.push_str("</g>");
    };
    let opacity = Share(percent);
    put_circles(squares - occupied, 15, &format!(r#"fill="{rgb}" fill-opacity="{opacity}""#));
    let ring = format!(r#"fill="none" stroke="{rgb}" stroke-opacity="{opacity}" stroke-width="7""#);
    put_circles(squares & occupied, 45, &ring);
}

const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::From => "diagram-from",
        Mark::To => "diagram-to",
        Mark::Attacker => "diagram-attacker",
        Mark::Check => "diagram-check",
        Mark::Dot => "diagram-dot",
    }
}

fn put_pieces(out: &mut String, diagram: &Diagram, prefix: &str) {
    put(out, format_args!("<g {PIECE_STROKES}>"));
    for (square, piece) in diagram.placement.pieces() {
        let (x, y) = corner(diagram.cell(square));
        put(out, format_args!(r##"<use href="#{prefix}-{}" x="{x}" y="{y}"/>"##, piece.letter()));
    }
    out.push_str("</g>");
}

fn put_arrows(out: &mut String, diagram: &Diagram) {
    for &Arrow { from, to } in diagram.arrows.iter().filter(|arrow| arrow.from != arrow.to) {
        put_arrow(out, centre(diagram.cell(from)), centre(diagram.cell(to)));
    }
}

/// One shape for shaft and head, so that the translucent parts do not overlap.
fn put_arrow(out: &mut String, from: (i32, i32), to: (i32, i32)) {
    /// How far from the centres it begins and ends.
    const GAP_AT_START: f64 = 32.0;
    const GAP_AT_END: f64 = 8.0;
    const HEAD: f64 = 38.0;
    const HEAD_HALF_WIDTH: f64 = 25.0;
    const SHAFT_HALF_WIDTH: f64 = 8.0;

    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = dx.hypot(dy);
    let point = |along: f64, aside: f64| {
        let x = f64::from(from.0) + (dx * along - dy * aside) / length;
        let y = f64::from(from.1) + (dy * along + dx * aside) / length;
        format!("{x:.1} {y:.1}")
    };
    let tip = length - GAP_AT_END;
    let neck = tip - HEAD;
    let Tint { rgb, percent } = palette::ARROW;
    put(
        out,
        format_args!(
            concat!(
                r#"<path class="diagram-arrow" fill="{}" fill-opacity="{}" "#,
                r#"d="M{}L{}L{}L{}L{}L{}L{}Z"/>"#
            ),
            rgb,
            Share(percent),
            point(GAP_AT_START, -SHAFT_HALF_WIDTH),
            point(neck, -SHAFT_HALF_WIDTH),
            point(neck, -HEAD_HALF_WIDTH),
            point(tip, 0.0),
            point(neck, HEAD_HALF_WIDTH),
            point(neck, SHAFT_HALF_WIDTH),
            point(GAP_AT_START, SHAFT_HALF_WIDTH),
        ),
    );
}

fn put_coordinates(out: &mut String, diagram: &Diagram) {
    put(
        out,
        format_args!(
            concat!(
                r#"<g class="diagram-coordinates" fill="{}" font-family="sans-serif" "#,
                r#"font-size="30" text-anchor="middle">"#
            ),
            palette::COORDINATES
        ),
    );
    // Text is placed by its baseline; this much lower, digits look centred.
    const BELOW_CENTRE: i32 = 11;
    for (y, rank) in (SIDE / 2..).step_by(SIDE as usize).zip(diagram.ranks_from_top()) {
        let (x, y) = (-STRIP / 2, y + BELOW_CENTRE);
        put(out, format_args!(r#"<text x="{x}" y="{y}">{rank}</text>"#));
    }
    for (x, file) in (SIDE / 2..).step_by(SIDE as usize).zip(diagram.files_from_left()) {
        let y = BOARD + STRIP / 2 + BELOW_CENTRE;
        put(out, format_args!(r#"<text x="{x}" y="{y}">{file}</text>"#));
    }
    out.push_str("</g>");
}

fn corner(cell: Cell) -> (i32, i32) {
    (i32::from(cell.column) * SIDE, i32::from(cell.row) * SIDE)
}

fn centre(cell: Cell) -> (i32, i32) {
    let (x, y) = corner(cell);
    (x + SIDE / 2, y + SIDE / 2)
}

/// A part of a hundred as SVG writes opacity: `.62`.
struct Share(u8);

impl core::fmt::Display for Share {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            0..100 => write!(f, ".{:02}", self.0),
            _ => f.write_str("1"),
        }
    }
}

/// FNV-1a: it must only differ between the diagrams of one page and be the same in every version.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Writing to a string cannot fail, so there is no error to hand on.
fn put(out: &mut String, text: core::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}
