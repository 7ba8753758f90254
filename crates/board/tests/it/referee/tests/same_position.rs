//! The examples of 9.2.2. Who may claim a draw by them, and what a wrong claim costs, is not asked.

use super::super::{Referee, same_position};
use super::check::{play, setup};

/// Counts how many positions of a game are the same as its last one, which counts too.
fn check_occurrences(start: &str, moves: &str, expected: usize) {
    let mut positions = vec![setup(start)];
    for word in moves.split_whitespace() {
        positions.push(play(positions.last().expect("the start is there"), word));
    }
    let last = positions.last().expect("the start is there");
    let count = positions.iter().filter(|position| same_position(position, last)).count();
    assert_eq!(count, expected, "{start}: {moves}");
}

#[test]
fn pieces_of_a_kind_are_interchangeable() {
    let round = "c3d5 e8d8 e3d1 d8e8 d5e3 e8d8 d1c3 d8e8";
    let start = "4k3/8/8/8/8/2N1N3/8/4K3 w - -";
    check_occurrences(start, round, 2);
    check_occurrences(start, &format!("{round} {round}"), 3);
}

#[test]
fn mover_and_pieces() {
    let white = setup("4k3/8/8/8/8/8/8/4K2R w - -");
    assert!(same_position(&white, &white));
    assert!(!same_position(&white, &setup("4k3/8/8/8/8/8/8/4K2R b - -")));
    assert!(!same_position(&white, &setup("4k3/8/8/8/8/8/8/4K2r w - -")));
    assert!(!same_position(&white, &setup("4k3/8/8/8/8/8/8/4K2Q w - -")));
    // The counters are not part of the position.
    let later = play(&white, "h1h2 e8e7 h2h1 e7e8");
    assert_ne!(later, white);
    assert!(same_position(&white, &later));
}

#[test]
fn en_passant() {
    // A legal capture makes the first occurrence another position.
    let round = "e1e2 g8g7 e2e1 g7g8 e1e2 g8g7 e2e1 g7g8";
    check_occurrences("6k1/3p4/8/4P3/8/8/8/4K3 b - -", &format!("d7d5 {round}"), 2);
    // The capturer is pinned on the file.
    check_occurrences("4r1k1/3p4/8/4P3/8/8/8/4K3 b - -", &format!("d7d5 {round}"), 3);
    // One of two capturers is pinned.
    check_occurrences("4r1k1/3p4/8/2P1P3/8/8/8/4K3 b - -", &format!("d7d5 {round}"), 2);
    // Both pawns would leave the rank.
    let round = "a5a4 g8g7 a4a5 g7g8 a5a4 g8g7 a4a5 g7g8";
    check_occurrences("6k1/3p4/8/K3P2r/8/8/8/8 b - -", &format!("d7d5 {round}"), 3);
    // Nobody can capture.
    let round = "g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1";
    check_occurrences("start", &format!("e2e4 {round}"), 3);
    // A mark without a pawn is as good as none.
    let none = setup("4k3/8/8/4P3/8/8/8/4K3 w - -");
    assert!(same_position(&none, &setup("4k3/8/8/4P3/8/8/8/4K3 w - d6")));
}

#[test]
fn castling_rights() {
    // The king moves and loses the right.
    let round = "e1f1 e8e7 f1e1 e7e8";
    check_occurrences("4k3/8/8/8/8/8/8/4K2R w h1 -", &format!("{round} {round}"), 2);
    check_occurrences("4k3/8/8/8/8/8/8/4K2R w h1 -", &format!("{round} {round} {round}"), 3);
    // A right that could not be used counts, and so does its loss.
    let round = "h1g1 e8e7 g1h1 e7e8";
    check_occurrences("4kr2/8/8/8/8/8/8/4K2R w h1 -", &format!("{round} {round}"), 2);
    let round = "a1b1 e8e7 b1a1 e7e8";
    check_occurrences("4kr2/8/8/8/8/8/P7/R3K2R w h1 -", &format!("{round} {round}"), 3);
    // The right of the player who is not on move.
    let round = "a1b1 h8g8 b1a1 g8h8";
    check_occurrences("4k2r/8/8/8/8/8/P7/K7 w h8 -", &format!("{round} {round}"), 2);
    // The rook has been captured.
    let round = "e1f1 h1d5 f1e1 d5h1";
    check_occurrences("4k3/8/8/8/8/8/1P4b1/4K2R b h1 -", &format!("g2h1 {round} {round}"), 3);
    // A mark without a rook is ignored.
    let none = setup("4k3/8/8/8/8/8/8/4K3 w - -");
    assert!(same_position(&none, &setup("4k3/8/8/8/8/8/8/4K3 w h1 -")));
    // The other rook's right is another right.
    let right = setup("4k3/8/8/8/8/8/8/R3K2R w h1 -");
    assert!(!same_position(&right, &setup("4k3/8/8/8/8/8/8/R3K2R w a1 -")));
}

#[test]
fn same_positions_have_the_same_moves() {
    let one = setup("4k3/8/8/3pP3/8/8/8/4K2R w h1 d6");
    let other = setup("4k3/8/8/3pP3/8/8/8/4K2R w h1 -");
    assert!(!same_position(&one, &other));
    assert_eq!(Referee::new(&one).perft(1), Referee::new(&other).perft(1) + 1);
}
