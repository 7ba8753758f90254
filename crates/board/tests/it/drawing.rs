//! Drawn boards: whatever stands on a board can be drawn and read again, and what is no drawing is refused with its place.

use jadoube_board::{DrawingPart, NotADrawing, Placement};

use crate::data;

#[test]
fn what_is_drawn_is_read_again() {
    let mut read = 0;
    for name in ["positions/valid.sfens", "positions/invalid.sfens"] {
        for line in data::read(name).lines() {
            let placement = data::setup(line).placement;
            assert_eq!(format!("{placement:?}").parse(), Ok(placement), "{line}");
            read += 1;
        }
    }
    assert!(read >= 999);
}

#[test]
fn spaces_and_lines_count_for_nothing() {
    let close = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR";
    assert_eq!(close.parse(), Ok(Placement::INITIAL));
    let wide: String = close.chars().flat_map(|sign| [sign, '\t', '\n', '\r', ' ']).collect();
    assert_eq!(wide.parse(), Ok(Placement::INITIAL));
}

#[track_caller]
fn refused(text: &str, at: usize, expected: DrawingPart) {
    assert_eq!(text.parse::<Placement>(), Err(NotADrawing { at, expected }), "{text:?}");
}

#[test]
fn what_is_no_drawing_is_refused_with_its_place() {
    let empty = ".".repeat(64);
    refused("", 0, DrawingPart::Square);
    refused(&empty[1..], 63, DrawingPart::Square);
    refused(&format!("  {}", &empty[1..]), 65, DrawingPart::Square);
    refused(&format!("{empty}."), 64, DrawingPart::End);
    refused(&format!("{empty} \n é"), 67, DrawingPart::End);
    // Letters of other languages, digits of FEN, and letters that take more than one byte.
    for sign in ["S", "8", "/", "x", "ж", "♔"] {
        refused(&format!("..{sign}{empty}"), 2, DrawingPart::Square);
    }
}
