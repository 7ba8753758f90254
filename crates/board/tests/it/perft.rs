//! Known numbers of move sequences. Each entry is counted as deep as a budget of nodes allows.

use jadoube_board::Position;

use crate::data;

/// Enough to reach depth 3 or 4 everywhere, and to finish in seconds.
const NODES: u64 = 300_000;

fn check(file: &str) {
    let (mut position, mut name, mut counted) = (None::<Position>, "", 0);
    let text = data::read(file);
    for line in text.lines() {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("id") => name = line,
            Some("epd") => position = Some(data::playable(line[4..].trim())),
            Some("perft") => {
                let depth: u32 = words.next().unwrap().parse().unwrap();
                let expected: u64 = words.next().unwrap().parse().unwrap();
                if expected <= NODES {
                    let position = position.as_ref().unwrap();
                    assert_eq!(position.perft(depth), expected, "{name} at depth {depth}");
                    counted += 1;
                }
            }
            _ => {}
        }
    }
    assert!(counted > 50, "{file}: only {counted} counts");
}

#[test]
fn tricky_positions() {
    check("perft/tricky.perft");
}

#[test]
fn random_positions() {
    check("perft/random.perft");
}

#[test]
fn chess960_positions() {
    check("perft/chess960.perft");
}

/// A rook captured on its original square takes its castling right along; a generator known for its speed
/// counts twelve too many here.
#[test]
fn captured_rook_loses_its_right() {
    let position = data::position("r3k2r/r7/8/8/8/8/6B1/R3K3 w Qkq - 0 1");
    assert_eq!(position.perft(4), 466_041);
}

/// Counting inside the tree, counting move by move, and counting through made positions agree.
#[test]
fn made_positions_count_the_same() {
    fn slowly(position: &Position, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = position.legal_moves();
        assert_eq!(moves.len() as u64, position.count_legal_moves());
        moves.into_iter().map(|played| slowly(&position.play_unchecked(played), depth - 1)).sum()
    }
    for text in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    ] {
        let position = data::position(text);
        assert_eq!(slowly(&position, 3), position.perft(3), "{text}");
    }
}
