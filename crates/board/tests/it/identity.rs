//! The same position in the sense of 9.2.2, by examples.

use jadoube_board::{Attempt, Position};

use crate::data;

fn play(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(*position, |position, text| {
        let attempt: Attempt = text.parse().unwrap();
        position.play(attempt).unwrap_or_else(|why| panic!("{text}: {why:?}"))
    })
}

/// Is the position after `first` the same as after `first` and then `more`?
#[track_caller]
fn check(fen: &str, first: &str, more: &str, same: bool) {
    let start = data::position(fen);
    let earlier = play(&start, first);
    let later = play(&earlier, more);
    assert_eq!(earlier.identity() == later.identity(), same);
    assert_eq!(earlier.key() == later.key(), same);
    assert_eq!(later.key(), later.identity().key());
}

#[test]
fn exchanged_knights_make_no_difference() {
    check("4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "", "c3d5 e8d8 e3d1 d8e8 d5e3 e8d8 d1c3 d8e8", true);
}

#[test]
fn the_mover_counts() {
    check("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", "a1a2 e8d8 a2a3 d8e8 a3a1", false);
}

#[test]
fn en_passant_counts_when_it_is_legal() {
    let there_and_back = "e1e2 g8g7 e2e1 g7g8";
    check("6k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", there_and_back, false);
    // Pinned on the file: it never was possible.
    check("4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", there_and_back, true);
    // Two capturers, one of them pinned.
    check("4r1k1/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1", "d7d5", there_and_back, false);
    // Both pawns would vanish from the king's rank.
    check("6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1", "d7d5", "a5a4 g8g7 a4a5 g7g8", true);
}

#[test]
fn no_pawn_to_capture_it() {
    check(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e2e4",
        "g8f6 g1f3 f6g8 f3g1",
        true,
    );
}

#[test]
fn rights_count_as_rights() {
    // Lost by moving there and back.
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e1f1 e8e7 f1e1 e7e8", false);
    // Barred for the moment each time, then lost: the legal moves are the same, the rights are not.
    check("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "", "h1g1 e8e7 g1h1 e7e8", false);
    // Barred each time and kept.
    check("4kr2/8/8/8/8/8/P7/R3K2R w K - 0 1", "", "a1b1 e8e7 b1a1 e7e8", true);
    // The right of the side not to move.
    check("4k2r/8/8/8/8/8/P7/K7 w k - 0 1", "", "a1b1 h8g8 b1a1 g8h8", false);
}

#[test]
fn a_captured_rook_leaves_no_right() {
    check("4k3/8/8/8/8/8/1P4b1/4K2R b K - 0 1", "g2h1", "e1f1 h1d5 f1e1 d5h1", true);
    let start = data::position("r3k3/8/8/8/8/8/6b1/R3K2R b KQq - 0 1");
    let later = play(&start, "g2h1 a1a7 h1d5 a7h7 d5f7 h7h1");
    assert_eq!(later.castling_rooks().count(), 1);
}

#[test]
fn letters_without_a_rook_do_not_count() {
    let setup = data::setup("4k3/8/8/8/8/8/8/4K3 w K - 0 1");
    let without = data::setup("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(setup.identity(), without.identity());
}
