//! Which arrangements are positions: collected good and bad ones, and one example of every reason.

use jadoube_board::{
    Bitboard, CastlingFault, Chess960, Color, EnPassantFault, Irregularity, Position, Square,
    irregularities,
};
use notation::fen::{self, Castling, FenStyle};

use crate::data;

const SHREDDER: FenStyle =
    FenStyle { castling: Castling::Shredder, en_passant: fen::EnPassant::Always };

#[test]
fn valid_ones_are_accepted_and_written_back() {
    let text = data::read("positions/valid.sfens");
    for line in text.lines() {
        let position = data::position(line);
        assert_eq!(fen::write(&position.setup(), SHREDDER), line);
        for &played in position.legal_moves().iter() {
            let next = position.play_unchecked(played);
            assert_eq!(next.is_check(), next.checkers().any(), "{line} {played:?}");
        }
    }
    assert!(text.lines().count() >= 500);
}

#[test]
fn invalid_ones_are_refused_with_a_reason() {
    let text = data::read("positions/invalid.sfens");
    for line in text.lines() {
        let setup = data::setup(line);
        let error = Position::new(&setup).expect_err(line);
        assert!(!error.reasons.is_empty());
        assert_eq!(fen::write(&setup, SHREDDER), line);
    }
    assert!(text.lines().count() >= 499);
}

#[test]
fn chess960_arrays() {
    let text = data::read("positions/chess960_start_positions.sfens");
    let given: Vec<&str> = text.lines().collect();
    let ours: Vec<String> =
        Chess960::all().map(|number| fen::write(&number.setup(), SHREDDER)).collect();
    assert_eq!(ours.len(), 960);
    for text in &given {
        assert!(ours.iter().any(|ours| ours == text), "{text}");
    }
    for (number, text) in Chess960::all().zip(&ours) {
        assert!(Position::new(&number.setup()).is_ok(), "{text}");
        assert_eq!(Chess960::of_first_rank(number.first_rank()), Some(number));
    }
    let distinct: std::collections::BTreeSet<&String> = ours.iter().collect();
    assert_eq!(distinct.len(), 960);
    assert_eq!(Chess960::REGULAR.setup(), jadoube_board::Setup::INITIAL);
    assert_eq!(Chess960::new(960), None);
}

#[test]
fn drawing_lots_reaches_every_array_and_repeats() {
    let mut drawn = [0; 960];
    for seed in 0..20_000 {
        drawn[usize::from(Chess960::draw(seed).number())] += 1;
    }
    assert!(drawn.iter().all(|&times| (2..60).contains(&times)), "{drawn:?}");
    assert_eq!(Chess960::draw(7), Chess960::draw(7));
}

#[track_caller]
fn check(text: &str, expected: &[Irregularity]) {
    assert_eq!(irregularities(&data::setup(text)), expected, "{text}");
}

#[test]
fn every_reason_is_named() {
    use Irregularity::{
        Castling, EnPassant, NoKing, OpponentInCheck, PawnsOnEdgeRanks, SeveralKings,
        TooManyCheckers, TooManyPawns, TooManyPieces,
    };
    let squares = |list: &[Square]| list.iter().copied().collect::<Bitboard>();
    check("8/8/8/8/8/8/8/8 w - - 0 1", &[NoKing(Color::White), NoKing(Color::Black)]);
    check(
        "4k3/8/8/8/8/8/8/K6K w - - 0 1",
        &[SeveralKings(Color::White, squares(&[Square::A1, Square::H1]))],
    );
    check(
        "rnbqkbnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        &[TooManyPieces(Color::White, 17), TooManyPawns(Color::White, 9)],
    );
    check("4P3/6k1/8/8/8/8/8/4K3 b - - 0 1", &[PawnsOnEdgeRanks(squares(&[Square::E8]))]);
    check(
        "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
        &[OpponentInCheck { king: Square::E8, attackers: squares(&[Square::E1]) }],
    );
    check(
        "8/8/8/8/8/3k4/3K4/8 w - - 0 1",
        &[OpponentInCheck { king: Square::D3, attackers: squares(&[Square::D2]) }],
    );
    check("4k3/8/8/1B4N1/8/8/8/K3R3 b - - 0 1", &[]);
    check(
        "4k3/8/5N2/1B6/8/8/8/K3R3 b - - 0 1",
        &[TooManyCheckers {
            king: Square::E8,
            attackers: squares(&[Square::E1, Square::B5, Square::F6]),
        }],
    );
    let castling = |rook, fault| Castling { rook, fault };
    check("4k3/8/8/8/8/8/8/4K3 w K - 0 1", &[castling(Square::H1, CastlingFault::NoRook)]);
    check("4k3/8/8/8/8/8/4K3/7R w K - 0 1", &[castling(Square::H1, CastlingFault::KingElsewhere)]);
    check("4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", &[castling(Square::H1, CastlingFault::SecondOnWing)]);
    let en_passant = |square, fault| EnPassant { square, fault };
    check(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1",
        &[en_passant(Square::D3, EnPassantFault::WrongRank)],
    );
    check(
        "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1",
        &[en_passant(Square::D6, EnPassantFault::Occupied)],
    );
    check("4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", &[en_passant(Square::D6, EnPassantFault::NoPawn)]);
    check(
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1",
        &[en_passant(Square::D6, EnPassantFault::OriginOccupied)],
    );
    check(
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
        &[en_passant(Square::D3, EnPassantFault::CheckedBefore)],
    );
}

#[test]
fn what_does_not_bar_play_can_be_accepted() {
    let nine_pawns = data::setup("rnbqkbnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let position = Position::new(&nine_pawns).unwrap_err().play_all_the_same().unwrap();
    assert_eq!(position.count_legal_moves(), nine_pawns.legal_moves().len() as u64);
    let no_king = data::setup("rnbq1bnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR w KQ - 0 1");
    assert!(Position::new(&no_king).unwrap_err().play_all_the_same().is_err());
}

/// The most moves any side can have: the list must hold them all.
#[test]
fn crowded_boards_fit_the_list() {
    let queens = data::setup("QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQ2/8/8/2k5/K7 w - - 0 1");
    let position = Position::new(&queens).or_else(|error| error.play_all_the_same());
    if let Ok(position) = position {
        assert_eq!(position.legal_moves().len(), queens.legal_moves().len());
    }
    let scattered = data::setup("Q2Q2Q1/2Q2Q2/1Q2Q2Q/k2Q2Q1/2Q2Q2/1Q2Q2Q/3Q2Q1/K1Q2Q2 b - - 0 1");
    assert!(scattered.legal_moves().is_empty());
}

/// Two pawns or knights that give check at once cannot both be captured.
#[test]
fn double_check_by_steppers() {
    for text in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/npppppPp/R3K2B w Qk - 0 11",
        "4k3/8/8/8/8/3n1n2/2P3P1/4K3 w - - 0 1",
    ] {
        let setup = data::setup(text);
        let position = data::playable(text);
        assert_eq!(position.count_legal_moves(), setup.legal_moves().len() as u64, "{text}");
    }
}
