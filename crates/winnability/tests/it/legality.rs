//! Illegal positions: known verdicts, positions of games, and answers that must be refused.

use board::{Color, Move, Position, Setup};
use winnability::legality::{Legality, LegalityBudget, ProofGame, Reason, Refused, judge, verify};

use crate::data::Numbers;

const RANDOM: &str = include_str!("../../../../fixtures/legality/random.tsv");
const COMPOSED: &str = include_str!("../../../../fixtures/legality/composed.tsv");

fn setup(fen: &str) -> Setup {
    let fields: Vec<&str> = fen.split_whitespace().take(4).collect();
    notation::fen::read(&format!("{} 0 1", fields.join(" "))).expect("a FEN")
}

fn judged(fen: &str) -> Legality {
    judge(&setup(fen), LegalityBudget::REASONS_ONLY)
}

#[track_caller]
fn check_reason(fen: &str, expected: impl Fn(&Reason) -> bool) {
    let Legality::Illegal(reasons) = judged(fen) else { panic!("not proved illegal: {fen}") };
    assert!(reasons.iter().any(expected), "{fen}: {reasons:?}");
    assert!(verify(&setup(fen), &Legality::Illegal(reasons)).is_ok(), "{fen}");
}

/// Judges each line, checks each answer, and returns how many illegal positions there are and were found.
fn check_corpus<'a>(lines: impl Iterator<Item = (&'a str, &'a str)>) -> (u32, u32) {
    let (mut illegal, mut found) = (0, 0);
    for (fen, verdict) in lines {
        let answer = judged(fen);
        assert!(verify(&setup(fen), &answer).is_ok(), "{fen}: {answer:?}");
        let is_illegal = matches!(answer, Legality::Illegal(_));
        assert!(!(is_illegal && verdict.starts_with("legal")), "{fen}: {answer:?}");
        illegal += u32::from(verdict.starts_with("illegal"));
        found += u32::from(is_illegal);
    }
    (illegal, found)
}

#[test]
fn no_legal_random_position_is_refused_and_nearly_every_illegal_one_is() {
    let (illegal, found) = check_corpus(RANDOM.lines().filter_map(|line| line.split_once('\t')));
    assert!(illegal > 300 && found * 100 >= illegal * 96, "{found} of {illegal}");
}

#[test]
fn no_legal_composed_position_is_refused() {
    let lines = COMPOSED.lines().filter_map(|line| line.split_once('\t'));
    let (illegal, found) = check_corpus(lines.map(|(verdict, fen)| (fen, verdict)));
    assert_eq!(illegal, 31);
    assert!(found >= 10, "{found} of {illegal}");
}

#[test]
fn each_test_has_its_reason() {
    check_reason("8/8/8/8/8/8/8/K7 w - -", |it| matches!(it, Reason::Irregular(_)));
    check_reason("4k3/8/8/8/4R3/8/8/r3K3 w - -", |it| {
        matches!(it, Reason::BothKingsInCheck { .. })
    });
    check_reason("4k3/8/8/8/8/8/8/1R2K3 w Q -", |it| {
        matches!(it, Reason::CastlingNotAtHome { .. })
    });
    check_reason("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBQR w - -", |it| {
        matches!(it, Reason::Promoted { color: Color::White, promoted: 1, pawns_missing: 0 })
    });
    // Bishops of one shade; and a bishop that cannot be the one shut in at c1.
    check_reason("4k3/8/8/8/8/2B1B3/PPPPPPP1/4K3 w - -", |it| {
        matches!(it, Reason::Promoted { promoted: 2, pawns_missing: 1, .. })
    });
    check_reason(
        "4k3/8/8/8/8/P7/PP6/4K3 w - -",
        |it| matches!(it, Reason::PawnOrigins { pawns, .. } if pawns.count() == 3),
    );
    check_reason("rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq -", |it| {
        matches!(it, Reason::PawnCaptures { needed: 1, missing: 0, .. })
    });
    check_reason("rnbqkbnr/1ppppppp/8/q7/Q7/8/1PPPPPPP/RNBQKBNR w - -", |it| {
        matches!(it, Reason::PawnsPassed { needed: 1, possible: 0 })
    });
    check_reason("7b/6p1/3k4/8/8/2K5/8/8 w - -", |it| matches!(it, Reason::Blocked { .. }));
    check_reason("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq -", |it| {
        matches!(it, Reason::MoveParity { turn: Color::Black })
    });
    check_reason("4k3/8/3N1N2/8/8/8/8/4K3 b - -", |it| {
        matches!(it, Reason::ImpossibleCheck { .. })
    });
}

#[test]
fn double_checks_that_can_arise_are_accepted() {
    for fen in [
        // A knight uncovers a rook.
        "4k3/8/3N4/8/8/8/8/K3R3 b - -",
        // Two sliders, after a capture en passant.
        "8/8/3P4/2k4R/8/8/8/B3K3 b - -",
        // A pawn captures, is promoted and opens the file of a rook.
        "3Nk3/1R6/8/8/8/8/8/4K3 w - -",
    ] {
        assert!(!matches!(judged(fen), Legality::Illegal(_)), "{fen}: {:?}", judged(fen));
    }
}

#[test]
fn a_castling_right_does_not_hold_the_king_of_the_opponent() {
    let fen = "r3k1K1/8/8/8/8/8/8/8 b q -";
    assert!(!matches!(judged(fen), Legality::Illegal(_)), "{:?}", judged(fen));
}

#[test]
fn positions_of_random_games_are_never_called_illegal() {
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for _ in 0..5 {
        let mut position = Position::initial();
        for _ in 0..100 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[numbers.below(moves.len())]);
            let setup = position.setup();
            let without = Setup { en_passant: position.legal_en_passant(), ..setup };
            for setup in [setup, without] {
                let answer = judge(&setup, LegalityBudget::REASONS_ONLY);
                assert!(!matches!(answer, Legality::Illegal(_)), "{setup:?}: {answer:?}");
            }
        }
    }
}

#[test]
fn colours_make_no_difference() {
    for line in RANDOM.lines().step_by(3) {
        let setup = setup(line.split('\t').next().unwrap_or_default());
        let is_illegal =
            |setup| matches!(judge(setup, LegalityBudget::REASONS_ONLY), Legality::Illegal(_));
        assert_eq!(is_illegal(&setup), is_illegal(&setup.exchange_colors()), "{line}");
    }
}

#[test]
fn games_are_found_and_lead_to_the_position() {
    let mut position = Position::initial();
    let check = |position: &Position| {
        let setup = position.setup();
        let answer = judge(&setup, LegalityBudget::DEFAULT);
        assert!(matches!(answer, Legality::Legal(_)), "{setup:?}: {answer:?}");
        assert_eq!(verify(&setup, &answer).map(|it| it.confirmed), Ok(1));
    };
    check(&position);
    for san in ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "d4", "Nf6"] {
        let played = notation::san::read(&position, san.as_bytes()).expect("a move");
        position = position.play_unchecked(played);
        check(&position);
    }
}

#[test]
fn damaged_answers_are_refused() {
    let start = Setup::INITIAL;
    let parse = |moves: &[&str]| -> Vec<Move> {
        let mut position = Position::initial();
        let mut played = Vec::new();
        for san in moves {
            let next = notation::san::read(&position, san.as_bytes()).expect("a move");
            played.push(next);
            position = position.play_unchecked(next);
        }
        played
    };
    let game = |moves| Legality::Legal(ProofGame { moves });
    assert_eq!(verify(&start, &game(parse(&["e4"]))), Err(Refused::OtherPosition));
    let mut twice = parse(&["e4"]);
    twice.push(twice[0]);
    assert_eq!(verify(&start, &game(twice)), Err(Refused::IllegalMove { ply: 1 }));
    assert_eq!(verify(&start, &Legality::Illegal(Vec::new())), Err(Refused::NoReason));
    for reason in [
        Reason::Promoted { color: Color::White, promoted: 1, pawns_missing: 0 },
        Reason::PawnCaptures { color: Color::White, needed: 1, missing: 0, out_of_reach: 0 },
        Reason::PawnsPassed { needed: 1, possible: 0 },
        Reason::Blocked { square: board::Square::G1 },
        Reason::MoveParity { turn: Color::White },
    ] {
        let answer = Legality::Illegal(vec![reason]);
        assert_eq!(verify(&start, &answer), Err(Refused::WrongReason(reason)));
    }
    let knight_out = setup("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq -");
    let reason = Reason::NoLastMove { player: Color::White, plies: 1, positions: 0 };
    let answer = Legality::Illegal(vec![reason]);
    assert_eq!(verify(&knight_out, &answer), Err(Refused::WrongReason(reason)));
}
