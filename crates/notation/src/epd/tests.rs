//! Operations are typed, others are kept, and what was read is written back.

use super::*;
use crate::fen::{ExpectedInFen, FenError, FenField};

#[track_caller]
fn round(text: &str) -> Epd {
    let epd = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(write(&epd), text);
    assert_eq!(read(&write(&epd)).as_ref(), Ok(&epd));
    epd
}

#[test]
fn operations_are_typed() {
    let epd = round(
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - bm Qg6; id \"WAC.001\"; c0 \"a classic\"; \
         hmvc 3; fmvn 24; dm 3;",
    );
    assert_eq!(epd.id(), Some("WAC.001"));
    assert_eq!(epd.setup.plies_without_progress, 3);
    assert_eq!(epd.setup.move_number.get(), 24);
    let Operation::BestMoves(moves) = &epd.operations[0] else { panic!() };
    assert_eq!(moves[0].attempt().to_string(), "g3g6");
    assert_eq!(epd.operations[5], Operation::DirectMate(3));
}

#[test]
fn other_operations_are_kept() {
    let epd = round("4k3/8/8/8/8/8/8/4K3 w - - acd 12; ce -5; pv Kd2 Kd7; noop; v1 007 \"x; y\";");
    let Operation::Other { opcode, operands } = &epd.operations[2] else { panic!() };
    assert_eq!((opcode.as_str(), operands.len()), ("pv", 2));
    assert_eq!(epd.operations[3], Operation::Other { opcode: "noop".to_owned(), operands: vec![] });
    let Operation::Other { operands, .. } = &epd.operations[4] else { panic!() };
    assert_eq!(operands, &[Operand::Word("007".to_owned()), Operand::Text("x; y".to_owned())]);
}

#[test]
fn forms_that_are_read_though_not_written() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let epd = read(&format!("{start} ;D1 20 ;D2 400")).expect("EPD");
    assert_eq!(epd.operations, [Operation::Perft(1, 20), Operation::Perft(2, 400)]);
    assert_eq!(read("4k3/8/8/8/8/8/8/4K3 w - - am Ke2").expect("EPD").operations.len(), 1);
    // Moves of a position without kings mean nothing, and are kept.
    let empty = round("8/8/8/8/8/8/8/8 w - - bm Ke2;");
    assert!(matches!(empty.operations[0], Operation::Other { .. }));
}

#[track_caller]
fn check_error(text: &str, at: usize, expected: EpdExpected) {
    assert_eq!(read(text), Err(EpdError { at, expected }), "{text}");
}

#[test]
fn errors_have_places() {
    check_error("4k3/8/8/8/8/8/8/4K3 w - - bm Ke5;", 29, EpdExpected::Move);
    check_error("4k3/8/8/8/8/8/8/4K3 w - - id WAC;", 29, EpdExpected::Text);
    check_error("4k3/8/8/8/8/8/8/4K3 w - - id \"WAC;", 34, EpdExpected::Quote);
    check_error("4k3/8/8/8/8/8/8/4K3 w - - hmvc x;", 31, EpdExpected::Number);
    check_error("4k3/8/8/8/8/8/8/4K3 w - - hmvc;", 26, EpdExpected::Number);
    check_error("4k3/8/8/8/8/8/8/4K3 w - - 7;", 26, EpdExpected::Opcode);
    check_error("4k3/8/8/8/8/8/8/4K3 w - - id\"x\"", 28, EpdExpected::Semicolon);
    let fen = FenError { at: 22, field: FenField::Castling, expected: ExpectedInFen::Castling };
    check_error("4k3/8/8/8/8/8/8/4K3 w z -", 22, EpdExpected::Fen(fen));
}
