//! Writing and reading moves, and refusing what is none.

use board::{Bitboard, Follower, Position, Square};

use super::{SanError, read, write};
use crate::fen;

fn position(text: &str) -> Position {
    Position::new(&fen::read(text).unwrap()).unwrap()
}

/// Every legal move is written and read back, and all texts differ.
fn round_trip(position: &Position) {
    let mut texts = std::collections::BTreeSet::new();
    for played in &position.legal_moves() {
        let text = write(position, played);
        assert_eq!(read(position, text.as_bytes()), Ok(played), "{text}");
        assert!(texts.insert(text));
    }
}

#[test]
fn moves_of_many_positions() {
    for text in include_str!("../../../../fixtures/positions/valid.sfens").lines() {
        round_trip(&position(text));
    }
}

#[track_caller]
fn check(fen: &str, text: &str, uci: &str) {
    let position = position(fen);
    let played = read(&position, text.as_bytes()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(played.attempt_with_king_target().to_string(), uci);
}

#[test]
fn forms_of_one_move() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for text in ["Nf3", "Ng1f3", "Ngf3", "N1f3", "Ng1-f3", "Nf3!?", "Nf3+"] {
        check(start, text, "g1f3");
    }
    for text in ["e4", "e2e4", "e2-e4"] {
        check(start, text, "e2e4");
    }
    let capture = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    for text in ["exd5", "ed5", "e4xd5", "e4d5"] {
        check(capture, text, "e4d5");
    }
    let promotion = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    for text in ["e8=N", "e8N", "e8(N)", "e7e8=N"] {
        check(promotion, text, "e7e8n");
    }
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(castling, "O-O", "e1g1");
    check(castling, "0-0-0", "e1c1");
}

#[test]
fn en_passant_and_pins() {
    check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6");
    // The knight on e5 is pinned, so only one knight can be meant.
    check("4r1k1/8/8/4N3/8/8/8/4K1N1 w - - 0 1", "Nf3", "g1f3");
}

#[track_caller]
fn written(fen: &str, uci: &str, expected: &str) {
    let position = position(fen);
    let played = position.legal_move(uci.parse().unwrap()).unwrap();
    assert_eq!(write(&position, played), expected);
}

#[test]
fn as_much_of_the_origin_as_is_needed() {
    written("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1", "e1f3", "Nef3");
    written("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1", "g1f3", "N1f3");
    written("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1", "d4f3", "Ndf3");
    let three = "4k3/8/8/6N1/8/8/8/K3N1N1 w - - 0 1";
    written(three, "g5f3", "N5f3");
    written(three, "e1f3", "Nef3");
    written(three, "g1f3", "Ng1f3");
    written("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30", "a1a8", "Ra8#");
}

#[test]
fn refusals() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for text in ["", "x", "Nf", "Ni3", "e9", "P", "Nxxf3", "e2e4e5", "O-O-", "=Q", "Q", "e=", "(Q)"]
    {
        assert_eq!(read(&start, text.as_bytes()), Err(SanError::NotAlgebraic), "{text}");
    }
    for text in ["Nf4", "Nxf3", "e5", "exd3", "O-O", "e8=Q", "e4=Q", "Ke2"] {
        assert_eq!(read(&start, text.as_bytes()), Err(SanError::NoSuchMove), "{text}");
    }
    let knights = position("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    let both = Bitboard::of(Square::E1).with(Square::G1);
    assert_eq!(read(&knights, b"Nf3"), Err(SanError::Ambiguous(both)));
}

/// The quick way plays what the patient way reads, or nothing.
#[test]
fn the_quick_way_agrees() {
    let mut taken = 0;
    for text in include_str!("../../../../fixtures/positions/valid.sfens").lines() {
        let start = position(text);
        for played in &start.legal_moves() {
            let written = write(&start, played);
            let expected = start.play_unchecked(played).setup();
            taken += u32::from(quickly(&start, &written).is_some_and(|found| {
                assert_eq!(found.setup(), expected, "{written}");
                true
            }));
            // A slip of the pen: another square, another letter.
            for (at, with) in
                [(0, b'N'), (1, b'3'), (written.len() - 1, b'x'), (0, b'h'), (1, b'x')]
            {
                let mut wrong = written.clone().into_bytes();
                wrong[at] = with;
                let wrong = String::from_utf8(wrong).unwrap();
                if let Some(found) = quickly(&start, &wrong) {
                    let patient = read(&start, wrong.as_bytes())
                        .map(|move_| start.play_unchecked(move_).setup());
                    assert_eq!(patient, Ok(found.setup()), "{wrong}");
                }
            }
        }
    }
    assert!(taken > 10_000, "only {taken} moves were taken quickly");
}

fn quickly(position: &Position, text: &str) -> Option<Position> {
    let mut bytes = [0; 8];
    let length = text.len();
    bytes.get_mut(..length)?.copy_from_slice(text.as_bytes());
    let mut game = Follower::of(position);
    let mut without = Follower::of(&position.without_key());
    let word = u64::from_le_bytes(bytes);
    let played = super::play_quickly(&mut game, word, length);
    // With a key or without one, the same is played.
    assert_eq!(super::play_quickly(&mut without, word, length), played, "{text}");
    let (position, without) = (game.position(), without.position());
    assert_eq!(without.with_key().setup(), position.setup(), "{text}");
    assert_eq!(without.with_key().key(), position.key(), "{text}");
    played.then_some(position)
}
