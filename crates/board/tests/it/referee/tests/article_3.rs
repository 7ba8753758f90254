//! The examples of Article 3, in the order of the Laws. What the examples say about players, clocks and
//! penalties is not asked here.

use super::check::check;

#[test]
fn attack() {
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - -", "attack e4 d5 ; attack d5 e4 ; legal e4d5");
    // A pinned piece attacks (3.1.3).
    check("4r3/6k1/8/8/4N3/8/8/4K3 b - -", "attack e4 f6 ; illegal g7f6 ; legal g7g8");
    // A square is attacked whatever stands on it, but nobody attacks the own square or backwards.
    check("start", "attack a1 a2 ; by w a2 ; notby w a1 ; notby w h5 ; by b h6 ; notby b e4");
}

#[test]
fn bishop_rook_queen() {
    check(
        "4k3/8/8/8/3B4/8/8/4K3 w - -",
        "moves d4 = d4a1 d4b2 d4c3 d4e5 d4f6 d4g7 d4h8 d4c5 d4b6 d4a7 d4e3 d4f2 d4g1 ; illegal d4d5",
    );
    check(
        "4k3/8/8/8/3R4/8/8/K7 w - -",
        "moves d4 = d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4d8 d4a4 d4b4 d4c4 d4e4 d4f4 d4g4 d4h4 ;
         illegal d4e5",
    );
    check(
        "1k6/8/8/8/3Q4/8/8/1K6 w - -",
        "moves d4 = d4d1 d4d2 d4d3 d4d5 d4d6 d4d7 d4d8 d4a4 d4b4 d4c4 d4e4 d4f4 d4g4 d4h4
             d4a1 d4b2 d4c3 d4e5 d4f6 d4g7 d4h8 d4c5 d4b6 d4a7 d4e3 d4f2 d4g1 ;
         illegal d4e6",
    );
    check("start", "illegal a1a3 f1b5 d1d3 b1d2");
    // An inverted rook is a rook (C3.7.5.3-a).
    check("4R3/8/7k/8/8/8/8/4K3 w - -", "illegal e8h5 ; legal e8h8 e8e7");
}

#[test]
fn knight() {
    check("start", "moves g1 = g1f3 g1h3 ; moves b1 = b1a3 b1c3");
    check("4k3/8/8/8/3N4/8/8/4K3 w - -", "moves d4 = d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
}

#[test]
fn pawn() {
    check("4k3/8/8/4p3/4P3/8/8/4K3 w - -", "moves e4 =");
    check("start", "legal e2e3 e2e4 ; play e2e3 e7e6 => illegal e3e5");
    check("4k3/8/8/8/8/4p3/4P3/4K3 w - -", "moves e2 =");
    check("4k3/8/8/8/4p3/8/4P3/4K3 w - -", "moves e2 = e2e3");
    check("4k3/8/8/3p1p2/4P3/8/8/4K3 w - -", "moves e4 = e4d5 e4f5 e4e5");
    check("start", "illegal e2d3 ; moves e2 = e2e3 e2e4");
}

#[test]
fn en_passant() {
    check(
        "4k3/3p4/8/4P3/8/8/8/4K3 b - -",
        "play d7d5 => legal e5d6 ; play d7d5 => ep d6 ; play d7d6 => ep - ;
         play d7d5 e5d6 => board 4k3/8/3P4/8/8/8/8/4K3 ;
         play d7d5 e1e2 e8e7 => illegal e5d6 ; play d7d5 e1e2 e8e7 => ep -",
    );
    // The square is noted after every double step, also where no pawn can capture.
    check("start", "play e2e4 => ep e3 ; play e2e4 a7a5 => ep a6 ; play e2e3 => ep -");
    // Only pawns capture that way.
    check(
        "4k3/8/8/3pP3/5N2/8/8/4K3 w - d6",
        "legal e5d6 ; play e5d6 => board 4k3/8/3P4/8/5N2/8/8/4K3",
    );
    check("4k3/8/8/R2p4/8/K7/3Q4/8 w - d6", "illegal d2d6 a5d6");
    // Both pawns leave the rank at once and open it.
    check("6k1/8/8/K2pP2r/8/8/8/8 w - d6", "illegal e5d6");
    // The capture may be the answer to a check by the pawn.
    check("8/8/8/3pP3/2K5/8/8/k7 w - d6", "check ; legal e5d6 ; illegal e5e6");
}

#[test]
fn promotion() {
    check("8/4P1k1/8/8/8/8/8/4K3 w - -", "moves e7 = e7e8q e7e8r e7e8b e7e8n ; illegal e7e8");
    check(
        "8/4P1k1/8/8/8/8/8/3QK3 w - -",
        "legal e7e8q ; play e7e8q => board 4Q3/6k1/8/8/8/8/8/3QK3",
    );
    check(
        "3r4/4P1k1/8/8/8/8/8/4K3 w - -",
        "moves e7 = e7e8q e7e8r e7e8b e7e8n e7d8q e7d8r e7d8b e7d8n",
    );
    check("8/5P1k/8/6K1/8/8/8/8 w - -", "play f7f8q => stalemate ; play f7f8r => play on");
    check("8/4P1k1/8/8/8/8/8/4K3 w - -", "play e7e8r => board 4R3/6k1/8/8/8/8/8/4K3");
}

#[test]
fn king() {
    check(
        "8/8/8/3k4/8/3K4/8/8 w - -",
        "illegal d3d4 d3c4 d3e4 ; moves d3 = d3c2 d3c3 d3d2 d3e2 d3e3",
    );
    // The king does not hide the square behind it.
    check("4k3/8/8/8/8/8/8/r3K3 w - -", "moves e1 = e1d2 e1e2 e1f2");
}

#[test]
fn castling() {
    check(
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w a1h1a8h8 -",
        "legal e1h1 e1a1 ; illegal e1g1 e1c1 ;
         play e1h1 => board r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R4RK1 ;
         play e1h1 => rights a8h8 ; play e1h1 => counts 1 1 ;
         play e1a1 => board r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/2KR3R ;
         play e1a1 e8h8 => board r4rk1/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/2KR3R ;
         play e1a1 e8h8 => rights - ; play e1a1 e8h8 => counts 2 2",
    );
    check(
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R b a1h1a8h8 -",
        "legal e8a8 ; play e8a8 => board 2kr3r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R",
    );
}

#[test]
fn castling_right_lost() {
    let both = "r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R w a1h1a8h8 -";
    check(
        both,
        "play e1e2 a7a6 e2e1 a6a5 => rights a8h8 ; play h1g1 a7a6 g1h1 a6a5 => illegal e1h1 ;
         play h1g1 a7a6 g1h1 a6a5 => legal e1a1 ; play h1g1 => rights a1a8h8",
    );
    let moves = "e2e4 e7e5 e1e2 b8c6 e2e1 g8f6 g1f3 f8c5 f1c4 d7d6";
    check("start", &format!("play {moves} => moves e1 = e1e2 e1f1"));
    check(
        "start",
        &format!("play {moves} => board r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"),
    );
    // A captured rook leaves no right, and another rook on its square does not bring it back.
    check("4k3/8/8/8/8/8/7r/R3K2R b a1h1 -", "play h2h1 => rights a1");
    check("r3k2r/8/8/8/8/8/8/R3K2R w a1h1a8h8 -", "play h1h8 => rights a1a8");
    check("r3k3/8/8/8/8/8/6b1/R3K2R b a1h1a8 -", "play g2h1 a1a7 h1d5 a7h7 d5f7 h7h1 => rights a8");
}

#[test]
fn castling_prevented() {
    check("4k3/8/b7/8/8/8/3P1P1P/R3K2R w a1h1 -", "illegal e1h1 ; play h2h3 a6b7 => legal e1h1");
    check("4k3/8/8/8/1b6/8/8/R3K2R w a1h1 -", "check ; illegal e1h1 e1a1");
    check("3rk3/8/8/8/8/8/8/R3K2R w a1h1 -", "by b d1 ; illegal e1a1 ; legal e1h1");
    check("4k1r1/8/8/8/8/8/8/R3K2R w a1h1 -", "by b g1 ; illegal e1h1 ; legal e1a1");
    // The rook may be attacked, and may cross an attacked square.
    check("1r2k2r/8/8/8/8/8/8/R3K2R w a1h1 -", "by b b1 ; by b h1 ; legal e1a1 e1h1");
    check("4k3/8/8/8/8/8/8/RN2K1NR w a1h1 -", "illegal e1h1 e1a1");
    check("4k3/8/8/8/8/8/8/Rn2K1nR w a1h1 -", "illegal e1h1 e1a1");
}

#[test]
fn check_and_pins() {
    check("4r3/8/5k2/8/4N3/8/8/4K3 b - -", "check");
    check("4k3/8/8/1B6/8/8/8/4R1K1 b - -", "check ; only e8d8 e8f8 e8f7");
    check("4r1k1/8/8/8/8/8/4N3/4K3 w - -", "nocheck ; moves e2 =");
    check("4r1k1/8/8/8/8/8/4R3/4K3 w - -", "moves e2 = e2e3 e2e4 e2e5 e2e6 e2e7 e2e8");
    check("start", "play f2f3 e7e5 g2g4 d8h4 => mate");
    check("7k/5Q2/8/8/8/8/8/K7 b - -", "stalemate");
}

#[test]
fn both_kings_in_check() {
    check(
        "4k3/8/8/8/4R3/8/8/r3K3 w - -",
        "by b e1 ; by w e8 ; legal e1d2 e1e2 ; illegal e4e8 e4e5 ; force e1d2 => check ;
         force e4e5 => by b e1 ; force e4e5 => by w e8",
    );
}

#[test]
fn counters() {
    check(
        "start",
        "counts 0 1 ; play g1f3 => counts 1 1 ; play g1f3 g8f6 => counts 2 2 ;
         play g1f3 g8f6 f3e5 => counts 3 2 ; play g1f3 g8f6 f3e5 f6e4 e5f7 => counts 0 3 ;
         play g1f3 d7d5 => counts 0 2",
    );
    check(
        "r3k3/8/8/8/8/8/8/R3K3 w a1a8 -",
        "play a1b1 => counts 1 1 ; play a1a8 => counts 0 1 ; play e1a1 => counts 1 1",
    );
}
