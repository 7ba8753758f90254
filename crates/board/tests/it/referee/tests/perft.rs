//! Known counts of sequences of moves. They say that something is wrong, not what.

use super::super::Referee;
use super::check::setup;

fn check_perft(text: &str, counts: &[u64]) {
    let referee = Referee::new(&setup(text));
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(referee.perft(depth), count, "{text}, depth {depth}");
    }
}

#[test]
fn regular_array() {
    assert_eq!(Referee::new(&setup("start")).perft(0), 1);
    check_perft("start", &[20, 400, 8_902, 197_281]);
}

#[test]
fn castling_pins_and_en_passant() {
    check_perft(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w a1h1a8h8 -",
        &[48, 2_039, 97_862],
    );
}

#[test]
fn en_passant_that_opens_a_rank() {
    check_perft("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", &[14, 191, 2_812, 43_238]);
}

#[test]
fn promotions() {
    check_perft("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w a8h8 -", &[6, 264, 9_467]);
    check_perft("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w a1h1 -", &[44, 1_486, 62_379]);
}

#[test]
fn chess960() {
    check_perft(
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w f1h1f8h8 -",
        &[21, 528, 12_189],
    );
    check_perft(
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w e1h1e8h8 -",
        &[21, 807, 18_002],
    );
}
