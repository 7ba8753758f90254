//! The examples of Appendix C in both editions, and what the reader puts right or refuses.

use board::{Attempt, Move, Position, Violation};

use super::*;
use crate::fen;
use crate::letters::Language;
use crate::letters::Language::{Czech, English, French, German, Russian, Slovak, Slovene};

fn position(text: &str) -> Position {
    let setup = match text {
        "start" => board::Setup::INITIAL,
        text => fen::read(text).expect("FEN"),
    };
    Position::new(&setup).or_else(board::NotPlayable::play_all_the_same).expect("playable")
}

fn after(moves: &str) -> Position {
    moves
        .split_whitespace()
        .fold(Position::initial(), |at, text| at.play(text.parse().expect("move")).expect("legal"))
}

fn legal(position: &Position, text: &str) -> Move {
    position.legal_move(text.parse::<Attempt>().expect("attempt")).expect("legal")
}

#[track_caller]
fn check(at: &Position, language: Language, text: &str, expected: &str, notes: &[Note]) {
    let reading = read(at, text, language).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(reading.played, legal(at, expected), "{text}");
    assert_eq!(reading.notes, notes, "{text}");
}

#[track_caller]
fn refused(at: &Position, language: Language, text: &str) -> MoveError {
    read(at, text, language).expect_err(text)
}

#[track_caller]
fn written(at: &Position, expected: &str, played: &str, style: Style) {
    assert_eq!(write(at, legal(at, played), &style), expected);
}

#[test]
fn letters_of_the_language() {
    let start = position("start");
    check(&start, Slovak, "Jf3", "g1f3", &[]);
    check(&start, Slovene, "Sf3", "g1f3", &[]);
    // In Slovak the same text is a bishop, and none can go there.
    let error = refused(&start, Slovak, "Sf3");
    assert!(matches!(error.reason, Reason::NobodyReaches { .. }), "{error:?}");
    let error = refused(&start, Slovak, "Sf1");
    assert!(matches!(error.reason, Reason::Illegal { .. } | Reason::NobodyReaches { .. }));
    check(&after("e2e4 e7e5 g1f3 b8c6"), French, "Fb5", "f1b5", &[]);
    check(&start, Russian, "Кf3", "g1f3", &[]);
    check(&after("e2e4 e7e5"), Russian, "Крe2", "e1e2", &[]);
    check(&after("e2e4 e7e5"), Russian, "Kpe2", "e1e2", &[Note::LookAlike]);
    check(&start, German, "♘f3", "g1f3", &[]);
    check(&start, German, "♞f3", "g1f3", &[]);
}

#[test]
fn pawns_have_no_letter() {
    let at = after("e2e4");
    check(&at, Slovak, "e5", "e7e5", &[]);
    check(&at, Slovak, "pe5", "e7e5", &[Note::PawnLetter]);
    check(&at, Slovak, "Pd5", "d7d5", &[Note::PawnLetter]);
    check(&at, German, "Be5", "e7e5", &[Note::PawnLetter]);
    check(&at, German, "Bauer e5", "e7e5", &[Note::PawnLetter, Note::Spaces]);
    check(&at, English, "♟e5", "e7e5", &[Note::PawnLetter]);
}

#[test]
fn squares_in_either_case() {
    check(&position("start"), Slovak, "E4", "e2e4", &[Note::SquareCase]);
    check(&position("start"), Slovak, "JF3", "g1f3", &[Note::SquareCase]);
    check(&position("start"), Slovak, "jf3", "g1f3", &[Note::LetterCase]);
    // The small letter of a file is a file, in every language.
    let at = position("4k3/8/8/8/8/2p5/1P6/1B2K3 w - - 0 1");
    check(&at, English, "bc3", "b2c3", &[Note::CaptureUnmarked]);
    // With two capitals it may be either piece.
    let at = position("4k3/8/8/4B3/8/2p5/1P6/4K3 w - - 0 1");
    let error = refused(&at, English, "BC3");
    assert!(matches!(&error.reason, Reason::Ambiguous { moves } if moves.len() == 2), "{error:?}");
}

#[test]
fn short_and_long_form() {
    let start = position("start");
    check(&start, Slovak, "Jg1f3", "g1f3", &[]);
    check(&start, Slovak, "e2e4", "e2e4", &[]);
    check(&start, Slovak, "e2-e4", "e2e4", &[Note::Hyphen]);
    check(&start, Slovak, "Jg1–f3", "g1f3", &[Note::Hyphen]);
    check(&start, Slovak, "J-f3", "g1f3", &[Note::Hyphen]);
    check(&start, Slovak, "Jgf3", "g1f3", &[Note::DepartureNeedless]);
    check(&start, Slovak, "J1f3", "g1f3", &[Note::DepartureNeedless]);
    written(&start, "Jf3", "g1f3", Style::short(Slovak));
    written(&start, "Jg1f3", "g1f3", Style::long(Slovak));
    written(&start, "e4", "e2e4", Style::short(Slovak));
    written(&start, "e2e4", "e2e4", Style::long(Slovak));
    written(
        &start,
        "♘f3",
        "g1f3",
        Style { letters: Letters::Figurines(Figurines::Outlined), ..Style::short(Slovak) },
    );
    written(
        &start,
        "♞f3",
        "g1f3",
        Style { letters: Letters::Figurines(Figurines::Filled), ..Style::short(Slovak) },
    );
}

#[test]
fn captures() {
    let at = position("4k3/8/8/8/8/5p2/8/K3N1N1 w - - 0 1");
    check(&at, Slovak, "Jef3", "e1f3", &[Note::CaptureUnmarked]);
    check(&at, Slovak, "Je×f3", "e1f3", &[]);
    check(&at, Slovak, "Jexf3", "e1f3", &[]);
    check(&at, Slovak, "Je:f3", "e1f3", &[Note::CaptureSignUnusual]);
    written(&at, "Jg×f3", "g1f3", Style::short(Slovak));
    written(&at, "Jgf3", "g1f3", Style::bare(Slovak));
    let at = position("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1");
    written(&at, "Jh×f3", "h2f3", Style::short(Slovak));
    check(&position("start"), Slovak, "J×f3", "g1f3", &[Note::CaptureSignWrong]);
}

#[test]
fn captures_by_pawns() {
    let at = after("e2e4 e7e5 g1f3 g8f6 d2d4");
    check(&at, Slovak, "ed4", "e5d4", &[Note::CaptureUnmarked]);
    check(&at, Slovak, "e×d4", "e5d4", &[]);
    check(&at, Slovak, "d4", "e5d4", &[Note::DepartureMissing, Note::CaptureUnmarked]);
    let at = position("rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6");
    check(&at, Slovak, "ed6", "e5d6", &[Note::CaptureUnmarked, Note::EnPassantUnmarked]);
    check(&at, Slovak, "e×d6", "e5d6", &[Note::EnPassantUnmarked]);
    check(&at, Slovak, "e×d6 e.p.", "e5d6", &[]);
    check(&at, Slovak, "Kd1 e.p.", "e1d1", &[Note::EnPassantWrong]);
    written(&at, "e×d6 e.p.", "e5d6", Style::short(Slovak));
    written(&at, "ed6", "e5d6", Style::bare(Slovak));
    // The 2009 edition's own example: two pawns that can take the same piece.
    let at = position("4k3/8/8/3n4/2P1P3/8/8/4K3 w - - 0 1");
    written(&at, "cxd5", "c4d5", Style { captures: CaptureSign::X, ..Style::short(Czech) });
    check(&at, Czech, "exd5", "e4d5", &[]);
    assert!(matches!(refused(&at, Czech, "d5").reason, Reason::Ambiguous { .. }));
}

#[test]
fn identical_pieces() {
    let short = Style::short(Slovak);
    written(&position("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"), "Jef3", "e1f3", short);
    written(&position("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1"), "Jgf3", "g1f3", short);
    written(&position("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1"), "J5f3", "g5f3", short);
    written(&position("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1"), "J1f3", "g1f3", short);
    written(&position("4k3/8/8/6N1/8/5p2/8/K5N1 w - - 0 1"), "J1×f3", "g1f3", short);
    let at = position("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1");
    written(&at, "Jhf3", "h2f3", short);
    written(&at, "Jdf3", "d4f3", short);
    check(&at, Slovak, "J2f3", "h2f3", &[Note::DepartureByRank]);
    assert!(matches!(refused(&at, Slovak, "Jf3").reason, Reason::Ambiguous { .. }));
    // The 2009 edition: knights on g1 and d2.
    let at = position("4k3/8/8/8/8/8/3N4/K5N1 w - - 0 1");
    written(&at, "Jdf3", "d2f3", Style::short(Czech));
    written(&at, "Jgf3", "g1f3", Style::short(Czech));
    // Three knights.
    let at = position("4k3/8/8/6N1/8/8/8/K3N1N1 w - - 0 1");
    written(&at, "J5f3", "g5f3", short);
    written(&at, "Jef3", "e1f3", short);
    written(&at, "Jg1f3", "g1f3", short);
    check(&at, Slovak, "J5f3", "g5f3", &[]);
    check(&at, Slovak, "Jg1f3", "g1f3", &[]);
}

#[test]
fn only_legal_moves_compete() {
    let at = position("4r1k1/8/8/4N3/8/8/8/4K1N1 w - - 0 1");
    check(&at, Slovak, "Jf3", "g1f3", &[]);
    check(&at, Slovak, "Jgf3", "g1f3", &[Note::DepartureNeedless]);
    written(&at, "Jf3", "g1f3", Style::short(Slovak));
}

#[test]
fn promotion() {
    let at = position("8/3P4/8/8/8/8/k7/2K5 w - - 0 1");
    written(&at, "d8D", "d7d8q", Style::short(Slovak));
    written(
        &at,
        "d8=D",
        "d7d8q",
        Style { promotion: PromotionSign::Equals, ..Style::short(Slovak) },
    );
    written(
        &at,
        "d8(D)",
        "d7d8q",
        Style { promotion: PromotionSign::Brackets, ..Style::short(Slovak) },
    );
    check(&at, Slovak, "d8D", "d7d8q", &[]);
    check(&at, Slovak, "d8=D", "d7d8q", &[Note::PromotionSign]);
    check(&at, Slovak, "d8(D)", "d7d8q", &[Note::PromotionSign]);
    check(&at, Slovak, "d8J", "d7d8n", &[]);
    check(&at, Slovak, "d7d8V", "d7d8r", &[]);
    check(&at, Slovak, "d8d", "d7d8q", &[Note::LetterCase]);
    check(&at, Slovak, "d8♕", "d7d8q", &[]);
    check(&at, English, "d8B", "d7d8b", &[]);
    let error = refused(&at, Slovak, "d8");
    let Reason::Illegal { refused: tried } = &error.reason else { panic!("{error:?}") };
    assert!(matches!(tried[0].violations[..], [Violation::PromotionMissing { .. }]));
    assert_eq!(error.candidates.len(), 4);
    let at = position("5r1k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    written(&at, "e×f8J", "e7f8n", Style::short(Slovak));
    written(&at, "ef8J", "e7f8n", Style::bare(Slovak));
    check(&at, Slovak, "e×f8J", "e7f8n", &[]);
    let at = position("4k3/8/8/8/8/8/1p4p1/4K3 b - - 0 1");
    check(&at, Slovak, "b1S", "b2b1b", &[]);
    check(&at, Slovak, "g1V", "g2g1r", &[Note::CheckUnmarked]);
}

#[test]
fn draw_offers() {
    let at = position("r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R w - - 8 11");
    assert!(read(&at, "Kb1 (=)", Slovak).expect("readable").draw_offer);
    assert!(!read(&at, "Kb1", Slovak).expect("readable").draw_offer);
    let reading = read(&at, "Kb1=", Slovak).expect("readable");
    assert!(reading.draw_offer && reading.notes == [Note::DrawOfferSign]);
}

#[test]
fn check_and_mate() {
    let at = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30");
    for text in ["Va8++", "Va8#", "Va8+"] {
        check(&at, Slovak, text, "a1a8", &[]);
    }
    check(&at, Slovak, "Va8", "a1a8", &[Note::CheckUnmarked]);
    check(&at, Slovak, "Va8 mat", "a1a8", &[Note::CheckInWords]);
    let wrong = Note::CheckSignWrong { written: Check::Check, actual: Check::None };
    check(&at, Slovak, "Va7+", "a1a7", &[wrong]);
    check(&at, Slovak, "Va7!?", "a1a7", &[Note::Comment]);
    written(&at, "Va8#", "a1a8", Style::short(Slovak));
    written(&at, "Va8++", "a1a8", Style { checks: CheckSigns::DoublePlus, ..Style::short(Slovak) });
    written(&at, "Va8", "a1a8", Style::bare(Slovak));
}

#[test]
fn castling() {
    let at = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    check(&at, Slovak, "0-0", "e1g1", &[]);
    check(&at, Slovak, "0-0-0", "e1c1", &[]);
    check(&at, Slovak, "O-O", "e1g1", &[Note::CastlingSpelling]);
    check(&at, Slovak, "o-o-o", "e1c1", &[Note::CastlingSpelling]);
    check(&at, Slovak, "0–0", "e1g1", &[Note::CastlingSpelling]);
    check(&at, Slovak, "Ke1g1", "e1g1", &[Note::CastlingAsKingMove]);
    written(&at, "0-0-0", "e1c1", Style::long(Slovak));
    written(&at, "O-O", "e1g1", Style::wire());
    let blocked = refused(&position("start"), Slovak, "0-0");
    let Reason::Illegal { refused } = blocked.reason else { panic!() };
    assert!(matches!(refused[0].violations[0], Violation::CastlingObstructed { .. }));
}

#[test]
fn illegal_moves_say_why() {
    let at = position("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let Reason::Illegal { refused: tried } = refused(&at, Slovak, "Jf4").reason else { panic!() };
    assert!(matches!(tried[0].violations[..], [Violation::KingExposed { .. }]));
    let error = refused(&position("start"), Slovak, "e5");
    let Reason::Illegal { refused: tried } = error.reason else { panic!() };
    assert_eq!(tried[0].attempt.to_string(), "e2e5");
    let names: Vec<&str> = error.candidates.iter().map(|it| it.text.as_str()).collect();
    assert_eq!(names, ["e3", "e4"]);
}

#[track_caller]
fn not_algebraic(text: &str, at: usize, expected: ExpectedInMove) {
    let error = refused(&position("start"), Slovak, text);
    assert_eq!(error.reason, Reason::NotAlgebraic { at, expected }, "{text:?}");
}

#[test]
fn places_of_errors() {
    not_algebraic("", 0, ExpectedInMove::Move);
    not_algebraic("+", 0, ExpectedInMove::Move);
    not_algebraic("Jf9", 2, ExpectedInMove::Square);
    not_algebraic("N-KB3", 0, ExpectedInMove::Square);
    not_algebraic("e4q", 2, ExpectedInMove::PromotionOrEnd);
    not_algebraic(" Jf3x", 5, ExpectedInMove::Square);
    not_algebraic("Jx", 2, ExpectedInMove::Square);
}

#[test]
fn a_capital_x_is_a_rook_where_rooks_have_that_letter() {
    let at = position("4k3/8/8/8/1R6/3P4/8/4K3 w - - 0 1");
    check(&at, Language::Vietnamese, "Xd4", "b4d4", &[]);
    check(&at, Language::Vietnamese, "d4", "d3d4", &[]);
}
