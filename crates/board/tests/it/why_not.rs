//! Why a move is illegal: each reason by an example, and several at once.

use jadoube_board::{
    Attempt, Bitboard, Color, LostRight, PawnStep, Piece, Role, Square, Violation, Wing,
};

use crate::data;

#[track_caller]
fn check(fen: &str, attempt: &str, expected: &[Violation]) {
    let attempt: Attempt = attempt.parse().unwrap();
    let found = data::setup(fen).legal_move(attempt).err().unwrap_or_default();
    assert_eq!(found, expected, "{attempt} in {fen}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn white(role: Role) -> Piece {
    Piece::new(Color::White, role)
}

fn squares(list: &[Square]) -> Bitboard {
    list.iter().copied().collect()
}

#[test]
fn legal_moves_have_no_reason() {
    check(START, "e2e4", &[]);
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", &[]);
    check("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1a1", &[]);
}

#[test]
fn whose_piece() {
    check(START, "e4e5", &[Violation::NothingThere { from: Square::E4 }]);
    let pawn = Piece::new(Color::Black, Role::Pawn);
    check(START, "e7e5", &[Violation::NotHavingTheMove { piece: pawn, from: Square::E7 }]);
    check(START, "e2e2", &[Violation::NotMoved { square: Square::E2 }]);
}

#[test]
fn where_it_goes() {
    let pawn = white(Role::Pawn);
    check(START, "b1d2", &[Violation::OwnPiece { piece: pawn, at: Square::D2 }]);
    check(START, "g1g3", &[Violation::NotItsWay { role: Role::Knight }]);
    let blocked = Violation::PathBlocked { role: Role::Rook, piece: pawn, at: Square::A2 };
    check(START, "a1a3", &[blocked]);
    let promotion = Violation::PromotionImpossible;
    check(START, "e2e4q", &[promotion]);
    check("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "e1e8", &[Violation::KingCaptured { at: Square::E8 }]);
}

#[test]
fn pawns() {
    let fen = "4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1";
    let pawn = Piece::new(Color::Black, Role::Pawn);
    let step = PawnStep::Single;
    check(fen, "e4e5", &[Violation::PawnBlocked { piece: pawn, at: Square::E5, step }]);
    check(fen, "e4d5", &[Violation::NothingToCapture { at: Square::D5 }]);
    check(fen, "e4e3", &[Violation::NotItsWay { role: Role::Pawn }]);
    let moved = "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1";
    check(moved, "e3e5", &[Violation::NotItsFirstMove]);
    let late = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
    check(late, "e5d6", &[Violation::EnPassantNotAvailable { pawn: Square::D5 }]);
    check(
        "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1",
        "e7e8",
        &[Violation::PromotionMissing { at: Square::E8 }],
    );
}

#[test]
fn the_own_king() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let by = squares(&[Square::E8]);
    check(pinned, "e2c3", &[Violation::KingExposed { king: Square::E1, by }]);
    let checked = "rnbqk1nr/pppp1ppp/8/4p3/1b1PP3/8/PPP2PPP/RNBQKBNR w KQkq - 1 3";
    let by = squares(&[Square::B4]);
    check(checked, "g1f3", &[Violation::KingLeftInCheck { king: Square::E1, by }]);
    let adjacent = "8/8/8/3k4/8/3K4/8/8 w - - 0 1";
    let by = squares(&[Square::D5]);
    check(adjacent, "d3d4", &[Violation::KingSteppedIntoCheck { to: Square::D4, by }]);
}

#[test]
fn castling() {
    let checked = "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1";
    let by = squares(&[Square::B4]);
    check(checked, "e1g1", &[Violation::CastlingOutOfCheck { square: Square::E1, by }]);
    let through = "4k3/8/b7/8/8/8/3P1P1P/R3K2R w KQ - 0 1";
    let by = squares(&[Square::A6]);
    check(through, "e1g1", &[Violation::CastlingThroughCheck { square: Square::F1, by }]);
    let into = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let by = squares(&[Square::G8]);
    check(into, "e1h1", &[Violation::CastlingIntoCheck { square: Square::G1, by }]);
    let knight = white(Role::Knight);
    let between = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1";
    check(between, "e1c1", &[Violation::CastlingObstructed { piece: knight, at: Square::B1 }]);
    check(
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "e1g1",
        &[Violation::NoRookToCastle { wing: Wing::King }],
    );
}

#[test]
fn lost_rights() {
    let lost = |cause| Violation::CastlingRightLost { wing: Wing::King, rook: Square::H1, cause };
    check("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", &[lost(LostRight::RookMoved)]);
    check("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1", &[lost(LostRight::KingOrRookMoved)]);
}

/// The rook shields the king from the queen on a1: castling takes the shield away (II.3.2.7.4).
#[test]
fn chess960_castling_that_uncovers_the_king() {
    let by = squares(&[Square::A1]);
    check(
        "4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
        "c1b1",
        &[Violation::CastlingIntoCheck { square: Square::C1, by }],
    );
}

#[test]
fn several_reasons_at_once() {
    let bishop = Piece::new(Color::Black, Role::Bishop);
    let fen = "4k1r1/8/8/8/1b6/8/8/R3Kb1R w Q - 0 1";
    let by = |list| squares(list);
    check(
        fen,
        "e1g1",
        &[
            Violation::CastlingRightLost {
                wing: Wing::King,
                rook: Square::H1,
                cause: LostRight::RookMoved,
            },
            Violation::CastlingObstructed { piece: bishop, at: Square::F1 },
            Violation::CastlingOutOfCheck { square: Square::E1, by: by(&[Square::B4]) },
            Violation::CastlingIntoCheck { square: Square::G1, by: by(&[Square::G8]) },
        ],
    );
    let rook = white(Role::Rook);
    let blocked_and_exposed = "4r1k1/8/8/8/8/8/R3Q3/4K3 w - - 0 1";
    check(blocked_and_exposed, "e2a2", &[Violation::OwnPiece { piece: rook, at: Square::A2 }]);
}
