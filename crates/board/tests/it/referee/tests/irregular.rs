//! Positions that no game can reach. What an arbiter does about them is not asked.

use super::check::check;

#[test]
fn kings() {
    // Nobody is in check without a king, and no piece is pinned.
    check("4r3/8/8/8/8/8/4N3/8 w - -", "nocheck ; legal e2d4");
    check("8/8/8/8/8/8/8/8 w - -", "only ; stalemate");
    // With two kings neither may be left in check.
    check("4r3/8/8/8/8/K7/4N3/4K3 w - -", "moves e2 = ; legal a3b3 e1d1");
    check("r3r3/8/8/8/8/K7/8/4K3 w - -", "check ; mate");
    check("r7/8/8/8/8/K7/8/4K3 w - -", "check ; only a3b2 a3b3 a3b4");
    // A king is never captured, by any piece or pawn.
    check("8/8/8/3k1k2/4P3/8/8/K7 w - -", "illegal e4d5 e4f5 ; legal e4e5");
    check("3k4/4P3/8/8/8/8/3R4/K7 w - -", "illegal d2d8 e7d8q ; legal d2d7 e7e8n");
    check("8/8/8/8/8/2k5/8/1N1K4 w - -", "illegal b1c3 ; legal b1a3 d1e1");
}

#[test]
fn pawns_on_edge_ranks() {
    // One step only from the first rank, but two from the second as ever.
    check("4k3/8/8/8/8/8/8/P3K3 w - -", "moves a1 = a1a2 ; play a1a2 => ep -");
    check("4k3/8/8/8/8/8/8/P3K3 w - -", "play a1a2 e8e7 => moves a2 = a2a3 a2a4");
    check("4k3/8/8/8/8/8/1p6/P3K3 w - -", "moves a1 = a1a2 a1b2 ; by w b2");
    check("4k2p/8/8/8/8/8/8/4K3 b - -", "moves h8 = h8h7");
    // On the last rank a pawn can do nothing, and attacks nothing.
    check("P3k3/8/8/8/8/8/8/4K3 w - -", "moves a8 = ; notby w b8 ; notby w b7");
    check("4k3/8/8/8/8/8/8/p3K3 b - -", "moves a1 = ; notby b b1 ; notby b b2");
}

#[test]
fn en_passant_that_cannot_be() {
    // No pawn, a pawn of the own colour, another piece.
    check("4k3/8/8/4P3/8/8/8/4K3 w - d6", "illegal e5d6");
    check("4k3/8/8/3PP3/8/8/8/4K3 w - d6", "illegal e5d6");
    check("4k3/8/8/3nP3/8/8/8/4K3 w - d6", "illegal e5d6");
    // The square passed over, or the one it came from, is occupied.
    check("4k3/8/3N4/3pP3/8/8/8/4K3 w - d6", "illegal e5d6");
    check("4k3/3n4/8/3pP3/8/8/8/4K3 w - d6", "illegal e5d6");
    // An opponent's piece on the marked square is captured as always, and the pawn beside stays.
    check(
        "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6",
        "legal e5d6 ; play e5d6 => board 4k3/8/3P4/3p4/8/8/8/4K3",
    );
    // The wrong rank: the mover's own double step, or none at all.
    check("4k3/8/8/8/3Pp3/8/8/4K3 w - d3", "illegal e4d3");
    check("4k3/8/8/8/3pP3/8/8/4K3 w - d5", "illegal e4d5");
    check("4k3/8/8/8/3Pp3/8/8/4K3 b - d3", "legal e4d3");
}

#[test]
fn castling_marks_that_do_not_count() {
    // No rook, a rook of the opponent, another piece, a rook on another rank, the king elsewhere.
    check("4k3/8/8/8/8/8/8/4K3 w h1 -", "illegal e1h1");
    check("4k3/8/8/8/8/8/8/4K2r w h1 -", "illegal e1h1");
    check("4k3/8/8/8/8/8/8/4K2N w h1 -", "illegal e1h1");
    check("4k3/8/8/8/8/8/7R/4K3 w h2 -", "illegal e1h2");
    check("4k3/8/8/8/8/8/4K2R/8 w h2 -", "illegal e2h2");
    check("8/8/8/8/8/8/k7/3K2rR b h1 -", "illegal a2h1");
    check("4K2R/8/8/8/8/8/8/k7 w h8 -", "illegal e8h8");
    // Two kings of one colour.
    check("4k3/8/8/8/8/K7/8/4K2R w h1 -", "illegal e1h1");
    // A mark that does not count is gone after any move, and no rook brings it to life.
    check("4k3/8/8/8/8/8/7R/4K3 w h1 -", "play h2h1 => rights - ; play h2h1 e8e7 => illegal e1h1");
}
