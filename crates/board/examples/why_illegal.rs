//! Why is this move illegal? Five attempts, each drawn on its board with the pieces that forbid it, and every rule that is
//! broken. Run it with `cargo run --example why_illegal`.

use std::fmt::Write as _;

use jadoube_board::{Attempt, Bitboard, File, Piece, Placement, Rank, Setup, Square, Violation};

fn main() {
    print!("{}", story());
}

/// A board, the rooks that may still castle, and what White tries.
const CASES: [(&str, &[Square], &str); 5] = [
    // The king crosses f1, which the bishop attacks.
    (
        ". . . . k . . .
         . . . . . . . .
         b . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . P . P . P
         R . . . K . . R",
        &[Square::A1, Square::H1],
        "e1g1",
    ),
    // The knight is pinned.
    (
        ". . . . r . k .
         . . . . . p p p
         . . . . . . . .
         . . . . . . . .
         . . . . N . . .
         . . . . . . . .
         . . . . . P P P
         . . . . K . . .",
        &[],
        "e4f6",
    ),
    // Nobody has named the new piece.
    (
        ". . . . . . k .
         . P . . . p p p
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . K . . .",
        &[],
        "b7b8",
    ),
    // The pawn on d5 has not just come from d7: the setup names no square that it passed.
    (
        ". . . . . . k .
         . . . . . p p p
         . . . . . . . .
         . . . p P . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . P P P
         . . . . . . K .",
        &[],
        "e5d6",
    ),
    // Two rules at once: a bishop does not go like this, and this one is pinned.
    (
        ". . . . . . k .
         . . . . . p p p
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . P P P
         . . r . . B K .",
        &[],
        "f1f3",
    ),
];

pub(crate) fn story() -> String {
    let mut text = String::new();
    for (board, rooks, attempt) in CASES {
        // A `Setup` takes anything, and judges a move by Article 3 alone.
        let setup = Setup {
            placement: board.parse().expect("a board of sixty-four squares"),
            castling_rooks: rooks.iter().copied().collect(),
            ..Setup::EMPTY
        };
        let attempt: Attempt = attempt.parse().expect("two squares");
        let violations = setup.legal_move(attempt).expect_err("an illegal move");

        // What each violation tells can be shown, here the pieces that attack the king.
        let attackers =
            violations.iter().fold(Bitboard::EMPTY, |all, violation| all | violation.attackers());
        let marked = attackers.with(attempt.from).with(attempt.to);
        text.push_str(&drawn(&setup.placement, marked));
        let _ = writeln!(text, "{attempt} is illegal:");
        for violation in violations {
            let _ = writeln!(text, "  - {}", in_words(violation));
        }
        text.push('\n');
    }
    text
}

/// The board with its letters and digits, some squares between brackets.
fn drawn(placement: &Placement, marked: Bitboard) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        let _ = write!(text, "{rank} ");
        for file in File::ALL {
            let square = Square::at(file, rank);
            let letter = placement.piece_at(square).map_or('.', Piece::letter);
            let (before, after) = if marked.has(square) { ('[', ']') } else { (' ', ' ') };
            let _ = write!(text, "{before}{letter}{after}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text.push_str("   a  b  c  d  e  f  g  h\n");
    text
}

/// A program for people would have a sentence for every violation, in their language; here are those of the five cases.
fn in_words(violation: Violation) -> String {
    match violation {
        Violation::CastlingThroughCheck { square, .. } => {
            format!("the king would cross {square}, which is attacked")
        }
        Violation::KingExposed { king, .. } => {
            format!("the king on {king} would stand open to attack")
        }
        Violation::PromotionMissing { at } => format!("no new piece is named for the pawn on {at}"),
        Violation::EnPassantNotAvailable { pawn } => {
            format!("the pawn on {pawn} has not just made its double step")
        }
        Violation::NotItsWay { .. } => "this piece does not move like this".into(),
        // Every violation is plain data that can at least be printed.
        other => format!("{other:?}"),
    }
}
