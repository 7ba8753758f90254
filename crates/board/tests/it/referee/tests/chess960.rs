//! Castling in Chess960 (Guideline II) and its starting arrays. How pieces are handled is not asked.

use std::collections::BTreeSet;

use jadoube_board::{Color, File, Piece, Rank, Role, Square};

use super::super::random::{Random, random_array};
use super::check::check;

#[test]
fn four_ways_to_castle() {
    // Double move, transposition, king only, rook only.
    check("4k3/8/8/8/8/8/8/R3K3 w a1 -", "play e1a1 => board 4k3/8/8/8/8/8/8/2KR4");
    check("4k3/8/8/8/8/8/8/5KR1 w g1 -", "play f1g1 => board 4k3/8/8/8/8/8/8/5RK1");
    check("4k3/8/8/8/8/8/8/4KR2 w f1 -", "play e1f1 => board 4k3/8/8/8/8/8/8/5RK1");
    check(
        "4k3/8/8/8/8/8/8/6KR w h1 -",
        "play g1h1 => board 4k3/8/8/8/8/8/8/5RK1 ; play g1h1 => counts 1 1",
    );
    check("4k3/8/8/8/8/8/8/1RK5 w b1 -", "play c1b1 => board 4k3/8/8/8/8/8/8/2KR4");
    check("rk6/8/8/8/8/8/8/4K3 b a8 -", "play b8a8 => board 2kr4/8/8/8/8/8/8/4K3");
}

#[test]
fn rook_cannot_pass_over_its_king() {
    check(
        "4k3/8/8/8/8/8/8/R5KR w a1h1 -",
        "illegal h1f1 ; legal g1h1 g1a1 ; play g1h1 => rights - ;
         play g1h1 => board 4k3/8/8/8/8/8/8/R4RK1",
    );
}

#[test]
fn castling_on_move_one() {
    check(
        "rbbqnkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBQNKRN w a1g1a8g8 -",
        "legal f1g1 ; illegal f1a1 ; play f1g1 => rights a8g8 ;
         play f1g1 => board rbbqnkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBQNRKN",
    );
    check("start", "illegal e1h1 e1a1");
}

#[test]
fn castling_once_only() {
    check(
        "4k3/8/8/8/8/8/8/R3K2R w a1h1 -",
        "play e1h1 e8e7 => illegal g1a1 ; play e1h1 e8e7 g1g2 e7e8 g2g1 e8e7 => illegal g1a1",
    );
}

#[test]
fn squares_that_must_be_vacant() {
    check("4k3/8/8/8/8/8/8/NNRKB3 w c1 -", "play d1c1 => board 4k3/8/8/8/8/8/8/NNKRB3");
    check("4k3/8/8/8/8/8/8/4BKRN w g1 -", "play f1g1 => board 4k3/8/8/8/8/8/8/4BRKN");
    // The king's way reaches beyond the rook, and the rook's beyond the king.
    check("4k3/8/8/8/8/8/8/3KR1N1 w e1 -", "illegal d1e1");
    check("4k3/8/8/8/8/8/8/3KR2N w e1 -", "play d1e1 => board 4k3/8/8/8/8/8/8/5RKN");
    check("4k3/8/8/8/8/8/8/RKBN4 w a1 -", "illegal b1a1");
    check("4k3/8/8/8/8/8/8/RK1N4 w a1 -", "illegal b1a1");
    check("4k3/8/8/8/8/8/8/RK2N3 w a1 -", "play b1a1 => board 4k3/8/8/8/8/8/8/2KRN3");
    // A piece on b1 stands in the way of the rook from a1, though not of the king.
    check("4k3/8/8/8/8/8/8/RN2K3 w a1 -", "illegal e1a1");
}

#[test]
fn squares_that_must_not_be_attacked() {
    // The rook leaves and uncovers the king's final square.
    check("4k3/8/8/8/8/8/8/qRK5 w b1 -", "nocheck ; illegal c1b1");
    check("4k3/8/8/8/8/8/8/qR2K3 w b1 -", "nocheck ; illegal e1b1");
    // The king crosses squares on a long way: b1 to g1 over d1, with the rook on f1 standing still.
    check("3rk3/8/8/8/8/8/8/1K3R2 w f1 -", "illegal b1f1");
    check("r3k3/8/8/8/8/8/8/1K3R2 w f1 -", "legal b1f1");
    check("4k1r1/8/8/8/8/8/8/5K1R w h1 -", "illegal f1h1");
    // A crossed square counts also where the castling rook stands on it.
    check("3rk3/8/8/8/8/8/8/2KR4 w d1 -", "illegal c1d1");
}

/// The nearer rook always bars the way of the king or of the farther rook.
#[test]
fn two_rights_on_one_wing() {
    check(
        "4k3/8/8/8/8/8/8/1K3R1R w f1h1 -",
        "legal b1f1 ; illegal b1h1 ; play b1f1 => board 4k3/8/8/8/8/8/8/5RKR",
    );
    check(
        "4k3/8/8/8/8/8/8/R3K1RR w a1g1h1 -",
        "legal e1a1 e1g1 ; illegal e1h1 ; play g1f1 => rights a1h1",
    );
    check(
        "4k3/8/8/8/8/8/8/RR3K2 w a1b1 -",
        "legal f1b1 ; illegal f1a1 ; play f1b1 => board 4k3/8/8/8/8/8/8/R1KR4",
    );
    // The farther rook becomes free once the nearer one has left.
    check(
        "4k3/8/8/8/8/8/8/4K1RR w g1h1 -",
        "legal e1g1 ; illegal e1h1 ; play g1g4 e8e7 => legal e1h1",
    );
}

#[test]
fn arrays() {
    let mut random = Random::new(960);
    let mut seen = BTreeSet::new();
    for _ in 0..20_000 {
        let setup = random_array(&mut random);
        let row = Rank::ALL
            .map(|rank| File::ALL.map(|file| setup.placement.piece_at(Square::at(file, rank))));
        assert_eq!(row[1], [Some(Piece::new(Color::White, Role::Pawn)); 8]);
        assert_eq!(row[6], [Some(Piece::new(Color::Black, Role::Pawn)); 8]);
        let mirrored = row[0].map(|piece| piece.map(|piece| Piece::new(Color::Black, piece.role)));
        assert_eq!(row[7], mirrored);
        seen.insert(row[0]);
    }
    assert_eq!(seen.len(), 960);
}
