//! Checks of what diagrams contain. How handsome they are is for eyes, not for tests.

use board::{Bitboard, Color, Piece, Placement, Role, Square};

use super::*;

const PLAIN: TextStyle = TextStyle { letters: PieceGlyphs::Letters, colour: Colour::Plain };

fn placement(pieces: &[(Square, char)]) -> Placement {
    pieces
        .iter()
        .map(|&(square, letter)| (square, Piece::from_letter(letter).expect("a FEN letter")))
        .collect()
}

/// What is wrong with this markup, as far as a small reader can tell: tags that do not match, attributes
/// without quotes, references to nothing, bare ampersands.
fn fault(svg: &str) -> Option<String> {
    let mut open = Vec::new();
    let mut rest = svg;
    while let Some((text, tail)) = rest.split_once('<') {
        if text.contains('>') || open.is_empty() && !text.is_empty() {
            return Some(format!("text out of place: {text}"));
        }
        let Some((tag, tail)) = tail.split_once('>') else {
            return Some("a tag without its end".into());
        };
        rest = tail;
        if tag.matches('"').count() % 2 != 0 {
            return Some(format!("quotes: {tag}"));
        }
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap_or_default();
        if tag.starts_with('/') {
            if open.pop() != Some(name) {
                return Some(format!("closing {name}"));
            }
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    let entities = ["amp;", "lt;", "gt;", "quot;", "#39;"];
    for after in svg.split('&').skip(1) {
        if !entities.iter().any(|entity| after.starts_with(entity)) {
            return Some(format!("ampersand before {after:.9}"));
        }
    }
    for reference in svg.split(r##"href="#"##).skip(1).chain(svg.split("url(#").skip(1)) {
        let id = reference.split(['"', ')']).next().unwrap_or_default();
        if !svg.contains(&format!(r#"id="{id}""#)) {
            return Some(format!("reference to {id}"));
        }
    }
    (!open.is_empty() || !rest.is_empty()).then(|| format!("not closed: {open:?} {rest}"))
}

fn checked_svg(diagram: &Diagram) -> String {
    let svg = to_svg(diagram);
    assert_eq!(fault(&svg), None, "{svg}");
    svg
}

fn check_text(diagram: &Diagram, expected: &str) {
    assert_eq!(to_text(diagram, PLAIN), expected);
}

#[test]
fn the_small_reader_sees_faults() {
    for broken in ["<a>", "<a></b>", "<a b=\"></a>", "<a>&</a>", "<a/>x", r##"<use href="#x"/>"##] {
        assert!(fault(broken).is_some(), "{broken}");
    }
    assert_eq!(fault(r##"<a><b id="x"/><use href="#x"/>&lt;</a>"##), None);
}

#[test]
fn svg_has_one_use_for_each_piece_and_one_definition_for_each_kind() {
    let svg = checked_svg(&Diagram::new(Placement::INITIAL));
    assert_eq!(svg.matches("<use ").count(), 32);
    assert_eq!(svg.matches("<g id=").count(), 12);

    let few =
        placement(&[(Square::E1, 'K'), (Square::E8, 'k'), (Square::A2, 'P'), (Square::B2, 'P')]);
    let svg = checked_svg(&Diagram::new(few));
    assert_eq!(svg.matches("<use ").count(), 4);
    assert_eq!(svg.matches("<g id=").count(), 3);

    let svg = checked_svg(&Diagram::new(Placement::EMPTY));
    assert_eq!(svg.matches("<use ").count(), 0);
}

#[test]
fn svg_needs_nothing_from_outside() {
    let svg = checked_svg(&Diagram::new(Placement::INITIAL).mark(Mark::Check, Square::E1));
    for foreign in ["<script", "<style", "<image", "@import", "https:", "javascript:"] {
        assert!(!svg.contains(foreign), "{foreign}");
    }
    assert_eq!(svg.matches("http:").count(), 1, "only the name space");
}

#[test]
fn svg_puts_pieces_where_the_side_at_the_bottom_sees_them() {
    let king = Diagram::new(placement(&[(Square::E1, 'K')])).id_prefix("p".parse().unwrap());
    let white = checked_svg(&king);
    assert!(white.contains(r##"<use href="#p-K" x="400" y="700"/>"##), "{white}");
    let black = checked_svg(&king.seen_by(Color::Black));
    assert!(black.contains(r##"<use href="#p-K" x="300" y="0"/>"##), "{black}");
}

#[test]
fn svg_names_files_and_ranks_only_when_asked() {
    let text = |svg: &str| -> String {
        svg.split("<text ").skip(1).filter_map(|tag| tag.split(['>', '<']).nth(1)).collect()
    };
    let diagram = Diagram::new(Placement::INITIAL);
    let svg = checked_svg(&diagram);
    assert!(svg.contains(r#"viewBox="-46 0 846 846""#));
    assert_eq!(text(&svg), "87654321abcdefgh");
    assert_eq!(text(&checked_svg(&diagram.clone().seen_by(Color::Black))), "12345678hgfedcba");
    let bare = checked_svg(&diagram.coordinates(Coordinates::Hidden));
    assert!(bare.contains(r#"viewBox="0 0 800 800""#));
    assert_eq!(text(&bare), "");
}

#[test]
fn svg_escapes_its_title() {
    let title = "Kasparov & \"Deep\" <Blue> 'x'\u{7}";
    let svg = checked_svg(&Diagram::new(Placement::EMPTY).titled(title));
    assert!(
        svg.contains(">Kasparov &amp; &quot;Deep&quot; &lt;Blue&gt; &#39;x&#39;\u{fffd}</title>")
    );
    assert!(!checked_svg(&Diagram::new(Placement::EMPTY)).contains("title"));
}

#[test]
fn svg_identifiers_differ_between_diagrams_and_not_between_runs() {
    let prefix = |diagram: &Diagram| {
        let svg = checked_svg(diagram);
        let (_, id) = svg.split_once(r#"<g id=""#).expect("a piece");
        id.split('-').next().expect("a prefix").to_owned()
    };
    let diagram = Diagram::new(Placement::INITIAL);
    assert_eq!(prefix(&diagram), prefix(&diagram.clone()));
    assert_ne!(prefix(&diagram), prefix(&diagram.clone().seen_by(Color::Black)));
    assert_ne!(prefix(&diagram), prefix(&diagram.clone().titled("x")));
    assert_eq!(prefix(&diagram.id_prefix("board_7".parse().unwrap())), "board_7");
}

#[test]
fn id_prefixes_are_checked() {
    for (text, at) in [("", 0), ("1a", 0), ("-a", 0), ("a b", 1), ("ab\"", 2), ("aé", 1)] {
        assert_eq!(text.parse::<IdPrefix>(), Err(NotAnIdPrefix { at }), "{text}");
    }
    assert_eq!("a-1_B".parse::<IdPrefix>().unwrap().as_str(), "a-1_B");
}

#[test]
fn svg_draws_marks_where_they_are() {
    let men = placement(&[(Square::A8, 'k'), (Square::C3, 'N')]);
    let diagram = Diagram::new(men)
        .mark(Mark::From, Square::B1)
        .mark(Mark::To, Square::C3)
        .mark(Mark::Attacker, Bitboard::of(Square::H1).with(Square::H2))
        .mark(Mark::Check, Square::A8)
        .mark(Mark::Dot, Bitboard::of(Square::A8).with(Square::D4));
    let svg = checked_svg(&diagram);
    let has = |part: &str| assert!(svg.contains(part), "{part} in {svg}");
    has(r#"d="M100 700h100v100h-100z""#);
    has(r#"d="M200 500h100v100h-100z""#);
    has(r#"d="M700 700h100v100h-100zM700 600h100v100h-100z""#);
    has(r#"class="diagram-check""#);
    has(r#"<circle cx="350" cy="450" r="15"/>"#);
    has(r#"<circle cx="50" cy="50" r="45"/>"#);
    assert!(!checked_svg(&Diagram::new(men)).contains("radialGradient"));
}

#[test]
fn svg_draws_arrows_between_different_squares() {
    let arrows = |from, to| {
        let svg = checked_svg(&Diagram::new(Placement::EMPTY).arrow(from, to));
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        svg.matches("diagram-arrow").count()
    };
    for from in Square::ALL {
        for to in Square::ALL {
            assert_eq!(arrows(from, to), usize::from(from != to));
        }
    }
    let up = checked_svg(&Diagram::new(Placement::EMPTY).arrow(Square::A1, Square::A8));
    assert!(up.contains("L50.0 58.0L"), "the tip is just below the middle of a8: {up}");
}

#[test]
fn every_piece_can_be_drawn_alone() {
    for color in Color::ALL {
        for role in Role::ALL {
            let svg = piece_to_svg(Piece::new(color, role));
            assert_eq!(fault(&svg), None, "{svg}");
        }
    }
}

#[test]
fn text_of_the_initial_position() {
    let diagram = Diagram::new(Placement::INITIAL);
    check_text(
        &diagram,
        "\
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h
",
    );
    check_text(
        &diagram.seen_by(Color::Black),
        "\
1 R N B K Q B N R
2 P P P P P P P P
3 . . . . . . . .
4 . . . . . . . .
5 . . . . . . . .
6 . . . . . . . .
7 p p p p p p p p
8 r n b k q b n r
  h g f e d c b a
",
    );
}

#[test]
fn text_puts_marked_squares_in_brackets() {
    let men = placement(&[(Square::A8, 'k'), (Square::H1, 'K'), (Square::G1, 'R')]);
    let diagram = Diagram::new(men)
        .mark(Mark::Check, Square::A8)
        .mark(Mark::From, Square::F1)
        .mark(Mark::To, Square::G1)
        .mark(Mark::Dot, Square::H2);
    check_text(
        &diagram,
        "\
8[k]. . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . .[.]
1 . . . . .[.|R]K
  a b c d e f g h
",
    );
}

#[test]
fn text_without_coordinates_is_only_the_squares() {
    let text = to_text(
        &Diagram::new(Placement::INITIAL).coordinates(Coordinates::Hidden),
        TextStyle { letters: PieceGlyphs::Figurines, colour: Colour::Plain },
    );
    assert_eq!(text.lines().next(), Some("♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜"));
    assert_eq!(text.lines().last(), Some("♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖"));
    assert_eq!(text.lines().count(), 8);
}

/// The text without its escape sequences.
fn uncoloured(text: &str) -> String {
    let mut parts = text.split("\x1b[");
    let first = parts.next().unwrap_or_default();
    parts.fold(first.to_owned(), |seen, part| {
        seen + part.split_once('m').map_or("", |(_, visible)| visible)
    })
}

#[test]
fn coloured_text_fills_two_columns_for_each_square_and_ends_its_colours() {
    let style = TextStyle { letters: PieceGlyphs::Figurines, colour: Colour::Ansi };
    let text = to_text(&Diagram::new(Placement::INITIAL), style);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 9);
    for line in &lines[..8] {
        assert!(line.ends_with("\x1b[0m"));
        assert_eq!(line.matches("\x1b[48;2;").count(), 8);
        assert_eq!(uncoloured(line).chars().count(), 18);
    }
    assert_eq!(uncoloured(lines[0]), "8 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜ ");
    assert_eq!(uncoloured(lines[7]), "1 ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜ ");
    assert_eq!(lines[8], "  a b c d e f g h");
}

#[test]
fn every_mark_changes_the_colour_of_its_square_only() {
    let style = TextStyle { letters: PieceGlyphs::Letters, colour: Colour::Ansi };
    let plain = to_text(&Diagram::new(Placement::INITIAL), style);
    for mark in Mark::ALL {
        let marked = to_text(&Diagram::new(Placement::INITIAL).mark(mark, Square::E4), style);
        let changed: Vec<usize> = plain
            .lines()
            .zip(marked.lines())
            .enumerate()
            .filter(|(_, (before, after))| before != after)
            .map(|(row, _)| row)
            .collect();
        assert_eq!(changed, [4], "{mark:?}");
        assert_eq!(uncoloured(&plain), uncoloured(&marked));
    }
}
