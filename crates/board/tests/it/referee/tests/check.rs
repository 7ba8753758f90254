//! Reads short texts about a position and checks that the referee says the same. Not a FEN reader:
//! castling rights are written as squares of rooks.

use std::collections::BTreeSet;

use jadoube_board::{Attempt, Bitboard, Color, Piece, Placement, Setup, Square};

use super::super::Referee;

/// Checks statements about a setup, separated by semicolons. Moves are written like `e2e4` and `e7e8q`,
/// castling from the king's square to the rook's.
///
/// - `legal`, `illegal` and moves: each of them is, or is not
/// - `moves e2 =` and moves: all legal moves from a square; `only` and moves: all that there are
/// - `attack e4 d5`: a piece attacks a square; `by b e1`, `notby b e1`: a player does, or does not
/// - `check`, `nocheck`, `mate`, `stalemate`, `play on`: how it stands for the player to move
/// - `board`, `rights`, `ep`, `counts`: what the setup holds
/// - `play` moves `=>` statement: the same after legal moves; `force` does not ask whether they are
pub(super) fn check(setup_text: &str, statements: &str) {
    let setup = setup(setup_text);
    for statement in statements.split(';').map(str::trim) {
        let (kind, rest) = statement.split_once(' ').unwrap_or((statement, ""));
        match (kind, rest.split_once("=>")) {
            ("play", Some((moves, then))) => check_one(&play(&setup, moves), then.trim()),
            ("force", Some((moves, then))) => check_one(&force(&setup, moves), then.trim()),
            _ => check_one(&setup, statement),
        }
    }
}

fn check_one(setup: &Setup, statement: &str) {
    let referee = Referee::new(setup);
    let legal = referee.legal_attempts();
    let (kind, rest) = statement.split_once(' ').unwrap_or((statement, ""));
    let context = format!("{statement}\n{setup:?}");
    let in_check = referee.in_check(setup.turn);
    match kind {
        "legal" => attempts(rest).iter().for_each(|m| assert!(legal.contains(m), "{m}: {context}")),
        "illegal" => {
            attempts(rest).iter().for_each(|m| assert!(!legal.contains(m), "{m}: {context}"));
        }
        "moves" => {
            let (from, expected) = rest.split_once('=').expect("moves e2 = …");
            let from = square(from.trim());
            let of_piece = legal.into_iter().filter(|attempt| attempt.from == from).collect();
            assert_eq!(attempts(expected), of_piece, "{context}");
        }
        "only" => assert_eq!(attempts(rest), legal, "{context}"),
        "attack" => {
            let (from, to) = rest.split_once(' ').expect("attack e4 d5");
            let from = square(from);
            let attacker = setup.placement.piece_at(from).expect("a piece that attacks");
            assert!(referee.attackers(square(to), attacker.color).contains(&from), "{context}");
        }
        "by" | "notby" => {
            let (by, on) = rest.split_once(' ').expect("by b e1");
            let (on, by) = (square(on), color(by));
            assert_eq!(referee.attacked_by(on, by), kind == "by", "{context}");
            assert_eq!(referee.attackers(on, by).is_empty(), kind == "notby", "{context}");
        }
        "check" => assert!(in_check, "{context}"),
        "nocheck" => assert!(!in_check, "{context}"),
        "mate" => assert!(referee.is_checkmate() && !referee.is_stalemate(), "{context}"),
        "stalemate" => assert!(referee.is_stalemate() && !referee.is_checkmate(), "{context}"),
        // `play on`: the game is not over.
        "play" => assert!(!referee.is_stalemate() && !referee.is_checkmate(), "{context}"),
        "board" => assert_eq!(placement(rest), setup.placement, "{context}"),
        "rights" => assert_eq!(rooks(rest), setup.castling_rooks, "{context}"),
        "ep" => assert_eq!(en_passant(rest), setup.en_passant, "{context}"),
        "counts" => {
            let counts = format!("{} {}", setup.plies_without_progress, setup.move_number);
            assert_eq!(counts, rest, "{context}");
        }
        _ => panic!("unknown statement: {statement}"),
    }
}

/// The setup after moves that must all be legal.
pub(super) fn play(setup: &Setup, moves: &str) -> Setup {
    let mut setup = *setup;
    for word in moves.split_whitespace() {
        let (referee, attempt) = (Referee::new(&setup), attempt(word));
        assert!(referee.legal_attempts().contains(&attempt), "{attempt} of {moves}\n{setup:?}");
        setup = referee.after(attempt);
    }
    setup
}

fn force(setup: &Setup, moves: &str) -> Setup {
    moves.split_whitespace().fold(*setup, |setup, word| Referee::new(&setup).after(attempt(word)))
}

/// Reads `placement turn rooks en-passant`, like `r3k2r/8/8/8/8/8/8/R3K2R w a1h1a8h8 -`, or `start`.
pub(super) fn setup(text: &str) -> Setup {
    if text == "start" {
        return Setup::INITIAL;
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let [board, turn, marked, passed] = words[..] else { panic!("four words expected: {text}") };
    Setup {
        placement: placement(board),
        turn: color(turn),
        castling_rooks: rooks(marked),
        en_passant: en_passant(passed),
        ..Setup::EMPTY
    }
}

/// Reads the board from the eighth rank down, a digit for empty squares, as FEN does.
fn placement(text: &str) -> Placement {
    let mut placement = Placement::EMPTY;
    let rows: Vec<&str> = text.split('/').collect();
    assert_eq!(rows.len(), 8, "eight ranks expected: {text}");
    for (row, number) in rows.into_iter().zip((1..=8).rev()) {
        let mut files = "abcdefgh".chars();
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                files.nth(empty as usize - 1).expect("at most eight squares in a rank");
            } else {
                let file = files.next().expect("at most eight squares in a rank");
                let piece = Piece::from_letter(letter).expect("a letter of a piece");
                placement.put(square(&format!("{file}{number}")), piece);
            }
        }
        assert_eq!(files.next(), None, "eight squares in a rank expected: {row}");
    }
    placement
}

fn rooks(text: &str) -> Bitboard {
    let mut rooks = Bitboard::EMPTY;
    if text != "-" {
        for start in (0..text.len()).step_by(2) {
            rooks = rooks.with(square(&text[start..start + 2]));
        }
    }
    rooks
}

fn en_passant(text: &str) -> Option<Square> {
    if text == "-" { None } else { Some(square(text)) }
}

fn color(text: &str) -> Color {
    match text {
        "w" => Color::White,
        "b" => Color::Black,
        _ => panic!("w or b expected: {text}"),
    }
}

fn square(text: &str) -> Square {
    text.parse().unwrap_or_else(|_| panic!("a square expected: {text}"))
}

fn attempt(text: &str) -> Attempt {
    text.parse().unwrap_or_else(|_| panic!("a move expected: {text}"))
}

fn attempts(text: &str) -> BTreeSet<Attempt> {
    text.split_whitespace().map(attempt).collect()
}
